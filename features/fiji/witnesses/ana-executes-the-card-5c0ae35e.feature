@fiji @witness @possible
Feature: Fiji witness, Can one player execute all four rows of an exchange? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_8
  Scenario: Ana executes the card
    Given Ana and Ben play Fiji
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And the rows are
      | condition             | effect        |
      | most green            | take 4 green  |
      | fewest red            | take 3 red    |
      | most yellow and green | take 2 yellow |
      | most green and blue   | take 1 blue   |
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
    When the offers are analysed
    Then Ana executes the card
    And Ana takes 4 green, 3 red, 2 yellow and 1 blue
    And everyone pays
    And exchange 2 begins
    And nothing else changes
