@kaivai @witness @possible
Feature: Kaivai witness, Can all four players share a village? Yes.
  Found by `atoll possible kaivai --keep`, which finds and keeps it again.

  @kaivai_14_8
  Scenario: Red, Blue, Green and Yellow tie for the majority and get 1 glory each
    Given Red, Blue, Green and Yellow play Kaivai
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
    And the influence is Red 1, Blue 1, Green 1 and Yellow 1
    And the villages are to be scored
    And Red has chosen to score E7
    And Red has chosen to add 1
    And Blue has chosen to add 1
    And Green has chosen to add 1
    When Yellow chooses to add 1
    Then this is told
      | rule         | sentence                                                               |
      | Kaivai 14.5  | Yellow has decided.                                                    |
      | Kaivai 14.5  | All show the influence they add: Red 1, Blue 1, Green 1 and Yellow 1.  |
      | Kaivai 14.4  | The players have Red 2, Blue 2, Green 2 and Yellow 2 in the village.   |
      | Kaivai 14.8  | Red, Blue, Green and Yellow tie for the majority and get 1 glory each. |
      | Kaivai 14.10 | A counter marks the village of E7.                                     |
      | Kaivai 14.3  | Red has least glory and chooses the next village.                      |
    And the turn is now Red
    And the glory is now Red 1, Blue 1, Green 1 and Yellow 1
    And the influence left is now 19
