Feature: Oneida Poker: conduct of players
  Everybody plays for the own hand; the casino may refuse whom it likes.

  @oneida-poker.Q.1 @conduct @attestation
  Rule: A player plays to win alone and does nothing to better the chances of another
    What a player intends only a person at the table can judge.

    Scenario: Whether nobody plays for another, for a person to see
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When 1 round is played
      Then an inspector and a second person find this rule kept

  @oneida-poker.Q.1.s1 @conduct @trace
  Rule: No player tells another anything that could help in a round of poker

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Seat <seat> may not tell seat <other>
      Given the cards are dealt
      When seat <seat> tells seat <other> about the hand
      Then the act is refused
      But a call of 4 from seat 3 is taken

      Examples:
        | seat | other |
        | 1    | 2     |
        | 2    | 3     |
        | 3    | 1     |

    @reading:first-after-the-blinds.next-player
    Scenario: Nor may a player who has folded, nor on the flop
      Given seat 3 folds
      When seat 3 tells seat 1 about the hand
      Then the act is refused
      When seat 1 calls
      And seat 2 checks
      And seat 2 tells seat 1 about the hand
      Then the act is refused
      But a check from seat 1 is taken

  @oneida-poker.Q.2 @discretion @trace @declaration
  Rule: The casino may deny anybody the opportunity to play, for whatever reason

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 100

    Scenario: Who is denied it does not come to the table, another does
      When the house denies seat 4 the opportunity to play
      Then the act is accepted
      When seat 4 has 100
      Then the act is refused
      When seat 5 has 100
      Then the act is accepted
      When the cards are dealt
      Then seat 4 has no cards
      And seat 5 has 2 cards

    Scenario: Denied in the middle of a round, a player is dealt in no more after it
      Given the cards are dealt
      When the house denies seat 3 the opportunity to play
      Then the act is accepted
      When everyone checks to the showdown
      And the cards are dealt
      Then seat 3 has no cards
      And seat 1 has 2 cards
      When everyone checks to the showdown
      And seat 3 has 100
      Then the act is refused
      When seat 4 has 100
      Then the act is accepted

  @oneida-poker.Q.2.s1 @conduct @informative
  Rule: What a casino has to do that has cause to suspect such play, the document leaves out
    The sentence has no predicate.
