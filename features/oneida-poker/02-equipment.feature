Feature: Oneida Poker: equipment, cards and decks
  Two decks at each table, one of them in play, with a cover card; a layout with a place for the rake, and three boxes.

  @oneida-poker.B.1 @equipment @declaration @trace
  Rule: One deck of one back and a cover card make a game
    The backs agree in color and in design. That it has 52 cards is written nowhere.

    Scenario: Declared designs and cover cards
      Given an Oneida poker table
      Then the declared number of different card designs in one deck is 1
      And the declared number of different card designs in the second deck is 1
      And the declared number of cover cards in one deck is 1

    Scenario: A hand among eleven players is dealt from one deck
      Given an Oneida Hold'em High table with the button at seat 11 and blinds of 2 and 4
      And seats 1 to 11 have 100
      When everyone checks to the showdown
      Then no card is dealt twice

    Scenario: So is a hand of seven-card stud among six players
      Given an Oneida Seven-Card Stud High table
      And seats 1 to 6 have 100
      When everyone checks to the showdown
      Then no card is dealt twice

    Scenario Outline: Shuffled <way>, each of four hands is begun with one deck or the other
      Given an Oneida poker table
      And the house's way of shuffling is <way>
      When 4 rounds are played
      Then the house starts the round only like this
        | deck   |
        | deck 1 |
        | deck 2 |

      Examples:
        | way       |
        | by hand   |
        | by device |

  @oneida-poker.B.1.s1 @equipment @declaration
  Rule: The cover card is opaque and of one solid color that is told apart from backs and edges of the cards
    How readily an eye tells two colors apart is not declared; that they are two colors is.

    Background:
      Given an Oneida poker table

    Scenario: It differs in color from backs and edges
      Then the declared color of the cover card differs from the declared color of the backs of the first deck
      And the declared color of the cover card differs from the declared color of the backs of the second deck
      And the declared color of the cover card differs from the declared color of the edges of the cards

    Scenario: It lets nothing through and is of one color
      Then the declared opacity of the cover card is opaque
      And the declared number of colors of the cover card is 1

  @oneida-poker.B.1.s2 @equipment @declaration @trace
  Rule: Each table has two decks at all times, and they can be told apart by sight
    By what they differ is left to the house, but where a device shuffles.

    Scenario: Declared decks
      Given an Oneida poker table
      Then the declared number of decks at the table is 2
      And the declared looks of the first deck differs from the declared looks of the second deck

    Scenario Outline: Shuffled <way>, two decks come to a table before anybody plays there
      Given an Oneida poker table that is not yet open
      And the house's way of shuffling is <way>
      When 2 decks are brought to the table
      Then the delivery is accepted
      And each of the following happens once
        | does     | deck   |
        | receives | deck 1 |
        | receives | deck 2 |

      Examples:
        | way       |
        | by hand   |
        | by device |

    Scenario: With one deck there is no hand; the second makes two
      Given an Oneida poker table that is not yet open
      And seats 1 and 2 have 100
      When one deck is brought to the table
      And the house goes on
      Then none of the following happens
        | does             |
        | starts the round |
      When one deck is brought to the table
      And one round is played
      Then each of the following happens once
        | does             | number |
        | starts the round | 1      |

    @reading:removed-deck.play-on
    Scenario: When one has been removed play goes on with the other
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And the house's hourly count is stub
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When 2 rounds are played
      Then the following happens, in this order and once each
        | does             | deck   | from  | number |
        | removes          | deck 1 | table |        |
        | starts the round | deck 2 |       | 2      |

    @reading:removed-deck.stop
    Scenario: When one has been removed play waits until there are two again
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And the house's hourly count is stub
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      And one round is played
      When the house goes on
      Then none of the following happens
        | does             |
        | starts the round |
      When one deck is brought to the table
      And one round is played
      Then each of the following happens once
        | does             | number |
        | receives         |        |
        | starts the round | 2      |

  @oneida-poker.B.2 @discretion @trace
  Rule: A deck may go out of play and come back
    Where cards are shuffled by hand nobody has to, but for the six hours; both are right.

    @reading:rotated.swapped
    Scenario: One goes where the other lay, and that comes into play
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And 2 rounds are played
      When 6 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | where     | from      |
        | stores            | deck 1 | deck area |           |
        | takes out         | deck 2 |           | deck area |
        | starts the round  | deck 2 |           |           |

    @reading:rotated.swapped
    Scenario: A deck that was in play before is played with again
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And one round is played
      And 6 hours pass
      And one round is played
      When 6 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does             | deck   | where     | from      |
        | stores           | deck 2 | deck area |           |
        | takes out        | deck 1 |           | deck area |
        | starts the round | deck 1 |           |           |

  @oneida-poker.B.2.s1 @procedure @trace
  Rule: Decks that were opened for a table are rotated at least once in every six hours

    @reading:rotated.swapped
    Scenario: After six hours the other deck of the table is dealt
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And one round is played
      When 6 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | starts the round  | deck 2 | 2      |

    @reading:rotated.swapped @reading:deck-due-in-round.after-the-round
    Scenario: A minute before that the first one may still be dealt, and the hand is finished with it
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the house's way of shuffling is by hand
      And one round is played
      And 5 hours 59 minutes pass
      And the cards are dealt
      When 2 minutes pass
      And the round is completed
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | ends the round    |        | 2      |
        | starts the round  | deck 2 | 3      |

    @reading:rotated.swapped @reading:deck-due-in-round.before-the-round
    Scenario: A minute before that a hand in which the time would run out is dealt from the other
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the house's way of shuffling is by hand
      And one round is played
      And 5 hours 59 minutes pass
      When the cards are dealt
      And 2 minutes pass
      And the round is completed
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | starts the round  | deck 2 | 2      |
        | ends the round    |        | 2      |

    @reading:rotated.swapped @reading:deck-clock.wall-clock
    Scenario: Time counts when nobody plays, too
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And one round is played
      And nobody plays any more
      When 6 hours pass
      And seats 4 and 5 have 100
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | starts the round  | deck 2 | 2      |

    @reading:rotated.swapped @reading:deck-clock.in-play
    Scenario: Without the time in which nobody plays, six hours of play are the limit
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And one round is played
      And nobody plays any more
      And the house goes on
      And 6 hours pass
      And seats 4 and 5 have 100
      And one round is played
      When 6 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | starts the round  | deck 2 | 3      |

    @reading:rotated.swapped
    Scenario: The deck that has come in is rotated after six hours, too
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And one round is played
      And 6 hours pass
      And one round is played
      When 6 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | starts the round  | deck 1 | 3      |

    @reading:rotated.replaced
    Scenario: After six hours a deck that was not at the table before is dealt
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And one round is played
      When 6 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    @reading:rotated.swapped
    Scenario: At a table that runs for fourteen hours both decks are dealt from
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      When a round is played every 60 minutes for 14 hours
      Then the following happens, in this order
        | does             | deck   |
        | starts the round | deck 1 |
        | starts the round | deck 2 |

  @oneida-poker.B.3 @equipment @declaration
  Rule: The layout has the casino's name and the rake area
    It may have more: that is the least.

    Scenario: Declared parts of the layout
      Given an Oneida poker table
      Then the declared areas of the layout include
        | name of the casino licensee |
        | rake area                   |

  @oneida-poker.B.3.a @equipment @declaration
  Rule: The name on the layout is the casino's own or its trade name

    Scenario: Declared name
      Given an Oneida poker table
      Then the declared name on the layout is one of
        | name of the casino licensee       |
        | trade name of the casino licensee |

  @oneida-poker.B.3.b @equipment @declaration @trace
  Rule: An area on the dealer's right holds the rake until it goes into the drop box

    Scenario: Declared place
      Given an Oneida poker table
      Then the declared place of the rake area is right of the dealer

    Scenario: What is raked in the course of a hand lies there until the hand is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 1    | calls  | 16 |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does                         | where     |
        | dealer | takes the rake               | rake area |
        |        | awards the pot               |           |
        | dealer | drops the rake | drop box  |

  @oneida-poker.B.4 @equipment @declaration
  Rule: The table has an area for at least one deck
    The inventory container may have it.

    Scenario: Declared decks for which there is room
      Given an Oneida poker table
      Then the declared number of decks for which the table has an area is at least 1

    Scenario: The area is part of the table
      Given an Oneida poker table
      Then the declared parts of the table include
        | deck area |

  @oneida-poker.B.5 @equipment @declaration
  Rule: Drop box and tip box are attached on the dealer's side, one on each hand; a jackpot box is where the tip box is
    Which of them is on the left is left to the house.

    Background:
      Given an Oneida poker table

    Scenario: Declared places, both on the dealer's side
      Then the declared side of the table with the drop box is dealer's side
      And the declared side of the table with the tip box is dealer's side
      And the declared parts of the table include
        | drop box |
        | tip box  |

    Scenario: Declared places, left and right of the dealer
      Then the declared place of the drop box is one of
        | dealer's side, left of the dealer  |
        | dealer's side, right of the dealer |
      And the declared place of the tip box is one of
        | dealer's side, left of the dealer  |
        | dealer's side, right of the dealer |
      And the declared place of the drop box differs from the declared place of the tip box

    Scenario: With a Jackpot Fund, its box is on the side of the tip box
      Given the house's jackpot amount is 1
      Then the declared place of the jackpot box is the same as the declared place of the tip box

  @oneida-poker.B.6 @equipment @trace @declaration
  Rule: Where a device shuffles, both decks are played with

    Background:
      Given an Oneida poker table
      And the house's way of shuffling is by device

    Scenario: Declared decks in use
      Then the declared number of decks in use is 2

    Scenario: In four hands both of them are dealt
      When 4 rounds are played
      Then the following happens, in this order
        | does             | deck   |
        | starts the round | deck 1 |
        | starts the round | deck 2 |

  @oneida-poker.B.6.a @equipment @declaration
  Rule: Where a device shuffles, the backs of the two decks differ in color

    Scenario: Two colors
      Given an Oneida poker table
      And the house's way of shuffling is by device
      Then the declared color of the backs of the first deck differs from the declared color of the backs of the second deck

  @oneida-poker.B.6.b @procedure @trace
  Rule: While one deck is dealt or played with, the device shuffles the other

    Background:
      Given an Oneida poker table
      And the house's way of shuffling is by device

    Scenario: The deck of the first hand is shuffled before the second hand is over
      When 2 rounds are played
      Then the following happens, in this order
        | who      | does           | deck   | number |
        |          | ends the round |        | 1      |
        | shuffler | shuffles       | deck 1 |        |
        |          | ends the round |        | 2      |

    Scenario: So it is in later hands, with either deck
      Given 2 rounds are played
      When 2 rounds are played
      Then the following happens, in this order
        | who      | does           | deck   | number |
        | shuffler | shuffles       | deck 2 |        |
        |          | ends the round |        | 3      |
        | shuffler | shuffles       | deck 1 |        |
        |          | ends the round |        | 4      |

  @oneida-poker.B.6.c @procedure @trace
  Rule: Where a device shuffles, the two decks take turns, a round each

    Scenario: Six hands
      Given an Oneida poker table
      And the house's way of shuffling is by device
      When 6 rounds are played
      Then the decks alternate from round to round

    Scenario: One goes into the device, and the other comes out of it
      Given an Oneida poker table
      And the house's way of shuffling is by device
      When 3 rounds are played
      Then the following happens, in this order
        | does             | deck   | where    | from     | number |
        | ends the round   |        |          |          | 1      |
        | stores           | deck 1 | shuffler |          |        |
        | starts the round | deck 2 |          |          | 2      |
        | ends the round   |        |          |          | 2      |
        | stores           | deck 2 | shuffler |          |        |
        | takes out        | deck 1 |          | shuffler |        |
        | starts the round | deck 1 |          |          | 3      |

    Scenario: A hand in which all but one fold is one of them
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the house's way of shuffling is by device
      When the betting goes
        | round   | seat | action | to |
        | first   | 3    | folds  |    |
        | first   | 1    | folds  |    |
      And the round is completed
      And 2 rounds are played
      Then the decks alternate from round to round

    Scenario: A time in which nobody plays does not change whose turn it is
      Given an Oneida poker table
      And the house's way of shuffling is by device
      And one round is played
      And nobody plays any more
      And the house goes on
      When seats 4 and 5 have 100
      And 2 rounds are played
      Then the decks alternate from round to round
