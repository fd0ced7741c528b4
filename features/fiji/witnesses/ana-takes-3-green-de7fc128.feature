@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 4.11, where half=up
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_4_11
  Scenario: Ana takes 3 green
    Given Ana and Ben play Fiji
    And the ruling half=up holds
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And row 1 is most green, take half of the green
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
    When row 1 is analysed
    Then Ana executes the card
    And Ana takes 3 green
    And nothing else changes
