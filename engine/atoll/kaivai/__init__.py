"""Kaivai by Anselm and Helge Ostertag."""
