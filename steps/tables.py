"""The data tables of the features of any game."""

from collections.abc import Sequence

from atoll.table.kinds import PositionError

Rows = Sequence[Sequence[str]]


def body(datatable: Rows, part: str, *headers: tuple[str, ...]) -> Rows:
    """The rows below one of these headers, the first the English one. Errors: PositionError."""
    if not datatable or tuple(datatable[0]) not in headers:
        raise PositionError(part, f"write the columns | {' | '.join(headers[0])} |")
    return datatable[1:]
