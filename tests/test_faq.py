"""The questions as answered: an answer is a whole sentence, over all its lines."""

from atoll.book.faq import faq
from atoll.book.last_run import Results


def results(*lines: str) -> Results:
    return [
        {
            "file": "features/fiji/faq/offers.feature",
            "line": 3,
            "row": None,
            "name": "Are five beads too many?",
            "description": "\n".join(lines),
            "tags": ["fiji_q_o1", "fiji_4_1", "stated"],
        }
    ]


def test_an_answer_goes_on_until_its_sentence_ends() -> None:
    shown = results("They are: a fist holds", "  four beads at most.", "Nobody", "may offer more.")
    answer = faq("fiji", shown)["fiji_q_o1"].answers[0]
    assert answer.says == "They are: a fist holds four beads at most."
    assert answer.because == "Nobody may offer more."


def test_an_answer_without_an_end_is_told_whole() -> None:
    answer = faq("fiji", results("They are,", "all five"))["fiji_q_o1"].answers[0]
    assert (answer.says, answer.because) == ("They are, all five", "")
