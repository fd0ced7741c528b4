"""The contract of a game: one Protocol for each module that it may offer.

`playing` is what a game is played by; it must have the verbs and a `game` module. `showing` is what
a person is shown.
`telling` is how a table becomes a scenario, `proving` what is proved of the rules and asked of
them, `many` how many games are played.
`atoll.table.games` finds games and asks them for these.
"""

from atoll.table.contract.many import (
    MOST_MOVES,
    Counts,
    Judge,
    Long,
    Many,
    Measures,
    Played,
    Policy,
    Worth,
)
from atoll.table.contract.playing import (
    Answers,
    Bringing,
    Components,
    Counting,
    Decisions,
    Events,
    Game,
    Imagining,
    Move,
    Moves,
    Nouns,
    OpenPoints,
    Own,
    Spoken,
    Standing,
    Steps,
    Table,
    Turning,
    View,
)
from atoll.table.contract.proving import Laws, Questions, Unknowns
from atoll.table.contract.showing import Dialogue, Drawing, Drawn, Noted, Pictures
from atoll.table.contract.telling import Telling

__all__ = [
    "MOST_MOVES",
    "Answers",
    "Bringing",
    "Components",
    "Counting",
    "Counts",
    "Decisions",
    "Dialogue",
    "Drawing",
    "Drawn",
    "Events",
    "Game",
    "Imagining",
    "Judge",
    "Laws",
    "Long",
    "Many",
    "Measures",
    "Move",
    "Moves",
    "Noted",
    "Nouns",
    "OpenPoints",
    "Own",
    "Pictures",
    "Played",
    "Policy",
    "Questions",
    "Spoken",
    "Standing",
    "Steps",
    "Table",
    "Telling",
    "Turning",
    "Unknowns",
    "View",
    "Worth",
]
