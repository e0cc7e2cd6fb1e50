Feature: Cards and decks

  @mlgca-four-card.3.A @equipment @declaration @trace
  Rule: The game is played with one deck, unless a shuffling device allows for a second

    Scenario: Without a shuffling device one deck is brought to the table and taken
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      When one deck is brought to the table
      Then the delivery is accepted
      And each of the following happens once
        | does     | deck   |
        | receives | deck 1 |

    Scenario: Shuffled by hand, one deck serves round after round
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      When 3 rounds are played
      Then every round is played with the same deck

    Scenario: When the shuffler is out of order for good, one deck is played with
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      And one round is played
      And the shuffler breaks down for good
      When 3 rounds are played
      Then every round is played with the same deck

    Scenario: The facility says how many decks are in use
      Given a Four Card Poker table under the MLGCA rules
      And the house's number of decks is 1
      Then the declared number of decks in use is 1

    Scenario: When the shuffler goes out of order in the middle of a round, one deck is played with
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      And seat 1 wagers 10 on ante
      And the cards are dealt
      And the shuffler breaks down for good
      And the round is completed
      When 3 rounds are played
      Then every round is played with the same deck

    Scenario: Without a shuffling device a second deck does not become one of two by coming later
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one deck is brought to the table
      And the house goes on
      When one deck is brought to the table
      And 3 rounds are played
      Then every round is played with the same deck

  @mlgca-four-card.3.A.1 @equipment @declaration
  Rule: The cards of a deck look alike

    Scenario: One design
      Given a Four Card Poker table under the MLGCA rules
      Then the declared number of different card designs in one deck is 1

  @mlgca-four-card.3.A.2 @equipment @declaration
  Rule: A deck has one cover card

    Scenario: One cover card
      Given a Four Card Poker table under the MLGCA rules
      And the house's number of decks is 1
      Then the declared number of cover cards in one deck is 1

  @mlgca-four-card.3.B @equipment @declaration @trace
  Rule: Where a device shuffles, the game may be played with two decks

    Scenario: With a shuffling device two decks may come to the table
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      When 2 decks are brought to the table
      Then the delivery is accepted
      And each of the following happens once
        | does     | deck   |
        | receives | deck 1 |
        | receives | deck 2 |

    Scenario: The facility says that two decks are in use
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      Then the declared number of decks in use is 2

  @mlgca-four-card.3.B.1 @equipment @declaration
  Rule: Both decks are of the same design

    @reading:designs-of-two-decks.both-alike
    Scenario: One design for two decks
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      Then the declared number of different card designs in both decks is 1

    @reading:designs-of-two-decks.each-by-itself
    Scenario: One design for each of two decks
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      Then the declared number of different card designs in one deck is 1
      And the declared number of different card designs in the second deck is 1

  @mlgca-four-card.3.B.2 @equipment @declaration
  Rule: The backs of the two decks differ in color

    Scenario: Two colors
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      Then the declared color of the backs of the first deck differs from the declared color of the backs of the second deck

  @mlgca-four-card.3.B.3 @procedure @trace
  Rule: While one deck is played with, the other is shuffled and kept in the device

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2

    Scenario: The deck of the first round is in the shuffler before the second round is over
      When two rounds are played
      Then the following happens, in this order
        | who      | does           | deck   | where    | number |
        |          | ends the round |        |          | 1      |
        | shuffler | shuffles       | deck 1 |          |        |
        |          | stores         | deck 1 | shuffler |        |
        |          | ends the round |        |          | 2      |

    Scenario: So it is in later rounds, too
      Given two rounds are played
      When two rounds are played
      Then the following happens, in this order
        | who      | does           | deck   | where    | number |
        |          | ends the round |        |          | 3      |
        | shuffler | shuffles       | deck 1 |          |        |
        |          | stores         | deck 1 | shuffler |        |
        |          | ends the round |        |          | 4      |

    Scenario: So it is with the other deck, too
      Given one round is played
      When two rounds are played
      Then the following happens, in this order
        | who      | does           | deck   | where    | number |
        |          | ends the round |        |          | 2      |
        | shuffler | shuffles       | deck 2 |          |        |
        |          | stores         | deck 2 | shuffler |        |
        |          | ends the round |        |          | 3      |

  @mlgca-four-card.3.B.4 @procedure @trace
  Rule: The two decks take turns, a round each

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: Six rounds
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      When 6 rounds are played
      Then the decks alternate from round to round

    @reading:void-round-alternation.counts
    Scenario: After a void round the other deck is played with
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      And seat 1 wagers 10 on ante
      And cards 2 and 3 of the deck lie face up
      When the round is completed
      And the house goes on
      And one round is played
      Then the following happens, in this order and once each
        | does             | number | deck   |
        | voids all hands  |        |        |
        | starts the round | 2      | deck 2 |

    @reading:void-round-alternation.same-deck-again
    Scenario: After a void round the same deck is played with again
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      And seat 1 wagers 10 on ante
      And cards 2 and 3 of the deck lie face up
      When the round is completed
      And the house goes on
      And two rounds are played
      Then the following happens, in this order and once each
        | does             | number | deck   |
        | voids all hands  |        |        |
        | starts the round | 2      | deck 1 |
        | starts the round | 3      | deck 2 |

    @reading:removed-deck.play-on
    Scenario: When one deck has been removed play goes on with the other
      Given the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 2
      And two rounds are played
      And the deck is one card short
      When 3 rounds are played
      Then the following happens, in this order and once each
        | does             | number | deck   |
        | starts the round | 3      | deck 1 |
        | starts the round | 4      | deck 2 |
        | starts the round | 5      | deck 2 |
      And the following happens, in this order and once each
        | does             | number | deck   |
        | starts the round | 3      | deck 1 |
        | removes          |        | deck 1 |
        | starts the round | 5      | deck 2 |

    @reading:removed-deck.stop
    Scenario: When one deck has been removed play waits for another
      Given the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 2
      And the deck is one card short
      And one round is played
      And the house goes on
      When seat 1 wagers 10 on ante
      Then the wager is refused
      When one deck is brought to the table
      And the house goes on
      Then an ante wager of 10 from seat 1 is taken

    Scenario: A time in which nobody plays does not change whose turn it is
      Given the house's way of shuffling is by a device that does not reshuffle
      And the house's number of decks is 2
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When two rounds are played
      Then the decks alternate from round to round

  @mlgca-four-card.3.B.5 @procedure @trace
  Rule: Cards of only one deck lie in the discard rack

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2

    Scenario: Each deck leaves the rack before cards of the other come into it
      When 3 rounds are played
      Then the following happens, in this order
        | does              | deck   | where        | from         | number |
        | discards the stub | deck 1 | discard rack |              |        |
        | takes out         | deck 1 |              | discard rack |        |
        | discards the stub | deck 2 | discard rack |              |        |
        | takes out         | deck 2 |              | discard rack |        |
        | ends the round    |        |              |              | 3      |

    @reading:void-round-alternation.counts
    Scenario: After a void round the rack is cleared as well
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When one of the dealer's cards is exposed by inadvertence
      And the round is completed
      And one round is played
      Then the following happens, in this order
        | does              | deck   | where        | from         |
        | takes out         | deck 1 |              | discard rack |
        | discards the stub | deck 2 | discard rack |              |

  @mlgca-four-card.3.C @procedure @trace
  Rule: The decks are changed when their time is up

    Scenario Outline: Cards dealt from <dealing> come from another deck after <hours> hours
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's number of decks is 1
      And one round is played
      When <hours> hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

      Examples:
        | dealing               | hours |
        | the hand              | 4     |
        | a manual shoe         | 8     |
        | an automated shoe     | 8     |
        | an automated shuffler | 8     |

    @reading:deck-clock.wall-clock
    Scenario: Two decks are both changed
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      And two rounds are played
      When 8 hours pass
      And two rounds are played
      Then each of the following happens once
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | takes out of play | deck 2 |        |
        | starts the round  |        | 3      |
        | starts the round  |        | 4      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |
        | starts the round | deck 2 |

    @reading:deck-due-in-round.after-the-round
    Scenario: A round in which the time runs out is finished first
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      And 3 hours 59 minutes pass
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When 2 minutes pass
      And the round is completed
      Then the round stands
      And once the dealer announces, none of the following happens in the round
        | does              |
        | takes out of play |
      When one round is played
      Then each of the following happens once
        | does             | deck | number |
        | starts the round |      | 3      |
      And none of the following happens
        | does             | deck   | number |
        | starts the round | deck 1 | 3      |

    @reading:deck-due-in-round.before-the-round
    Scenario: The deck is changed before a round in which the time would run out
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      When 3 hours 59 minutes pass
      And seat 1 wagers 10 on ante
      And the cards are dealt
      And 2 minutes pass
      And the round is completed
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 2      |
        | ends the round    |        | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    @reading:deck-clock.wall-clock
    Scenario: Time counts when nobody plays, too
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When 4 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    @reading:deck-clock.in-play
    Scenario: Without the time in which nobody plays, four hours of play are the limit
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      And 4 hours pass
      When one round is played
      And 4 hours pass
      And one round is played
      Then each of the following happens once
        | does             | deck | number |
        | starts the round |      | 3      |
      And none of the following happens
        | does             | deck   | number |
        | starts the round | deck 1 | 3      |

    Scenario: Neither a void round nor an ordered shuffle gives the deck more time
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      And 60 minutes pass
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      And 60 minutes pass
      And a floorperson orders a shuffle
      And the house goes on
      When 2 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 3      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    Scenario: The time counts from the beginning of the first round
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the house's number of decks is 1
      And seat 1 wagers 10 on ante
      And the cards are dealt
      And 60 minutes pass
      And the round is completed
      When 3 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    Scenario: When the round in which the time runs out is void, the next one has another deck
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      And 3 hours 59 minutes pass
      And seat 1 wagers 10 on ante
      And the cards are dealt
      And 2 minutes pass
      When one of the dealer's cards is exposed by inadvertence
      And the round is completed
      And one round is played
      Then each of the following happens once
        | does             | number |
        | starts the round | 3      |
      And none of the following happens
        | does             | deck   | number |
        | starts the round | deck 1 | 3      |

  @mlgca-four-card.3.C.1 @procedure @trace
  Rule: Cards dealt by hand are changed within four hours

    Scenario: The table runs for nine hours
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the house's number of decks is 1
      When a round is played every 30 minutes for 9 hours
      Then no deck was in use for more than 4 hours

    @reading:deck-clock.wall-clock
    Scenario: Two decks are played with for nine hours
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the house's number of decks is 2
      When a round is played every 20 minutes for 9 hours
      Then no deck was in use for more than 4 hours

    @reading:shuffler-interval.four-hours
    Scenario: A shuffler that deals is no shoe, and four hours apply
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shuffler
      And the house's number of decks is 1
      When a round is played every 30 minutes for 9 hours
      Then no deck was in use for more than 4 hours

  @mlgca-four-card.3.C.2 @procedure @trace
  Rule: Cards dealt from a shoe are changed within eight hours

    Scenario Outline: From <dealing>, the table runs for seventeen hours
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's number of decks is 1
      When a round is played every 30 minutes for 17 hours
      Then no deck was in use for more than 8 hours

      Examples:
        | dealing           |
        | a manual shoe     |
        | an automated shoe |

    @reading:deck-clock.wall-clock
    Scenario Outline: From <dealing>, two decks are played with for seventeen hours
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      When a round is played every 30 minutes for 17 hours
      Then no deck was in use for more than 8 hours

      Examples:
        | dealing           |
        | a manual shoe     |
        | an automated shoe |

    @reading:shuffler-interval.eight-hours
    Scenario: A shuffler that deals is taken for a shoe
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shuffler
      And the house's number of decks is 1
      When a round is played every 30 minutes for 17 hours
      Then no deck was in use for more than 8 hours
