@fiji @witness @possible
Feature: Fiji witness, Can the last of five execute a card that asks for the most? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_4 @fiji_4_5 @fiji_4_7 @fiji_4_8 @fiji_4_10
  Scenario: Ana, Ben, Cid and Dora cancel each other out with 1 each
    Given Ana, Ben, Cid, Dora and Eli play Fiji
    And row 1 is most green, take 4 green
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    | 1     |     |
      | Cid    | 1     |     |
      | Dora   | 1     |     |
      | Eli    |       | 1   |
    When row 1 is analysed
    Then this is told
      | rule      | sentence                                                           |
      | Fiji 4.4  | Row 1: most green \| take 4 green.                                 |
      | Fiji 4.5  | most green: Ana 1, Ben 1, Cid 1, Dora 1 and Eli 0.                 |
      | Fiji 4.7  | Ana, Ben, Cid and Dora cancel each other out with 1 each.          |
      | Fiji 4.8  | Eli executes: take 4 green.                                        |
      | Fiji 4.10 | Eli takes 4 green; the supply holds 1 green 4 red 3 yellow 2 blue. |
    And the supply is now 1 green, 4 red, 3 yellow and 2 blue
    And the hand of Eli is now 9 green, 3 red, 3 yellow and 2 blue
    And nothing else changes
