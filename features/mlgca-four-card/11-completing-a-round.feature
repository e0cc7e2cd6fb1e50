Feature: Completing a round of play

  @mlgca-four-card.11.D.4.c.ii @payout @play
  Rule: A hand that ranks at least as high as the dealer's is paid
    Ante and play wagers win, and the ante bonus is added where the hand earns one.

    @reading:equal-hand.wins
    Scenario: Equal hands, ante and play are paid
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 10
