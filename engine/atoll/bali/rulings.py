"""The open points of Bali with their answers, and its one edition.

Of the German rules of 2001 no copy is at hand; the translation of 2009 has lost several lists, so
nearly all are open.
Source: bali-en-2009; pages of reviewers where they are named.
"""

from collections.abc import Mapping
from functools import partial

from atoll.bali.open_points import EN, UNANSWERED
from atoll.table.rulings import Answer, Edition, Ruling, answers, disputed, open_point

_ALL = (
    # Warriors, scholars and artists
    disputed(
        "flee_keep",
        "How many cards does a player save who flees?",
        ("bali_3_3",),
        "The list is lost. One review that goes through the rules step by step has three, "
        "another at most four, which may be the limit of a pile.",
        Answer("three", "Three.", sources=("bali-ludozine/warrior",)),
        Answer("four", "Four.", sources=("bali-reich/warrior",)),
    ),
    disputed(
        "flee_must",
        "Must a player who flees save as many cards as can be saved?",
        ("bali_3_3",),
        "The list is lost; the review that has three words it as a must, that which has four as a "
        "most.",
        Answer("must", "Yes: as many as there are.", sources=("bali-ludozine/warrior",)),
        Answer("may", "No: that many or fewer.", sources=("bali-reich/warrior",)),
    ),
    open_point(
        "flee_spread",
        "May all saved cards go to one island?",
        ("bali_3_3",),
        "The piles at other islands are spoken of, and no more is known.",
        Answer("any", "Yes, in any way."),
        Answer("one_each", "No: one card to each of the other islands."),
    ),
    open_point(
        "scholar_place",
        "How many cards may a scholar place?",
        ("bali_4_4",),
        "Three are taken in the one narrated game; of placing no number is readable.",
        Answer("three", "Three."),
        Answer("any_number", "Any number."),
    ),
    open_point(
        "scholar_count",
        "Are these numbers of a scholar the most, or exactly how many?",
        ("bali_4_1", "bali_4_3", "bali_4_4"),
        "The text gives a right, and a right need not be used up.",
        Answer("up_to", "The most: fewer may be exchanged, or none.", read_by=(EN,)),
        Answer("exactly", "So many, or as many as there are."),
    ),
    open_point(
        "scholar_on",
        "Where do cards go that a scholar places?",
        ("bali_4_4",),
        "Only of flight a page says it: on top.",
        Answer("top", "On top of the pile."),
        Answer("bottom", "Under the pile."),
    ),
    open_point(
        "scholar_taking",
        "Does a player see a card that a scholar takes before taking the next?",
        ("bali_4_3",),
        "Nothing is said; named at once, no card that is seen decides about another.",
        Answer("at_once", "No: the piles are named first."),
        Answer("one_by_one", "Yes: one card after the other."),
    ),
    open_point(
        "artist_none",
        "May an artist swap no card at all?",
        ("bali_5_1",),
        "The text gives a right to swap.",
        Answer("may", "Yes.", read_by=(EN,)),
        Answer("one_at_least", "No: one card at least, where there is one."),
    ),
    open_point(
        "artist_limit",
        "Does the limit of three cards hold for passive players too?",
        ("bali_5_1", "bali_5_4"),
        "One review has the number and does not say of whom, so it is taken to mean all.",
        Answer("all", "Yes.", sources=("bali-reich/artist",)),
        Answer("active_only", "No: they swap any number."),
    ),
    open_point(
        "second_card",
        "Does a second scholar or artist bring a second exchange?",
        ("bali_4_6", "bali_5_5"),
        "The first card is said to let a player take part, the second to end the turn.",
        Answer("ends_only", "No: it only ends the turn.", read_by=(EN,)),
        Answer("exchange_again", "Yes: before the turn ends."),
    ),
    open_point(
        "spare_with_three",
        "Is a player spared among three?",
        ("bali_3_1",),
        "The pages that tell of sparing name no number of players.",
        Answer("spared", "Yes: one opponent alone is challenged."),
        Answer("nobody", "No: both are challenged."),
    ),
    open_point(
        "spare_must",
        "Must somebody be spared?",
        ("bali_3_1",),
        "One review words it as a must; the translation says that the opponents are challenged.",
        Answer("must", "Yes.", sources=("bali-ludozine/warrior",)),
        Answer("may", "No: all may be challenged.", read_by=(EN,)),
    ),
    open_point(
        "forced_rest",
        "Must the others still answer a warrior once the turn is forced to end?",
        ("bali_3_6",),
        "The text lets the others play after a forced end of an artist, and says nothing "
        "of warriors.",
        Answer("answer", "Yes: all who are challenged answer.", read_by=(EN,)),
        Answer("cut_off", "No: the turn ends at once.", read_by=(EN,)),
    ),
    # Contests
    open_point(
        "show_fewer",
        "May a player show fewer cards than there are in the hand?",
        ("bali_6_2", "bali_6_3"),
        "The text gives a right to show further cards.",
        Answer("may", "Yes.", read_by=(EN,)),
        Answer("all", "No: who shows, shows all."),
    ),
    open_point(
        "show_none",
        "Nobody shows a card. Does the active player win the contest?",
        ("bali_6_5",),
        "Others have to show more, and nobody does.",
        Answer("active_wins", "Yes."),
        Answer("stays", "No: the chip stays where it is."),
    ),
    open_point(
        "raising",
        "May a player who was outdone show more?",
        ("bali_6_4",),
        "The printed example ends with the last player in order, and a page describes one round.",
        Answer("once", "No: each is asked once.", (), (EN,), ("bali-fontiva/contest",)),
        Answer("again", "Yes: until nobody shows more."),
    ),
    open_point(
        "holding",
        "May a priest or a prince be played by who has the chip already?",
        ("bali_6_1",),
        "The card is played with the goal of bringing the chip; it may be played to keep "
        "others busy.",
        Answer("may", "Yes.", read_by=(EN,)),
        Answer("may_not", "No.", read_by=(EN,)),
    ),
    open_point(
        "aside",
        "With three players the chip lies aside, and nobody shows a card. Does it come?",
        ("bali_11_3",),
        "It comes after cards have been shown, which speaks against it; here such a contest is won "
        "as any other in which nobody shows one.",
        Answer("active_wins", "Yes: it comes to the active player."),
        Answer("stays", "No: it stays aside.", read_by=(EN,)),
    ),
    # Changes of island, scorings and the end
    open_point(
        "prevent_again",
        "May a Dalang card be played where the change is prevented already?",
        ("bali_8_3",),
        "The others need not play one, the examples say; whether they may, nobody does.",
        Answer("no", "No: the next player is not asked.", read_by=(EN,)),
        Answer("yes", "Yes.", read_by=(EN,)),
    ),
    open_point(
        "arrange",
        "May a player choose the order in which a hand is laid down?",
        ("bali_8_6",),
        "Nothing is said, and nobody could see it.",
        Answer("arranged", "Yes."),
        Answer("as_held", "No: as it is held, cards that came later on top."),
    ),
    open_point(
        "cut_seen",
        "Who sees the cards that are cut from too large a pile?",
        ("bali_8_8",),
        "They come from the top of a pile that lies face down; nothing is said.",
        Answer("owner", "Whose pile it is."),
        Answer("nobody", "Nobody."),
        Answer("all", "All."),
    ),
    open_point(
        "limit_always",
        "Does the limit of four cards hold where there is no scoring?",
        ("bali_8_8",),
        "It is told in an example of a change with a scoring.",
        Answer("always", "Yes.", read_by=(EN,)),
        Answer("with_scoring", "No: only with a scoring.", read_by=(EN,)),
    ),
    open_point(
        "second_mask",
        "Two players take a mask, of different values. Who takes the lower?",
        ("bali_9_4",),
        "Of one mask that is left the text says that the active player takes it and the second "
        "player goes without, which can be read as an order; of two masks it says nothing.",
        Answer("active_first", "The active player.", read_by=(EN,)),
        Answer("other_first", "The other player."),
        Answer("active_chooses", "As the active player chooses."),
    ),
    open_point(
        "ender",
        "Who has caused the end where the other player takes the last mask?",
        ("bali_10_5",),
        "The active player has moved the Dalang; the last mask ends the game.",
        Answer("active", "The active player.", read_by=(EN,)),
        Answer("last_taker", "Who took the last mask.", read_by=(EN,)),
    ),
    # Stocks, and what may be known
    open_point(
        "both_empty",
        "The draw pile and the discard pile cannot give all their cards. Who draws?",
        ("bali_2_2", "bali_2_1"),
        "A new draw pile is made of the discard pile; that both are empty is not spoken of.",
        Answer("as_many", "Each in order, as long as there are cards."),
        Answer("turn_only", "The active player alone, as many as there are."),
    ),
    open_point(
        "reshuffle",
        "When is the discard pile made a new draw pile?",
        ("bali_2_2",),
        "When the draw pile is exhausted, which can be at once or when a card is needed.",
        Answer("when_needed", "When a card is to be drawn and none is there.", read_by=(EN,)),
        Answer("at_once", "As soon as the last card is drawn.", read_by=(EN,)),
    ),
    open_point(
        "sizes",
        "May all know how many cards are in a hand or a pile?",
        ("bali_0_8",),
        "Nothing is said; everybody sees the cards lie.",
        Answer("public", "Yes."),
        Answer("secret", "No."),
    ),
    open_point(
        "discard",
        "May the discard pile be looked through?",
        ("bali_0_8", "bali_2_8"),
        "Nothing is said of it, not even that cards are played face up.",
        Answer("open", "Yes."),
        Answer("closed", "No."),
    ),
    open_point(
        "own_piles",
        "May a player look at their own piles during the game?",
        ("bali_0_8", "bali_1_3"),
        "That nobody may is said of the setup alone; elsewhere the piles are face down.",
        Answer("hidden", "No.", read_by=(EN,)),
        Answer("seen", "Yes.", read_by=(EN,)),
    ),
)

RULINGS: Mapping[str, Ruling] = {ruling.name: ruling for ruling in _ALL}

_USUAL = {ruling.name: ruling.default for ruling in _ALL}

EDITIONS: Mapping[str, Edition] = {
    EN: Edition(EN, "Bali, English translation", "en", 2009, _USUAL),
}

answered = partial(answers, RULINGS, EDITIONS, others=UNANSWERED)
"""The answers of an edition (the defaults without one), changed by house rules.

Errors: UnknownRuling names what can be chosen.
"""
