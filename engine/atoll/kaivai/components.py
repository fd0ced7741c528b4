"""What is in the box of Kaivai: numbers of pieces, and the tables that are printed.

Source: kaivai-en-2010, but for the steps of movement and the bid table (see STEPS and MOVEMENT).
"""

GOODS = 52
"""Counters, each a fish on one side and a shell on the other."""
INFLUENCE = 24
CULT_PIECES = 12
HUTS, CANOES, FISHERMEN = 15, 4, 5
"""Of each player: six canoes less two markers, six fishermen less one."""
SACRIFICE = 2
"""So much influence gets who takes no action in a round."""
STOCK = (3, 3, 3)
"""What each player begins with: shells, fish, influence."""
SPACES = (1, 2, 3, 4, 5)
"""The number track of a display, for shells and for fish."""
LOAD = 3
"""So many fish a hut takes."""
FACES = (5, 4, 3, 2)
"""Of six faces of each die so many are blue, the biggest die first."""
BIDS = range(1, 11)
MOVEMENT = (1, 2, 3, 4, 5, 4, 3, 2, 1, 0)
"""How far canoes move by a bid of 1 to 10: for 6 in the rulebook, for all on the display."""
STEPS = (0, 1, 2, 2, 3, 3, 4, 4, 5)
"""What so many steps of movement add; but for the first, known from one source only."""

HUT_KINDS = ("canoe-builder", "fisherman", "meeting")
WITH_CANOES = ("building", "fishing", "delivering", "moving")
ACTIONS = (*WITH_CANOES, "celebrating", "increasing")
