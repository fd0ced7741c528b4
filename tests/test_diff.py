"""Two texts compared: the classes, the witnesses, what changes, and what the command says."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from printed import as_json, atoll, printed
from ran import result
from record_lines import judged_at_once
from typer.testing import Result

from atoll import fiji
from atoll.cli import diff_told
from atoll.cli.diff_told import judged
from atoll.cli.report import written
from atoll.compare import moments, records
from atoll.compare.difference import Shown, difference
from atoll.compare.flipped import Flip, flipped, plain
from atoll.compare.judged import (
    Follows,
    Judgement,
    NotCompared,
    Shift,
    compared,
    shifts,
)
from atoll.compare.moments import At, Moments, _small
from atoll.compare.records import NotRecorded, Recorded, kept, otherwise, replayed
from atoll.compare.sides import Side, side, sides
from atoll.compare.stakes import Play, stakes
from atoll.fiji import possible
from atoll.fiji.rulings import answered
from atoll.home import HOME
from atoll.mutate.parting import passing
from atoll.mutate.search import Happening
from atoll.record.start import text_of
from atoll.running.own import performed
from atoll.table.games import game
from atoll.table.scenario import Scenario

USUAL, MOVING = answered(), "features/kaivai/9_moving.feature"
CLASSES = {
    "fiji half=up": ("same sampled", "looser proved"),
    "fiji shared_place=lowest_place": ("same sampled", "stricter proved"),
    "fiji after_shared=next": ("same sampled", "looser proved"),
    "fiji keep_offer=may": ("looser sampled", "looser sampled"),
    "fiji swap=neighbours": ("stricter sampled", "stricter sampled"),
    "fiji final_tie=nobody": ("same sampled", "stricter proved"),
    "fiji supply_laid=each_round": ("same sampled", "same proved"),
    "fiji seats=three_to_five": ("stricter sampled", "stricter sampled"),
    "fiji set_aside=shown": ("looser sampled", "same sampled"),
    "bali artist_limit=active_only": ("looser sampled", "looser sampled"),
    "bali discard=closed": ("stricter sampled", "same sampled"),
    "bali flee_keep=four": ("different sampled", "looser proved"),
    "bali limit_always=with_scoring": ("same sampled", "looser proved"),
    "bali scholar_on=bottom": ("same sampled", "different sampled"),
    "bali sizes=secret": ("stricter sampled", "same sampled"),
    "kaivai sacrifice_moment=end_of_phase": ("same sampled", "different sampled"),
    "kaivai start_huts=beginners": ("stricter sampled", "stricter sampled"),
}
"""What is plain from the words of an answer: it lets players do, see or have more, or less."""


UNTOLD = "fiji shared_place=lowest_place"
"""Of games at random none comes to a place that so many share."""


@cache
def against_the_default(text: str) -> Follows:
    name, _, chosen = text.partition(" ")
    ruling, _, answer = chosen.partition("=")
    usual = game(name).answered(None, None)
    return compared(name, usual, usual.but(**{ruling: answer}), told=True)


run = partial(atoll, "diff")


@pytest.mark.parametrize("text", CLASSES)
def test_an_answer_has_its_class_for_what_a_seat_may_do_and_for_what_it_receives(text: str) -> None:
    found = against_the_default(text)
    judged = tuple(f"{one.kind} {one.known}" for one in (found.may, found.receives))
    assert judged == CLASSES[text]
    alike = {found.may.kind, found.receives.kind} == {"same"} or text == UNTOLD
    assert bool(found.table) is not alike


def test_what_examples_alone_show_to_part_is_not_called_the_same() -> None:
    def shown(_: str, of: Side, __: Shown | None) -> Shown:
        return performed([str(HOME / MOVING)], house=of.house, lint=False).results

    both = side("kaivai", None), side("kaivai", "at_sea=board")
    (alone,) = difference("kaivai", *both, games=0, run=None).plain["rulings"]
    assert alone["same"]
    (point,) = difference("kaivai", *both, games=0, run=shown).plain["rulings"]
    assert (point["receives"]["class"], point["same"]) == ("different", False)


def test_a_class_is_turned_the_other_way_round_and_ways_that_differ_are_different() -> None:
    back = compared("fiji", USUAL.but(half="up"), USUAL)
    assert (back.may.kind, back.receives.kind) == ("same", "stricter")
    several = answered("fiji-de-2005", {"keep_offer": "must"})
    may, receives, *_ = compared("fiji", USUAL, several)
    assert (may.kind, may.known) == ("same", "sampled")
    assert (receives.kind, receives.known) == ("different", "proved")


def test_a_ruling_that_its_situation_does_not_ask_for_is_not_called_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    other = {**possible.DISPUTES, "half": possible.DISPUTES["final_tie"]}
    monkeypatch.setattr(possible, "DISPUTES", other)
    with pytest.raises(NotCompared, match="no situation asks for the ruling half"):
        compared("fiji", USUAL, USUAL.but(half="up"))


@pytest.mark.parametrize("name", ["fiji", "bali", "kaivai"])
def test_by_either_answer_the_same_lies_there_and_something_else_comes(name: str) -> None:
    """Of each comparison two scenarios, which pass."""
    every = list[Scenario]()
    for text in [one for one in CLASSES if one.startswith(name)]:
        if both := against_the_default(text).table:
            before, after = ([str(one) for one in s.lines if one.keyword != "Then"] for s in both)
            chosen = text.partition(" ")[2]
            assert [one for one in after if one not in before] == [f"the ruling {chosen} holds"]
            thens = [[one for one in s.lines if one.keyword == "Then"] for s in both]
            assert thens[0] != thens[1]
            ruling = chosen.partition("=")[0]
            usual = f"{ruling}={game(name).RULINGS[ruling].default}"
            assert [str(s.title).partition(" where ")[2] for s in both] == [usual, chosen]
            every += both
    assert len(every) > 3
    assert passing(name, every) == [True] * len(every)


def told(outcome: str, sentence: str, *refused: str) -> dict[str, Any]:
    events = [{"sentence": sentence}] if sentence else []
    trace = [{"events": events}]
    return result(outcome=outcome, fired=["fiji_4_11"], refused=[*refused], trace=trace)


def test_an_example_that_flips_says_what_each_answer_allows_and_brings() -> None:
    left, right = told("passed", "it costs 6.", "fiji_4_11"), told("failed", "A sinks.")
    (flip,) = flipped([left], [right])
    assert flip.left_told == ("It costs 6.", "The move is refused by Fiji 4.11.")
    assert (flip.right_told, flip.may) == (("A sinks.",), "more")
    (back,) = flipped([right], [left])
    assert back.may == "less"
    (unreached,) = flipped([left], [told("error", "")])
    assert unreached.may == ""


def test_a_law_that_is_claimed_for_an_answer_changes_with_it() -> None:
    found = shifts("fiji", USUAL, USUAL.but(final_tie="nobody"))
    assert found == [Shift("somebody_wins_where_a_victory_can_be_shared", "proved", "refuted")]
    assert shifts("fiji", USUAL, USUAL.but(half="up")) == []


def test_seats_that_one_side_alone_lets_play_are_told() -> None:
    found = stakes("fiji", side("fiji", None), {"few": side("fiji", "seats=three_to_five")}, 50)
    assert [(one.seats, one.refused_by) for one in found["few"] if not one.figures] == [
        (2, "right")
    ]
    assert [one.seats for one in found["few"] if one.figures] == [3, 4, 5]


FLIP = (Flip("An example", "features/fiji/x.feature", 3, "passed", "failed"),)
SAME = Judgement("same", "sampled", 3)
MATTERS = (Play(2, figures=({"what": "mattered", "games": 1},)),)


@pytest.mark.parametrize(
    ("follows", "by"),
    [
        (Follows(SAME, SAME, examples=FLIP), "examples"),
        (Follows(SAME, SAME, play=MATTERS), "games"),
        (Follows(SAME, SAME, examples=FLIP, play=MATTERS), "examples"),
        (Follows(SAME, SAME, play=(Play(2, refused_by="right"),)), "games"),
    ],
)
def test_what_an_example_or_a_game_shows_to_differ_is_never_called_the_same(
    follows: Follows, by: str
) -> None:
    found = follows.seen()
    assert not found.same
    told = judged(plain(found.receives), "each_round")
    assert told == f"different by each_round: shown by {by}"


@pytest.mark.parametrize(
    ("words", "status"), [(("fiji-condensed", "seats=three_to_five"), 0), (("half=up",), 1)]
)
def test_what_is_expected_to_be_the_same_decides_the_exit_status(
    words: Sequence[str], status: int
) -> None:
    asked = ("fiji", *words, "--games", "0", "--no-examples")
    assert run(*asked, "--expect", "same").exit_code == status
    ran = run(*asked, "--json")
    assert (ran.exit_code, json.loads(ran.stdout)["games"]) == (0, 0)
    assert run(*asked, "--markdown").stdout.startswith("## ")


def sentences(value: object) -> Iterator[str]:
    """Every sentence of a report, however deep it lies; styles are of two words at most."""
    if isinstance(value, str) and value.count(" ") > 1:
        yield value
    for part in value if isinstance(value, list | tuple) else ():
        yield from sentences(part)


def test_both_forms_say_every_sentence() -> None:
    def ran(_game: str, way: Side, _only: Shown | None) -> Shown:
        ends = "passed" if way == half else "failed"
        return [result(fired=["fiji_4_11"], outcome=ends, asked=None, rulings={})]

    half, up = side("fiji", "half=down"), side("fiji", "half=up")
    found = difference("fiji", half, up, games=20, run=ran)
    report = [*diff_told.of_answers(found.plain)]
    markdown, text = written(report), "\n".join(printed(report))
    for one in sentences(report):
        assert one.strip() in markdown, one
        assert one.strip() in text, one


# Answers are compared in games at random, and where they part is made small and told


SWAP = (USUAL, USUAL.but(swap="neighbours"))


@pytest.fixture(scope="module")
def of_fiji() -> Moments:
    return moments.at_random("fiji")


def test_the_moments_are_the_same_each_time_and_each_is_there_once(of_fiji: Moments) -> None:
    first, second = of_fiji.moments(*SWAP), Moments("fiji").moments(*SWAP)
    assert [*first] == [*second]
    assert len({repr(at) for at in first}) == len(first) > 100


def test_every_number_of_players_every_answer_and_the_end_are_met(of_fiji: Moments) -> None:
    laid = [at for at in of_fiji.moments(*SWAP) if at.position is not None]
    assert {len(at.names) for at in of_fiji.moments(*SWAP)} == {*fiji.SEATS}
    assert any(not at.tries for at in laid)
    stand = [bool(of_fiji.moment(at, USUAL).allowed) for at in laid]
    assert 100 < sum(stand) < len(stand), "some tables come up by another answer alone"
    assert max(len(at.tries) for at in laid if not at.parting) == moments.TRIES


def test_where_a_move_leads_elsewhere_by_the_other_answer_is_looked_at_too(
    of_fiji: Moments,
) -> None:
    parting = [at for at in of_fiji.moments(*SWAP) if at.parting]
    assert len(parting) == moments.PARTED
    assert all(of_fiji.moment(at, SWAP[0]) != of_fiji.moment(at, SWAP[1]) for at in parting)
    assert not [at for at in of_fiji.moments(USUAL, USUAL) if at.parting]


def test_what_is_known_of_a_moment_is_what_is_found_there_afresh(
    of_fiji: Moments, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = of_fiji.moments(*SWAP)
    found = [of_fiji.moment(at, way) for way in SWAP for at in every]
    assert [of_fiji.moment(at, way) for way in SWAP for at in every] == found
    monkeypatch.setattr(of_fiji, "_known", {})
    for at, moment in zip(every, found[len(found) // 2 :], strict=True):
        assert of_fiji.moment(at, SWAP[1]) == moment


def test_a_ruling_that_no_game_asks_for_is_not_called_the_same(
    of_fiji: Moments, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = [at for at in of_fiji.moments(*SWAP) if at.position is None]
    assert begun == [At(at.names) for at in begun]
    monkeypatch.setattr(of_fiji, "moments", lambda *_: begun)
    found = compared("fiji", *SWAP)
    assert (found.may.kind, found.receives.kind) == ("unknown", "unknown")
    assert judged(plain(found.receives), "neighbours") == "not known: none of 4 moments asks for it"
    both = compared("fiji", USUAL, USUAL.but(set_aside="shown", swap="neighbours"))
    assert (both.may.kind, both.receives.kind) == ("unknown", "unknown")


def test_whatever_is_not_needed_is_left_out() -> None:
    position = {"seed": 3, "hands": {"A": [1, 2, 3, 4], "B": [5]}, "masks": [[1], [2]]}
    found = Happening(("A", "B"), {}, position, "look")

    def holds(less: Happening) -> bool:
        left = less.before
        return 3 in left.get("hands", {}).get("A", []) and len(left.get("masks", [])) > 1

    assert _small(found, holds).before == {"hands": {"A": [3]}, "masks": [[], []]}
    begins = found._replace(before=1, when="opening")
    assert _small(begins, lambda _: True) == begins


# Recorded games by both sides: which go otherwise, from which line, and how


KEPT = HOME / "tests" / "records"
ANSWERS = [(one.name, answer) for one in game("fiji").RULINGS.values() for answer in one.names()]
START = {"game": "fiji", "seats": ["Ana", "Ben"], "seed": 1}
OFFERS = [{"seat": "Ana", "move": "offer 1 green"}, {"seat": "Ben", "move": "offer 2 green"}]


def filed(folder: Path, **files: Sequence[Mapping[str, Any]]) -> Path:
    for name, lines in files.items():
        (folder / f"{name}.jsonl").write_text(text_of(lines), encoding="utf-8")
    return folder


def recorded(*words: str) -> Result:
    asked = ["diff", "fiji", *words, "--games", "0", "--no-examples"]
    return atoll(*asked, env={"COLUMNS": "200"})


def ruled(record: Recorded, answers: Mapping[str, str]) -> list[Mapping[str, Any]]:
    first = {**record.lines[0]}
    return [{**first, "rulings": {**first.get("rulings", {}), **answers}}, *record.lines[1:]]


def test_what_a_comparison_says_of_a_record_is_what_the_referee_says_of_both() -> None:
    """Of every answer; each way to go otherwise is among them."""
    changed = list[records.Otherwise]()
    for (ruling, answer), record in product(ANSWERS, kept("fiji", KEPT / "fiji")):
        default = {ruling: game("fiji").RULINGS[ruling].default}
        found = otherwise(record, default, {ruling: answer})
        both = (ruled(record, one) for one in (default, {ruling: answer}))
        faults = [judged_at_once(one).line for one in both]
        if found is None:
            assert faults[0] == faults[1]
            continue
        assert [found.left.line, found.right.line] == faults
        assert (found.how in {"refuses", "allows"}) == (bool(faults[0]) != bool(faults[1]))
        changed.append(found)
    replays = records.Replays.of(changed)
    assert list(dict.fromkeys(one.how for one in replays.changed)) == [*records.HOW]


def test_the_line_is_the_first_that_leads_elsewhere() -> None:
    """Half of five beads matters where the fourth row takes half, and not before."""
    down, up = {"half": "down"}, {"half": "up"}
    changed = replayed("fiji", KEPT / "fiji", *sides("fiji", None, "half=up")).changed
    parted = [one for one in kept("fiji", KEPT / "fiji") if otherwise(one, down, up)]
    assert len(parted) == len(changed) > 1
    for record in parted:
        found = otherwise(record, down, up)
        assert found
        before = Recorded(record.lines[: found.line - 1])
        assert not before.lines or not otherwise(before, down, up)
        assert otherwise(Recorded(record.lines[: found.line]), down, up)


def test_a_game_that_cannot_begin_so_by_other_answers_is_refused_and_no_misuse(
    tmp_path: Path,
) -> None:
    """Where two points win, nobody shows a sign any more."""
    position = {"points": {"Ana": 2, "Ben": 0}, "shown": {"Ana": "rock"}}
    begun = {"game": "rps", "seats": ["Ana", "Ben"], "position": position, "assumed": True}
    (record,) = kept("rps", filed(tmp_path, choice=[begun]))
    found = otherwise(record, {"target": "three"}, {"target": "two"})
    assert found
    assert (found.how, found.right.line) == ("refuses", 1)
    assert diff_told.ends(plain(found)) == (
        "the game is not over, then line 1 is refused by Rock-paper-scissors 3.1"
    )


def test_a_file_may_hold_several_games_and_those_of_other_games_are_left_out(
    tmp_path: Path,
) -> None:
    """Lines are counted in the file."""
    bali = {"game": "bali", "seats": ["Ana", "Ben", "Cid"], "seed": 1}
    games: list[list[Mapping[str, Any]]] = [[START], [bali], [START, *OFFERS]]
    (tmp_path / "three.jsonl").write_text("\n\n".join(map(text_of, games)))
    one, other = kept("fiji", tmp_path)
    assert (len(one.lines), len(other.lines)) == (1, 3)
    assert other.place(2) == f"{tmp_path / 'three.jsonl'}:8"
    with pytest.raises(NotRecorded, match="no record of kaivai"):
        replayed("kaivai", tmp_path, *sides("kaivai", None, "bid_tie=draw"))


def test_a_line_that_cannot_be_read_is_named_by_file_and_number(tmp_path: Path) -> None:
    filed(tmp_path, a=[START, {"seat": "Ana", "move": "wave"}])
    (tmp_path / "b.jsonl").write_text("{\n")
    broken = recorded("half=up", "--records", str(tmp_path))
    assert broken.exit_code == 2
    assert f"{tmp_path / 'b.jsonl'}:1: not JSON" in broken.output
    (tmp_path / "b.jsonl").unlink()
    unread = recorded("half=up", "--records", str(tmp_path))
    assert f"{tmp_path / 'a.jsonl'}:2: " in unread.output


def test_the_records_are_told_and_those_that_go_otherwise_are_not_played_alike() -> None:
    asked = ("swap=neighbours", "--records", str(KEPT / "fiji"))
    told = as_json("diff", "diff", "fiji", *asked, "--games", "0", "--no-examples")
    first = told["records"]["changed"][0]
    assert (first["how"], first["right"]["rule"]) == ("refuses", "fiji_4_15")
    ran = recorded(*asked, "--expect", "same")
    assert (ran.exit_code, "is refused by Fiji 4.15" in ran.stdout) == (1, True)
    assert f"{Path(first['file']).name}:{first['line']}" in ran.stdout
