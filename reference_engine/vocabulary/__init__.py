"""What can be done to a table and what is seen at it, and the messages in which both travel."""
