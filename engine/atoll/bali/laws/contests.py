"""Laws about contests for a chip, and who has both."""

from atoll.bali.rules import Numbers, beats, contest
from atoll.proof.law import Breach, Claim, law
from atoll.proof.speech import implies, same
from atoll.words import Flag, count, every, no, some


@law(
    "bali_6_5",
    breach=Breach("no(earlier == most)", "no(earlier < most)"),
)
def of_those_who_show_cards_one_wins_the_contest(shows: Numbers, stays: Flag) -> Flag:
    """However many cards are shown, exactly one player wins."""
    return count(contest(shows, stays=stays).wins) == 1


@law("bali_6_5", breach=Breach("every([one == most,", "every([one < most,"))
def who_shows_more_than_all_others_wins_the_contest(shows: Numbers, stays: Flag) -> Flag:
    """Nobody else wins where one player has shown more than each other."""
    places = range(len(shows))
    more = [every([shows[s] > shows[r] for r in places if r != s]) for s in places]
    wins = contest(shows, stays=stays).wins
    return implies(some(more), same(wins, more))


@law(
    "bali_6_5",
    breach=Breach("for earlier in shown[:place]]", "for earlier in shown[place + 1 :]]"),
)
def of_equals_the_first_in_order_wins_the_contest(shows: Numbers, stays: Flag) -> Flag:
    """Who wins has shown more than all before, and no fewer than all after."""
    places = range(len(shows))
    before = [every([shows[s] > shows[r] for r in places if r < s]) for s in places]
    after = [every([shows[s] >= shows[r] for r in places if r > s]) for s in places]
    best = [every(pair) for pair in zip(before, after, strict=True)]
    return same(contest(shows, stays=stays).wins, best)


@law(
    "bali_6_5",
    "bali_11_3",
    breach=Breach("some([most > 0, no(stays)])", "some([most > 1, no(stays)])"),
)
def where_nobody_shows_a_card_a_passive_player_never_wins(shows: Numbers, stays: Flag) -> Flag:
    """Then the active player wins or the chip stays; if a card is shown, the chip comes."""
    found = contest(shows, stays=stays)
    nothing = every([one == 0 for one in shows])
    passive = some(found.wins[1:])
    comes = implies(no(nothing), found.comes)
    return every([no(every([nothing, passive])), comes, implies(nothing, found.comes == no(stays))])


@law("bali_6_3", breach=Breach("number > one for one in shown", "number >= one for one in shown"))
def shows_that_may_be_made_grow(shows: Numbers) -> Claim:
    """If each player shows what is allowed, the last has shown most and wins the contest."""
    allowed = [beats(one, [0, *shows[:place]]) for place, one in enumerate(shows)]
    grows = [shows[s - 1] < shows[s] for s in range(1, len(shows))]
    return Claim(every(allowed), every([*grows, contest(shows, stays=False).wins[-1]]))
