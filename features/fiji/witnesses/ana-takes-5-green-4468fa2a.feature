@fiji @witness @possible
Feature: Fiji witness, Can a take card, one that gives beads to its executor, fail in the first exchange? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_10 @fiji_4_12 @fiji_4_16 @fiji_4_17
  Scenario: Ana takes 5 green
    Given Ana and Ben play Fiji
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And the rows are
      | condition    | effect              |
      | most green   | take 4 green        |
      | most red     | take 3 red          |
      | most yellow  | others take 1 green |
      | fewest green | take one of each    |
    And the offers are
      | player | green | yellow |
      | Ana    | 1     |        |
      | Ben    |       | 1      |
    When the offers are analysed
    Then Ana takes 5 green
    And everyone pays
    And exchange 2 begins
    And nothing else changes
