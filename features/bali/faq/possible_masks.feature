@faq
Feature: Bali FAQ, what can happen with masks and totals
  Each answer is proved by `atoll possible bali` under the default rulings; the working masks are invented.
  Blue has one chip of Panschar and Yellow the other; Blue sends the Dalang there, and Red has still to answer.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue Kukusch/Panschar, Yellow warrior, Green scholar and Red priest

  @bali_q_n12 @proved @bali_9_1
  Scenario: Can another player take a mask while the active player takes none?
    Never: without a chip of the active player nobody scores, and a last mask is the active player's.

    Given these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |
    When Red chooses to pass
    Then the masks of Blue are now 2
    And the masks of Yellow are now 2

  @bali_q_n13 @proved @bali_9_4
  Scenario: With the working masks, can the other player take a higher mask than the active player?
    Yes, as the active player takes the lowest first, we say: where it is the last one of a value.

    Given the masks of Green are 2, 2, 2
    And these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |
    When Red chooses to pass
    Then the masks of Blue are now 2
    And the masks of Yellow are now 3

  @bali_q_n14 @proved @bali_9_4
  Scenario: With the working masks, can the other player take a lower mask than the active player?
    Never: each takes the lowest that is left, the active player first, we say.

    Given these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |
    When Red chooses to pass
    Then the masks of Blue are now 2
    And the masks of Yellow are now 2

  @bali_q_n15 @proved @bali_9_3
  Scenario: Can the game be over after seven scorings?
    Never: each hands out two masks at most (Bali 9.3), and there are sixteen.
    Here the seventh leaves two, where all before have handed out two.

    Given the masks are Blue 2, 2, 3, 4, Yellow 2, 2, 3, 4, Green 3, 3 and Red 4, 4
    And these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |
    When Red chooses to pass
    Then the masks left are now 5, 5
    And nobody has won yet

  @bali_q_n16 @proved @bali_9_3
  Scenario: Can the game be over after eight scorings?
    Yes, where two masks are handed out in each (Bali 9.3).

    Given the masks are Blue 2, 2, 3, 4, 5, Yellow 2, 2, 3, 4, 5, Green 3, 3 and Red 4, 4
    And these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |
    When Red chooses to pass
    Then the masks left are now none
    And the game is over

  @bali_q_n17 @proved @bali_9_2 @bali_9_3
  Scenario: Can a mask be left after sixteen scorings?
    Never: each hands out one mask at least (Bali 9.2, 9.3).
    Here one is left after fifteen, which the sixteenth hands out.

    Given the masks are Blue 2, 2, 3, 4, 5, 5, Yellow 2, 2, 3, 4, 5, Green 3, 3 and Red 4, 4
    And these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |
    When Red chooses to pass
    Then the masks left are now none
    And the game is over

  @bali_q_n18 @proved @bali_10_3
  Scenario: Can a player have no point at all in the end?
    Yes: without masks and seals.
    Here Green has none, and Yellow has most.

    Given the masks are Blue 2, 2, 2, 2, 3, Yellow 3, 4, 4, 5, 5, 5 and Red 3, 3, 4, 4
    And these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |
    When Red chooses to pass
    Then Yellow wins

  @bali_q_n19 @proved @bali_10_3
  Scenario: With the working masks, can a player with all four seals come last?
    Yes: four seals are 12 points.
    Here Green has them and no mask; Blue has 16, Yellow 20 and Red 20.

    Given the masks are Blue 2, 2, 2, 2, 3, Yellow 3, 4, 4, 4, 5 and Red 3, 3, 4, 5, 5
    And the seals are Kukusch Green, Panschar Green, Tschakkalag Green, Wontong Green
    And these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |
    When Red chooses to pass
    Then Yellow and Red share the victory

  @bali_q_n20 @proved @bali_10_3
  Scenario: With the working masks, can a player without a mask win?
    Never: four seals are 12 points, and of the others one has masks for more.
    With four players that one has 19 or more, for the masks are worth 56.

    Given the masks are Blue 2, 2, 2, 2, 3, Yellow 3, 3, 4, 4, 4 and Red 3, 4, 5, 5, 5
    And the seals are Kukusch Green, Panschar Green, Tschakkalag Green, Wontong Green
    And these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |
    When Red chooses to pass
    Then Red wins

  @bali_q_n21 @proved @bali_10_3
  Scenario: With the working masks, can a player win whose masks are worth least?
    Yes, by seals (Bali 10.3).
    Green has masks for 8 and four seals, so 20; Blue has 16, Yellow 16 and Red 16.

    Given the masks are Blue 2, 2, 2, 2, 3, Yellow 3, 4, 4, 5, Green 4, 4 and Red 3, 3, 5, 5
    And the seals are Kukusch Green, Panschar Green, Tschakkalag Green, Wontong Green
    And these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |
    When Red chooses to pass
    Then Green wins

  @bali_q_n22 @proved @bali_10_5
  Scenario: With the working masks, can all four players have the same total?
    Yes: 14 each, with a mask of each value; Blue, who has caused the end, wins.

    Given the masks are Blue 2, 3, 4, Yellow 2, 3, 4, 5, Green 2, 3, 4, 5 and Red 2, 3, 4, 5
    And these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |
    When Red chooses to pass
    Then Blue wins

  @bali_q_n24 @proved @bali_10_5
  Scenario: Can all players share the victory?
    Never: who has caused the end is among them, and wins alone.

    Given the masks are Blue 2, 3, 4, Yellow 2, 3, 4, 5, Green 2, 3, 4, 5 and Red 2, 3, 4, 5
    And these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |
    When Red chooses to pass
    Then Blue wins

  @bali_q_n25 @proved @bali_10_5
  Scenario: With the working masks, can all players but one share the victory?
    Yes, where the one who has caused the end is behind.
    Blue has 8, and the others have 16 each.

    Given the masks are Blue 3, Yellow 2, 4, 5, 5, Green 3, 4, 4, 5 and Red 2, 2, 2, 3, 3, 4
    And these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |
    When Red chooses to pass
    Then Yellow, Green and Red share the victory
