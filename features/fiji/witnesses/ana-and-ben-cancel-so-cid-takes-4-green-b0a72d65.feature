@fiji @witness @possible
Feature: Fiji witness, Can a player execute a card that asks for the most of a colour they have not offered? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_7 @fiji_4_8 @fiji_4_10
  Scenario: Ana and Ben cancel, so Cid takes 4 green
    Given Ana, Ben and Cid play Fiji
    And row 1 is most green, take 4 green
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    | 1     |     |
      | Cid    |       | 1   |
    When row 1 is analysed
    Then Cid executes the card, as Ana and Ben cancel each other out
    And Cid takes 4 green
    And nothing else changes
