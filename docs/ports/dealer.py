"""The exchange of Fiji, at a table of its own dealing: it lists moves and takes them back."""

import copy
import json
import sys
from collections import Counter
from itertools import combinations_with_replacement
from random import Random

SET = Counter(green=5, red=4, yellow=3, blue=2)
HELLO = {"name": "dealer.py", "language": "Python", "games": ["fiji"], "players": [3, 4, 5]}
HELLO |= {"editions": ["fiji-en-2006"], "rulings": {"half": ["up"]}}
HELLO |= {"cannot": ["components", "judging", "legal", "positions", "shuffle", "winners"]}
HELLO |= {"not_claimed": ["fiji_4_14", "fiji_4_15", "fiji_5", "fiji_6", "fiji_7"]}
CONDITIONS = [f"{most} {c}" for most in ("most", "fewest") for c in (*SET, "beads")]
CONDITIONS += ["most red and green", "most yellow and blue"]
EFFECTS = ["take 3 red", "take 1 blue", "take one of each", "keep the offer"]
EFFECTS += [f"{text} {c}" for text in ("take half of the", "others take 1") for c in SET]
FISTS = [Counter(one) for many in (1, 2, 3, 4) for one in combinations_with_replacement(SET, many)]
past = []  # every table of this game, each with the rulings


def start(seats, seed, rulings, **_):
    if not 3 <= len({*seats}) == len(seats) <= 5:
        return {"refused": {}}  # it may name the rule, and need not
    luck = Random(seed)
    cards = {"conditions": luck.sample(CONDITIONS, 4), "effects": luck.sample(EFFECTS, 4)}
    cards |= {"goals": [f"{luck.choice(['most', 'fewest'])} {c}" for c in luck.sample([*SET], 4)]}
    table = {**cards, "exchange": 1, "offers": {}, "supply": SET.copy()}
    past[:] = [({**table, "hands": {seat: SET.copy() for seat in seats}}, rulings)]
    return {"position": past[-1][0]}


def moves(seat):
    table = past[-1][0]
    fists = [one for one in FISTS if one <= table["hands"][seat] and seat not in table["offers"]]
    return {"moves": ["offer " + " ".join(f"{n} {c}" for c, n in one.items()) for one in fists]}


def apply(seat, move):
    if move not in moves(seat)["moves"]:
        return {"refused": {}}
    past.append(copy.deepcopy(past[-1]))
    table, rulings = past[-1]
    words = move.split()[1:]
    table["offers"][seat] = Counter({c: int(n) for n, c in zip(words[::2], words[1::2])})
    table["hands"][seat] -= table["offers"][seat]
    if len(table["offers"]) == len(table["hands"]):
        exchange(**table, odd=rulings["half"] == "up")
        table |= {"offers": {}, "exchange": table["exchange"] + 1}
    return {"position": table}


def exchange(hands, offers, supply, conditions, effects, odd, **_):
    kept = []
    for condition, effect in zip(conditions, effects):
        most, *colours = condition.replace("beads", " ".join(SET)).split()
        counts = {seat: sum(offer[c] for c in colours) for seat, offer in offers.items()}
        alone = [seat for seat in counts if [*counts.values()].count(counts[seat]) == 1]
        seat = (max if most == "most" else min)(alone, key=counts.get, default=None)
        if seat and effect == "keep the offer":
            kept.append(seat)
        elif seat:
            others = [one for one in hands if one != seat]
            take(effect.split(), others if "others" in effect else [seat], hands, supply, odd)
    for seat, offer in offers.items():
        (hands[seat] if seat in kept else supply).update(offer)


def take(words, takers, hands, supply, odd):
    *_, many, colour = words
    gets = Counter({colour: int(many) if many.isdigit() else (supply[colour] + odd) // 2})
    gets = Counter([*SET]) if "each" in words else gets
    if all(supply[c] >= len(takers) * n for c, n in gets.items()):  # all of it, or nothing
        for taker in takers:
            supply.subtract(gets)
            hands[taker].update(gets)


def undo():
    past.pop()
    return {"position": past[-1][0]}


answers = {"hello": lambda **_: HELLO, "start": start, "moves": moves, "apply": apply, "undo": undo}
for line in sys.stdin:
    asked = json.loads(line)
    seq, cmd = asked.pop("seq"), asked.pop("cmd")
    if cmd == "stop":
        break
    print(json.dumps({"seq": seq, **answers[cmd](**asked)}), flush=True)
