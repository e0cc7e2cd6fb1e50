Feature: Oneida Blackjack: staff
  Who has to be present while Blackjack is played.

  @oneida-blackjack.N @staffing @declaration
  Rule: While Blackjack is conducted, a cashier, dealers and supervisors are present
    All three of them, and at all times.

    Background:
      Given a Blackjack table under the Oneida rules

    Scenario: None of the three is missing
      Then the declared number of cashiers is at least 1
      And the declared number of dealers at the table is at least 1
      And the declared tables for each floorperson is at most 6

  @oneida-blackjack.N.1 @staffing @declaration
  Rule: There is at least one cashier

    Scenario: Declared cashiers
      Given a Blackjack table under the Oneida rules
      Then the declared number of cashiers is at least 1

  @oneida-blackjack.N.2 @staffing @declaration
  Rule: There is one dealer for each table

    Scenario: Declared dealers
      Given a Blackjack table under the Oneida rules
      Then the declared number of dealers at the table is 1

  @oneida-blackjack.N.3 @staffing @declaration
  Rule: There is a pit boss or floorperson for each six tables, and for what remains of six

    Scenario: No floorperson or pit boss has more than six tables
      Given a Blackjack table under the Oneida rules
      Then the declared tables for each floorperson is at most 6
      And the declared tables for each floorperson is at least 1
