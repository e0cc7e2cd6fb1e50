"""Pictures of tables: what every table shows, and a picture for each family of games."""
