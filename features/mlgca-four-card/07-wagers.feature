Feature: Wagers

  @mlgca-four-card.7.A @betting @play
  Rule: A wager is made with a value chip, a plaque or another approved instrument
    Nothing else on the layout is a wager, and it counts for the area on which it is put.

    Scenario Outline: A wager on <wager> in <instrument> is taken
      Given a Four Card Poker table under the MLGCA rules
      When seat 1 wagers 100 on <wager> with <instrument>
      Then the <wager> wager of 100 is taken

      Examples:
        | wager   | instrument             |
        | ante    | a value chip           |
        | ante    | a plaque               |
        | ante    | an approved instrument |
        | aces up | a value chip           |
        | aces up | a plaque               |
        | aces up | an approved instrument |

    Scenario Outline: A play wager in <instrument> is taken
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 100 on ante
      And the cards are dealt
      When seat 1 wagers 100 on play with <instrument>
      Then the play wager of 100 is taken

      Examples:
        | instrument             |
        | a value chip           |
        | a plaque               |
        | an approved instrument |

    Scenario Outline: Chips on the area of <wager> are a wager on <wager> and on nothing else
      Given a Four Card Poker table under the MLGCA rules
      When seat 1 wagers 10 on <wager>
      Then the <wager> wager of 10 is taken
      And seat 1's <other> wager stands at 0

      Examples:
        | wager   | other   |
        | ante    | aces up |
        | aces up | ante    |

    Scenario Outline: A wager on <wager> in <instrument> is refused, in chips it is taken
      Given a Four Card Poker table under the MLGCA rules
      When seat 1 wagers 100 on <wager> with <instrument>
      Then the wager is refused
      But an <wager> wager of 100 from seat 1 is taken

      Examples:
        | wager   | instrument |
        | ante    | cash       |
        | ante    | a cheque   |
        | aces up | cash       |
        | aces up | a cheque   |

    Scenario Outline: A play wager in <instrument> is refused, in chips it is taken
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 100 on ante
      And the cards are dealt
      When seat 1 wagers 100 on play with <instrument>
      Then the wager is refused
      But a play wager of 100 from seat 1 is taken

      Examples:
        | instrument |
        | cash       |
        | a cheque   |

    Scenario Outline: A <wager> wager in <instrument> is refused, in chips it is taken
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's progressive paytable is A
      And the house's six card bonus paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      When seat 1 wagers 5 on <wager> with <instrument>
      Then the wager is refused
      But a <wager> wager of 5 from seat 1 is taken

      Examples:
        | wager          | instrument |
        | progressive    | cash       |
        | progressive    | a cheque   |
        | six card bonus | cash       |
        | six card bonus | a cheque   |

    @reading:side-wager-instrument.any-instrument
    Scenario Outline: A plaque is good for a <wager> wager as for any other
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's progressive paytable is A
      And the house's six card bonus paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      When seat 1 wagers 5 on <wager> with a plaque
      Then the <wager> wager of 5 is taken

      Examples:
        | wager          |
        | progressive    |
        | six card bonus |

    @reading:aces-up-required.optional
    Scenario: What was wagered in one round is no wager in the next
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante
      And seat 1 wagers 20 on aces up
      And the round is completed
      When seat 1 wagers 25 on ante
      Then the ante wager of 25 is taken
      And seat 1's aces up wager stands at 0
      When the round is completed
      Then none of the following happens
        | does    | seat | wager   |
        | settles | 1    | aces up |

    @reading:aces-up-required.optional
    Scenario: What was returned after a void round is no wager in the next
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante
      And seat 1 wagers 20 on aces up
      And seat 1 is going to be dealt 4 cards by mistake
      And the round is completed
      When seat 1 wagers 25 on ante
      Then the ante wager of 25 is taken
      And seat 1's aces up wager stands at 0
      When the round is completed
      Then none of the following happens
        | does    | seat | wager   |
        | settles | 1    | aces up |

  @mlgca-four-card.7.B @betting @play
  Rule: Only who sits at the table may wager
    Somebody standing behind the chairs, or a player who has got up, is not in the game.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: Somebody who is not seated may not wager, who sits there may
      When somebody who is not seated wagers 10 on ante at seat 1
      Then the wager is refused
      But an ante wager of 10 from seat 1 is taken

    Scenario: Somebody who is not seated may not wager on aces up either
      When somebody who is not seated wagers 10 on aces up at seat 3
      Then the wager is refused
      But an aces up wager of 10 from seat 3 is taken

    Scenario: Nobody wagers from behind the chairs on a hand that another player holds
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When somebody who is not seated wagers 10 on play at seat 1
      Then the wager is refused
      But a play wager of 10 from seat 1 is taken

    Scenario Outline: Nobody makes a <wager> wager from behind the chairs for a player who sits there
      Given the house's way of dealing is automated shoe or shuffler
      And the house's <wager> paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      When somebody who is not seated wagers 5 on <wager> at seat 1
      Then the wager is refused
      But a <wager> wager of 5 from seat 1 is taken

      Examples:
        | wager          |
        | progressive    |
        | six card bonus |

    Scenario: Who has left the table may wager again only after sitting down
      Given seat 1 wagers 10 on ante
      And the round is completed
      And the house goes on
      When seat 1 leaves the table
      And seat 1 wagers 10 on ante
      Then the wager is refused
      When seat 1 sits down
      Then an ante wager of 10 from seat 1 is taken

    Scenario: Who left during a round may wager in the next one after sitting down
      Given the house's treatment of abandoned wagers is loses
      And seats 1 and 2 wager 10 on ante
      And the cards are dealt
      And seat 1 leaves the table
      And the round is completed
      When seat 1 wagers 10 on ante
      Then the wager is refused
      When seat 1 sits down
      Then an ante wager of 10 from seat 1 is taken

  @mlgca-four-card.7.B.1 @conduct @play
  Rule: A player with cards stays seated until the round is completed
    Having wagered and received cards, a player does not get up, whatever was decided about the hand.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    @reading:rising.not-leaving
    Scenario: With cards a player may not stand up, after the round the player may
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 stands up and stays at the table
      Then the act is refused
      But a play wager of 10 from seat 1 is taken
      When the round is completed
      And seat 1 stands up and stays at the table
      Then the act is accepted

    @reading:rising.not-leaving
    Scenario: A player who folded stays seated, too, until the others are settled
      Given seats 1 and 2 wager 10 on ante
      And seat 1 folds
      When seat 1 stands up and stays at the table
      Then the act is refused
      When the round is completed
      And seat 1 stands up and stays at the table
      Then the act is accepted

    @reading:rising.not-leaving
    Scenario: A player who has played stays seated, too, while another decides
      Given seats 1 and 2 wager 10 on ante
      And seat 1 plays for 10
      When seat 1 stands up and stays at the table
      Then the act is refused
      When the round is completed
      And seat 1 stands up and stays at the table
      Then the act is accepted

    @reading:rising.not-leaving
    Scenario: A player with aces up alone stays seated, too, although there is nothing to decide
      Given seat 1 wagers 10 on aces up
      And seat 2 wagers 10 on ante
      And seat 2 wagers 10 on aces up
      And the cards are dealt
      When seat 1 stands up and stays at the table
      Then the act is refused
      When the round is completed
      And seat 1 stands up and stays at the table
      Then the act is accepted

    @reading:rising.not-leaving
    Scenario: When all have decided the players still stay seated, until the round is over
      Given seats 1 and 2 wager 10 on ante
      And seat 1 plays for 10
      And seat 2 plays for 10
      When the house goes on until the dealer turns up
      And seat 1 stands up and stays at the table
      Then the act is refused
      When the round is completed
      And seat 1 stands up and stays at the table
      Then the act is accepted

    @reading:rising.not-leaving
    Scenario: Before the cards a player may stand up, and does not wager while standing
      Given seat 1 wagers 10 on ante
      When seat 1 stands up and stays at the table
      Then the act is accepted
      And an aces up wager of 10 from seat 1 is refused
      When seat 1 sits down
      Then an aces up wager of 10 from seat 1 is taken
      When the cards are dealt
      And seat 1 stands up and stays at the table
      Then the act is refused

    @reading:rising.not-leaving
    Scenario: In a second round, too, a player with cards stays seated
      Given seat 1 wagers 10 on ante
      And the round is completed
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 stands up and stays at the table
      Then the act is refused
      When the round is completed
      And seat 1 stands up and stays at the table
      Then the act is accepted

    @reading:rising.not-leaving
    Scenario: A player whose cards lie at a neighbouring box stays seated, too
      Given the house's number of adjacent boxes is 2
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      And the cards are dealt
      When seat 3 stands up and stays at the table
      Then the act is refused
      When the round is completed
      And seat 3 stands up and stays at the table
      Then the act is accepted

  @mlgca-four-card.7.B.2 @discretion @play
  Rule: The wagers of a player who leaves during a round may be treated as lost
    The house may consider them abandoned; which way it goes is said beforehand.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: Before deciding, a player with the better hand leaves and loses the ante
      Given the house's treatment of abandoned wagers is loses
      And seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad Ac 7h 2d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      And the cards are dealt
      When seat 1 leaves the table
      And the round is completed
      Then seat 1's ante is abandoned
      And seat 1 gets no ante bonus
      And the declared treatment of abandoned wagers is lost

    Scenario: A player who played and leaves loses the play wager as well
      Given the house's treatment of abandoned wagers is loses
      And seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad Ac 7h 2d    |
        | seat 2 | Kd Kc 7c 4h 2s    |
        | dealer | Qh Jc 9s 8d 5s 3c |
      And seat 1 plays for 30
      When seat 1 leaves the table
      And the round is completed
      Then the results are
        | seat | ante         | play         |
        | 1    | is abandoned | is abandoned |
        | 2    | wins 10      | wins 10      |
      And seat 1 gets no ante bonus

    Scenario: Where the house lets them stand, a player who played and left is paid
      Given the house's treatment of abandoned wagers is stays
      And seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad 9c 7h 2d    |
        | dealer | Qh Jc 9s 8d 5s 3c |
      And seat 1 plays for 30
      When seat 1 leaves the table
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 30
      And the declared treatment of abandoned wagers is left standing

    Scenario: Where the house lets them stand, who has left without playing forfeits the ante and no more
      Given the house's treatment of abandoned wagers is stays
      And seats 1 and 2 wager 10 on ante
      And seat 1 wagers 20 on aces up
      And the cards fall as
        | seat 1 | As Ad 9c 7h 2d    |
        | dealer | Qh Jc 9s 8d 5s 3c |
      And the cards are dealt
      When seat 1 leaves the table
      And the round is completed
      Then seat 1's ante is forfeited
      And seat 1's aces up wins 20

    @reading:abandoned-wagers.every-wager
    Scenario: Aces up is lost, too, with a hand that it would have paid
      Given the house's treatment of abandoned wagers is loses
      And seats 1 and 2 wager 10 on ante
      And seat 1 wagers 20 on aces up
      And the cards fall as
        | seat 1 | As Ad 9c 7h 2d    |
        | dealer | Qh Jc 9s 8d 5s 3c |
      And the cards are dealt
      When seat 1 leaves the table
      And the round is completed
      Then seat 1's ante is abandoned
      And seat 1's aces up is abandoned

    @reading:abandoned-wagers.as-after-a-fold
    Scenario: Aces up is settled although the player has left
      Given the house's treatment of abandoned wagers is loses
      And seats 1 and 2 wager 10 on ante
      And seat 1 wagers 20 on aces up
      And the cards fall as
        | seat 1 | As Ad 9c 7h 2d    |
        | dealer | Qh Jc 9s 8d 5s 3c |
      And the cards are dealt
      When seat 1 leaves the table
      And the round is completed
      Then seat 1's ante is abandoned
      And seat 1's aces up wins 20

    @reading:abandoned-wagers.every-wager
    Scenario: The six card bonus is lost, too, with a hand that it would have paid
      Given the house's way of dealing is automated shoe or shuffler
      And the house's treatment of abandoned wagers is loses
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
        | 2    | 10   |         |                |
      And the cards fall as
        | bonus box | Ah                |
        | seat 1    | As Ad 9c 7h 2d    |
        | dealer    | Qh Jc 9s 8d 5s 3c |
      And the cards are dealt
      When seat 1 leaves the table
      And the round is completed
      Then seat 1's ante is abandoned
      And seat 1's six card bonus is abandoned

    @reading:abandoned-wagers.as-after-a-fold
    Scenario: The six card bonus is settled although the player has left
      Given the house's way of dealing is automated shoe or shuffler
      And the house's treatment of abandoned wagers is loses
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
        | 2    | 10   |         |                |
      And the cards fall as
        | bonus box | Ah                |
        | seat 1    | As Ad 9c 7h 2d    |
        | dealer    | Qh Jc 9s 8d 5s 3c |
      And the cards are dealt
      When seat 1 leaves the table
      And the round is completed
      Then seat 1's ante is abandoned
      And seat 1's six card bonus wins 25

    @reading:abandoned-wagers.every-wager
    Scenario: Who has left gets no envy bonus
      Given the house's treatment of abandoned wagers is loses
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 2 | 9s 9d 9c 9h 3d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      And the cards are dealt
      When seat 1 leaves the table
      And the round is completed
      Then seat 1's progressive is abandoned
      And seat 1 gets no envy bonus

    @reading:abandoned-wagers.as-after-a-fold
    Scenario: Who has left keeps the envy bonus as after a fold
      Given the house's treatment of abandoned wagers is loses
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 2 | 9s 9d 9c 9h 3d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      And the cards are dealt
      When seat 1 leaves the table
      And the round is completed
      Then seat 1's progressive is abandoned
      And seat 1 gets an envy bonus of 10 for seat 2's hand

    @reading:leaving-before-the-cards.abandoned
    Scenario: Who leaves before the cards and leaves the chips loses them, too
      Given the house's treatment of abandoned wagers is loses
      And seats 1 and 2 wager 10 on ante
      And seat 1 makes no other wager
      When seat 1 leaves the table
      And the round is completed
      Then seat 1's ante is abandoned
      And seat 1 has no cards

    @reading:leaving-before-the-cards.taken-back
    Scenario: Who leaves before no more bets is announced loses nothing, who leaves after it does
      Given the house's treatment of abandoned wagers is loses
      And seats 1, 2 and 3 wager 10 on ante
      When seat 1 leaves the table
      Then seat 1's ante wager stands at 0
      When the bets are closed
      And seat 2 leaves the table
      And the round is completed
      Then seat 1 has no cards
      And none of the following happens
        | does    | seat | wager | result    |
        | settles | 1    | ante  | loses     |
        | settles | 1    | ante  | forfeited |
        | settles | 1    | ante  | abandoned |
      And seat 2's ante is abandoned

    @reading:rising.leaving
    Scenario: Standing up with cards is leaving
      Given the house's treatment of abandoned wagers is loses
      And seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 stands up and stays at the table
      And the round is completed
      Then seat 1's ante is abandoned

    Scenario: Who leaves with two boxes loses the wagers on both
      Given the house's treatment of abandoned wagers is loses
      And the house's number of adjacent boxes is 2
      And seats 1 and 3 wager 10 on ante
      And the player at seat 1 wagers 20 on ante at the box of seat 2
      And the cards fall as
        | seat 1 | As Ad Ac 7h 2d    |
        | seat 2 | Ts Td Tc 6h 2c    |
        | dealer | Kh Qc Js 8d 5s 3c |
      And seat 1 plays for 10
      And seat 2 plays for 60
      When seat 1 leaves the table
      And the round is completed
      Then the results are
        | seat | ante         | play         |
        | 1    | is abandoned | is abandoned |
        | 2    | is abandoned | is abandoned |

    Scenario: In a second round the house treats abandoned wagers as in the first
      Given the house's treatment of abandoned wagers is loses
      And seats 1 and 2 wager 10 on ante
      And the round is completed
      And seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad Ac 7h 2d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      And seat 1 plays for 10
      When seat 1 leaves the table
      And the round is completed
      Then seat 1's ante is abandoned
      And seat 1's play is abandoned

  @mlgca-four-card.7.C @betting @play @trace
  Rule: Every wager but the play wager is placed before no more bets is announced
    The announcement closes the ante, aces up and all optional wagers for the round.

    Scenario: A first ante after no more bets is refused, an aces up wager before it is taken
      Given a Four Card Poker table under the MLGCA rules
      And the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 10      |
      When seat 2 wagers 5 on aces up
      Then the aces up wager of 5 is taken
      When the bets are closed
      And seat 2 wagers 5 on ante
      Then the wager is refused

    @reading:aces-up-deadline.announcement
    Scenario: Aces up is closed with the others, and an ante before it is taken
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante
      And seat 2 makes no other wager
      When seat 2 wagers 5 on ante
      Then the ante wager of 5 is taken
      When the bets are closed
      And seat 2 wagers 5 on aces up
      Then the wager is refused

    Scenario: The six card bonus is closed with the others, and a wager before it is taken
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 10      |
        | 2    | 10   | 10      |
      When seat 1 wagers 5 on six card bonus
      Then the six card bonus wager of 5 is taken
      When the bets are closed
      And seat 2 wagers 5 on six card bonus
      Then the wager is refused

    @reading:lock-out-timing.from-announcement
    Scenario: The progressive wager is closed with the others, and a wager before it is taken
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And seats 1 and 2 wager 10 on ante
      When seat 1 wagers 5 on progressive
      Then the progressive wager of 5 is taken
      When the bets are closed
      And seat 2 wagers 5 on progressive
      Then the wager is refused

    Scenario: A newcomer is too late after no more bets, and in time for the next round
      Given a Four Card Poker table under the MLGCA rules
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When the bets are closed
      And seat 2 wagers 10 on ante
      Then the wager is refused
      When the round is completed
      Then an ante wager of 10 from seat 2 is taken

    Scenario: The play wager comes after the announcement
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante
      And the bets are closed
      And the cards are dealt
      When seat 1 plays for 10
      Then the play wager of 10 is taken
      But an aces up wager of 10 from seat 1 is refused

    @reading:aces-up-deadline.announcement @reading:lock-out-timing.from-announcement
    Scenario: In no round is a wager taken after the announcement, the play wager excepted
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      When 1 round is played
      And seats 1 and 2 wager 10 on ante
      And the bets are closed
      And seat 3 wagers 10 on ante
      And seat 2 wagers 10 on aces up
      And seat 2 wagers 1 on progressive
      And the round is completed
      Then once the dealer announces, none of the following happens in the round
        | does            | wager       |
        | takes the wager | ante        |
        | takes the wager | aces up     |
        | takes the wager | progressive |
      And each of the following happens once
        | does            | seat | wager |
        | takes the wager | 2    | play  |

    @reading:aces-up-deadline.announcement
    Scenario: Between the announcement and the first card aces up is refused
      Given a Four Card Poker table under the MLGCA rules
      And seats 1 and 2 wager 10 on ante
      And seat 1 wagers 10 on aces up
      And the bets are closed
      When seat 2 wagers 10 on aces up
      Then the wager is refused
      When the round is completed
      Then an aces up wager of 10 from seat 2 is taken

    Scenario: After a void round the bets are open, and closed again with the announcement
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 is going to be dealt 4 cards by mistake
      And the round is completed
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When seat 1 wagers 1 on progressive
      Then the progressive wager of 1 is taken
      When the bets are closed
      And seat 2 wagers 10 on ante
      Then the wager is refused

  @mlgca-four-card.7.D @betting @play @trace
  Rule: After no more bets no wager is made, increased or withdrawn
    Only what the chapter on completing a round provides for happens to the wagers then.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: Chips are added before no more bets and not after
      Given seat 1 wagers 10 on ante
      When seat 1 wagers 5 on ante
      Then the ante wager of 15 is taken
      When the bets are closed
      And seat 1 wagers 5 on ante
      Then the wager is refused
      And seat 1's ante wager stands at 15

    Scenario: A wager is made larger before no more bets and not after
      Given seat 1 wagers 10 on aces up
      When seat 1 changes the aces up wager to 15
      Then the change is accepted
      And seat 1's aces up wager stands at 15
      When the bets are closed
      And seat 1 changes the aces up wager to 20
      Then the change is refused
      And seat 1's aces up wager stands at 15

    Scenario: A wager is taken back before no more bets and not after
      Given seats 1 and 2 wager 10 on ante
      And seat 1 wagers 10 on aces up
      When seat 1 takes the aces up wager back
      Then the withdrawal is accepted
      And each of the following happens once
        | does                 | seat | wager   | amount |
        | takes the wager back | 1    | aces up | 10     |
      When the bets are closed
      And seat 2 takes the ante wager back
      Then the withdrawal is refused
      And seat 2's ante wager stands at 10

    Scenario Outline: A wager on <wager> is not taken back after no more bets, an aces up wager before it is
      Given the house's way of dealing is automated shoe or shuffler
      And the house's progressive paytable is A
      And the house's six card bonus paytable is A
      And seats 1, 2 and 3 wager 10 on ante
      And seats 1, 2 and 3 wager 10 on aces up
      And seat 3 wagers 5 on progressive
      And seat 3 wagers 5 on six card bonus
      When seat 1 takes the aces up wager back
      Then the withdrawal is accepted
      When the bets are closed
      And seat <seat> takes the <wager> wager back
      Then the withdrawal is refused
      And seat <seat>'s <wager> wager stands at <amount>

      Examples:
        | wager          | seat | amount |
        | aces up        | 2    | 10     |
        | progressive    | 3    | 5      |
        | six card bonus | 3    | 5      |

    Scenario: Chips are added to the six card bonus before no more bets and not after
      Given the house's way of dealing is automated shoe or shuffler
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      When seat 1 wagers 5 on six card bonus
      Then the six card bonus wager of 10 is taken
      When the bets are closed
      And seat 1 wagers 5 on six card bonus
      Then the wager is refused
      And seat 1's six card bonus wager stands at 10

    Scenario: Nothing is taken back with the cards in hand, before the cards it is
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      And seat 2 wagers 10 on ante
      When seat 2 takes the ante wager back
      Then the withdrawal is accepted
      When the cards are dealt
      And seat 1 takes the ante wager back
      Then the withdrawal is refused
      And seat 1's ante wager stands at 10

    Scenario: A play wager is not taken back, an aces up wager before no more bets is
      Given seats 1 and 2 wager 10 on ante
      And seats 1 and 3 wager 10 on aces up
      When seat 1 takes the aces up wager back
      Then the withdrawal is accepted
      When seat 1 plays for 20
      And seat 1 takes the play wager back
      Then the withdrawal is refused
      And seat 1's play wager stands at 20

    @reading:unnamed-changes.barred
    Scenario: In no round does a wager change after the announcement, and before it does
      When 1 round is played
      And seats 1 and 2 wager 10 on ante
      And seat 1 changes the ante wager to 20
      And the bets are closed
      And seat 1 changes the ante wager to 30
      And seat 2 takes the ante wager back
      And the round is completed
      Then once the dealer announces, none of the following happens in the round
        | does                 | wager |
        | takes the wager      | ante  |
        | takes the wager back | ante  |
      And each of the following happens once
        | does            | seat | wager | amount |
        | takes the wager | 1    | ante  | 20     |

    @reading:unnamed-changes.barred
    Scenario: After no more bets a wager is not made smaller, before it is
      Given seat 1 wagers 20 on ante
      When seat 1 changes the ante wager to 15
      Then the change is accepted
      And seat 1's ante wager stands at 15
      When the bets are closed
      And seat 1 changes the ante wager to 10
      Then the change is refused
      And seat 1's ante wager stands at 15

    @reading:unnamed-changes.barred
    Scenario Outline: A play wager is final when it is placed, an ante is not yet
      Given seats 1 and 2 wager 10 on ante
      When seat 2 changes the ante wager to 20
      Then the change is accepted
      When seat 1 plays for 20
      And seat 1 changes the play wager to <amount>
      Then the change is refused
      And seat 1's play wager stands at 20

      Examples:
        | amount |
        | 10     |
        | 30     |

    @reading:unnamed-changes.until-revealed
    Scenario: A wager may be made smaller until the dealer's cards are turned up
      Given seat 1 wagers 20 on ante
      And the bets are closed
      When seat 1 changes the ante wager to 10
      Then the change is accepted
      And seat 1's ante wager stands at 10

    @reading:unnamed-changes.until-revealed
    Scenario: When the dealer's cards are turned up, a play wager stays as it is
      Given seats 1 and 2 wager 10 on ante
      And seat 1 plays for 20
      When seat 1 changes the play wager to 30
      Then the change is accepted
      When seat 2 plays for 10
      And the house goes on until the dealer turns up
      And seat 1 changes the play wager to 20
      Then the change is refused
      And seat 1's play wager stands at 30

    @reading:unnamed-changes.until-revealed
    Scenario: A play wager may be changed within its limits until the dealer's cards are turned up
      Given seats 1 and 2 wager 10 on ante
      And seat 1 plays for 20
      When seat 1 changes the play wager to 30.01
      Then the change is refused
      When seat 1 changes the play wager to 30
      Then the change is accepted
      And seat 1's play wager stands at 30

    @reading:aces-up-deadline.announcement
    Scenario: Chips are added to aces up before no more bets and not after
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      When seat 1 wagers 5 on aces up
      Then the aces up wager of 15 is taken
      When the bets are closed
      And seat 1 wagers 5 on aces up
      Then the wager is refused
      And seat 1's aces up wager stands at 15

    Scenario: What stood when the bets were closed is what the player plays for
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Ks Kd 9c 7h 2d    |
        | dealer | Qh Qc Js 8d 5s 3c |
      When seat 1 changes the ante wager to 20
      Then the change is accepted
      When the bets are closed
      And seat 1 wagers 5 on ante
      Then the wager is refused
      When seat 1 plays for 60
      Then the play wager of 60 is taken
      When the round is completed
      Then seat 1's ante wins 20
      And seat 1's play wins 60

    Scenario: Who has taken everything back has neither cards nor anything at stake
      Given seats 1 and 2 wager 10 on ante
      When seat 1 takes the ante wager back
      Then the withdrawal is accepted
      When the round is completed
      Then seat 1 has no cards
      And none of the following happens
        | does    | seat | wager |
        | settles | 1    | ante  |

    @reading:unnamed-changes.barred
    Scenario: No second play wager is put beside the first
      Given seats 1 and 2 wager 10 on ante
      When seat 1 plays for 10
      Then the play wager of 10 is taken
      When seat 1 wagers 20 on play
      Then the wager is refused
      And seat 1's play wager stands at 10

    Scenario: A progressive wager, too, is taken back before no more bets and not after
      Given the house's progressive paytable is A
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 5 on progressive
      When seat 1 takes the progressive wager back
      Then the withdrawal is accepted
      And each of the following happens once
        | does                 | seat | wager       | amount |
        | takes the wager back | 1    | progressive | 5      |
      When the bets are closed
      And seat 2 takes the progressive wager back
      Then the withdrawal is refused

    Scenario: A six card bonus wager, too, is taken back before no more bets and not after
      Given the house's way of dealing is automated shoe
      And the house's six card bonus paytable is A
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 10 on aces up
      And seats 1 and 2 wager 5 on six card bonus
      When seat 1 takes the six card bonus wager back
      Then the withdrawal is accepted
      And each of the following happens once
        | does                 | seat | wager          | amount |
        | takes the wager back | 1    | six card bonus | 5      |
      When the bets are closed
      And seat 2 takes the six card bonus wager back
      Then the withdrawal is refused
      And seat 2's six card bonus wager stands at 5

  @mlgca-four-card.7.E @betting @play @declaration
  Rule: The wagers of the game are ante, play, aces up, and where offered progressive and six card bonus
    No other wager is taken at the table.

    Scenario: A wager of another game is refused, an ante is taken
      Given a Four Card Poker table under the MLGCA rules
      When seat 1 wagers 10 on pair plus
      Then the wager is refused
      But an ante wager of 10 from seat 1 is taken

    Scenario: Without the optional wagers there are three
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is none
      And the house's six card bonus paytable is none
      Then the declared wagers offered is ante, play, aces up

    Scenario: With the optional wagers there are five
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's progressive paytable is A
      And the house's six card bonus paytable is A
      Then the declared wagers offered is ante, play, aces up, progressive, six card bonus

    Scenario: Each of the five is taken, a sixth is not
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's progressive paytable is A
      And the house's six card bonus paytable is A
      When seat 1 wagers 10 on pair plus
      Then the wager is refused
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When seat 1 wagers 10 on aces up
      Then the aces up wager of 10 is taken
      When seat 1 wagers 1 on progressive
      Then the progressive wager of 1 is taken
      When seat 1 wagers 10 on six card bonus
      Then the six card bonus wager of 10 is taken
      When seat 1 plays for 10
      Then the play wager of 10 is taken

  @mlgca-four-card.7.E.1 @betting @play
  Rule: With an ante, then a play wager of one to three times the ante, a player competes with the dealer alone
    No aces up wager is needed.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: A player with an ante alone plays and is settled against the dealer
      Given the cards fall as
        | seat 1 | Ks Kd 9c 7h 2d    |
        | dealer | Qh Qc Js 8d 5s 3c |
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When seat 1 plays for 30
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 30

    Scenario: An ante with cents is taken once and whole
      When seat 1 wagers 12.50 on ante
      Then the ante wager of 12.50 is taken
      And each of the following happens once
        | does            | seat | wager | amount |
        | takes the wager | 1    | ante  | 12.50  |

    Scenario Outline: On an ante of 15 a play wager of <amount> is taken
      Given seat 1 wagers 15 on ante
      When seat 1 plays for <amount>
      Then the play wager of <amount> is taken

      Examples:
        | amount |
        | 15     |
        | 30     |
        | 45     |

    Scenario Outline: On an ante of 15 a play wager of <amount> is refused, one of <lawful> is taken
      Given seat 1 wagers 15 on ante
      When seat 1 plays for <amount>
      Then the wager is refused
      But a play wager of <lawful> from seat 1 is taken

      Examples:
        | amount | lawful |
        | 14.99  | 15     |
        | 45.01  | 45     |

    Scenario: Without an ante there is no play wager, with one there is
      Given seats 1 and 2 wager 10 on aces up
      And seat 2 wagers 10 on ante
      And the cards are dealt
      When seat 1 wagers 10 on play
      Then the wager is refused
      But a play wager of 10 from seat 2 is taken

    @reading:play-amount.any-amount
    Scenario: On an ante of 15 a play wager of 20 is taken
      Given seat 1 wagers 15 on ante
      When seat 1 plays for 20
      Then the play wager of 20 is taken

    @reading:play-amount.whole-multiples
    Scenario: On an ante of 15 a play wager of 20 is refused, one of 30 is taken
      Given seat 1 wagers 15 on ante
      When seat 1 plays for 20
      Then the wager is refused
      But a play wager of 30 from seat 1 is taken

    Scenario Outline: On an ante of 12.50 a play wager of <amount> is refused, one of <lawful> is taken
      Given seat 1 wagers 12.50 on ante
      When seat 1 plays for <amount>
      Then the wager is refused
      But a play wager of <lawful> from seat 1 is taken

      Examples:
        | amount | lawful |
        | 12.49  | 12.50  |
        | 37.51  | 37.50  |

    Scenario: On an ante of 50 a play wager of 150 is taken
      Given seat 1 wagers 50 on ante
      When seat 1 plays for 150
      Then the play wager of 150 is taken

    Scenario Outline: After an ante of <first> in another round, <amount> on an ante of <ante> is refused and <lawful> taken
      Given seat 1 wagers <first> on ante
      And the round is completed
      When seat 1 wagers <ante> on ante
      Then the ante wager of <ante> is taken
      When seat 1 plays for <amount>
      Then the wager is refused
      But a play wager of <lawful> from seat 1 is taken

      Examples:
        | first | ante | amount | lawful |
        | 20    | 10   | 30.01  | 10     |
        | 10    | 20   | 19.99  | 60     |

  @mlgca-four-card.7.E.2 @betting @play
  Rule: With an aces up wager alone a player competes with the posted paytable
    Such a player is dealt a hand, decides nothing, and is settled by the paytable.

    Scenario Outline: A player with aces up alone is dealt in and settled
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is A
      And the cards fall as
        | seat 1 | <cards>           |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When seat 1 wagers 10 on aces up
      Then the aces up wager of 10 is taken
      When the cards are dealt
      Then seat 1 has 5 cards
      And none of the following happens
        | who    | does | seat |
        | dealer | asks | 1    |
      When the round is completed
      Then seat 1's aces up <result>

      Examples:
        | cards          | result  |
        | As Ad 9c 7h 2d | wins 10 |
        | Qs Qd 9c 7h 2d | loses   |

  @mlgca-four-card.7.E.3 @betting @play
  Rule: With an ante and an aces up wager a player competes with both
    Each of the two is settled by itself.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario Outline: <first> first, then <second>, in different amounts
      Given seat 1 wagers 10 on <first>
      When seat 1 wagers 25 on <second>
      Then the <second> wager of 25 is taken
      And seat 1's <first> wager stands at 10

      Examples:
        | first   | second  |
        | ante    | aces up |
        | aces up | ante    |

    Scenario: The ante loses to the dealer and aces up is paid
      Given the house's aces up paytable is A
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad 9c 7h 2d    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When seat 1 wagers 10 on aces up
      Then the aces up wager of 10 is taken
      When seat 1 plays for 10
      And the round is completed
      Then the results are
        | seat | ante  | play  | aces up |
        | 1    | loses | loses | wins 10 |

    Scenario: The ante wins against the dealer and aces up loses
      Given the house's aces up paytable is A
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Ks Kd 9c 7h 2d    |
        | dealer | Qh Qc Js 8d 5s 3c |
      When seat 1 wagers 20 on aces up
      Then the aces up wager of 20 is taken
      When seat 1 plays for 10
      And the round is completed
      Then the results are
        | seat | ante    | play    | aces up |
        | 1    | wins 10 | wins 10 | loses   |

  @mlgca-four-card.7.E.4 @betting @play @declaration
  Rule: A progressive wager may be offered where the Rules Submission says so
    It is a wager in addition, that the player will get a progressive payout hand.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: Where it is not offered it is refused, an ante is taken
      Given the house's progressive paytable is none
      And seat 1 wagers 10 on ante
      When seat 1 wagers 1 on progressive
      Then the wager is refused
      But an ante wager of 10 from seat 2 is taken
      And the declared offer of the progressive wager is no

    Scenario: Where it is offered it is taken
      Given the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      When seat 1 wagers 1 on progressive
      Then the progressive wager of 1 is taken
      And the declared offer of the progressive wager is yes

    @reading:progressive-amount.one-or-five
    Scenario Outline: A progressive wager of <amount> is refused, one of <lawful> is taken
      Given the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      When seat 1 wagers <amount> on progressive
      Then the wager is refused
      But a progressive wager of <lawful> from seat 1 is taken

      Examples:
        | amount | lawful |
        | 0.50   | 1      |
        | 2      | 1      |
        | 4      | 5      |
        | 10     | 5      |

    @reading:progressive-amount.one-or-five
    Scenario: A progressive wager that stands cannot become one of 20
      Given the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 5 on progressive
      When seat 1 changes the progressive wager to 20
      Then the change is refused
      When seat 1 changes the ante wager to 20
      Then the change is accepted

    @reading:progressive-amount.any-amount
    Scenario: A progressive wager of 2 is taken
      Given the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      When seat 1 wagers 2 on progressive
      Then the progressive wager of 2 is taken

  @mlgca-four-card.7.E.4.a @betting @play
  Rule: A progressive wager is a value chip put on the player's device after an ante or an aces up wager
    Either of the two is enough; without one of them there is no progressive wager.

    Scenario Outline: Without another wager it is refused, after <wager> it is taken
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      When seat 1 wagers 1 on progressive
      Then the wager is refused
      When seat 1 wagers 10 on <wager>
      Then the <wager> wager of 10 is taken
      And a progressive wager of 1 from seat 1 is taken

      Examples:
        | wager   |
        | ante    |
        | aces up |

    Scenario: After both it is taken
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      When seat 1 wagers 5 on progressive
      Then the progressive wager of 5 is taken

    Scenario: Another player's ante does not help
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And seat 2 wagers 10 on ante
      When seat 1 wagers 1 on progressive
      Then the wager is refused
      But a progressive wager of 1 from seat 2 is taken

    @reading:progressive-amount.one-or-five
    Scenario: A second chip on the same device is refused, one on another player's device is taken
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And seats 1 and 2 wager 10 on ante
      And seat 1 wagers 1 on progressive
      When seat 1 wagers 1 on progressive
      Then the wager is refused
      And seat 1's progressive wager stands at 1
      But a progressive wager of 1 from seat 2 is taken

    @reading:side-wager-instrument.chips-only
    Scenario Outline: In <instrument> it is refused, as a chip it is taken
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      When seat 1 wagers 5 on progressive with <instrument>
      Then the wager is refused
      But a progressive wager of 5 from seat 1 is taken

      Examples:
        | instrument             |
        | a plaque               |
        | an approved instrument |

    Scenario: Who was refused a progressive wager and makes no other is not in the round
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      When seat 2 wagers 1 on progressive
      Then the wager is refused
      But a progressive wager of 1 from seat 1 is taken
      When the cards are dealt
      Then seat 2 has no cards
      And seat 1 has 5 cards

    Scenario: After all other wagers it is taken
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's progressive paytable is A
      And the house's six card bonus paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      And seat 1 wagers 10 on six card bonus
      When seat 1 wagers 5 on progressive
      Then the progressive wager of 5 is taken

  @mlgca-four-card.7.E.4.b @conduct @play
  Rule: It is for the player to see that the progressive wager was accepted
    A chip that the device does not acknowledge is no wager, whatever the hand turns out to be.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A

    @reading:progressive-stake.kept
    Scenario: A chip that was acknowledged is a wager and is paid
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | 9s 9d 9c 7h 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 wagers 1 on progressive
      Then the progressive wager of 1 is taken
      When the round is completed
      Then seat 1's progressive wins 9 and the stake is kept

    @reading:unrecognised-chip.returned
    Scenario: A chip that was not acknowledged is not paid and goes back
      Given seats 1 and 2 wager 10 on ante
      And seat 2 wagers 1 on progressive
      And the wagering device at seat 1 is not going to recognise the next chip
      And the cards fall as
        | seat 1 | 9s 9d 9c 7h 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 wagers 1 on progressive
      And the round is completed
      Then none of the following happens
        | who                | does            | seat | wager       |
        | progressive system | acknowledges    | 1    | progressive |
        |                    | takes the wager | 1    | progressive |
        |                    | settles         | 1    | progressive |
      And each of the following happens once
        | who    | does          | seat | wager       |
        | dealer | returns chips | 1    | progressive |

    @reading:unrecognised-chip.lost
    Scenario: A chip that was not acknowledged is not paid and is lost
      Given seats 1 and 2 wager 10 on ante
      And seat 2 wagers 1 on progressive
      And the wagering device at seat 1 is not going to recognise the next chip
      And the cards fall as
        | seat 1 | 9s 9d 9c 7h 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 wagers 1 on progressive
      And the round is completed
      Then none of the following happens
        | who                | does          | seat | wager       |
        | progressive system | acknowledges  | 1    | progressive |
        | dealer             | returns chips | 1    | progressive |
      And seat 1's progressive loses

    @reading:progressive-stake.kept
    Scenario: A player who has noticed puts the chip down again, and it is a wager
      Given seat 1 wagers 10 on ante
      And the wagering device at seat 1 is not going to recognise the next chip
      And the cards fall as
        | seat 1 | 9s 9d 9c 7h 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 wagers 1 on progressive
      Then a progressive wager of 1 from seat 1 is taken
      And each of the following happens once
        | does            | seat | wager       |
        | takes the wager | 1    | progressive |
      When the round is completed
      Then seat 1's progressive wins 9 and the stake is kept
      And none of the following happens
        | who    | does          | seat | wager       |
        | dealer | returns chips | 1    | progressive |

  @mlgca-four-card.7.E.5 @betting @play @declaration
  Rule: A six card bonus wager may be offered where the Rules Submission says so
    It is a wager in addition, that the bonus card and the player's five cards make three of a kind or better.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler

    Scenario: Where it is not offered the bonus is refused, an ante is taken
      Given the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      When seat 1 wagers 5 on six card bonus
      Then the wager is refused
      But an ante wager of 10 from seat 2 is taken
      And the declared offer of the six card bonus wager is no

    Scenario Outline: Where it is offered the bonus is taken, and <what> with the bonus card <result>
      Given the house's six card bonus paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1    | Qs Qd 9c 7h 2d    |
        | bonus box | <bonus card>      |
        | dealer    | Kh Kc Js 8d 5s 3c |
      When seat 1 wagers 5 on six card bonus
      Then the six card bonus wager of 5 is taken
      And the declared offer of the six card bonus wager is yes
      When the round is completed
      Then seat 1's six card bonus <result>

      Examples:
        | what            | bonus card | result  |
        | three of a kind | Qh         | wins 25 |
        | two pairs       | 9h         | loses   |

    Scenario: The one card of the bonus box counts for every player with the wager
      Given the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And seats 2 and 3 wager 10 on ante
      And seats 2 and 3 wager 10 on aces up
      And the cards fall as
        | seat 1    | Qs Qd 9c 7h 2d    |
        | seat 2    | Jc Jd Qc 6h 4d    |
        | seat 3    | Js 9d 8c 5h 4s    |
        | bonus box | Qh                |
        | dealer    | Kh Kc Ts 8d 5s 3c |
      When seat 2 wagers 5 on six card bonus
      Then the six card bonus wager of 5 is taken
      When the round is completed
      Then the bonus box has 1 card
      And seat 1's six card bonus wins 25
      And seat 2's six card bonus loses

  @mlgca-four-card.7.E.5.a @betting @play
  Rule: A six card bonus wager is a value chip put on its area after an ante and an aces up wager, before no more bets
    Where the progressive wager needs one of the two, this one needs both.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler

    @reading:six-card-bonus-after.both
    Scenario Outline: After <first> alone the bonus is refused, after <second> as well it is taken
      Given the house's six card bonus paytable is A
      And seat 1 wagers 10 on <first>
      When seat 1 wagers 5 on six card bonus
      Then the wager is refused
      When seat 1 wagers 10 on <second>
      Then the <second> wager of 10 is taken
      And a six card bonus wager of 5 from seat 1 is taken

      Examples:
        | first   | second  |
        | ante    | aces up |
        | aces up | ante    |

    Scenario: Without any other wager the bonus is refused, with both it is taken
      Given the house's six card bonus paytable is A
      When seat 1 wagers 5 on six card bonus
      Then the wager is refused
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When seat 1 wagers 10 on aces up
      Then the aces up wager of 10 is taken
      And a six card bonus wager of 5 from seat 1 is taken

    @reading:six-card-bonus-after.either
    Scenario Outline: After <wager> alone the bonus is taken
      Given the house's six card bonus paytable is A
      And seat 1 wagers 10 on <wager>
      When seat 1 wagers 5 on six card bonus
      Then the six card bonus wager of 5 is taken

      Examples:
        | wager   |
        | ante    |
        | aces up |

    Scenario: After no more bets the bonus is refused, before it is taken
      Given the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 10      |
        | 2    | 10   | 10      |
      When seat 1 wagers 5 on six card bonus
      Then the six card bonus wager of 5 is taken
      When the bets are closed
      And seat 2 wagers 5 on six card bonus
      Then the wager is refused

    @reading:side-wager-instrument.chips-only
    Scenario Outline: In <instrument> the bonus is refused, as a chip it is taken
      Given the house's six card bonus paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      When seat 1 wagers 5 on six card bonus with <instrument>
      Then the wager is refused
      But a six card bonus wager of 5 from seat 1 is taken

      Examples:
        | instrument             |
        | a plaque               |
        | an approved instrument |

    Scenario: After all other wagers the bonus is taken
      Given the house's progressive paytable is A
      And the house's six card bonus paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      And seat 1 wagers 5 on progressive
      When seat 1 wagers 10 on six card bonus
      Then the six card bonus wager of 10 is taken

  @mlgca-four-card.7.E.5.b @ranking @play
  Rule: For the super royal the bonus card and the player's five cards make one hand of six cards
    All six are used, and no card of the dealer's.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's six card bonus paytable is B
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |

    @reading:super-royal-table.of-the-bonus
    Scenario: The bonus card completes a super royal
      Given the cards fall as
        | seat 1    | As Ks Qs Js Ts    |
        | bonus box | 9s                |
        | dealer    | Kh Kc Jd 8d 5s 3c |
      When the round is completed
      Then seat 1's hand for the six card bonus is a super royal

    @reading:six-card-hand.any-five
    Scenario: A sixth card that does not fit makes a royal flush and no super royal
      Given the cards fall as
        | seat 1    | As Ks Qs Js Ts    |
        | bonus box | 9h                |
        | dealer    | Kh Kc Jd 9s 5s 3c |
      When the round is completed
      Then seat 1's hand for the six card bonus is a royal flush

    @reading:six-card-hand.any-five
    Scenario: The five cards without the right bonus card are no super royal
      Given the cards fall as
        | seat 1    | As Ks Qs Js 9s    |
        | bonus box | 2d                |
        | dealer    | Ts Kc Jd 8d 5s 3c |
      When the round is completed
      Then seat 1's hand for the six card bonus is a flush

  @mlgca-four-card.7.F @limits @declaration @play
  Rule: The Rules Submission says on how many adjacent boxes one player may wager
    A box more than that is refused.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    @reading:adjacent-boxes.own-box-included
    Scenario: With one box a player wagers on the own box only
      Given the house's number of adjacent boxes is 1
      When the player at seat 3 wagers 10 on ante at the box of seat 4
      Then the wager is refused
      But an ante wager of 10 from seat 3 is taken
      And the declared number of adjacent boxes is 1

    @reading:adjacent-boxes.own-box-included
    Scenario: With two boxes a player wagers on two and not on a third
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      When the player at seat 3 wagers 10 on ante at the box of seat 4
      Then the ante wager of 10 is taken
      When the player at seat 3 wagers 10 on ante at the box of seat 5
      Then the wager is refused
      When the player at seat 3 wagers 10 on ante at the box of seat 2
      Then the wager is refused
      And the declared number of adjacent boxes is 2

    @reading:adjacent-boxes.own-box-included
    Scenario: With three boxes they may lie on both sides, and side by side they must lie
      Given the house's number of adjacent boxes is 3
      And seat 3 wagers 10 on ante
      When the player at seat 3 wagers 10 on ante at the box of seat 5
      Then the wager is refused
      When the player at seat 3 wagers 10 on ante at the box of seat 4
      Then the ante wager of 10 is taken
      When the player at seat 3 wagers 10 on ante at the box of seat 2
      Then the ante wager of 10 is taken
      When the player at seat 3 wagers 10 on ante at the box of seat 5
      Then the wager is refused
      And the declared number of adjacent boxes is 3

    Scenario: A box on which another player wagers is refused, a free one is taken
      Given the house's number of adjacent boxes is 2
      And seats 3 and 4 wager 10 on ante
      When the player at seat 3 wagers 10 on aces up at the box of seat 4
      Then the wager is refused
      When the player at seat 3 wagers 10 on ante at the box of seat 2
      Then the ante wager of 10 is taken

    @reading:neighbours-box.until-wagered
    Scenario: A box at which another player sits is free until that player has wagered
      Given the house's number of adjacent boxes is 2
      And a player arrives at seat 4
      And seat 3 wagers 10 on ante
      When the player at seat 3 wagers 10 on ante at the box of seat 4
      Then the ante wager of 10 is taken

    @reading:neighbours-box.who-sits-there
    Scenario: A box at which another player sits is that player's, one at which nobody sits is free
      Given the house's number of adjacent boxes is 2
      And a player arrives at seat 4
      And seat 3 wagers 10 on ante
      When the player at seat 3 wagers 10 on ante at the box of seat 4
      Then the wager is refused
      When the player at seat 3 wagers 10 on ante at the box of seat 2
      Then the ante wager of 10 is taken

    Scenario: Each box has a hand and is settled by itself
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the cards fall as
        | seat 3 | Ks Kd 9c 7h 2d    |
        | seat 4 | Ts Td 8c 6h 2c    |
        | dealer | Qh Qc Js 8d 5s 3c |
      When the player at seat 3 wagers 20 on ante at the box of seat 4
      Then the ante wager of 20 is taken
      When seat 3 plays for 10
      And seat 4 plays for 20
      And the round is completed
      Then the results are
        | seat | ante    | play    |
        | 3    | wins 10 | wins 10 |
        | 4    | loses   | loses   |

    @reading:adjacent-boxes.beside-own-box
    Scenario: With two boxes a player wagers on two beside the own and not on a third
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      When the player at seat 3 wagers 10 on ante at the box of seat 2
      Then the ante wager of 10 is taken
      When the player at seat 3 wagers 10 on ante at the box of seat 1
      Then the wager is refused

    @reading:adjacent-boxes.own-box-included
    Scenario: With three boxes the third may lie beyond the second
      Given the house's number of adjacent boxes is 3
      And seat 3 wagers 10 on ante
      When the player at seat 3 wagers 10 on ante at the box of seat 4
      Then the ante wager of 10 is taken
      When the player at seat 3 wagers 10 on ante at the box of seat 5
      Then the ante wager of 10 is taken
      When the player at seat 3 wagers 10 on ante at the box of seat 6
      Then the wager is refused

    Scenario: A player decides about each box by itself
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the player at seat 3 wagers 20 on ante at the box of seat 4
      And the cards fall as
        | seat 3 | Ts Td 8c 6h 2c    |
        | seat 4 | Ks Kd 9c 7h 2d    |
        | dealer | Qh Qc Js 8d 5s 3c |
      When seat 3 folds
      Then the fold is accepted
      When seat 4 plays for 60
      Then the play wager of 60 is taken
      When the round is completed
      Then seat 3's ante is forfeited
      And seat 4's ante wins 20
      And seat 4's play wins 60

    Scenario: A box on which a neighbour wagered in one round is the own player's in the next
      Given the house's number of adjacent boxes is 2
      And seat 1 wagers 10 on ante
      And the player at seat 1 wagers 10 on ante at the box of seat 2
      And the round is completed
      And seats 1 and 2 wager 10 on ante
      When the player at seat 1 wagers 10 on aces up at the box of seat 2
      Then the wager is refused
      But an aces up wager of 10 from seat 2 is taken

    Scenario: The first and the last of the boxes do not lie side by side
      Given the house's number of adjacent boxes is 2
      And seat 7 wagers 10 on ante
      When the player at seat 7 wagers 10 on ante at the box of seat 1
      Then the wager is refused
      When the player at seat 7 wagers 10 on ante at the box of seat 6
      Then the ante wager of 10 is taken
