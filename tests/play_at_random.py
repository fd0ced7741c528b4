"""Who plays games of Fiji in arrays, and by which texts."""

from atoll import fiji

NAMES = ("Ana", "Ben", "Cid", "Dot", "Eli")
EDITIONS = tuple(fiji.EDITIONS)


def editions_for(seats: int) -> list[str]:
    """The editions that so many seats can play."""
    chosen = {name: fiji.answered(name).seats for name in EDITIONS}
    return [name for name in EDITIONS if seats > 2 or chosen[name] == "two_to_five"]
