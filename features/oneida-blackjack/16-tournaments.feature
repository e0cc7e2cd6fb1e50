Feature: Oneida Blackjack: tournaments
  Prizes beside what the wagers win; the game stays the same.

  @oneida-blackjack.O @discretion @declaration
  Rule: The casino may hold tournaments in which players win prizes beside what their wagers win
    The rules of the tournament say what the prizes are.

    Background:
      Given a Blackjack table under the Oneida rules

    Scenario Outline: Whether there are tournaments is declared: <held>
      Given the house's tournaments is <held>
      Then the declared tournaments is <held>

      Examples:
        | held     |
        | held     |
        | not held |

  @oneida-blackjack.O.s1 @procedure @declaration
  Rule: Apart from the prizes a tournament is played by these rules

    Scenario: What is declared of the game
      Given a Blackjack table under the Oneida rules
      And the house's tournaments is held
      Then the declared game of a tournament is as provided in the rules
