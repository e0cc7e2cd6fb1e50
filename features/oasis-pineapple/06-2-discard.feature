Feature: Oasis Pineapple: the discard
  Between the first round of betting and the flop three hole cards become two.

  @oasis-pineapple.deal.discard.1 @procedure @play @trace
  Rule: Everybody who is still in the hand discards one of the three cards, beginning on the left of the button
    Each of them one card, whichever they like, and the others wait for their turn.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Kd 2c |
        | seat 2 | Qs Jd 3c |
        | seat 3 | Ts 9d 4c |
      And the board is 5h 7d 8s Jc Kh

    @reading:blinds-count.toward-the-call
    Scenario: All three discard in turn, and then the second round of betting begins
      Given seat 3 calls
      And seat 1 calls
      When seat 2 checks
      Then it is seat 1's turn
      And seat 1 may only discard
      When seat 1 discards 2c
      Then the discard of 2c is taken
      And it is seat 2's turn
      And seat 2 may only discard
      When seat 2 discards 3c
      Then the discard of 3c is taken
      And it is seat 3's turn
      And seat 3 may only discard
      When seat 3 discards 4c
      Then the discard of 4c is taken
      And it is seat 1's turn
      And seat 1 may only fold, check or bet

    Scenario: Each discards one card and once, after the first round of betting and before the flop
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | seat | round   | count | street |
        | calls           | 3    |         |       |        |
        | gives the turn  | 1    | discard |       |        |
        | discards cards  | 1    |         | 1     |        |
        | gives the turn  | 2    | discard |       |        |
        | discards cards  | 2    |         | 1     |        |
        | gives the turn  | 3    | discard |       |        |
        | discards cards  | 3    |         | 1     |        |
        | deals the board |      |         |       | flop   |

    Scenario Outline: With the button at seat <button>, seat <first> discards first
      Given an Oasis Pineapple table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat     | count |
        | discards cards | <first>  | 1     |
        | discards cards | <second> | 1     |
        | discards cards | <third>  | 1     |
        | discards cards | <button> | 1     |

      Examples:
        | button | first | second | third |
        | 1      | 2     | 3      | 4     |
        | 2      | 3     | 4      | 1     |
        | 4      | 1     | 2      | 3     |

    Scenario: Nobody discards out of turn
      Given seat 3 calls
      And seat 1 calls
      And seat 2 checks
      When seat 2 discards 3c
      Then the discard is refused
      When seat 3 discards 4c
      Then the discard is refused
      But a discard of 2c from seat 1 is taken
      And a discard of 3c from seat 2 is taken

    Scenario: Nobody keeps all three cards, and nobody gives two or three away
      Given seat 3 calls
      And seat 1 calls
      And seat 2 checks
      When seat 1 retains all cards
      Then the discard is refused
      When seat 1 discards Kd 2c
      Then the discard is refused
      When seat 1 discards As Kd 2c
      Then the discard is refused
      But a discard of 2c from seat 1 is taken

    Scenario: The last to discard gives one card away as well
      Given seat 3 calls
      And seat 1 calls
      And seat 2 checks
      And seat 1 discards 2c
      And seat 2 discards 3c
      When seat 3 retains all cards
      Then the discard is refused
      When seat 3 discards 9d 4c
      Then the discard is refused
      But a discard of 4c from seat 3 is taken

    Scenario: Nobody discards a second card
      Given seat 3 calls
      And seat 1 calls
      And seat 2 checks
      And seat 1 discards 2c
      When seat 1 discards Kd
      Then the discard is refused
      But a discard of 3c from seat 2 is taken

    Scenario Outline: Whichever card a player discards, the other two remain: <discarded>
      Given the board is 2h 2d 8s 9h Kc
      And seat 3 folds
      And seat 1 calls
      And seat 2 checks
      When seat 1 discards <discarded>
      Then the discard of <discarded> is taken
      When seat 2 discards 3c
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | cards  |
        | shows the hand | 1    | <kept> |

      Examples:
        | discarded | kept  |
        | As        | Kd 2c |
        | Kd        | As 2c |
        | 2c        | As Kd |

    @reading:hole-cards.kept
    Scenario Outline: What a player keeps decides who wins: seat 1 discards <discarded>
      Given seat 3 folds
      And seat 1 calls
      And seat 2 checks
      When seat 1 discards <discarded>
      And seat 2 discards 3c
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | discarded | winner |
        | 2c        | 1      |
        | Kd        | 2      |

    @reading:blinds-count.toward-the-call
    Scenario: Who folded before has no card to discard, and the next player begins
      When seat 3 calls
      And seat 1 folds
      And seat 2 checks
      Then it is seat 2's turn
      And seat 2 may only discard
      When everyone checks to the showdown
      Then none of the following happens
        | does           | seat | count |
        | discards cards | 1    | 1     |
      And each of the following happens once
        | does           | seat | count |
        | discards cards | 1    | 3     |
        | discards cards | 2    | 1     |
        | discards cards | 3    | 1     |

    Scenario: Who folded before may not discard, who is in the hand may
      Given seat 3 calls
      And seat 1 folds
      And seat 2 checks
      When seat 1 discards 2c
      Then the discard is refused
      But a discard of 3c from seat 2 is taken

    Scenario: Who has raised last and who has called discard alike
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | calls  | 12 |
      Then the following happens, in this order and once each
        | does           | seat | count |
        | discards cards | 1    | 1     |
        | discards cards | 2    | 1     |
        | discards cards | 3    | 1     |

    Scenario: Who has no chips left discards in turn as well
      Given seats 1 and 3 have 100
      And seat 2 has 12
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | calls  | 12 |
      Then the following happens, in this order and once each
        | does           | seat | count |
        | discards cards | 1    | 1     |
        | discards cards | 2    | 1     |
        | discards cards | 3    | 1     |

    @reading:blinds-count.toward-the-call
    Scenario: While a player has still to discard, no card is burnt or laid
      Given seat 3 calls
      And seat 1 calls
      When seat 2 checks
      And seat 1 discards 2c
      And seat 2 discards 3c
      Then none of the following happens
        | does            |
        | burns           |
        | deals the board |
      And it is seat 3's turn
      When seat 3 discards 4c
      Then each of the following happens once
        | does            | street |
        | deals the board | flop   |

    Scenario: Nobody wagers before all have discarded
      Given seat 3 calls
      And seat 1 calls
      And seat 2 checks
      And seat 1 discards 2c
      When seat 1 bets 10
      Then the bet is refused
      When seat 2 discards 3c
      And seat 3 discards 4c
      Then a bet of 10 from seat 1 is taken

    @reading:blinds-count.toward-the-call
    Scenario: Nobody discards during the first round of betting
      Given the cards are dealt
      When seat 3 discards 4c
      Then the discard is refused
      But a call of 4 from seat 3 is taken
      When seat 1 calls
      And seat 2 checks
      Then a discard of 2c from seat 1 is taken

    Scenario: Nobody discards in a later round of betting
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 discards Kd
      Then the discard is refused
      But a check from seat 1 is taken

  @oasis-pineapple.deal.discard.2 @procedure @trace
  Rule: The discarded cards stay face down, and the dealer collects them and puts them on the discard pile
    Nobody gets to see them, and they are out of play.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Kd 2c |
        | seat 2 | Qs Jd 3c |
        | seat 3 | Ts 9d 4c |
      And the board is 5h 7d 8s Jc Kh

    Scenario Outline: The dealer collects the card of seat <seat>, and it goes to the discard pile
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does            | seat   | whose       | where        | face | count | street |
        | dealer | collects cards  |        | seat <seat> |              | down |       |        |
        |        | discards cards  | <seat> |             | discard pile | down | 1     |        |
        |        | deals the board |        |             |              |      |       | flop   |

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 3    |

    Scenario: A card that is discarded is collected face down, and goes to the discard pile
      Given seat 3 calls
      And seat 1 calls
      And seat 2 checks
      When seat 1 discards 2c
      Then the following happens, in this order and once each
        | who    | does           | seat | whose  | where        | face |
        | dealer | collects cards |      | seat 1 |              | down |
        |        | discards cards | 1    |        | discard pile | down |

    @reading:order-of-showing.any-order
    Scenario: No discarded card is shown at the showdown
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | cards |
        | shows the hand | 1    | As Kd |
        | shows the hand | 2    | Qs Jd |
        | shows the hand | 3    | Ts 9d |
      And none of the following happens
        | does           | face |
        | discards cards | up   |

    Scenario: Nobody but the dealer collects discarded cards, in hand after hand
      When 3 rounds are played
      Then the dealer collects cards only like this
        | who    | face |
        | dealer | down |
      And the player discards cards only like this
        | where        | face |
        | discard pile | down |
