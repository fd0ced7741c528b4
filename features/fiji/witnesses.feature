@fiji @witness
Feature: Fiji witnesses
  What a command has found; it finds and keeps each again.

  @possible
  Rule: Can all of four players share the victory? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_5_1 @fiji_3_3 @fiji_5_3 @fiji_5_2 @fiji_5_5 @fiji_5_6 @fiji_6_1 @fiji_6_3
    Scenario: Ana and Ben are tied on most red: the next goal decides
      Given Ana, Ben, Cid and Dora play Fiji
      And it is exchange 3 of round 4
      And the heads are Ana 2, Ben 2, Cid 4 and Dora 4
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
        | Ben    | 1     | 1   |
        | Cid    | 2     |     |
        | Dora   | 2     |     |
      When the round is scored
      Then this is told
        | rule     | sentence                                                     |
        | Fiji 5.1 | The screens go: Ana 1 green 1 red, Ben 1 green 1 red, Cid 2  |
        |          | green and Dora 2 green.                                      |
        | Fiji 3.3 | The goal most red: Ana 1, Ben 1, Cid 0 and Dora 0.           |
        | Fiji 5.3 | Ana and Ben are tied on most red: the next goal decides.     |
        | Fiji 5.3 | Cid and Dora are tied on most red: the next goal decides.    |
        | Fiji 3.3 | The goal most green: Ana 1, Ben 1, Cid 2 and Dora 2.         |
        | Fiji 5.3 | Ana and Ben are tied on most green: the next goal decides.   |
        | Fiji 5.3 | Cid and Dora are tied on most green: the next goal decides.  |
        | Fiji 3.3 | The goal most yellow: Ana 0, Ben 0, Cid 0 and Dora 0.        |
        | Fiji 5.3 | Ana and Ben are tied on most yellow: the next goal decides.  |
        | Fiji 5.3 | Cid and Dora are tied on most yellow: the next goal decides. |
        | Fiji 3.3 | The goal most blue: Ana 0, Ben 0, Cid 0 and Dora 0.          |
        | Fiji 5.3 | Ana and Ben are tied on most blue: the next goal decides.    |
        | Fiji 5.3 | Cid and Dora are tied on most blue: the next goal decides.   |
        | Fiji 5.2 | The order is Ana = Ben, Cid = Dora.                          |
        | Fiji 5.5 | Heads for place 1, shared: 2 each to Ana and Ben.            |
        | Fiji 5.6 | Cid and Dora come after the shared place: place 3.           |
        | Fiji 5.5 | Heads for place 3, shared: 0 each to Cid and Dora.           |
        | Fiji 6.1 | The game ends after 4 rounds.                                |
        | Fiji 6.3 | Most heads, tied: Ana, Ben, Cid and Dora with 4 each.        |
      And the heads are now Ana 4, Ben 4, Cid 4 and Dora 4
      And nothing else changes

  @possible
  Rule: Can an exchange pass in which nobody executes a card? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_4_7 @fiji_4_9
    Scenario: Ana and Ben cancel each other out with 1 each
      Given Ana and Ben play Fiji
      And Ana has set aside 4 green
      And Ben has set aside 4 green
      And the rows are
        | condition   | effect        |
        | most green  | take 4 green  |
        | most red    | take 3 red    |
        | most yellow | take 2 yellow |
        | most blue   | take 1 blue   |
      And the offers are
        | player | green |
        | Ana    | 1     |
        | Ben    | 1     |
      When the offers are analysed
      Then this is told
        | rule      | sentence                                                    |
        | Fiji 4.4  | Row 1: most green \| take 4 green.                          |
        | Fiji 4.5  | most green: Ana 1 and Ben 1.                                |
        | Fiji 4.7  | Ana and Ben cancel each other out with 1 each.              |
        | Fiji 4.9  | Everyone is cancelled: nobody executes take 4 green.        |
        | Fiji 4.4  | Row 2: most red \| take 3 red.                              |
        | Fiji 4.5  | most red: Ana 0 and Ben 0.                                  |
        | Fiji 4.7  | Ana and Ben cancel each other out with 0 each.              |
        | Fiji 4.9  | Everyone is cancelled: nobody executes take 3 red.          |
        | Fiji 4.4  | Row 3: most yellow \| take 2 yellow.                        |
        | Fiji 4.5  | most yellow: Ana 0 and Ben 0.                               |
        | Fiji 4.7  | Ana and Ben cancel each other out with 0 each.              |
        | Fiji 4.9  | Everyone is cancelled: nobody executes take 2 yellow.       |
        | Fiji 4.4  | Row 4: most blue \| take 1 blue.                            |
        | Fiji 4.5  | most blue: Ana 0 and Ben 0.                                 |
        | Fiji 4.7  | Ana and Ben cancel each other out with 0 each.              |
        | Fiji 4.9  | Everyone is cancelled: nobody executes take 1 blue.         |
        | Fiji 4.16 | The other offers go into the supply: it holds 7 green 4 red |
        |           | 3 yellow 2 blue.                                            |
        | Fiji 4.17 | Exchange 2 begins with the same rows.                       |
      And the exchange is now 2
      And the supply is now 7 green, 4 red, 3 yellow and 2 blue

  @possible
  Rule: Can a player execute a card that asks for the most of a colour they have not offered? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_4_4 @fiji_4_5 @fiji_4_7 @fiji_4_8 @fiji_4_10
    Scenario: Ana and Ben cancel each other out with 1 each (2)
      Given Ana, Ben and Cid play Fiji
      And row 1 is most green, take 4 green
      And the offers are
        | player | green | red |
        | Ana    | 1     |     |
        | Ben    | 1     |     |
        | Cid    |       | 1   |
      When row 1 is analysed
      Then this is told
        | rule      | sentence                                                     |
        | Fiji 4.4  | Row 1: most green \| take 4 green.                           |
        | Fiji 4.5  | most green: Ana 1, Ben 1 and Cid 0.                          |
        | Fiji 4.7  | Ana and Ben cancel each other out with 1 each.               |
        | Fiji 4.8  | Cid executes: take 4 green.                                  |
        | Fiji 4.10 | Cid takes 4 green; the supply holds 1 green 4 red 3 yellow 2 |
        |           | blue.                                                        |
      And the supply is now 1 green, 4 red, 3 yellow and 2 blue
      And the hand of Cid is now 9 green, 3 red, 3 yellow and 2 blue
      And nothing else changes

  @possible
  Rule: Can the fourth goal alone decide between two players? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_5_1 @fiji_3_3 @fiji_5_3 @fiji_5_2 @fiji_5_4 @fiji_5_5
    Scenario: Ana, Ben and Cid are tied on most red: the next goal decides
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
      Then this is told
        | rule     | sentence                                                   |
        | Fiji 5.1 | The screens go: Ana 2 green, Ben 3 green and Cid 2 green.  |
        | Fiji 3.3 | The goal most red: Ana 0, Ben 0 and Cid 0.                 |
        | Fiji 5.3 | Ana, Ben and Cid are tied on most red: the next goal       |
        |          | decides.                                                   |
        | Fiji 3.3 | The goal most yellow: Ana 0, Ben 0 and Cid 0.              |
        | Fiji 5.3 | Ana, Ben and Cid are tied on most yellow: the next goal    |
        |          | decides.                                                   |
        | Fiji 3.3 | The goal most blue: Ana 0, Ben 0 and Cid 0.                |
        | Fiji 5.3 | Ana, Ben and Cid are tied on most blue: the next goal      |
        |          | decides.                                                   |
        | Fiji 3.3 | The goal most green: Ana 2, Ben 3 and Cid 2.               |
        | Fiji 5.3 | Ana and Cid are tied on most green: the next goal decides. |
        | Fiji 5.2 | The order is Ben, Ana = Cid.                               |
        | Fiji 5.4 | Heads for place 1: 2 to Ben.                               |
        | Fiji 5.5 | Heads for place 2, shared: 0 each to Ana and Cid.          |
      And the heads of Ben are now 2
      And nothing else changes

  @possible
  Rule: Can a round of three or more players pay more heads than it would without ties? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_5_1 @fiji_3_3 @fiji_5_3 @fiji_5_2 @fiji_5_5
    Scenario: Ana, Ben, Cid and Dora are tied on most green: the next goal decides
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
      Then this is told
        | rule     | sentence                                                     |
        | Fiji 5.1 | The screens go: Ana 2 green, Ben 2 green, Cid 2 green and    |
        |          | Dora 2 green.                                                |
        | Fiji 3.3 | The goal most green: Ana 2, Ben 2, Cid 2 and Dora 2.         |
        | Fiji 5.3 | Ana, Ben, Cid and Dora are tied on most green: the next goal |
        |          | decides.                                                     |
        | Fiji 3.3 | The goal most red: Ana 0, Ben 0, Cid 0 and Dora 0.           |
        | Fiji 5.3 | Ana, Ben, Cid and Dora are tied on most red: the next goal   |
        |          | decides.                                                     |
        | Fiji 3.3 | The goal most yellow: Ana 0, Ben 0, Cid 0 and Dora 0.        |
        | Fiji 5.3 | Ana, Ben, Cid and Dora are tied on most yellow: the next     |
        |          | goal decides.                                                |
        | Fiji 3.3 | The goal most blue: Ana 0, Ben 0, Cid 0 and Dora 0.          |
        | Fiji 5.3 | Ana, Ben, Cid and Dora are tied on most blue: the next goal  |
        |          | decides.                                                     |
        | Fiji 5.2 | The order is Ana = Ben = Cid = Dora.                         |
        | Fiji 5.5 | Heads for place 1, shared: 2 each to Ana, Ben, Cid and Dora. |
      And the heads are now Ana 2, Ben 2, Cid 2 and Dora 2
      And nothing else changes

  @possible
  Rule: Can the last of five execute a card that asks for the most? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_4_4 @fiji_4_5 @fiji_4_7 @fiji_4_8 @fiji_4_10
    Scenario: Ana, Ben, Cid and Dora cancel each other out with 1 each
      Given Ana, Ben, Cid, Dora and Eli play Fiji
      And row 1 is most green, take 4 green
      And the offers are
        | player | green | red |
        | Ana    | 1     |     |
        | Ben    | 1     |     |
        | Cid    | 1     |     |
        | Dora   | 1     |     |
        | Eli    |       | 1   |
      When row 1 is analysed
      Then this is told
        | rule      | sentence                                                     |
        | Fiji 4.4  | Row 1: most green \| take 4 green.                           |
        | Fiji 4.5  | most green: Ana 1, Ben 1, Cid 1, Dora 1 and Eli 0.           |
        | Fiji 4.7  | Ana, Ben, Cid and Dora cancel each other out with 1 each.    |
        | Fiji 4.8  | Eli executes: take 4 green.                                  |
        | Fiji 4.10 | Eli takes 4 green; the supply holds 1 green 4 red 3 yellow 2 |
        |           | blue.                                                        |
      And the supply is now 1 green, 4 red, 3 yellow and 2 blue
      And the hand of Eli is now 9 green, 3 red, 3 yellow and 2 blue
      And nothing else changes

  @possible
  Rule: Can the others take 1 red each in the first row of a round, with five players? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_4_4 @fiji_4_5 @fiji_4_7 @fiji_4_8 @fiji_4_12
    Scenario: Ana, Ben, Cid and Dora cancel each other out with 1 each (2)
      Given Ana, Ben, Cid, Dora and Eli play Fiji
      And row 1 is most green, others take 1 red
      And the offers are
        | player | green | red |
        | Ana    | 1     |     |
        | Ben    | 1     |     |
        | Cid    | 1     |     |
        | Dora   | 1     |     |
        | Eli    |       | 1   |
      When row 1 is analysed
      Then this is told
        | rule      | sentence                                                  |
        | Fiji 4.4  | Row 1: most green \| others take 1 red.                   |
        | Fiji 4.5  | most green: Ana 1, Ben 1, Cid 1, Dora 1 and Eli 0.        |
        | Fiji 4.7  | Ana, Ben, Cid and Dora cancel each other out with 1 each. |
        | Fiji 4.8  | Eli executes: others take 1 red.                          |
        | Fiji 4.12 | From the supply, 1 red each to Ana, Ben, Cid and Dora.    |
      And the supply is now 5 green, 3 yellow and 2 blue
      And the hand of Ana is now 4 green, 5 red, 3 yellow and 2 blue
      And the hand of Ben is now 4 green, 5 red, 3 yellow and 2 blue
      And the hand of Cid is now 4 green, 5 red, 3 yellow and 2 blue
      And the hand of Dora is now 4 green, 5 red, 3 yellow and 2 blue
      And nothing else changes

  @possible
  Rule: Can all of five players share one place? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_5_1 @fiji_3_3 @fiji_5_3 @fiji_5_2 @fiji_5_5
    Scenario: Ana, Ben, Cid, Dora and Eli are tied on most green: the next goal decides
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
      Then this is told
        | rule     | sentence                                                     |
        | Fiji 5.1 | The screens go: Ana 2 green, Ben 2 green, Cid 2 green, Dora  |
        |          | 2 green and Eli 2 green.                                     |
        | Fiji 3.3 | The goal most green: Ana 2, Ben 2, Cid 2, Dora 2 and Eli 2.  |
        | Fiji 5.3 | Ana, Ben, Cid, Dora and Eli are tied on most green: the next |
        |          | goal decides.                                                |
        | Fiji 3.3 | The goal most red: Ana 0, Ben 0, Cid 0, Dora 0 and Eli 0.    |
        | Fiji 5.3 | Ana, Ben, Cid, Dora and Eli are tied on most red: the next   |
        |          | goal decides.                                                |
        | Fiji 3.3 | The goal most yellow: Ana 0, Ben 0, Cid 0, Dora 0 and Eli 0. |
        | Fiji 5.3 | Ana, Ben, Cid, Dora and Eli are tied on most yellow: the     |
        |          | next goal decides.                                           |
        | Fiji 3.3 | The goal most blue: Ana 0, Ben 0, Cid 0, Dora 0 and Eli 0.   |
        | Fiji 5.3 | Ana, Ben, Cid, Dora and Eli are tied on most blue: the next  |
        |          | goal decides.                                                |
        | Fiji 5.2 | The order is Ana = Ben = Cid = Dora = Eli.                   |
        | Fiji 5.5 | Heads for place 1, shared: 3 each to Ana, Ben, Cid, Dora and |
        |          | Eli.                                                         |
      And the heads are now Ana 3, Ben 3, Cid 3, Dora 3 and Eli 3
      And nothing else changes

  @possible
  Rule: Can one player execute all four rows of an exchange? Yes.
    Found by `atoll possible fiji`, when it laid tables.

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
        | rule      | sentence                                                     |
        | Fiji 4.4  | Row 1: most green \| take 4 green.                           |
        | Fiji 4.5  | most green: Ana 1 and Ben 0.                                 |
        | Fiji 4.8  | Ana executes: take 4 green.                                  |
        | Fiji 4.10 | Ana takes 4 green; the supply holds 1 green 4 red 3 yellow 2 |
        |           | blue.                                                        |
        | Fiji 4.4  | Row 2: fewest red \| take 3 red.                             |
        | Fiji 4.5  | fewest red: Ana 0 and Ben 1.                                 |
        | Fiji 4.6  | None counts as zero: Ana.                                    |
        | Fiji 4.8  | Ana executes: take 3 red.                                    |
        | Fiji 4.10 | Ana takes 3 red; the supply holds 1 green 1 red 3 yellow 2   |
        |           | blue.                                                        |
        | Fiji 4.4  | Row 3: most yellow and green \| take 2 yellow.               |
        | Fiji 4.5  | most yellow and green: Ana 1 and Ben 0.                      |
        | Fiji 4.8  | Ana executes: take 2 yellow.                                 |
        | Fiji 4.10 | Ana takes 2 yellow; the supply holds 1 green 1 red 1 yellow  |
        |           | 2 blue.                                                      |
        | Fiji 4.4  | Row 4: most green and blue \| take 1 blue.                   |
        | Fiji 4.5  | most green and blue: Ana 1 and Ben 0.                        |
        | Fiji 4.8  | Ana executes: take 1 blue.                                   |
        | Fiji 4.10 | Ana takes 1 blue; the supply holds 1 green 1 red 1 yellow 1  |
        |           | blue.                                                        |
        | Fiji 4.16 | The other offers go into the supply: it holds 2 green 2 red  |
        |           | 1 yellow 1 blue.                                             |
        | Fiji 4.17 | Exchange 2 begins with the same rows.                        |
      And the exchange is now 2
      And the supply is now 2 green, 2 red, 1 yellow and 1 blue
      And the hand of Ana is now 5 green, 8 red, 6 yellow and 4 blue

  @possible
  Rule: Can one row take the last bead of a colour from the supply? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_4_4 @fiji_4_5 @fiji_4_8 @fiji_4_10
    Scenario: Ana executes: take 4 green (2)
      Given Ana and Ben play Fiji
      And it is exchange 2 of round 1
      And Ana has set aside 4 green
      And Ben has set aside 4 green
      And row 1 is most green, take 4 green
      And the hands are
        | player | green | red | yellow | blue |
        | Ben    | 3     | 4   | 4      | 3    |
      And the offers are
        | player | green | red |
        | Ana    | 1     |     |
        | Ben    |       | 1   |
      When row 1 is analysed
      Then this is told
        | rule      | sentence                                                   |
        | Fiji 4.4  | Row 1: most green \| take 4 green.                         |
        | Fiji 4.5  | most green: Ana 1 and Ben 0.                               |
        | Fiji 4.8  | Ana executes: take 4 green.                                |
        | Fiji 4.10 | Ana takes 4 green; the supply holds 4 red 3 yellow 2 blue. |
      And the supply is now 4 red, 3 yellow and 2 blue
      And the hand of Ana is now 5 green, 5 red, 4 yellow and 3 blue
      And nothing else changes

  @possible
  Rule: Can a take card, one that gives beads to its executor, fail in the first exchange? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_4_4 @fiji_4_5 @fiji_4_8 @fiji_4_10 @fiji_4_7 @fiji_4_9 @fiji_4_12 @fiji_4_6 @fiji_4_16 @fiji_4_17
    Scenario: Ana executes: take 4 green (3)
      Given Ana and Ben play Fiji
      And Ana has set aside 4 green
      And Ben has set aside 4 green
      And the rows are
        | condition    | effect              |
        | most green   | take 4 green        |
        | most red     | take 3 red          |
        | most yellow  | others take 1 green |
        | fewest green | take one of each    |
      And the offers are
        | player | green | yellow |
        | Ana    | 1     |        |
        | Ben    |       | 1      |
      When the offers are analysed
      Then this is told
        | rule      | sentence                                                     |
        | Fiji 4.4  | Row 1: most green \| take 4 green.                           |
        | Fiji 4.5  | most green: Ana 1 and Ben 0.                                 |
        | Fiji 4.8  | Ana executes: take 4 green.                                  |
        | Fiji 4.10 | Ana takes 4 green; the supply holds 1 green 4 red 3 yellow 2 |
        |           | blue.                                                        |
        | Fiji 4.4  | Row 2: most red \| take 3 red.                               |
        | Fiji 4.5  | most red: Ana 0 and Ben 0.                                   |
        | Fiji 4.7  | Ana and Ben cancel each other out with 0 each.               |
        | Fiji 4.9  | Everyone is cancelled: nobody executes take 3 red.           |
        | Fiji 4.4  | Row 3: most yellow \| others take 1 green.                   |
        | Fiji 4.5  | most yellow: Ana 0 and Ben 1.                                |
        | Fiji 4.8  | Ben executes: others take 1 green.                           |
        | Fiji 4.12 | From the supply, 1 green to Ana.                             |
        | Fiji 4.4  | Row 4: fewest green \| take one of each.                     |
        | Fiji 4.5  | fewest green: Ana 1 and Ben 0.                               |
        | Fiji 4.6  | None counts as zero: Ben.                                    |
        | Fiji 4.8  | Ben executes: take one of each.                              |
        | Fiji 4.10 | The supply lacks beads for 1 green 1 red 1 yellow 1 blue:    |
        |           | Ben takes nothing.                                           |
        | Fiji 4.16 | The other offers go into the supply: it holds 1 green 4 red  |
        |           | 4 yellow 2 blue.                                             |
        | Fiji 4.17 | Exchange 2 begins with the same rows.                        |
      And the exchange is now 2
      And the supply is now 1 green, 4 red, 4 yellow and 2 blue
      And the hand of Ana is now 6 green, 5 red, 4 yellow and 3 blue

  @possible
  Rule: Can a half card give nothing though its colour lies in the supply? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_4_4 @fiji_4_5 @fiji_4_8 @fiji_4_11
    Scenario: Ana executes: take half of the blue
      Given Ana and Ben play Fiji
      And it is exchange 2 of round 1
      And Ana has set aside 4 green
      And Ben has set aside 4 green
      And row 1 is most green, take half of the blue
      And the hands are
        | player | green | red | yellow | blue |
        | Ben    | 2     | 4   | 4      | 4    |
      And the offers are
        | player | green | red |
        | Ana    | 1     |     |
        | Ben    |       | 1   |
      When row 1 is analysed
      Then this is told
        | rule      | sentence                                    |
        | Fiji 4.4  | Row 1: most green \| take half of the blue. |
        | Fiji 4.5  | most green: Ana 1 and Ben 0.                |
        | Fiji 4.8  | Ana executes: take half of the blue.        |
        | Fiji 4.11 | Ana takes half of the 1 blue: none.         |
      And nothing else changes

  @possible
  Rule: Can one of three or more players take heads, and all the others none? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_5_1 @fiji_3_3 @fiji_5_3 @fiji_5_2 @fiji_5_4 @fiji_5_5
    Scenario: Ben and Cid are tied on most red: the next goal decides
      Given Ana, Ben and Cid play Fiji
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
      When the round is scored
      Then this is told
        | rule     | sentence                                                    |
        | Fiji 5.1 | The screens go: Ana 1 green 1 red, Ben 2 green and Cid 2    |
        |          | green.                                                      |
        | Fiji 3.3 | The goal most red: Ana 1, Ben 0 and Cid 0.                  |
        | Fiji 5.3 | Ben and Cid are tied on most red: the next goal decides.    |
        | Fiji 3.3 | The goal most green: Ana 1, Ben 2 and Cid 2.                |
        | Fiji 5.3 | Ben and Cid are tied on most green: the next goal decides.  |
        | Fiji 3.3 | The goal most yellow: Ana 0, Ben 0 and Cid 0.               |
        | Fiji 5.3 | Ben and Cid are tied on most yellow: the next goal decides. |
        | Fiji 3.3 | The goal most blue: Ana 0, Ben 0 and Cid 0.                 |
        | Fiji 5.3 | Ben and Cid are tied on most blue: the next goal decides.   |
        | Fiji 5.2 | The order is Ana, Ben = Cid.                                |
        | Fiji 5.4 | Heads for place 1: 2 to Ana.                                |
        | Fiji 5.5 | Heads for place 2, shared: 0 each to Ben and Cid.           |
      And the heads of Ana are now 2
      And nothing else changes

  @possible
  Rule: Can the player with the most execute a card that asks for the fewest? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_4_4 @fiji_4_5 @fiji_4_6 @fiji_4_7 @fiji_4_8 @fiji_4_10
    Scenario: Ben and Cid cancel each other out with 0 each
      Given Ana, Ben and Cid play Fiji
      And row 1 is fewest green, take 4 green
      And the offers are
        | player | green | red |
        | Ana    | 1     |     |
        | Ben    |       | 1   |
        | Cid    |       | 1   |
      When row 1 is analysed
      Then this is told
        | rule      | sentence                                                     |
        | Fiji 4.4  | Row 1: fewest green \| take 4 green.                         |
        | Fiji 4.5  | fewest green: Ana 1, Ben 0 and Cid 0.                        |
        | Fiji 4.6  | None counts as zero: Ben and Cid.                            |
        | Fiji 4.7  | Ben and Cid cancel each other out with 0 each.               |
        | Fiji 4.8  | Ana executes: take 4 green.                                  |
        | Fiji 4.10 | Ana takes 4 green; the supply holds 1 green 4 red 3 yellow 2 |
        |           | blue.                                                        |
      And the supply is now 1 green, 4 red, 3 yellow and 2 blue
      And the hand of Ana is now 8 green, 4 red, 3 yellow and 2 blue
      And nothing else changes

  @possible
  Rule: Can one of three or more players take heads in last place? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_5_1 @fiji_3_3 @fiji_5_3 @fiji_5_2 @fiji_5_4 @fiji_5_5
    Scenario: Ben, Cid and Dora are tied on most red: the next goal decides
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
      Then this is told
        | rule     | sentence                                                    |
        | Fiji 5.1 | The screens go: Ana 1 green 1 red, Ben 2 green, Cid 2 green |
        |          | and Dora 2 green.                                           |
        | Fiji 3.3 | The goal most red: Ana 1, Ben 0, Cid 0 and Dora 0.          |
        | Fiji 5.3 | Ben, Cid and Dora are tied on most red: the next goal       |
        |          | decides.                                                    |
        | Fiji 3.3 | The goal most green: Ana 1, Ben 2, Cid 2 and Dora 2.        |
        | Fiji 5.3 | Ben, Cid and Dora are tied on most green: the next goal     |
        |          | decides.                                                    |
        | Fiji 3.3 | The goal most yellow: Ana 0, Ben 0, Cid 0 and Dora 0.       |
        | Fiji 5.3 | Ben, Cid and Dora are tied on most yellow: the next goal    |
        |          | decides.                                                    |
        | Fiji 3.3 | The goal most blue: Ana 0, Ben 0, Cid 0 and Dora 0.         |
        | Fiji 5.3 | Ben, Cid and Dora are tied on most blue: the next goal      |
        |          | decides.                                                    |
        | Fiji 5.2 | The order is Ana, Ben = Cid = Dora.                         |
        | Fiji 5.4 | Heads for place 1: 3 to Ana.                                |
        | Fiji 5.5 | Heads for place 2, shared: 1 each to Ben, Cid and Dora.     |
      And the heads are now Ana 3, Ben 1, Cid 1 and Dora 1
      And nothing else changes

  @possible
  Rule: Can one player execute both the most and the fewest of a colour in one exchange? Yes.
    Found by `atoll possible fiji`, when it laid tables.

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
        | rule      | sentence                                                     |
        | Fiji 4.4  | Row 1: most green \| take 4 green.                           |
        | Fiji 4.5  | most green: Ana 1, Ben 1 and Cid 0.                          |
        | Fiji 4.7  | Ana and Ben cancel each other out with 1 each.               |
        | Fiji 4.8  | Cid executes: take 4 green.                                  |
        | Fiji 4.10 | Cid takes 4 green; the supply holds 1 green 4 red 3 yellow 2 |
        |           | blue.                                                        |
        | Fiji 4.4  | Row 2: most red \| take 3 red.                               |
        | Fiji 4.5  | most red: Ana 0, Ben 0 and Cid 1.                            |
        | Fiji 4.8  | Cid executes: take 3 red.                                    |
        | Fiji 4.10 | Cid takes 3 red; the supply holds 1 green 1 red 3 yellow 2   |
        |           | blue.                                                        |
        | Fiji 4.4  | Row 3: most yellow \| take 2 yellow.                         |
        | Fiji 4.5  | most yellow: Ana 0, Ben 0 and Cid 0.                         |
        | Fiji 4.7  | Ana, Ben and Cid cancel each other out with 0 each.          |
        | Fiji 4.9  | Everyone is cancelled: nobody executes take 2 yellow.        |
        | Fiji 4.4  | Row 4: fewest green \| take 1 blue.                          |
        | Fiji 4.5  | fewest green: Ana 1, Ben 1 and Cid 0.                        |
        | Fiji 4.6  | None counts as zero: Cid.                                    |
        | Fiji 4.8  | Cid executes: take 1 blue.                                   |
        | Fiji 4.10 | Cid takes 1 blue; the supply holds 1 green 1 red 3 yellow 1  |
        |           | blue.                                                        |
        | Fiji 4.16 | The other offers go into the supply: it holds 3 green 2 red  |
        |           | 3 yellow 1 blue.                                             |
        | Fiji 4.17 | Exchange 2 begins with the same rows.                        |
      And the exchange is now 2
      And the supply is now 3 green, 2 red, 3 yellow and 1 blue
      And the hand of Cid is now 9 green, 6 red, 3 yellow and 3 blue

  @possible
  Rule: Can one of two players take all ten heads of a round? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_5_1 @fiji_7_4 @fiji_3_3 @fiji_7_5
    Scenario: Heads for the goal fewest green: 4 to Ana
      Given Ana and Ben play Fiji
      And it is exchange 3 of round 1
      And Ana has set aside 4 green
      And Ben has set aside 4 green
      And the rows are
        | condition          | effect               |
        | most red and green | take 3 red           |
        | fewest yellow      | keep the offer       |
        | most beads         | others take 1 yellow |
        | fewest beads       | take 2 yellow        |
      And the goals are fewest green, fewest red, most yellow and most blue
      And the hands are
        | player | green | red | yellow | blue |
        | Ana    |       |     | 1      | 1    |
        | Ben    | 1     | 1   |        |      |
      When the round is scored
      Then this is told
        | rule     | sentence                                                   |
        | Fiji 5.1 | The screens go: Ana 1 yellow 1 blue and Ben 1 green 1 red. |
        | Fiji 7.4 | The beads set aside are not counted.                       |
        | Fiji 3.3 | The goal fewest green: Ana 0 and Ben 1.                    |
        | Fiji 7.5 | Heads for the goal fewest green: 4 to Ana.                 |
        | Fiji 3.3 | The goal fewest red: Ana 0 and Ben 1.                      |
        | Fiji 7.5 | Heads for the goal fewest red: 3 to Ana.                   |
        | Fiji 3.3 | The goal most yellow: Ana 1 and Ben 0.                     |
        | Fiji 7.5 | Heads for the goal most yellow: 2 to Ana.                  |
        | Fiji 3.3 | The goal most blue: Ana 1 and Ben 0.                       |
        | Fiji 7.5 | Heads for the goal most blue: 1 to Ana.                    |
      And the heads of Ana are now 10
      And nothing else changes

  @possible
  Rule: Can two players take five heads each, though no goal is tied? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_5_1 @fiji_7_4 @fiji_3_3 @fiji_7_5
    Scenario: Heads for the goal most green: 4 to Ben
      Given Ana and Ben play Fiji
      And it is exchange 3 of round 1
      And Ana has set aside 4 green
      And Ben has set aside 4 green
      And the rows are
        | condition          | effect               |
        | most red and green | take 3 red           |
        | fewest yellow      | keep the offer       |
        | most beads         | others take 1 yellow |
        | fewest beads       | take 2 yellow        |
      And the goals are most green, most yellow, most blue and most red
      And the hands are
        | player | green | red | yellow | blue |
        | Ana    |       |     | 1      | 1    |
        | Ben    | 1     | 1   |        |      |
      When the round is scored
      Then this is told
        | rule     | sentence                                                   |
        | Fiji 5.1 | The screens go: Ana 1 yellow 1 blue and Ben 1 green 1 red. |
        | Fiji 7.4 | The beads set aside are not counted.                       |
        | Fiji 3.3 | The goal most green: Ana 0 and Ben 1.                      |
        | Fiji 7.5 | Heads for the goal most green: 4 to Ben.                   |
        | Fiji 3.3 | The goal most yellow: Ana 1 and Ben 0.                     |
        | Fiji 7.5 | Heads for the goal most yellow: 3 to Ana.                  |
        | Fiji 3.3 | The goal most blue: Ana 1 and Ben 0.                       |
        | Fiji 7.5 | Heads for the goal most blue: 2 to Ana.                    |
        | Fiji 3.3 | The goal most red: Ana 0 and Ben 1.                        |
        | Fiji 7.5 | Heads for the goal most red: 1 to Ben.                     |
      And the heads are now Ana 5 and Ben 5
      And nothing else changes

  @possible
  Rule: Can a round of two pay no heads at all? Yes.
    Found by `atoll possible fiji`, when it laid tables.

    @fiji_5_1 @fiji_7_4 @fiji_3_3 @fiji_7_6
    Scenario: The goal most green is tied with 2 each: nobody takes heads for it
      Given Ana and Ben play Fiji
      And it is exchange 3 of round 1
      And Ana has set aside 4 green
      And Ben has set aside 4 green
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
      When the round is scored
      Then this is told
        | rule     | sentence                                                     |
        | Fiji 5.1 | The screens go: Ana 2 green and Ben 2 green.                 |
        | Fiji 7.4 | The beads set aside are not counted.                         |
        | Fiji 3.3 | The goal most green: Ana 2 and Ben 2.                        |
        | Fiji 7.6 | The goal most green is tied with 2 each: nobody takes heads  |
        |          | for it.                                                      |
        | Fiji 3.3 | The goal most red: Ana 0 and Ben 0.                          |
        | Fiji 7.6 | The goal most red is tied with 0 each: nobody takes heads    |
        |          | for it.                                                      |
        | Fiji 3.3 | The goal most yellow: Ana 0 and Ben 0.                       |
        | Fiji 7.6 | The goal most yellow is tied with 0 each: nobody takes heads |
        |          | for it.                                                      |
        | Fiji 3.3 | The goal most blue: Ana 0 and Ben 0.                         |
        | Fiji 7.6 | The goal most blue is tied with 0 each: nobody takes heads   |
        |          | for it.                                                      |
      And nothing else changes
