Feature: The collection rates of the Oasis card room: the schedule
  What the house takes from the pot, when, by which rate, and how patrons are told. The hands are played as in Hold'em,
  which has blinds and a flop.

  @oasis-collection.collection.1 @collection @play @trace @declaration
  Rule: Under schedule option 1 the dealer takes the fee from the pot after the flop
    Once in each hand. What is due in a hand that ends before the flop is a reading.

    Scenario: Declared time and source of the collection
      Given an Oasis Collection Rates table
      Then the declared time of the collection is one of
        | after the flop                       |
        | after the betting round of the flop  |
      And the declared source of the collection is the pot
      And the declared taker of the collection is house dealer

    @reading:moment-of-the-fee.when-the-flop-lies @reading:fee-counts.each-pot
    Scenario: It is taken when the flop lies, before the second betting round
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 10 |
      Then the following happens, in this order and once each
        | does             | street | amount | pot | to |
        | gathers the bets |        |        | 12  |    |
        | deals the board  | flop   |        |     |    |
        | takes the fee    |        | 4      | 8   |    |
        | bets             |        |        |     | 10 |

    @reading:moment-of-the-fee.after-its-bets @reading:fee-counts.each-pot
    Scenario: It is taken when the bets of the second round are in the pot
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 10 |
        | flop    | 2    | calls  | 10 |
        | flop    | 3    | folds  |    |
      And everyone checks to the showdown
      Then the following happens, in this order
        | does             | street | amount | pot | to |
        | bets             |        |        |     | 10 |
        | gathers the bets |        | 20     | 32  |    |
        | takes the fee    |        | 4      | 28  |    |
        | deals the board  | turn   |        |     |    |

    @reading:fee-counts.each-pot
    Scenario: The winner gets the pot without it
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then seat 1 wins 8 from the pot

    @reading:fee-counts.each-pot
    Scenario: It is taken once in a hand, however long the betting goes on
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | raises | 20 |
        | preflop | 2    | calls  | 20 |
        | flop    | 1    | bets   | 20 |
        | flop    | 2    | calls  | 20 |
        | turn    | 1    | bets   | 20 |
        | turn    | 2    | calls  | 20 |
        | river   | 1    | bets   | 20 |
        | river   | 2    | calls  | 20 |
      Then seat 1 wins 156 from the pot
      And each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

    @reading:all-but-one-fold.ends-the-hand @reading:fee-before-the-flop.none
    Scenario: A hand that ends before the flop pays none
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | raises | 40 |
        | preflop | 3    | folds  |    |
        | preflop | 1    | folds  |    |
      And the round is completed
      Then none of the following happens
        | does          |
        | takes the fee |
      And each of the following happens once
        | does           | seat |
        | awards the pot | 2    |

    @reading:all-but-one-fold.ends-the-hand @reading:fee-before-the-flop.due @reading:fee-counts.each-pot
    Scenario: A hand that ends before the flop pays it all the same
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | raises | 40 |
        | preflop | 3    | folds  |    |
        | preflop | 1    | folds  |    |
      And the round is completed
      Then the following happens, in this order and once each
        | does           | seat | amount |
        | takes the fee  |      | 4      |
        | awards the pot | 2    |        |

    @reading:all-but-one-fold.goes-on @reading:fee-counts.each-pot
    Scenario: Where a hand goes on to the flop although all but one have folded, it pays
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | raises | 40 |
        | preflop | 3    | folds  |    |
        | preflop | 1    | folds  |    |
      And the round is completed
      Then the following happens, in this order and once each
        | does            | street | seat | amount |
        | deals the board | flop   |      |        |
        | takes the fee   |        |      | 4      |
        | awards the pot  |        | 2    |        |

    @reading:fee-counts.each-pot
    Scenario: A hand that ends after the flop has paid it
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | bets   | 6  |
        | turn    | 2    | folds  |    |
        | turn    | 3    | folds  |    |
      And the round is completed
      Then each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

    @reading:fee-counts.each-pot
    Scenario Outline: It is 4 for the pot with <players> players, too
      Given an Oasis Collection Rates table with the button at seat 1 and blinds of 2 and 4
      And seats 1 to <players> have 100
      When everyone checks to the showdown
      Then each of the following happens once
        | does          | amount | pot    |
        | takes the fee | 4      | <left> |

      Examples:
        | players | left |
        | 4       | 12   |
        | 6       | 20   |

    @reading:fee-counts.each-pot
    Scenario Outline: It is taken in hand <hand> as in the first
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And <before> played
      When one round is played
      Then each of the following happens once
        | does          | amount | pot |
        | takes the fee | 4      | 8   |

      Examples:
        | hand | before       |
        | 2    | 1 round is   |
        | 3    | 2 rounds are |
        | 5    | 4 rounds are |

    @reading:fee-counts.each-pot
    Scenario: What is taken from the pots of six hands is always the fee
      Given an Oasis Collection Rates table
      When 6 rounds are played
      Then the dealer takes the fee only like this
        | amount |
        | 4      |

    @reading:fee-counts.each-player
    Scenario: It is 4 for each player who was dealt in
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 10 |
      And everyone checks to the showdown
      Then seat 1 wins 18 from the pot

    @reading:fee-beyond-the-pot.nothing
    Scenario: From a pot of 2 nothing is taken
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And the house's number of blinds is 2
      And seats 1 and 2 have 1
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
      And the board is 2c 5h 7d 9s Jc
      When seat 3 folds
      And the round is completed
      Then seat 1 wins 2 from the pot
      And none of the following happens
        | does          |
        | takes the fee |

    @reading:fee-beyond-the-pot.what-is-there
    Scenario: From a pot of 2 all of it is taken
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And the house's number of blinds is 2
      And seats 1 and 2 have 1
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
      And the board is 2c 5h 7d 9s Jc
      When seat 3 folds
      And the round is completed
      Then seat 1 wins nothing
      And each of the following happens once
        | does          | amount |
        | takes the fee | 2      |

    @reading:fee-counts.each-pot
    Scenario: From a pot of 4 the whole fee is taken
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And the house's number of blinds is 2
      And seats 1 and 2 have 2
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
      And the board is 2c 5h 7d 9s Jc
      When seat 3 folds
      And the round is completed
      Then seat 1 wins nothing
      And each of the following happens once
        | does          | amount | pot |
        | takes the fee | 4      | 0   |

  @oasis-collection.collection.2 @betting @play @trace
  Rule: Where one blind only is required, the player to the left of the button places it
    Nobody else has to put in anything before the cards.

    Background:
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And the house's number of blinds is 1

    Scenario: The player to the left of the button posts, and nobody else
      When the cards are dealt
      Then each of the following happens once
        | does | seat | action |
        | acts | 1    |        |
      And none of the following happens
        | does | seat |
        | acts | 2    |
        | acts | 3    |

    Scenario: Of two players, too, it is the one to the left of the button
      Given seats 1 and 3 have 100
      When the cards are dealt
      Then each of the following happens once
        | does | seat | action |
        | acts | 1    |        |
      And none of the following happens
        | does | seat |
        | acts | 3    |

    Scenario: Where the chairs beside the button are empty, it is the next player to the left
      Given seats 3, 5 and 6 have 100
      When the cards are dealt
      Then each of the following happens once
        | does | seat | action |
        | acts | 5    |        |
      And none of the following happens
        | does | seat |
        | acts | 3    |
        | acts | 6    |

    @reading:one-blind.big
    Scenario: It is the big blind
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                | seat | to |
        | posts the big blind | 1    | 4  |

    @reading:one-blind.small
    Scenario: It is the small blind
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | seat | to |
        | posts the small blind | 1    | 2  |

    @reading:one-blind.big
    Scenario: Somebody else cannot post it, the player to the left of the button can
      When seat 2 posts the big blind of 4
      Then the act is refused
      But the big blind of 4 from seat 1 is taken

    @reading:one-blind.big
    Scenario: It moves on with the button
      Given 1 round is played
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                | seat | button        |
        | places the button   | 1    | dealer button |
        | posts the big blind | 2    |               |

  @oasis-collection.collection.3 @collection @declaration @trace
  Rule: One option of the schedule, with its table limit and its fees, is in use at a table at a time
    From hand to hand and within a hand it is the same.

    Background:
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4

    Scenario: Declared options in use
      Then the declared number of schedule options in use is 1
      And the declared schedule option in use is 1
      And the declared table limits in use is 1 - no limit

    Scenario: Every hand pays the fee of the one option
      When 6 rounds are played
      Then the house determines the rate only like this
        | total |
        | 4     |

    @reading:least-bet.table-limit
    Scenario: After the flop of a second hand the least bet is 1, by the one table limit
      Given 1 round is played
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
      And seat 2 bets 0.50
      Then the act is refused
      But a bet of 1 from seat 2 is taken

    @reading:least-bet.table-limit
    Scenario: After the turn of a second hand the least bet is 1, by the one table limit
      Given 1 round is played
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | flop    | 1    | checks |    |
      And seat 2 bets 0.50
      Then the act is refused
      But a bet of 1 from seat 2 is taken

    @reading:least-bet.table-limit
    Scenario: After the river of a second hand the least bet is 1, by the one table limit
      Given 1 round is played
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | flop    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
        | turn    | 1    | checks |    |
      And seat 2 bets 0.50
      Then the act is refused
      But a bet of 1 from seat 2 is taken

    @reading:least-bet.big-blind
    Scenario: After the flop of a second hand the least bet is 4, by the one table limit
      Given 1 round is played
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
      And seat 2 bets 3
      Then the act is refused
      But a bet of 4 from seat 2 is taken

    @reading:least-bet.big-blind
    Scenario: After the turn of a second hand the least bet is 4, by the one table limit
      Given 1 round is played
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | flop    | 1    | checks |    |
      And seat 2 bets 3
      Then the act is refused
      But a bet of 4 from seat 2 is taken

    @reading:least-bet.big-blind
    Scenario: After the river of a second hand the least bet is 4, by the one table limit
      Given 1 round is played
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | flop    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
        | turn    | 1    | checks |    |
      And seat 2 bets 3
      Then the act is refused
      But a bet of 4 from seat 2 is taken

  @oasis-collection.collection.4 @collection @trace @declaration
  Rule: Rates and fees are determined before a hand or round is begun
    Nobody plays for a pot without knowing what will be taken from it.

    Scenario: Declared time
      Given an Oasis Collection Rates table
      Then the declared time of determining the rates is before the hand

    Scenario: The rate is determined before the first card of the first hand
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                | who   | to     | number |
        | determines the rate | house |        |        |
        | starts the round    |       |        |        |
        | deals               |       | seat 1 | 1      |

    @reading:rate-stands.each-hand
    Scenario Outline: The rate is determined before the first card of hand <hand>
      Given an Oasis Collection Rates table
      And <before> played
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                | who   | to     | number |
        | determines the rate | house |        |        |
        | starts the round    |       |        |        |
        | deals               |       | seat 1 | 1      |

      Examples:
        | hand | before       |
        | 2    | 1 round is   |
        | 3    | 2 rounds are |
        | 6    | 5 rounds are |

    @reading:rate-stands.until-changed
    Scenario: A rate that was determined before the first hand is that of the third
      Given an Oasis Collection Rates table
      When the cards are dealt
      Then each of the following happens once
        | does                | who   | total |
        | determines the rate | house | 4     |
      When the round is completed
      And 1 round is played
      And the cards are dealt
      Then each of the following happens once
        | does                | who   | total |
        | determines the rate | house | 4     |

    Scenario: In the middle of a hand no rate is set, before it one may be
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      When the house sets the collection rate to 4
      Then the act is accepted
      When the cards are dealt
      And the house sets the collection rate to 4
      Then the act is refused

    Scenario: Before a hand, too, no rate is set that the schedule does not have
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      When the house sets the collection rate to 5
      Then the act is refused
      When the house sets the collection rate to 4
      Then the act is accepted
      When the cards are dealt
      Then each of the following happens once
        | does                |
        | determines the rate |

    @reading:hand-or-round.hand
    Scenario: Nor between two betting rounds of a hand
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And the house sets the collection rate to 4
      Then the act is refused
      When the round is completed
      And the house sets the collection rate to 4
      Then the act is accepted

    @reading:hand-or-round.betting-round
    Scenario: Between two betting rounds of a hand a rate may be set
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And the house sets the collection rate to 4
      Then the act is accepted

  @oasis-collection.collection.5 @collection @play @declaration
  Rule: No rate is a fraction or a percentage of wagers or winnings
    The fee is the same for a small pot and a large one.

    Scenario: Declared form
      Given an Oasis Collection Rates table
      Then the declared form of the collection rates is flat amount

    @reading:fee-counts.each-pot
    Scenario Outline: The fee is 4 where each has wagered <wager>
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to      |
        | preflop | 3    | raises | <wager> |
      And everyone checks to the showdown
      Then seat 1 wins <amount> from the pot

      Examples:
        | wager | amount |
        | 8     | 20     |
        | 20    | 56     |
        | 40    | 116    |
        | 100   | 296    |
        | 900   | 2,696  |

  @oasis-collection.collection.6 @collection @declaration
  Rule: There may be flat fees on wagers at different rates, but at most five rates at a table
    Five are allowed, six are not.

    Scenario: Declared number of rates
      Given an Oasis Collection Rates table
      Then the declared number of collection rates is at most 5
      And the declared number of collection rates is at least 1

  @oasis-collection.collection.7 @posting @declaration @attestation
  Rule: Patrons are given ample notice of the rates, the fees and how they are collected
    All three, in time. Whether the notice is ample is for a person to judge.

    Scenario: Declared notice
      Given an Oasis Collection Rates table
      Then the declared notice to patrons include
        | rates     |
        | fees      |
        | procedure |

  @oasis-collection.collection.8 @posting @declaration @attestation
  Rule: The fees are posted conspicuously on every gaming table or within view of it
    No table is without. Whether the sign is conspicuous, and in view, is for a person to judge.

    Background:
      Given an Oasis Collection Rates table

    Scenario: Declared place
      Then the declared place of the posted collection fees is one of
        | on the table             |
        | within view of the table |

    Scenario: Declared tables without a sign
      Then the declared tables without posted collection fees is 0

  @oasis-collection.collection.9 @collection @declaration
  Rule: The schedule states option, table limit, blinds and player fee
    Its four columns; of the blinds the small one and the big one.

    Scenario: Declared columns
      Given an Oasis Collection Rates table
      Then the declared columns of the collection schedule include
        | schedule option |
        | table limit     |
        | blinds          |
        | player fee      |

  @oasis-collection.collection.9.1 @collection @play @declaration
  Rule: Option 1: limit from 1 dollar up without an end, a small blind of 2 and a big one of 4, fee of 4
    The only option of the schedule.

    Scenario: Declared option
      Given an Oasis Collection Rates table
      Then the declared collection schedule option 1 include
        | 1 - no limit |
        | 2 - 4        |
        | 4            |

    Scenario: Declared blinds, fee and limits
      Given an Oasis Collection Rates table
      Then the declared amount of the small blind is 2
      And the declared amount of the big blind is 4
      And the declared amount of the collection fee is 4
      And the declared least wager is 1
      And the declared greatest wager is no limit

    @reading:fee-counts.each-pot
    Scenario: The blinds are 2 and 4, the fee is 4
      Given an Oasis Collection Rates table with the button at seat 3
      And the house's number of blinds is 2
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then each of the following happens once
        | does                  | amount | to |
        | posts the small blind | 2      | 2  |
        | posts the big blind   | 4      | 4  |
        | takes the fee         | 4      |    |

    @reading:fee-counts.each-pot
    Scenario: The fee is 4 where there is a side pot, too
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And seat 3 has 20
      And seats 1 and 2 have 100
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 20 |
        | preflop | 1    | raises | 40 |
        | preflop | 2    | calls  | 40 |
      And everyone checks to the showdown
      Then each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

    @reading:fee-counts.each-pot
    Scenario: The house sets no other rate than that of the option
      Given an Oasis Collection Rates table
      When the house sets the collection rate to 5
      Then the act is refused
      When everyone checks to the showdown
      Then each of the following happens once
        | does          | amount |
        | takes the fee | 4      |
      When the house sets the collection rate to 4
      Then the act is accepted

    Scenario: There is no greatest bet but a player's chips
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And the house's number of blinds is 2
      And seats 1 to 3 have 5,000
      When seat 3 raises to 5,000
      Then the raise to 5,000 is taken

    Scenario: Nor is there one after the flop
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 5,000
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 4,996
      Then the bet of 4,996 is taken

    Scenario: Nor after the turn
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 5,000
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 bets 4,996
      Then the bet of 4,996 is taken

    Scenario: Nor after the river
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 5,000
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
      And seat 1 bets 4,996
      Then the bet of 4,996 is taken

    @reading:least-bet.table-limit
    Scenario: The least bet is 1
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 0.50
      Then the act is refused
      But a bet of 1 from seat 1 is taken

    @reading:least-bet.big-blind
    Scenario: The least bet is the big blind
      Given an Oasis Collection Rates table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 3
      Then the act is refused
      But a bet of 4 from seat 1 is taken
