@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 4.6, Fiji 4.8 and Fiji 4.10
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_4_6 @fiji_4_8 @fiji_4_10
  Scenario: Ben takes 4 green
    Given Ana and Ben play Fiji
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And row 1 is fewest green, take 4 green
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
    When row 1 is analysed
    Then Ben executes the card
    And Ben takes 4 green
    And nothing else changes
