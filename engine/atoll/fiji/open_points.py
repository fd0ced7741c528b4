"""The points of Fiji that no text settles and no ruling changes: what each text says of them.

One answer is played, or left to the table; the others are told beside it.
Source: the texts of 2005 and 2006 and the condensed rules, compared sentence by sentence.
"""

from collections.abc import Mapping

from atoll.table.rulings import Answer, Ruling, open_point

_EN, _DE, _CONDENSED = "fiji-en-2006", "fiji-de-2005", "fiji-condensed"
_ENGLISH = (_EN, _CONDENSED)


_ALL = (
    open_point(
        "asking",
        "May one ask how many beads another player holds?",
        ("fiji_1_3",),
        "No text speaks of asking. All of them put the beads behind a screen, which would be of no "
        "use if they had to be told.",
        Answer("no_duty", "One may ask, and nobody has to answer.", (), (*_ENGLISH, _DE)),
        Answer("told", "Who is asked tells it."),
    ),
    open_point(
        "goal_top",
        "From whose side is the top of a goal card seen?",
        ("fiji_3_3",),
        "No text says it for the goals. The condensed one lays the indicator as the dealer sees "
        "it, the English one at the left of the row, and both need one side for all.",
        Answer(
            "one_side",
            "From the side on which the indicator lies at the left, for all players alike.",
            (),
            _ENGLISH,
        ),
        Answer("own_side", "Each player sees it from their own side."),
    ),
    open_point(
        "zero_for_most",
        "All better counts cancel. Does a player who counts zero execute a row that asks for the "
        "most?",
        ("fiji_4_6",),
        "The German text lets zero count as an offer everywhere. The English ones name zero for "
        "the fewest alone, and let whoever is left execute.",
        Answer("executes", "Yes: zero is a count like any other.", (_DE,), _ENGLISH),
        Answer("skipped", "No: none is not the most of anything.", (), _ENGLISH),
    ),
    open_point(
        "keep_moment",
        "Where a player may keep or pay the offer, when do they choose?",
        ("fiji_4_13",),
        "Only the German text leaves a choice. The card is to be executed now, and choices are "
        "made as their cards are; but the sentence about paying speaks of after the fourth row.",
        Answer("at_once", "When they execute the card, before the next row.", (), (_DE,)),
        Answer("after_rows", "After the fourth row, when the offers are paid.", (), (_DE,)),
    ),
    open_point(
        "keep_part",
        "May a player who keeps the offer keep a part of it and pay the rest?",
        ("fiji_4_13",),
        "The English text alone forbids it. The others speak of the offer as of one thing; as the "
        "German one says that the player need not pay, it can also be read as leaving them a part.",
        Answer("whole", "No: never a part of it.", (_EN,), (_DE, _CONDENSED)),
        Answer("part", "Yes: any part of it.", (), (_DE,)),
    ),
    open_point(
        "heads_run_out",
        "What happens when the 40 heads in the box have run out?",
        ("fiji_5_7",),
        "No text says it. Heads only count, so they can be noted; to stop at the box would need a "
        "rule for who goes short.",
        Answer("count_on", "They are noted and counted on."),
        Answer("box_only", "No more are taken than there are."),
    ),
)

OPEN_POINTS: Mapping[str, Ruling] = {point.name: point for point in _ALL}
