@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 4.13
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_4_13
  Scenario: Ana keeps the offer
    Given Ana and Ben play Fiji
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And row 1 is most green, keep the offer
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
    When row 1 is analysed
    Then Ana executes the card
    And Ana keeps the offer
    And nothing else changes
