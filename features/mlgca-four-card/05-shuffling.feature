Feature: Shuffling and cutting the cards

  @mlgca-four-card.5.A @procedure @trace @play
  Rule: The cards are mixed at random, by the dealer's hands or by a device
    Cards that came to the table preshuffled are spared it.

    Scenario Outline: The cards of one round do not come again when they are shuffled <way>
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is <way>
      When 12 rounds are played
      Then no two rounds are dealt the same cards

      Examples:
        | way           |
        | by hand       |
        | by any device |

    Scenario: A deck that was not preshuffled is shuffled by the dealer before it is played with
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who    | does     | deck   | how      |
        | dealer | shuffles | deck 1 | manually |

    Scenario: A deck that was not preshuffled is shuffled by the device before it is played with
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And the house's way of shuffling is by any device
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who      | does     | deck   | how                                |
        | shuffler | shuffles | deck 1 | with an automated shuffling device |

    Scenario: A deck that was only inspected beforehand is shuffled like any other
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And a player arrives at seat 1
      When one deck is brought to the table, preinspected
      And the house goes on
      Then the following happens, in this order
        | does     | deck   |
        | shuffles | deck 1 |

    @reading:preshuffled-scope.first-shuffle
    Scenario: After its first round a preshuffled deck is shuffled like any other
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And one deck is brought to the table, preinspected and preshuffled
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | does     | deck   |
        | shuffles | deck 1 |

    @reading:preshuffled-scope.every-shuffle
    Scenario: A preshuffled deck is cut after its round, shuffled or not
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one deck is brought to the table, preinspected and preshuffled
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who    | does | deck   |
        | dealer | cuts | deck 1 |

  @mlgca-four-card.5.A.1 @procedure @trace
  Rule: The cards are shuffled just before play begins

    Background:
      Given a Four Card Poker table under the MLGCA rules that is not yet open

    Scenario: The shuffle comes before the shoe and the first round
      Given the house's number of decks is 1
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And a player arrives at seat 1
      When one deck is brought to the table
      And one round is played
      Then the following happens, in this order
        | who    | does             | deck   |
        | dealer | shuffles         | deck 1 |
        | dealer | loads            | deck 1 |
        |        | starts the round | deck 1 |

    Scenario: A device shuffles before play begins
      Given the house's number of decks is 1
      And the house's way of shuffling is by any device
      And a player arrives at seat 1
      When one deck is brought to the table
      And one round is played
      Then the following happens, in this order
        | who      | does             | deck   |
        | shuffler | shuffles         | deck 1 |
        |          | starts the round | deck 1 |

    Scenario: A device shuffles each of two decks before play begins
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      And a player arrives at seat 1
      When 2 decks are brought to the table
      And one round is played
      Then the following happens, in this order
        | who      | does             | deck   |
        | shuffler | shuffles         | deck 1 |
        |          | starts the round |        |
      And the following happens, in this order
        | who      | does             | deck   |
        | shuffler | shuffles         | deck 2 |
        |          | starts the round |        |

  @mlgca-four-card.5.A.2 @procedure @trace
  Rule: The cards are shuffled when a round has been completed

    Scenario Outline: Between two rounds the cards are shuffled <way>
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's way of shuffling is <way>
      And the house's number of decks is 1
      When two rounds are played
      Then the following happens, in this order
        | who   | does             | deck   | number |
        |       | ends the round   |        | 1      |
        | <who> | shuffles         | deck 1 |        |
        |       | loads            | deck 1 |        |
        |       | starts the round | deck 1 | 2      |

      Examples:
        | way           | who      |
        | by hand       | dealer   |
        | by any device | shuffler |

    Scenario: The cards are shuffled after a second round as after the first
      Given a Four Card Poker table under the MLGCA rules
      And two rounds are played
      When the house goes on
      Then the following happens, in this order
        | does     |
        | shuffles |

    Scenario: A round in which everybody folds is followed by a shuffle too
      Given a Four Card Poker table under the MLGCA rules
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 fold
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | does           | number |
        | ends the round | 1      |
        | shuffles       |        |

  @mlgca-four-card.5.A.3 @discretion @trace
  Rule: The cards are shuffled when a floorperson, or somebody above, orders it

    Scenario Outline: A <who> orders a shuffle between rounds
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      When a <who> orders a shuffle
      And the house goes on
      Then the following happens, in this order
        | who    | does             | deck   |
        | <who>  | orders a shuffle |        |
        |        | shuffles         | deck 1 |
        |        | loads            | deck 1 |

      Examples:
        | who         |
        | floorperson |
        | pit boss    |

    Scenario: Where no device shuffles, the dealer does it
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      When a floorperson orders a shuffle
      And the house goes on
      Then the following happens, in this order
        | who         | does             | deck   | how      |
        | floorperson | orders a shuffle |        |          |
        | dealer      | shuffles         | deck 1 | manually |

    Scenario: Ordered while cards are out, the shuffle comes when the round is over
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When a floorperson orders a shuffle
      Then the order is accepted
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | who         | does             | number |
        | floorperson | orders a shuffle |        |
        |             | ends the round   | 1      |
        |             | shuffles         |        |

    Scenario: The bets are already down when the order comes
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante
      When a floorperson orders a shuffle
      And the cards are dealt
      Then the following happens, in this order
        | who         | does             | deck   |
        | floorperson | orders a shuffle |        |
        |             | shuffles         | deck 1 |
        |             | deals            |        |

    Scenario Outline: The bets are closed when a <who> gives the order, and the shuffle comes before the first card
      Given a Four Card Poker table under the MLGCA rules
      And the house's number of decks is 1
      And seat 1 wagers 10 on ante
      When the bets are closed, and no card is dealt yet
      And a <who> orders a shuffle
      Then the order is accepted
      When the cards are dealt
      Then the following happens, in this order
        | does             | deck   |
        | announces        |        |
        | orders a shuffle |        |
        | shuffles         | deck 1 |
        | deals            |        |

      Examples:
        | who         |
        | floorperson |
        | pit boss    |

    Scenario: Of two decks the one that is about to be dealt is shuffled
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      And seat 1 wagers 10 on ante
      When a floorperson orders a shuffle
      And the cards are dealt
      Then the following happens, in this order
        | does     | deck   |
        | shuffles | deck 1 |
        | deals    |        |

  @mlgca-four-card.5.B @equipment @trace
  Rule: A device may put the shuffled stack straight into the shoe, and a deck that it finds wrong leaves the table
    Removal takes a device that counts, and a count that is wrong.

    Scenario: The stack goes into the shoe when the shuffle is complete
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's way of shuffling is by any device
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does     | deck   | where |
        | shuffler | shuffles | deck 1 |       |
        |          | loads    | deck 1 | shoe  |

    Scenario: A deck with a wrong count goes, and another one comes
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And the deck is one card short
      And one round is played
      When the house goes on
      And one deck is brought to the table
      And one round is played
      Then the following happens, in this order and once each
        | does             | deck   | from  | number |
        | removes          | deck 1 | table |        |
        | starts the round |        |       | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    @reading:counting-device-scope.any-counting-device
    Scenario: A device that counts but fills no shoe has the deck removed too
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And the deck is one card short
      And one round is played
      When the house goes on
      Then each of the following happens once
        | does    | deck   | from  |
        | removes | deck 1 | table |

    @reading:counting-device-scope.direct-to-shoe
    Scenario: Only a device that fills the shoe has the deck removed
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And the deck is one card short
      And one round is played
      When the house goes on
      Then none of the following happens
        | does    |
        | removes |
      And the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | counts the deck | deck 1 | 51    |

  @mlgca-four-card.5.B.1 @equipment @trace @declaration
  Rule: Such a device counts the deck after each shuffle and shows whether all fifty-two cards are there

    Scenario: The count follows the shuffle
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by counting device
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      Then the following happens, in this order
        | who      | does             | deck   | count |
        | shuffler | shuffles         | deck 1 |       |
        | shuffler | counts the deck  | deck 1 | 52    |
        |          | starts the round |        |       |

    Scenario: A shuffle that was ordered is followed by a count like any other
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by counting device
      When a floorperson orders a shuffle
      And the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | shuffles        | deck 1 |       |
        | shuffler | counts the deck | deck 1 | 52    |

    Scenario: The shuffle of a deck that has just come is followed by a count, too
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | shuffles        | deck 1 |       |
        | shuffler | counts the deck | deck 1 | 52    |

    Scenario: The facility says that its shuffler counts
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by counting device
      Then the declared shuffler that counts the cards after each shuffle is yes

  @mlgca-four-card.5.B.2 @irregularity @trace
  Rule: A count of more or of fewer than fifty-two cards condemns the deck

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device

    Scenario: One card is missing
      Given the deck is one card short
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | counts the deck | deck 1 | 51    |
        |          | removes         | deck 1 |       |

    Scenario: One card is missing when a shuffle has been ordered
      Given the house's number of decks is 1
      And the deck is one card short
      When a floorperson orders a shuffle
      And the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | counts the deck | deck 1 | 51    |
        |          | removes         | deck 1 |       |

    Scenario: One card is too many
      Given the deck has one card too many
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | counts the deck | deck 1 | 53    |
        |          | removes         | deck 1 |       |

    Scenario: All cards are there
      Given one round is played
      When the house goes on
      Then none of the following happens
        | does    |
        | removes |
      And the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | shuffles        | deck 1 |       |
        | shuffler | counts the deck | deck 1 | 52    |

    Scenario: Three cards are missing
      Given the deck is three cards short
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | counts the deck | deck 1 | 49    |
        |          | removes         | deck 1 |       |

    Scenario: Two cards are too many
      Given the deck has two cards too many
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | counts the deck | deck 1 | 54    |
        |          | removes         | deck 1 |       |

    Scenario: Of two decks the second goes when it is the one with a wrong count
      Given the house's number of decks is 2
      And one round is played
      And seat 1 wagers 10 on ante
      And the deck is one card short
      And the round is completed
      When the house goes on
      Then each of the following happens once
        | does    | deck   |
        | removes | deck 2 |
      And none of the following happens
        | does    | deck   |
        | removes | deck 1 |

    Scenario: Of two decks the one that was counted goes, and the other stays
      Given the house's number of decks is 2
      And the deck is one card short
      And one round is played
      When the house goes on
      Then each of the following happens once
        | does    | deck   |
        | removes | deck 1 |
      And none of the following happens
        | does    | deck   |
        | removes | deck 2 |

    @reading:removed-deck.play-on
    Scenario: The deck that was counted is not played with again, the other one is
      Given the house's number of decks is 2
      And the deck is one card short
      And one round is played
      And the house goes on
      When seat 1 wagers 10 on ante
      And the round is completed
      Then none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |
      But each of the following happens once
        | does             | deck   |
        | starts the round | deck 2 |

  @mlgca-four-card.5.C @procedure @trace
  Rule: The shuffled cards are put into one stack

    Scenario: One stack after a shuffle by hand
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who    | does     | deck   | how               |
        | dealer | shuffles | deck 1 |                   |
        |        | stacks   | deck 1 | in a single stack |
        |        | loads    | deck 1 |                   |

    Scenario: Where there is no shoe for the device to put it into, one stack before the next round
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      Then the following happens, in this order
        | does             | deck   | how               |
        | shuffles         | deck 1 |                   |
        | stacks           | deck 1 | in a single stack |
        | starts the round |        |                   |

  @mlgca-four-card.5.C.1 @procedure @trace
  Rule: Cards shuffled by a device are dealt in the way that the table deals
    The rule asks for no cut; a house that makes one all the same does no wrong.

    Scenario Outline: From <dealing>
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's way of shuffling is by any device
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does     | deck   | where   |
        | shuffler | shuffles | deck 1 |         |
        |          | loads    |        | <where> |

      Examples:
        | dealing               | where              |
        | a manual shoe         | shoe               |
        | an automated shoe     | automated shoe     |
        | an automated shuffler | automated shuffler |

    Scenario: From the hand
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the house's way of shuffling is by any device
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who      | does     | deck   | to     |
        | shuffler | shuffles | deck 1 |        |
        | dealer   | loads    | deck 1 |        |
        |          | deals    |        | seat 1 |

  @mlgca-four-card.5.C.2 @procedure @trace
  Rule: Cards shuffled by hand, and preshuffled cards, are cut

    Scenario: Shuffled by hand
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who    | does     | deck   |
        | dealer | shuffles | deck 1 |
        | dealer | cuts     | deck 1 |
        | dealer | loads    | deck 1 |

    Scenario: Shuffled by hand because it was ordered
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And the house's number of decks is 1
      When a floorperson orders a shuffle
      And the house goes on
      Then the following happens, in this order
        | who    | does     | deck   |
        | dealer | shuffles | deck 1 |
        | dealer | cuts     | deck 1 |
        | dealer | loads    | deck 1 |

    Scenario: Preshuffled
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And a player arrives at seat 1
      When one deck is brought to the table, preinspected and preshuffled
      And the house goes on
      Then the following happens, in this order
        | who    | does  | deck   |
        | dealer | cuts  | deck 1 |
        | dealer | loads | deck 1 |

    @reading:preshuffled-at-device.cut
    Scenario: Preshuffled cards are cut at a table with a shuffling device too
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And the house's way of shuffling is by a device that does not reshuffle
      And a player arrives at seat 1
      When one deck is brought to the table, preinspected and preshuffled
      And the house goes on
      Then the following happens, in this order
        | does  | deck   |
        | cuts  | deck 1 |

    @reading:preshuffled-at-device.no-cut
    Scenario: At a table with a shuffling device preshuffled cards are not cut
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And the house's way of shuffling is by a device that does not reshuffle
      And a player arrives at seat 1
      When one deck is brought to the table, preinspected and preshuffled
      And the house goes on
      Then none of the following happens
        | does |
        | cuts |
      And the following happens, in this order
        | does   | deck   | how               |
        | stacks | deck 1 | in a single stack |

    Scenario: After a fifth round they are cut as after the first
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And four rounds are played
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | who    | does     | deck   |
        | dealer | shuffles | deck 1 |
        | dealer | cuts     | deck 1 |
        | dealer | loads    | deck 1 |

  @mlgca-four-card.5.D @procedure @trace
  Rule: The cover card goes in at least ten cards from the top

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand

    Scenario: The cut goes where the dealer chooses to make it
      Given the cut is made 17 cards from the top
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who    | does                  | deck   | count |
        | dealer | places the cover card | deck 1 | 17    |
        | dealer | cuts                  | deck 1 |       |

    @reading:cut-depth.ten-above
    Scenario: No cut in five rounds is too near to the top
      When 5 rounds are played
      Then every time the dealer places the cover card, the count is at least 10

    @reading:cut-depth.ten-above
    Scenario: Ten cards above the cover card are enough, nine are not
      When the cut is made 10 cards from the top
      Then the cut is accepted
      When the cut is made 9 cards from the top
      Then the cut is refused
      When one round is played
      And the house goes on
      Then each of the following happens once
        | who    | does                  | count |
        | dealer | places the cover card | 10    |

    @reading:cut-depth.nine-above
    Scenario: Nine cards above the cover card make it the tenth, eight do not
      When the cut is made 9 cards from the top
      Then the cut is accepted
      When the cut is made 8 cards from the top
      Then the cut is refused
      When one round is played
      And the house goes on
      Then each of the following happens once
        | who    | does                  | count |
        | dealer | places the cover card | 9     |

    @reading:cut-from-bottom.any
    Scenario: Nothing is asked of the distance from the bottom
      When the cut is made 50 cards from the top
      Then the cut is accepted
      When one round is played
      And the house goes on
      Then each of the following happens once
        | who    | does                  | count |
        | dealer | places the cover card | 50    |

    @reading:cut-from-bottom.ten-below
    Scenario: Ten cards below the cover card are enough, nine are not
      When the cut is made 42 cards from the top
      Then the cut is accepted
      When the cut is made 43 cards from the top
      Then the cut is refused
      When one round is played
      And the house goes on
      Then each of the following happens once
        | who    | does                  | count |
        | dealer | places the cover card | 42    |

    @reading:cut-depth.ten-above
    Scenario: A recut is no nearer to the top
      Given one round is played
      And the house goes on
      When a floorperson orders a recut
      And the house goes on
      And one round is played
      Then every time the dealer places the cover card, the count is at least 10

  @mlgca-four-card.5.D.1 @procedure @trace
  Rule: The cards above the cover card, and the cover card with them, go to the bottom of the stack

    Scenario Outline: Cut <depth> cards from the top
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And the cut is made <depth> cards from the top
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who    | does                  | deck   | count   | where               | how                 |
        | dealer | places the cover card | deck 1 |         |                     |                     |
        | dealer | cuts                  | deck 1 | <depth> | bottom of the stack | with the cover card |
        | dealer | loads                 | deck 1 |         |                     |                     |

      Examples:
        | depth |
        | 10    |
        | 31    |

  @mlgca-four-card.5.D.2 @procedure @trace
  Rule: The cut stack goes into the dealing shoe

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      And one round is played

    Scenario: Into the shoe, after the cut
      When the house goes on
      Then the following happens, in this order
        | who    | does  | deck   | where |
        | dealer | cuts  | deck 1 |       |
        | dealer | loads | deck 1 | shoe  |

    Scenario: The round that follows is dealt from the shoe
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | does      | deck   | where |
        | cuts      | deck 1 |       |
        | loads     | deck 1 | shoe  |
        | announces |        |       |

  @mlgca-four-card.5.E @discretion @trace
  Rule: Between the cut and the first card, a floorperson or somebody above may order another cut
    The order follows from a judgement that the cut was improper or might impair the game; that judgement is theirs.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand

    Scenario: The cards are cut again
      Given one round is played
      And the house goes on
      When a floorperson orders a recut
      And the house goes on
      Then the following happens, in this order
        | who         | does                  | deck   | where               |
        | floorperson | orders a recut        |        |                     |
        | dealer      | places the cover card | deck 1 |                     |
        | dealer      | cuts                  | deck 1 | bottom of the stack |
        | dealer      | loads                 | deck 1 |                     |

    Scenario: With the bets down and no card dealt there is still time
      Given one round is played
      And seat 1 wagers 10 on ante
      When a floorperson orders a recut
      And the cards are dealt
      Then the following happens, in this order
        | who         | does           | deck   |
        | floorperson | orders a recut |        |
        | dealer      | cuts           | deck 1 |
        |             | deals          |        |

    Scenario: When cards are out it is too late, and in time again after the next cut
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When a floorperson orders a recut
      Then the order is refused
      When the round is completed
      And the house goes on
      And a floorperson orders a recut
      Then the order is accepted

    Scenario: A player cannot order a recut
      Given one round is played
      And the house goes on
      When a player orders a recut
      Then the order is refused
      When a floorperson orders a recut
      Then the order is accepted

    @reading:recut-judge.whoever-orders
    Scenario: A pit boss may order a recut
      Given one round is played
      And the house goes on
      When a pit boss orders a recut
      Then the order is accepted
      When a player orders a recut
      Then the order is refused

    @reading:recut-judge.floorperson-alone
    Scenario: A pit boss may not order a recut, a floorperson may
      Given one round is played
      And the house goes on
      When a pit boss orders a recut
      Then the order is refused
      When a floorperson orders a recut
      Then the order is accepted

    Scenario: The bets are closed and no card is dealt, there is still time
      Given one round is played
      And seat 1 wagers 10 on ante
      When the bets are closed, and no card is dealt yet
      And a floorperson orders a recut
      Then the order is accepted
      When the cards are dealt
      Then the following happens, in this order
        | who         | does           | deck   |
        | dealer      | announces      |        |
        | floorperson | orders a recut |        |
        | dealer      | cuts           | deck 1 |
        |             | deals          |        |

    Scenario: A recut may have to be repeated
      Given one round is played
      And the house goes on
      And a floorperson orders a recut
      And the house goes on
      When a floorperson orders a recut
      Then the order is accepted
      When the house goes on
      Then the following happens, in this order
        | who         | does           | deck   |
        | floorperson | orders a recut |        |
        | dealer      | cuts           | deck 1 |

    Scenario: In a second round it is too late when cards are out, as in the first
      Given one round is played
      And the house goes on
      When a floorperson orders a recut
      Then the order is accepted
      When seat 1 wagers 10 on ante
      And the cards are dealt
      And a floorperson orders a recut
      Then the order is refused

  @mlgca-four-card.5.F @procedure @trace
  Rule: At an open table where nobody plays, the dealer takes the cards out and lays them open to view

    Scenario: Nobody plays any more
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is not by a reshuffling device
      When nobody plays any more
      And the house goes on
      Then the following happens, in this order
        | who    | does      | deck   |
        | dealer | takes out | deck 1 |
        | dealer | spreads   | deck 1 |

  @mlgca-four-card.5.F.1 @procedure @trace
  Rule: The cards come out of the dealing shoe and the discard rack

    Scenario Outline: Out of <dealing>
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's way of shuffling is not by a reshuffling device
      When nobody plays any more
      And the house goes on
      Then the following happens, in this order
        | does      | deck   | from   |
        | takes out | deck 1 | <from> |
        | spreads   | deck 1 |        |

      Examples:
        | dealing           | from           |
        | a manual shoe     | shoe           |
        | an automated shoe | automated shoe |

    @reading:idle-cards-elsewhere.taken-out
    Scenario: Of two decks the one in the shuffler comes out as well
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by a device that does not reshuffle
      And the house's number of decks is 2
      And one round is played
      And seat 1 leaves the table
      When nobody plays any more
      And the house goes on
      Then the following happens, in this order
        | does      | deck   |
        | takes out | deck 1 |
        | spreads   | deck 1 |
      And the following happens, in this order
        | does      | deck   |
        | takes out | deck 2 |
        | spreads   | deck 2 |

    # Which of the two lies in the shuffler by then is left to the house.
    @reading:idle-cards-elsewhere.left
    Scenario: Of two decks the one in the shuffler may stay there
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by a device that does not reshuffle
      And the house's number of decks is 2
      And one round is played
      And seat 1 leaves the table
      When nobody plays any more
      And the house goes on
      Then the following happens, in this order
        | does      |
        | takes out |
        | spreads   |

    Scenario: After a round they come out of wherever they were put
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is not by a reshuffling device
      And the house's number of decks is 1
      And one round is played
      And seat 1 leaves the table
      When nobody plays any more
      And the house goes on
      Then the following happens, in this order
        | does      | deck   |
        | takes out | deck 1 |
        | spreads   | deck 1 |

  @mlgca-four-card.5.F.2 @procedure @trace
  Rule: They are spread face down, unless a player asks for their faces

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is not by a reshuffling device

    Scenario: Face down
      When nobody plays any more
      And the house goes on
      And a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order
        | does                  | deck   | where | face |
        | spreads               | deck 1 | table | down |
        | offers for inspection |        |       |      |

    Scenario: Face up, because a player has asked for it
      Given a player asks for the cards to be spread face up
      When nobody plays any more
      And the house goes on
      Then each of the following happens once
        | does    | deck   | face |
        | spreads | deck 1 | up   |
      And none of the following happens
        | does    | face |
        | spreads | down |

    Scenario: Face up at last, when a player asks while they lie face down
      Given nobody plays any more
      And the house goes on
      When a player asks for the cards to be spread face up
      And the house goes on
      Then each of the following happens once
        | does    | deck   | face |
        | spreads | deck 1 | up   |

    Scenario: A wish that has been granted is not kept for the next time
      Given the house's number of decks is 1
      And a player asks for the cards to be spread face up
      And nobody plays any more
      And the house goes on
      And one round is played
      And seat 1 leaves the table
      When nobody plays any more
      And the house goes on
      Then each of the following happens once
        | does    | deck   | face |
        | spreads | deck 1 | down |

  @mlgca-four-card.5.F.3 @procedure @trace
  Rule: The first player to come may look at the cards; then they are made ready as at an opening

    Background:
      Given a Four Card Poker table under the MLGCA rules

    @reading:idle-reopening.what-remains
    Scenario: What is left of the opening is done
      Given the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat | deck   | where | how            |
        | dealer | offers for inspection | 3    |        |       |                |
        | dealer | washes                |      | deck 1 |       |                |
        | dealer | stacks                |      | deck 1 |       | after the wash |
        | dealer | shuffles              |      | deck 1 |       |                |
        | dealer | cuts                  |      | deck 1 |       |                |
        | dealer | loads                 |      | deck 1 |       |                |

    @reading:idle-reopening.what-remains
    Scenario: Cards that lie face up are turned face down before the wash
      Given the house's way of shuffling is not by a reshuffling device
      And a player asks for the cards to be spread face up
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order
        | does                  | seat | deck   |
        | offers for inspection | 3    |        |
        | turns face down       |      | deck 1 |
        | washes                |      | deck 1 |
        | shuffles              |      | deck 1 |

    @reading:idle-reopening.whole-opening
    @reading:verification-order.before-the-spread
    Scenario: The whole opening is repeated
      Given the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck   | face |
        | dealer      | inspects                | deck 1 |      |
        | floorperson | verifies the inspection | deck 1 |      |
        | dealer      | spreads                 | deck 1 | up   |
        | dealer      | washes                  | deck 1 |      |
        | dealer      | shuffles                | deck 1 |      |
        | dealer      | loads                   | deck 1 |      |

    Scenario: Nothing is made ready before a player has come
      Given the house's way of shuffling is not by a reshuffling device
      And nobody plays any more
      When the house goes on
      Then none of the following happens
        | does                  |
        | offers for inspection |
        | washes                |
        | shuffles              |
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order
        | does                  | seat |
        | offers for inspection | 3    |
        | washes                |      |
        | shuffles              |      |

    Scenario: After a round it is no different
      Given the house's way of shuffling is not by a reshuffling device
      And the house's number of decks is 1
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order
        | does                  | seat | deck   |
        | offers for inspection | 3    |        |
        | washes                |      | deck 1 |
        | shuffles              |      | deck 1 |

  @mlgca-four-card.5.G @equipment @declaration @trace
  Rule: A shoe or other device that reshuffles and counts by itself may be used once the Commission, to whom it was submitted, has approved it

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by reshuffling device

    Scenario: It was approved before it was used
      Then the declared number of days from the approval of the reshuffling device to its first use is at least 0

    Scenario: It counts the cards as it shuffles them
      Given one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      Then the following happens, in this order
        | who      | does             | deck   | count |
        | shuffler | shuffles         | deck 1 |       |
        | shuffler | counts the deck  | deck 1 | 52    |
        |          | starts the round |        |       |

  @mlgca-four-card.5.H @procedure @trace
  Rule: Such a device, and no other, relieves the dealer of the cut, the recut and the spread at an idle table
    What the dealer is relieved of may be done all the same.

    @reading:reshuffler-preshuffled.no-cut
    Scenario: Preshuffled cards are not cut
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And the house's way of shuffling is by reshuffling device
      And a player arrives at seat 1
      When one deck is brought to the table, preinspected and preshuffled
      And the house goes on
      Then none of the following happens
        | does |
        | cuts |
      And the following happens, in this order
        | does   | deck   | how               |
        | stacks | deck 1 | in a single stack |

    @reading:reshuffler-preshuffled.cut
    @reading:preshuffled-at-device.cut
    Scenario: Preshuffled cards are cut even so
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And the house's way of shuffling is by reshuffling device
      And a player arrives at seat 1
      When one deck is brought to the table, preinspected and preshuffled
      And the house goes on
      Then the following happens, in this order
        | does | deck   |
        | cuts | deck 1 |

    Scenario Outline: A device used <way> relieves nobody of the idle table's spread
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is <way>
      When nobody plays any more
      And the house goes on
      Then the following happens, in this order
        | does      | deck   |
        | takes out | deck 1 |
        | spreads   | deck 1 |

      Examples:
        | way                |
        | by device          |
        | by counting device |

    @reading:preshuffled-at-device.cut
    Scenario Outline: A device used <way> relieves nobody of the cut of preshuffled cards, nor of a recut
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is <way>
      And a player arrives at seat 1
      When one deck is brought to the table, preinspected and preshuffled
      And the house goes on
      Then the following happens, in this order
        | who    | does | deck   |
        | dealer | cuts | deck 1 |
      When a floorperson orders a recut
      Then the order is accepted

      Examples:
        | way                |
        | by device          |
        | by counting device |
