Feature: The collection rates of the Oasis card room: the games
  One page for four games.

  @oasis-collection.scope.1 @introduction @declaration
  Rule: The page is about Lowball, Pineapple, Omaha High-Low and Texas Hold'em
    It repeats the schedule of each of them, and names each with the number under which it is registered.

    Scenario: Declared games, these and no others
      Given an Oasis Collection Rates table
      Then the declared games under the collection schedule is Lowball, Pineapple, Omaha High-Low, Texas Hold'em

    Scenario: Declared registrations, in the order of the games
      Given an Oasis Collection Rates table
      Then the declared registrations under the collection schedule is GEGA-003939, GEGA-003940, GEGA-003941, GEGA-003942
