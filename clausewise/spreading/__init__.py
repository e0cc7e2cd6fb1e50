"""Work that is spread over processes, and what is said when one of them dies."""
