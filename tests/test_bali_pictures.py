"""The pictures of Bali, as SVG and in plain text: all that lies there is drawn and read out."""

import re
from functools import cache
from itertools import islice, pairwise
from random import Random
from typing import Any

from drawn import SVG, desc, plate, read

from atoll.bali import pictures
from atoll.bali.components import ISLANDS
from atoll.bali.dialogue import board, drawn, legend, noted
from atoll.bali.pictures.plates import PLATES
from atoll.bali.table import Table
from atoll.drawing.plates import breadth
from atoll.random_seats import watch
from atoll.table.games import game

bali: Any = game("bali")
Position = dict[str, Any]
NAMES = ("Blue", "Yellow", "Green", "Red")
LONG = ("Bartholomew the Younger", "Bo", "Cid", "Di")
NODES = 130
PILES = ("under", "dealt", "laid")


@cache
def games() -> list[tuple[Table, Table]]:
    """Tables of games at random before and after a move, under some rulings."""
    found = []
    for seed, names in enumerate((NAMES, NAMES[:3], LONG, LONG[:3])):
        answers = {"scholar_on": "bottom", "sizes": "secret"} if seed % 2 else {}
        start = bali.setup(names, seed, answers)
        turns = islice(watch(bali, start, Random(seed)), 400)
        found += [*pairwise([start, *(step.table for _, _, step in turns)])][::29]
    return found


def tables() -> list[Table]:
    return [end for _, end in games()]


@cache
def every_picture() -> list[str]:
    positions = [*map(bali.write_position, tables())]
    return [
        *(pictures.before_after(*map(bali.write_position, pair)) for pair in games()),
        *(pictures.table(one) for one in positions[::5]),
        pictures.begun(positions[0]),
    ]


# Legible


def test_a_picture_fits_a_small_phone_with_letters_of_12_and_few_nodes() -> None:
    for picture in every_picture():
        root = read(picture)
        assert f'viewBox="0 0 320 {root.get("height")}"' in picture
        assert len([*root.iter()]) <= (150 if ">The table</title>" in picture else NODES)
        for text in root.iter(f"{SVG}text"):
            kind, words = str(text.get("class")), text.text or ""
            assert float(text.get("font-size", "0")) >= 12
            xs = [float(x) for x in str(text.get("x")).split()]
            room = 0 if PLATES[kind].signs else breadth(words, kind)
            left, right = (min(xs) - room, 0) if kind == "last" else (min(xs), room)
            assert left >= 0
            assert max(xs) + right <= 320
            assert 0 < float(str(text.get("y")).split()[-1]) < float(root.get("height", "0"))


def test_a_picture_is_made_of_plates_and_read_out() -> None:
    for picture in every_picture()[::4]:
        root = read(picture)
        assert {one.get("class") for one in root.iter() if one.get("class")} <= {
            *("picture", *PLATES)
        }
        assert root.get("aria-labelledby") == " ".join(one.get("id", "") for one in root[:2])
        assert not re.search(r"style=|href|url\(|<script|<style", picture)


def test_chips_and_seal_are_told_apart_by_their_shapes() -> None:
    last = pictures.table(bali.write_position(tables()[-1]))
    outlines = {kind: shape(last, kind) for kind in KINDS}
    assert len({re.sub(r"M[\d.]+ [\d.]+", "", one)[:12] for one in outlines.values()}) == len(KINDS)


KINDS = ("priest", "prince", "seal", "dalang")


def shape(picture: str, kind: str) -> str:
    found = read(picture).find(f"{SVG}path[@class='{kind}']")
    return "" if found is None else str(found.get("d"))


# What is drawn


def test_all_chips_piles_and_hands_are_drawn_and_read_out() -> None:
    for table in tables()[::3]:
        picture = pictures.table(bali.write_position(table))
        told = desc(picture)
        numbers = "".join(plate(picture, "on-back") + plate(picture, "on-card"))
        for kind in ("priest", "prince", "seal"):
            held = getattr(table, f"{kind}s")
            aside = 0 if kind == "seal" else len(ISLANDS) - len(held)
            in_the_key = bool(held)
            assert shape(picture, kind).count("M") == len(held) + aside + in_the_key
            for island, seat in held.items():
                assert re.search(rf"{island}[^.]*{kind} {table.seats[seat]}", told)
        lying = [piles for part in PILES for own in getattr(table, part) for piles in own.values()]
        assert sorted(numbers) == sorted("".join(str(len(cards)) for cards in lying))
        assert f"{table.island} (the Dalang is here): " in told
        for name, hand in zip(table.seats, table.hands, strict=True):
            (said,) = re.findall(rf"\. {name}: hand ([^;]*);", told)
            assert sum(int(n or 1) for n in re.findall(r"(\d+)? ?[a-zA-Z]+[/\w]*", said)) == max(
                1, len(hand)
            )


def test_the_points_are_those_of_the_rules() -> None:
    ended = next(table for table in tables() if any(table.masks) and table.seals)
    told = desc(pictures.table(bali.write_position(ended)))
    for seat, name in enumerate(ended.seats):
        points = sum(ended.masks[seat]) + 3 * [*ended.seals.values()].count(seat)
        assert re.search(rf"{name}: hand [^.]*\b{points} points?\.", told)


