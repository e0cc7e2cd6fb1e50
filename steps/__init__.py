"""What the sentences in the features mean, for every game and every system under test."""
