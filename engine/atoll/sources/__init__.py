"""The citation lock: what the book and the examples cite is what the documents say.

The documents are their publishers' property and no part of the project. Whoever has copies points
to them; the register knows each by the hash of its normalised text.
"""

from atoll.finding import Finding
from atoll.sources.citations import dangling
from atoll.sources.locked import Quote, lock, show, verify
from atoll.sources.register import Document, Passage, Register, SourcesError, register

__all__ = [
    "Document",
    "Finding",
    "Passage",
    "Quote",
    "Register",
    "SourcesError",
    "dangling",
    "lock",
    "register",
    "show",
    "verify",
]
