"""The files of one game under `/data/`."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from posixpath import dirname
from typing import Any
from zlib import compress

from atoll import __version__, book
from atoll.book import Rule, languages
from atoll.book.answers import Question
from atoll.book.evidence import evidence
from atoll.book.explain import open_questions
from atoll.book.faq import faq
from atoll.book.translated import Translation
from atoll.data.vectors import Json, Vectors, made, of_game
from atoll.home import HOME
from atoll.schemas import schemas as all_schemas
from atoll.sources.register import Document, Register, register
from atoll.table.games import game as known_game
from atoll.table.games import title

File = tuple[str, bytes]
"""Where a file lies below `/data/`, and what it holds."""


def exported(  # noqa: PLR0913 # all that is told of a game
    game: str,
    results: Sequence[Json],
    *,
    proofs: Json | None = None,
    comparisons: Sequence[Json] = (),
    ready: Vectors | None = None,
    home: Path = HOME,
) -> Iterator[File]:
    """Every file of a game.

    `results` are those of `atoll check --json`, their files named from HOME; `proofs` are those of
    `atoll prove --json`, or None where nobody proved a law; `comparisons` those of `atoll diff`,
    and `ready` are the vectors where they are made already.
    """
    found = ready or made(game, results)
    yield f"{game}/rules.json", as_json(rulebook(game, home))
    yield f"{game}/evidence.json", as_json(asdict(evidence(game, results, home)))
    yield f"{game}/rulings.json", as_json(rulings(game))
    if proofs is not None:
        yield f"{game}/laws.json", as_json(_without(proofs, "took", "parted"))
    if comparisons:
        told = [_without(one, "records") for one in comparisons]
        yield f"{game}/comparisons.json", as_json({"game": game, "comparisons": told})
    yield f"{game}/faq.json", as_json(_faq(game, of_game(game, results), found.found))
    yield from _vectors(game, found)
    legal = (one for one in found.found if not one["refused"])  # the referee accepts them
    for path, some in _by_folder(f"{game}/records", legal).items():
        yield path, as_lines(line for one in some for line in one["record"])


def as_json(value: object) -> bytes:
    """A value as a file that people read too."""
    return f"{json.dumps(value, ensure_ascii=False, indent=1)}\n".encode()


def as_lines(values: Iterable[object]) -> bytes:
    """Values as JSON Lines, packed: a twentieth stays."""
    lines = "".join(f"{json.dumps(each, ensure_ascii=False)}\n" for each in values)
    return compress(lines.encode(), wbits=31)


def rulings(game: str) -> Json:
    """The open questions and the texts that answer them, also for `atoll rulings --json`."""
    texts = [one.as_json() for one in known_game(game).EDITIONS.values()]
    every = [asdict(one) for one in open_questions(game)]
    rulings, points = ([one for one in every if one["playable"] is so] for so in (True, False))
    return {"game": game, "rulings": rulings, "open_points": points, "editions": texts}


def _without(value: Json, *keys: str) -> dict[str, Any]:
    return {name: part for name, part in value.items() if name not in keys}


def _vectors(game: str, found: Vectors) -> Iterator[File]:
    """A file for each feature and each rule that refuses, and the list of them all.

    With it go the examples that are left out.
    """
    files, rules = (_by_folder(f"{game}/vectors", some) for some in (found.found, found.forged))
    yield from ((path, as_lines(lines)) for path, lines in {**files, **rules}.items())
    listed = [{"path": path, "vectors": len(lines)} for path, lines in files.items()]
    by_rule = [
        {
            "rule": lines[0]["refused"]["rule"],
            "path": path,
            "ways": len({one["forged"]["way"] for one in lines}),
            "vectors": len(lines),
        }
        for path, lines in rules.items()
    ]
    told = {
        "game": game,
        "examples": len(found.found) + len(found.left_out),
        "vectors": len(found.found),
        "files": listed,
        "left_out": [*found.left_out],
        "forged": {"vectors": len(found.forged), "files": by_rule},
    }
    yield f"{game}/vectors.json", as_json(told)


def _by_folder(into: str, found: Iterable[Json]) -> dict[str, list[Json]]:
    """By their file below a folder the vectors whose ids begin alike."""
    parts = groupby(found, key=lambda one: dirname(one["id"]))
    return {f"{into}/{folder}.jsonl.gz": [*some] for folder, some in parts}


# The questions


def _faq(game: str, results: Iterable[Json], vectors: Iterable[Json]) -> Json:
    """Every question in the order of the files (schemas/faq.schema.json)."""
    ids = {(one["feature"], one["line"], one["row"]): str(one["id"]) for one in vectors}
    return {"game": game, "questions": [_question(one, ids) for one in faq(game, results).values()]}


def _question(one: Question, vectors: Mapping[tuple[str, int, int | None], str]) -> Json:
    first = one.answers[0]
    return {
        "id": one.id,
        "question": first.asked,
        "answer": first.says,
        "because": first.because,
        "status": one.status,
        "rules": [*one.rules],
        "examples": [
            {
                "feature": result["file"],
                **{key: result[key] for key in ("line", "row", "name", "outcome")},
                "answer": answer.says,
                **_said(answer, "because", "status"),
                "vector": vectors.get((result["file"], result["line"], result["row"])),
            }
            for answer in one.answers
            for result in answer.results
        ],
    }


# The index


FORMAT = 2
"""Counts up when a program that reads the data has to change; new keys and files change nothing."""
INDEX = "index.json"
VECTORS, RECORDS = "vector.schema.json", "record.schema.json"


def index(files: Iterable[File], commit: str = "") -> File:
    """The file that lists all the others; `commit` is what they were made from."""
    listed: list[Json] = [
        {
            "path": path,
            "bytes": len(content),
            "sha256": sha256(content).hexdigest(),
            "schema": found and f"schemas/{found}",
        }
        for path, content in sorted(files)
        for found in [schema(path)]
    ]
    games = dict.fromkeys(one["path"].partition("/")[0] for one in listed if one["schema"])
    told = {"format": FORMAT, "version": __version__, "commit": commit or None}
    return INDEX, as_json({**told, "games": [*games], "files": listed})


def schema(path: str) -> str | None:
    """The schema of a file, or of its lines; a schema has none of ours."""
    game, _, name = path.partition("/")
    if game == "schemas":
        return None
    for folder, lines in (("vectors/", VECTORS), ("records/", RECORDS)):
        if name.startswith(folder):
            return lines
    return f"{name.removesuffix('.json')}.schema.json"


def schemas() -> Iterator[File]:
    """Every schema, with its own name as its id, so that they find each other side by side."""
    for name, known in all_schemas().items():
        dialect = {"$schema": known.pop("$schema"), "$id": name}
        yield f"schemas/{name}", as_json(dialect | known)


# The rules


Translations = Mapping[str, tuple[Mapping[str, Rule], Mapping[str, str]]]
"""Of each language, every rule by its id, and the flag of each text."""


def rulebook(game: str, home: Path) -> Json:
    """All rules of a game in the order of the book (schemas/rules.schema.json)."""
    known, rules = register(home), book.rules(game, home).values()
    others = {
        language: ({one.id: one for one in of.rules}, of.flags)
        for language in languages(game, home)
        for of in [Translation(game, language, home)]
    }
    cited = {source.partition("/")[0] for rule in rules for source in rule.sources}
    chapters = book.chapters(game, home)
    return {
        "game": game,
        "title": title(game),
        "chapters": [_said(one, "id", "number", "title") for one in chapters],
        "documents": [_document(one) for one in known.documents.values() if one.id in cited],
        "languages": [*others],
        "rules": [_rule(one, known, others) for one in rules],
    }


def _said(of: object, *names: str) -> dict[str, Any]:
    return {name: getattr(of, name) for name in names}


def _document(of: Document) -> Json:
    return {
        **_said(of, "id", "title", "publisher", "year", "language"),
        "held_by_the_lock": of.held,
        "address": of.address or None,
        "read": of.read and str(of.read),
    }


def _rule(rule: Rule, known: Register, others: Translations) -> Json:
    return {
        **_said(rule, "id", "number", "chapter"),
        **_told(rule),
        **_said(rule, "status", "reason"),
        "sources": [_source(source, known) for source in rule.sources],
        "rulings": [one._asdict() for one in rule.rulings],
        "translations": {
            language: _told(told[rule.id]) | {"flag": flags[rule.id]}
            for language, (told, flags) in others.items()
        },
    }


def _source(source: str, known: Register) -> Json:
    passage = known.passages.get(source)
    return {
        "passage": source,
        "document": source.partition("/")[0],
        "place": passage.place if passage else "",
        "held_by_the_lock": bool(passage and passage.held),
    }


def _told(of: Rule) -> dict[str, Any]:
    """What a rule says, in any language."""
    return {
        **_said(of, "title", "statement"),
        "sha256": sha256(of.statement.encode()).hexdigest(),
        "sentences": [asdict(one) for one in of.sentences],
        "notes": [*of.notes],
    }
