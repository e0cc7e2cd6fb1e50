Feature: Oasis Omaha High/Low Split: opening, blinds and hole cards
  How a game is opened, what the blinds are, and how the hole cards are dealt.

  @oasis-omaha.deal.shuffle.1 @procedure @trace @declaration
  Rule: The house dealer shuffles the deck by hand, has it cut and deals from it
    Before every hand, and without a machine.

    Scenario: Declared manner of shuffling and dealing
      Given an Oasis Omaha table
      Then the declared manner of shuffling is by hand
      And the declared manner of dealing is by hand
      And the declared dealer of the cards is house dealer

    Scenario: Before the deal the deck is shuffled and cut
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order
        | who    | does     | how     | face |
        | dealer | shuffles | by hand |      |
        | dealer | cuts     |         |      |
        |        | deals    |         | down |

    Scenario: So it is before every hand
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When 4 rounds are played
      Then before deals, every time, the dealer shuffles
      And before deals, every time, the dealer cuts
      And no two rounds are dealt the same cards

    Scenario: Nobody but the dealer shuffles or cuts, and no device does
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When 4 rounds are played
      Then the dealer shuffles only like this
        | who    | how     |
        | dealer | by hand |
      And the dealer cuts only like this
        | who    |
        | dealer |

  @oasis-omaha.deal.opening.1 @procedure @trace
  Rule: When a game is first opened, each player is dealt one card face up, clockwise from the house dealer's left
    These cards decide where the button goes.

    Background:
      Given an Oasis Omaha table

    Scenario: One card each, face up, from the first seat on the dealer's left
      Given seats 2, 5 and 9 have 100
      And the deck is stacked with 7s Kd 2c on top
      When the house goes on until the dealer places the button
      Then the following happens, in this order and once each
        | does  | to     | face |
        | deals | seat 2 | up   |
        | deals | seat 5 | up   |
        | deals | seat 9 | up   |
      And none of the following happens
        | does  | to     | face |
        | deals | seat 1 | up   |
        | deals |        | down |

    Scenario: Whoever sat down last is dealt a card in the place of the seat
      Given seat 7 has 100
      And seat 1 has 100
      And seat 4 has 100
      And the deck is stacked with 7s Kd 2c on top
      When the house goes on until the dealer places the button
      Then the following happens, in this order and once each
        | does  | to     | face |
        | deals | seat 1 | up   |
        | deals | seat 4 | up   |
        | deals | seat 7 | up   |

    Scenario: The cards come off the top of the deck
      Given seats 1 to 3 have 100
      And the deck is stacked with 7s Kd 2c on top
      When the house goes on until the dealer places the button
      Then the following happens, in this order
        | does              | to     | card | face |
        | deals             | seat 1 | 7s   | up   |
        | deals             | seat 2 | Kd   | up   |
        | deals             | seat 3 | 2c   | up   |
        | places the button |        |      |      |

    @reading:cards-of-the-draw.reshuffled
    Scenario: These cards come back to the deck, which is shuffled and cut before the hand is dealt
      Given seats 1 to 3 have 100
      When the cards are dealt
      Then the following happens, in this order
        | does           | to     | face |
        | deals          | seat 3 | up   |
        | collects cards |        |      |
        | deals          | seat 1 | down |
      And before deals, every time, the dealer shuffles

    @reading:cards-of-the-draw.dealt-on
    Scenario: The hand is dealt from what these cards have left of the deck
      Given seats 1 to 3 have 100
      And the deck is stacked with Ks 7d 2c As 9h on top
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | card | face |
        | deals | seat 1 | Ks   | up   |
        | deals | seat 2 | As   | down |
        | deals | seat 3 | 9h   | down |

    Scenario: Only the first hand is opened like this
      Given 1 round is played
      When the cards are dealt
      Then none of the following happens
        | does  | face |
        | deals | up   |

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

  @oasis-omaha.deal.opening.2 @procedure @play @trace
  Rule: The player with the highest card gets the dealer button
    Cards of the same rank are told apart by their suits.

    Background:
      Given an Oasis Omaha table

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
        | 2h    | 3h     | 9h    | 3    |
        | Td    | Jd     | 9d    | 2    |
        | 9c    | 8c     | Tc    | 3    |
        | 3s    | 2s     | 2h    | 1    |

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
        | 2h    | 3h     | Ah    | 2    |
        | 2d    | Ad     | Ac    | 1    |

    @reading:button-ties.suit-order
    Scenario Outline: The rank goes before the suit: of <first>, <second> and <third> the button goes to seat <seat>
      Given the cards fall as
        | seat 1 | <first>  |
        | seat 2 | <second> |
        | seat 3 | <third>  |
      When the cards are dealt
      Then the dealer button is at seat <seat>

      Examples:
        | first | second | third | seat |
        | Kc    | Qs     | Js    | 1    |
        | 2s    | 3c     | 9d    | 3    |
        | Ts    | Jc     | 9s    | 2    |

    @reading:button-ties.suit-before-rank
    Scenario Outline: The suit goes before the rank: of <first>, <second> and <third> the button goes to seat <seat>
      Given the cards fall as
        | seat 1 | <first>  |
        | seat 2 | <second> |
        | seat 3 | <third>  |
      When the cards are dealt
      Then the dealer button is at seat <seat>

      Examples:
        | first | second | third | seat |
        | Kc    | Qs     | Js    | 2    |
        | 2s    | 3c     | 9d    | 1    |

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

    @reading:button-ties.redrawn
    Scenario: Between players with the same rank it is drawn for once more
      Given seats 1 to 3 have 100
      And the deck is stacked with Ks Kh 4c 7d 9c on top
      When the house goes on until the dealer places the button
      Then the following happens, in this order and once each
        | does  | to     | card | face |
        | deals | seat 1 | Ks   | up   |
        | deals | seat 2 | Kh   | up   |
        | deals | seat 3 | 4c   | up   |
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

  @oasis-omaha.deal.blinds.1 @betting @play @trace
  Rule: The player to the left of the button gets the small blind button and has to place the small blind
    The button has been placed before.

    Scenario Outline: With the button at seat <button> it is seat <small>
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      And seats <players> have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | button             | seat     | amount |
        | places the button     | dealer button      | <button> |        |
        | places the button     | small blind button | <small>  |        |
        | posts the small blind |                    | <small>  | 2      |

      Examples:
        | players    | button | small |
        | 1 to 4     | 2      | 3     |
        | 1 to 4     | 4      | 1     |
        | 2, 5 and 9 | 5      | 9     |
        | 2, 5 and 9 | 9      | 2     |
        | 1 to 10    | 10     | 1     |

    Scenario: The button and the big blind do not post it, the small blind does
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When seat 3 posts the small blind of 2
      Then the small blind is refused
      When seat 2 posts the small blind of 2
      Then the small blind is refused
      But the small blind of 2 from seat 1 is taken

    Scenario: It is placed once in a hand
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 1 posts the small blind of 2
      When seat 1 posts the small blind of 2
      Then the small blind is refused
      But the big blind of 4 from seat 2 is taken

  @oasis-omaha.deal.blinds.2 @betting @play @trace
  Rule: The player to the left of the small blind gets the big blind button and has to place the big blind
    Of more than two players, it is the second one from the button.

    Scenario Outline: With the button at seat <button> it is seat <big>
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      And seats <players> have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                | button             | seat  | amount |
        | places the button   | small blind button |       |        |
        | places the button   | big blind button   | <big> |        |
        | posts the big blind |                    | <big> | 4      |

      Examples:
        | players    | button | big |
        | 1 to 4     | 2      | 4   |
        | 1 to 4     | 3      | 1   |
        | 2, 5 and 9 | 2      | 9   |
        | 2, 5 and 9 | 9      | 5   |
        | 1 to 10    | 10     | 2   |

    Scenario: The small blind and the button do not post it, the big blind does
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 1 posts the small blind of 2
      When seat 1 posts the big blind of 4
      Then the big blind is refused
      When seat 3 posts the big blind of 4
      Then the big blind is refused
      But the big blind of 4 from seat 2 is taken

    @reading:heads-up-blinds.button-is-small
    Scenario: Of two players the button is the small blind
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
      And seats 1 and 2 have 100
      When the cards are dealt
      Then the small blind button is at seat 2
      And the big blind button is at seat 1
      And it is seat 2's turn

    @reading:heads-up-blinds.left-of-the-button
    Scenario: Of two players the button is the big blind
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
      And seats 1 and 2 have 100
      When the cards are dealt
      Then the small blind button is at seat 1
      And the big blind button is at seat 2
      And it is seat 1's turn

  @oasis-omaha.deal.blinds.3 @betting @play @declaration
  Rule: Both blinds are fixed beforehand by the posted limit, cannot be declined, and start the action
    They are neither more nor less than was said, and nobody may do without. What the first player has to answer is the
    big blind.

    Scenario: Declared blinds
      Given an Oasis Omaha table
      Then the declared amount of the small blind is 2
      And the declared amount of the big blind is 4
      And the declared number of blinds that may be declined is 0

    Scenario: The first player to act has the big blind to answer
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | seat | amount | due |
        | posts the small blind | 1    | 2      |     |
        | posts the big blind   | 2    | 4      |     |
        | gives the turn        | 3    |        | 4   |

    Scenario: The small blind cannot be declined, it can be posted
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When seat 1 declines to post
      Then the act is refused
      But the small blind of 2 from seat 1 is taken

    Scenario: The big blind cannot be declined, it can be posted
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 1 posts the small blind of 2
      When seat 2 declines to post
      Then the act is refused
      But the big blind of 4 from seat 2 is taken

    Scenario Outline: A small blind of <amount> is refused, one of 2 is taken
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When seat 1 posts the small blind of <amount>
      Then the small blind is refused
      But the small blind of 2 from seat 1 is taken

      Examples:
        | amount |
        | 1      |
        | 1.99   |
        | 2.01   |
        | 4      |

    Scenario Outline: A big blind of <amount> is refused, one of 4 is taken
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 1 posts the small blind of 2
      When seat 2 posts the big blind of <amount>
      Then the big blind is refused
      But the big blind of 4 from seat 2 is taken

      Examples:
        | amount |
        | 2      |
        | 3.99   |
        | 4.01   |
        | 8      |

    Scenario: They are the same in every hand
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When 4 rounds are played
      Then the player posts the small blind only like this
        | amount |
        | 2      |
      And the player posts the big blind only like this
        | amount |
        | 4      |

    Scenario Outline: With the button at seat <button> neither blind is declined or made larger, and both are posted
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      When seat <small> declines to post
      Then the act is refused
      When seat <small> posts the small blind of 3
      Then the small blind is refused
      But the small blind of 2 from seat <small> is taken
      When seat <big> declines to post
      Then the act is refused
      When seat <big> posts the big blind of 5
      Then the big blind is refused
      But the big blind of 4 from seat <big> is taken

      Examples:
        | button | small | big |
        | 1      | 2     | 3   |
        | 2      | 3     | 1   |

  @oasis-omaha.deal.pot.1 @betting @play @trace
  Rule: Both blinds go into the middle of the table, into the pot
    They are part of what is won.

    Scenario: Both lie in the pot before a card is dealt
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | seat | amount | pot | to     | number |
        | posts the small blind | 1    | 2      |     |        |        |
        | posts the big blind   | 2    | 4      |     |        |        |
        | gathers the bets      |      | 6      | 6   |        |        |
        | deals                 |      |        |     | seat 1 | 1      |

    @reading:fee-counts.each-pot
    Scenario: The blinds of players who fold stay in the pot
      Given an Oasis Omaha table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 3 | As Ad 8h 6c |
        | seat 4 | Ks Kd 3c 7s |
      And the board is 2c 5h Th 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 4    | calls  | 12 |
        | preflop | 1    | folds  |    |
        | preflop | 2    | folds  |    |
      Then the following happens, in this order
        | does             | pot |
        | gathers the bets | 30  |
      When everyone checks to the showdown
      Then seat 3 wins 26 from the pot

    @reading:blinds-count.toward-the-call
    Scenario: Both blinds are won where everybody checks
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad 4h 3c |
        | seat 2 | Ks Kd 7h 4c |
      And the board is 2c 5h Th 9s Jc
      When seat 3 folds
      And seat 1 calls
      And seat 2 checks
      Then the following happens, in this order
        | does             | pot |
        | gathers the bets | 8   |

    @reading:blinds-count.toward-the-call
    Scenario: What has been posted counts for the player who calls
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 3 folds
      When seat 1 calls 1
      Then the call is refused
      But a call of 2 from seat 1 is taken

    @reading:blinds-count.apart
    Scenario: What has been posted lies in the pot and counts for no call
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 3 folds
      When seat 1 calls 2
      Then the call is refused
      But a call of 4 from seat 1 is taken

  @oasis-omaha.deal.cards.1 @procedure @play @trace
  Rule: After the blinds each player is dealt one card at a time face down, clockwise from the left of the button, until all have four
    The small blind gets the first card, the button the last.

    # Unlike oasis-holdem: there are four hole cards.
    Scenario Outline: With the button at seat <button>, seat <first> gets the first card
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
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

      Examples:
        | button | first | second | third |
        | 3      | 1     | 2      | 3     |
        | 1      | 2     | 3      | 1     |

    Scenario: At a full table seat 1 gets the first card of each turn when the button is at seat 10
      Given an Oasis Omaha table with the button at seat 10 and blinds of 2 and 4
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

    # Unlike oasis-holdem: there are four hole cards.
    Scenario: The hole cards come off the top of the deck
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the deck is stacked with As 7d 2c Kh 9s 4d 6s 3d Jh 2s Ac 8h on top
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | card |
        | deals | seat 1 | As   |
        | deals | seat 2 | 7d   |
        | deals | seat 3 | 2c   |
        | deals | seat 1 | Kh   |
        | deals | seat 2 | 9s   |
        | deals | seat 3 | 4d   |
        | deals | seat 1 | 6s   |
        | deals | seat 2 | 3d   |
        | deals | seat 3 | Jh   |
        | deals | seat 1 | 2s   |
        | deals | seat 2 | Ac   |
        | deals | seat 3 | 8h   |

    Scenario: The deal begins when both blinds are in
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order
        | does                  | seat | to     | number |
        | posts the small blind | 1    |        |        |
        | posts the big blind   | 2    |        |        |
        | deals                 |      | seat 1 | 1      |
        | deals                 |      | seat 3 | 4      |

    Scenario: Everybody has four cards, and an empty seat none
      Given an Oasis Omaha table with the button at seat 9 and blinds of 2 and 4
      And seats 2, 5 and 9 have 100
      When the cards are dealt
      Then seat 2 has 4 cards
      And seat 5 has 4 cards
      And seat 9 has 4 cards
      And seat 3 has no cards

    # Unlike oasis-holdem: there are four hole cards.
    Scenario: In the next hand the deal begins one seat further on
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And 1 round is played
      When the cards are dealt
      Then the cards are dealt in this order
        | place  | face |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |

  @oasis-omaha.deal.cards.2 @definition @informative
  Rule: The four cards of the first deal are called hole cards
    A name, by which other rules mean them.
