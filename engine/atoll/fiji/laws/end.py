"""Laws about the end of the game."""

from atoll.fiji.laws.speech import Numbers, same
from atoll.fiji.rules import winners
from atoll.proof.law import Breach, law
from atoll.words import Flag, choose, count, every, no, some


@law(
    "fiji_6_2",
    "fiji_6_3",
    breach=Breach("mine >= theirs for theirs in owned", "mine > theirs for theirs in owned"),
)
def the_winners_are_those_whom_nobody_outdoes(heads: Numbers, shared: Flag) -> Flag:
    """Who has the most heads wins; where a victory is not shared, only if no other has as many."""
    most = [no(some([theirs > mine for theirs in heads])) for mine in heads]
    alone = [count([theirs == mine for theirs in heads]) == 1 for mine in heads]
    expected = [every([best, some([shared, its])]) for best, its in zip(most, alone, strict=True)]
    return same(winners(heads, shared=shared), expected)


@law(
    "fiji_6_3",
    under=("final_tie=shared",),
    breach=Breach("victory = some([shared, count(best) == 1])", "victory = count(best) == 1"),
)
def somebody_wins_where_a_victory_can_be_shared(heads: Numbers, shared: Flag) -> Flag:
    """A game ends with one winner or with several who share the victory, never with none."""
    return some(winners(heads, shared=shared))


@law(
    "fiji_6_2",
    "fiji_6_3",
    breach=Breach(
        "return tuple(every([mine, victory]) for mine in best)",
        "return contest(owned, most=True).executes",
    ),
)
def a_game_has_one_winner_or_equals_at_the_top(heads: Numbers, shared: Flag) -> Flag:
    """Either one player has the most heads and wins alone, or several do and win all or none."""
    wins = count(winners(heads, shared=shared))
    tops = count([every([mine >= theirs for theirs in heads]) for mine in heads])
    alone = every([tops == 1, wins == 1])
    several = every([tops > 1, wins == choose(shared, tops, 0)])
    return count([alone, several]) == 1
