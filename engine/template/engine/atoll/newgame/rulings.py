"""The texts that the rules are after, and later what they leave open: `RULINGS`."""

from atoll.table.rulings import Edition

RULES = "newgame-rules"
EDITIONS = {RULES: Edition(RULES, "New Game, rules")}
