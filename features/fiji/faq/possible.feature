@faq
Feature: Fiji FAQ, what can happen at all
  Each answer is proved by `atoll possible fiji`, for all beads and the 32 cards of rule 0.3, under
  the default rulings.
  A yes comes with a table that shows it; a never with a rule that stands in the way.

  Background:
    Given Ana, Ben and Cid play Fiji

  @fiji_q_c1 @proved @fiji_4_17 @fiji_4_1
  Scenario: Can a player run out of beads?
    Never: a round starts with 14 beads, and three offers of at most four leave two,
    even while the third lies open.
    Here the third offer is made, and two beads stay behind the screen (Fiji 4.1, 4.17).

    Given it is exchange 3 of round 1
    And the hands are
      | player | green | red |
      | Ana    | 4     | 2   |
    When Ana chooses to offer 4 green
    Then Ana now holds 2 red
    And Ana has offered 4 green
    And nothing else changes

  @fiji_q_c2 @proved @fiji_4_1
  Scenario: Can a player be left with too few beads to offer four?
    Never: two offers of at most four leave six for the third.

    Given it is exchange 3 of round 1
    And the hands are
      | player | red | blue |
      | Ana    | 4   | 2    |
    When Ana chooses to offer 2 red 2 blue
    Then Ana now holds 2 red
    And Ana has offered 2 red and 2 blue
    And nothing else changes

  @fiji_q_c3 @proved @fiji_4_2
  Scenario: Can a player offer 4 blue in the first exchange of a round?
    Never: a set has 2 blue, an extended set 3, and an offer comes out of one's own hand.

    When Ana chooses to offer 4 blue
    Then the move is refused by fiji_4_2
    And nothing else changes

  @fiji_q_c4 @proved @fiji_4_7
  Scenario: Can the last of five execute a card that asks for the most?
    Yes: the four before only have to cancel each other out.

    Given Ana, Ben, Cid, Dora and Eli play Fiji
    And row 1 is most green, take 4 green
    And the offers are
      | player | green | red |
      | Ana    | 2     |     |
      | Ben    | 2     |     |
      | Cid    | 2     |     |
      | Dora   | 2     |     |
      | Eli    | 1     |     |
    When row 1 is analysed
    Then Eli executes the card, as Ana, Ben, Cid and Dora cancel each other out

  @fiji_q_c5 @proved @fiji_4_6 @fiji_4_7
  Scenario: Can a player execute a card that asks for the most of a colour they have not offered? (open point zero_for_most=executes)
    Yes: none counts as zero, and zero is the best count once the others cancel.

    Given row 1 is most green, take 4 green
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    | 1     |     |
      | Cid    |       | 1   |
    When row 1 is analysed
    Then Cid executes the card, as Ana and Ben cancel each other out

  @fiji_q_c6 @proved @fiji_4_7
  Scenario: Can the player with the most execute a card that asks for the fewest?
    Yes, when all with fewer cancel each other out.

    Given row 1 is fewest green, take 4 green
    And the offers are
      | player | green | red |
      | Ana    |       | 1   |
      | Ben    |       | 1   |
      | Cid    | 1     |     |
    When row 1 is analysed
    Then Cid executes the card, as Ana and Ben cancel each other out

  @fiji_q_c7 @proved @fiji_4_9 @fiji_4_7
  Scenario: Can anybody execute a card when all offers are alike?
    Never: whatever a card counts, it counts the same for all, and equal counts cancel.

    Given the offers are
      | player | green | blue |
      | Ana    | 1     | 1    |
      | Ben    | 1     | 1    |
      | Cid    | 1     | 1    |
    When row 1 is analysed
    Then Ana, Ben and Cid cancel each other out
    And nobody executes the card
    And nothing else changes

  @fiji_q_c8 @proved @fiji_4_9 @fiji_4_16
  Scenario: Can an exchange pass in which nobody executes a card?
    Yes: with offers that are all alike every row is skipped, and everyone pays.

    Given the offers are
      | player | green |
      | Ana    | 1     |
      | Ben    | 1     |
      | Cid    | 1     |
    When the offers are analysed
    Then everyone pays
    And exchange 2 begins
    And nothing else changes

  @fiji_q_c9 @proved @fiji_4_4 @fiji_4_8
  Scenario: Can one player execute all four rows of an exchange?
    Yes: one offer stands for all four rows, and it may be the best for each of them.

    Given the rows are
      | condition             | effect        |
      | most green            | take 4 green  |
      | fewest red            | take 3 red    |
      | most yellow and green | take 2 yellow |
      | most green and blue   | take 1 blue   |
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
      | Cid    |       | 1   |
    When the offers are analysed
    Then Ana takes 4 green, 3 red, 2 yellow and 1 blue

  @fiji_q_c10 @proved @fiji_4_7 @fiji_4_8
  Scenario: Can one player execute both the most and the fewest of a colour in one exchange?
    Yes, from three players on: two who are equal leave the third alone for both (Fiji 4.7).

    Given the rows are
      | condition    | effect        |
      | most green   | take 4 green  |
      | fewest green | take 3 red    |
      | most yellow  | take 2 yellow |
      | most blue    | take 1 blue   |
    And the offers are
      | player | green | red |
      | Ana    | 2     |     |
      | Ben    | 2     |     |
      | Cid    | 1     |     |
    When the offers are analysed
    Then Cid takes 4 green and 3 red

  @fiji_q_c11 @proved @fiji_4_8
  Scenario Outline: Can one of two players execute both the most and the fewest of a colour in one exchange?
    Never: of two players with different counts one has the most and the other the fewest (Fiji 4.8), and with equal counts nobody executes (Fiji 4.9).

    Given Ana and Ben play Fiji
    And row 1 is <condition>, take 3 red
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
    When row 1 is analysed
    Then <player> takes 3 red

    Examples:
      | condition    | player |
      | most green   | Ana    |
      | fewest green | Ben    |

  @fiji_q_c12 @proved @fiji_4_10
  Scenario Outline: Can a take card, one that gives beads to its executor, fail in the first row of a round?
    Never: a fresh supply is a complete set, and no card gives its executor more than lies there.

    Given row 1 is most green, <effect>
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
      | Cid    |       | 1   |
    When row 1 is analysed
    Then Ana takes <beads>

    Examples:
      | effect           | beads                             |
      | take 4 green     | 4 green                           |
      | take 3 red       | 3 red                             |
      | take 2 yellow    | 2 yellow                          |
      | take 1 blue      | 1 blue                            |
      | take one of each | 1 green, 1 red, 1 yellow and 1 blue |

  @fiji_q_c13 @proved @fiji_4_4 @fiji_4_10
  Scenario: Can a take card, one that gives beads to its executor, fail in the first exchange?
    Yes: the rows above it may have left too little (Fiji 4.4).
    Here the first row takes both blue, so the second one gives nothing.

    Given row 1 is most green, others take 1 blue
    And row 2 is fewest red, take 1 blue
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
      | Cid    |       | 1   |
    And row 1 has been analysed
    When row 2 is analysed
    Then Ana takes nothing

  @fiji_q_c14 @proved @fiji_4_11
  Scenario Outline: Can a half card fail because beads are missing?
    Never: half of what lies there is always there.

    Given it is exchange 3 of round 1
    And row 1 is most red, take half of the blue
    And the supply is 5 green, 4 red, 3 yellow and <there>
    And the offers are
      | player | green | red |
      | Ana    |       | 1   |
      | Ben    | 1     |     |
      | Cid    | 1     |     |
    When row 1 is analysed
    Then Ana takes <half>

    Examples:
      | there  | half   |
      | 2 blue | 1 blue |
      | 3 blue | 1 blue |
      | 4 blue | 2 blue |

  @fiji_q_c15 @proved @fiji_4_11
  Scenario: Can a half card give nothing though its colour lies in the supply?
    Yes, where half is rounded down: half of a single bead is none.

    Given it is exchange 3 of round 1
    And row 1 is most red, take half of the blue
    And the supply is 5 green, 4 red, 3 yellow and 1 blue
    And the offers are
      | player | green | red |
      | Ana    |       | 1   |
      | Ben    | 1     |     |
      | Cid    | 1     |     |
    When row 1 is analysed
    Then Ana takes nothing

  @fiji_q_c16 @proved @fiji_4_12
  Scenario: Can one row take the last bead of a colour from the supply?
    Yes: here two players take the two blue of a fresh supply (Fiji 4.12).

    Given row 1 is most red, others take 1 blue
    And the offers are
      | player | green | red |
      | Ana    |       | 1   |
      | Ben    | 1     |     |
      | Cid    | 1     |     |
    When row 1 is analysed
    Then Ben and Cid each take 1 blue
    And the supply is now 5 green, 4 red and 3 yellow

  @fiji_q_c17 @proved @fiji_4_16
  Scenario: Can the supply grow while the rows are analysed?
    Never: rows only take from it, and what was offered comes in after the fourth row (Fiji 4.16).

    Given row 1 is most red, take 3 red
    And the offers are
      | player | red | blue |
      | Ana    | 1   |      |
      | Ben    |     | 1    |
      | Cid    |     | 1    |
    When row 1 is analysed
    Then Ana takes 3 red
    And the supply is now 5 green, 1 red, 3 yellow and 2 blue
    And nothing else changes

  @fiji_q_c18 @proved @fiji_4_12
  Scenario: Can the others take 1 blue each in the first exchange, with four players?
    Never: three need 3 blue, a fresh supply has 2, and no blue joins it before the payment.

    Given Ana, Ben, Cid and Dora play Fiji
    And row 1 is most red, others take 1 blue
    And the offers are
      | player | red | blue |
      | Ana    | 1   |      |
      | Ben    |     | 1    |
      | Cid    |     | 1    |
      | Dora   |     | 1    |
    When row 1 is analysed
    Then Ben, Cid and Dora each take nothing
    And nothing else changes

  @fiji_q_c19 @proved @fiji_4_12
  Scenario: Can the others take 1 red each in the first row of a round, with five players?
    Yes: a fresh supply has just the 4 red that they need.

    Given Ana, Ben, Cid, Dora and Eli play Fiji
    And row 1 is most green, others take 1 red
    And the offers are
      | player | green | red |
      | Ana    | 1     |     |
      | Ben    |       | 1   |
      | Cid    |       | 1   |
      | Dora   |       | 1   |
      | Eli    |       | 1   |
    When row 1 is analysed
    Then Ben, Cid, Dora and Eli each take 1 red

  @fiji_q_c20 @proved @fiji_4_8 @fiji_4_13
  Scenario: Can two players keep their offers in one exchange?
    Never: with one such card in the deck, as rule 0.3 infers, one player at most executes it (Fiji 4.8).

    Given row 2 is most green, keep the offer
    And the offers are
      | player | green | red |
      | Ana    | 2     |     |
      | Ben    | 1     |     |
      | Cid    |       | 1   |
    And row 1 has been analysed
    When row 2 is analysed
    Then Ana keeps the offer
    And nothing else changes

  @fiji_q_c21 @proved @fiji_5_5
  Scenario: Can a round of three or more players pay more heads than it would without ties?
    Yes, where a shared place pays what the place just below does: four equal players take 2 heads each, 8 in all instead of 6.

    Given Ana, Ben, Cid and Dora play Fiji
    When the round is scored
    Then Ana, Ben, Cid and Dora each take 2 heads

  @fiji_q_c22 @proved @fiji_5_5
  Scenario: Can one of three or more players take heads in last place?
    Yes, where a shared place pays what the place just below does: three of four who are equal behind the first take 1 head each; that the last takes none, as both rulebooks say, is then held to be of one who is last alone (Fiji 5.5).

    Given Ana, Ben, Cid and Dora play Fiji
    And the goals are most red, most green, most yellow and most blue
    And the hands are
      | player | red |
      | Ana    | 3   |
      | Ben    | 2   |
      | Cid    | 2   |
      | Dora   | 2   |
    When the round is scored
    Then Ana takes 3 heads
    And Ben, Cid and Dora each take 1 head

  @fiji_q_c23 @proved @fiji_5_4 @fiji_5_6
  Scenario: Can one of three or more players take heads alone in last place?
    Never, where everybody before it counts, as 5.6 does by default: then nobody is left to be paid for.

    Given the goals are most red, most green, most yellow and most blue
    And the hands are
      | player | red |
      | Ana    | 3   |
      | Ben    | 3   |
      | Cid    | 2   |
    When the round is scored
    Then Ana and Ben each take 1 head
    And Cid takes no heads

  @fiji_q_c24 @proved @fiji_5_5 @fiji_5_4
  Scenario: Can one of three or more players take heads, and all the others none?
    Yes, with three players: two who share the second place take none.

    Given the goals are most red, most green, most yellow and most blue
    And the hands are
      | player | red |
      | Ana    | 3   |
      | Ben    | 2   |
      | Cid    | 2   |
    When the round is scored
    Then Ana takes 2 heads
    And Ben and Cid each take no heads

  @fiji_q_c25 @proved @fiji_5_5
  Scenario: Can a shared first place of three or more players pay as much as the first place alone?
    Never: a shared place pays what a later place pays, which is less, under either reading.

    Given the goals are most red, most green, most yellow and most blue
    And the hands are
      | player | red |
      | Ana    | 3   |
      | Ben    | 3   |
      | Cid    | 2   |
    When the round is scored
    Then Ana and Ben each take 1 head
    And nothing else changes

  @fiji_q_c26 @proved @fiji_5_5 @fiji_5_3
  Scenario: Can all of five players share one place?
    Yes: hands that are alike in every colour share a place, however many they are.

    Given Ana, Ben, Cid, Dora and Eli play Fiji
    When the round is scored
    Then the order is Ana = Ben = Cid = Dora = Eli
    And Ana, Ben, Cid, Dora and Eli each take 3 heads

  @fiji_q_c27 @proved @fiji_5_3
  Scenario: Can the fourth goal alone decide between two players?
    Yes: when three colours are alike, the fourth one tells the players apart (Fiji 5.3).

    Given the goals are most red, most yellow, most blue and most green
    And the hands are
      | player | green | red |
      | Ana    | 2     | 1   |
      | Ben    | 3     | 1   |
      | Cid    | 2     |     |
    When the round is scored
    Then the order is Ben, Ana, Cid

  @fiji_q_c28 @proved @fiji_5_5
  Scenario: Can the heads in the box run out with four players?
    Never: four players take at most 8 heads in a round, so four rounds pay at most 32 (Fiji 5.5).

    Given Ana, Ben, Cid and Dora play Fiji
    And it is exchange 3 of round 4
    And the heads are Ana 6, Ben 6, Cid 6 and Dora 6
    When the round is scored
    Then Ana, Ben, Cid and Dora each take 2 heads
    And Ana, Ben, Cid and Dora share the victory

  @fiji_q_c29 @proved @fiji_6_3
  Scenario: Can all of four players share the victory?
    Yes: when all have equally many heads in the end, all of them win.

    Given Ana, Ben, Cid and Dora play Fiji
    And it is exchange 3 of round 4
    When the round is scored
    Then Ana, Ben, Cid and Dora share the victory

  @fiji_q_c30 @proved @fiji_7_5
  Scenario: Can one of two players take all ten heads of a round?
    Yes: by winning each of the four goals.

    Given Ana and Ben play Fiji
    And the goals are fewest green, fewest red, most yellow and most blue
    And the hands are
      | player | green | red | yellow | blue |
      | Ana    |       |     | 1      | 1    |
      | Ben    | 1     | 1   |        |      |
    When the round is scored
    Then Ana takes 10 heads
    And Ben takes no heads

  @fiji_q_c31 @proved @fiji_7_6
  Scenario: Can a round of two pay no heads at all?
    Yes: a goal with equal counts pays nobody, and all four may be equal.

    Given Ana and Ben play Fiji
    When the round is scored
    Then Ana and Ben each take no heads

  @fiji_q_c32 @proved @fiji_7_5
  Scenario: Can two players take five heads each, though no goal is tied?
    Yes: the first and the last goal pay 4 and 1, the two between them 3 and 2.

    Given Ana and Ben play Fiji
    And the goals are most green, most red, most yellow and most blue
    And the hands are
      | player | green | red | yellow | blue |
      | Ana    | 1     |     |        | 1    |
      | Ben    |       | 1   | 1      |      |
    When the round is scored
    Then Ana and Ben each take 5 heads
