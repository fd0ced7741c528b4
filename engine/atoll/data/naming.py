"""Whether everything that published data names is there: rules, rulings, vectors and schemas.

The files may hold anything: what is not laid out as it should be names nothing.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from posixpath import dirname

from atoll.data.folder import Document, Listing
from atoll.finding import Finding
from atoll.table import RULE_ID

Documents = Sequence[Document]


def unresolved(of: Listing, documents: Documents) -> Iterator[Finding]:
    """Every name in the files that leads nowhere."""
    yield from _schemas(of)
    for game in of.games:
        own = [one for one in documents if one.path.startswith(f"{game}/")]
        known = _names(own, f"{game}/rules.json", "rules", "id")
        if not known:
            yield of.finding(f"{game}/rules.json", 1, "no rule can be read there; restore it.")
            continue
        yield from _rules(of, game, own, known)
        yield from _rulings(of, game, own)
        yield from _vectors(of, game, own)


def _schemas(of: Listing) -> Iterator[Finding]:
    for schema in dict.fromkeys(one["schema"] for one in of.files.values()):
        if schema and schema not in of.files:
            yield of.finding(schema, 1, "a file names it as its schema, and it is missing.")


def _rules(of: Listing, game: str, own: Documents, known: set[str]) -> Iterator[Finding]:
    """Wherever the id of a rule stands by itself, the rule is in the rulebook."""
    for document in own:
        for line, value in document.values:
            for name in dict.fromkeys(_texts(value)):
                if RULE_ID.fullmatch(name) and name.startswith(f"{game}_") and name not in known:
                    where = line if document.path.endswith(".jsonl") else document.line(name)
                    message = f"{name} is no rule; {game}/rules.json does not list it."
                    yield of.finding(document.path, where, message)


def _rulings(of: Listing, game: str, own: Documents) -> Iterator[Finding]:
    known = _names(own, f"{game}/rulings.json", "rulings", "name")
    for document, rule in _entries(own, f"{game}/rules.json", "rules"):
        named = _part(rule, "rulings")
        names = (_name(one, "name") for one in (named if isinstance(named, list) else ()))
        for name in (one for one in names if one and one not in known):
            message = f"{name} is no ruling; {game}/rulings.json does not list it."
            yield of.finding(document.path, document.line(name), message)


def _vectors(of: Listing, game: str, own: Documents) -> Iterator[Finding]:
    """No two vectors have one id, and the questions name vectors that there are."""
    seen: dict[str, str] = {}
    for document in (one for one in own if one.path.startswith(f"{game}/vectors/")):
        for line, vector in document.values:
            if (name := _name(vector, "id")) in seen:
                message = f"{name} stands in {seen[name]} already; an id is for one vector."
                yield of.finding(document.path, line, message)
            seen[name] = document.path
    unread = of.files.keys() - {document.path for document in own}
    for document, name in _shown(game, own):
        if name not in seen and f"{game}/vectors/{dirname(name)}.jsonl" not in unread:
            yield of.finding(document.path, document.line(name), f"{name} is no vector.")


def _shown(game: str, own: Documents) -> Iterator[tuple[Document, str]]:
    """The vectors that the questions name."""
    for document, question in _entries(own, f"{game}/faq.json", "questions"):
        examples = _part(question, "examples")
        for example in examples if isinstance(examples, list) else ():
            if name := _name(example, "vector"):
                yield document, name


def _entries(own: Documents, path: str, key: str) -> Iterator[tuple[Document, object]]:
    """What is listed under a key of a JSON file."""
    for document in own:
        listed = _part(document.whole, key) if document.path == path else None
        yield from ((document, one) for one in (listed if isinstance(listed, list) else ()))


def _names(own: Documents, path: str, key: str, name: str) -> set[str]:
    return {_name(one, name) for _, one in _entries(own, path, key)} - {""}


def _part(value: object, key: str) -> object:
    return value.get(key) if isinstance(value, dict) else None


def _name(value: object, key: str) -> str:
    """The text under a key, or none."""
    found = _part(value, key)
    return found if isinstance(found, str) else ""


def _texts(value: object) -> Iterator[str]:
    """Every text in a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from chain.from_iterable(map(_texts, value.values()))
    elif isinstance(value, list):
        yield from chain.from_iterable(map(_texts, value))
