"""Several scenarios of one thing, each different in something that matters.

That is another rule at work or another outcome; who does it, with how many of what and what then
lies where does not matter here.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import dropwhile

from atoll.table.scenario import Scenario

Matter = tuple[frozenset[str], frozenset[str]]
"""The rules at work, and the phrases of what happens."""
_LIES = {"now", "still", "nothing", "{now}"}
"""Words of phrases that say what lies where; a phrase may leave open which of them."""


def matter(scenario: Scenario) -> Matter:
    """What matters of a scenario."""
    then = dropwhile(lambda line: line.keyword != "Then", scenario.lines)
    phrases = (line.phrase for line in then)
    happens = frozenset(one for one in phrases if not _LIES & {*one.split()})
    return frozenset(scenario.tags), happens


def differing(scenarios: Iterable[Scenario], first: Iterable[Scenario] = ()) -> Iterator[Scenario]:
    """Those that differ from all before them, and from these that come first."""
    for (one,) in differing_pairs(((each,) for each in scenarios), ((each,) for each in first)):
        yield one


def differing_pairs(
    pairs: Iterable[Sequence[Scenario]], first: Iterable[Sequence[Scenario]] = ()
) -> Iterator[Sequence[Scenario]]:
    """The same of tables that are told by several scenarios, one for each side."""
    known = {tuple(map(matter, one)) for one in first}
    for one in pairs:
        if (found := tuple(map(matter, one))) not in known:
            known.add(found)
            yield one
