@faq
Feature: Fiji FAQ, the beginning
  What newcomers ask before the first offer.

  @fiji_q_x19 @stated @fiji_0_2
  Scenario Outline: How many players is Fiji for, and from what age?
    Two to five, from the age of ten, say both rulebooks.

    When <players> start a game of Fiji
    Then each player now holds 5 green, 4 red, 3 yellow and 2 blue
    And the supply is now 5 green, 4 red, 3 yellow and 2 blue
    And nothing else changes

    Examples:
      | players                     |
      | Ana, Ben and Cid            |
      | Ana, Ben, Cid, Dora and Eve |

  @fiji_q_x20 @inferred @fiji_4_3
  Scenario: Who goes first?
    Nobody: there is no start player, and all offers are shown at the same moment.
    Here Cid is ready before Ana, and she sees nothing of it.

    Given Ana, Ben and Cid play Fiji
    And Cid has offered 1 green
    When Ana looks at the table
    Then fiji_4_3 hides the offer of Cid
    And nothing else changes

  @fiji_q_x21 @stated @fiji_6_1
  Scenario: How long does a game last: how many rounds?
    Four rounds of three exchanges (Fiji 6.1); no rulebook tells the minutes, and reviews tell 20 to 45.

    Given Ana, Ben and Cid play Fiji
    And it is exchange 3 of round 4
    When the round is scored
    Then the game is over

  @fiji_q_x44 @stated @fiji_6_1 @fiji_2_1 @fiji_3_1
  Scenario: What are the phases of a round, in order?
    Five: everybody takes beads; four conditions and four effects are laid out; the goals are shuffled and laid out; three exchanges are played; and the heads are handed out.
    Four such rounds are a game (Fiji 6.1); here the second one begins.

    Given Ana, Ben and Cid play Fiji
    And the next round has
      | condition          | effect               | goal        |
      | most red and green | take 3 red           | most red    |
      | fewest yellow      | keep the offer       | fewest blue |
      | most beads         | others take 1 yellow | most green  |
      | fewest beads       | take 2 yellow        | most yellow |
    When the next round is dealt
    Then round 2 begins
    And each player now holds 5 green, 4 red, 3 yellow and 2 blue

  @fiji_q_x22 @stated @fiji_6_2 @fiji_6_1 @fiji_5_2
  Scenario: How do I win?
    By having the most shrunken heads after four rounds; your beads decide in each round who takes heads (Fiji 5.2).
    Dora wins the last round here, but Ana has the most heads.

    Given Ana, Ben, Cid and Dora play Fiji
    And it is exchange 3 of round 4
    And the heads are Ana 9, Ben 5, Cid 2 and Dora 2
    And the hands are
      | player | red |
      | Ana    | 2   |
      | Ben    | 3   |
      | Cid    | 4   |
      | Dora   | 5   |
    When the round is scored
    Then Ana wins

  @fiji_q_x23 @stated @fiji_1_1 @fiji_1_2 @fiji_1_4
  Scenario: How many beads does each player take?
    Fourteen, anew in every round: 5 green, 4 red, 3 yellow and 2 blue; as many lie in the middle as the supply.
    The rest stays in the box (Fiji 1.4); two players take more (Fiji 7.1).

    When Ana, Ben and Cid start a game of Fiji
    Then each player now holds 5 green, 4 red, 3 yellow and 2 blue
    And the supply is now 5 green, 4 red, 3 yellow and 2 blue
    And the box still holds 10 green, 8 red, 6 yellow and 4 blue
    And nothing else changes

  @fiji_q_x24 @stated @fiji_2_1 @fiji_2_2 @fiji_3_2
  Scenario: How are the cards laid out?
    Four conditions one below the other, an effect beside each of them, and the four goals in a row that begins at the indicator.
    All lie open before the first offer of the round.

    Given Ana, Ben and Cid play Fiji
    And the next round has
      | condition          | effect               | goal        |
      | most red and green | take 3 red           | most red    |
      | fewest yellow      | keep the offer       | fewest blue |
      | most beads         | others take 1 yellow | most green  |
      | fewest beads       | take 2 yellow        | most yellow |
    When the next round is dealt
    Then the rows are now
      | condition          | effect               |
      | most red and green | take 3 red           |
      | fewest yellow      | keep the offer       |
      | most beads         | others take 1 yellow |
      | fewest beads       | take 2 yellow        |
    And the goals are still most red, fewest blue, most green and most yellow

  @fiji_q_x25 @stated @fiji_4_1 @fiji_4_4 @fiji_4_16
  Scenario: What do I do in an exchange?
    You take one to four of your beads into your fist, and all open together; then the four rows are analysed from the top, and all pay what they offered, but for who keeps it by a card (Fiji 4.16).
    How many and how, Fiji 4.1 and 4.3 say; Ana has the most red here, takes 3, and pays the 2 that she offered.

    Given Ana, Ben and Cid play Fiji
    And the rows are
      | condition     | effect        |
      | most red      | take 3 red    |
      | fewest beads  | take 1 blue   |
      | most yellow   | take 2 yellow |
      | fewest yellow | take 4 green  |
    And the offers are
      | player | green | red | yellow |
      | Ana    |       | 2   |        |
      | Ben    |       | 1   | 1      |
      | Cid    | 1     |     |        |
    When the offers are analysed
    Then Ana now holds 5 green, 5 red, 3 yellow and 2 blue
    And exchange 2 begins

  @fiji_q_x26 @stated @fiji_4_17
  Scenario: Do we take new beads before each exchange?
    No: all three offers of a round come out of one hand; new beads come with the next round.

    Given Ana, Ben and Cid play Fiji
    And the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 2   |
      | Cid    | 2   |
    When the offers are paid
    Then everyone pays
    And exchange 2 begins
    And Ana still holds 5 green, 2 red, 3 yellow and 2 blue
