@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 4.13, where keep_offer=may
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_4_13
  Scenario: Ana has to choose
    Given Ana and Ben play Fiji
    And the ruling keep_offer=may holds
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And row 1 is most green, keep the offer
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
    When row 1 is analysed
    Then Ana executes the card
    And Ana has to choose
    And nothing else changes
