@fiji @witness @possible
Feature: Fiji witness, Can the fourth goal alone decide between two players? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_5_4 @fiji_5_5
  Scenario: The order is Ben, Ana = Cid
    Given Ana, Ben and Cid play Fiji
    And it is exchange 3 of round 1
    And the rows are
      | condition          | effect               |
      | most red and green | take 3 red           |
      | fewest yellow      | keep the offer       |
      | most beads         | others take 1 yellow |
      | fewest beads       | take 2 yellow        |
    And the goals are most red, most yellow, most blue and most green
    And the hands are
      | player | green |
      | Ana    | 2     |
      | Ben    | 3     |
      | Cid    | 2     |
    When the round is scored
    Then the places are
      | place | player | heads |
      | 1     | Ben    | 2     |
      | 2     | Ana    |       |
      | 2     | Cid    |       |
    And nothing else changes
