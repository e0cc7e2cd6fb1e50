Feature: Oasis Lowball: opening, antes and the deal
  How a game is opened, what everybody posts, and how the cards are dealt.

  @oasis-lowball.deal.opening.1 @procedure @trace
  Rule: When a game is first opened, all players are dealt one card face up
    These cards decide where the button goes.

    Background:
      Given an Oasis Lowball table

    Scenario: One card each, face up
      Given seats 2, 5 and 9 have 100
      When the house goes on until the dealer places the button
      Then each of the following happens once
        | does  | to     | face |
        | deals | seat 2 | up   |
        | deals | seat 5 | up   |
        | deals | seat 9 | up   |
      And none of the following happens
        | does  | to     | face |
        | deals | seat 1 | up   |
        | deals |        | down |

    Scenario: Ten players are dealt one card each
      Given seats 1 to 10 have 100
      And the cards fall as
        | seat 1  | Ks |
        | seat 2  | 2s |
        | seat 3  | 3s |
        | seat 4  | 4s |
        | seat 5  | 5s |
        | seat 6  | 6s |
        | seat 7  | 7s |
        | seat 8  | 8s |
        | seat 9  | 9s |
        | seat 10 | Ts |
      When the house goes on until the dealer places the button
      Then each of the following happens once
        | does  | to      | face |
        | deals | seat 1  | up   |
        | deals | seat 2  | up   |
        | deals | seat 3  | up   |
        | deals | seat 4  | up   |
        | deals | seat 5  | up   |
        | deals | seat 6  | up   |
        | deals | seat 7  | up   |
        | deals | seat 8  | up   |
        | deals | seat 9  | up   |
        | deals | seat 10 | up   |

    Scenario: The cards come before the button
      Given seats 1 to 3 have 100
      When the house goes on until the dealer places the button
      Then the following happens, in this order
        | does              | to     | face |
        | deals             | seat 1 | up   |
        | places the button |        |      |

    @reading:cards-of-the-draw.reshuffled
    Scenario: These cards come back to the deck, which is shuffled before the hand is dealt
      Given seats 1 to 3 have 100
      When the cards are dealt
      Then the following happens, in this order
        | does           | to     | face |
        | deals          | seat 3 | up   |
        | collects cards |        |      |
        | deals          | seat 1 | down |
      And before deals, every time, the dealer shuffles

    # Unlike oasis-holdem: nothing is said of the order, so that fewer of these cards are named.
    @reading:cards-of-the-draw.dealt-on
    Scenario: The hand is dealt from what these cards have left of the deck
      Given seats 1 to 3 have 100
      And the deck is stacked with 7s Kd 2c Qs 9h on top
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | card | face |
        | deals | seat 2 | Kd   | up   |
        | deals | seat 3 | Qs   | down |
        | deals | seat 1 | 9h   | down |

    Scenario: Only the first hand is opened like this
      Given 1 round is played
      When the cards are dealt
      Then none of the following happens
        | does  | face |
        | deals | up   |

  @oasis-lowball.deal.opening.2 @procedure @play @trace
  Rule: The player with the highest card gets the dealer button
    The place of the ace is read, and what becomes of equal cards.

    Background:
      Given an Oasis Lowball table

    # Unlike oasis-holdem: a row more; an ace is the lowest card here and has rows of its own.
    Scenario Outline: <first>, <second> and <third>: the button goes to seat <seat>
      Given the cards fall as
        | seat 1 | <first>  |
        | seat 2 | <second> |
        | seat 3 | <third>  |
      When the cards are dealt
      Then the dealer button is at seat <seat>

      Examples:
        | first | second | third | seat |
        | Ks    | Qs     | Js    | 1    |
        | 2h    | 3h     | Kh    | 3    |
        | Td    | Jd     | 9d    | 2    |
        | 9c    | 8c     | Tc    | 3    |
        | 3s    | 2s     | 2h    | 1    |
        | Ts    | Jc     | 9s    | 2    |

    @reading:ace-for-the-button.low
    Scenario Outline: An ace is the lowest card: of <first>, <second> and <third> the button goes to seat <seat>
      Given the cards fall as
        | seat 1 | <first>  |
        | seat 2 | <second> |
        | seat 3 | <third>  |
      When the cards are dealt
      Then the dealer button is at seat <seat>

      Examples:
        | first | second | third | seat |
        | As    | Ks     | Qs    | 2    |
        | Ah    | 2h     | Ad    | 2    |

    @reading:ace-for-the-button.high
    Scenario Outline: An ace is the highest card: of <first>, <second> and <third> the button goes to seat <seat>
      Given the cards fall as
        | seat 1 | <first>  |
        | seat 2 | <second> |
        | seat 3 | <third>  |
      When the cards are dealt
      Then the dealer button is at seat <seat>

      Examples:
        | first | second | third | seat |
        | As    | Ks     | Qs    | 1    |
        | 2h    | 3h     | Ah    | 3    |

    @reading:button-ties.suit-order
    Scenario Outline: <first> and <second> are told apart by suit: the button goes to seat <seat>
      Given the cards fall as
        | seat 1 | <first>  |
        | seat 2 | <second> |
        | seat 3 | 4c       |
      When the cards are dealt
      Then the dealer button is at seat <seat>

      Examples:
        | first | second | seat |
        | Ks    | Kh     | 1    |
        | Kd    | Kh     | 2    |
        | Kd    | Kc     | 1    |
        | Kc    | Ks     | 2    |

    @reading:button-ties.suit-order
    Scenario: Three players with the same rank are told apart by suit as well
      Given the cards fall as
        | seat 1 | Kd |
        | seat 2 | Kc |
        | seat 3 | Kh |
      When the cards are dealt
      Then the dealer button is at seat 3

    # Unlike oasis-holdem: nothing is said of the order, so that fewer of these cards are named.
    @reading:button-ties.redrawn
    Scenario: Between players with the same rank it is drawn for once more
      Given seats 1 to 3 have 100
      And the deck is stacked with Ks Kh 4c 7d 9c on top
      When the house goes on until the dealer places the button
      Then the following happens, in this order and once each
        | does  | to     | card | face |
        | deals | seat 1 | Ks   | up   |
        | deals | seat 2 | Kh   | up   |
        | deals | seat 1 | 7d   | up   |
        | deals | seat 2 | 9c   | up   |
      And the dealer button is at seat 2

    @reading:button-ties.redrawn
    Scenario: Between three players with the same rank it is drawn for once more
      Given seats 1 to 3 have 100
      And the deck is stacked with Ks Kh Kd 7d 4c 9c on top
      When the house goes on until the dealer places the button
      Then each of the following happens once
        | does  | to     | card | face |
        | deals | seat 1 | 7d   | up   |
        | deals | seat 2 | 4c   | up   |
        | deals | seat 3 | 9c   | up   |
      And the dealer button is at seat 3

    Scenario: The button is placed before the hand is dealt
      Given the cards fall as
        | seat 1 | 9s |
        | seat 2 | Ks |
        | seat 3 | 4s |
      When the cards are dealt
      Then the following happens, in this order
        | does              | button        | seat | face |
        | deals             |               |      | up   |
        | places the button | dealer button | 2    |      |
        | deals             |               |      | down |

  @oasis-lowball.deal.antes.1 @betting @play @trace
  Rule: When the button has been placed, every player has to place an ante
    The button and all others, each the same.

    Scenario Outline: The ante is what the house has set: <ante>
      Given an Oasis Lowball table with the button at seat 3 and antes of <ante>
      Then the declared amount of the ante is <ante>

      Examples:
        | ante |
        | 1    |
        | 2    |
        | 5    |

    Scenario Outline: Every player posts <ante>, after the button has been placed
      Given an Oasis Lowball table with the button at seat 2 and antes of <ante>
      And seats 1 to 4 have 100
      When the cards are dealt
      Then each of the following happens once
        | does          | seat | amount |
        | posts an ante | 1    | <ante> |
        | posts an ante | 2    | <ante> |
        | posts an ante | 3    | <ante> |
        | posts an ante | 4    | <ante> |
      And the following happens, in this order
        | does              | button        |
        | places the button | dealer button |
        | posts an ante     |               |

      Examples:
        | ante |
        | 1    |
        | 5    |

    Scenario Outline: Seat <seat> cannot decline, and can post
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When seat <seat> declines to post
      Then the act is refused
      But an ante of 1 from seat <seat> is taken

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 3    |

    Scenario Outline: An ante of <wrong> is refused, one of 1 is taken
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When seat 1 posts an ante of <wrong>
      Then the ante is refused
      But an ante of 1 from seat 1 is taken

      Examples:
        | wrong |
        | 0.99  |
        | 1.01  |
        | 2     |

    Scenario: Who does not play posts no ante
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When seat 9 posts an ante of 1
      Then the ante is refused
      But an ante of 1 from seat 3 is taken

    Scenario: It is the same in every hand
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When 4 rounds are played
      Then the player posts an ante only like this
        | amount |
        | 1      |

    Scenario: Whose last chips it takes posts it as well, and is dealt in
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seats 1 and 3 have 100
      And seat 2 has 1
      When the cards are dealt
      Then each of the following happens once
        | does          | seat | amount | all in |
        | posts an ante | 1    | 1      |        |
        | posts an ante | 2    | 1      | yes    |
        | posts an ante | 3    | 1      |        |
      And seat 2 has 5 cards

  @oasis-lowball.deal.antes.2 @betting @play @trace
  Rule: Antes start the action and are posted before players are dealt any cards
    Without them no card is dealt.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    Scenario: All are posted before the first card
      When the cards are dealt
      Then the following happens, in this order and once each
        | does          | seat | to     | number |
        | posts an ante | 1    |        |        |
        | deals         |      | seat 1 | 1      |
      And the following happens, in this order and once each
        | does          | seat | to     | number |
        | posts an ante | 2    |        |        |
        | deals         |      | seat 1 | 1      |
      And the following happens, in this order and once each
        | does          | seat | to     | number |
        | posts an ante | 3    |        |        |
        | deals         |      | seat 1 | 1      |

    Scenario: No hand is dealt before there are antes
      When 4 rounds are played
      Then before deals, every time, the player posts an ante

    Scenario: An ante is taken before the deal and refused after it
      When seat 1 posts an ante of 1
      Then the ante is accepted
      When the cards are dealt
      And seat 2 posts an ante of 1
      Then the ante is refused
      When the round is completed
      Then an ante of 1 from seat 2 is taken

    Scenario: Who has posted of his own accord is dealt in after the others have posted too
      When seat 1 posts an ante of 1
      And the cards are dealt
      Then the following happens, in this order and once each
        | does          | seat | to     | number |
        | posts an ante | 1    |        |        |
        | posts an ante | 3    |        |        |
        | deals         |      | seat 3 | 1      |

  @oasis-lowball.deal.pot.1 @betting @play @trace
  Rule: All antes go into the middle of the table, into the pot
    They are part of what is won.

    Scenario: They lie in the pot before a card is dealt
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the cards are dealt
      Then the following happens, in this order and once each
        | does             | seat | amount | pot | to     | number |
        | posts an ante    | 3    | 1      |     |        |        |
        | gathers the bets |      | 3      | 3   |        |        |
        | deals            |      |        |     | seat 1 | 1      |

    Scenario: Five antes of 2 are a pot of 10
      Given an Oasis Lowball table with the button at seat 5 and antes of 2
      And seats 1 to 5 have 100
      When the cards are dealt
      Then each of the following happens once
        | does             | amount | pot |
        | gathers the bets | 10     | 10  |

    @reading:fee-without-a-flop.after-the-draw @reading:fee-counts.each-pot
    Scenario: The antes of players who fold stay in the pot
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 1 | 8s 6d 4c 3h As |
        | seat 2 | 9s 7d 5c 4h 2s |
      When the betting goes
        | round | seat | action | to |
        | first | 4    | folds  |    |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | folds  |    |
      Then the following happens, in this order
        | does             | amount | pot |
        | gathers the bets | 4      | 4   |
        | gathers the bets | 6      | 10  |
      When everyone checks to the showdown
      Then seat 1 wins 6 from the pot

    Scenario: An ante counts for no call
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 bets 3
      When seat 2 calls 2
      Then the call is refused
      But a call of 3 from seat 2 is taken

  @oasis-lowball.deal.cards.1 @procedure @play @trace
  Rule: After the antes each player is dealt one card at a time face down, clockwise from the left of the button, until all have five
    The button gets the last card.

    # Unlike oasis-holdem: five cards are dealt to each.
    Scenario Outline: With the button at seat <button>, seat <first> gets the first card
      Given an Oasis Lowball table with the button at seat <button> and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 3 have 100
      When the cards are dealt
      Then the cards are dealt in this order
        | place         | face |
        | seat <first>  | down |
        | seat <second> | down |
        | seat <third>  | down |
        | seat <first>  | down |
        | seat <second> | down |
        | seat <third>  | down |
        | seat <first>  | down |
        | seat <second> | down |
        | seat <third>  | down |
        | seat <first>  | down |
        | seat <second> | down |
        | seat <third>  | down |
        | seat <first>  | down |
        | seat <second> | down |
        | seat <third>  | down |

      Examples:
        | button | first | second | third |
        | 3      | 1     | 2      | 3     |
        | 1      | 2     | 3      | 1     |

    Scenario: At a full table seat 1 gets the first card of each turn when the button is at seat 10
      Given an Oasis Lowball table with the button at seat 10 and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 10 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to      | number |
        | deals | seat 1  | 1      |
        | deals | seat 2  | 1      |
        | deals | seat 3  | 1      |
        | deals | seat 4  | 1      |
        | deals | seat 5  | 1      |
        | deals | seat 6  | 1      |
        | deals | seat 7  | 1      |
        | deals | seat 8  | 1      |
        | deals | seat 9  | 1      |
        | deals | seat 10 | 1      |
        | deals | seat 1  | 2      |
        | deals | seat 2  | 2      |
        | deals | seat 3  | 2      |
        | deals | seat 4  | 2      |
        | deals | seat 5  | 2      |
        | deals | seat 6  | 2      |
        | deals | seat 7  | 2      |
        | deals | seat 8  | 2      |
        | deals | seat 9  | 2      |
        | deals | seat 10 | 2      |

    Scenario: The cards come off the top of the deck
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6
      And seats 1 and 2 have 100
      And the deck is stacked with As 7d 2c Kh 9s 4d Jc 3h 8s 6d on top
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | card |
        | deals | seat 1 | As   |
        | deals | seat 2 | 7d   |
        | deals | seat 1 | 2c   |
        | deals | seat 2 | Kh   |
        | deals | seat 1 | 9s   |
        | deals | seat 2 | 4d   |
        | deals | seat 1 | Jc   |
        | deals | seat 2 | 3h   |
        | deals | seat 1 | 8s   |
        | deals | seat 2 | 6d   |

    Scenario: The deal begins when the antes are in
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the cards are dealt
      Then the following happens, in this order
        | does          | seat | to     | number |
        | posts an ante | 1    |        |        |
        | posts an ante | 3    |        |        |
        | deals         |      | seat 1 | 1      |
        | deals         |      | seat 3 | 5      |

    Scenario: Everybody has five cards, and an empty seat none
      Given an Oasis Lowball table with the button at seat 9 and antes of 1
      And the house's table limit is 3-6
      And seats 2, 5 and 9 have 100
      When the cards are dealt
      Then seat 2 has 5 cards
      And seat 5 has 5 cards
      And seat 9 has 5 cards
      And seat 3 has no cards

    # Unlike oasis-holdem: five cards are dealt to each, of which the first round and a card are looked at.
    Scenario: In the next hand the deal begins one seat further on
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And 1 round is played
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 2 | 1      |
        | deals | seat 3 | 1      |
        | deals | seat 1 | 1      |
        | deals | seat 2 | 2      |
