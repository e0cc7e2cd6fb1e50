Feature: Oasis Lowball: shuffling and dealing
  Who shuffles and deals, and how.

  @oasis-lowball.deal.shuffle.1 @procedure @trace @declaration
  Rule: The house dealer shuffles the deck by hand and deals from it
    Before every hand, and without a machine. Nothing is said of a cut.

    Scenario: Declared manner of shuffling and dealing
      Given an Oasis Lowball table
      Then the declared manner of shuffling is by hand
      And the declared manner of dealing is by hand
      And the declared dealer of the cards is house dealer

    Scenario: Before the deal the deck is shuffled
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the cards are dealt
      Then the following happens, in this order
        | who    | does     | how     | face |
        | dealer | shuffles | by hand |      |
        |        | deals    |         | down |

    # Unlike oasis-holdem: no cut is asked for.
    Scenario: So it is before every hand
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When 4 rounds are played
      Then before deals, every time, the dealer shuffles
      And no two rounds are dealt the same cards

    Scenario: Nobody but the dealer shuffles, and no device does
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When 4 rounds are played
      Then the dealer shuffles only like this
        | who    | how     |
        | dealer | by hand |
