@fiji @witness @possible
Feature: Fiji witness, Can the others take 1 red each in the first row of a round, with five players? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_4 @fiji_4_5 @fiji_4_7 @fiji_4_8 @fiji_4_12
  Scenario: Ana, Ben, Cid and Dora cancel each other out with 1 each
    Given Ana, Ben, Cid, Dora and Eli play Fiji
    And row 1 is most green, others take 1 red
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    | 1     |     |
      | Cid    | 1     |     |
      | Dora   | 1     |     |
      | Eli    |       | 1   |
    When row 1 is analysed
    Then this is told
      | rule      | sentence                                                  |
      | Fiji 4.4  | Row 1: most green \| others take 1 red.                   |
      | Fiji 4.5  | most green: Ana 1, Ben 1, Cid 1, Dora 1 and Eli 0.        |
      | Fiji 4.7  | Ana, Ben, Cid and Dora cancel each other out with 1 each. |
      | Fiji 4.8  | Eli executes: others take 1 red.                          |
      | Fiji 4.12 | From the supply, 1 red each to Ana, Ben, Cid and Dora.    |
    And the supply is now 5 green, 3 yellow and 2 blue
    And the hand of Ana is now 4 green, 5 red, 3 yellow and 2 blue
    And the hand of Ben is now 4 green, 5 red, 3 yellow and 2 blue
    And the hand of Cid is now 4 green, 5 red, 3 yellow and 2 blue
    And the hand of Dora is now 4 green, 5 red, 3 yellow and 2 blue
    And nothing else changes
