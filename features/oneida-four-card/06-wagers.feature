Feature: Wagers

  @oneida-four-card.F.1 @betting @play @declaration
  Rule: A wager is made with gaming chips or tokens, or with a match play coupon where the house accepts one
    Nothing else on the layout is a wager, and it counts for the area on which it is put.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: An ante in chips is taken
      When seat 1 wagers 100 on ante with a value chip
      Then the ante wager of 100 is taken

    Scenario: A match play coupon is taken where the house accepts it
      Given the house's match play coupons is accepted
      When seat 1 wagers 10 on ante with a match play coupon
      Then the ante wager of 10 is taken

    Scenario: Where the house does not accept it a match play coupon is refused, chips are taken
      Given the house's match play coupons is not accepted
      When seat 1 wagers 10 on ante with a match play coupon
      Then the wager is refused
      But an ante wager of 10 from seat 1 is taken

    Scenario: Where the house does not accept it a coupon is refused on aces up and play, too, and chips are taken
      Given the house's match play coupons is not accepted
      And seat 1 wagers 10 on ante
      When seat 1 wagers 10 on aces up with a match play coupon
      Then the wager is refused
      But an aces up wager of 10 from seat 1 is taken
      When the cards are dealt
      And seat 1 wagers 10 on play with a match play coupon
      Then the wager is refused
      But a play wager of 10 from seat 1 is taken

    Scenario: With coupons the house declares them among the instruments
      Given the house's match play coupons is accepted
      Then the declared instruments for wagers is one of
        | gaming chips, tokens, match play coupons |
        | gaming chips, match play coupons         |
        | tokens, match play coupons               |

    Scenario: Without coupons chips or tokens, or both, are the instruments
      Given the house's match play coupons is not accepted
      Then the declared instruments for wagers is one of
        | gaming chips, tokens |
        | gaming chips         |
        | tokens               |

    # Unlike mlgca-four-card: no plaques are taken here; cash is refused by the sentence that follows.
    Scenario Outline: A wager on <wager> in <instrument> is refused, in chips it is taken
      When seat 1 wagers 100 on <wager> with <instrument>
      Then the wager is refused
      But an <wager> wager of 100 from seat 1 is taken

      Examples:
        | wager   | instrument             |
        | ante    | a cheque               |
        | aces up | a cheque               |
        | ante    | a plaque               |
        | aces up | a plaque               |
        | ante    | an approved instrument |
        | aces up | an approved instrument |

    # Unlike mlgca-four-card: no plaques are taken here; cash is refused by the sentence that follows.
    Scenario Outline: A play wager in <instrument> is refused, in chips it is taken
      Given seat 1 wagers 100 on ante
      And the cards are dealt
      When seat 1 wagers 100 on play with <instrument>
      Then the wager is refused
      But a play wager of 100 from seat 1 is taken

      Examples:
        | instrument             |
        | a cheque               |
        | a plaque               |
        | an approved instrument |

    Scenario Outline: Chips on the area of <wager> are a wager on <wager> and on nothing else
      When seat 1 wagers 10 on <wager>
      Then the <wager> wager of 10 is taken
      And seat 1's <other> wager stands at 0

      Examples:
        | wager   | other   |
        | ante    | aces up |
        | aces up | ante    |

    Scenario: What was wagered in one round is no wager in the next
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 20 on aces up
      And the round is completed
      And seat 1 makes no other wager
      When seat 1 wagers 25 on ante
      Then the ante wager of 25 is taken
      And seat 1's aces up wager stands at 0
      When the round is completed
      Then none of the following happens
        | does    | seat | wager   |
        | settles | 1    | aces up |

    # Unlike mlgca-four-card: a wrong number of cards voids one hand only, two cards face up void all.
    @reading:void-wagers.returned
    Scenario: What was returned after a void round is no wager in the next
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 20 on aces up
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      And seat 1 makes no other wager
      When seat 1 wagers 25 on ante
      Then the ante wager of 25 is taken
      And seat 1's aces up wager stands at 0
      When the round is completed
      Then none of the following happens
        | does    | seat | wager   |
        | settles | 1    | aces up |

  @oneida-four-card.F.1.s1 @betting @play @trace
  Rule: A verbal wager with cash is not accepted
    Not even while there is time to buy chips.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario Outline: A wager on <wager> called with cash is refused, in chips it is taken
      When seat 1 wagers 100 on <wager> with cash
      Then the wager is refused
      But an <wager> wager of 100 from seat 1 is taken

      Examples:
        | wager   |
        | ante    |
        | aces up |

    Scenario: A second wager called with cash is refused, and the first stands as it is
      Given seat 1 wagers 10 on ante
      When seat 1 wagers 10 on ante with cash
      Then the wager is refused
      And seat 1's ante wager stands at 10
      But an ante wager of 10 from seat 2 is taken

    Scenario: What was called with cash is not played for
      Given seats 1 and 2 wager 10 on ante
      And seat 2 makes no other wager
      When seat 2 wagers 25 on aces up with cash
      Then the wager is refused
      When the cards are dealt
      Then seat 2's aces up wager stands at 0
      And a play wager of 10 from seat 1 is taken

    Scenario: A play wager in cash is refused, in chips it is taken
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 wagers 10 on play with cash
      Then the wager is refused
      But a play wager of 10 from seat 1 is taken

  @oneida-four-card.F.2 @betting @play @trace
  Rule: Ante and aces up are placed before no more bets is announced
    The announcement closes both for the round.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: A first ante after no more bets is refused, an aces up wager before it is taken
      Given the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 10      |
      When seat 2 wagers 5 on aces up
      Then the aces up wager of 5 is taken
      When the bets are closed
      And seat 2 wagers 5 on ante
      Then the wager is refused

    Scenario: Aces up is closed with the ante, and an ante before it is taken
      Given seat 1 wagers 10 on ante
      And seat 2 makes no other wager
      When seat 2 wagers 5 on ante
      Then the ante wager of 5 is taken
      When the bets are closed
      And seat 2 wagers 5 on aces up
      Then the wager is refused

    Scenario: A newcomer is too late after no more bets, and in time for the next round
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When the bets are closed
      And seat 2 wagers 10 on ante
      Then the wager is refused
      When the round is completed
      Then an ante wager of 10 from seat 2 is taken

    Scenario: Between the announcement and the first card aces up is refused
      Given seats 1 and 2 wager 10 on ante
      And seat 1 wagers 10 on aces up
      And the bets are closed
      When seat 2 wagers 10 on aces up
      Then the wager is refused
      When the round is completed
      Then an aces up wager of 10 from seat 2 is taken

    Scenario: The play wager comes after the announcement
      Given seat 1 wagers 10 on ante
      And the bets are closed
      And the cards are dealt
      When seat 1 plays for 10
      Then the play wager of 10 is taken
      But an aces up wager of 10 from seat 1 is refused

    # Unlike mlgca-four-card: there is no progressive wager.
    Scenario: In no round is a wager taken after the announcement, the play wager excepted
      When 1 round is played
      And seats 1 and 2 wager 10 on ante
      And the bets are closed
      And seat 3 wagers 10 on ante
      And seat 2 wagers 10 on aces up
      And the round is completed
      Then once the dealer announces, none of the following happens in the round
        | does            | wager   |
        | takes the wager | ante    |
        | takes the wager | aces up |
      And each of the following happens once
        | does            | seat | wager |
        | takes the wager | 2    | play  |

    # Unlike mlgca-four-card: no progressive wager, and a wrong number of cards voids one hand only.
    @reading:void-wagers.returned
    Scenario: After a void round the bets are open, and closed again with the announcement
      Given seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When the bets are closed
      And seat 2 wagers 10 on ante
      Then the wager is refused

  @oneida-four-card.F.2.s1 @betting @play
  Rule: After no more bets no wager is made, increased or withdrawn, unless a rule provides for it
    What is provided for is the play wager.

    Background:
      Given a Four Card Poker table under the Oneida rules

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

    @reading:unnamed-changes.barred
    Scenario: No second play wager is put beside the first
      Given seats 1 and 2 wager 10 on ante
      When seat 1 plays for 10
      Then the play wager of 10 is taken
      When seat 1 wagers 20 on play
      Then the wager is refused
      And seat 1's play wager stands at 10

    Scenario Outline: After no more bets <wager> is neither added to, nor made larger, nor taken back; before it is
      Given seats 1 and 2 wager 10 on <wager>
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
        | wager   |
        | ante    |
        | aces up |

  @oneida-four-card.F.4 @betting @play
  Rule: A play wager is made as the section on the play says, and not otherwise
    After the cards, by a player with an ante, and within its limits.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Before the cards a play wager is refused, after a look at them it is taken
      Given seat 1 wagers 10 on ante
      When seat 1 wagers 10 on play
      Then the wager is refused
      When the cards are dealt
      Then a play wager of 10 from seat 1 is taken
      And seat 1's ante wager stands at 10

    Scenario: After the announcement and before the cards it is still too early
      Given seat 1 wagers 10 on ante
      And the bets are closed, and no card is dealt yet
      When seat 1 wagers 20 on play
      Then the wager is refused
      When the cards are dealt
      Then a play wager of 20 from seat 1 is taken

    Scenario: Without an ante there is no play wager, with one there is
      Given seats 1 and 2 wager 10 on aces up
      And seat 2 wagers 10 on ante
      And the cards are dealt
      When seat 1 wagers 10 on play
      Then the wager is refused
      But a play wager of 10 from seat 2 is taken

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

    Scenario Outline: On an ante of 12.50 a play wager of <amount> is refused, one of <lawful> is taken
      Given seat 1 wagers 12.50 on ante
      When seat 1 plays for <amount>
      Then the wager is refused
      But a play wager of <lawful> from seat 1 is taken

      Examples:
        | amount | lawful |
        | 12.49  | 12.50  |
        | 37.51  | 37.50  |

    Scenario: Who has folded makes no play wager any more, who has not does
      Given seats 1 and 2 wager 10 on ante
      When seat 1 folds
      And seat 1 wagers 10 on play
      Then the wager is refused
      But a play wager of 10 from seat 2 is taken

  @oneida-four-card.F.5 @discretion @play @declaration
  Rule: The casino may allow a player to wager at more than one adjacent position
    How many there may be it chooses and declares; a position more is refused.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: With one box a player wagers on the own box only
      Given the house's number of adjacent boxes is 1
      When the player at seat 3 wagers 10 on ante at the box of seat 4
      Then the wager is refused
      But an ante wager of 10 from seat 3 is taken
      And the declared number of adjacent boxes is 1

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

    Scenario: With three boxes the third may lie beyond the second
      Given the house's number of adjacent boxes is 3
      And seat 3 wagers 10 on ante
      When the player at seat 3 wagers 10 on ante at the box of seat 4
      Then the ante wager of 10 is taken
      When the player at seat 3 wagers 10 on ante at the box of seat 5
      Then the ante wager of 10 is taken
      When the player at seat 3 wagers 10 on ante at the box of seat 6
      Then the wager is refused

    Scenario: A box on which another player wagers is refused, a free one is taken
      Given the house's number of adjacent boxes is 2
      And seats 3 and 4 wager 10 on ante
      When the player at seat 3 wagers 10 on aces up at the box of seat 4
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

  @oneida-four-card.F.6 @conduct @play
  Rule: Only who sits at the table may wager
    Somebody standing behind the chairs, or a player who has got up, is not in the game.

    Background:
      Given a Four Card Poker table under the Oneida rules

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

  @oneida-four-card.F.6.s1 @conduct @trace @play
  Rule: A player who has wagered and received cards stays seated until the round is completed
    Neither standing up nor leaving is allowed before.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: With cards a player may not stand up, after the round the player may
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 stands up and stays at the table
      Then the act is refused
      But a play wager of 10 from seat 1 is taken
      When the round is completed
      And seat 1 stands up and stays at the table
      Then the act is accepted

    Scenario: A player who has played stays seated, too, while another decides
      Given seats 1 and 2 wager 10 on ante
      And seat 1 plays for 10
      When seat 1 stands up and stays at the table
      Then the act is refused
      When the round is completed
      And seat 1 stands up and stays at the table
      Then the act is accepted

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

    Scenario: A player whose cards lie at a neighbouring box stays seated, too
      Given the house's number of adjacent boxes is 2
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      And the cards are dealt
      When seat 3 stands up and stays at the table
      Then the act is refused
      When the round is completed
      And seat 3 stands up and stays at the table
      Then the act is accepted

    @reading:seat-after-a-fold.stays
    Scenario: A player who folded stays seated, too, until the others are settled
      Given seats 1 and 2 wager 10 on ante
      And seat 1 folds
      When seat 1 stands up and stays at the table
      Then the act is refused
      When the round is completed
      And seat 1 stands up and stays at the table
      Then the act is accepted

    @reading:seat-after-a-fold.may-leave
    Scenario: A player who folded has withdrawn and may stand up, one who has not may not
      Given seats 1 and 2 wager 10 on ante
      And seat 1 folds
      When seat 2 stands up and stays at the table
      Then the act is refused
      When seat 1 stands up and stays at the table
      Then the act is accepted

    Scenario: With cards a player may not leave the table, after the round the player may
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 leaves the table
      Then the act is refused
      When the round is completed
      And seat 1 leaves the table
      Then the act is accepted
