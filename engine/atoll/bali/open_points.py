"""The points of Bali that no text settles and no ruling changes: what each text says of them.

One answer is played, or left to the table; the others are told beside it.
Source: bali-en-2009; pages of reviewers where they are named.
"""

from collections.abc import Mapping

from atoll.table.rulings import Answer, Ruling, open_point, unanswered

EN = "bali-en-2009"
"""The text of which the points of Bali are asked."""

_INVENTED = (
    open_point(
        "dalang_deck",
        "How often is each pair of islands among the 24 Dalang cards?",
        ("bali_0_5",),
        "No text tells it. The even deck is invented, the plainest that fits.",
        Answer("even", "Four times each: the working deck."),
        Answer("own", "As the cards of your box have it, given as a file."),
    ),
    open_point(
        "mask_values",
        "Which values do the sixteen masks have?",
        ("bali_0_6",),
        "The rulebook has a mask of 4, and one page rows that begin with 2 and 3. Anything else "
        "is invented.",
        Answer("four_each", "Four each of 2, 3, 4 and 5: the working masks."),
        Answer("own", "As the masks of your box have it, given as a file."),
    ),
    open_point(
        "start_deck",
        "What do the start cards name, but for the prince and the priest of card 1?",
        ("bali_1_6", "bali_1_7"),
        "They cannot be deduced. The working cards satisfy everything that is known; they are "
        "invented.",
        Answer("working", "What the working cards name."),
        Answer("own", "What the cards of your box name, given as a file."),
    ),
)
_PLAYED = (
    open_point(
        "first_side",
        "To which side of an island is the first card dealt?",
        ("bali_1_2",),
        "No text names a side. Of shuffled cards it changes nothing.",
        Answer("any", "To any.", read_by=(EN,)),
        Answer("dealer", "To the left neighbour of who deals."),
    ),
    open_point(
        "reshuffle_later",
        "By `reshuffle=at_once` the last card is drawn, and no card is on the discard pile. When "
        "is it shuffled?",
        ("bali_2_2",),
        "There is nothing to shuffle yet, and no text speaks of it. It matters where `reshuffle` "
        "is answered with `at_once`.",
        Answer("when_needed", "When a card is to be drawn.", read_by=(EN,)),
        Answer("first_card", "As soon as a card lies there.", read_by=(EN,)),
    ),
    open_point(
        "saved_order",
        "In which order do saved cards lie on a pile?",
        ("bali_3_3",),
        "One page has them on top of the piles and says no more. It matters where the pile is "
        "more than four cards when it is taken up.",
        Answer("as_saved", "As their owner lays them, one after the other."),
        Answer("shuffled", "Shuffled."),
    ),
    open_point(
        "too_few_to_take",
        "A scholar takes cards, and the piles hold fewer than three. What then?",
        ("bali_4_3",),
        "Nothing is said; cards that are not there cannot be taken.",
        Answer("all_there", "All that there are can be taken."),
        Answer("none", "Cards cannot be taken, only placed."),
    ),
    open_point(
        "second_when",
        "When does a player play the second scholar or artist?",
        ("bali_4_6", "bali_5_5"),
        "The first card is said to let a player take part, the second to end the turn; in which "
        "order among the others is not said.",
        Answer(
            "own_answer", "After their own exchange, before the next player answers.", read_by=(EN,)
        ),
        Answer("after_all", "After all have answered.", read_by=(EN,)),
    ),
    open_point(
        "equal_shows",
        "Two passive players show equally many cards, and more than the active player. Who is "
        "ahead?",
        ("bali_6_3",),
        "The pages compare with the active player alone, and no text breaks a tie. Where each has "
        "to show more than the best so far, as in the printed example, there is none.",
        Answer("earlier", "The earlier: the later has to show more.", read_by=(EN,)),
        Answer("tie", "Neither, and the chip stays where it is."),
    ),
    open_point(
        "passed_again",
        "By `raising=again`, may a player show cards who has passed before?",
        ("bali_6_4",),
        "No text tells a second round. It matters where `raising` is answered with `again`.",
        Answer("may", "Yes: all are asked until nobody shows more."),
        Answer("out", "No: who has passed is out of the contest."),
    ),
    open_point(
        "mask_moment",
        "Is a mask taken before or after the hands are changed?",
        ("bali_9_6",),
        "The part on changes has all players switch at once and a scoring after it; the example of "
        "the scoring takes the mask first. It changes nothing: no mask goes by the cards in hand.",
        Answer("after_hands", "After.", read_by=(EN,)),
        Answer("before_hands", "Before.", read_by=(EN,)),
    ),
    open_point(
        "unused_side",
        "With three players, which side of the islands stays unused?",
        ("bali_11_1",),
        "No text says it, and it changes nothing: the empty side is skipped.",
        Answer("agreed", "The one that the players choose.", read_by=(EN,)),
        Answer("by_lot", "One that is drawn.", read_by=(EN,)),
    ),
    open_point(
        "unused",
        "With three players, is the start card that is left out seen?",
        ("bali_11_2",),
        "No text says so. Its prince and priest follow from the chips that lie aside, and no move "
        "depends on the rest.",
        Answer("drawn", "No: it is drawn, and its islands are told by the chips alone."),
        Answer("seen", "Yes, by all."),
    ),
)

OPEN_POINTS: Mapping[str, Ruling] = {point.name: point for point in (*_INVENTED, *_PLAYED)}

_FILE = "write `{}` into a file, as docs/records.md shows, and `atoll play bali --own FILE`"
_PARTS = {"dalang_deck": "dalang", "mask_values": "masks", "start_deck": "start_cards"}

UNANSWERED: Mapping[str, str] = unanswered(
    OPEN_POINTS, {name: _FILE.format(part) for name, part in _PARTS.items()}
)
"""What is said to who answers one of them."""
