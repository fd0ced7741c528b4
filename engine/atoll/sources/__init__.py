"""The citation lock: what the book and the examples cite is what the documents say.

The documents are their publishers' property and no part of the project. Whoever has copies points
to them; the register knows each by the hash of its normalised text.
A source of which nobody has a copy is known by its address and the day it was read; the lock does
not hold it, and whatever rests on it says so.
"""
