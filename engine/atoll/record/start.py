"""How a game starts: what is said on the first line of its record."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from atoll.record.entries import START_KEYS, Entry, RecordError, known, seat_names, typed, written
from atoll.table import Refused, Step
from atoll.table.contract import Answers, Counting, Deck, Table
from atoll.table.games import cards, game, standing

__all__ = ["Impossible", "Start", "start_of"]


class Impossible(Refused):
    """A position that no game comes to, and that is not assumed."""


@dataclass(frozen=True, slots=True)
class Start:
    """How a game starts: shuffled from the seed, or else laid out as a position.

    Without an edition, rulings and a deck the game's own are meant. A position that is `assumed`
    need not come about.
    """

    game: str
    seats: Sequence[str]
    seed: int = 0
    position: Mapping[str, Any] | None = None
    edition: str | None = None
    rulings: Mapping[str, str] | None = None
    deck: Deck = None
    assumed: bool = False

    def opening(self) -> Step[Table]:
        """The first decision. Errors: Refused, UnknownGame, UnknownRuling, ValueError (position).

        >>> Start("fiji", ["Ana", "Ben", "Cid"], seed=7).opening().table.stage
        'offer'
        """
        rules = game(self.game)
        if self.position is not None:
            answers = rules.answered(self.edition, self.rulings)
            if not self.assumed:
                self._counted(answers)
            return rules.resumed(self.position, self.seats, answers)
        return rules.opening(
            self.seats, self.seed, self.rulings, edition=self.edition, **self._own_deck()
        )

    def _counted(self, answers: Answers) -> None:
        """Nothing counted speaks against the position. Errors: Impossible, Refused, ValueError."""
        rules = game(self.game)
        if not isinstance(rules, Counting):
            return
        table = standing(self.game, rules.read_position(self.position, self.seats, answers))
        if found := rules.why_impossible(table, **self._own_deck()):
            raise Impossible(*found)

    def _own_deck(self) -> dict[str, Deck]:
        return {} if self.deck is None else {"deck": self.deck}

    def line(self) -> dict[str, Any]:
        """The first line of a record.

        It names the edition in any case, so that a later default does not change the record.

        >>> Start("fiji", ["Ana", "Ben"], seed=7).line()["edition"]
        'fiji-en-2006'
        """
        by = {"seed": self.seed} if self.position is None else {"position": self.position}
        assumed = {"assumed": True} if self.assumed else {}
        deck = {} if self.deck is None else {"deck": cards(self.game).write_deck(self.deck)}
        return {
            "game": self.game,
            "edition": self.edition or next(iter(game(self.game).EDITIONS)),
            "rulings": dict(self.rulings or {}),
            "seats": list(self.seats),
            **by,
            **assumed,
            **deck,
        }


def start_of(entry: Entry) -> Start:
    """What a first line says. Errors: RecordError, UnknownGame, ValueError for the deck."""
    entry = known(entry, START_KEYS, needed=("game", "seats"))
    if ("seed" in entry) == ("position" in entry):
        raise RecordError("give exactly one of `seed` and `position`.")
    if "assumed" in entry and "seed" in entry:
        raise RecordError("only a `position` is `assumed`; leave it out beside a `seed`.")
    kinds = {"seed": int, "position": dict, "edition": str, "rulings": dict, "assumed": bool}
    rest: dict[str, Any] = {
        key: typed(entry, key, kind) for key, kind in kinds.items() if key in entry
    }
    _texts(rest.get("rulings", {}))
    seats, name = seat_names(entry["seats"]), typed(entry, "game", str)
    deck = cards(name).read_deck(entry["deck"]) if "deck" in entry else None
    return Start(name, seats, deck=deck, **rest)


def _texts(rulings: Mapping[str, object]) -> None:
    for name, answer in rulings.items():
        if not isinstance(answer, str):
            raise RecordError(f"`rulings`, {name[:60]}: {written(answer)} is no text; write one.")
