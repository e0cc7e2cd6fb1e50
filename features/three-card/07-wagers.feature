Feature: Wagers

  @three-card.f.1 @betting @play @declaration
  Rule: A player may compete with the dealer, with the payout ledger, or with both
    Ante and pair plus are the wagers to begin with; another game's wagers are none.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario Outline: A player with <first>, another one with <second>
      Given the house's version of the game is free
      When seat 1 wagers 10 on <first>
      Then the <first> wager of 10 is taken
      When seat 2 wagers 10 on <second>
      Then the <second> wager of 10 is taken
      When seat 3 wagers 10 on aces up
      Then the wager is refused
      When the cards are dealt
      Then seat 1 has 3 cards
      And seat 2 has 3 cards
      And seat 3 has no cards

      Examples:
        | first     | second    |
        | ante      | pair plus |
        | pair plus | ante      |

    Scenario Outline: A wager on <wager> is refused, an ante is taken
      Given the house's version of the game is free
      When seat 1 wagers 10 on <wager>
      Then the wager is refused
      But an ante wager of 10 from seat 1 is taken

      Examples:
        | wager       |
        | aces up     |
        | progressive |

    Scenario: The facility says which wagers it takes
      Then the declared wagers offered include
        | ante      |
        | play      |
        | pair plus |

    Scenario: A progressive wager is none of them, and the play wager is one
      Given the house's version of the game is free
      When seat 1 wagers 10 on progressive
      Then the wager is refused
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When seat 1 plays for 10
      Then the play wager of 10 is taken

  @three-card.f.1.i @betting @play @declaration
  Rule: With an ante inside the posted limits, then a play wager of the same amount, a player competes with the dealer alone
    No pair plus wager is needed.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: A player with an ante alone plays and is settled against the dealer
      Given the house's version of the game is free
      And the cards fall as
        | seat 1 | Ks Kd 9c |
        | dealer | Qh Qc Js |
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 10

    @reading:maximum-and-play.each-wager
    Scenario Outline: With limits of 10 and 100 an ante of <amount> is taken
      Given the house's version of the game is free
      And the house's minimum wager is 10
      And the house's maximum wager is 100
      When seat 1 wagers <amount> on ante
      Then the ante wager of <amount> is taken

      Examples:
        | amount |
        | 10     |
        | 62.50  |
        | 100    |

    @reading:maximum-and-play.each-wager
    Scenario Outline: With limits of 10 and 100 an ante of <amount> is refused, one of <lawful> is taken
      Given the house's version of the game is free
      And the house's minimum wager is 10
      And the house's maximum wager is 100
      When seat 1 wagers <amount> on ante
      Then the wager is refused
      But an ante wager of <lawful> from seat 1 is taken

      Examples:
        | amount | lawful |
        | 9.99   | 10     |
        | 100.01 | 100    |

    @reading:maximum-and-play.each-wager
    Scenario: Chips added to an ante do not bring it above the limit
      Given the house's version of the game is free
      And the house's maximum wager is 100
      And seat 1 wagers 60 on ante
      When seat 1 wagers 40.01 on ante
      Then the wager is refused
      When seat 1 wagers 40 on ante
      Then the ante wager of 100 is taken

    @reading:maximum-and-play.each-wager
    Scenario: An ante that is changed stays inside the limits
      Given the house's version of the game is free
      And the house's minimum wager is 10
      And the house's maximum wager is 100
      And seat 1 wagers 50 on ante
      When seat 1 changes the ante wager to 100.01
      Then the change is refused
      When seat 1 changes the ante wager to 9.99
      Then the change is refused
      When seat 1 changes the ante wager to 100
      Then the change is accepted
      And seat 1's ante wager stands at 100

    @reading:maximum-and-play.together
    Scenario: Where ante and play share the maximum, an ante of more than half of it is refused, half is taken
      Given the house's version of the game is free
      And the house's maximum wager is 100
      When seat 1 wagers 50.01 on ante
      Then the wager is refused
      When seat 1 wagers 50 on ante
      Then the ante wager of 50 is taken
      When seat 1 plays for 50
      Then the play wager of 50 is taken

    Scenario Outline: On an ante of 12.50 a play wager of <amount> is refused, one of 12.50 is taken
      Given the house's version of the game is free
      And seat 1 wagers 12.50 on ante
      When seat 1 plays for <amount>
      Then the wager is refused
      But a play wager of 12.50 from seat 1 is taken

      Examples:
        | amount |
        | 12.49  |
        | 12.51  |
        | 25     |

    @reading:maximum-and-play.each-wager
    Scenario: A play wager beside the highest ante is taken
      Given the house's version of the game is free
      And the house's maximum wager is 100
      And seat 1 wagers 100 on ante
      When seat 1 plays for 100
      Then the play wager of 100 is taken

    Scenario Outline: The posted limits are <least> and <most>
      Given the house's minimum wager is <least>
      And the house's maximum wager is <most>
      Then the declared minimum wager is <least>
      And the declared maximum wager is <most>

      Examples:
        | least | most |
        | 10    | 100  |
        | 25    | 500  |

  @three-card.f.1.ii @betting @play @declaration
  Rule: With a pair plus wager alone, inside the posted limits, a player competes with the posted ledger
    Such a player is dealt a hand, decides nothing, and is settled by the ledger.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: A player with pair plus alone gets cards as the others do
      Given the house's version of the game is free
      And seat 1 wagers 10 on ante
      And seat 2 wagers 10 on pair plus
      When the cards are dealt
      Then seat 1 has 3 cards
      And seat 2 has 3 cards

    Scenario Outline: A player with pair plus alone is dealt in and settled
      Given the house's version of the game is free
      And the cards fall as
        | seat 1 | <cards>  |
        | dealer | Kh Kc Ks |
      When seat 1 wagers 10 on pair plus
      Then the pair plus wager of 10 is taken
      When the cards are dealt
      Then seat 1 has 3 cards
      And none of the following happens
        | who    | does | seat |
        | dealer | asks | 1    |
      When the round is completed
      Then seat 1's pair plus <result>

      Examples:
        | cards    | result  |
        | As Ad 9c | wins 10 |
        | As Qd 9c | loses   |

    Scenario Outline: With limits of 10 and 100 a pair plus wager of <amount> is taken
      Given the house's version of the game is free
      And the house's minimum wager is 10
      And the house's maximum wager is 100
      When seat 1 wagers <amount> on pair plus
      Then the pair plus wager of <amount> is taken

      Examples:
        | amount |
        | 10     |
        | 37.50  |
        | 100    |

    Scenario Outline: With limits of 10 and 100 a pair plus wager of <amount> is refused, one of <lawful> is taken
      Given the house's version of the game is free
      And the house's minimum wager is 10
      And the house's maximum wager is 100
      When seat 1 wagers <amount> on pair plus
      Then the wager is refused
      But a pair plus wager of <lawful> from seat 1 is taken

      Examples:
        | amount | lawful |
        | 9.99   | 10     |
        | 100.01 | 100    |

    Scenario: A pair plus wager that is changed stays inside the limits
      Given the house's version of the game is free
      And the house's minimum wager is 10
      And the house's maximum wager is 100
      And seat 1 wagers 50 on pair plus
      When seat 1 changes the pair plus wager to 100.01
      Then the change is refused
      When seat 1 changes the pair plus wager to 9.99
      Then the change is refused
      When seat 1 changes the pair plus wager to 100
      Then the change is accepted
      And seat 1's pair plus wager stands at 100

    Scenario Outline: The ledger that a player can read is <letter>, where <letter> is paid
      Given the house's pair plus paytable is <letter>
      Then the declared posted paytable of pair plus is <letter>
      And the declared posted paytable of pair plus is the same as the declared pair plus paytable

      Examples:
        | letter |
        | A      |
        | B      |

    Scenario: Chips added to pair plus do not bring it above the limit
      Given the house's version of the game is free
      And the house's maximum wager is 100
      And seat 1 wagers 60 on pair plus
      When seat 1 wagers 40.01 on pair plus
      Then the wager is refused
      When seat 1 wagers 40 on pair plus
      Then the pair plus wager of 100 is taken

  @three-card.f.1.iii @betting @play
  Rule: With an ante and a pair plus wager a player competes with both
    Each of the two is settled by itself, and they need not be equal.

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's version of the game is free

    Scenario Outline: <first> first, then <second>, in different amounts
      Given seat 1 wagers 10 on <first>
      When seat 1 wagers 25 on <second>
      Then the <second> wager of 25 is taken
      And seat 1's <first> wager stands at 10

      Examples:
        | first     | second    |
        | ante      | pair plus |
        | pair plus | ante      |

    Scenario: The ante loses to the dealer and pair plus is paid
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad 9c |
        | dealer | Kh Kc Ks |
      When seat 1 wagers 20 on pair plus
      Then the pair plus wager of 20 is taken
      When seat 1 plays for 10
      And the round is completed
      Then the results are
        | seat | ante  | play  | pair plus |
        | 1    | loses | loses | wins 20   |

    Scenario: The ante wins against the dealer and pair plus loses
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9d 3c |
        | dealer | Kh Qc 9s |
      When seat 1 wagers 20 on pair plus
      Then the pair plus wager of 20 is taken
      When seat 1 plays for 10
      And the round is completed
      Then the results are
        | seat | ante    | play    | pair plus |
        | 1    | wins 10 | wins 10 | loses     |

    @reading:maximum-and-play.each-wager
    Scenario: Each of the two lies inside the posted limits by itself
      Given the house's minimum wager is 10
      And the house's maximum wager is 100
      And seat 1 wagers 100 on ante
      When seat 1 wagers 100.01 on pair plus
      Then the wager is refused
      When seat 1 wagers 9.99 on pair plus
      Then the wager is refused
      When seat 1 wagers 100 on pair plus
      Then the pair plus wager of 100 is taken

  @three-card.f.2 @betting @play @declaration
  Rule: A wager is made with gaming chips, plaques and, where the house takes it, a match play coupon, on its own area
    Nothing else on the layout is a wager.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario Outline: An ante in <instrument> is taken
      When seat 1 wagers 100 on ante with <instrument>
      Then the ante wager of 100 is taken

      Examples:
        | instrument   |
        | a value chip |
        | a plaque     |

    Scenario Outline: A pair plus wager in <instrument> is taken
      Given seat 1 wagers 100 on ante
      When seat 1 wagers 100 on pair plus with <instrument>
      Then the pair plus wager of 100 is taken

      Examples:
        | instrument   |
        | a value chip |
        | a plaque     |

    Scenario Outline: A play wager in <instrument> is taken
      Given seat 1 wagers 100 on ante
      And the cards are dealt
      When seat 1 wagers 100 on play with <instrument>
      Then the play wager of 100 is taken

      Examples:
        | instrument   |
        | a value chip |
        | a plaque     |

    Scenario: A match play coupon is taken where the house takes such coupons
      Given the house's match play coupons is accepted
      When seat 1 wagers 10 on ante with a match play coupon
      Then the ante wager of 10 is taken

    Scenario: A match play coupon is refused where the house does not take such coupons, a chip is taken
      Given the house's match play coupons is not accepted
      When seat 1 wagers 10 on ante with a match play coupon
      Then the wager is refused
      But an ante wager of 10 from seat 1 is taken

    Scenario: Where the house does not take such coupons one is refused on pair plus and play, too, and chips are taken
      Given the house's match play coupons is not accepted
      And seat 1 wagers 10 on ante
      When seat 1 wagers 10 on pair plus with a match play coupon
      Then the wager is refused
      But a pair plus wager of 10 from seat 1 is taken
      When the cards are dealt
      And seat 1 wagers 10 on play with a match play coupon
      Then the wager is refused
      But a play wager of 10 from seat 1 is taken

    Scenario Outline: An ante in <instrument> is refused, in chips it is taken
      When seat 1 wagers 100 on ante with <instrument>
      Then the wager is refused
      But an ante wager of 100 from seat 1 is taken

      Examples:
        | instrument             |
        | a cheque               |
        | an approved instrument |

    Scenario Outline: A pair plus wager in <instrument> is refused, in chips it is taken
      Given seat 1 wagers 50 on ante
      When seat 1 wagers 50 on pair plus with <instrument>
      Then the wager is refused
      But a pair plus wager of 50 from seat 1 is taken

      Examples:
        | instrument             |
        | a cheque               |
        | an approved instrument |

    Scenario Outline: A play wager in <instrument> is refused, in chips it is taken
      Given seat 1 wagers 50 on ante
      And the cards are dealt
      When seat 1 wagers 50 on play with <instrument>
      Then the wager is refused
      But a play wager of 50 from seat 1 is taken

      Examples:
        | instrument             |
        | a cheque               |
        | an approved instrument |

    Scenario Outline: Chips on the area of <wager> are a wager on <wager> and on nothing else
      Given the house's version of the game is free
      When seat 1 wagers 10 on <wager>
      Then the <wager> wager of 10 is taken
      And seat 1's <other> wager stands at 0

      Examples:
        | wager     | other     |
        | ante      | pair plus |
        | pair plus | ante      |

    Scenario: What was wagered in one round is no wager in the next
      Given the house's version of the game is free
      And seat 1 wagers 10 on ante
      And seat 1 wagers 20 on pair plus
      And the round is completed
      When seat 1 wagers 25 on ante
      Then the ante wager of 25 is taken
      And seat 1's pair plus wager stands at 0
      When the round is completed
      Then none of the following happens
        | does    | seat | wager     |
        | settles | 1    | pair plus |

    Scenario: Each player's position has an area for each wager
      Then the declared betting areas of each player include
        | ante      |
        | play      |
        | pair plus |

    Scenario: The facility says what a wager is made with
      Then the declared instruments for wagers is one of
        | gaming chip, plaque                    |
        | gaming chip, plaque, match play coupon |
        | gaming chip                            |
        | gaming chip, match play coupon         |
        | plaque                                 |
        | plaque, match play coupon              |

  @three-card.f.2.s1 @betting @play @trace
  Rule: Words with cash beside them are no wager

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: An ante in cash is refused, in chips it is taken
      When seat 1 wagers 100 on ante with cash
      Then the wager is refused
      But an ante wager of 100 from seat 1 is taken

    Scenario: A pair plus wager in cash is refused, in chips it is taken
      Given seat 1 wagers 100 on ante
      When seat 1 wagers 100 on pair plus with cash
      Then the wager is refused
      But a pair plus wager of 100 from seat 1 is taken

    Scenario: A play wager in cash is refused, in chips it is taken
      Given seat 1 wagers 100 on ante
      And the cards are dealt
      When seat 1 wagers 100 on play with cash
      Then the wager is refused
      But a play wager of 100 from seat 1 is taken

    Scenario: Who has offered nothing but cash is not dealt in
      Given seat 2 wagers 10 on ante
      When seat 1 wagers 10 on ante with cash
      And the cards are dealt
      Then seat 1 has no cards
      And none of the following happens
        | does            | seat |
        | takes the wager | 1    |
      But seat 2 has 3 cards

  @three-card.f.3 @conduct @play
  Rule: Only who sits at the table may wager
    Somebody standing behind the chairs, or a player who has got up, is not in the game.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: Somebody who is not seated may not wager, who sits there may
      When somebody who is not seated wagers 10 on ante at seat 1
      Then the wager is refused
      But an ante wager of 10 from seat 1 is taken

    Scenario: Somebody who is not seated may not wager on pair plus either
      Given the house's version of the game is free
      When somebody who is not seated wagers 10 on pair plus at seat 3
      Then the wager is refused
      But a pair plus wager of 10 from seat 3 is taken

    Scenario: Nobody wagers from behind the chairs on a hand that another player holds
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When somebody who is not seated wagers 10 on play at seat 1
      Then the wager is refused
      But a play wager of 10 from seat 1 is taken

    Scenario: Who has left the table may wager again only after sitting down
      Given seat 1 wagers 10 on ante
      And the round is completed
      And the house goes on
      When seat 1 leaves the table
      And seat 1 wagers 10 on ante
      Then the wager is refused
      When seat 1 sits down
      Then an ante wager of 10 from seat 1 is taken

    Scenario: Who stands at the table does not wager, either
      Given seat 1 wagers 10 on ante
      And the round is completed
      And the house goes on
      When seat 1 stands up and stays at the table
      And seat 1 wagers 10 on ante
      Then the wager is refused
      When seat 1 sits down
      Then an ante wager of 10 from seat 1 is taken

  @three-card.f.3.s1 @conduct @play @trace
  Rule: A player with cards stays seated until the round is completed

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario Outline: With cards a player may not <rise>, after the round the player may
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 <rises>
      Then the act is refused
      But a play wager of 10 from seat 1 is taken
      When the round is completed
      And seat 1 <rises>
      Then the act is accepted

      Examples:
        | rise                            | rises                            |
        | stand up and stay at the table  | stands up and stays at the table |
        | leave the table                 | leaves the table                 |

    Scenario: A player who has played stays seated, too, while another decides
      Given seats 1 and 2 wager 10 on ante
      And seat 1 plays for 10
      When seat 1 stands up and stays at the table
      Then the act is refused
      When the round is completed
      And seat 1 stands up and stays at the table
      Then the act is accepted

    Scenario: A player with pair plus alone stays seated, too, although there is nothing to decide
      Given the house's version of the game is free
      And seat 1 wagers 10 on pair plus
      And seat 2 wagers 10 on ante
      And the cards are dealt
      When seat 1 leaves the table
      Then the act is refused
      When the round is completed
      And seat 1 leaves the table
      Then the act is accepted

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

    @reading:seat-after-a-fold.stays
    Scenario: A player who has folded stays seated until the others are settled
      Given seats 1 and 2 wager 10 on ante
      And seat 1 folds
      When seat 1 stands up and stays at the table
      Then the act is refused
      When the round is completed
      And seat 1 stands up and stays at the table
      Then the act is accepted

    @reading:seat-after-a-fold.may-leave
    Scenario: A player who has folded may get up, one who has played may not
      Given seats 1, 2 and 3 wager 10 on ante
      And seat 1 folds
      And seat 2 plays for 10
      When seat 1 stands up and stays at the table
      Then the act is accepted
      When seat 2 stands up and stays at the table
      Then the act is refused

    Scenario: Who was allowed to get up is seated no longer
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 stands up and stays at the table
      Then the act is refused
      When the round is completed
      And the house goes on
      And seat 1 stands up and stays at the table
      Then the act is accepted
      When seat 1 wagers 10 on ante
      Then the wager is refused
      When seat 1 sits down
      And seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken

    Scenario: Before the cards a player may stand up, in a second round as well
      Given seat 1 wagers 10 on ante
      And the round is completed
      And seats 1 and 2 wager 10 on ante
      When seat 1 stands up and stays at the table
      Then the act is accepted
      When the cards are dealt
      And seat 2 stands up and stays at the table
      Then the act is refused

    Scenario: A player whose cards lie at a neighbouring position stays seated, too
      Given the house's number of adjacent boxes is 2
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      And the cards are dealt
      When seat 3 stands up and stays at the table
      Then the act is refused
      When the round is completed
      And seat 3 stands up and stays at the table
      Then the act is accepted

    Scenario: In no round does a player with cards leave before its end
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 leaves the table
      Then the act is refused
      When the round is completed
      Then the following happens, in this order and once each
        | does            | seat | wager |
        | takes the wager | 1    | play  |
        | settles         | 1    | ante  |
      When seat 1 leaves the table
      Then the act is accepted

    Scenario: Who has folded at one of two positions stays seated for the other
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      And seat 3 folds
      When seat 3 stands up and stays at the table
      Then the act is refused
      When seat 4 plays for 10
      And the round is completed
      And seat 3 stands up and stays at the table
      Then the act is accepted

  @three-card.f.4 @betting @play @trace
  Rule: Antes and pair plus wagers are placed before no more bets is announced
    The announcement closes them for the round.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: An ante before the announcement is taken, after it is refused
      Given seat 1 wagers 10 on ante
      When seat 2 wagers 10 on ante
      Then the ante wager of 10 is taken
      When the bets are closed
      And seat 3 wagers 10 on ante
      Then the wager is refused

    Scenario: A pair plus wager before the announcement is taken, after it is refused
      Given the house's version of the game is free
      And seats 1 and 2 wager 10 on ante
      When seat 1 wagers 10 on pair plus
      Then the pair plus wager of 10 is taken
      When the bets are closed
      And seat 2 wagers 10 on pair plus
      Then the wager is refused

    Scenario: The first wagers of a round are taken as well
      Given the house's version of the game is free
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      And seat 1's ante wager stands at 10
      When seat 2 wagers 10 on pair plus
      Then the pair plus wager of 10 is taken
      When the bets are closed
      And seat 3 wagers 10 on ante
      Then the wager is refused

    Scenario: A newcomer is too late after no more bets, and in time for the next round
      Given seat 1 wagers 10 on ante
      And the bets are closed
      When seat 2 wagers 10 on ante
      Then the wager is refused
      When the round is completed
      Then an ante wager of 10 from seat 2 is taken

    Scenario: With the cards in hand it is too late for pair plus, too
      Given the house's version of the game is free
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 wagers 10 on pair plus
      Then the wager is refused
      When the round is completed
      Then a pair plus wager of 10 from seat 1 is taken

    Scenario: In no round is a wager taken after the announcement, the play wager excepted
      Given the house's version of the game is free
      When 1 round is played
      And seats 1 and 2 wager 10 on ante
      And the bets are closed
      And seat 3 wagers 10 on ante
      And seat 2 wagers 10 on pair plus
      And the round is completed
      Then once the dealer announces, none of the following happens in the round
        | does            | wager     |
        | takes the wager | ante      |
        | takes the wager | pair plus |
      And each of the following happens once
        | does            | seat | wager |
        | takes the wager | 2    | play  |

    Scenario: After a void round the bets are open, and closed again with the announcement
      Given seat 1 wagers 10 on ante
      And seat 1 is going to be dealt 2 cards by mistake
      And the round is completed
      When seat 2 wagers 10 on ante
      Then the ante wager of 10 is taken
      When the bets are closed
      And seat 3 wagers 10 on ante
      Then the wager is refused

  @three-card.f.4.s1 @betting @play
  Rule: After no more bets no wager is made, increased or withdrawn
    The play wager alone is made then; once made it stays.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: Chips are added before no more bets and not after
      Given seat 1 wagers 10 on ante
      When seat 1 wagers 5 on ante
      Then the ante wager of 15 is taken
      When the bets are closed
      And seat 1 wagers 5 on ante
      Then the wager is refused
      And seat 1's ante wager stands at 15

    Scenario: A wager is made larger before no more bets and not after
      Given seats 1 and 2 wager 20 on ante
      And seat 1 wagers 10 on pair plus
      When seat 1 changes the pair plus wager to 15
      Then the change is accepted
      And seat 1's pair plus wager stands at 15
      When the bets are closed
      And seat 1 changes the pair plus wager to 20
      Then the change is refused
      And seat 1's pair plus wager stands at 15

    Scenario: A wager is taken back before no more bets and not after
      Given the house's version of the game is free
      And seats 1 and 2 wager 10 on ante
      And seat 1 wagers 10 on pair plus
      When seat 1 takes the pair plus wager back
      Then the withdrawal is accepted
      And each of the following happens once
        | does                 | seat | wager     | amount |
        | takes the wager back | 1    | pair plus | 10     |
      When the bets are closed
      And seat 2 takes the ante wager back
      Then the withdrawal is refused
      And seat 2's ante wager stands at 10

    Scenario: Nothing is taken back with the cards in hand, before the cards it is
      Given the house's version of the game is free
      And seats 1 and 2 wager 10 on ante
      And seat 1 wagers 10 on pair plus
      When seat 2 takes the ante wager back
      Then the withdrawal is accepted
      When the cards are dealt
      And seat 1 takes the pair plus wager back
      Then the withdrawal is refused
      And seat 1's pair plus wager stands at 10

    Scenario: A play wager is not taken back, an ante before no more bets is
      Given the house's version of the game is free
      And seats 1, 2 and 3 wager 10 on ante
      When seat 3 takes the ante wager back
      Then the withdrawal is accepted
      When seat 1 plays for 10
      And seat 1 takes the play wager back
      Then the withdrawal is refused
      And seat 1's play wager stands at 10

    Scenario: No second play wager is put beside the first
      Given seats 1 and 2 wager 10 on ante
      When seat 1 plays for 10
      Then the play wager of 10 is taken
      When seat 1 wagers 10 on play
      Then the wager is refused
      And seat 1's play wager stands at 10

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

    @reading:unnamed-changes.until-revealed
    Scenario: A wager may be made smaller until the dealer's cards are turned up
      Given the house's version of the game is free
      And seat 1 wagers 20 on ante
      And the bets are closed
      When seat 1 changes the ante wager to 10
      Then the change is accepted
      And seat 1's ante wager stands at 10

    Scenario: What stood when the bets were closed is what the player plays for
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Ks Kd 9c |
        | dealer | Qh Qc Js |
      When seat 1 changes the ante wager to 20
      Then the change is accepted
      When the bets are closed
      And seat 1 wagers 5 on ante
      Then the wager is refused
      When seat 1 plays for 20
      Then the play wager of 20 is taken
      When the round is completed
      Then seat 1's ante wins 20
      And seat 1's play wins 20

    Scenario: Who has taken everything back has neither cards nor anything at stake
      Given the house's version of the game is free
      And seats 1 and 2 wager 10 on ante
      When seat 1 takes the ante wager back
      Then the withdrawal is accepted
      When the round is completed
      Then seat 1 has no cards
      And none of the following happens
        | does    | seat | wager |
        | settles | 1    | ante  |

    Scenario Outline: After no more bets <wager> is neither added to, nor made larger, nor taken back; before it is
      Given the house's version of the game is free
      And seats 1 and 2 wager 10 on <wager>
      When seat 1 wagers 5 on <wager>
      Then the <wager> wager of 15 is taken
      When seat 1 changes the <wager> wager to 20
      Then the change is accepted
      When the bets are closed
      And seat 1 wagers 5 on <wager>
      Then the wager is refused
      When seat 1 changes the <wager> wager to 25
      Then the change is refused
      When seat 1 takes the <wager> wager back
      Then the withdrawal is refused
      And seat 1's <wager> wager stands at 20

      Examples:
        | wager     |
        | ante      |
        | pair plus |

    @reading:unnamed-changes.barred
    Scenario Outline: A play wager is final when it is placed, an ante is not yet: not changed to <amount>
      Given seats 1 and 2 wager 10 on ante
      When seat 2 changes the ante wager to 20
      Then the change is accepted
      When seat 1 plays for 10
      And seat 1 changes the play wager to <amount>
      Then the change is refused
      And seat 1's play wager stands at 10

      Examples:
        | amount |
        | 5      |
        | 20     |

  @three-card.f.4.s2 @betting @play
  Rule: A play wager is placed when the player is asked for it, with the cards in hand
    Before the cards it is too early, and nobody else's turn will do.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: Before the cards a play wager is refused, after a look at them it is taken
      Given seat 1 wagers 10 on ante
      When seat 1 wagers 10 on play
      Then the wager is refused
      When the cards are dealt
      Then a play wager of 10 from seat 1 is taken

    Scenario: After the announcement and before the cards it is still too early
      Given seat 1 wagers 10 on ante
      And the bets are closed, and no card is dealt yet
      When seat 1 wagers 10 on play
      Then the wager is refused
      When the cards are dealt
      Then a play wager of 10 from seat 1 is taken

    Scenario: When the dealer's cards are turned up it is too late
      Given seats 1 and 2 wager 10 on ante
      And seat 1 folds
      When seat 2 plays for 10
      Then the play wager of 10 is taken
      When the house goes on until the dealer turns up
      And seat 1 wagers 10 on play
      Then the wager is refused

    @reading:asking.one-by-one
    Scenario: Before being asked a player may not play
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 2 plays for 10
      Then the wager is refused
      But a play wager of 10 from seat 1 is taken
      And a play wager of 10 from seat 2 is taken

  @three-card.f.5 @discretion @play @declaration
  Rule: The house may let a player wager at two positions that lie side by side
    Where it does not, a player has one.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: With one position a player wagers at the own one only
      Given the house's number of adjacent boxes is 1
      When the player at seat 3 wagers 10 on ante at the box of seat 4
      Then the wager is refused
      But an ante wager of 10 from seat 3 is taken
      And the declared number of adjacent boxes is 1

    Scenario Outline: With two positions a player wagers at the own one and at seat <next>, and at no third
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      When the player at seat 3 wagers 10 on ante at the box of seat <next>
      Then the ante wager of 10 is taken
      When the player at seat 3 wagers 10 on ante at the box of seat 5
      Then the wager is refused
      When the player at seat 3 wagers 10 on ante at the box of seat <other>
      Then the wager is refused
      And the declared number of adjacent boxes is 2

      Examples:
        | next | other |
        | 4    | 2     |
        | 2    | 4     |

    Scenario: Two positions that do not lie side by side are refused, two that do are taken
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      When the player at seat 3 wagers 10 on ante at the box of seat 5
      Then the wager is refused
      When the player at seat 3 wagers 10 on ante at the box of seat 4
      Then the ante wager of 10 is taken

    Scenario: A position at which another player wagers is refused, a free one is taken
      Given the house's number of adjacent boxes is 2
      And seats 3 and 4 wager 20 on ante
      When the player at seat 3 wagers 10 on pair plus at the box of seat 4
      Then the wager is refused
      When the player at seat 3 wagers 10 on ante at the box of seat 2
      Then the ante wager of 10 is taken

    Scenario: Each position has a hand, a decision and a settlement of its own
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the player at seat 3 wagers 20 on ante at the box of seat 4
      And the cards fall as
        | seat 3 | Ts Td 8c |
        | seat 4 | Ks Kd 9c |
        | dealer | Qh Qc Js |
      When seat 3 folds
      Then the fold is accepted
      When seat 4 plays for 20
      Then the play wager of 20 is taken
      When the round is completed
      Then seat 3's ante is forfeited
      And seat 4's ante wins 20
      And seat 4's play wins 20

    Scenario: A position at which a neighbour wagered in one round is the own player's in the next
      Given the house's number of adjacent boxes is 2
      And seat 1 wagers 10 on ante
      And the player at seat 1 wagers 10 on ante at the box of seat 2
      And the round is completed
      And seats 1 and 2 wager 20 on ante
      When the player at seat 1 wagers 10 on pair plus at the box of seat 2
      Then the wager is refused
      But a pair plus wager of 10 from seat 2 is taken

    Scenario: Who has played at one position may play at the other
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the player at seat 3 wagers 20 on ante at the box of seat 4
      And the cards fall as
        | seat 3 | Ts Td 8c |
        | seat 4 | Ks Kd 9c |
        | dealer | Qh Qc Js |
      When seat 3 plays for 10
      Then the play wager of 10 is taken
      And a play wager of 20 from seat 4 is taken
      When the round is completed
      Then the results are
        | seat | ante    | play    |
        | 3    | loses   | loses   |
        | 4    | wins 20 | wins 20 |

    Scenario: The first and the last of the positions do not lie side by side
      Given the house's number of adjacent boxes is 2
      And seat 7 wagers 10 on ante
      When the player at seat 7 wagers 10 on ante at the box of seat 1
      Then the wager is refused
      When the player at seat 7 wagers 10 on ante at the box of seat 6
      Then the ante wager of 10 is taken

  @three-card.f.6 @discretion @play @declaration
  Rule: The house may play a version that ties the two wagers together
    It plays one of three such versions, or none; which one is said.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario Outline: The version is declared: <version>
      Given the house's version of the game is <version>
      Then the declared version of the game is <version>

      Examples:
        | version                       |
        | free                          |
        | ante at least pair plus       |
        | ante at least half pair plus  |
        | both wagers compulsory        |

    Scenario Outline: A pair plus wager without an ante, where the version is <version>: not dealt in
      Given the house's version of the game is <version>
      And seat 1 makes no other wager
      And seat 2 wagers 10 on ante
      And seat 2 wagers 10 on pair plus
      When seat 1 wagers 10 on pair plus
      And the cards are dealt
      Then seat 1 has no cards
      And seat 1's pair plus wager stands at 0
      But seat 2 has 3 cards

      Examples:
        | version                       |
        | ante at least pair plus       |
        | ante at least half pair plus  |
        | both wagers compulsory        |

    @reading:version-and-ante.ante-alone
    Scenario Outline: An ante without a pair plus wager, where the version is <version>: dealt in
      Given the house's version of the game is <version>
      And seat 1 makes no other wager
      When seat 1 wagers 10 on ante
      And the cards are dealt
      Then seat 1 has 3 cards

      Examples:
        | version                       |
        | ante at least pair plus       |
        | ante at least half pair plus  |

    @reading:version-and-ante.both-required
    Scenario Outline: An ante without a pair plus wager, where the version is <version>: not dealt in, and nothing is lost
      Given the house's version of the game is <version>
      And seat 1 makes no other wager
      And seat 2 wagers 10 on ante
      And seat 2 wagers 10 on pair plus
      When seat 1 wagers 10 on ante
      And the cards are dealt
      Then seat 1 has no cards
      And seat 1's ante wager stands at 0
      And seat 2 has 3 cards
      And none of the following happens
        | does    | seat | wager | result    |
        | settles | 1    | ante  | loses     |
        | settles | 1    | ante  | forfeited |

      Examples:
        | version                       |
        | ante at least pair plus       |
        | ante at least half pair plus  |

  @three-card.f.6.i @betting @play @declaration
  Rule: In one version a pair plus wager takes an ante of at least the same amount
    The ante comes first.

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's version of the game is ante at least pair plus

    Scenario: Before the ante a pair plus wager is refused, after it is taken
      When seat 1 wagers 10 on pair plus
      Then the wager is refused
      When seat 1 wagers 10 on ante
      Then a pair plus wager of 10 from seat 1 is taken
      And the declared version of the game is ante at least pair plus

    Scenario Outline: Beside an ante of 10 a pair plus wager of <amount> is taken
      Given seat 1 wagers 10 on ante
      When seat 1 wagers <amount> on pair plus
      Then the pair plus wager of <amount> is taken

      Examples:
        | amount |
        | 5      |
        | 9.99   |
        | 10     |

    Scenario Outline: Beside an ante of 10 a pair plus wager of <amount> is refused, one of 10 is taken
      Given seat 1 wagers 10 on ante
      When seat 1 wagers <amount> on pair plus
      Then the wager is refused
      But a pair plus wager of 10 from seat 1 is taken

      Examples:
        | amount |
        | 10.01  |
        | 20     |

    Scenario: Chips added to pair plus do not bring it above the ante
      Given seat 1 wagers 20 on ante
      And seat 1 wagers 10 on pair plus
      When seat 1 wagers 10.01 on pair plus
      Then the wager is refused
      When seat 1 wagers 10 on pair plus
      Then the pair plus wager of 20 is taken

    Scenario: Pair plus is not changed to more than the ante
      Given seat 1 wagers 20 on ante
      And seat 1 wagers 10 on pair plus
      When seat 1 changes the pair plus wager to 20.01
      Then the change is refused
      When seat 1 changes the pair plus wager to 20
      Then the change is accepted
      And seat 1's pair plus wager stands at 20

    Scenario: Another player's ante does not help
      Given seat 2 wagers 10 on ante
      When seat 1 wagers 10 on pair plus
      Then the wager is refused
      But a pair plus wager of 10 from seat 2 is taken

    Scenario: The ante is not made smaller than the pair plus wager of 15 allows
      Given seat 1 wagers 20 on ante
      And seat 1 wagers 15 on pair plus
      When seat 1 changes the ante wager to 14.99
      Then the change is refused
      And seat 1's ante wager stands at 20
      When seat 1 changes the ante wager to 15
      Then the change is accepted
      And seat 1's ante wager stands at 15

  @three-card.f.6.ii @betting @play @declaration
  Rule: In another version a pair plus wager takes an ante of at least half the amount
    The ante comes first here as well.

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's version of the game is ante at least half pair plus

    Scenario: Before the ante it is refused, after it a pair plus wager of twice the ante is taken
      When seat 1 wagers 20 on pair plus
      Then the wager is refused
      When seat 1 wagers 10 on ante
      Then a pair plus wager of 20 from seat 1 is taken
      And the declared version of the game is ante at least half pair plus

    Scenario Outline: With half the amount as ante enough, beside an ante of 10 a pair plus wager of <amount> is taken
      Given seat 1 wagers 10 on ante
      When seat 1 wagers <amount> on pair plus
      Then the pair plus wager of <amount> is taken

      Examples:
        | amount |
        | 5      |
        | 10.01  |
        | 20     |

    Scenario Outline: With half the amount as ante enough, beside an ante of 10 a pair plus wager of <amount> is refused, one of 20 is taken
      Given seat 1 wagers 10 on ante
      When seat 1 wagers <amount> on pair plus
      Then the wager is refused
      But a pair plus wager of 20 from seat 1 is taken

      Examples:
        | amount |
        | 20.01  |
        | 30     |

    Scenario: Half of an odd amount is not rounded
      Given seat 1 wagers 12.50 on ante
      When seat 1 wagers 25.01 on pair plus
      Then the wager is refused
      But a pair plus wager of 25 from seat 1 is taken

    Scenario: Chips added to pair plus do not bring it above twice the ante
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 15 on pair plus
      When seat 1 wagers 5.01 on pair plus
      Then the wager is refused
      When seat 1 wagers 5 on pair plus
      Then the pair plus wager of 20 is taken

    Scenario: Pair plus is not changed to more than twice the ante
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 15 on pair plus
      When seat 1 changes the pair plus wager to 20.01
      Then the change is refused
      When seat 1 changes the pair plus wager to 20
      Then the change is accepted
      And seat 1's pair plus wager stands at 20

    Scenario: The ante is not made smaller than the pair plus wager of 30 allows
      Given seat 1 wagers 20 on ante
      And seat 1 wagers 30 on pair plus
      When seat 1 changes the ante wager to 14.99
      Then the change is refused
      And seat 1's ante wager stands at 20
      When seat 1 changes the ante wager to 15
      Then the change is accepted
      And seat 1's ante wager stands at 15

  @three-card.f.6.iii @betting @play @declaration
  Rule: In a third version both wagers are compulsory, and neither is more than five times the other
    Which of them is the greater does not matter.

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's version of the game is both wagers compulsory

    Scenario Outline: With <wager> alone a player is not dealt in and loses nothing, with both the player is
      Given seat 2 wagers 10 on ante
      And seat 2 wagers 10 on pair plus
      And seat 1 makes no other wager
      When seat 1 wagers 10 on <wager>
      And the cards are dealt
      Then seat 1 has no cards
      And seat 2 has 3 cards
      And seat 1's <wager> wager stands at 0
      And none of the following happens
        | does    | seat | wager   | result    |
        | settles | 1    | <wager> | loses     |
        | settles | 1    | <wager> | forfeited |
      And the declared version of the game is both wagers compulsory

      Examples:
        | wager     |
        | ante      |
        | pair plus |

    @reading:five-times.cap
    Scenario Outline: Beside <first> of 10, <second> of <amount> is taken
      Given seat 1 wagers 10 on <first>
      When seat 1 wagers <amount> on <second>
      Then the <second> wager of <amount> is taken

      Examples:
        | first     | second    | amount |
        | ante      | pair plus | 5      |
        | ante      | pair plus | 10     |
        | ante      | pair plus | 50     |
        | pair plus | ante      | 5      |
        | pair plus | ante      | 50     |

    @reading:five-times.cap
    Scenario Outline: Beside <first> of 10, <second> of 50.01 is refused, one of 50 is taken
      Given seat 1 wagers 10 on <first>
      When seat 1 wagers 50.01 on <second>
      Then the wager is refused
      When seat 1 wagers 50 on <second>
      Then the <second> wager of 50 is taken

      Examples:
        | first     | second    |
        | ante      | pair plus |
        | pair plus | ante      |

    @reading:five-times.cap
    Scenario Outline: Beside <first> of 50, <second> of 9.99 is refused, one of 10 is taken
      Given seat 1 wagers 50 on <first>
      When seat 1 wagers 9.99 on <second>
      Then the wager is refused
      When seat 1 wagers 10 on <second>
      Then the <second> wager of 10 is taken

      Examples:
        | first     | second    |
        | ante      | pair plus |
        | pair plus | ante      |

    @reading:five-times.cap
    Scenario Outline: Neither added chips nor a change bring <second> above five times <first>
      Given seat 1 wagers 10 on <first>
      And seat 1 wagers 30 on <second>
      When seat 1 wagers 20.01 on <second>
      Then the wager is refused
      When seat 1 changes the <second> wager to 50.01
      Then the change is refused
      When seat 1 wagers 20 on <second>
      Then the <second> wager of 50 is taken

      Examples:
        | first     | second    |
        | ante      | pair plus |
        | pair plus | ante      |

    @reading:five-times.cap
    Scenario: Five times does not go beyond the posted maximum
      Given the house's maximum wager is 100
      And seat 1 wagers 30 on ante
      When seat 1 wagers 100.01 on pair plus
      Then the wager is refused
      When seat 1 wagers 100 on pair plus
      Then the pair plus wager of 100 is taken

    @reading:five-times.above-maximum
    Scenario: Inside the posted limits the two are free, beyond them five times the other is the limit
      Given the house's minimum wager is 10 or less
      And the house's maximum wager is 100
      And seat 1 wagers 10 on ante
      And seat 2 wagers 30 on ante
      When seat 1 wagers 60 on pair plus
      Then the pair plus wager of 60 is taken
      When seat 2 wagers 150.01 on pair plus
      Then the wager is refused
      When seat 2 wagers 150 on pair plus
      Then the pair plus wager of 150 is taken

    Scenario: With both wagers the player plays, folds and is paid as ever
      Given the house's pair plus paytable is A
      And the wagers are
        | seat | ante | pair plus |
        | 1    | 10   | 20        |
        | 2    | 10   | 10        |
      And the cards fall as
        | seat 1 | Ks Kd 9c |
        | seat 2 | As Ad 8c |
        | dealer | Qh Qc Js |
      When seat 1 plays for 10
      And seat 2 folds
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's pair plus wins 20
      And seat 2's ante is forfeited
