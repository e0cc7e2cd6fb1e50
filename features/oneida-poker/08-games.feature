Feature: Oneida Poker: the games that may be offered
  Which types of poker a casino may offer under these rules, and in which variants.

  @oneida-poker.H @discretion @declaration
  Rule: The casino may offer the types of poker that follow
    It need not offer any of them; whether it may offer others is left open.

    Scenario Outline: <game> is one of them
      Given an Oneida <game> table
      Then the declared poker game is one of
        | Seven-Card Stud High                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |
        | Hold'em High                                   |
        | Omaha High                                     |
        | Omaha High-Low Split Eight or Better           |
        | Five-Card Draw High                            |
        | Five-Card Draw Low                             |
        | Five-Card Stud High                            |

      Examples:
        | game                                           |
        | Seven-Card Stud High                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |
        | Hold'em High                                   |
        | Omaha High                                     |
        | Omaha High-Low Split Eight or Better           |
        | Five-Card Draw High                            |
        | Five-Card Draw Low                             |
        | Five-Card Stud High                            |

  @oneida-poker.H.1 @discretion @declaration
  Rule: Seven-card stud: high, high-low split, and high-low split eight or better

    Scenario Outline: <game>
      Given an Oneida <game> table
      Then the declared poker game is <game>

      Examples:
        | game                                           |
        | Seven-Card Stud High                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

  @oneida-poker.H.2 @discretion @declaration
  Rule: Hold'em: high

    Scenario: Hold'em is offered high
      Given an Oneida Hold'em High table
      Then the declared poker game is Hold'em High

  @oneida-poker.H.3 @discretion @declaration
  Rule: Omaha: high, and high-low split eight or better

    Scenario Outline: Omaha is offered as <game>
      Given an Oneida <game> table
      Then the declared poker game is <game>

      Examples:
        | game                                 |
        | Omaha High                           |
        | Omaha High-Low Split Eight or Better |

  @oneida-poker.H.4 @discretion @declaration
  Rule: Five-card draw: high, and low

    Scenario Outline: Five-card draw is offered as <game>
      Given an Oneida <game> table
      Then the declared poker game is <game>

      Examples:
        | game                |
        | Five-Card Draw High |
        | Five-Card Draw Low  |

  @oneida-poker.H.5 @discretion @declaration
  Rule: Five-card stud: high

    Scenario: Five-card stud is offered high
      Given an Oneida Five-Card Stud High table
      Then the declared poker game is Five-Card Stud High
