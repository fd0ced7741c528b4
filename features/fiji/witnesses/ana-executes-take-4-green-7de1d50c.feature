@fiji @witness @possible
Feature: Fiji witness, Can one row take the last bead of a colour from the supply? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_4 @fiji_4_5 @fiji_4_8 @fiji_4_10
  Scenario: Ana executes: take 4 green
    Given Ana and Ben play Fiji
    And it is exchange 2 of round 1
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And row 1 is most green, take 4 green
    And the hands are
      | player | green | red | yellow | blue |
      | Ben    | 3     | 4   | 4      | 3    |
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
    When row 1 is analysed
    Then this is told
      | rule      | sentence                                                   |
      | Fiji 4.4  | Row 1: most green \| take 4 green.                         |
      | Fiji 4.5  | most green: Ana 1 and Ben 0.                               |
      | Fiji 4.8  | Ana executes: take 4 green.                                |
      | Fiji 4.10 | Ana takes 4 green; the supply holds 4 red 3 yellow 2 blue. |
    And the supply is now 4 red, 3 yellow and 2 blue
    And the hand of Ana is now 5 green, 5 red, 4 yellow and 3 blue
    And nothing else changes
