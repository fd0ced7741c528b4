"""Text to moves and back: `play Kukusch/Panschar to Kukusch`."""

from atoll.bali import table
from atoll.bali.fields import FIELDS
from atoll.table.move import notation

MOVES = notation(table, FIELDS)
parse_move, write_move = MOVES.read, MOVES.write
