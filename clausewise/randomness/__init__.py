"""Whether decks come shuffled at random and dice fall at random, under a plan that was made before.

`sources` reads decks and throws, a batch at a time; `plans` says what is tested, at which level and how much it takes;
`deck_tables` and `throw_tables` have the tests of a plan with a fixed number, `evidence` what may be looked at however
often; `analysing` makes a result of a plan and a source. `planted` and `measuring` measure what such a plan finds.
"""
