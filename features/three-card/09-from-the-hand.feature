Feature: Dealing from the hand

  @three-card.h.1 @discretion @declaration @trace
  Rule: A house may have the cards dealt from the dealer's hand
    What else is said of dealing, here and in the general section, does not stand against it.

    Scenario: The facility says so, and no card comes out of a shoe
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then none of the following happens
        | does  | from |
        | deals | shoe |
      And seat 1 has 3 cards
      And the declared way of dealing is from the hand

  @three-card.h.2 @procedure @trace
  Rule: Dealing from the hand has its own preparation
    A device shuffles, the deck is taken into a hand, and betting is closed, all before the first card.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand

    Scenario: The device, the hand, the announcement, the first card
      Given the dealer holds the cards in the left hand
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who      | does     | where     | to     |
        | shuffler | shuffles |           |        |
        | dealer   | loads    | left hand |        |
        |          | deals    |           | seat 1 |
      And before deals, every time, the dealer announces

    Scenario: So it is in each of three rounds
      Given the house's number of decks is 1
      And three rounds are played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who      | does     | to     |
        | shuffler | shuffles |        |
        | dealer   | loads    |        |
        |          | deals    | seat 1 |
      And before deals, every time, the dealer announces

  @three-card.h.2.i @equipment @declaration @trace
  Rule: Cards that are dealt from the hand are shuffled by a device
    The dealer does not shuffle them.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand

    Scenario: The facility declares a device
      Then the declared automated shuffling device in use is yes

    Scenario: The device shuffles between the rounds
      Given one round is played
      When the house goes on
      Then the shuffler shuffles only like this
        | who      |
        | shuffler |

    Scenario: The device shuffles a deck that has just come
      Given the house's number of decks is 1
      And the house's way of shuffling is by counting device
      And the deck is one card short
      And one round is played
      And the house goes on
      When one deck is brought to the table
      And the house goes on
      Then the shuffler shuffles only like this
        | who      | deck   |
        | shuffler | deck 2 |

  @three-card.h.2.ii @procedure @trace
  Rule: When the shuffle is done, the dealer takes the stack into either hand
    Which of the two is the dealer's choice.

    Scenario Outline: The stack is in the <hand> before the first card
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand
      And the dealer holds the cards in the <hand>
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who    | does     | where  | to     | number |
        |        | shuffles |        |        |        |
        | dealer | loads    | <hand> |        |        |
        |        | deals    |        | seat 1 | 1      |

      Examples:
        | hand       |
        | left hand  |
        | right hand |

  @three-card.h.2.ii.A @procedure @trace
  Rule: The hand that was chosen holds the cards for the whole round
    It does not change between two cards, nor between players and dealer.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand

    Scenario Outline: All cards of a round come from the <hand>
      Given the dealer holds the cards in the <hand>
      And seats 3 and 4 wager 10 on ante
      When the cards are dealt
      Then the dealer deals only like this
        | from   |
        | <hand> |

      Examples:
        | hand       |
        | left hand  |
        | right hand |

    Scenario Outline: Once the deck is in the <hand>, it stays there though the dealer would rather use the <other>
      Given the dealer holds the cards in the <hand>
      And seat 1 wagers 10 on ante
      When the house goes on until the dealer loads
      And the dealer holds the cards in the <other>
      And the round is completed
      Then the dealer deals only like this
        | from   |
        | <hand> |

      Examples:
        | hand       | other      |
        | left hand  | right hand |
        | right hand | left hand  |

    Scenario: For the next round the dealer may choose the other hand, and that holds all its cards
      Given the dealer holds the cards in the left hand
      And one round is played
      And the dealer holds the cards in the right hand
      When one round is played
      Then the dealer deals only like this
        | from       |
        | right hand |

  @three-card.h.2.ii.B @procedure @attestation
  Rule: The deck in the dealer's hand stays in front of the dealer and over the inventory
    Where a hand is held at every moment can only be seen by a person who watches the table.

    Scenario: Where the deck is held, for a person to see
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand
      When 1 round is played
      Then an inspector and a second person find this rule kept

  @three-card.h.2.iii @procedure @trace @play
  Rule: No more bets is announced before any card is dealt from the hand
    The dealer says the words, and the first card follows them.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand

    Scenario: The announcement comes before the first card
      Given seat 3 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order
        | who    | does      | words        | to     | number |
        | dealer | announces | no more bets |        |        |
        |        | deals     |              | seat 3 | 1      |

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

  @three-card.h.2.iii.s1 @procedure @trace
  Rule: The chosen hand holds the deck, the other takes the top card and lays it down, face down
    The hand that holds the deck does neither.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand

    Scenario Outline: The <holding> holds, the <other> deals
      Given the dealer holds the cards in the <holding>
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then the dealer deals only like this
        | from      | taken with | placed with | face |
        | <holding> | <other>    | <other>     | down |

      Examples:
        | holding    | other      |
        | left hand  | right hand |
        | right hand | left hand  |

    Scenario: The three top cards are the first three to be dealt
      Given seats 1 and 2 wager 10 on ante
      And the deck is stacked with As 7d 2c on top
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number | card |
        | deals | seat 1 | 1      | As   |
        | deals | seat 2 | 1      | 7d   |
        | deals | dealer | 1      | 2c   |

  @three-card.h.3 @procedure @play @trace
  Rule: One card at a time, clockwise from the dealer's left, until each player with a wager and the dealer have three
    Either wager is enough to be dealt in; the dealer comes after the players in each turn.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand

    Scenario: Two players, one of them with pair plus only
      Given the house's version of the game is free
      And a player arrives at seat 4
      And seat 6 wagers 10 on ante
      And seat 2 wagers 10 on pair plus
      When the cards are dealt
      Then the cards are dealt in this order
        | to     |
        | seat 2 |
        | seat 6 |
        | dealer |
        | seat 2 |
        | seat 6 |
        | dealer |
        | seat 2 |
        | seat 6 |
        | dealer |

    Scenario: A player who wagers at two positions gets a hand at each of them
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 3 | 1      |
        | deals | seat 4 | 1      |
        | deals | dealer | 1      |
        | deals | seat 3 | 2      |
        | deals | seat 4 | 2      |
      And seat 3 has 3 cards
      And seat 4 has 3 cards

    Scenario: A player who has taken the only wager back gets no cards
      Given seats 1, 2 and 3 wager 10 on ante
      And seat 2 takes the ante wager back
      When the cards are dealt
      Then seat 2 has no cards
      But seat 1 has 3 cards
      And seat 3 has 3 cards

    Scenario: Six players, three cards for each of them
      Given seats 1 to 6 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 1 | 1      |
        | deals | seat 2 | 1      |
        | deals | seat 3 | 1      |
        | deals | seat 4 | 1      |
        | deals | seat 5 | 1      |
        | deals | seat 6 | 1      |
        | deals | dealer | 1      |
        | deals | seat 1 | 3      |
        | deals | seat 2 | 3      |
        | deals | seat 3 | 3      |
        | deals | seat 4 | 3      |
        | deals | seat 5 | 3      |
        | deals | seat 6 | 3      |
        | deals | dealer | 3      |
      And seat 1 has 3 cards
      And seat 6 has 3 cards
      And the dealer has 3 cards

    Scenario: In a second round whoever wagers then is dealt in
      Given seats 1 and 2 wager 10 on ante
      And the round is completed
      And seats 2 and 3 wager 10 on ante
      When the cards are dealt
      Then seat 1 has no cards
      But seat 2 has 3 cards
      And seat 3 has 3 cards

  @three-card.h.3.s1 @procedure @trace
  Rule: All cards dealt from the hand are dealt face down
    The dealer's as well as the players'.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand

    Scenario: Three cards of a player and three of the dealer
      Given seat 4 wagers 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | seat 4 | 1      | down |
        | deals | seat 4 | 2      | down |
        | deals | seat 4 | 3      | down |
        | deals | dealer | 1      | down |
        | deals | dealer | 2      | down |
        | deals | dealer | 3      | down |

    Scenario: Six players, and nobody's card lies open
      Given seats 1 to 6 wager 10 on ante
      When the cards are dealt
      Then the dealer deals only like this
        | face |
        | down |

  @three-card.h.4 @procedure @trace
  Rule: When everybody has three cards, the dealer puts the stub unseen into the discard rack
    After the dealer's last card and before a player is asked; a stub that is to be counted is counted first.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand

    Scenario: Into the discard rack, face down
      Given seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | where        | face | to     | number | seat |
        |        | deals             |              |      | seat 2 | 3      |      |
        |        | deals             |              |      | dealer | 3      |      |
        | dealer | discards the stub | discard rack | down |        |        |      |
        | dealer | asks              |              |      |        |        | 1    |

    Scenario: In a second round it goes the same way
      Given one round is played
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | where        | face | to     | number |
        |        | deals             |              |      | dealer | 3      |
        | dealer | discards the stub | discard rack | down |        |        |

  @three-card.h.5 @procedure @trace
  Rule: Cards dealt from the hand are counted at least once in every five rounds, too, by way of the stub
    A device that only shuffles does not show that a card is missing.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand

    Scenario: Five rounds from the hand
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
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
    Scenario: Eleven rounds from the hand
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
    Scenario: A shuffler that counts does not relieve a dealer who deals from the hand
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

  @three-card.h.5.s1 @procedure @trace @play
  Rule: The stub is counted as it is counted at a manual shoe, with the same consequences and the same exemption
    Face down on the layout; a wrong count leads to the hands, to a void round, and if no hand is wrong to another deck.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand

    Scenario: Face down on the layout, after the deal
      Given seats 1 and 2 wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the cards are dealt
      Then the following happens, in this order
        | who    | does            | where  | face | count | to     | number |
        |        | deals           |        |      |       | dealer | 3      |
        | dealer | counts the stub | layout | down | 43    |        |        |

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
