"""What players of Bali ask most, answered by the rules for every case: the tables of the site.

Who wins a contest: by what each player shows, and where the chip lies.
"""

from collections.abc import Iterator
from itertools import compress, product

from atoll.bali import rules
from atoll.bali.decisions.masks import scores
from atoll.bali.decisions.totals import total, victory
from atoll.bali.rulings import RULINGS
from atoll.bali.table import SEATS
from atoll.bali.telling import NAMES
from atoll.table import counted, listed
from atoll.table.decisions import Answer, Decision, Input, Variant, numbers, variant

_MOST = 4
_ASIDE = "nobody: it lies aside"


def wins() -> Decision:
    """The winner of a contest for a priest or a prince, for all that is shown."""
    return Decision(
        "wins",
        "Who wins this contest?",
        "For a priest as for a prince: in whose village is the chip, and how many cards does each "
        "player show, clockwise from Blue, who has played the card? 0 is a pass; the played card "
        "does not count.",
        ("bali_6_2", "bali_6_3", "bali_6_5", "bali_11_3"),
        tuple(map(_variant, SEATS)),
        (("Cards are shown by", "The contest is won by"), *_patterns()),
        "Each shows more than all before, or passes: so the last to show wins. Where the ruling is "
        "raising=again, players who were outdone are asked again.",
    )


def _variant(seats: int) -> Variant:
    names = NAMES[:seats]
    owners = names if seats == len(NAMES) else (*names, _ASIDE)
    given = [numbers(f"{name} shows", 0, _MOST) for name in names]
    return variant(f"{seats} players", [Input("The chip is with", owners), *given], _answer)


def _answer(values: tuple[str, ...]) -> Answer:
    owner, shown = values[0], [*map(int, values[1:])]
    for seat, number in enumerate(shown):
        if number and seat and not rules.beats(number, shown[:seat]):
            best = counted(max(shown[:seat]), "card")
            fix = f"{NAMES[seat]} has to show more than {best}, or to pass"
            return Answer(f"Not possible: {fix}.", ("bali_6_3",))
    ruling = "aside" if owner == _ASIDE else "show_none"
    found = rules.contest(shown, stays=RULINGS[ruling].default == "stays")
    winner = NAMES[found.wins.index(True)]
    because = "bali_11_3" if owner == _ASIDE else "bali_6_5"
    if not any(shown):
        return _nobody(winner if found.comes else owner, owner, ruling, because)
    return Answer(f"{winner} wins with {max(shown)}: the chip {_goes(winner, owner)}.", (because,))


def _goes(winner: str, owner: str) -> str:
    return f"stays with {owner}" if winner == owner else f"goes to {winner}"


def _nobody(has: str, owner: str, ruling: str, because: str) -> Answer:
    """Where nobody shows a card, and where the other answer would leave the chip."""
    said = "Nobody shows a card: the chip"
    if has == owner:
        return Answer(f"{said} {_goes(has, owner)}.", (because,))
    stays, by = "aside" if owner == _ASIDE else f"with {owner}", f"{ruling}=stays"
    told = f"{said} {_goes(has, owner)}, the active player (by {by} it stays {stays})."
    return Answer(told, (because,), ((by, f"{said} stays {stays}."),))


def _patterns() -> Iterator[tuple[str, str]]:
    """Whoever shows, each one more than all before."""
    for shows in sorted(product((False, True), repeat=len(NAMES)), key=sum):
        found = rules.contest(
            [sum(shows[: place + 1]) if one else 0 for place, one in enumerate(shows)], stays=False
        )
        yield listed(compress(NAMES, shows)) or "nobody", NAMES[found.wins.index(True)]


def decisions() -> tuple[Decision, ...]:
    """Contests, scorings, totals, and who wins."""
    return wins(), scores(), total(), victory()
