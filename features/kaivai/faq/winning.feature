@faq
Feature: Kaivai FAQ, who wins
  One village is left to score, and nobody has anything there; Red and Yellow have 12 glory each.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes                            | holds              |
      | J7, I8, E3, B1, J9, L1, G12, F10 | cult               |
      | F3, F5                           | Red meeting hut    |
      | G4, I6                           | Blue meeting hut   |
      | E8, D6                           | Green meeting hut  |
      | J2, L2                           | Yellow meeting hut |
    And the glory is Red 12, Blue 8, Green 5 and Yellow 12
    And the shells of Yellow are 5
    And the villages of B1, E3, E7, I7, L1, F10, A6 have been scored
    And the villages are to be scored
    And Green has chosen to score K9

  @kaivai_q_w14 @stated @kaivai_14_11
  Scenario: Who wins the game?
    The player with the most glory when all villages are scored.

    Given the added influence is Red 0, Blue 0 and Yellow 1
    When Green chooses to add 0
    Then Yellow wins
    And the game is over

  @kaivai_q_w15 @open @kaivai_14_11
  Scenario: Two of us have the most glory. Who wins the tie? (ruling end_tie=shared)
    Both: the rulebook breaks no tie at the end.

    Given the ruling end_tie=shared holds
    And the added influence is Red 0, Blue 0 and Yellow 0
    When Green chooses to add 0
    Then Red and Yellow share the victory

  @kaivai_q_w15 @open @kaivai_14_11
  Scenario: Two of us have the most glory. Who wins the tie? (ruling end_tie=criteria)
    By the other answer who would bid last: the most in shells decides first.

    Given the ruling end_tie=criteria holds
    And the added influence is Red 0, Blue 0 and Yellow 0
    When Green chooses to add 0
    Then Red wins
