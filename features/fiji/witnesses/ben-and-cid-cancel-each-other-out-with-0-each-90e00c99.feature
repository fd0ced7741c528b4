@fiji @witness @possible
Feature: Fiji witness, Can the player with the most execute a card that asks for the fewest? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_4 @fiji_4_5 @fiji_4_6 @fiji_4_7 @fiji_4_8 @fiji_4_10
  Scenario: Ben and Cid cancel each other out with 0 each
    Given Ana, Ben and Cid play Fiji
    And row 1 is fewest green, take 4 green
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
      | Cid    |       | 1   |
    When row 1 is analysed
    Then this is told
      | rule      | sentence                                                           |
      | Fiji 4.4  | Row 1: fewest green \| take 4 green.                               |
      | Fiji 4.5  | fewest green: Ana 1, Ben 0 and Cid 0.                              |
      | Fiji 4.6  | None counts as zero: Ben and Cid.                                  |
      | Fiji 4.7  | Ben and Cid cancel each other out with 0 each.                     |
      | Fiji 4.8  | Ana executes: take 4 green.                                        |
      | Fiji 4.10 | Ana takes 4 green; the supply holds 1 green 4 red 3 yellow 2 blue. |
    And the supply is now 1 green, 4 red, 3 yellow and 2 blue
    And the hand of Ana is now 8 green, 4 red, 3 yellow and 2 blue
    And nothing else changes
