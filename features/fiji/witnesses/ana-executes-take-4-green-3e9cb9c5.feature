@fiji @witness @possible
Feature: Fiji witness, Can one player execute all four rows of an exchange? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_8
  Scenario: Ana executes: take 4 green
    Given Ana and Ben play Fiji
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And the rows are
      | condition             | effect        |
      | most green            | take 4 green  |
      | fewest red            | take 3 red    |
      | most yellow and green | take 2 yellow |
      | most green and blue   | take 1 blue   |
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
    When the offers are analysed
    Then this is told
      | rule      | sentence                                                                     |
      | Fiji 4.4  | Row 1: most green \| take 4 green.                                           |
      | Fiji 4.5  | most green: Ana 1 and Ben 0.                                                 |
      | Fiji 4.8  | Ana executes: take 4 green.                                                  |
      | Fiji 4.10 | Ana takes 4 green; the supply holds 1 green 4 red 3 yellow 2 blue.           |
      | Fiji 4.4  | Row 2: fewest red \| take 3 red.                                             |
      | Fiji 4.5  | fewest red: Ana 0 and Ben 1.                                                 |
      | Fiji 4.6  | None counts as zero: Ana.                                                    |
      | Fiji 4.8  | Ana executes: take 3 red.                                                    |
      | Fiji 4.10 | Ana takes 3 red; the supply holds 1 green 1 red 3 yellow 2 blue.             |
      | Fiji 4.4  | Row 3: most yellow and green \| take 2 yellow.                               |
      | Fiji 4.5  | most yellow and green: Ana 1 and Ben 0.                                      |
      | Fiji 4.8  | Ana executes: take 2 yellow.                                                 |
      | Fiji 4.10 | Ana takes 2 yellow; the supply holds 1 green 1 red 1 yellow 2 blue.          |
      | Fiji 4.4  | Row 4: most green and blue \| take 1 blue.                                   |
      | Fiji 4.5  | most green and blue: Ana 1 and Ben 0.                                        |
      | Fiji 4.8  | Ana executes: take 1 blue.                                                   |
      | Fiji 4.10 | Ana takes 1 blue; the supply holds 1 green 1 red 1 yellow 1 blue.            |
      | Fiji 4.16 | The other offers go into the supply: it holds 2 green 2 red 1 yellow 1 blue. |
      | Fiji 4.17 | Exchange 2 begins with the same rows.                                        |
    And the exchange is now 2
    And the supply is now 2 green, 2 red, 1 yellow and 1 blue
    And the hand of Ana is now 5 green, 8 red, 6 yellow and 4 blue
