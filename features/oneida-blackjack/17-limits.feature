Feature: Oneida Blackjack: least and highest wagers
  The tribe determines them; they stand on a sign at each table.

  @oneida-blackjack.P @limits @play @declaration
  Rule: The tribe determines the least and the highest wager
    Within them a wager is taken, outside it is not.

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered

    Scenario Outline: With a minimum of <least> and a maximum of <most>, what is declared
      Given the house's minimum wager is <least>
      And the house's maximum wager is <most>
      Then the declared minimum wager is <least>
      And the declared maximum wager is <most>

      Examples:
        | least | most |
        | 5     | 100  |
        | 10    | 500  |

    Scenario: Below the minimum a wager is refused, at the minimum it is taken
      Given the house's minimum wager is 10
      And the house's maximum wager is 500
      When seat 1 wagers 9.99 on blackjack
      Then the wager is refused
      But a blackjack wager of 10 from seat 1 is taken

    Scenario: Above the maximum it is refused, at the maximum it is taken
      Given the house's minimum wager is 5
      And the house's maximum wager is 100
      When seat 1 wagers 100.01 on blackjack
      Then the wager is refused
      But a blackjack wager of 100 from seat 1 is taken

    Scenario: Chips that are added do not go beyond the maximum
      Given the house's minimum wager is 5
      And the house's maximum wager is 100
      And seat 1 wagers 60 on blackjack
      When seat 1 wagers 50 on blackjack
      Then the wager is refused
      And seat 1's blackjack wager stands at 60
      When seat 1 wagers 40 on blackjack
      Then the wager is accepted
      And seat 1's blackjack wager stands at 100

    Scenario: A wager is not made smaller than the minimum
      Given the house's minimum wager is 10
      And the house's maximum wager is 500
      And seat 1 wagers 20 on blackjack
      When seat 1 changes the blackjack wager to 5
      Then the change is refused
      And seat 1's blackjack wager stands at 20
      When seat 1 changes the blackjack wager to 10
      Then the change is accepted

  @oneida-blackjack.P.s1 @posting @declaration
  Rule: The least and the highest wager are on a sign at each table
    Whether the sign is conspicuous is for a person to see; what it says is declared.

    Background:
      Given a Blackjack table under the Oneida rules

    Scenario Outline: The sign shows a minimum of <least> and a maximum of <most>
      Given the house's minimum wager is <least>
      And the house's maximum wager is <most>
      Then the declared minimum wager on the sign is <least>
      And the declared maximum wager on the sign is <most>

      Examples:
        | least | most |
        | 5     | 100  |
        | 10    | 500  |

    Scenario: What the sign shows is what was determined
      Then the declared minimum wager on the sign is the same as the declared minimum wager
      And the declared maximum wager on the sign is the same as the declared maximum wager
