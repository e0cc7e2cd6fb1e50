"""A rulebook from elsewhere: one die in a shaker, and a wager on the face that it shows."""
