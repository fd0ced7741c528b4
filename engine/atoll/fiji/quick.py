"""The rules that play asks again and again, each written down once as plain Python.

There is one text of them, in rules.py and phases.py; `atoll.readings.written` tells how it is read.
"""

from collections.abc import Sequence

from atoll.fiji import phases, rules
from atoll.fiji.components import Beads, Condition
from atoll.readings.written import written

cleared = written(phases.cleared)
contest = written(rules.contest)
goal_heads = written(rules.goal_heads)
held = written(rules.held)
payment = written(rules.payment)
ranking = written(rules.ranking)
taking = written(rules.taking)


@written
def counts(condition: Condition, offers: Sequence[Beads]) -> tuple[int, ...]:
    """What the condition counts of each offer."""
    return tuple([rules.counted(condition, offer) for offer in offers])
