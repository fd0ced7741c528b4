@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 4.12
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_4_12
  Scenario: Ben takes 1 green
    Given Ana and Ben play Fiji
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And row 1 is most green, others take 1 green
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
    When row 1 is analysed
    Then Ana executes the card
    And Ben takes 1 green
    And nothing else changes
