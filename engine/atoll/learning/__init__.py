"""Games in whole numbers, for programs that learn to play them.

`InNumbers` is any game of the house for so many players; it opens games, and what it opens tells
who decides, which numbers are legal, what a seat sees, and what follows from a number.
"""

from atoll.learning.cells import NotListed
from atoll.learning.in_numbers import InNumbers, Now
from atoll.learning.looks import Look
from atoll.learning.numbers import WAIT, Numbers, numbers

__all__ = ["WAIT", "InNumbers", "Look", "NotListed", "Now", "Numbers", "numbers"]
