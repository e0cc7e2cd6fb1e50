"""The four pot games of the Oasis card room."""
