"""Running: from the features in a rulebook to a journal, by way of pytest."""
