"""The phrases a feature may use: which one a step means, and which are near to it."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property
from inspect import unwrap
from itertools import chain
from typing import NamedTuple

from atoll.table.phrases import Field
from atoll.table.play import AND, NAME, no_name

from .parsing import StepFunctionContext, StepParser, step_function_context_registry

KINDS = ("given", "when", "then")
ALIKE = 0.45  # of its words and a step: a guess that is worth reading
FIELD = re.compile(r"\{(\w*)(:[^}]*)?\}")


class Phrase(NamedTuple):
    """One phrase: its kind (None for any), its text, and where it is defined."""

    kind: str | None
    text: str
    parser: StepParser
    file: str
    line: int
    context: StepFunctionContext
    words: frozenset[str] = frozenset()  # that every text of it has

    @property
    def place(self) -> tuple[str, int, str | None, str]:
        """Where it is defined, and which of those there it is."""
        return self.file, self.line, self.kind, self.text

    @property
    def fixed(self) -> list[str]:
        """The words of its text that are no fields."""
        return [word for word in FIELD.sub("{", self.text).split() if "{" not in word]

    @property
    def fields(self) -> Collection[Field]:
        """What may stand in it."""
        fields: Mapping[str, Field] = getattr(self.parser, "fields", {})
        return fields.values()

    @property
    def follows(self) -> bool:
        """Whether it follows from what a game declares."""
        return getattr(self.parser, "follows", False)

    def says(self, kind: str, text: str) -> bool:
        """Whether a step of this kind and text is this phrase."""
        if self.kind not in (None, kind):
            return False
        try:
            return self.parser.is_matching(text)
        except Exception:  # noqa: BLE001 # a type that fails on the text is not met; the run tells
            return False


class Phrases:
    """All phrases that a feature file can see; what a step means is worked out once."""

    def __init__(self, known: Iterable[Phrase] = ()) -> None:
        """Take the phrases, the farthest first: one defined nearer replaces an equal one."""
        self.known = tuple({(phrase.kind, phrase.text): phrase for phrase in known}.values())
        self._meant: dict[tuple[str, str], tuple[Phrase, ...]] = {}

    def under(self, near: "Phrases") -> "Phrases":
        """These, and others that are defined nearer."""
        return Phrases((*near.known, *self.known, *near.known)) if near.known else self

    @cached_property
    def words(self) -> frozenset[str]:
        """All words that phrases need: their own, and those that a field has a list of."""
        own = (word for one in self.known for word in one.fixed)
        listed = (text for one in self.known for field in one.fields for text in field.every)
        return frozenset(filter(str.isalpha, chain(own, *map(str.split, listed))))

    def matching(self, kind: str, text: str) -> tuple[Phrase, ...]:
        """The phrases that a step may mean; more than one is a quarrel.

        A name can be any words, so what a phrase says itself goes before: `nobody wins` is nobody's.
        """
        step = kind, text
        if step not in self._meant:
            words = {*text.split()}
            may = (phrase for phrase in self.known if phrase.words <= words)
            found = [phrase for phrase in may if phrase.says(kind, text)]
            most = max((len(phrase.fixed) for phrase in found), default=0)
            self._meant[step] = tuple(phrase for phrase in found if len(phrase.fixed) == most)
        return self._meant[step]

    def meant(self, kind: str, text: str) -> StepFunctionContext | None:
        """What a step does; None where no phrase says it."""
        found = self.matching(kind, text)
        return found[-1].context if found else None

    def nearest(self, kind: str, text: str) -> list[str]:
        """The phrases of this kind that read most like the step, the nearest first."""
        same = {FIELD.sub("", one.text): one.text for one in self.known if one.kind in (None, kind)}
        near = get_close_matches(text, same, cutoff=ALIKE)
        return [FIELD.sub(lambda one: f"<{one[1] or '…'}>", same[plain]) for plain in near]

    def wrong_field(self, kind: str, text: str) -> str | None:
        """Which field of a phrase the step gets wrong, where the fixed words are the phrase's."""
        same = (phrase for phrase in self.known if phrase.kind in (None, kind))
        found = [slips for phrase in same if (slips := tuple(_slips(phrase, text)))]
        best = min(map(len, found), default=0)
        told = dict.fromkeys(" ".join(slips) for slips in found if len(slips) == best)
        return " ".join([*told][:2]) or None


def contexts(functions: Iterable[Callable[..., object]]) -> list[StepFunctionContext]:
    """The steps among the functions of some fixtures."""
    return [*filter(None, map(step_function_context_registry.get, functions))]


def defined(steps: Iterable[StepFunctionContext]) -> Phrases:
    """The phrases of some steps, each in all its languages."""
    found = list[Phrase]()
    for step in steps:
        code = unwrap(step.step_func).__code__
        for parser in getattr(step.parser, "wordings", (step.parser,)):
            place = parser, code.co_filename, code.co_firstlineno
            words: frozenset[str] = getattr(parser, "words", frozenset())
            found.append(Phrase(step.type, parser.name, *place, step, words))
    return Phrases(found)


def _slips(phrase: Phrase, text: str) -> Iterator[str]:
    """The fields of a phrase that a step with its fixed words gets wrong."""
    fixed = FIELD.split(phrase.text)[::3]
    fields = getattr(phrase.parser, "fields", None)
    said = re.fullmatch("(.+)".join(map(re.escape, fixed)), text)
    if fields is None or said is None or not "".join(fixed).strip():
        return
    for field, given in zip(FIELD.finditer(phrase.text), said.groups(), strict=True):
        pattern, examples = fields[field[1]].pattern, fields[field[1]].examples
        if not re.fullmatch(pattern, given):
            fix = f"; write for example '{examples[0]}'" if examples else ""
            names = re.split(AND, given) if NAME in pattern else ()
            why = next(filter(None, map(no_name, names)), "")
            yield why or f"<{field[1]}> cannot be '{given}'{fix}."
