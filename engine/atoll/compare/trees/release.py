"""What kind of release a change is, and whether CHANGELOG.md and the version say at least that."""

import re
from collections.abc import Iterator, Sequence
from importlib.metadata import PathDistribution
from pathlib import Path
from typing import NamedTuple

from atoll.compare.trees.change import Change
from atoll.compare.trees.tree import Tree
from atoll.finding import Finding
from atoll.home import said

KINDS = ("none", "patch", "minor", "major")
HEADS = {"changed": "major", "removed": "major", "added": "minor", "deprecated": "minor"}
"""What the heads of a changelog claim; all others, as Fixed, are a patch."""
CHANGELOG, UNRELEASED, PROJECT = "CHANGELOG.md", "unreleased", "pyproject.toml"
_NEEDED = {"minor": "### Added, ### Changed or ### Removed", "major": "### Changed or ### Removed"}
_VERSION = re.compile(r"""^__version__\s*=\s*["']([^"']+)["']""", re.MULTILINE)
_PARTS = re.compile(r"([0-9]+)\.([0-9]+)(?:\.([0-9]+))?")


class Release(NamedTuple):
    """What a change is, what its changelog and its version say it is, and what does not fit."""

    kind: str
    left: str
    right: str
    says: str
    findings: tuple[Finding, ...]


def released(changes: Sequence[Change], left: Tree, right: Tree) -> Release:
    """What the changes are, held against what is said of them."""
    needed = max((one.release for one in changes), key=KINDS.index, default="none")
    old, new = version(left), version(right)
    if steps := bool(new) and old != new:
        says = _step(old, new)
    else:  # the largest kind that entries of the right say that the left has not
        there = {text for *_, text in _entries(left.project / CHANGELOG)}
        kinds = (
            HEADS.get(head, "patch")
            for of, head, text in _entries(right.project / CHANGELOG)
            if of == UNRELEASED and text not in there
        )
        says = max(kinds, key=KINDS.index, default="none")
    found = Release(needed, old, new, says, ())
    return found._replace(findings=(*_unfit(found, right.project, steps=steps),))


def _unfit(of: Release, project: Path, *, steps: bool) -> Iterator[Finding]:
    """What does not fit: the version is gone or steps short, or the changelog says too little."""
    settings, file = project / PROJECT, project / CHANGELOG
    less = KINDS.index(of.says) < KINDS.index(of.kind)
    if of.left and not of.right:
        fix = 'write `version = "…"` below [project].'
        yield Finding(PROJECT, 1, f"no version stands there, and it was {of.left}; {fix}")
    if steps and less:
        step = "no step up" if of.says == "none" else f"a {of.says} step"
        told = f"the change is {of.kind}, and from {of.left} to {of.right} is {step}"
        fix = f"choose a version that is {of.kind} above {of.left}."
        yield Finding(PROJECT, _line(settings, f'"{of.right}"'), f"{told}; {fix}")
    if steps and of.kind != "none" and not any(one == of.right for one, *_ in _entries(file)):
        told = f"nothing stands below ## [{of.right}]; tell there what changed."
        yield Finding(CHANGELOG, 1, told)
    if not steps and less and of.kind in _NEEDED:
        claims = "says nothing new" if of.says == "none" else f"says no more than {of.says}"
        fix = f"tell it below ## [Unreleased], {_NEEDED[of.kind]}, in a line `- …`."
        told = f"the change is {of.kind}, and the changelog {claims}; {fix}"
        yield Finding(CHANGELOG, _line(file, UNRELEASED), told)


# The version


def version(tree: Tree) -> str:
    """The version of a tree, as its pyproject.toml, its code or its wheel says; else nothing."""
    for about in tree.project.glob("*.dist-info"):
        return PathDistribution(about).version
    settings = tree.project / PROJECT
    if not settings.is_file():
        return ""
    if stated := said(settings, "project", "version"):
        return str(stated)
    path = said(settings, "tool", "hatch", "version", "path")
    file = tree.project / str(path)
    found = _VERSION.search(file.read_text("utf-8")) if path and file.is_file() else None
    return found[1] if found else ""


def _step(left: str, right: str) -> str:
    """What a step from one version to another says; before 1.0 the second number is the first.

    >>> _step("1.2.3", "1.3.0"), _step("0.2.3", "0.3.0"), _step("1.2.3", "1.2.2")
    ('minor', 'major', 'none')
    """
    one, other = _numbers(left), _numbers(right)
    if not (one and other):
        return "major" if left != right else "none"
    if other <= one:
        return "none"
    at = next(number for number in range(3) if one[number] != other[number])
    return ("major", "minor", "patch")[max(at - (other[0] == 0), 0)]


def _numbers(text: str) -> tuple[int, ...]:
    found = _PARTS.match(text)
    return tuple(int(part or 0) for part in found.groups()) if found else ()


def _line(file: Path, text: str) -> int:
    """The line on which a text stands first, in any case; 1 where it does not."""
    lines = enumerate(_lines(file), 1)
    return next((number for number, one in lines if text.lower() in one.lower()), 1)


def _lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines() if file.is_file() else []


# The changelog


def _entries(file: Path) -> Iterator[tuple[str, str, str]]:
    """The lines of a changelog, each behind its version and its head."""
    version = head = ""
    for line in _lines(file):
        if line.startswith("## "):
            version, head = line[3:].strip().lstrip("[").partition("]")[0], ""
            version = version.lower() if version.lower() == UNRELEASED else version
        elif line.startswith("### "):
            head = line[4:].strip().lower()
        elif line.startswith(("- ", "* ")):
            yield version, head, line
