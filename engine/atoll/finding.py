"""A finding: something in a file that does not hold, and the fix."""

from typing import NamedTuple


class Finding(NamedTuple):
    """What does not hold, where it stands, and the fix."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        """The finding as editors and people read it: `file:line: message`."""
        return f"{self.file}:{self.line}: {self.message}"
