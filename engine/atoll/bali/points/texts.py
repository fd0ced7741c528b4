"""The text of which the points of Bali are asked; nearly all are open, as lists of it are lost.

Source: bali-en-2009; pages of reviewers where they are named.
"""

__all__ = ["EN"]

EN = "bali-en-2009"
