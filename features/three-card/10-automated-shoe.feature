Feature: Dealing from an automated dealing shoe

  @three-card.i.1 @discretion @declaration @trace
  Rule: A house may have the cards dealt from an automated shoe that dispenses stacks of three
    What else is said of dealing, here and in the general section, does not stand against it.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from an automated shoe

    Scenario: The facility says so, and how many cards make a stack
      Then the declared way of dealing is from an automated shoe
      And the declared number of cards in a dispensed stack is 3

    Scenario: Cards come out of the automated shoe in stacks of three
      Given seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then the shoe deals only like this
        | from           | count |
        | automated shoe | 3     |

  @three-card.i.2 @procedure @trace
  Rule: Dealing from an automated shoe has its own preparation
    The shoe is loaded and betting is closed, both before the first stack.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from an automated shoe

    Scenario: The shoe, the announcement, the first stack
      Given one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who    | does      | where          | to     |
        |        | loads     | automated shoe |        |
        | dealer | announces |                |        |
        |        | deals     |                | seat 1 |

    Scenario: So it is in each of three rounds
      Given the house's number of decks is 1
      And three rounds are played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who    | does      | where          | to     |
        |        | loads     | automated shoe |        |
        | dealer | announces |                |        |
        |        | deals     |                | seat 1 |

  @three-card.i.2.i @procedure @trace
  Rule: When shuffle and cut are done, the cards go into the automated shoe
    It is not said by whom.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from an automated shoe

    Scenario: Shuffled by hand and cut, then into the shoe
      Given the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | does     | where          | to     |
        | shuffles |                |        |
        | cuts     |                |        |
        | loads    | automated shoe |        |
        | deals    |                | seat 1 |

    Scenario: Shuffled by a device, then into the shoe
      Given the house's way of shuffling is by any device
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | does     | where          | to     |
        | shuffles |                |        |
        | loads    | automated shoe |        |
        | deals    |                | seat 1 |

    Scenario: After a fifth round as after the first
      Given the house's number of decks is 1
      And four rounds are played
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | does     | where          |
        | shuffles |                |
        | loads    | automated shoe |

  @three-card.i.2.ii @procedure @trace @play
  Rule: No more bets is announced before the shoe dispenses a stack
    The dealer says the words, and the first stack follows them.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from an automated shoe

    Scenario: The announcement comes before the first stack
      Given seat 3 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order
        | who    | does      | words        | to     |
        | dealer | announces | no more bets |        |
        |        | deals     |              | seat 3 |

    Scenario: It is announced in every round
      When three rounds are played
      Then before deals, every time, the dealer announces

    Scenario: A void round is followed by one in which it is announced too
      Given seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When one round is played
      Then before deals, every time, the dealer announces

    Scenario: A wager before the announcement is taken, one after it is not
      Given seat 1 wagers 10 on ante
      When seat 2 wagers 10 on ante
      Then the ante wager of 10 is taken
      When the bets are closed
      And seat 3 wagers 10 on ante
      Then the wager is refused

  @three-card.i.3 @procedure @play @trace
  Rule: The first stack goes, face down, to the player with a wager who is farthest to the dealer's left
    A seat without a wager is passed over; either wager will do.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from an automated shoe

    Scenario: Seats 3 and 5 have wagered, seat 1 has not
      Given a player arrives at seat 1
      And seats 3 and 5 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count | face |
        | deals | seat 3 | 3     | down |
        | deals | seat 5 |       |      |
      And seat 1 has no cards

    Scenario: A player with pair plus only is the first
      Given the house's version of the game is free
      And seat 2 wagers 10 on pair plus
      And seat 4 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count | face |
        | deals | seat 2 | 3     | down |
        | deals | seat 4 |       |      |

    Scenario: The three top cards are the first player's
      Given seats 1 and 2 wager 10 on ante
      And the deck is stacked with As 7d 2c on top
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | cards    |
        | deals | seat 1 | As 7d 2c |

  @three-card.i.3.s1 @procedure @play @trace
  Rule: The other players' stacks follow, clockwise and face down
    Each player with a wager gets one stack of three.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from an automated shoe

    Scenario: Four players
      Given a player arrives at seat 3
      And seats 2, 4, 5 and 6 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count | face |
        | deals | seat 2 |       |      |
        | deals | seat 4 | 3     | down |
        | deals | seat 5 | 3     | down |
        | deals | seat 6 | 3     | down |
      And seat 3 has no cards

    Scenario: A player who wagers at two positions gets a stack at each of them
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count |
        | deals | seat 3 | 3     |
        | deals | seat 4 | 3     |

    Scenario: A player who has taken the only wager back gets no cards
      Given seats 1, 2 and 3 wager 10 on ante
      And seat 2 takes the ante wager back
      When the cards are dealt
      Then seat 2 has no cards
      But seat 3 has 3 cards

    Scenario: In a second round whoever wagers then gets a stack
      Given seats 1 and 2 wager 10 on ante
      And the round is completed
      And seats 2, 3 and 6 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count |
        | deals | seat 2 |       |
        | deals | seat 3 | 3     |
        | deals | seat 6 | 3     |
      And seat 1 has no cards

  @three-card.i.3.s2 @procedure @play @trace
  Rule: The dealer's stack comes last, face down and with the cover card on top
    The cover card is laid on it while it is still in the shoe.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from an automated shoe

    Scenario: The cover card, then the dealer's stack
      Given seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does                  | to     | count | face | where          |
        |        | deals                 | seat 1 |       |      |                |
        |        | deals                 | seat 2 |       |      |                |
        | dealer | places the cover card |        |       |      | dealer's stack |
        |        | deals                 | dealer | 3     | down |                |
      And the dealer has 3 cards

    Scenario: In a second round, too, the dealer's stack is covered and comes last
      Given one round is played
      And seats 1 to 6 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | to     | count | face | where          |
        | deals                 | seat 1 |       |      |                |
        | deals                 | seat 6 |       |      |                |
        | places the cover card |        |       |      | dealer's stack |
        | deals                 | dealer | 3     | down |                |

  @three-card.i.4 @procedure @trace
  Rule: When every stack has been delivered, the dealer takes the stub out of the automated shoe and puts it unseen into the discard rack
    Not before the last stack; a stub that is to be counted is counted first.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from an automated shoe

    Scenario: The stub leaves the shoe after the last stack and before the first decision
      Given seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | to     | from           | where        | face | seat |
        |        | deals             | seat 2 |                |              |      |      |
        |        | deals             | dealer |                |              |      |      |
        | dealer | removes the stub  |        | automated shoe |              |      |      |
        | dealer | discards the stub |        |                | discard rack | down |      |
        | dealer | asks              |        |                |              |      | 1    |

    Scenario: In a second round it goes the same way
      Given one round is played
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | from           | where        | face |
        | dealer | removes the stub  | automated shoe |              |      |
        | dealer | discards the stub |                | discard rack | down |

  @three-card.i.5 @procedure @trace
  Rule: At an automated shoe, too, the stub is counted at least once in every five rounds
    So that a deck that is no longer complete is found out.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from an automated shoe

    Scenario: Five rounds from an automated shoe
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    Scenario: Five rounds with cards shuffled by hand
      Given the house's way of shuffling is by hand
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    Scenario: The next five rounds are no different
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      And five rounds are played
      When five rounds are played
      Then the dealer counts the stub only like this
        | who    |
        | dealer |

    @reading:five-rounds.any-five
    Scenario: Eleven rounds from an automated shoe
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      When eleven rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:five-rounds.any-five
    Scenario: After a count in the first round the next is due by the sixth
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      And the dealer chooses to count the stub of this round
      And one round is played
      When nine rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:five-rounds.each-block
    Scenario: After a count in the first round the next is due between the sixth and the tenth
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      And the dealer chooses to count the stub of this round
      And five rounds are played
      When five rounds are played
      Then the dealer counts the stub only like this
        | where  | face |
        | layout | down |

    Scenario: A void round does not stand for a count
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      And two rounds are played
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When three rounds are played
      Then the dealer counts the stub at least once in every 6 rounds

    Scenario: A time in which nobody plays does not stand for a count
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      And three rounds are played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When two rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:stub-count-still-required.required
    Scenario: A shuffler that counts does not relieve a dealer who deals from an automated shoe
      Given the house's way of shuffling is by counting device
      And the house's number of decks is 1
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:stub-count-rounds.all-of-the-table
    Scenario: With two decks in turn it is counted once in five rounds of the table
      Given the house's way of shuffling is by device
      And the house's number of decks is 2
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:stub-count-rounds.each-deck
    Scenario: With two decks in turn each is counted once in five rounds of its own
      Given the house's way of shuffling is by device
      And the house's number of decks is 2
      When ten rounds are played
      Then the following happens, in this order
        | who    | does            | deck   |
        | dealer | counts the stub | deck 1 |
      And the following happens, in this order
        | who    | does            | deck   |
        | dealer | counts the stub | deck 2 |

  @three-card.i.5.s1 @procedure @trace @play
  Rule: The stub is counted as it is counted at a manual shoe, with the same consequences and the same exemption
    Face down on the layout; a wrong count leads to the hands, to a void round, and if no hand is wrong to another deck.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from an automated shoe

    Scenario: Face down on the layout, after the deal
      Given seats 1 and 2 wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the cards are dealt
      Then the following happens, in this order
        | who    | does            | where  | face | count | to     |
        |        | deals           |        |      |       | dealer |
        | dealer | counts the stub | layout | down | 43    |        |

    Scenario: A right count, and the stub goes unseen into the rack
      Given seat 1 wagers 10 on ante
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does              | where        | face | count | total |
        | dealer | counts the stub   |              |      | 46    | 52    |
        | dealer | discards the stub | discard rack | down |       |       |
      And the round stands

    Scenario Outline: A wrong count, and <who> has <number> cards: the round is void, the deck stays
      Given seats 1 and 2 wager 10 on ante
      And <who> is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | who    | does                       | whose   | count    |
        | dealer | counts the stub            |         |          |
        | dealer | checks the number of cards | <whose> | <number> |
        | dealer | voids all hands            |         |          |
      And all hands are void
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | who        | whose  | number |
        | seat 2     | seat 2 | 2      |
        | seat 2     | seat 2 | 4      |
        | the dealer | dealer | 2      |
        | the dealer | dealer | 4      |

    Scenario Outline: A wrong count, and no hand is wrong: the round is void, the deck goes, as it <condition>
      Given seats 1 and 2 wager 10 on ante
      And the deck <condition>
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | who    | does                       | whose  | count   | from  |
        | dealer | checks the number of cards | dealer | 3       |       |
        | dealer | voids all hands            |        |         |       |
        | dealer | removes                    |        | <count> | table |
      And all hands are void

      Examples:
        | condition           | count |
        | is 1 card short     | 51    |
        | has 1 card too many | 53    |

    Scenario: The deck that is wrong goes once
      Given seats 1 and 2 wager 10 on ante
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then each of the following happens once
        | who    | does    | from  |
        | dealer | removes | table |

    @reading:void-wagers.returned
    Scenario: Every wager of a misdealt round goes back
      Given the house's version of the game is free
      And the wagers are
        | seat | ante | pair plus |
        | 1    | 10   | 5         |
        | 2    | 20   |           |
        | 3    |      | 15        |
      And seat 2 is going to be dealt 4 cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then all hands are void
      And every wager is returned

    @reading:void-wagers.returned
    Scenario: Every wager of such a round goes back
      Given the house's version of the game is free
      And the wagers are
        | seat | ante | pair plus |
        | 1    | 10   | 5         |
        | 2    | 20   |           |
        | 3    |      | 15        |
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then all hands are void
      And every wager is returned

    @reading:stub-count-still-required.lifted
    Scenario: Only a device that counts relieves the dealer of the count
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      And five rounds are played
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds
