Feature: Introduction

  @three-card.intro @introduction @informative
  Rule: A tribe approves controls, procedures and rules for its poker table games
    What the placeholder for an article refers to is not said.

  @three-card.intro.s1 @introduction @declaration
  Rule: For Three Card Poker the tribe approves procedures and rules that belong to this game

    Scenario: Declared approval
      Given a Three Card Poker table under the Section 14 rules
      Then the declared approval of the rules of the game is by the Tribe

  @three-card.intro.s2 @introduction @informative
  Rule: Rules and dealing procedures should be complete, and these additions could improve those that exist
    Advice about other rules, which are not attached; it requires nothing of a table.

  @three-card.intro.s3 @introduction @informative
  Rule: The additions that follow are proposed for approval
    They bind where a tribe has approved them; they are read here as they would bind then.
