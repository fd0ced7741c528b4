@kaivai @witness @possible
Feature: Kaivai witness, Can a sacrifice of one of three players bring too little in round 3, with no meeting hut? Yes.
  Found by `atoll possible kaivai --keep`, which finds and keeps it again.

  @kaivai_12_2
  Scenario: The supply has 1 of 2 influence left
    Given Red, Blue and Green play Kaivai
    And the board has
      | hexes | holds |
      | A1    | cult  |
      | A4    | cult  |
      | A5    | cult  |
      | A4    | god   |
    And the round is 3
    And the bids are Red 6, Blue 5 and Green 4
    And the influence is Red 7, Blue 7 and Green 7
    And the actions hold
      | action      | influence |
      | increasing  | 1         |
      | celebrating | 1         |
    And Red has acted
    And Blue has acted
    And it is the turn of Green
    When Green chooses to pass
    Then this is told
      | rule        | sentence                                |
      | Kaivai 4.6  | Green passes.                           |
      | Kaivai 12.1 | Green has taken no action: a sacrifice. |
      | Kaivai 0.4  | The supply has 1 of 2 influence left.   |
      | Kaivai 12.2 | The supply has 1 of 2 influence left.   |
      | Kaivai 12.1 | Green gets 1 influence.                 |
      | Kaivai 4.1  | It is the turn of Red.                  |
    And the turn is now Red
    And the influence of Green is now 8
    And the influence left is now 0
