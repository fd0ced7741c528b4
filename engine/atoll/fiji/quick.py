"""The rules that play asks again and again, each written down once as plain Python.

There is one text of them, in rules.py and phases.py; `atoll.readings.written` tells how it is read.
"""

from atoll.fiji import phases, rules
from atoll.readings.written import written

__all__ = ["cleared", "contest", "goal_heads", "payment", "ranking", "taking"]

cleared = written(phases.cleared)
contest = written(rules.contest)
goal_heads = written(rules.goal_heads)
payment = written(rules.payment)
ranking = written(rules.ranking)
taking = written(rules.taking)
