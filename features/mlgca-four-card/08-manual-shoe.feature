Feature: Dealing from a manual shoe

  @mlgca-four-card.8.A @equipment @declaration
  Rule: A manual shoe stands on the table, where the regulator has approved it
    Both the place itself and the approved one are declared, and they have to agree.

    Scenario Outline: The shoe stands on the table at its approved location, <side> of the dealer
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's side of the dealing shoe is <side>
      Then the declared support of the manual dealing shoe is the table
      And the declared location of the manual dealing shoe is to the dealer's <side>
      And the declared location of the manual dealing shoe is the same as the declared approved location of the manual dealing shoe

      Examples:
        | side  |
        | left  |
        | right |

  @mlgca-four-card.8.B @procedure @trace
  Rule: When shuffle and cut are done, the stack goes into the shoe
    Either the dealer puts it there or the shuffling device does.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

    Scenario: Cards shuffled by hand are in the shoe before the next card is dealt
      Given the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | does     | where | to     | number |
        | shuffles |       |        |        |
        | stacks   |       |        |        |
        | cuts     |       |        |        |
        | loads    | shoe  |        |        |
        | deals    |       | seat 1 | 1      |
      And the house loads only like this
        | who      | where |
        | dealer   | shoe  |
        | shuffler | shoe  |

    Scenario: Cards shuffled by a device are in the shoe before the next card is dealt
      Given the house's way of shuffling is by any device
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who      | does     | where | to     | number |
        | shuffler | shuffles |       |        |        |
        |          | loads    | shoe  |        |        |
        |          | deals    |       | seat 1 | 1      |
      And the house loads only like this
        | who      | where |
        | dealer   | shoe  |
        | shuffler | shoe  |

    Scenario: After a fifth round the stack goes into the shoe as after the first
      Given the house's number of decks is 1
      And four rounds are played
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | does     | where |
        | shuffles |       |
        | loads    | shoe  |

  @mlgca-four-card.8.C @procedure @trace
  Rule: No more bets is announced before any card
    The dealer says the words, and the first card follows them.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

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

  @mlgca-four-card.8.C.1 @procedure @play @trace
  Rule: Where the progressive wager is offered, the dealer locks the progressive system
    From the lock-out on the system takes no further chip in this round.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's progressive paytable is any of them

    Scenario: The lock-out comes before the first card, in every round
      When three rounds are played
      Then before deals, every time, the dealer locks out

    Scenario: It is the progressive wager that is locked out
      Given seat 1 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order
        | who    | does      | wager       |
        | dealer | locks out | progressive |
        |        | deals     |             |

    Scenario: After the lock-out a chip is not taken, in the next round it is
      Given seat 1 wagers 10 on ante
      When the house goes on until the dealer locks out
      And seat 1 wagers 1 on progressive
      Then the wager is refused
      When the round is completed
      And seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      Then the progressive wager of 1 is taken

    Scenario: The lock-out holds when the cards are dealt, and until the round is over
      Given seat 1 wagers 10 on ante
      When the cards are dealt
      And seat 1 wagers 1 on progressive
      Then the wager is refused
      When seat 1 plays for 10
      And seat 1 wagers 1 on progressive
      Then the wager is refused
      When the round is completed
      And seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      Then the progressive wager of 1 is taken

    @reading:lock-out-timing.from-announcement
    Scenario: Between announcement and lock-out a chip is not taken, before the announcement it is
      Given seats 1 and 2 wager 10 on ante
      When seat 1 wagers 1 on progressive
      Then the progressive wager of 1 is taken
      When the bets are closed
      And seat 2 wagers 1 on progressive
      Then the wager is refused

    @reading:lock-out-timing.until-lock-out
    Scenario: Between announcement and lock-out a chip is still taken, afterwards it is not
      Given seats 1 and 2 wager 10 on ante
      When the bets are closed, and nothing is locked out yet
      And seat 1 wagers 1 on progressive
      Then the progressive wager of 1 is taken
      When the house goes on until the dealer locks out
      And seat 2 wagers 1 on progressive
      Then the wager is refused

    Scenario: A void round leaves nothing locked, and the round after it is locked as usual
      Given seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      Then the progressive wager of 1 is taken
      When the cards are dealt
      Then before deals, every time, the dealer locks out

    Scenario: At a full table the lock-out holds for the last seat too
      Given seats 1 to 7 wager 10 on ante
      When seat 1 wagers 1 on progressive
      Then the progressive wager of 1 is taken
      When the house goes on until the dealer locks out
      And seat 7 wagers 1 on progressive
      Then the wager is refused

  @mlgca-four-card.8.C.2 @procedure @trace
  Rule: If progressive wagers were made, their chips are dealt with before the deal
    Without a progressive wager there is nothing to collect, count or put away.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's progressive paytable is any of them

    Scenario: With progressive wagers the chips are dealt with before the first card
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      When the cards are dealt
      Then the following happens, in this order
        | who    | does                         | wager       |
        | dealer | collects chips               | progressive |
        | dealer | verifies the number of chips | progressive |
        | dealer | puts away chips              | progressive |
      And before deals, every time, the dealer collects chips
      And before deals, every time, the dealer puts away chips

    Scenario: Without a progressive wager no chip of it is collected or put away, in the next round with one it is
      Given seat 1 wagers 10 on ante
      When the round is completed
      Then none of the following happens
        | does            | wager       |
        | collects chips  | progressive |
        | puts away chips | progressive |
      When seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      And the round is completed
      Then the following happens, in this order
        | does                         |
        | collects chips               |
        | verifies the number of chips |
        | puts away chips              |

  @mlgca-four-card.8.C.2.a @procedure @trace
  Rule: The dealer collects the chips of the progressive wagers
    All of them, before their number is verified.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's progressive paytable is any of them

    Scenario: Three progressive chips are collected, then counted
      Given the wagers are
        | seat | ante | aces up | progressive |
        | 1    | 10   |         | 1           |
        | 2    | 10   |         |             |
        | 4    |      | 10      | 1           |
        | 6    | 10   |         | 1           |
      When the round is completed
      Then each of the following happens once
        | who    | does           | wager       | count |
        | dealer | collects chips | progressive | 3     |
      And the following happens, in this order
        | does                         |
        | collects chips               |
        | verifies the number of chips |

    Scenario: A progressive wager that was taken back in time is not among the chips
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And seat 2 takes the progressive wager back
      When the round is completed
      Then the dealer collects chips only like this
        | wager       | count |
        | progressive | 1     |

    Scenario: The chips of one round are not among those of the next
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the round is completed
      When seats 1 and 2 wager 10 on ante
      And seat 2 wagers 1 on progressive
      And the round is completed
      Then the dealer collects chips only like this
        | wager       | count |
        | progressive | 1     |

  @mlgca-four-card.8.C.2.b @procedure @trace
  Rule: In front of the inventory the chips are compared with what the system accepted
    So many chips as accepted wagers; the count has to be seen there before the chips are put away.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's progressive paytable is any of them

    Scenario: Two chips for two accepted wagers, whatever they are worth
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      When the round is completed
      Then the dealer verifies the number of chips only like this
        | who    | wager       | count | total | where                                     |
        | dealer | progressive | 2     | 2     | in front of the table inventory container |
      And the following happens, in this order
        | does                         |
        | verifies the number of chips |
        | puts away chips              |

    @reading:unrecognised-chip.returned @reading:chips-mismatch.returned-first
    Scenario: A chip that the system did not accept goes back before any card is dealt
      Given seats 1 and 2 wager 10 on ante
      And seat 1 wagers 1 on progressive
      And the wagering device at seat 2 is not going to recognise the next chip
      And seat 2 wagers 1 on progressive
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does                         | seat | count | total | to     | number |
        | dealer | verifies the number of chips |      | 2     | 1     |        |        |
        | dealer | returns chips                | 2    | 1     |       |        |        |
        | dealer | puts away chips              |      | 1     |       |        |        |
        |        | deals                        |      |       |       | seat 1 | 1      |

    @reading:unrecognised-chip.returned @reading:chips-mismatch.dealt-on
    Scenario: A chip that the system did not accept goes back when the cards are dealt
      Given seats 1 and 2 wager 10 on ante
      And seat 1 wagers 1 on progressive
      And the wagering device at seat 2 is not going to recognise the next chip
      And seat 2 wagers 1 on progressive
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does                         | seat | count | total | to     | number |
        | dealer | verifies the number of chips |      | 2     | 1     |        |        |
        | dealer | puts away chips              |      | 1     |       |        |        |
        |        | deals                        |      |       |       | dealer | 6      |
        | dealer | returns chips                | 2    | 1     |       |        |        |

    Scenario: Each of a player's two boxes has its chip and its accepted wager
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And seat 3 wagers 1 on progressive
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      And the player at seat 3 wagers 1 on progressive at the box of seat 4
      When the round is completed
      Then the dealer verifies the number of chips only like this
        | count | total |
        | 2     | 2     |

    @reading:unrecognised-chip.returned
    Scenario: Every chip that the system did not accept goes back
      Given seats 1 to 3 wager 10 on ante
      And seat 1 wagers 1 on progressive
      And the wagering device at seat 2 is not going to recognise the next chip
      And the wagering device at seat 3 is not going to recognise the next chip
      And seat 2 wagers 1 on progressive
      And seat 3 wagers 1 on progressive
      When the round is completed
      Then each of the following happens once
        | does          | seat |
        | returns chips | 2    |
        | returns chips | 3    |

  @mlgca-four-card.8.C.2.c @procedure @trace
  Rule: The chips go into the table inventory container
    All that were accepted as wagers; a chip that was not accepted is none of them.

    Scenario: Two chips are put away before the first card
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's progressive paytable is any of them
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      When the cards are dealt
      Then each of the following happens once
        | who    | does            | wager       | count | where                     |
        | dealer | puts away chips | progressive | 2     | table inventory container |
      And before deals, every time, the dealer puts away chips

  @mlgca-four-card.8.D @procedure @trace
  Rule: The hand nearest the shoe draws each card, the other hand lays it down
    Which hand that is depends on the side on which the shoe stands.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

    Scenario Outline: A shoe at the dealer's <side>
      Given the house's side of the dealing shoe is <side>
      And seats 2 and 5 wager 10 on ante
      When the cards are dealt
      Then the dealer deals only like this
        | from | taken with | placed with |
        | shoe | <near>     | <far>       |

      Examples:
        | side  | near       | far        |
        | left  | left hand  | right hand |
        | right | right hand | left hand  |

    Scenario: In a second round the hands are the same
      Given the house's side of the dealing shoe is left
      And one round is played
      When one round is played
      Then the dealer deals only like this
        | from | taken with | placed with |
        | shoe | left hand  | right hand  |

  @mlgca-four-card.8.E @procedure @play @trace
  Rule: One card at a time, clockwise from the dealer's left, until players have five and the dealer six
    Only players with a wager get cards; the dealer comes after them in each turn.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

    Scenario: Two players, one of them with aces up only
      Given the house's six card bonus paytable is none
      And a player arrives at seat 4
      And seat 6 wagers 10 on ante
      And seat 2 wagers 10 on aces up
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
        | seat 2 |
        | seat 6 |
        | dealer |
        | seat 2 |
        | seat 6 |
        | dealer |
        | dealer |

    @reading:six-card-bonus-dealing.dealt-first
    Scenario: A card for the six card bonus is dealt before the others
      Given the house's six card bonus paytable is any of them
      And the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 10      |
      When seat 1 wagers 5 on six card bonus
      Then the six card bonus wager of 5 is taken
      When the cards are dealt
      Then the cards are dealt in this order
        | to        |
        | bonus box |
        | seat 1    |
        | dealer    |
        | seat 1    |
        | dealer    |
        | seat 1    |
        | dealer    |
        | seat 1    |
        | dealer    |
        | seat 1    |
        | dealer    |
        | dealer    |

    @reading:six-card-bonus-dealing.automated-only
    Scenario: Without a card for it, the six card bonus cannot be wagered on; ante and aces up can
      Given the house's six card bonus paytable is any of them
      And seat 1 wagers 10 on ante
      When seat 1 wagers 10 on aces up
      Then the aces up wager of 10 is taken
      When seat 1 wagers 5 on six card bonus
      Then the wager is refused
      When the cards are dealt
      Then the cards are dealt in this order
        | to     |
        | seat 1 |
        | dealer |
        | seat 1 |
        | dealer |
        | seat 1 |
        | dealer |
        | seat 1 |
        | dealer |
        | seat 1 |
        | dealer |
        | dealer |

    Scenario: A player who wagers on two boxes gets a hand at each of them
      Given the house's six card bonus paytable is none
      And the house's number of adjacent boxes is 2
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
      And seat 3 has 5 cards
      And seat 4 has 5 cards

    Scenario: A player who has taken the only wager back gets no cards
      Given seats 1, 2 and 3 wager 10 on ante
      And seat 2 takes the ante wager back
      When the cards are dealt
      Then seat 2 has no cards
      But seat 1 has 5 cards
      And seat 3 has 5 cards

    Scenario: Seven players, five cards for each of them
      Given seats 1 to 7 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 1 | 1      |
        | deals | seat 2 | 1      |
        | deals | seat 3 | 1      |
        | deals | seat 4 | 1      |
        | deals | seat 5 | 1      |
        | deals | seat 6 | 1      |
        | deals | seat 7 | 1      |
        | deals | dealer | 1      |
        | deals | seat 1 | 5      |
        | deals | seat 2 | 5      |
        | deals | seat 3 | 5      |
        | deals | seat 4 | 5      |
        | deals | seat 5 | 5      |
        | deals | seat 6 | 5      |
        | deals | seat 7 | 5      |
        | deals | dealer | 6      |
      And seat 1 has 5 cards
      And seat 2 has 5 cards
      And seat 3 has 5 cards
      And seat 4 has 5 cards
      And seat 5 has 5 cards
      And seat 6 has 5 cards
      And seat 7 has 5 cards
      And the dealer has 6 cards

  @mlgca-four-card.8.E.1 @procedure @trace
  Rule: Players' cards and the dealer's first five are dealt face down
    Nobody at the table sees them when they are dealt.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

    Scenario: Five cards of a player and five of the dealer
      Given seat 4 wagers 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | seat 4 | 1      | down |
        | deals | seat 4 | 2      | down |
        | deals | seat 4 | 3      | down |
        | deals | seat 4 | 4      | down |
        | deals | seat 4 | 5      | down |
        | deals | dealer | 1      | down |
        | deals | dealer | 2      | down |
        | deals | dealer | 3      | down |
        | deals | dealer | 4      | down |
        | deals | dealer | 5      | down |

    Scenario: Seven players, and nobody's card lies open but the dealer's sixth
      Given the house's six card bonus paytable is none
      And seats 1 to 7 wager 10 on ante
      When the cards are dealt
      Then the dealer deals only like this
        | to     | number | face |
        | seat 1 |        | down |
        | seat 2 |        | down |
        | seat 3 |        | down |
        | seat 4 |        | down |
        | seat 5 |        | down |
        | seat 6 |        | down |
        | seat 7 |        | down |
        | dealer | 1      | down |
        | dealer | 2      | down |
        | dealer | 3      | down |
        | dealer | 4      | down |
        | dealer | 5      | down |
        | dealer | 6      |      |

  @mlgca-four-card.8.E.2 @procedure @play @trace
  Rule: The dealer's sixth card is dealt face up
    Players see it before they decide.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

    Scenario: The sixth card lies open when the first player is asked
      Given seat 4 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does  | to     | number | face | seat |
        |        | deals | dealer | 6      | up   |      |
        | dealer | asks  |        |        |      | 4    |

    Scenario: With seven players it lies open just the same
      Given seats 1 to 7 wager 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | dealer | 6      | up   |

  @mlgca-four-card.8.E.3 @procedure @play @trace
  Rule: The dealer's fifth and sixth cards follow each other
    No other card is dealt between them.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

    Scenario: With two players the dealer's two last cards come together at the end
      Given seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 1 | 5      |
        | deals | seat 2 | 5      |
        | deals | dealer | 5      |
        | deals | dealer | 6      |
      And seat 1 has 5 cards
      And seat 2 has 5 cards
      And the dealer has 6 cards

    Scenario: With seven players they come after everybody's last card
      Given seats 1 to 7 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 1 | 5      |
        | deals | seat 2 | 5      |
        | deals | seat 3 | 5      |
        | deals | seat 4 | 5      |
        | deals | seat 5 | 5      |
        | deals | seat 6 | 5      |
        | deals | seat 7 | 5      |
        | deals | dealer | 5      |
        | deals | dealer | 6      |

  @mlgca-four-card.8.F @procedure @trace
  Rule: The stub is dealt with when everybody has the cards they should have
    Not before the dealer's last card, and before the players are asked.

    Scenario: The stub leaves the shoe after the last card and before the first decision
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | to     | number | seat |
        |        | deals             | seat 2 | 5      |      |
        |        | deals             | dealer | 6      |      |
        | dealer | discards the stub |        |        |      |
        | dealer | asks              |        |        | 1    |

  @mlgca-four-card.8.F.1 @procedure @trace
  Rule: The dealer takes the stub out of the shoe
    It is taken out once, before it is put away.

    Scenario: Out of the shoe, then away
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | from |
        | dealer | removes the stub  | shoe |
        | dealer | discards the stub |      |

  @mlgca-four-card.8.F.2 @procedure @trace
  Rule: A stub that is not to be counted goes unseen into the discard rack
    Its cards are not exposed.

    Scenario: Into the discard rack, face down
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | who    | does              | where        | face |
        | dealer | discards the stub | discard rack | down |

  @mlgca-four-card.8.G @procedure @trace
  Rule: Unless a device counts the cards, the dealer counts the stub at least once in every five rounds
    So that a deck that is no longer complete is found out.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

    Scenario: Five rounds from a manual shoe
      Given the house's way of shuffling is by hand
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    Scenario: The next five rounds are no different
      Given the house's way of shuffling is by hand
      And five rounds are played
      When five rounds are played
      Then the dealer counts the stub only like this
        | who    |
        | dealer |

    @reading:five-rounds.any-five
    Scenario: Eleven rounds from a manual shoe
      Given the house's way of shuffling is by hand
      When eleven rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:five-rounds.any-five
    Scenario: After a count in the first round the next is due by the sixth
      Given the house's way of shuffling is by hand
      And the dealer chooses to count the stub of this round
      And one round is played
      When nine rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:five-rounds.each-block
    Scenario: After a count in the first round the next is due between the sixth and the tenth
      Given the house's way of shuffling is by hand
      And the dealer chooses to count the stub of this round
      And five rounds are played
      When five rounds are played
      Then the dealer counts the stub only like this
        | where  | face |
        | layout | down |

    @reading:stub-count-exemption.counting-device
    Scenario: A shuffler that does not count does not relieve the dealer
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:stub-count-exemption.reshuffling-device
    Scenario: Only a device that reshuffles relieves the dealer, a shuffler that counts does not
      Given the house's way of shuffling is by counting device
      And the house's number of decks is 1
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:stub-count-exemption.any-device
    Scenario: Where any shuffler relieves the dealer, cards shuffled by hand still have to be counted
      Given the house's way of shuffling is by hand
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    Scenario: A void round does not stand for a count
      Given the house's way of shuffling is by hand
      And two rounds are played
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When three rounds are played
      Then the dealer counts the stub at least once in every 6 rounds

    Scenario: A count that was due in a void round is made in the round after it
      Given the house's way of shuffling is by hand
      And four rounds are played
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When one round is played
      Then the dealer counts the stub at least once in every 6 rounds

    Scenario: A time in which nobody plays does not stand for a count
      Given the house's way of shuffling is by hand
      And three rounds are played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When two rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:stub-count-rounds.all-of-the-table @reading:stub-count-exemption.counting-device
    Scenario: With two decks in turn it is counted once in five rounds of the table
      Given the house's way of shuffling is by device
      And the house's number of decks is 2
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:stub-count-rounds.each-deck @reading:stub-count-exemption.counting-device
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

  @mlgca-four-card.8.H @procedure @trace
  Rule: The stub is counted face down on the layout
    With two players, sixteen cards are out and thirty-six are left.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

    Scenario: Two players
      Given the house's six card bonus paytable is none
      And seats 1 and 2 wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the cards are dealt
      Then the following happens, in this order
        | who    | does            | where  | face | count | to     | number |
        |        | deals           |        |      |       | dealer | 6      |
        | dealer | counts the stub | layout | down | 36    |        |        |

    @reading:six-card-bonus-dealing.dealt-first
    Scenario: Two players and a card in the bonus box
      Given the house's six card bonus paytable is any of them
      And seats 1 and 2 wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the cards are dealt
      Then the following happens, in this order
        | who    | does            | where  | face | count |
        | dealer | counts the stub | layout | down | 35    |

    Scenario: Seven players hold thirty-five cards and the dealer six, so that eleven are left
      Given the house's six card bonus paytable is none
      And seats 1 to 7 wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then each of the following happens once
        | who    | does            | count | total |
        | dealer | counts the stub | 11    | 52    |
      And the round stands

    Scenario: Each of a player's two boxes holds five cards, and thirty-six are left
      Given the house's six card bonus paytable is none
      And the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then each of the following happens once
        | who    | does            | count | total |
        | dealer | counts the stub | 36    | 52    |
      And the round stands

  @mlgca-four-card.8.H.1 @procedure @trace
  Rule: If the count comes to fifty-two, the stub goes unseen into the discard rack
    The round goes on as any other.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

    Scenario: A right count
      Given seat 1 wagers 10 on ante
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does              | where        | face | count | total |
        | dealer | counts the stub   |              |      |       | 52    |
        | dealer | discards the stub | discard rack | down |       |       |
      And each of the following happens once
        | who    | does              | where        | face |
        | dealer | discards the stub | discard rack | down |
      And the round stands

    @reading:six-card-bonus-dealing.dealt-first
    Scenario: The card in the bonus box belongs to the fifty-two
      Given the house's six card bonus paytable is any of them
      And seat 1 wagers 10 on ante
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does              | where        | face | count | total |
        | dealer | counts the stub   |              |      | 40    | 52    |
        | dealer | discards the stub | discard rack | down |       |       |
      And each of the following happens once
        | who    | does              | where        | face |
        | dealer | discards the stub | discard rack | down |
      And the round stands

    @reading:face-up-card.next-card
    Scenario: A card that was set aside face up belongs to the fifty-two
      Given the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does              | where        | face | count | total |
        | dealer | counts the stub   |              |      | 40    | 52    |
        | dealer | discards the stub | discard rack | down |       |       |
      And each of the following happens once
        | who    | does              | where        | face |
        | dealer | discards the stub | discard rack | down |
      And the round stands

    @reading:face-up-card.next-card @reading:six-card-bonus-dealing.dealt-first
    Scenario: A card set aside and one in the bonus box belong to the fifty-two together
      Given the house's six card bonus paytable is any of them
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does              | where        | face | count | total |
        | dealer | counts the stub   |              |      | 39    | 52    |
        | dealer | discards the stub | discard rack | down |       |       |
      And the round stands

  @mlgca-four-card.8.H.2 @irregularity @trace
  Rule: If the count does not come to fifty-two, the dealer looks for the reason in the hands
    Too few and too many cards are treated alike.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante

    Scenario: A right count, and the round stands
      Given the dealer chooses to count the stub of this round
      When the round is completed
      Then the round stands

    Scenario: One card too few in the deck
      Given the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | count | total |
        | dealer | counts the stub            |        |       | 51    |
        | dealer | checks the number of cards | dealer |       |       |
        | dealer | voids all hands            |        |       |       |

    Scenario: One card too many in the deck
      Given the deck has 1 card too many
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | count | total |
        | dealer | counts the stub            |        |       | 53    |
        | dealer | checks the number of cards | dealer |       |       |
        | dealer | voids all hands            |        |       |       |

  @mlgca-four-card.8.H.2.a @irregularity @trace
  Rule: A player with more or less than five cards has been misdealt
    Unless a misdealt hand is found, that of every player has to be looked at.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

    Scenario Outline: The second player has <number> cards
      Given seats 1 and 2 wager 10 on ante
      And seat 2 is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | count    |
        | dealer | checks the number of cards | seat 2 | <number> |
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | number |
        | 4      |
        | 6      |

    Scenario: Every player has five cards, it was not the deal
      Given seats 1 and 2 wager 10 on ante
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | who    | does                       | whose  | count |
        | dealer | checks the number of cards | seat 1 | 5     |
      And the following happens, in this order
        | who    | does                       | whose  | count |
        | dealer | checks the number of cards | seat 2 | 5     |
      And each of the following happens once
        | does    | from  |
        | removes | table |

    Scenario Outline: Of seven players the last has <number> cards
      Given seats 1 to 7 wager 10 on ante
      And seat 7 is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | count    |
        | dealer | checks the number of cards | seat 7 | <number> |
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | number |
        | 3      |
        | 7      |

  @mlgca-four-card.8.H.2.b @irregularity @trace
  Rule: A dealer with more or less than six cards has been misdealt
    The dealer's cards are counted as well.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

    Scenario Outline: The dealer has <number> cards
      Given seat 1 wagers 10 on ante
      And the dealer is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | count    |
        | dealer | checks the number of cards | dealer | <number> |
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | number |
        | 5      |
        | 7      |

    Scenario: The dealer has six cards, it was not the deal
      Given seats 1 and 2 wager 10 on ante
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | who    | does                       | whose  | count |
        | dealer | checks the number of cards | dealer | 6     |
      And each of the following happens once
        | does    | from  |
        | removes | table |

    Scenario Outline: The dealer has <number> cards, two out of the way
      Given seats 1 and 2 wager 10 on ante
      And the dealer is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | count    |
        | dealer | checks the number of cards | dealer | <number> |
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | number |
        | 4      |
        | 8      |

  @mlgca-four-card.8.H.3 @irregularity @play @trace
  Rule: If hands were misdealt and the deck is complete, everything is void and returned
    The deck is in order and stays.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

    Scenario Outline: <who> was dealt <number> cards
      Given the house's progressive paytable is any of them
      And the wagers are
        | seat | ante | aces up | progressive |
        | 1    | 10   | 5       | 1           |
        | 2    | 20   |         |             |
      And <who> is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then all hands are void
      And every wager is returned
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | who        | number |
        | seat 2     | 4      |
        | seat 2     | 6      |
        | the dealer | 5      |
        | the dealer | 7      |

    @reading:void-round-meter.restored
    Scenario: The meter goes back to where it stood before the progressive wager
      Given the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And the dealer chooses to count the stub of this round
      When seat 1 wagers 1 on progressive
      And the round is completed
      Then seat 1's progressive is returned
      And the main meter stands at the declared initial amount of the main meter

    @reading:void-round-meter.kept
    Scenario: The meter keeps what the progressive wager added
      Given the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And the dealer chooses to count the stub of this round
      When seat 1 wagers 1 on progressive
      And the round is completed
      Then seat 1's progressive is returned
      And the main meter grows by the declared rate of progression on 1

    Scenario Outline: A misdealt hand gives the wager on the <wager> back, too
      Given the house's <wager> paytable is any of them
      And the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 5       |
        | 3    | 20   | 15      |
      And seat 1 wagers 5 on <wager>
      And seat 3 wagers 5 on <wager>
      And seat 3 is going to be dealt 6 cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then all hands are void
      And every wager is returned
      And seat 1's <wager> is returned
      And seat 3's <wager> is returned

      Examples:
        | wager          |
        | progressive    |
        | six card bonus |

    Scenario Outline: Two players were dealt <number> cards each
      Given seats 1 to 3 wager 10 on ante
      And seat 2 is going to be dealt <number> cards by mistake
      And seat 3 is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And every wager is returned
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | number |
        | 4      |
        | 6      |

  @mlgca-four-card.8.H.4 @irregularity @play @trace
  Rule: If nothing was misdealt, everything is void and returned, and the deck leaves the table
    A deck with a card too few or too many is not played with again.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe

    Scenario: A card is missing
      Given the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 5       |
        | 2    |      | 20      |
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And every wager is returned
      And each of the following happens once
        | who    | does    | from  | count |
        | dealer | removes | table | 51    |

    Scenario Outline: A missing card gives the wager on the <wager> back, too
      Given the house's <wager> paytable is any of them
      And the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 5       |
        | 3    | 20   | 15      |
      And seat 1 wagers 5 on <wager>
      And seat 3 wagers 5 on <wager>
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And every wager is returned
      And seat 1's <wager> is returned
      And seat 3's <wager> is returned

      Examples:
        | wager          |
        | progressive    |
        | six card bonus |

    Scenario: Of two decks the second leaves when it is the one with a card missing
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      And one round is played
      And seat 1 wagers 10 on ante
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And every wager is returned
      And each of the following happens once
        | who    | does    | deck   | from  | count |
        | dealer | removes | deck 2 | table | 51    |
      And none of the following happens
        | does    | deck   |
        | removes | deck 1 |

    Scenario: There is a card too many
      Given seat 1 wagers 10 on ante
      And the deck has 1 card too many
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And every wager is returned
      And each of the following happens once
        | who    | does    | from  | count |
        | dealer | removes | table | 53    |

    @reading:misdealt-without-52-shoe.removed
    Scenario: A misdealt hand does not save a deck that is not complete
      Given seat 1 wagers 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And the deck is 2 cards short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And every wager is returned
      And each of the following happens once
        | who    | does    | from  | count |
        | dealer | removes | table | 50    |

    @reading:misdealt-without-52-shoe.reshuffled
    Scenario: A misdealt hand is treated as a misdeal even if the deck is not complete
      Given the house's way of shuffling is by hand
      And seat 1 wagers 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And the deck is 2 cards short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And every wager is returned
      And none of the following happens
        | does    |
        | removes |
      And the following happens, in this order
        | who    | does     |
        | dealer | shuffles |
