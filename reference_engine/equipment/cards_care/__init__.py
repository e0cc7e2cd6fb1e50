"""Care of the cards: from the decks that are brought to the stub that is put away, for games of every family."""
