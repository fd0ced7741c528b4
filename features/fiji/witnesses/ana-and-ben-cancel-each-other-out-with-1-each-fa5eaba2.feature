@fiji @witness @possible
Feature: Fiji witness, Can a player execute a card that asks for the most of a colour they have not offered? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_4 @fiji_4_5 @fiji_4_7 @fiji_4_8 @fiji_4_10
  Scenario: Ana and Ben cancel each other out with 1 each
    Given Ana, Ben and Cid play Fiji
    And row 1 is most green, take 4 green
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    | 1     |     |
      | Cid    |       | 1   |
    When row 1 is analysed
    Then this is told
      | rule      | sentence                                                           |
      | Fiji 4.4  | Row 1: most green \| take 4 green.                                 |
      | Fiji 4.5  | most green: Ana 1, Ben 1 and Cid 0.                                |
      | Fiji 4.7  | Ana and Ben cancel each other out with 1 each.                     |
      | Fiji 4.8  | Cid executes: take 4 green.                                        |
      | Fiji 4.10 | Cid takes 4 green; the supply holds 1 green 4 red 3 yellow 2 blue. |
    And the supply is now 1 green, 4 red, 3 yellow and 2 blue
    And the hand of Cid is now 9 green, 3 red, 3 yellow and 2 blue
    And nothing else changes
