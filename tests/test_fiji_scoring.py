"""What is told of a scoring is what decided it, and no more."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from atoll import fiji
from atoll.fiji import Beads, Goal, Table
from atoll.fiji.scoring import score

NAMES = ["Ana", "Ben", "Cid", "Dot", "Eli"]
PILES = st.builds(Beads, *[st.integers(0, 2)] * 4)
GOALS = st.builds(
    lambda colours, ways: tuple(map(Goal, colours, ways)),
    st.permutations(range(4)),
    st.lists(st.booleans(), min_size=4, max_size=4),
)


def scored(hands: Sequence[Beads], goals: tuple[Goal, ...]) -> Table:
    table = fiji.setup(NAMES[: len(hands)], 1)
    return table._replace(stage="scoring", hands=tuple(hands), goals=goals, deal=())


def groups(hands: Sequence[Beads], goals: Sequence[Goal]) -> set[tuple[int, ...]]:
    """The seats that these goals do not tell apart."""
    kinds = [tuple(hand[goal.colour] for goal in goals) for hand in hands]
    same = (tuple(s for s, kind in enumerate(kinds) if kind == one) for one in kinds)
    return {seats for seats in same if len(seats) > 1}


@given(hands=st.lists(PILES, min_size=3, max_size=5), goals=GOALS)
def test_as_many_goals_are_told_as_are_needed(hands: list[Beads], goals: tuple[Goal, ...]) -> None:
    events = score(scored(hands, goals)).events
    told = [event.facts["goal"] for event in events if event.what == "goal"]
    assert told == list(goals[: len(told)])
    assert len(told) == 4 or not groups(hands, told)
    assert len(told) == 1 or groups(hands, told[:-1])
    shared = {event.facts["seats"] for event in events if event.what == "share"}
    assert shared == groups(hands, goals)


@given(hands=st.lists(PILES, min_size=3, max_size=5), goals=GOALS)
def test_a_tie_is_told_at_every_goal_that_leaves_one(
    hands: list[Beads], goals: tuple[Goal, ...]
) -> None:
    events = score(scored(hands, goals)).events
    told = [event.facts["goal"] for event in events if event.what == "goal"]
    for number, goal in enumerate(told, start=1):
        ties = {e.facts["seats"] for e in events if e.what == "tie" and e.facts["goal"] == goal}
        assert ties == groups(hands, told[:number])
