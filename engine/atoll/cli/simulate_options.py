"""What `atoll simulate` is asked for: seats, players and the answers to play by."""

from collections.abc import Mapping, Sequence

from atoll.cli.console import Misuse
from atoll.cli.options import SHORT, house_rules, needs, whole_number
from atoll.simulate.many import is_many, many
from atoll.table.contract import Answers
from atoll.table.games import game


def way(name: str, policies: Sequence[str], *, by_verbs: bool) -> tuple[bool, str]:
    """Whether it goes by the verbs, as own policies do, and how many are usual. Raises Misuse."""
    if by_verbs or not is_many(name):
        return True, "1000"
    needs("numpy", "atoll simulate", "batch")
    return (False, "100000") if {*policies} <= many(name).POLICIES.keys() else (True, "1000")


def seat_numbers(name: str, text: str | None) -> list[int]:
    """The numbers of seats, each once; the usual one where nobody says. Raises Misuse."""
    if text is None:
        return [game(name).SEATS[0]]
    parts = [part.strip() for part in text.split(",")]
    return [*dict.fromkeys(whole_number(part, "--seats", digits=SHORT) for part in parts)]


def players(policies: Sequence[str], seats: Sequence[int]) -> tuple[str, ...]:
    """One policy for all seats, or one for each. Raises Misuse."""
    if len(policies) > 1 and {*seats} != {len(policies)}:
        given = f"{len(policies)} times for {' or '.join(map(str, seats))} players"
        raise Misuse(f"--policy is given {given}; give it once for all players, or once for each.")
    return tuple(policies) or ("uniform",)


def rivals(name: str, answers: Answers, against: Sequence[str]) -> Mapping[str, Answers]:
    """The other answers, by the texts that ask for them. Raises Misuse, UnknownRuling."""
    found = {text: _rival(name, answers, text) for text in against}
    for text, others in found.items():
        if others == answers:
            raise Misuse(f"--against {text}: that is what is played already; name something else.")
    return found


def _rival(name: str, answers: Answers, text: str) -> Answers:
    """The answers of an edition, or else those that are played by, changed by some rulings."""
    parts = [part.strip() for part in text.split(",")]
    house = house_rules([part for part in parts if "=" in part])
    editions = [part for part in parts if "=" not in part]
    if len(editions) > 1:
        raise Misuse(f"--against {text}: name one edition; repeat --against for more.")
    if editions:
        return game(name).answered(editions[0], house)
    return game(name).answered(None, answers.as_dict() | house)
