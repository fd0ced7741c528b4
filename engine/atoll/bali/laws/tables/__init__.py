"""Laws about tables, in ordinary Python: they ask the engine itself, case by case."""
