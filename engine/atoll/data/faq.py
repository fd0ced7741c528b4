"""The questions of a game as data: asked, answered, how sure it is, and what shows it."""

from collections.abc import Iterable, Mapping, Sequence

from atoll.book.search import asked_title
from atoll.data.replay import Json
from atoll.table import RULE_ID

__all__ = ["faq"]

STATUSES = ("stated", "confirmed", "inferred", "open", "disputed", "proved")
Place = tuple[str, int, int | None]


def faq(game: str, results: Iterable[Json], vectors: Iterable[Json]) -> Json:
    """Every question in the order of the files (schemas/faq.schema.json)."""
    asked: dict[str, list[Json]] = {}
    for result in results:
        for tag in result["tags"]:
            if tag.startswith(f"{game}_q_"):
                asked.setdefault(tag, []).append(result)
    ids = {_place(one["feature"], one): str(one["id"]) for one in vectors}
    return {"game": game, "questions": [_question(*one, ids) for one in asked.items()]}


def _question(name: str, results: Sequence[Json], vectors: Mapping[Place, str]) -> Json:
    first = results[0]
    rules = dict.fromkeys(tag for one in results for tag in one["tags"] if RULE_ID.fullmatch(tag))
    return {
        "id": name,
        "question": asked_title(first["name"]),
        "answer": _answer(first),
        "because": " ".join(first["description"].split("\n")[1:]).strip(),
        "status": next((tag for tag in first["tags"] if tag in STATUSES), "open"),
        "rules": [*rules],
        "examples": [_example(one, vectors) for one in results],
    }


def _example(result: Json, vectors: Mapping[Place, str]) -> Json:
    keys = ("line", "row", "name", "outcome")
    return {
        "feature": result["file"],
        **{key: result[key] for key in keys},
        "answer": _answer(result),
        "vector": vectors.get(_place(result["file"], result)),
    }


def _answer(result: Json) -> str:
    """The first line below the name."""
    return str(result["description"]).partition("\n")[0].strip()


def _place(file: str, at: Json) -> Place:
    return file, at["line"], at["row"]
