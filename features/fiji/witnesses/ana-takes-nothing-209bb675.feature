@fiji @witness @possible
Feature: Fiji witness, Can a half card give nothing though its colour lies in the supply? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_8 @fiji_4_11
  Scenario: Ana takes nothing
    Given Ana and Ben play Fiji
    And it is exchange 2 of round 1
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And row 1 is most green, take half of the blue
    And the hands are
      | player | green | red | yellow | blue |
      | Ben    | 2     | 4   | 4      | 4    |
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
    When row 1 is analysed
    Then Ana executes the card
    And Ana takes nothing
    And nothing else changes
