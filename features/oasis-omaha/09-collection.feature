Feature: Oasis Omaha High/Low Split: the collection rate schedule
  What the house takes from the pot, when, by which rate, and how patrons are told.

  @oasis-omaha.collection.1 @collection @play @trace @declaration
  Rule: Under schedule option 1 the dealer takes the fee from the pot after the flop
    Once in a hand, and not in a hand that has no flop.

    Scenario: Declared time and source of the collection
      Given an Oasis Omaha table
      Then the declared time of the collection is one of
        | after the flop                      |
        | after the betting round of the flop |
      And the declared source of the collection is the pot
      And the declared taker of the collection is house dealer

    @reading:moment-of-the-fee.when-the-flop-lies
    @reading:fee-counts.each-pot
    Scenario: It is taken when the flop lies, before the second betting round
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
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

    @reading:moment-of-the-fee.after-its-bets
    @reading:fee-counts.each-pot
    Scenario: It is taken when the bets of the second round are in the pot
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
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

    @reading:blinds-count.toward-the-call
    @reading:fee-counts.each-pot
    Scenario: The winner gets the pot without it
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad 7d Td |
        | seat 2 | Ks Kd 7c Ts |
        | seat 3 | Qs Qd Qc 9h |
      And the board is 2c 5h Tc 9s Jc
      When everyone checks to the showdown
      Then seat 1 wins 8 from the pot

    @reading:blinds-count.toward-the-call
    @reading:fee-counts.each-pot
    Scenario: The two halves of the pot are those of what it leaves
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then each of the following happens once
        | does          | amount | pot |
        | takes the fee | 4      | 8   |
      And seat 1 wins 4 from the high half of the pot
      And seat 2 wins 4 from the low half of the pot

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:fee-counts.each-pot
    Scenario: It is taken once in a hand, however long the betting goes on
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad 8s 2h |
        | seat 2 | Ks Kd 3h 4d |
      And the board is 2c 5h Ts 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 36 |
        | flop    | 2    | calls  | 36 |
        | turn    | 1    | bets   | 20 |
        | turn    | 2    | calls  | 20 |
        | river   | 1    | bets   | 20 |
        | river   | 2    | calls  | 20 |
      Then seat 1 wins 156 from the pot
      And each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

    @reading:all-but-one-fold.ends-the-hand @reading:fee-before-the-flop.none @reading:uncalled-bet.returned
    @reading:blinds-count.toward-the-call
    Scenario: A hand that ends before the flop pays none
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | folds  |    |
        | preflop | 2    | folds  |    |
      And the round is completed
      Then none of the following happens
        | does          |
        | takes the fee |
      And seat 3 wins 10 from the pot

    @reading:all-but-one-fold.ends-the-hand @reading:fee-before-the-flop.due @reading:uncalled-bet.returned
    @reading:blinds-count.toward-the-call
    @reading:fee-counts.each-pot
    Scenario: A hand that ends before the flop pays it all the same
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | folds  |    |
        | preflop | 2    | folds  |    |
      And the round is completed
      Then seat 3 wins 6 from the pot

    # Unlike oasis-holdem: a bet comes before the folds, and what is won is said.
    @reading:all-but-one-fold.ends-the-hand
    @reading:fee-counts.each-pot
    @reading:uncalled-bet.returned
    Scenario: A hand that ends after the flop has paid it
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
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
      Then seat 1 wins 8 from the pot
      And each of the following happens once
        | does          |
        | takes the fee |

    @reading:fee-counts.each-pot @reading:side-pots.matched-only
    Scenario: It is taken once, too, where there is a side pot
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 1 has 40
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As Ad 8h 8c |
        | seat 2 | Ks Kd 6h 6s |
        | seat 3 | Qs Qd 4h 4s |
      And the board is 2c Th 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 40 |
        | preflop | 1    | calls  | 40 |
        | preflop | 2    | calls  | 40 |
        | flop    | 2    | bets   | 60 |
        | flop    | 3    | calls  | 60 |
      And everyone checks to the showdown
      Then each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario Outline: It is 4 for the pot with <players> players, too
      Given an Oasis Omaha table with the button at seat 1 and blinds of 2 and 4
      And seats 1 to <players> have 100
      When everyone checks to the showdown
      Then each of the following happens once
        | does          | amount | pot    |
        | takes the fee | 4      | <left> |

      Examples:
        | players | left |
        | 4       | 12   |
        | 10      | 36   |

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:fee-counts.each-player
    Scenario: It is 4 for each player who was dealt in
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad 3d Kh |
        | seat 2 | Ks Kd 5d 4c |
        | seat 3 | Qs Qd 9h Qh |
      And the board is 2c Tc 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 6  |
      And everyone checks to the showdown
      Then seat 1 wins 18 from the pot

    @reading:fee-beyond-the-pot.nothing @reading:short-call.for-less
    @reading:blinds-count.toward-the-call
    Scenario: From a pot that is smaller than the fee nothing is taken
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 1
      And the hole cards are
        | seat 1 | As Ad 9h Qh |
        | seat 2 | Ks Kd 8h 8d |
        | seat 3 | Qs Qd 4d 6d |
      And the board is 2c Td 7d 9s Jc
      When everyone checks to the showdown
      Then seat 1 wins 3 from the pot
      And none of the following happens
        | does          |
        | takes the fee |

    @reading:fee-beyond-the-pot.what-is-there @reading:short-call.for-less
    @reading:blinds-count.toward-the-call
    Scenario: From a pot that is smaller than the fee all of it is taken
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 1
      And the hole cards are
        | seat 1 | As Ad 9c 8s |
        | seat 2 | Ks Kd 8h 8d |
        | seat 3 | Qs Qd Ah 4h |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then seat 1 wins nothing
      And each of the following happens once
        | does          | amount |
        | takes the fee | 3      |

    @reading:short-call.for-less
    @reading:fee-counts.each-pot
    Scenario: From a pot that is as large as the fee it is taken
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 4 have 1
      And the hole cards are
        | seat 1 | As Ad 3c 6c |
        | seat 2 | Ks Kd Kc 9c |
        | seat 3 | Qs Qd 5c 5d |
        | seat 4 | 3s 4d 8s Qh |
      And the board is 2c 6h 7d 9s Jc
      When everyone checks to the showdown
      Then seat 1 wins nothing
      And each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

    @reading:blinds-count.toward-the-call @reading:fee-counts.each-pot @reading:call-of-a-raise.allowed
    Scenario: It is taken, too, where nobody has chips left to wager after the flop
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 40
      And the hole cards are
        | seat 1 | As Ad 4h 3s |
        | seat 2 | Ks Kd 4s 3d |
        | seat 3 | Qs Qd 4d 3h |
      And the board is 2c 5h 9s Jc Td
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 40 |
        | preflop | 1    | calls  | 40 |
        | preflop | 2    | calls  | 40 |
      Then seat 1 wins 116 from the pot
      And each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

  # Unlike oasis-holdem: the blinds are chosen, of which one is left out.
  @oasis-omaha.collection.2 @betting @play @trace
  Rule: Where one blind only is required, the player to the left of the button places it
    Nobody else has to put in anything before the cards.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
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

    @reading:one-blind.big
    Scenario: It moves on to the last seat
      Given 2 rounds are played
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                | seat | button        |
        | places the button   | 2    | dealer button |
        | posts the big blind | 3    |               |

  @oasis-omaha.collection.3 @collection @declaration @trace
  Rule: One option of the schedule, with its table limit and its fees, is in use at a table at a time
    From hand to hand and within a hand it is the same.

    Background:
      Given an Oasis Omaha table

    Scenario: Declared options in use
      Then the declared number of schedule options in use is 1
      And the declared schedule option in use is 1
      And the declared table limits in use is 1 - no limit

    Scenario: Every hand pays the fee of the one option
      When 6 rounds are played
      Then the house determines the rate only like this
        | total |
        | 4     |

  @oasis-omaha.collection.4 @collection @trace @declaration
  Rule: Rates and fees are determined before a hand or round is begun
    Nobody plays for a pot without knowing what will be taken from it.

    Scenario: Declared time
      Given an Oasis Omaha table
      Then the declared time of determining the rates is before the hand

    Scenario: The rate is determined before the first card of the first hand
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                | who   | to     | number |
        | determines the rate | house |        |        |
        | starts the round    |       |        |        |
        | deals               |       | seat 1 | 1      |

    @reading:rate-stands.each-hand
    Scenario Outline: The rate is determined before the first card of hand <hand>
      Given an Oasis Omaha table
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
      Given an Oasis Omaha table
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

    # Unlike oasis-holdem: the hand before which a rate is set is this one; there it is the next.
    Scenario: In the middle of a hand no rate is set, before it one may be
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the house sets the collection rate to 4
      Then the act is accepted
      When the cards are dealt
      And the house sets the collection rate to 4
      Then the act is refused

    @reading:rate-stands.each-hand
    Scenario: What was refused in the middle of a hand has determined nothing for the next
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When the house sets the collection rate to 4
      Then the act is refused
      When the round is completed
      And the cards are dealt
      Then the following happens, in this order and once each
        | does                | who   |
        | ends the round      |       |
        | determines the rate | house |
        | starts the round    |       |
      When the round is completed
      And the house sets the collection rate to 4
      Then the act is accepted

    Scenario: Before a hand, too, no rate is set that the schedule does not have
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the house sets the collection rate to 5
      Then the act is refused
      When the house sets the collection rate to 4
      Then the act is accepted
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                | to     | number |
        | determines the rate |        |        |
        | deals               | seat 1 | 1      |

    @reading:hand-or-round.hand
    Scenario: Nor between two betting rounds of a hand
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And the house sets the collection rate to 4
      Then the act is accepted

  @oasis-omaha.collection.5 @collection @play @declaration
  Rule: No rate is a fraction or a percentage of wagers or winnings
    The fee is the same for a small pot and a large one.

    Scenario: Declared form
      Given an Oasis Omaha table
      Then the declared form of the collection rates is flat amount

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:fee-counts.each-pot
    Scenario Outline: The fee is 4 where each has wagered <wager>
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad 8c 5s |
        | seat 2 | Ks Kd Ah 8d |
        | seat 3 | Qs Qd Jd Ac |
      And the board is Ts 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to    |
        | preflop | 3    | calls  | 4     |
        | preflop | 1    | calls  | 4     |
        | preflop | 2    | checks |       |
        | flop    | 1    | bets   | <bet> |
      And everyone checks to the showdown
      Then seat 1 wins <amount> from the pot

      Examples:
        | wager | bet | amount |
        | 8     | 4   | 20     |
        | 20    | 16  | 56     |
        | 40    | 36  | 116    |
        | 100   | 96  | 296    |
        | 900   | 896 | 2,696  |

  @oasis-omaha.collection.6 @collection @declaration
  Rule: There may be flat fees of different rates, but at most five rates at a table
    Five are allowed, six are not.

    Scenario: Declared number of rates
      Given an Oasis Omaha table
      Then the declared number of collection rates is at most 5
      And the declared number of collection rates is at least 1

  @oasis-omaha.collection.7 @posting @declaration @attestation
  Rule: Patrons are given ample notice of the rates, the fees and how they are collected
    All three, in time. Whether the notice is ample is for a person to judge.

    Scenario: Declared notice
      Given an Oasis Omaha table
      Then the declared notice to patrons include
        | rates     |
        | fees      |
        | procedure |

  @oasis-omaha.collection.8 @posting @declaration @attestation
  Rule: The fees are posted conspicuously on every gaming table or within view of it
    No table is without. Whether the sign is conspicuous, and in view, is for a person to judge.

    Background:
      Given an Oasis Omaha table

    Scenario: Declared place
      Then the declared place of the posted collection fees is one of
        | on the table             |
        | within view of the table |

    Scenario: Declared tables without a sign
      Then the declared tables without posted collection fees is 0

  @oasis-omaha.collection.9 @collection @declaration
  Rule: The schedule states option, table limit, blinds and player fee
    Its four columns.

    Scenario: Declared columns
      Given an Oasis Omaha table
      Then the declared columns of the collection schedule include
        | schedule option |
        | table limit     |
        | blinds          |
        | player fee      |

  @oasis-omaha.collection.9.1 @collection @play @declaration
  Rule: Option 1: limit from 1 dollar up without an end, blinds of 2 and 4, fee of 4
    The only option of the schedule.

    Scenario: Declared option
      Given an Oasis Omaha table
      Then the declared collection schedule option 1 include
        | 1 - no limit |
        | 2 - 4        |
        | 4            |

    Scenario: Declared blinds, fee and limits
      Given an Oasis Omaha table
      Then the declared amount of the small blind is 2
      And the declared amount of the big blind is 4
      And the declared amount of the collection fee is 4
      And the declared least wager is 1
      And the declared greatest wager is no limit

    # Unlike oasis-holdem: the blinds are not chosen: the schedule alone says what they are.
    @reading:fee-counts.each-pot
    Scenario: The blinds are 2 and 4, the fee is 4
      Given an Oasis Omaha table with the button at seat 3
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

    @reading:fee-counts.each-pot @reading:call-of-a-raise.allowed
    Scenario: The fee is 4 where there is a side pot, too
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oasis Omaha table
      When the house sets the collection rate to 5
      Then the act is refused
      When everyone checks to the showdown
      Then each of the following happens once
        | does          | amount |
        | takes the fee | 4      |
      When the house sets the collection rate to 4
      Then the act is accepted

    # Unlike oasis-holdem: at a new table, where the button is drawn for before.
    Scenario: The rate that the house sets is the one of the option
      Given an Oasis Omaha table
      When the house sets the collection rate to 4
      Then the act is accepted
      When the cards are dealt
      Then the following happens, in this order
        | does                | who   | total |
        | determines the rate | house | 4     |

    Scenario: There is no greatest bet but a player's chips
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 5,000
      When seat 3 raises to 5,000
      Then the raise to 5,000 is taken

    @reading:least-bet.table-limit
    Scenario: The least bet is 1
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 0.50
      Then the act is refused
      But a bet of 1 from seat 1 is taken
