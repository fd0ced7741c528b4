"""The rulings of Bali on warriors, scholars and artists."""

from atoll.bali.points.texts import EN
from atoll.table.asking import disputed, open_point
from atoll.table.rulings import Answer

__all__ = ["RULINGS"]

RULINGS = (
    disputed(
        "flee_keep",
        "How many cards does a player save who flees?",
        ("bali_3_3",),
        "The list is lost. One review that goes through the rules step by step has three, "
        "another at most four, which may be the limit of a pile.",
        (
            Answer("three", "Three.", sources=("bali-ludozine/warrior",)),
            Answer("four", "Four.", sources=("bali-reich/warrior",)),
        ),
    ),
    disputed(
        "flee_must",
        "Must a player who flees save as many cards as can be saved?",
        ("bali_3_3",),
        "The list is lost; the review that has three words it as a must, that which has four as a "
        "most.",
        (
            Answer("must", "Yes: as many as there are.", sources=("bali-ludozine/warrior",)),
            Answer("may", "No: that many or fewer.", sources=("bali-reich/warrior",)),
        ),
    ),
    open_point(
        "flee_spread",
        "May all saved cards go to one island?",
        ("bali_3_3",),
        "The piles at other islands are spoken of, and no more is known.",
        (
            Answer("any", "Yes, in any way."),
            Answer("one_each", "No: one card to each of the other islands."),
        ),
    ),
    open_point(
        "scholar_place",
        "How many cards may a scholar place?",
        ("bali_4_4",),
        "Three are taken in the one narrated game; of placing no number is readable.",
        (
            Answer("three", "Three."),
            Answer("any_number", "Any number."),
        ),
    ),
    open_point(
        "scholar_count",
        "Are these numbers of a scholar the most, or exactly how many?",
        ("bali_4_1", "bali_4_3", "bali_4_4"),
        "The text gives a right, and a right need not be used up.",
        (
            Answer("up_to", "The most: fewer may be exchanged, or none.", read_by=(EN,)),
            Answer("exactly", "So many, or as many as there are."),
        ),
    ),
    open_point(
        "scholar_on",
        "Where do cards go that a scholar places?",
        ("bali_4_4",),
        "Only of flight a page says it: on top.",
        (
            Answer("top", "On top of the pile."),
            Answer("bottom", "Under the pile."),
        ),
    ),
    open_point(
        "scholar_taking",
        "Does a player see a card that a scholar takes before taking the next?",
        ("bali_4_3",),
        "Nothing is said; named at once, no card that is seen decides about another.",
        (
            Answer("at_once", "No: the piles are named first."),
            Answer("one_by_one", "Yes: one card after the other."),
        ),
    ),
    open_point(
        "artist_none",
        "May an artist swap no card at all?",
        ("bali_5_1",),
        "The text gives a right to swap.",
        (
            Answer("may", "Yes.", read_by=(EN,)),
            Answer("one_at_least", "No: one card at least, where there is one."),
        ),
    ),
    open_point(
        "artist_limit",
        "Does the limit of three cards hold for passive players too?",
        ("bali_5_1", "bali_5_4"),
        "One review has the number and does not say of whom, so it is taken to mean all.",
        (
            Answer("all", "Yes.", sources=("bali-reich/artist",)),
            Answer("active_only", "No: they swap any number."),
        ),
    ),
    open_point(
        "second_card",
        "Does a second scholar or artist bring a second exchange?",
        ("bali_4_6", "bali_5_5"),
        "The first card is said to let a player take part, the second to end the turn.",
        (
            Answer("ends_only", "No: it only ends the turn.", read_by=(EN,)),
            Answer("exchange_again", "Yes: before the turn ends."),
        ),
    ),
    open_point(
        "spare_with_three",
        "Is a player spared among three?",
        ("bali_3_1",),
        "The pages that tell of sparing name no number of players.",
        (
            Answer("spared", "Yes: one opponent alone is challenged."),
            Answer("nobody", "No: both are challenged."),
        ),
    ),
    open_point(
        "spare_must",
        "Must somebody be spared?",
        ("bali_3_1",),
        "One review words it as a must; the translation says that the opponents are challenged.",
        (
            Answer("must", "Yes.", sources=("bali-ludozine/warrior",)),
            Answer("may", "No: all may be challenged.", read_by=(EN,)),
        ),
    ),
    open_point(
        "forced_rest",
        "Must the others still answer a warrior once the turn is forced to end?",
        ("bali_3_6",),
        "The text lets the others play after a forced end of an artist, and says nothing "
        "of warriors.",
        (
            Answer("answer", "Yes: all who are challenged answer.", read_by=(EN,)),
            Answer("cut_off", "No: the turn ends at once.", read_by=(EN,)),
        ),
    ),
)
