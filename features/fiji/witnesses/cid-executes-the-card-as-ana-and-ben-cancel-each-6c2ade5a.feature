@fiji @witness @possible
Feature: Fiji witness, Can one player execute both the most and the fewest of a colour in one exchange? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_8
  Scenario: Cid executes the card, as Ana and Ben cancel each other out
    Given Ana, Ben and Cid play Fiji
    And the rows are
      | condition    | effect        |
      | most green   | take 4 green  |
      | most red     | take 3 red    |
      | most yellow  | take 2 yellow |
      | fewest green | take 1 blue   |
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    | 1     |     |
      | Cid    |       | 1   |
    When the offers are analysed
    Then Cid executes the card, as Ana and Ben cancel each other out
    And Cid executes the card
    And Cid takes 4 green, 3 red and 1 blue
    And everyone pays
    And exchange 2 begins
    And nothing else changes
