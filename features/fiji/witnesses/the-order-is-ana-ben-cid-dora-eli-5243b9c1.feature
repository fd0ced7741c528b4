@fiji @witness @possible
Feature: Fiji witness, Can all of five players share one place? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_5_5
  Scenario: The order is Ana = Ben = Cid = Dora = Eli
    Given Ana, Ben, Cid, Dora and Eli play Fiji
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
      | Eli    | 2     |
    When the round is scored
    Then the places are
      | place | player | heads |
      | 1     | Ana    | 3     |
      | 1     | Ben    | 3     |
      | 1     | Cid    | 3     |
      | 1     | Dora   | 3     |
      | 1     | Eli    | 3     |
    And nothing else changes
