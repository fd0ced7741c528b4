@fiji @witness @possible
Feature: Fiji witness, Can a round of three or more players pay more heads than it would without ties? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_5_5
  Scenario: The order is Ana = Ben = Cid = Dora
    Given Ana, Ben, Cid and Dora play Fiji
    And it is exchange 3 of round 1
    And the rows are
      | condition          | effect               |
      | most red and green | take 3 red           |
      | fewest yellow      | keep the offer       |
      | most beads         | others take 1 yellow |
      | fewest beads       | take 2 yellow        |
    And the goals are most green, most red, most yellow and most blue
    And the hands are
      | player | green |
      | Ana    | 2     |
      | Ben    | 2     |
      | Cid    | 2     |
      | Dora   | 2     |
    When the round is scored
    Then the places are
      | place | player | heads |
      | 1     | Ana    | 2     |
      | 1     | Ben    | 2     |
      | 1     | Cid    | 2     |
      | 1     | Dora   | 2     |
    And nothing else changes
