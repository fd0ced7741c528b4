@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 5.6, where after_shared=next
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_5_6
  Scenario: The order is Ben = Cid, Ana
    Given Ana, Ben and Cid play Fiji
    And the ruling after_shared=next holds
    And it is exchange 3 of round 1
    And the rows are
      | condition          | effect               |
      | most red and green | take 3 red           |
      | fewest yellow      | keep the offer       |
      | most beads         | others take 1 yellow |
      | fewest beads       | take 2 yellow        |
    And the goals are most green, most red, most yellow and most blue
    And the hands are
      | player | green | red |
      | Ana    | 1     | 1   |
      | Ben    | 2     |     |
      | Cid    | 2     |     |
    When the round is scored
    Then the places are
      | place | player | heads |
      | 1     | Ben    | 1     |
      | 1     | Cid    | 1     |
      | 2     | Ana    | 1     |
    And nothing else changes
