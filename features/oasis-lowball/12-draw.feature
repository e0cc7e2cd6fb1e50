Feature: Oasis Lowball: the draw
  Between the two rounds of betting each player retains the five cards or replaces up to three.

  @oasis-lowball.deal.draw.1 @procedure @play @trace
  Rule: Then all who are still in the hand decide in turn, from the left of the button: to retain or to replace
    Nobody else, nothing else, and each of them once.

    Scenario Outline: With the button at seat <button>, seat <one> decides first and the button last
      Given an Oasis Lowball table with the button at seat <button> and antes of 1
      And the house's table limit is 3-6
      When the betting goes
        | round | seat    | action | to |
        | first | <one>   | checks |    |
        | first | <two>   | checks |    |
        | first | <three> | checks |    |
      And everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round |
        | checks         | <three> |       |
        | gives the turn | <one>   | draw  |
        | gives the turn | <two>   | draw  |
        | gives the turn | <three> | draw  |

      Examples:
        | button | one | two | three |
        | 3      | 1   | 2   | 3     |
        | 1      | 2   | 3   | 1     |
        | 2      | 3   | 1   | 2     |

    Scenario: There are two options: to retain or to discard
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 checks
      And seat 2 checks
      And seat 3 checks
      When seat 1 retains all cards
      Then seat 2 may only retain or discard
      When seat 2 retains all cards
      Then seat 3 may only retain or discard

    Scenario: The player left of the button has these two options too
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When seat 1 checks
      And seat 2 checks
      And seat 3 checks
      Then seat 1 may only retain or discard

    Scenario: Each player has one turn in the draw
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round  |
        | gives the turn | 1    | draw   |
        | gives the turn | 2    | draw   |
        | gives the turn | 3    | draw   |
        | gives the turn | 1    | second |

    Scenario: Who has folded is passed over
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | folds  |    |
        | first | 3    | calls  | 3  |
      Then the following happens, in this order and once each
        | does           | seat | round |
        | gives the turn | 1    | draw  |
        | gives the turn | 3    | draw  |
      And none of the following happens
        | does           | seat | round |
        | gives the turn | 2    | draw  |

    Scenario: Who has called with the last chips draws as well
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seats 1 and 3 have 100
      And seat 2 has 4
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
      Then the following happens, in this order and once each
        | does           | seat | round |
        | gives the turn | 1    | draw  |
        | gives the turn | 2    | draw  |
        | gives the turn | 3    | draw  |

    Scenario: Nobody draws out of turn
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 1 checks
      And seat 2 checks
      And seat 3 checks
      When seat 2 discards Jd
      Then the discard is refused
      And it is seat 1's turn
      But a discard of Ks from seat 1 is taken
      And a discard of Jd from seat 2 is taken

    @reading:order-of-the-draw.at-once
    Scenario: A player has been dealt new cards before the next one decides
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the discards are
        | seat 1 | Ks Qd | 5h 3c |
        | seat 2 | Jd    | As    |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | to     | card | round |
        | gives the turn | 1    |        |      | draw  |
        | discards cards | 1    |        |      |       |
        | deals          |      | seat 1 | 3c   |       |
        | gives the turn | 2    |        |      | draw  |
        | discards cards | 2    |        |      |       |
        | deals          |      | seat 2 | As   |       |

    @reading:order-of-the-draw.all-decide-first
    Scenario: All have decided before anybody is dealt a new card
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the discards are
        | seat 1 | Ks Qd | 5h 3c |
        | seat 2 | Jd    | As    |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | to     | card | round |
        | gives the turn | 1    |        |      | draw  |
        | discards cards | 1    |        |      |       |
        | gives the turn | 2    |        |      | draw  |
        | discards cards | 2    |        |      |       |
        | gives the turn | 3    |        |      | draw  |
        | deals          |      | seat 1 | 5h   |       |
        | deals          |      | seat 1 | 3c   |       |
        | deals          |      | seat 2 | As   |       |

    Scenario: Who bet or raised last before the draw does not begin it
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | raises | 6  |
        | first | 3    | calls  | 6  |
        | first | 1    | calls  | 6  |
      Then the following happens, in this order and once each
        | does           | seat | round |
        | gives the turn | 1    | draw  |
        | gives the turn | 2    | draw  |
        | gives the turn | 3    | draw  |

  @oasis-lowball.deal.draw.a @procedure @play
  Rule: A player may retain the five cards
    Then nothing is collected and nothing is dealt.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |

    Scenario: Who retains all five is asked no more and dealt nothing
      Given seat 1 checks
      And seat 2 checks
      And seat 3 checks
      When seat 1 retains all cards
      Then the act is accepted
      And it is seat 2's turn
      And each of the following happens once
        | does           | seat | count |
        | discards cards | 1    | 0     |
      And none of the following happens
        | does           |
        | lays down      |
        | collects cards |
        | deals          |

    Scenario: The last player may retain all five too
      Given seat 1 checks
      And seat 2 checks
      And seat 3 checks
      And seat 1 retains all cards
      And seat 2 discards Jd
      When seat 3 retains all cards
      Then the act is accepted
      And none of the following happens
        | does           | whose  | to     |
        | collects cards | seat 3 |        |
        | deals          |        | seat 3 |
      And it is seat 1's turn
      And seat 1 may only fold, check or bet

    Scenario: All three may retain theirs, and the cards that were dealt are shown
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | cards          |
        | shows the hand | 3    | Tc 8s 6h 4d Ac |
      And none of the following happens
        | does           |
        | lays down      |
        | collects cards |

  @oasis-lowball.deal.draw.b @procedure @play
  Rule: A player may replace one, two or three of the cards
    No more than three, in one go.

    Scenario Outline: To replace <number> is taken
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 1 checks
      And seat 2 checks
      And seat 3 checks
      When seat 1 discards <cards>
      Then the discard of <cards> is taken
      And it is seat 2's turn

      Examples:
        | number       | cards    |
        | one          | Ks       |
        | two          | Ks Qd    |
        | three        | Ks Qd 7h |
        | three others | 7h 4c 2s |

    Scenario Outline: To replace <number> is refused, three are taken
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 1 checks
      And seat 2 checks
      And seat 3 checks
      When seat 1 discards <cards>
      Then the discard is refused
      But a discard of Ks Qd 7h from seat 1 is taken

      Examples:
        | number   | cards          |
        | four     | Ks Qd 7h 4c    |
        | all five | Ks Qd 7h 4c 2s |

    Scenario: Four are too many for the last player as well
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 1 checks
      And seat 2 checks
      And seat 3 checks
      And seat 1 retains all cards
      And seat 2 retains all cards
      When seat 3 discards Tc 8s 6h 4d
      Then the discard is refused
      But a discard of Tc 8s 6h from seat 3 is taken

    Scenario: Three at once, not one after another
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 1 checks
      And seat 2 checks
      And seat 3 checks
      And seat 1 discards Ks
      When seat 1 discards Qd
      Then the discard is refused
      But a discard of Jd from seat 2 is taken

    Scenario: Cards of another player are not replaced, the own are
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 1 checks
      And seat 2 checks
      And seat 3 checks
      When seat 1 discards Jd
      Then the discard is refused
      But a discard of Ks from seat 1 is taken

    @reading:deck-runs-out.discards-reshuffled @reading:order-of-the-draw.at-once
    Scenario: When the deck has run out, a player is dealt from the cards that were given away
      Given an Oasis Lowball table with the button at seat 10 and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 10 have 100
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
      And seat 1 checks
      And seat 2 checks
      And seat 3 checks
      And seat 4 checks
      And seat 5 checks
      And seat 6 checks
      And seat 7 checks
      And seat 8 checks
      And seat 9 checks
      And seat 10 checks
      When seat 1 discards Ks Qd
      Then the discard of Ks Qd is taken
      When seat 2 discards Jd
      Then the discard of Jd is taken
      And seat 1 has 7 cards
      And seat 2 has 6 cards

    @reading:deck-runs-out.draw-cut-short @reading:order-of-the-draw.at-once
    Scenario: When the deck has run out, a player who replaces a card is dealt none for it
      Given an Oasis Lowball table with the button at seat 10 and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 10 have 100
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
      And seat 1 checks
      And seat 2 checks
      And seat 3 checks
      And seat 4 checks
      And seat 5 checks
      And seat 6 checks
      And seat 7 checks
      And seat 8 checks
      And seat 9 checks
      And seat 10 checks
      When seat 1 discards Ks Qd
      Then the discard of Ks Qd is taken
      When seat 2 discards Jd
      Then the discard of Jd is taken
      And seat 1 has 7 cards
      And seat 2 has 5 cards

  @oasis-lowball.deal.draw.b.1 @definition @informative
  Rule: This is called the draw
    A name.

  @oasis-lowball.deal.draw.b.2 @procedure @trace
  Rule: Who wants new cards lays the old ones in front of the position
    The dealer sees by it that cards are to be replaced.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the discards are
        | seat 1 | Ks Qd | 5h 3c |
        | seat 2 | Jd    | As    |

    Scenario: Who replaces cards lays them in front of the position before the dealer takes them
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does           | whose  | where                    | count |
        | player | lays down      | seat 1 | in front of the position | 2     |
        | dealer | collects cards | seat 1 |                          |       |
      And the following happens, in this order and once each
        | who    | does           | whose  | where                    | count |
        | player | lays down      | seat 2 | in front of the position | 1     |
        | dealer | collects cards | seat 2 |                          |       |

    Scenario: Who retains all cards lays none there
      When everyone checks to the showdown
      Then none of the following happens
        | does      | whose  |
        | lays down | seat 3 |
      And the following happens, in this order and once each
        | does      | whose  | count |
        | lays down | seat 1 | 2     |
        | lays down | seat 2 | 1     |

    Scenario: The cards lie there in the player's turn
      Given seat 1 checks
      And seat 2 checks
      And seat 3 checks
      When seat 1 discards Ks Qd
      Then the following happens, in this order
        | who    | does           | whose  | where                    | count | seat |
        | player | lays down      | seat 1 | in front of the position | 2     |      |
        |        | gives the turn |        |                          |       | 2    |

  @oasis-lowball.deal.draw.b.3 @procedure @play @trace
  Rule: From the left of the button on, the dealer puts those cards on the discard pile and deals as many from the deck
    One after another and face down, so that everybody has five again.

    @reading:order-of-the-draw.at-once
    Scenario: The dealer collects the cards, and deals as many face down from the deck
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the discards are
        | seat 1 | Ks Qd | 5h 3c |
        | seat 2 | Jd    | As    |
      And seat 1 checks
      And seat 2 checks
      And seat 3 checks
      When seat 1 discards Ks Qd
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | where        | to     | card | face |
        | dealer | collects cards | seat 1 |      |              |        |      |      |
        |        | discards cards |        | 1    | discard pile |        |      |      |
        |        | deals          |        |      |              | seat 1 | 5h   | down |
        |        | deals          |        |      |              | seat 1 | 3c   | down |

    Scenario: From the left of the button on, the new cards come one after another
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the discards are
        | seat 1 | Ks Qd | 5h 3c |
        | seat 2 | Jd    | As    |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does  | to     | card | face |
        | deals | seat 1 | 5h   | down |
        | deals | seat 1 | 3c   | down |
        | deals | seat 2 | As   | down |

    Scenario: Each makes a hand of five cards after the draw
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the discards are
        | seat 1 | Ks Qd | 5h 3c |
        | seat 2 | Jd    | As    |
      When everyone checks to the showdown
      Then seat 1's hand is a high card with 7h 5h 4c 3c 2s
      And seat 2's hand is a high card with 9h 6c 5s 3d As
      And seat 3's hand is a high card with Tc 8s 6h 4d Ac

    Scenario: Nobody is dealt more cards than were given away
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the discards are
        | seat 1 | Ks Qd | 5h 3c |
        | seat 2 | Jd    | As    |
      When everyone checks to the showdown
      Then seat 1 has 7 cards
      And seat 2 has 6 cards
      And seat 3 has 5 cards
      And no card is dealt twice

    Scenario: They are the next cards of the deck, whatever the button
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6
      And the deck is stacked with Ks Jd Tc Qd 9h 8s 7h 6c 6h 4c 5s 4d 2s 3d Ac 5h 3c As 9d on top
      And seat 3 checks
      And seat 1 checks
      And seat 2 checks
      When seat 3 discards Ks Qd
      And seat 1 retains all cards
      And seat 2 discards Tc 8s
      Then the following happens, in this order and once each
        | does  | to     | card |
        | deals | seat 3 | 5h   |
        | deals | seat 3 | 3c   |
        | deals | seat 2 | As   |
        | deals | seat 2 | 9d   |

  @oasis-lowball.deal.draw.b.4 @procedure @trace
  Rule: All cards that are replaced go to the discard pile
    Nowhere else, and nothing else goes there in the draw.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |

    Scenario: All cards that are replaced go to the discard pile
      Given the discards are
        | seat 1 | Ks Qd | 5h 3c |
        | seat 2 | Jd    | As    |
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | count | where        |
        | discards cards | 1    | 2     | discard pile |
        | discards cards | 2    | 1     | discard pile |

    Scenario: Who retains all cards puts none there
      Given the discards are
        | seat 1 | Ks Qd | 5h 3c |
        | seat 2 | Jd    | As    |
      When everyone checks to the showdown
      Then none of the following happens
        | does           | whose  |
        | collects cards | seat 3 |
      And each of the following happens once
        | does           | seat | where        |
        | discards cards | 1    | discard pile |

    Scenario: Those of three players: three, two and one
      Given the discards are
        | seat 1 | Ks Qd 7h |  |
        | seat 2 | Jd 9h    |  |
        | seat 3 | Tc       |  |
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | count | where        |
        | discards cards | 1    | 3     | discard pile |
        | discards cards | 2    | 2     | discard pile |
        | discards cards | 3    | 1     | discard pile |
