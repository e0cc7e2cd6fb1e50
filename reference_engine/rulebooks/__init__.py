"""The documents as data: provisions, readings, options, paytables, misreadings, and the games of each."""
