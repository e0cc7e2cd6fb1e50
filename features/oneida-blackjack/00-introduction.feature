Feature: Oneida Blackjack: introduction
  What these rules take the place of.

  @oneida-blackjack.0 @introduction @informative
  Rule: These rules take the place of three sections of the Compact
