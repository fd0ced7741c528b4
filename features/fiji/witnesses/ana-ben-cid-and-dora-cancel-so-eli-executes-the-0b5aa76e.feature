@fiji @witness @possible
Feature: Fiji witness, Can the others take 1 red each in the first row of a round, with five players? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_7 @fiji_4_8 @fiji_4_12
  Scenario: Ana, Ben, Cid and Dora cancel, so Eli executes the card
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
    Then Eli executes the card, as Ana, Ben, Cid and Dora cancel each other out
    And Ana, Ben, Cid and Dora each take 1 red
    And nothing else changes
