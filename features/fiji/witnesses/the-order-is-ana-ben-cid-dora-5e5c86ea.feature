@fiji @witness @possible
Feature: Fiji witness, Can one of three or more players take heads in last place? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_5_4 @fiji_5_5
  Scenario: The order is Ana, Ben = Cid = Dora
    Given Ana, Ben, Cid and Dora play Fiji
    And it is exchange 3 of round 1
    And the rows are
      | condition          | effect               |
      | most red and green | take 3 red           |
      | fewest yellow      | keep the offer       |
      | most beads         | others take 1 yellow |
      | fewest beads       | take 2 yellow        |
    And the goals are most red, most green, most yellow and most blue
    And the hands are
      | player | green | red |
      | Ana    | 1     | 1   |
      | Ben    | 2     |     |
      | Cid    | 2     |     |
      | Dora   | 2     |     |
    When the round is scored
    Then the places are
      | place | player | heads |
      | 1     | Ana    | 3     |
      | 2     | Ben    | 1     |
      | 2     | Cid    | 1     |
      | 2     | Dora   | 1     |
    And nothing else changes
