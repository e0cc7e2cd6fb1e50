Feature: Tables

  @mlgca-four-card.2.A @equipment @declaration
  Rule: The game has a table of its own, with positions for players and a place for the dealer
    What these have to be like follows below.

    Scenario: The table has both
      Given a Four Card Poker table under the MLGCA rules
      Then the declared parts of the table include
        | betting positions    |
        | place for the dealer |

  @mlgca-four-card.2.A.1 @equipment @declaration @play
  Rule: There are betting positions for seven players at most, on one side
    Nobody plays at an eighth.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    @reading:seven-players.seven-positions
    Scenario: Declared positions
      Then the declared number of betting positions is at most 7
      And the declared sides of the table with betting positions is 1

    @reading:seven-players.seven-positions
    Scenario: Nobody sits at an eighth position, at the first somebody may
      When seat 8 sits down
      Then the act is refused
      When seat 1 sits down
      Then the act is accepted
      And an ante wager of 10 from seat 1 is taken

    @reading:seven-players.seven-positions
    Scenario: A wager at an eighth position is refused, at the seventh it is taken
      Given the house's number of adjacent boxes is 2
      And a player arrives at seat 7
      When the player at seat 7 wagers 10 on ante at the box of seat 8
      Then the wager is refused
      But an ante wager of 10 from seat 7 is taken

    @reading:seven-players.seven-positions
    Scenario: Beside another player the first position and the seventh are played at, the eighth is not
      Given the house's number of adjacent boxes is 2
      And a player arrives at seat 7
      And seat 4 wagers 10 on ante
      When the player at seat 7 wagers 10 on ante at the box of seat 8
      Then the wager is refused
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When seat 7 wagers 10 on ante
      Then the ante wager of 10 is taken

    @reading:seven-players.seven-persons
    Scenario: Where players are counted, seven sit down and no eighth
      Given seats 1 to 7 wager 10 on ante
      When seat 8 sits down
      Then the act is refused
      But an aces up wager of 10 from seat 7 is taken
      And the declared sides of the table with betting positions is 1

  @mlgca-four-card.2.A.2 @equipment @declaration
  Rule: The dealer's place is on the other side of the table
    Seen from the betting positions, the dealer is opposite.

    Scenario: Declared place of the dealer
      Given a Four Card Poker table under the MLGCA rules
      Then the declared place for the dealer is opposite the betting positions

  @mlgca-four-card.2.B @equipment @declaration
  Rule: The layout is submitted to the Commission for approval
    What it has to bear at least follows below.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    @reading:layout-approval.submitted
    Scenario: Declared submission
      Then the declared submission of the layout is one of
        | submitted |
        | approved  |

    @reading:layout-approval.approved
    Scenario: Declared approval
      Then the declared submission of the layout is approved

  @mlgca-four-card.2.B.1 @equipment @declaration
  Rule: The layout bears the facility operator's name or logo
    Either is enough.

    Scenario: Declared name
      Given a Four Card Poker table under the MLGCA rules
      Then the declared name on the layout is one of
        | name of the facility operator          |
        | logo of the facility operator          |
        | name and logo of the facility operator |

  @mlgca-four-card.2.B.2 @equipment @declaration
  Rule: Each player has three areas of their own for ante, play and aces up
    None of the three serves for another.

    Scenario: Declared areas
      Given a Four Card Poker table under the MLGCA rules
      Then the declared betting areas of each player include
        | ante    |
        | play    |
        | aces up |

  @mlgca-four-card.2.B.3 @equipment @declaration
  Rule: Where the progressive wager is offered, each player has an area for it
    It comes beside the three others.

    Scenario: Declared area for the progressive wager
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      Then the declared betting areas of each player include
        | progressive |

    Scenario: Beside the area for the six card bonus, too, there is one for the progressive wager
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's progressive paytable is A
      And the house's six card bonus paytable is A
      Then the declared betting areas of each player include
        | progressive |

  @mlgca-four-card.2.B.4 @equipment @declaration
  Rule: Where the six card bonus is offered, each player has an area for it
    It comes beside the three others.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler

    Scenario: Declared area for the six card bonus
      Given the house's six card bonus paytable is A
      Then the declared betting areas of each player include
        | six card bonus |

    Scenario: Beside the area for the progressive wager, too, there is one for the six card bonus
      Given the house's progressive paytable is A
      And the house's six card bonus paytable is A
      Then the declared betting areas of each player include
        | six card bonus |

  @mlgca-four-card.2.B.5 @posting @declaration
  Rule: The payouts of every wager on offer are inscribed on the layout, or else shown on a sign at the table
    A player can read there what each wager pays.

    Scenario Outline: All payouts are on the <place>
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's progressive paytable is A
      And the house's six card bonus paytable is A
      And the house's place for posting payouts is <place>
      Then the declared payouts on the <place> include
        | ante           |
        | ante bonus     |
        | play           |
        | aces up        |
        | progressive    |
        | six card bonus |

      Examples:
        | place  |
        | layout |
        | sign   |

    Scenario: Without the optional wagers, those of the three others
      Given a Four Card Poker table under the MLGCA rules
      And the house's place for posting payouts is layout
      And the house's progressive paytable is none
      And the house's six card bonus paytable is none
      Then the declared payouts on the layout include
        | ante       |
        | ante bonus |
        | play       |
        | aces up    |

    Scenario: What a player can read is what the house has chosen to pay
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's aces up paytable is C
      And the house's progressive paytable is B
      And the house's six card bonus paytable is A
      Then the declared posted paytable of aces up is the same as the declared aces up paytable
      And the declared posted paytable of the progressive wager is the same as the declared progressive paytable
      And the declared posted paytable of the six card bonus is the same as the declared six card bonus paytable

  @mlgca-four-card.2.C @equipment @declaration
  Rule: Where the progressive wager is offered, the table has a system for it
    It consists of devices for the players and one that controls or monitors what is put on them.

    Scenario: Declared parts of the system
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      Then the declared parts of the progressive system include
        | wagering devices |
        | control device   |

  @mlgca-four-card.2.C.1 @equipment @declaration @trace
  Rule: Each betting position has a device that acknowledges or accepts the progressive wager
    It recognises the chip of its own position, and no other.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A

    Scenario: As many devices as positions
      Then the declared number of wagering devices is the same as the declared number of betting positions

    Scenario: Each wager is acknowledged at its own seat
      Given seats 1, 2 and 5 wager 10 on ante
      When seats 1 and 5 wager 1 on progressive
      Then the following happens, in this order
        | who                | does         | seat | wager       |
        | progressive system | acknowledges | 1    | progressive |
        | progressive system | acknowledges | 5    | progressive |
      And none of the following happens
        | who                | does         | seat | wager       |
        | progressive system | acknowledges | 2    | progressive |

    Scenario: At a full table each device acknowledges the chip of its own position
      Given seats 1 to 7 wager 10 on ante
      When seats 1 to 7 wager 1 on progressive
      Then each of the following happens once
        | who                | does         | seat | wager       |
        | progressive system | acknowledges | 1    | progressive |
        | progressive system | acknowledges | 2    | progressive |
        | progressive system | acknowledges | 3    | progressive |
        | progressive system | acknowledges | 4    | progressive |
        | progressive system | acknowledges | 5    | progressive |
        | progressive system | acknowledges | 6    | progressive |
        | progressive system | acknowledges | 7    | progressive |

  @mlgca-four-card.2.C.2 @equipment @declaration @trace
  Rule: A device controls or monitors the progressive wagers and, by a lock-out, lets none be recognised after no more bets
    A chip that is put down then is not acknowledged.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A

    Scenario: Declared lock-out
      Then the declared lock-out of progressive wagers is one of
        | button          |
        | other mechanism |

    Scenario: A chip after no more bets is not acknowledged, one before it was
      Given seats 1 and 2 wager 10 on ante
      When seat 1 wagers 1 on progressive
      Then the progressive wager of 1 is taken
      When the cards are dealt
      And seat 2 wagers 1 on progressive
      Then the wager is refused
      And the following happens, in this order
        | who                | does         | seat | wager       |
        | progressive system | acknowledges | 1    | progressive |
      And none of the following happens
        | who                | does         | seat | wager       |
        | progressive system | acknowledges | 2    | progressive |
      And the declared lock-out of progressive wagers is one of
        | button          |
        | other mechanism |

  @mlgca-four-card.2.D @equipment @declaration
  Rule: Drop box and tip box hang on the dealer's side of the table, one to the left and one to the right of the dealer
    The Commission approves their places; neither box is loose.

    Scenario: Declared places of the boxes
      Given a Four Card Poker table under the MLGCA rules
      And the house's place of the tip box is beside the dealer
      Then the declared place of the drop box is one of
        | dealer's side, left of the dealer  |
        | dealer's side, right of the dealer |
      And the declared place of the tip box is one of
        | dealer's side, left of the dealer  |
        | dealer's side, right of the dealer |
      And the declared place of the tip box differs from the declared place of the drop box

    Scenario: Declared fastening and approval of the boxes
      Given a Four Card Poker table under the MLGCA rules
      And the house's place of the tip box is beside the dealer
      Then the declared fastening of the drop box is one of
        | screwed on |
        | bolted on  |
        | riveted on |
        | clamped on |
        | locked on  |
        | glued on   |
        | built in   |
      And the declared fastening of the tip box is one of
        | screwed on |
        | bolted on  |
        | riveted on |
        | clamped on |
        | locked on  |
        | glued on   |
        | built in   |
      And the declared approval of the boxes' places is by the Commission

    @reading:displaced-box.tip-box-only
    Scenario: The drop box stays where it belongs although the tip box does not
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's place of the tip box is elsewhere
      Then the declared place of the drop box is one of
        | dealer's side, left of the dealer  |
        | dealer's side, right of the dealer |

    @reading:displaced-box.either-box
    Scenario: The place of the drop box is approved, wherever it is
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's place of the tip box is elsewhere
      Then the declared approval of the boxes' places is by the Commission

  @mlgca-four-card.2.E @discretion @declaration
  Rule: Where equipment is in the way, the Commission may approve another place for the tip box
    Without such equipment, or without approval, it belongs beside the dealer.

    Scenario: A tip box in another place is there for a reason and with approval
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's place of the tip box is elsewhere
      Then the declared what keeps the tip box from its place is one of
        | card shuffling device      |
        | other table game equipment |
      And the declared approval of the tip box's place is by the Commission

  @mlgca-four-card.2.F @equipment @declaration
  Rule: On top, at the dealer's side, a discard rack is fastened to the table
    It does not stand loose, nor anywhere else.

    Scenario: Declared place and fastening of the discard rack
      Given a Four Card Poker table under the MLGCA rules
      Then the declared place of the discard rack is top of the dealer's side
      And the declared fastening of the discard rack is one of
        | screwed on |
        | bolted on  |
        | riveted on |
        | clamped on |
        | locked on  |
        | glued on   |
        | built in   |
