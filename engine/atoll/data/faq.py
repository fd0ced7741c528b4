"""The questions of a game as data: asked, answered, how sure it is, and what shows it."""

from collections.abc import Iterable, Iterator, Mapping

from atoll.book.faq import Question
from atoll.book.faq import faq as questions
from atoll.data.replay import Json

__all__ = ["faq"]

Place = tuple[str, int, int | None]


def faq(game: str, results: Iterable[Json], vectors: Iterable[Json]) -> Json:
    """Every question in the order of the files (schemas/faq.schema.json)."""
    ids = {_place(one["feature"], one): str(one["id"]) for one in vectors}
    asked = questions(game, results)
    return {"game": game, "questions": [_question(one, ids) for one in asked.values()]}


def _question(one: Question, vectors: Mapping[Place, str]) -> Json:
    first = one.answers[0]
    return {
        "id": one.id,
        "question": first.asked,
        "answer": first.says,
        "because": first.because,
        "status": one.status,
        "rules": [*one.rules],
        "examples": [*_examples(one, vectors)],
    }


def _examples(one: Question, vectors: Mapping[Place, str]) -> Iterator[Json]:
    keys = ("line", "row", "name", "outcome")
    for answer in one.answers:
        for result in answer.results:
            yield {
                "feature": result["file"],
                **{key: result[key] for key in keys},
                "answer": answer.says,
                "because": answer.because,
                "status": answer.status,
                "vector": vectors.get(_place(result["file"], result)),
            }


def _place(file: str, at: Json) -> Place:
    return file, at["line"], at["row"]
