"""Pictures as SVG that can be read out: the plates they are printed from, and those of any game."""

__all__: list[str] = []
