"""A house of its own that plays Sic Bo as the rules of the Oneida Tribe have it, section X."""
