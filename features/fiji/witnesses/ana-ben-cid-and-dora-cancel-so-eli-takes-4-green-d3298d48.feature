@fiji @witness @possible
Feature: Fiji witness, Can the last of five execute a card that asks for the most? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_7 @fiji_4_8 @fiji_4_10
  Scenario: Ana, Ben, Cid and Dora cancel, so Eli takes 4 green
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
    Then Eli executes the card, as Ana, Ben, Cid and Dora cancel each other out
    And Eli takes 4 green
    And nothing else changes
