@fiji @witness @possible
Feature: Fiji witness, Can an exchange pass in which nobody executes a card? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_7 @fiji_4_9
  Scenario: Ana and Ben cancel each other out
    Given Ana and Ben play Fiji
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And the rows are
      | condition   | effect        |
      | most green  | take 4 green  |
      | most red    | take 3 red    |
      | most yellow | take 2 yellow |
      | most blue   | take 1 blue   |
    And the offers are
      | player | green |
      | Ana    | 1     |
      | Ben    | 1     |
    When the offers are analysed
    Then Ana and Ben cancel each other out
    And nobody executes the card
    And everyone pays
    And exchange 2 begins
    And nothing else changes
