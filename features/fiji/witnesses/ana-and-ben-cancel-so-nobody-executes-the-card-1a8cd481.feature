@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 4.4, Fiji 4.5, Fiji 4.7 and Fiji 4.9
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_4_4 @fiji_4_5 @fiji_4_7 @fiji_4_9
  Scenario: Ana and Ben cancel, so nobody executes the card
    Given Ana and Ben play Fiji
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And row 1 is most green, take 4 green
    And the offers are
      | player | green |
      | Ana    | 1     |
      | Ben    | 1     |
    When row 1 is analysed
    Then Ana and Ben cancel each other out
    And nobody executes the card
    And nothing else changes
