"""How much half is, for any number of beads of a colour."""

from atoll.fiji import rules
from atoll.fiji.components import BOX, NO_BEADS, Effect
from atoll.fiji.rulings import RULINGS
from atoll.table.decisions import Answer, Decision, named, numbers, variant, ways
from atoll.telling.scenario import Rows


def half() -> Decision:
    """Half of any number of beads that can lie in the supply."""
    return Decision(
        "half",
        "How much is half?",
        "How many beads of the colour lie in the supply?",
        ("fiji_4_11",),
        (
            variant(
                "", [numbers("Beads in the supply", 0, max(BOX)), ways(RULINGS["half"])], _halved
            ),
        ),
        _halves(),
        "The box holds no more than 30 beads of a colour.",
    )


def _due(there: int, answer: str) -> int:
    """What the executor of 'take half of the green' takes of so many green beads."""
    effect = Effect(halves=(True, False, False, False))
    found = rules.taking(effect, NO_BEADS._replace(green=there), [True], half_is_up=answer == "up")
    return int(found.taken[0].green)


def _halved(values: tuple[str, ...]) -> Answer:
    there, answer = int(values[0]), named(values[1])
    return Answer(f"Half of {there} is {_due(there, answer)}.", ("fiji_4_11",))


def _halves() -> Rows:
    names = RULINGS["half"].names()
    rows = ((str(n), *(str(_due(n, name)) for name in names)) for n in range(11))
    return (("In the supply", *(f"half={name}" for name in names)), *rows)
