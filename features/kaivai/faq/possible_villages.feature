@faq
Feature: Kaivai FAQ, what can happen in the final scoring
  Each answer is proved by `atoll possible kaivai`, for all counters in the box, under the default
  rulings.
  All 18 cult hexes lie there; Red has 3 at F4 against 1 of Blue, and nobody has anything at F11.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes                            | holds                    |
      | J7, I8, E3, B1, J9, L1, G12, F10 | cult                     |
      | F3                               | Red meeting hut          |
      | F5                               | Red canoe-builder hut    |
      | G4                               | Blue meeting hut         |
      | I6                               | Blue canoe-builder hut   |
      | H7                               | Green canoe-builder hut  |
      | E8, D6                           | Green meeting hut        |
      | J2                               | Yellow canoe-builder hut |
      | L2                               | Yellow meeting hut       |
      | E4                               | Red canoe                |
      | J6                               | Blue canoe               |
      | F8                               | Green canoe              |
      | H8                               | Yellow canoe             |
    And the glory is Red 10, Blue 8, Green 5 and Yellow 12
    And the villages are to be scored

  @kaivai_q_c16 @proved @kaivai_14_5
  Scenario: Can a player gain a village without a hut or a canoe there?
    Yes: influence alone does it, two for each counter, as we play (Kaivai 14.5).

    Given Green has chosen to score F4
    And the added influence is Red 0, Blue 0 and Green 0
    When Yellow chooses to add 2
    Then the totals are Red 3, Blue 1, Green 0 and Yellow 4
    And Yellow gains 2 glory

  @kaivai_q_c17 @proved @kaivai_14_8 @kaivai_14_5
  Scenario: Can all four players share a village?
    Yes: where nobody has anything, each may add as much as the others (Kaivai 14.5), and four are tied as two are, as we play.

    Given Green has chosen to score F11
    And the added influence is Red 1, Blue 1 and Green 1
    When Yellow chooses to add 1
    Then the glory is now Red 11, Blue 9, Green 6 and Yellow 13

  @kaivai_q_c18 @proved @kaivai_14_8
  Scenario: Can those who tie gain more glory together than the village has cult hexes?
    Yes: each share is rounded up, so of three cult hexes two players get two each.

    Given Green has chosen to score F11
    And the added influence is Red 1, Blue 1 and Green 0
    When Yellow chooses to add 0
    Then the glory is now Red 12, Blue 10, Green 5 and Yellow 12

  @kaivai_q_c19 @proved @kaivai_14_6
  Scenario: Can a player lose influence to a village that another one gains?
    Never: only who gains the village gives away what was added.

    Given Green has chosen to score F11
    And the added influence is Red 2, Blue 1 and Green 0
    When Yellow chooses to add 0
    Then Red returns 2 influence
    And the influence of Blue is still 3
