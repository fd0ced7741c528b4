"""The open points of Fiji with their answers, and its three published texts.

Each default is that of the English rulebook, the newest complete text.
Source: the texts of 2005 and 2006 and the condensed rules, compared sentence by sentence.
"""

from collections.abc import Mapping
from functools import partial

from atoll.fiji.open_points import OPEN_POINTS
from atoll.table.rulings import Answer, Edition, Ruling, answers, disputed, open_point, unanswered

_EN, _DE, _CONDENSED = "fiji-en-2006", "fiji-de-2005", "fiji-condensed"
_BOTH = (_EN, _DE)


_ALL = (
    disputed(
        "half",
        "Half of an odd number of beads: is it rounded down or up?",
        ("fiji_4_11",),
        "Two of three texts and the later rulebook round down; the older German text rounds up.",
        Answer(
            "down",
            "The odd bead stays in the supply.",
            (_EN, _CONDENSED),
            sources=("fiji-hamzy/half",),
        ),
        Answer("up", "The odd bead is taken too.", (_DE,)),
    ),
    disputed(
        "shared_place",
        "How many heads does each player take for a place that several share?",
        ("fiji_5_5",),
        "The English texts name the next lower rank. The German 'lower place' can be read both "
        "ways; the one that never needs more heads than the box holds is taken for it. "
        "Two tied players take the same under both; by the next lower rank three or more who "
        "share the last place take heads.",
        Answer(
            "next_place",
            "Each takes what the place right after the shared one pays.",
            (_EN, _CONDENSED),
            (_DE,),
        ),
        Answer(
            "lowest_place",
            "Each takes what the last of the places they fill pays: a head per player behind.",
            read_by=(_DE,),
        ),
    ),
    open_point(
        "after_shared",
        "Which place comes after a place that several share?",
        ("fiji_5_6",),
        "No text says it. The ranking example of both rulebooks gives two players who are tied on "
        "the first goal places 1 and 2, and the next ones places 3 and 4.",
        Answer("skip", "As many places are skipped as are filled: 1, 1, 3.", read_by=_BOTH),
        Answer("next", "The very next one: 1, 1, 2."),
    ),
    disputed(
        "keep_offer",
        "Must the player who executes the keep card keep the offer?",
        ("fiji_4_13",),
        "The English texts say that the offer is kept. The German one says that the player need "
        "not pay; only its heading, no loss of the offer, can be read as the English ones.",
        Answer("must", "The whole offer is kept.", (_EN, _CONDENSED), (_DE,)),
        Answer("may", "The player chooses to keep or pay all of it.", (_DE,)),
    ),
    open_point(
        "swap",
        "Which two goal cards may be swapped?",
        ("fiji_4_15",),
        "Every text speaks of two goal cards and says no more of them; none asks for neighbours.",
        Answer("any", "Any two different goal cards.", read_by=(*_BOTH, _CONDENSED)),
        Answer("neighbours", "Two goal cards that lie side by side."),
    ),
    open_point(
        "final_tie",
        "Who wins when several players have the most heads at the end?",
        ("fiji_6_3",),
        "The English rulebook shares the victory; the German and the condensed text are silent.",
        Answer("shared", "All of them share the victory.", (_EN,)),
        Answer("nobody", "Nobody: no player alone has the most."),
    ),
    disputed(
        "supply_laid",
        "Is the supply of a new round what is left of the old one, or a set laid anew?",
        ("fiji_1_2", "fiji_7_2"),
        "The texts differ in words only: all beads come back, so both lay the same supply.",
        Answer("once", "It is laid in the first round only.", (_EN, _CONDENSED)),
        Answer("each_round", "A set is laid at the start of every round.", (_DE,)),
    ),
    disputed(
        "seats",
        "How many can play?",
        ("fiji_0_2",),
        "Both rulebooks have the game for two. The condensed text calls Fiji a game for two to "
        "five and gives rules for three to five.",
        Answer("two_to_five", "Two to five; two play by chapter 7.", (_EN, _DE)),
        Answer("three_to_five", "Three to five.", (_CONDENSED,)),
    ),
    open_point(
        "set_aside",
        "Are the beads that two players set aside shown at the end of the round?",
        ("fiji_7_4",),
        "No text says it. Both rulebooks put them away in secret, and neither lifts that.",
        Answer("hidden", "No: they go back unseen.", read_by=_BOTH),
        Answer("shown", "Yes: they are shown with the hands."),
    ),
)

RULINGS: Mapping[str, Ruling] = {ruling.name: ruling for ruling in _ALL}

_ENGLISH = {ruling.name: ruling.default for ruling in _ALL}
_GERMAN = {
    "half": "up",
    "shared_place": "lowest_place",
    "keep_offer": "may",
    "supply_laid": "each_round",
}
_FINAL_TIE = {"final_tie": "Only the most heads are spoken of; a tie is not."}
_CONDENSED_ALONE = {
    "after_shared": "Only the shared place itself is spoken of.",
    "set_aside": "It has no game for two, so nothing is set aside.",
}

EDITIONS: Mapping[str, Edition] = {
    edition.id: edition
    for edition in (
        Edition(_EN, "Fiji, English rulebook", "en", 2006, _ENGLISH, {}),
        Edition(_DE, "Fiji, German rulebook", "de", 2005, _ENGLISH | _GERMAN, _FINAL_TIE),
        Edition(
            _CONDENSED,
            "Fiji, condensed English rules for 3 to 5 players",
            "en",
            None,
            _ENGLISH | {"seats": "three_to_five"},
            _FINAL_TIE | _CONDENSED_ALONE,
        ),
    )
}

answered = partial(answers, RULINGS, EDITIONS, others=unanswered(OPEN_POINTS))
"""The answers of an edition (the defaults without one), changed by house rules.

Errors: UnknownRuling names what can be chosen.
"""
