Feature: The collection rates of the Oasis card room: the games
  One page for four games.

  @oasis-collection.scope.1 @introduction @declaration
  Rule: The page is about Lowball, Pineapple, Omaha High-Low and Texas Hold'em
    It repeats the schedule of each of them.

    Scenario: Declared games
      Given an Oasis Collection Rates table
      Then the declared games under the collection schedule include
        | Lowball        |
        | Pineapple      |
        | Omaha High-Low |
        | Texas Hold'em  |
