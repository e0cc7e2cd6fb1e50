Feature: Oasis Lowball: the collection rate schedule
  What the house takes from the pot, when, by which rate, and how patrons are told.

  # Unlike oasis-holdem: it is played with antes, in limits and without a board, so bets and sums are others.
  @oasis-lowball.collection.1 @collection @play @trace @declaration
  Rule: Under schedule option 1 the dealer takes the fee from the pot after the flop
    Once in a hand, from the pot. This game has no flop, so that the moment is a reading.

    Scenario: Declared source of the collection
      Given an Oasis Lowball table
      Then the declared source of the collection is the pot
      And the declared taker of the collection is house dealer

    @reading:fee-without-a-flop.after-the-draw
    Scenario: Declared time of the collection: after the draw
      Given an Oasis Lowball table
      Then the declared time of the collection is after the draw

    @reading:fee-without-a-flop.never
    Scenario: Declared time of the collection: never
      Given an Oasis Lowball table
      Then the declared time of the collection is never

    @reading:fee-without-a-flop.after-the-deal
    Scenario: Declared time of the collection: after the deal
      Given an Oasis Lowball table
      Then the declared time of the collection is after the deal

    @reading:fee-without-a-flop.after-the-draw @reading:fee-counts.each-pot
    Scenario: It is taken when all have drawn, before the second betting round
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 1    | bets   | 6  |
      Then the following happens, in this order and once each
        | does             | seat | round  | amount | pot |
        | gathers the bets |      |        | 9      | 12  |
        | gives the turn   | 3    | draw   |        |     |
        | takes the fee    |      |        | 4      | 8   |
        | gives the turn   | 1    | second |        |     |

    @reading:fee-without-a-flop.after-the-deal @reading:fee-counts.each-pot
    Scenario: It is taken when the cards have been dealt, before the first betting round
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is 3-6
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
      Then the following happens, in this order and once each
        | does           | seat | round | amount | pot | to     | number |
        | deals          |      |       |        |     | seat 3 | 5      |
        | takes the fee  |      |       | 4      | 2   |        |        |
        | gives the turn | 1    | first |        |     |        |        |

    @reading:fee-without-a-flop.never
    Scenario: It is never taken, as there is no flop
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
      And everyone checks to the showdown
      Then seat 1 wins 12 from the pot
      And none of the following happens
        | does          |
        | takes the fee |

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: The winner gets the pot without it
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When everyone checks to the showdown
      Then seat 1 wins 2 from the pot

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: It is taken once in a hand, however long the betting goes on
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6
      And seats 1 and 2 have 200
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | raises | 6  |
        | first  | 1    | raises | 9  |
        | first  | 2    | raises | 12 |
        | first  | 1    | calls  | 12 |
        | second | 1    | bets   | 6  |
        | second | 2    | raises | 12 |
        | second | 1    | raises | 18 |
        | second | 2    | calls  | 18 |
      Then seat 1 wins 58 from the pot
      And each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

    @reading:all-but-one-fold.ends-the-hand @reading:fee-without-a-flop.after-the-draw
    @reading:fee-before-the-flop.none
    Scenario: A hand that ends before the draw pays none
      Given an Oasis Lowball table with the button at seat 3 and antes of 5
      And the house's table limit is 3-6
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | folds  |    |
        | first | 3    | folds  |    |
      And the round is completed
      Then none of the following happens
        | does          |
        | takes the fee |
      And each of the following happens once
        | does           | seat |
        | awards the pot | 1    |

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: A hand that ends after the draw has paid it
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | folds  |    |
        | second | 3    | folds  |    |
      And the round is completed
      Then each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario Outline: It is 4 for the pot with <players> players, too
      Given an Oasis Lowball table with the button at seat 1 and antes of 2
      And the house's table limit is 3-6
      And seats 1 to <players> have 100
      When everyone checks to the showdown
      Then each of the following happens once
        | does          | amount | pot    |
        | takes the fee | 4      | <left> |

      Examples:
        | players | left |
        | 4       | 4    |
        | 10      | 16   |

    @reading:fee-counts.each-player @reading:fee-without-a-flop.after-the-draw
    Scenario: It is 4 for each player who was dealt in
      Given an Oasis Lowball table with the button at seat 3 and antes of 5
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
      And everyone checks to the showdown
      Then seat 1 wins 12 from the pot

    @reading:fee-beyond-the-pot.nothing
    Scenario: From a pot of 3 nothing is taken
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When everyone checks to the showdown
      Then seat 1 wins 3 from the pot
      And none of the following happens
        | does          |
        | takes the fee |

    @reading:fee-beyond-the-pot.what-is-there @reading:fee-without-a-flop.after-the-draw
    Scenario: From a pot of 3 all of it is taken
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When everyone checks to the showdown
      Then seat 1 wins nothing
      And each of the following happens once
        | does          | amount |
        | takes the fee | 3      |

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: From a pot of 4 the whole fee is taken
      Given an Oasis Lowball table with the button at seat 4 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
        | seat 4 | Jc 9h 7c 6s 2d |
      When everyone checks to the showdown
      Then seat 1 wins nothing
      And each of the following happens once
        | does          | amount | pot |
        | takes the fee | 4      | 0   |

    @reading:all-but-one-fold.ends-the-hand @reading:fee-before-the-flop.due @reading:uncalled-bet.returned
    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: A hand that ends before the draw pays it all the same
      Given an Oasis Lowball table with the button at seat 3 and antes of 5
      And the house's table limit is 3-6
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | folds  |    |
        | first | 3    | folds  |    |
      And the round is completed
      Then seat 1 wins 11 from the pot

  @oasis-lowball.collection.2 @betting @play @trace
  Rule: Where one blind is required, the player to the left of the button places it
    Besides the antes, which everybody places.

    Scenario: The player to the left of the button posts it, beside the antes, and nobody else
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the house's single blind is 4
      When the cards are dealt
      Then each of the following happens once
        | does                | seat | to |
        | posts the big blind | 1    | 4  |
        | posts an ante       | 2    | 1  |
        | posts an ante       | 3    | 1  |
      And none of the following happens
        | does                  | seat |
        | posts the big blind   | 2    |
        | posts the big blind   | 3    |
        | posts the small blind | 2    |
        | posts the small blind | 3    |

    @reading:blind-beside-antes.dead @reading:all-but-one-fold.ends-the-hand @reading:fee-before-the-flop.none
    @reading:fee-without-a-flop.after-the-draw
    Scenario: It is won with the antes
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the house's single blind is 4
      When the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | folds  |    |
        | first | 3    | folds  |    |
      Then seat 1 wins 7 from the pot

    # Unlike oasis-holdem: the one blind is put in beside the antes.
    Scenario: Somebody else cannot post it, the player to the left of the button can
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the house's single blind is 4
      When seat 2 posts the big blind of 4
      Then the act is refused
      But the big blind of 4 from seat 1 is taken

    # Unlike oasis-holdem: the one blind is put in beside the antes.
    Scenario: It moves on with the button
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the house's single blind is 4
      And 1 round is played
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                | seat | button        |
        | places the button   | 1    | dealer button |
        | posts the big blind | 2    |               |

    Scenario Outline: With the button at seat <button>, seat <left> posts it
      Given an Oasis Lowball table with the button at seat <button> and antes of 1
      And the house's table limit is 3-6
      And the house's single blind is 4
      When the cards are dealt
      Then each of the following happens once
        | does                | seat   |
        | posts the big blind | <left> |

      Examples:
        | button | left |
        | 1      | 2    |
        | 2      | 3    |

    @reading:blind-beside-antes.dead
    Scenario: It counts for no call: the first player may check or bet by the limit
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the house's single blind is 4
      When the cards are dealt
      Then seat 1 may only fold, check or bet
      When seat 1 bets 3
      Then the bet of 3 is taken
      When seat 2 calls 4
      Then the call is refused
      But a call of 3 from seat 2 is taken

    @reading:blind-beside-antes.first-wager
    Scenario: It is the first wager: the others call it, or raise it by the limit
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the house's single blind is 4
      When the cards are dealt
      Then seat 1 may only fold, check or raise
      When seat 1 checks
      Then the check is taken
      When seat 2 checks
      Then the check is refused
      But a call of 4 from seat 2 is taken
      When seat 3 raises to 8
      Then the raise is refused
      But a raise to 7 from seat 3 is taken

    Scenario: The player to the left of the button cannot decline it, and can post it
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the house's single blind is 4
      And seat 1 posts an ante of 1
      When seat 1 declines to post
      Then the act is refused
      But the big blind of 4 from seat 1 is taken

    Scenario: Where the last seat has to post it, the first cannot
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6
      And the house's single blind is 4
      When seat 1 posts the big blind of 4
      Then the act is refused
      But the big blind of 4 from seat 3 is taken

    Scenario: Where the first seat has to post it, the last cannot
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the house's single blind is 4
      When seat 3 posts the big blind of 4
      Then the act is refused
      But the big blind of 4 from seat 1 is taken

  @oasis-lowball.collection.3 @collection @declaration @trace
  Rule: One option of the schedule, with its table limit and its fees, is in use at a table at a time
    From hand to hand and within a hand it is the same.

    Background:
      Given an Oasis Lowball table

    # Unlike oasis-holdem: the table limit is a choice of the house.
    Scenario: Declared options in use
      Then the declared number of schedule options in use is 1
      And the declared schedule option in use is 1

    Scenario: Declared limit in use, where limits are fixed
      Given the house's table limit is 3-6
      Then the declared table limits in use is 3 - 6

    Scenario: Every hand pays the fee of the one option
      When 6 rounds are played
      Then the house determines the rate only like this
        | total |
        | 4     |

  @oasis-lowball.collection.4 @collection @trace @declaration
  Rule: Rates and fees are determined before a hand or round is begun
    Nobody plays for a pot without knowing what will be taken from it.

    Scenario: Declared time
      Given an Oasis Lowball table
      Then the declared time of determining the rates is before the hand

    Scenario: The rate is determined before the first card of the first hand
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                | who   | to     | number |
        | determines the rate | house |        |        |
        | starts the round    |       |        |        |
        | deals               |       | seat 1 | 1      |

    @reading:rate-stands.each-hand
    Scenario Outline: The rate is determined before the first card of hand <hand>
      Given an Oasis Lowball table
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
      Given an Oasis Lowball table
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
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the house sets the collection rate to 4
      Then the act is accepted
      When the cards are dealt
      And the house sets the collection rate to 4
      Then the act is refused

    Scenario: Before a hand, too, no rate is set that the schedule does not have
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
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
    Scenario: Nor between the two betting rounds of a hand
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
      And the house sets the collection rate to 4
      Then the act is refused
      When the round is completed
      And the house sets the collection rate to 4
      Then the act is accepted

    @reading:hand-or-round.betting-round
    Scenario: Between the two betting rounds of a hand a rate may be set
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
      And the house sets the collection rate to 4
      Then the act is accepted

  @oasis-lowball.collection.5 @collection @play @declaration
  Rule: No rate is a fraction or a percentage of wagers or winnings
    The fee is the same for a small pot and a large one.

    Scenario: Declared form
      Given an Oasis Lowball table
      Then the declared form of the collection rates is flat amount

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario Outline: The fee is 4 at a table of <limit>
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is <limit>
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When the betting goes
        | round | seat | action | to    |
        | first | 1    | bets   | <bet> |
        | first | 2    | calls  | <bet> |
        | first | 3    | calls  | <bet> |
      And everyone checks to the showdown
      Then seat 1 wins <amount> from the pot

      Examples:
        | limit    | bet | amount |
        | 2-4      | 2   | 8      |
        | 3-6      | 3   | 11     |
        | 10-20    | 10  | 32     |
        | no limit | 100 | 302    |
        | no limit | 900 | 2,702  |

  @oasis-lowball.collection.6 @collection @declaration
  Rule: There may be flat fees of different rates, but at most five rates at a table
    Five are allowed, six are not.

    Scenario: Declared number of rates
      Given an Oasis Lowball table
      Then the declared number of collection rates is at most 5
      And the declared number of collection rates is at least 1

  @oasis-lowball.collection.7 @posting @declaration @attestation
  Rule: Patrons are given ample notice of the rates, the fees and how they are collected
    All three, in time. Whether the notice is ample is for a person to judge.

    Scenario: Declared notice
      Given an Oasis Lowball table
      Then the declared notice to patrons include
        | rates     |
        | fees      |
        | procedure |

  @oasis-lowball.collection.8 @posting @declaration @attestation
  Rule: The fees are posted conspicuously on every gaming table or within view of it
    No table is without. Whether the sign is conspicuous, and in view, is for a person to judge.

    Background:
      Given an Oasis Lowball table

    Scenario: Declared place
      Then the declared place of the posted collection fees is one of
        | on the table             |
        | within view of the table |

    Scenario: Declared tables without a sign
      Then the declared tables without posted collection fees is 0

  @oasis-lowball.collection.9 @collection @declaration
  Rule: The schedule states option, table limit, blinds and player fee
    Its four columns.

    Scenario: Declared columns
      Given an Oasis Lowball table
      Then the declared columns of the collection schedule include
        | schedule option |
        | table limit     |
        | blinds          |
        | player fee      |

  @oasis-lowball.collection.9.1 @collection @play @declaration
  Rule: Option 1: limit from 1 dollar up without an end, blinds of 2 and 4, fee of 4
    The only option of the schedule.

    Scenario: Declared option
      Given an Oasis Lowball table
      Then the declared collection schedule option 1 include
        | 1 - no limit |
        | 2 - 4        |
        | 4            |

    Scenario: Declared fee
      Given an Oasis Lowball table
      Then the declared amount of the collection fee is 4
      And the declared least wager is 1

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: The fee is 4
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
      And everyone checks to the showdown
      Then each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

    # Unlike oasis-holdem: the ante and the limit are the house's choice, and are said.
    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: The house sets no other rate than that of the option
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is 3-6
      When the house sets the collection rate to 5
      Then the act is refused
      When everyone checks to the showdown
      Then each of the following happens once
        | does          | amount |
        | takes the fee | 4      |
      When the house sets the collection rate to 4
      Then the act is accepted

    # Whether the only blind is called the small or the big one is left to the house, and when it is moved into the pot.
    Scenario Outline: A single blind of <blind> is posted beside the antes
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the house's single blind is <blind>
      When the cards are dealt
      Then each of the following happens once
        | does | seat | amount  |
        | acts | 1    | <blind> |

      Examples:
        | blind |
        | 4     |
        | 2     |

    Scenario: At a table without limits there is no greatest bet but a player's chips
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is no limit
      And seats 1 to 3 have 5,000
      When seat 1 bets 4,999
      Then the bet of 4,999 is taken

    Scenario: At a table without limits the least bet is 1
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is no limit
      When seat 1 bets 0.50
      Then the act is refused
      But a bet of 1 from seat 1 is taken

    Scenario Outline: At a table without limits a bet that is <large> is taken
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is no limit
      When seat 1 bets <amount>
      Then the bet of <amount> is taken

      Examples:
        | large                      | amount |
        | larger than the pot        | 10     |
        | larger than ten big blinds | 60     |
