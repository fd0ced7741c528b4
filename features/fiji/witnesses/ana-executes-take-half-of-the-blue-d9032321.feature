@fiji @witness @possible
Feature: Fiji witness, Can a half card give nothing though its colour lies in the supply? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_4 @fiji_4_5 @fiji_4_8 @fiji_4_11
  Scenario: Ana executes: take half of the blue
    Given Ana and Ben play Fiji
    And it is exchange 2 of round 1
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And row 1 is most green, take half of the blue
    And the hands are
      | player | green | red | yellow | blue |
      | Ben    | 2     | 4   | 4      | 4    |
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
    When row 1 is analysed
    Then this is told
      | rule      | sentence                                    |
      | Fiji 4.4  | Row 1: most green \| take half of the blue. |
      | Fiji 4.5  | most green: Ana 1 and Ben 0.                |
      | Fiji 4.8  | Ana executes: take half of the blue.        |
      | Fiji 4.11 | Ana takes half of the 1 blue: none.         |
    And nothing else changes
