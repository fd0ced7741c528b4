"""The points on which the texts of Kaivai are silent or differ, with their answers, by chapters."""
