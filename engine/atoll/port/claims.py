"""What a port says beforehand: who it is, what it claims, and what it is not to be asked."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from atoll.book import rules as book_of
from atoll.port.messages import Json
from atoll.table import chapter_of, listed
from atoll.table.games import game, nouns
from atoll.table.nearest import nearest
from atoll.table.rulings import UnknownRuling, whole

_LONGEST = 100  # letters of what a port is called, and the like


class BadClaim(ValueError):
    """A port says something of itself that means nothing; the message names the fix."""


class Claims(NamedTuple):
    """What a port claims of a game. Editions are those it plays, the first one its own.

    `rulings` are the answers that it can play beside those of its editions, None for all.
    """

    name: str
    version: str
    language: str
    homepage: str
    players: tuple[int, ...]
    editions: tuple[str, ...]
    rulings: Mapping[str, Collection[str]] | None
    cannot: frozenset[str]
    not_claimed: frozenset[str]
    untold: frozenset[str]

    def can(self, ability: str) -> bool:
        """Whether it has not said that it cannot do this."""
        return ability not in self.cannot

    def first_unclaimed(self, rules: Iterable[str]) -> str:
        """The first of the rules that it does not claim, or nothing."""
        return next((rule for rule in rules if rule in self.not_claimed), "")

    def plays(self, of: str, edition: str | None, house: Mapping[str, str]) -> bool:
        """Whether it claims to play by these answers: an edition's, or with some of its own."""
        wanted = game(of).answered(edition, house).as_dict()
        return any(self._reaches(of, one, wanted) for one in self.editions)

    def _reaches(self, of: str, edition: str, wanted: Mapping[str, str]) -> bool:
        """Whether the answers are those of the edition, but for rulings it can play otherwise."""
        usual = game(of).answered(edition, {}).as_dict()
        others = {name: answer for name, answer in wanted.items() if usual[name] != answer}
        if self.rulings is None:
            return True
        return all(answer in self.rulings.get(name, ()) for name, answer in others.items())

    def as_json(self) -> Json:
        """The claims as a run keeps them."""
        rulings = self.rulings
        kept = rulings and {name: sorted(answers) for name, answers in rulings.items()}
        sets = {key: sorted(getattr(self, key)) for key in ("cannot", "not_claimed", "untold")}
        lists = {"players": [*self.players], "editions": [*self.editions]}
        return {**self._asdict(), **lists, "rulings": kept, **sets}


def claims(of: str, hello: Mapping[str, Any]) -> Claims:
    """What the answer to `hello` says of a game. Errors: BadClaim."""
    known, rules = game(of), book_of(of)
    if of not in hello["games"]:
        raise BadClaim(f"it does not play {of}; it plays {listed(hello['games']) or 'no game'}.")
    editions = hello.get("editions") or [*whole(known.EDITIONS)]
    _among("editions", editions, [*whole(known.EDITIONS)])
    players = hello.get("players") or [*known.SEATS]
    _among("players", players, known.SEATS)
    untold = hello.get("untold") or []
    _among("untold", untold, [*nouns(of).LAYOUT.parts])
    about = ("name", "version", "language", "homepage")
    texts = {key: (hello.get(key) or "")[:_LONGEST] for key in about}
    return Claims(
        **texts,
        players=tuple(sorted({*players})),
        editions=tuple(dict.fromkeys(editions)),
        rulings=_choices(of, hello.get("rulings")),
        cannot=frozenset(hello.get("cannot") or ()),
        not_claimed=frozenset(_rules(hello.get("not_claimed") or (), [*rules])),
        untold=frozenset(untold),
    )


def _choices(of: str, said: Mapping[str, Sequence[str]] | None) -> Mapping[str, Any] | None:
    if said is None:
        return None
    try:
        for name, answers in said.items():
            for answer in answers:
                game(of).answered(None, {name: answer})
    except UnknownRuling as error:
        raise BadClaim(f"hello, rulings: {error}") from None
    return {name: frozenset(answers) for name, answers in said.items()}


def _rules(said: Iterable[str], known: Sequence[str]) -> Iterator[str]:
    """The rules that are named, one by one or by their chapter."""
    chapters = dict.fromkeys(map(chapter_of, known))
    for name in said:
        if name in chapters:
            yield from (rule for rule in known if chapter_of(rule) == name)
        else:
            _among("not_claimed", [name], known)
            yield name


def _among(key: str, said: Iterable[Any], known: Sequence[Any]) -> None:
    for one in said:
        if one not in known:
            few = len(known) <= _FEW
            fix = f"; write {listed(map(str, known), 'or')}" if few else nearest(one, known)
            raise BadClaim(f"hello, {key}: {one!r} is none{fix}.")


_FEW = 20
