"""Reports made from the journal: Allure results, the clause matrix, machine formats."""
