@fiji @witness @possible
Feature: Fiji witness, Can one row take the last bead of a colour from the supply? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_8 @fiji_4_10
  Scenario: Ana takes 4 green
    Given Ana and Ben play Fiji
    And it is exchange 2 of round 1
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And row 1 is most green, take 4 green
    And the hands are
      | player | green | red | yellow | blue |
      | Ben    | 3     | 4   | 4      | 3    |
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
    When row 1 is analysed
    Then Ana executes the card
    And Ana takes 4 green
    And nothing else changes
