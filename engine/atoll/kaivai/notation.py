"""Text to moves and back: `sail H6 to I9`."""

from atoll.kaivai import table
from atoll.kaivai.fields import FIELDS
from atoll.table.move import notation

MOVES = notation(table, FIELDS)
