"""What cards make: hands of three to six cards, high and low."""
