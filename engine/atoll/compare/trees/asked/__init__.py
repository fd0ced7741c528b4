"""What is asked of a tree of rules, in a process that has its engine: each module an `answer`.

The modules are read by the engine of the other tree, which may be older: they ask it for little.
"""

__all__: list[str] = []
