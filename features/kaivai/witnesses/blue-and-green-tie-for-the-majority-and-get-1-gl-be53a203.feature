@kaivai @witness @possible
Feature: Kaivai witness, Can those who tie gain more glory together than the village has cult hexes? Yes.
  Found by `atoll possible kaivai --keep`, which finds and keeps it again.

  @kaivai_14_8
  Scenario: Blue and Green tie for the majority and get 1 glory each
    Given Red, Blue and Green play Kaivai
    And the board has
      | hexes | holds |
      | A5    | cult  |
      | D2    | cult  |
      | D9    | cult  |
      | E3    | cult  |
      | E10   | cult  |
      | G7    | cult  |
      | H7    | cult  |
      | J2    | cult  |
      | G7    | god   |
    And the round is 8
    And the influence is Red 0, Blue 1 and Green 1
    And the villages are to be scored
    And Red has chosen to score E7
    And Red has chosen to add 0
    And Blue has chosen to add 1
    When Green chooses to add 1
    Then this is told
      | rule         | sentence                                                    |
      | Kaivai 14.5  | Green has decided.                                          |
      | Kaivai 14.5  | All show the influence they add: Red 0, Blue 1 and Green 1. |
      | Kaivai 14.4  | The players have Red 0, Blue 2 and Green 2 in the village.  |
      | Kaivai 14.8  | Blue and Green tie for the majority and get 1 glory each.   |
      | Kaivai 14.10 | A counter marks the village of E7.                          |
      | Kaivai 14.3  | Red has least glory and chooses the next village.           |
    And the turn is now Red
    And the glory is now Red 0, Blue 1 and Green 1
    And the influence left is now 21