# What changes


def played(*moves: str, **parts: Any) -> tuple[Position, Position]:
    """A position of four, and the one after these moves of whoever decides."""
    table = bali.read_position({"active": "Blue", **parts}, NAMES, bali.answered())
    start = bali.write_position(table)
    for move in moves:
        (seat,) = bali.waiting(table)
        table = bali.after(table, seat, bali.parse_move(move)).table
    return start, bali.write_position(table)


CONTEST = {
    "hands": {"Blue": ["prince"] * 3, "Yellow": ["prince"], "Green": ["prince"] * 4, "Red": []},
    "princes": {"Kukusch": "Yellow"},
}


def test_a_chip_that_goes_is_told_and_both_villages_are_marked() -> None:
    start, end = played("play prince", "show 2", "pass", "show 3", "pass", **CONTEST)
    picture = pictures.before_after(start, end)
    assert "The prince of Kukusch has gone from Yellow to Green." in desc(picture)
    assert shape(picture, "now").count("M") == 3  # and the card that was played
    assert "Blue: hand 2 prince, before 3 prince; 0 points." in desc(picture)
    assert "".join(plate(picture, "loss")) == "\N{MINUS SIGN}1"


def test_piles_that_change_are_told_and_the_dalang_has_gone() -> None:
    hands = {"Blue": ["Kukusch/Wontong"], "Yellow": [], "Green": [], "Red": []}
    dealt = {"Blue": {"Wontong": ["artist"] * 3}}
    moves = ("play Kukusch/Wontong to Wontong", "pass", "pass", "pass")
    told = desc(pictures.before_after(*played(*moves, hands=hands, dealt=dealt)))
    assert "The Dalang has gone from Kukusch to Wontong." in told
    assert "Pile of Blue at Wontong: unseen 3 artist, then none." in told
    assert "Blue: hand 3 artist, before Kukusch/Wontong" in told


def test_a_seal_and_masks_are_told() -> None:
    start, _ = played(**CONTEST)
    end = {**start, "seals": {"Wontong": "Red"}, "masks": {"Blue": [2, 3]}}
    told = desc(pictures.before_after(start, end))
    assert "Red has the seal of Wontong." in told
    assert "Blue has taken a mask of 2 and a mask of 3." in told
    again = {**end, "seals": {"Wontong": "Blue"}}
    assert "Blue has the seal of Wontong from Red." in desc(pictures.before_after(end, again))


def test_nothing_that_changes_is_said_and_the_table_is_drawn() -> None:
    start, _ = played(**CONTEST)
    assert desc(pictures.before_after(start, start)).startswith("Nothing changes. Kukusch (the")
    partial = pictures.before_after({"hands": CONTEST["hands"]}, {"hands": CONTEST["hands"]})
    assert "Kukusch (the Dalang is here): priest aside" in desc(partial)


def test_the_islands_of_a_refused_move_are_marked_otherwise() -> None:
    start, _ = played(**CONTEST)
    picture = pictures.refused(start, "play Kukusch/Wontong to Wontong")
    assert desc(picture).startswith("Nothing changes: play Kukusch/Wontong to Wontong is refused.")
    assert shape(picture, "tried").count("M") == 2  # and a sign that says what it means
    assert not shape(pictures.refused(start, "pass"), "tried")


# In plain text


def test_the_islands_are_drawn_in_plain_text_too() -> None:
    for table in tables()[::4]:
        lines = [*drawn(table), *legend(table)]
        assert max(map(len, lines)) <= 78
        rows = {line.split("|")[0].strip(): line.split("|")[1:-1] for line in lines if "|" in line}
        signs = {"^": table.priests, "*": table.princes, "o": table.seals}
        for seat, name in enumerate(table.seats):
            for island, cell in zip(ISLANDS, rows[name[:12].strip()], strict=True):
                there = {sign for sign, held in signs.items() if held.get(island) == seat}
                assert {*re.sub(r"[\d?+ ]", "", cell)} == there
                cards = sum(len(getattr(table, part)[seat].get(island, ())) for part in PILES)
                assert sum(map(int, re.findall(r"\d+", cell))) == cards
        head = "@".join(rows[""]).split("@")
        assert [one.strip() for one in rows[""] if "@" in one] == [f"{table.island} @"], head


def test_who_plays_sees_the_own_cards_and_of_the_others_how_many() -> None:
    table = next(one for one in tables() if one.laid[0] and one.rulings.sizes == "public")
    text = "\n".join(board(bali.view(table, 0)))
    assert f"{table.seats[1]}: hand {len(table.hands[1])} hidden;" in text or not table.hands[1]
    secret = next(one for one in tables() if one.rulings.sizes == "secret")
    seen = bali.view(secret, 0)
    text = "\n".join([*board(seen), *noted(seen)])
    assert "a pile of secret size" in text
    assert f"{secret.seats[1]}: hand unknown;" in text
