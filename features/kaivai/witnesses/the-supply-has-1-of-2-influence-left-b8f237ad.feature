@kaivai @witness @possible
Feature: Kaivai witness, Can a sacrifice of one of four players bring too little in round 2, with no meeting hut? Yes.
  Found by `atoll possible kaivai --keep`, which finds and keeps it again.

  @kaivai_12_2
  Scenario: The supply has 1 of 2 influence left
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes | holds |
      | A1    | cult  |
      | A5    | cult  |
      | A1    | god   |
    And the round is 2
    And the bids are Red 6, Blue 5, Green 4 and Yellow 3
    And the influence is Red 5, Blue 5, Green 5 and Yellow 5
    And the actions hold
      | action      | influence |
      | increasing  | 1         |
      | celebrating | 1         |
      | moving      | 1         |
    And Red has acted
    And Blue has acted
    And Green has acted
    And it is the turn of Yellow
    When Yellow chooses to pass
    Then this is told
      | rule        | sentence                                 |
      | Kaivai 4.6  | Yellow passes.                           |
      | Kaivai 12.1 | Yellow has taken no action: a sacrifice. |
      | Kaivai 0.4  | The supply has 1 of 2 influence left.    |
      | Kaivai 12.2 | The supply has 1 of 2 influence left.    |
      | Kaivai 12.1 | Yellow gets 1 influence.                 |
      | Kaivai 4.1  | It is the turn of Red.                   |
    And the turn is now Red
    And the influence of Yellow is now 6
    And the influence left is now 0
