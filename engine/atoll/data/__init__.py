"""What is published as data: the rules and all that is known of them, and vectors for a port.

Everything is a value in and a file out; nothing here runs an example, proves a law or asks the
clock, so the same values give the same bytes, packed by the same zlib.
"""
