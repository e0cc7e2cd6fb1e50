"""What has changed: between two runs, over many runs, and with the words of a document."""
