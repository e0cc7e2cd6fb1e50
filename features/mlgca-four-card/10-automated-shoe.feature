Feature: Dealing from an automated shoe or shuffler

  @mlgca-four-card.10.A @procedure @trace
  Rule: Dealing from an automated shoe has its own preparation
    The device is loaded, betting is closed before the first stack, and progressive chips are dealt with.

    Scenario Outline: The <device> is loaded and betting is closed before the first stack
      Given a Four Card Poker table under the MLGCA rules, dealt from an <device>
      And the house's progressive paytable is any of them
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | does  | where    |
        | loads | <device> |
        | deals |          |
      And before deals, every time, the dealer announces
      And before deals, every time, the dealer locks out

      Examples:
        | device             |
        | automated shoe     |
        | automated shuffler |

    @reading:collection-time.before-dealing
    Scenario: Progressive chips are dealt with before the first stack
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's progressive paytable is any of them
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      When the cards are dealt
      Then the following happens, in this order
        | who    | does                         | where                                     |
        | dealer | collects chips               | in front of the table inventory container |
        | dealer | verifies the number of chips |                                           |
        | dealer | puts away chips              | table inventory container                 |
      And before deals, every time, the dealer puts away chips

  @mlgca-four-card.10.A.1 @procedure @trace
  Rule: When shuffle and cut are done, the dealer puts the cards into the device
    Nobody else does it; an automated shoe and a shuffler that dispenses the cards are loaded alike.

    @reading:device-loading.dealer-only
    Scenario Outline: The dealer puts the cards into the <device> before the first stack
      Given a Four Card Poker table under the MLGCA rules, dealt from an <device>
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | does     | where    |
        | shuffles |          |
        | loads    | <device> |
        | deals    |          |
      And the house loads only like this
        | who      | where    |
        | dealer   | <device> |

      Examples:
        | device             |
        | automated shoe     |
        | automated shuffler |

    @reading:device-loading.device-too
    Scenario Outline: The dealer or the shuffler puts the cards into the <device>
      Given a Four Card Poker table under the MLGCA rules, dealt from an <device>
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | does     | where    |
        | shuffles |          |
        | loads    | <device> |
        | deals    |          |
      And the house loads only like this
        | who      | where    |
        | dealer   | <device> |
        | shuffler | <device> |

      Examples:
        | device             |
        | automated shoe     |
        | automated shuffler |

  @mlgca-four-card.10.A.2 @procedure @trace
  Rule: Betting is closed before the device dispenses a stack
    This holds for the announcement and for the lock-out of the progressive system alike.

    Scenario: Announcement and lock-out, then the first stack
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's progressive paytable is any of them
      And seat 2 wagers 10 on ante
      When the cards are dealt
      Then before deals, every time, the dealer announces
      And before deals, every time, the dealer locks out

  @mlgca-four-card.10.A.2.a @procedure @trace
  Rule: No more bets is announced before any stack
    The dealer says the words, and the first stack follows them.

    Scenario: The announcement comes before the first stack
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And seat 3 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order
        | who    | does      | words        | to     |
        | dealer | announces | no more bets |        |
        |        | deals     |              | dealer |

    Scenario: It is announced in every round
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shuffler
      When three rounds are played
      Then before deals, every time, the dealer announces

    Scenario: A void round is followed by one in which it is announced too
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When one round is played
      Then before deals, every time, the dealer announces

  @mlgca-four-card.10.A.2.b @procedure @play @trace
  Rule: Where the progressive wager is offered, the progressive system is locked before any stack
    From the lock-out on the system takes no further chip in this round.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's progressive paytable is any of them

    Scenario: The lock-out comes before the first stack, in every round
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

  @mlgca-four-card.10.A.3 @procedure @trace
  Rule: If progressive wagers were made, their chips are collected, counted and put away
    Whether this has to be done before the deal is a question of reading; without such a wager nothing is to be done.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's progressive paytable is any of them

    @reading:collection-time.before-dealing
    Scenario: With progressive wagers the chips are dealt with before the first stack
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

    @reading:collection-time.any-time
    Scenario: With progressive wagers the chips are dealt with in the course of the round
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      When the round is completed
      Then the following happens, in this order
        | who    | does                         | wager       |
        | dealer | collects chips               | progressive |
        | dealer | verifies the number of chips | progressive |
        | dealer | puts away chips              | progressive |

  @mlgca-four-card.10.A.3.a @procedure @trace
  Rule: In front of the inventory the dealer collects the chips of the progressive wagers
    All of them, before their number is verified.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
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
        | who    | does           | wager       | count | where                                     |
        | dealer | collects chips | progressive | 3     | in front of the table inventory container |
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

  @mlgca-four-card.10.A.3.b @procedure @trace
  Rule: The chips are compared with what the system accepted
    So many chips as accepted wagers; the count comes before the chips are put away.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's progressive paytable is any of them

    Scenario: Two chips for two accepted wagers, whatever they are worth
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      When the round is completed
      Then the dealer verifies the number of chips only like this
        | who    | wager       | count | total |
        | dealer | progressive | 2     | 2     |
      And the following happens, in this order
        | does                         |
        | verifies the number of chips |
        | puts away chips              |

    @reading:unrecognised-chip.returned @reading:chips-mismatch.returned-first @reading:collection-time.before-dealing
    Scenario: A chip that the system did not accept goes back before any stack is dealt
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
        |        | deals                        |      |       |       | dealer |        |

    @reading:unrecognised-chip.returned @reading:chips-mismatch.dealt-on @reading:collection-time.before-dealing
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
        |        | deals                        |      |       |       | seat 2 |        |
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

  @mlgca-four-card.10.A.3.c @procedure @trace
  Rule: The chips go into the table inventory container
    All that were accepted as wagers; a chip that was not accepted is none of them.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's progressive paytable is any of them
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |

    @reading:collection-time.before-dealing
    Scenario: Two chips are put away before the first stack
      When the cards are dealt
      Then each of the following happens once
        | who    | does            | wager       | count | where                     |
        | dealer | puts away chips | progressive | 2     | table inventory container |
      And before deals, every time, the dealer puts away chips

    @reading:collection-time.any-time
    Scenario: Two chips are put away in the course of the round
      When the round is completed
      Then each of the following happens once
        | who    | does            | wager       | count | where                     |
        | dealer | puts away chips | progressive | 2     | table inventory container |

  @mlgca-four-card.10.B @procedure @trace
  Rule: The device dispenses the cards in a fixed order, stack by stack
    The card for the bonus box, the dealer's stack, the stack of each player, clockwise.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler

    @reading:dealer-stack-first.dealer-first
    Scenario: Two players, the six card bonus is offered
      Given the house's six card bonus paytable is any of them
      And seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does     | to        | whose  | count | face |
        | deals    | bonus box |        |       |      |
        | deals    | dealer    |        | 6     |      |
        | turns up |           | dealer |       | up   |
        | deals    | seat 1    |        | 5     |      |
        | deals    | seat 2    |        | 5     |      |

    @reading:dealer-stack-first.players-first
    Scenario: Two players, the six card bonus is offered, and the dealer's stack comes last
      Given the house's way of shuffling is by a device that does not reshuffle
      And the house's six card bonus paytable is any of them
      And seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does     | to        | whose  | count | face |
        | deals    | bonus box |        |       |      |
        | deals    | seat 1    |        | 5     |      |
        | deals    | seat 2    |        | 5     |      |
        | deals    | dealer    |        | 6     |      |
        | turns up |           | dealer |       | up   |

  @mlgca-four-card.10.B.1 @procedure @play @trace
  Rule: The first card goes face down to the six card bonus box
    It is dealt before any stack.

    Scenario: One card, face down, before every stack
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's six card bonus paytable is any of them
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to        | face |
        | deals | bonus box | down |
        | deals | dealer    |      |
      And the following happens, in this order and once each
        | does  | to        |
        | deals | bonus box |
        | deals | seat 1    |
      And the bonus box has one card

    @reading:bonus-card.when-offered
    Scenario: Where the six card bonus is not offered no card is dealt for it
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then the bonus box has no cards

    @reading:bonus-card.always
    Scenario: A card is dealt to the bonus box whether or not the six card bonus is offered
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to        | face |
        | deals | bonus box | down |
        | deals | dealer    |      |

    Scenario: A shoe that reshuffles by itself deals it as well
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's way of shuffling is by reshuffling device
      And the house's six card bonus paytable is any of them
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order
        | does  | to        | face | count |
        | deals | bonus box | down |       |
        | deals | seat 1    |      | 5     |

  @mlgca-four-card.10.B.2 @procedure @play @trace
  Rule: The next stack is the dealer's: six cards face down, of which the bottom one is turned up
    Players see one of the dealer's cards before they decide.

    Scenario: Six cards face down, then one of them is turned up
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does     | to     | whose  | count | face | seat |
        | deals    | dealer |        | 6     | down |      |
        | turns up |        | dealer |       | up   |      |
        | asks     |        |        |       |      | 1    |

    @reading:bottom-card.first-dispensed
    Scenario: The bottom card is the one that was dispensed first
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And seat 1 wagers 10 on ante
      And the cards fall as
        | dealer | As Kd Qc Jh 9s 8d |
      When the cards are dealt
      Then each of the following happens once
        | does     | whose  | cards | face |
        | turns up | dealer | As    | up   |

    @reading:bottom-card.last-dispensed
    Scenario: The bottom card is the sixth of the stack
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And seat 1 wagers 10 on ante
      And the cards fall as
        | dealer | As Kd Qc Jh 9s 8d |
      When the cards are dealt
      Then each of the following happens once
        | does     | whose  | cards | face |
        | turns up | dealer | 8d    | up   |

    @reading:dealer-stack-first.dealer-first
    Scenario: The dealer's stack comes before the players' stacks
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And seat 4 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     |
        | deals | dealer |
        | deals | seat 4 |

    @reading:dealer-stack-first.players-first
    Scenario: The players' stacks come before the dealer's stack
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's way of shuffling is by a device that does not reshuffle
      And seat 4 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     |
        | deals | seat 4 |
        | deals | dealer |

    @reading:bottom-card.first-dispensed
    Scenario: A shoe that reshuffles by itself has the same bottom card, the first
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's way of shuffling is by reshuffling device
      And seat 1 wagers 10 on ante
      And the cards fall as
        | dealer | As Kd Qc Jh 9s 8d |
      When the cards are dealt
      Then each of the following happens once
        | does     | whose  | cards | face |
        | turns up | dealer | As    | up   |

    @reading:bottom-card.last-dispensed
    Scenario: A shoe that reshuffles by itself has the same bottom card, the sixth
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's way of shuffling is by reshuffling device
      And seat 1 wagers 10 on ante
      And the cards fall as
        | dealer | As Kd Qc Jh 9s 8d |
      When the cards are dealt
      Then each of the following happens once
        | does     | whose  | cards | face |
        | turns up | dealer | 8d    | up   |

    Scenario: In a second round one of them is turned up as in the first
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And one round is played
      When one round is played
      Then the following happens, in this order
        | does     | whose  | to     |
        | deals    |        | dealer |
        | turns up | dealer |        |
        | asks     |        |        |

  @mlgca-four-card.10.B.3 @procedure @trace
  Rule: The first player's stack is five cards, face down, for the one farthest to the dealer's left
    A seat without a wager is passed over.

    Scenario: Seats 3 and 5 have wagered, seat 1 has not
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And a player arrives at seat 1
      And seat 3 wagers 10 on ante
      And seat 5 wagers 10 on aces up
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count | face |
        | deals | seat 3 | 5     | down |
        | deals | seat 5 |       |      |
      And seat 1 has no cards

  @mlgca-four-card.10.B.4 @procedure @trace
  Rule: The other players' stacks follow, clockwise and face down
    Each player with a wager gets one stack of five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler

    Scenario: Four players
      Given a player arrives at seat 3
      And seats 2, 4, 6 and 7 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count | face |
        | deals | seat 2 |       |      |
        | deals | seat 4 | 5     | down |
        | deals | seat 6 | 5     | down |
        | deals | seat 7 | 5     | down |
      And seat 3 has no cards

    Scenario: A player who wagers on two boxes gets a stack at each of them
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count |
        | deals | seat 3 | 5     |
        | deals | seat 4 | 5     |

    Scenario: A player who has taken the only wager back gets no cards
      Given seats 1, 2 and 3 wager 10 on ante
      And seat 2 takes the ante wager back
      When the cards are dealt
      Then seat 2 has no cards
      But seat 3 has 5 cards

    Scenario: Seven players, a stack for each of them
      Given seats 1 to 7 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count | face |
        | deals | seat 2 | 5     | down |
        | deals | seat 3 | 5     | down |
        | deals | seat 4 | 5     | down |
        | deals | seat 5 | 5     | down |
        | deals | seat 6 | 5     | down |
        | deals | seat 7 | 5     | down |
      And the dealer has 6 cards

  @mlgca-four-card.10.C @procedure @trace
  Rule: The stub is dealt with when every stack has been delivered
    Not before the last stack, and before the players are asked.

    Scenario: The stub is put away after the last stack and before the first decision
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | to     | seat |
        |        | deals             | seat 1 |      |
        |        | deals             | seat 2 |      |
        | dealer | discards the stub |        |      |
        | dealer | asks              |        | 1    |

  @mlgca-four-card.10.C.1 @procedure @trace
  Rule: The dealer takes the stub out of the automated shoe
    It is taken out once, before it is put away; a shuffler that dispenses the cards is not named.

    Scenario: Out of the shoe, then away
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | from           |
        | dealer | removes the stub  | automated shoe |
        | dealer | discards the stub |                |

  @mlgca-four-card.10.C.2 @procedure @trace
  Rule: A stub that is not to be counted goes unseen into the discard rack
    Its cards are not exposed.

    Scenario: Into the discard rack, face down
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | who    | does              | where        | face |
        | dealer | discards the stub | discard rack | down |

  @mlgca-four-card.10.D @procedure @trace
  Rule: If the count comes to fifty-two, the stub goes unseen into the discard rack
    The round goes on as any other.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler

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

    @reading:face-up-card.next-card @reading:bonus-card.when-offered
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

    @reading:bonus-card.when-offered
    Scenario: Seven players hold thirty-five cards and the dealer six, so that eleven are left
      Given the house's six card bonus paytable is none
      And seats 1 to 7 wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then each of the following happens once
        | who    | does            | count | total |
        | dealer | counts the stub | 11    | 52    |
      And the round stands

    @reading:bonus-card.when-offered
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

    @reading:face-up-card.next-card
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

  @mlgca-four-card.10.E @irregularity @trace
  Rule: If the count does not come to fifty-two, the dealer looks for the reason in the hands
    Too few and too many cards are treated alike.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
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

  @mlgca-four-card.10.E.1 @irregularity @trace
  Rule: A player with more or less than five cards has been misdealt
    Unless a misdealt hand is found, that of every player has to be looked at.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler

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

  @mlgca-four-card.10.E.2 @irregularity @trace
  Rule: A dealer with more or less than six cards has been misdealt
    The dealer's cards are counted as well.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler

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

  @mlgca-four-card.10.F @irregularity @play @trace
  Rule: If hands were misdealt and the deck is complete, everything is void and returned
    The deck is in order and stays.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler

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

  @mlgca-four-card.10.G @irregularity @play @trace
  Rule: If nothing was misdealt, everything is void and returned, and the deck leaves the table
    A deck with a card too few or too many is not played with again.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler

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

    @reading:misdealt-without-52-automated.removed
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

    @reading:misdealt-without-52-automated.reshuffled
    Scenario: A misdealt hand is treated as a misdeal even if the deck is not complete
      Given the house's way of shuffling is by device
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
        | who      | does     |
        | shuffler | shuffles |

  @mlgca-four-card.10.H @procedure @trace
  Rule: A shoe that reshuffles by itself may dispense the dealer's six cards before the players' five
    It is an exception from the order of the stacks, not from their number.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's way of shuffling is by reshuffling device
      And seats 1 and 2 wager 10 on ante

    @reading:dealer-stack-first.dealer-first
    Scenario: The dealer's six cards, then five for each player, and the round stands
      When the round is completed
      Then the following happens, in this order and once each
        | does  | to     | count | face |
        | deals | dealer | 6     | down |
        | deals | seat 1 | 5     | down |
        | deals | seat 2 | 5     | down |
      And the round stands

    @reading:dealer-stack-first.players-first
    Scenario: Six cards for the dealer, before the players' five or after them
      When the round is completed
      Then each of the following happens once
        | does  | to     | count | face |
        | deals | dealer | 6     | down |
        | deals | seat 1 | 5     | down |
        | deals | seat 2 | 5     | down |
      And the round stands
