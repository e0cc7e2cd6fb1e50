Feature: Minimum and maximum wagers

  @oneida-four-card.M @limits @declaration @play
  Rule: The Tribe determines the least and the highest wager at each table
    Within them a wager is taken, outside it is not.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario Outline: With a minimum of <least> and a maximum of <most>, what is declared
      Given the house's minimum wager is <least>
      And the house's maximum wager is <most>
      Then the declared minimum wager is <least>
      And the declared maximum wager is <most>

      Examples:
        | least | most |
        | 5     | 100  |
        | 10    | 500  |

    Scenario Outline: Below the minimum a wager on <wager> is refused, at the minimum it is taken
      Given the house's minimum wager is 10
      And the house's maximum wager is 500
      When seat 1 wagers 9.99 on <wager>
      Then the wager is refused
      But an <wager> wager of 10 from seat 1 is taken

      Examples:
        | wager   |
        | ante    |
        | aces up |

    Scenario Outline: Above the maximum a wager on <wager> is refused, at the maximum it is taken
      Given the house's minimum wager is 5
      And the house's maximum wager is 100
      When seat 1 wagers 100.01 on <wager>
      Then the wager is refused
      But an <wager> wager of 100 from seat 1 is taken

      Examples:
        | wager   |
        | ante    |
        | aces up |

    Scenario: Chips added to a wager do not take it above the maximum
      Given the house's minimum wager is 5
      And the house's maximum wager is 100
      And seat 1 wagers 60 on ante
      When seat 1 wagers 60 on ante
      Then the wager is refused
      And seat 1's ante wager stands at 60
      But an ante wager of 100 from seat 2 is taken

    Scenario: Nor is a wager changed beyond the limits
      Given the house's minimum wager is 10
      And the house's maximum wager is 500
      And seat 1 wagers 20 on ante
      When seat 1 changes the ante wager to 5
      Then the change is refused
      When seat 1 changes the ante wager to 10
      Then the change is accepted

    @reading:limits-of-play.initial-wagers
    Scenario: A play wager follows the ante, above the maximum too
      Given the house's minimum wager is 5
      And the house's maximum wager is 100
      And seat 1 wagers 100 on ante
      When seat 1 plays for 300
      Then the play wager of 300 is taken

    @reading:limits-of-play.every-wager
    Scenario: A play wager above the maximum is refused, at the maximum it is taken
      Given the house's minimum wager is 5
      And the house's maximum wager is 100
      And seat 1 wagers 50 on ante
      When seat 1 plays for 150
      Then the wager is refused
      But a play wager of 100 from seat 1 is taken

    Scenario Outline: A wager on <wager> stays inside the limits when it is changed and when chips are added
      Given the house's minimum wager is 10
      And the house's maximum wager is 100
      And seat 1 wagers 60 on <wager>
      When seat 1 changes the <wager> wager to 9.99
      Then the change is refused
      When seat 1 changes the <wager> wager to 100.01
      Then the change is refused
      When seat 1 wagers 40.01 on <wager>
      Then the wager is refused
      When seat 1 wagers 40 on <wager>
      Then the <wager> wager of 100 is taken
      When seat 1 changes the <wager> wager to 10
      Then the change is accepted
      And seat 1's <wager> wager stands at 10

      Examples:
        | wager   |
        | ante    |
        | aces up |

  @oneida-four-card.M.s1 @posting @declaration
  Rule: The least and the highest wager are on a sign at each table
    Whether the sign is conspicuous is for a person to see; what it says is declared.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario Outline: The sign shows a minimum of <least> and a maximum of <most>
      Given the house's minimum wager is <least>
      And the house's maximum wager is <most>
      Then the declared minimum wager on the sign is <least>
      And the declared maximum wager on the sign is <most>

      Examples:
        | least | most |
        | 5     | 100  |
        | 10    | 500  |

    Scenario: What the sign shows is what the Tribe has determined
      Then the declared minimum wager on the sign is the same as the declared minimum wager
      And the declared maximum wager on the sign is the same as the declared maximum wager
