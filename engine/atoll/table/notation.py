"""The notation of a game: texts to values and back, each shape said as one phrase."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, Self, TypeVar

from atoll.table import listed
from atoll.table.phrases import Field, FieldError, Fields, Phrase, plain
from atoll.table.play import composed

Value = TypeVar("Value")
Choice = tuple[tuple[str, ...], ...]
"""What may stand in each field of a phrase."""
_REST = "[^#|;]*"
_KEPT = 80  # of texts that come again and again none is longer; a spoiled one may be of any length


class NotationError(ValueError):
    """A text that is not in the notation; the message shows what would be.

    Where it is clear what is meant, `rule` is the one that it breaks, and `made` what it would be.
    """

    rule = ""
    made: object = None

    def meant(self, rule: str, made: object) -> Self:
        """The same, where it is clear what is meant."""
        self.rule, self.made = rule, made
        return self


class NoPhraseError(NotationError):
    """A text that begins like no phrase of the notation, or ends like none."""


class Notation(Generic[Value]):
    """The values of one sort, such as moves: the phrase of each shape, and what its fields make.

    A shape makes one value, or one of a type that has the fields for attributes. Of several phrases
    that make a value the first writes it, all read it. Case and commas do not count. A shape that
    is no verb may be `said` otherwise in a sentence, and is read so too.
    """

    def __init__(  # noqa: PLR0913 # all that a notation says
        self,
        what: str,
        fields: Fields,
        shapes: Mapping[str, Value | Callable[..., Value]],
        examples: Sequence[str] = (),
        *,
        said: Mapping[str, str] = {},  # only read
        rules: Mapping[type, str] = {},  # only read
    ) -> None:
        """`what` the values are is for messages, as the examples: those of the fields, if none.

        `rules` says of a type by which rule there are such values.
        """
        self._what, self.rules = what, rules
        both = (*shapes.items(), *[(text, shapes[shape]) for shape, text in said.items()])
        self._shapes = [(Phrase(text, fields), made) for text, made in both]
        self.phrases = tuple(phrase for phrase, _ in self._shapes[: len(shapes)])
        self._said = {shape: Phrase(text, fields) for shape, text in said.items()}
        one_of_each = (self._read(phrase.example()) for phrase, _ in self._shapes)
        self.examples = tuple(examples) or tuple(dict.fromkeys(map(self._write, one_of_each)))
        self._kept = lru_cache(maxsize=4096)(self._read)
        self.write = lru_cache(maxsize=4096, typed=True)(self._write)  # of two types () is equal

    def read(self, text: str) -> Value:
        """The value. Errors: NotationError."""
        return (self._kept if len(text) <= _KEPT else self._read)(text)

    def _read(self, text: str) -> Value:
        said = " ".join(composed(text).replace(",", " ").split())
        for phrase, made in self._shapes:
            try:
                values = phrase.taken(said)
            except FieldError as why:
                raise NotationError(str(why)).meant(why.rule or self._rule(made), made) from why
            if values is not None:
                found: Value = made(**values) if callable(made) else made
                return found
        fix, meant = listed(map(repr, self.examples), "or"), self._meant(said.lower())
        why_not = NoPhraseError(f"{text[:60]!r} is no {self._what}; write for example {fix}")
        raise why_not.meant(self._rule(meant), meant)

    def _rule(self, made: object) -> str:
        return self.rules.get(made if isinstance(made, type) else type(made), "")

    def _meant(self, said: str) -> object:
        """What a text would be that begins as one; None where it begins as none that has fields."""
        heads = {_head(phrase): made for phrase, made in reversed(self._shapes) if phrase.fields}
        begun = (head for head in heads if f"{said} ".startswith(f"{head} "))
        first = (head for head in heads if said.partition(" ")[0] == head.partition(" ")[0])
        return heads.get(max(begun, key=len, default=next(first, "")))

    def _write(self, value: Value) -> str:
        """The value as text; one that no phrase makes as the last of its type would write it."""
        phrase = self._phrase(value)
        return phrase.written(_taken(phrase, value))

    def parted(self, value: Value) -> tuple[Phrase, tuple[str, ...]]:
        """The phrase that writes the value, and the text in each of its fields."""
        phrase = self._phrase(value)
        return phrase, phrase.texts(_taken(phrase, value))

    def say(self, value: Value) -> str:
        """The value as a sentence has it."""
        phrase = self._phrase(value)
        phrase = self._said.get(phrase.text, phrase)
        return phrase.written(_taken(phrase, value))

    def _phrase(self, value: Value) -> Phrase:
        for phrase, made in self._shapes:
            if made == value:
                return phrase
        own = [phrase for phrase, made in self._shapes if made is type(value)]
        makes = (phrase for phrase in own if type(value)(**_taken(phrase, value)) == value)
        return own[0] if len(own) == 1 else next(makes, own[-1])

    def together(self, values: Iterable[Value]) -> list[str]:
        """Values as few texts: what may stand in a field is listed there, `bid 1, 2 or 4`.

        Whatever one picks from such lists is one of the values, and each can be picked.
        """
        said: dict[Phrase, list[Choice]] = {}
        for value in values:
            phrase, texts = self.parted(value)
            said.setdefault(phrase, []).append(tuple((text,) for text in texts))
        return [
            phrase.with_texts({n: listed(c, "or") for n, c in zip(phrase.fields, one, strict=True)})
            for phrase, choices in said.items()
            for one in _united(choices, len(phrase.fields))
        ]

    def called(self, kind: str) -> list[str]:
        """The names of all fields of a type, such as `Number`."""
        every = [one for phrase, _ in self._shapes for one in phrase.types.items()]
        return [*dict.fromkeys(name for name, its in every if its == kind)]

    def field(self, says: str) -> Field:
        """Such a value as a field of phrases; what else it says than its first words is read."""
        heads = dict.fromkeys(_head(phrase) for phrase, _ in self._shapes)
        return Field(says, f"(?:{'|'.join(heads)}){_REST}", self.read, plain(self.say))


def _united(choices: Sequence[Choice], places: int) -> Sequence[Choice]:
    """Fewer choices of the same: those that are alike but for one place become one."""
    for place in reversed(range(places)):
        alike: dict[Choice, dict[str, None]] = {}
        for one in choices:
            rest = (*one[:place], *one[place + 1 :])
            alike.setdefault(rest, {}).update(dict.fromkeys(one[place]))
        choices = [(*rest[:place], tuple(its), *rest[place:]) for rest, its in alike.items()]
    return choices


def _taken(phrase: Phrase, value: object) -> dict[str, Any]:
    return {name: getattr(value, name) for name in phrase.fields}


def _head(phrase: Phrase) -> str:
    return phrase.text.partition("{")[0].strip()
