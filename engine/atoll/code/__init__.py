"""The code of a game, read: its functions, the rules they state, and who uses whom."""
