@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 4.16 and Fiji 4.17
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_4_16 @fiji_4_17
  Scenario: Everyone pays
    Given Ana and Ben play Fiji
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And the offers are
      | player | green |
      | Ana    | 1     |
      | Ben    | 1     |
    When the offers are paid
    Then everyone pays
    And exchange 2 begins
    And nothing else changes
