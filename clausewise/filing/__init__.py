"""What leaves the laboratory: one file with the run, its reports and who signed, and whether such a file is genuine."""
