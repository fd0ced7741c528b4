@fiji @witness @possible
Feature: Fiji witness, Can one player execute both the most and the fewest of a colour in one exchange? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_8
  Scenario: Cid executes: take 4 green
    Given Ana, Ben and Cid play Fiji
    And the rows are
      | condition    | effect        |
      | most green   | take 4 green  |
      | most red     | take 3 red    |
      | most yellow  | take 2 yellow |
      | fewest green | take 1 blue   |
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    | 1     |     |
      | Cid    |       | 1   |
    When the offers are analysed
    Then this is told
      | rule      | sentence                                                                     |
      | Fiji 4.4  | Row 1: most green \| take 4 green.                                           |
      | Fiji 4.5  | most green: Ana 1, Ben 1 and Cid 0.                                          |
      | Fiji 4.7  | Ana and Ben cancel each other out with 1 each.                               |
      | Fiji 4.8  | Cid executes: take 4 green.                                                  |
      | Fiji 4.10 | Cid takes 4 green; the supply holds 1 green 4 red 3 yellow 2 blue.           |
      | Fiji 4.4  | Row 2: most red \| take 3 red.                                               |
      | Fiji 4.5  | most red: Ana 0, Ben 0 and Cid 1.                                            |
      | Fiji 4.8  | Cid executes: take 3 red.                                                    |
      | Fiji 4.10 | Cid takes 3 red; the supply holds 1 green 1 red 3 yellow 2 blue.             |
      | Fiji 4.4  | Row 3: most yellow \| take 2 yellow.                                         |
      | Fiji 4.5  | most yellow: Ana 0, Ben 0 and Cid 0.                                         |
      | Fiji 4.7  | Ana, Ben and Cid cancel each other out with 0 each.                          |
      | Fiji 4.9  | Everyone is cancelled: nobody executes take 2 yellow.                        |
      | Fiji 4.4  | Row 4: fewest green \| take 1 blue.                                          |
      | Fiji 4.5  | fewest green: Ana 1, Ben 1 and Cid 0.                                        |
      | Fiji 4.6  | None counts as zero: Cid.                                                    |
      | Fiji 4.8  | Cid executes: take 1 blue.                                                   |
      | Fiji 4.10 | Cid takes 1 blue; the supply holds 1 green 1 red 3 yellow 1 blue.            |
      | Fiji 4.16 | The other offers go into the supply: it holds 3 green 2 red 3 yellow 1 blue. |
      | Fiji 4.17 | Exchange 2 begins with the same rows.                                        |
    And the exchange is now 2
    And the supply is now 3 green, 2 red, 3 yellow and 1 blue
    And the hand of Cid is now 9 green, 6 red, 3 yellow and 3 blue
