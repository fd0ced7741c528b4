"""The second implementation of Fiji as a port: the whole game, written apart from the engine.

It cannot shuffle, takes any position for a possible one, and names no rules.
"""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import plain_fiji as plain
import plain_port as port

Json = dict[str, Any]
HELLO = {
    "name": "plain Fiji",
    "language": "Python",
    "games": ["fiji"],
    "cannot": ["components", "judging", "shuffle"],
    "untold": ["deal"],
}
DEAL = plain.deal
past: list[plain.Game] = []
first: Json = {}


def _deal(game: plain.Game) -> plain.Game:
    """Where no cards are known, what was scored stays there."""
    return DEAL(game) if game.cards[1:] != (port.NO_CARDS,) else replace(game, cards=())


plain.deal = _deal


def start(**begins: Any) -> Json:
    first.clear()
    first.update(begins)
    if not _can_play(len(begins["seats"])):
        return {"refused": {}}
    game = port.begin(begins)
    ended = begins["position"].get("stage") == "no cards"
    past[:] = [replace(game, cards=()) if ended else game]
    return position()


def _can_play(seats: int) -> bool:
    fewest = 2 if first["rulings"]["seats"] == "two_to_five" else 3
    return fewest <= seats <= 5 and len({*first["seats"]}) == seats


def position() -> Json:
    game, seats = past[-1], first["seats"]
    rounds = [first["position"], *first["position"].get("deal", ())]
    cards = rounds[game.round - first["position"]["round"]]
    told = {
        "round": game.round,
        "exchange": game.exchange,
        "conditions": cards["conditions"],
        "effects": cards["effects"],
        "goals": [f"{'most' if goal.most else 'fewest'} {goal.colour}" for goal in game.goals],
        "supply": game.supply,
        "hands": dict(zip(seats, game.hands, strict=True)),
        "heads": dict(zip(seats, game.heads, strict=True)),
        "offers": _there(game.offers),
        "set_aside": _there(game.set_aside),
        "keepers": [seats[seat] for seat in sorted(game.keepers)],
    }
    chooses = (
        {"chooser": seats[game.chooser], "row": game.row + 1} if game.chooser is not None else {}
    )
    ends = {"stage": "over"} if game.over else {} if game.cards else {"stage": "no cards"}
    return {"position": {**told, **chooses, **ends}}


def _there(piles: tuple[plain.Beads | None, ...]) -> Json:
    return {
        name: pile for name, pile in zip(first["seats"], piles, strict=True) if pile is not None
    }


def apply(seat: str, move: str) -> Json:
    if not past[-1].cards:
        return {"refused": {}}
    try:
        past.append(port.move(past[-1], first["seats"].index(seat), move))
    except (port.Illegal, KeyError, StopIteration):
        return {"refused": {}}
    return position()


def legal(seat: str, move: str) -> Json:
    answer = apply(seat, move)
    if "refused" not in answer:
        past.pop()
    return {"legal": "refused" not in answer}


def moves(seat: str) -> Json:
    return {"moves": [port.text(*one) for one in plain.legal(past[-1], first["seats"].index(seat))]}


def undo() -> Json:
    past.pop()
    return position()


def winners() -> Json:
    return {"winners": [first["seats"][seat] for seat in plain.winners(past[-1])]}


def hello(**_: Any) -> Json:
    return HELLO


BY_NAME = {one.__name__: one for one in (hello, start, apply, legal, moves, undo, winners)}
for line in sys.stdin:
    asked = json.loads(line)
    number, cmd = asked.pop("seq"), asked.pop("cmd")
    if cmd == "stop":
        break
    sys.stdout.write(f"{json.dumps({'seq': number, **BY_NAME[cmd](**asked)})}\n")
    sys.stdout.flush()
