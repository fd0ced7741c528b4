@faq
Feature: Fiji FAQ, two players
  What changes at a table of two.

  Background:
    Given Ana and Ben play Fiji

  @fiji_q_x10 @disputed @fiji_0_2
  Scenario: Can two play? (ruling seats=two_to_five)
    Yes, say both rulebooks, with a few changes.

    Given the ruling seats=two_to_five holds
    When Ana and Ben start a game of Fiji
    Then each player now holds 6 green, 5 red, 4 yellow and 3 blue
    And nothing else changes

  @fiji_q_x10 @disputed @fiji_0_2
  Scenario: Can two play? (ruling seats=three_to_five)
    Not by the condensed text: it has no game for two.

    Given the ruling seats=three_to_five holds
    When Ana and Ben start a game of Fiji
    Then the move is refused by fiji_0_2

  @fiji_q_x42 @stated @fiji_7_1 @fiji_7_3 @fiji_7_5
  Scenario: Two play. What is different?
    Each takes one more bead of every colour, sets four aside in secret, and the goals are won one by one, for 4, 3, 2 and 1 heads.
    Each has two screens, and a goal on which both are equal pays nobody (Fiji 7.6); all else is as with more players.
    The heads are told by Fiji 7.5.

    When Ana and Ben start a game of Fiji
    And Ana chooses to set aside 1 green 3 blue
    Then Ana has set aside 1 green and 3 blue

  @fiji_q_x11 @stated @fiji_7_1 @fiji_7_2
  Scenario: Which beads do two players take?
    Each takes 6 green, 5 red, 4 yellow and 3 blue, one more of every colour than usual; the supply is as always.

    When Ana and Ben start a game of Fiji
    Then each player now holds 6 green, 5 red, 4 yellow and 3 blue
    And the supply is now 5 green, 4 red, 3 yellow and 2 blue
    And the box still holds 13 green, 10 red, 7 yellow and 4 blue
    And nothing else changes

  @fiji_q_x12 @stated @fiji_7_3
  Scenario Outline: Must I set aside exactly four beads?
    Yes: four, of any colours you like, neither more nor fewer.

    When Ana chooses to set aside <beads>
    Then the move is refused by fiji_7_3
    And nothing else changes

    Examples:
      | beads                |
      | 3 green              |
      | 5 green              |
      | 2 green 2 red 1 blue |

  @fiji_q_d38 @inferred @fiji_7_3
  Scenario: I have seen the offers. May I set aside other beads?
    No: the choice is made once a round, before the first offers.

    Given Ana has set aside 4 green
    And Ben has set aside 4 green
    And the offers are
      | player | red |
      | Ana    | 1   |
      | Ben    | 2   |
    When Ana chooses to set aside 4 red
    Then the move is refused by fiji_7_3
    And nothing else changes

  @fiji_q_x13 @stated @fiji_7_4
  Scenario: May I offer beads that I have set aside?
    No: they are out of the round (Fiji 7.4).

    Given Ana has set aside 1 green and 3 blue
    And Ben has set aside 1 green and 3 blue
    When Ana chooses to offer 1 blue
    Then the move is refused by fiji_7_4
    And nothing else changes

  @fiji_q_d37 @open @fiji_7_4
  Scenario: Do we show the beads that we set aside when the round ends? (ruling set_aside=hidden)
    No, for no text asks for it: they count for nothing, so they go back unseen.

    Given it is exchange 3 of round 4
    And Ana has set aside 4 green
    And Ben has set aside 4 red
    When the round is scored
    Then Ana sees 6 green, 1 red, 4 yellow and 3 blue in the hand of Ben
    And fiji_7_3 hides the beads set aside by Ben

  @fiji_q_d37 @open @fiji_7_4
  Scenario: Do we show the beads that we set aside when the round ends? (ruling set_aside=shown)
    Yes, by a house rule of tables that want to see that it was four; they still count for nothing.

    Given the ruling set_aside=shown holds
    And it is exchange 3 of round 4
    And Ana has set aside 4 green
    And Ben has set aside 4 red
    When the round is scored
    Then Ana sees 4 red in the beads set aside by Ben

  @fiji_q_d36 @inferred @fiji_7_7
  Scenario: Do the beads that I set aside come back?
    Yes, for the next round: without them the new sets could not be filled.

    Given Ana has set aside 4 green
    And Ben has set aside 4 green
    And another round follows
    When the next round is dealt
    Then each player now holds 6 green, 5 red, 4 yellow and 3 blue
    And the supply is still 5 green, 4 red, 3 yellow and 2 blue

  @fiji_q_d34 @stated @fiji_4_9 @fiji_4_7
  Scenario Outline: Two play, and our counts are equal. Does anybody execute?
    No: the two of you cancel each other out, and nobody else is there.

    Given row 1 is <condition>, take 3 red
    And the offers are
      | player | green | red |
      | Ana    | 1     | 2   |
      | Ben    | 2     | 2   |
    When row 1 is analysed
    Then nobody executes the card
    And nothing else changes

    Examples:
      | condition  |
      | most red   |
      | fewest red |

  @fiji_q_d35 @stated @fiji_4_12
  Scenario: Two play. Who takes a bead when I execute "others take 1"?
    Your opponent, and nobody else: one bead is enough.

    Given it is exchange 3 of round 1
    And row 1 is most red, others take 1 blue
    And the supply is 5 green, 4 red, 3 yellow and 1 blue
    And the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 1   |
    When row 1 is analysed
    Then Ben takes 1 blue

  @fiji_q_d35 @stated @fiji_4_12
  Scenario: Two play. When does "others take 1" fail?
    Only if the colour is gone from the supply.

    Given it is exchange 3 of round 1
    And row 1 is most red, others take 1 blue
    And the supply is 5 green, 4 red and 3 yellow
    And the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 1   |
    When row 1 is analysed
    Then Ben takes nothing

  @fiji_q_d39 @stated @fiji_7_5 @fiji_4_15
  Scenario: Two play. Do we still swap and rotate goals?
    Yes: the exchange is played as with more players (Fiji 7.5).

    Given the goals are most red, most blue, most green and most yellow
    And row 1 is most red, swap two goals
    And the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 1   |
    And row 1 has been analysed
    When Ana chooses to swap red yellow
    Then the goals are now most yellow, most blue, most green and most red

  @fiji_q_d39 @inferred @fiji_7_5
  Scenario Outline: Two play. What is swapping or rotating a goal good for?
    A swap changes how many heads the two goals pay, and a turn changes who takes them, where you are not equal on the goal.
    Ana has more red here, and Ben has more yellow.

    Given the hands are
      | player | green | red | yellow | blue |
      | Ana    | 3     | 2   | 1      | 1    |
      | Ben    | 3     | 1   | 2      | 1    |
    And the goals are <goals>
    When the round is scored
    Then Ana takes <Ana>
    And Ben takes <Ben>
    And nothing else changes

    Examples:
      | goals                                           | Ana      | Ben     |
      | most red, most blue, most green, most yellow    | 4 heads  | 1 head  |
      | most yellow, most blue, most green, most red    | 1 head   | 4 heads |
      | fewest red, most blue, most green, most yellow  | no heads | 5 heads |

  @fiji_q_x43 @stated @fiji_7_5
  Scenario: Two play. How many heads does each goal pay?
    The first goal pays 4, the second 3, the third 2 and the fourth 1, each to the player who meets it better.
    Ana wins the first and the third here, Ben the second and the fourth.

    Given the hands are
      | player | green | red | yellow | blue |
      | Ana    | 2     | 2   | 1      | 1    |
      | Ben    | 1     | 1   | 2      |      |
    And the goals are most red, fewest blue, most green and most yellow
    When the round is scored
    Then Ana takes 6 heads
    And Ben takes 4 heads
    And nothing else changes

  @fiji_q_x14 @stated @fiji_7_6
  Scenario: We are equal on a goal. Are its heads passed on to the next one?
    No: nobody takes them, and the other goals pay what they always pay.

    Given the hands are
      | player | red | blue |
      | Ana    | 2   | 1    |
      | Ben    | 2   |      |
    And the goals are most red, most blue, most green and most yellow
    When the round is scored
    Then nobody takes heads for most red
    And Ana takes 3 heads
    And nothing else changes

  @fiji_q_d40 @stated @fiji_7_6
  Scenario: We are equal on all four goals. Who takes heads?
    Nobody: this round pays nothing.

    Given the goals are most red, fewest blue, most green and most yellow
    When the round is scored
    Then nobody takes heads for most red
    And nobody takes heads for most yellow
    And nothing else changes
