@fiji @witness @possible
Feature: Fiji witness, Can the player with the most execute a card that asks for the fewest? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_7 @fiji_4_8 @fiji_4_10
  Scenario: Ben and Cid cancel, so Ana takes 4 green
    Given Ana, Ben and Cid play Fiji
    And row 1 is fewest green, take 4 green
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
      | Cid    |       | 1   |
    When row 1 is analysed
    Then Ana executes the card, as Ben and Cid cancel each other out
    And Ana takes 4 green
    And nothing else changes
