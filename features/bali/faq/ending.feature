@faq
Feature: Bali FAQ, the end
  Who has won, and who wins a tie. The values of the masks are invented but for the 4 (Bali 0.6).
  One mask is left, a 5; Blue, who has the prince of Panschar, sends the Dalang there, and Red has still to answer.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue Kukusch/Panschar, Yellow warrior, Green scholar and Red priest
    And the masks are Blue 2, 2, 4, Yellow 2, 2, 3, 4, Green 3, 3, 3, 4 and Red 4, 5, 5, 5
    And Blue has chosen to play Kukusch/Panschar to Panschar
    And Yellow has chosen to pass
    And Green has chosen to pass

  @bali_q_z1 @stated @bali_10_1
  Scenario: When is the game over?
    After the scoring in which the last mask is taken.

    When Red chooses to pass
    Then the game is over
    And the masks left are now none

  @bali_q_z2 @stated @bali_10_4 @bali_10_3
  Scenario: Who wins?
    The player with the most points (Bali 10.4): the values of the masks, and 3 for each seal.

    When Red chooses to pass
    Then Red wins

  @bali_q_z10 @confirmed @bali_10_3
  Scenario: How do I get points?
    By masks and seals: a mask when you send the Dalang to an island where you have a chip, or when another who has the one chip there sends it and you have the other; a seal when you have both chips of an island after a contest.
    A mask counts what is printed on it, and a seal 3.
    Blue has one seal and takes the mask of 5 for the prince of Panschar: 16, against 19 of Red.

    Given the seals are Kukusch Blue
    When Red chooses to pass
    Then the masks of Blue are now 2, 2, 4, 5
    And Red wins

  @bali_q_z3 @stated @bali_7_3 @bali_10_3
  Scenario: What is a seal worth?
    3 points for the player who has it in the end.
    Yellow has masks for 11 and three seals, so 20, against 19 of Red.

    Given the seals are Kukusch Yellow, Tschakkalag Yellow, Wontong Yellow
    When Red chooses to pass
    Then Yellow wins

  @bali_q_z4 @stated @bali_10_2
  Scenario: One mask is left, and two of us should take one. Who gets it?
    The active player; the other goes without.

    When Red chooses to pass
    Then the masks of Blue are now 2, 2, 4, 5
    And the masks of Yellow are still 2, 2, 3, 4

  @bali_q_z5 @stated @bali_10_5
  Scenario: Who wins a tie?
    The player among the tied who has caused the end.
    Blue, who has caused it, has masks for 13 and two seals: 19, as Red has.

    Given the seals are Kukusch Blue, Tschakkalag Blue
    When Red chooses to pass
    Then Blue wins

  @bali_q_x21 @inferred @bali_10_5
  Scenario: We tie, and none of us has caused the end. Who wins?
    All of you: the victory is shared.
    Green has masks for 13 and two seals, so 19, as Red has; Blue has caused the end.

    Given the seals are Kukusch Green, Tschakkalag Green
    When Red chooses to pass
    Then Green and Red share the victory

  @bali_q_x20 @open @bali_10_5
  Scenario: Two masks are left and two of us take them. Who has caused the end? (ruling ender=active)
    The active player, we say, who has moved the Dalang.
    Blue and Yellow have 19 each.

    Given the ruling ender=active holds
    And the masks are Blue 2, 2, 4, Yellow 2, 2, 4, Green 3, 3, 4, 5 and Red 3, 3, 4, 5
    And the masks left are 5, 5
    And the seals are Kukusch Blue, Tschakkalag Blue, Panschar Yellow, Wontong Yellow
    When Red chooses to pass
    Then Blue wins

  @bali_q_x20 @open @bali_10_5
  Scenario: Two masks are left and two of us take them. Who has caused the end? (ruling ender=last_taker)
    By the other answer the player who has taken the last mask: here Yellow.

    Given the ruling ender=last_taker holds
    And the masks are Blue 2, 2, 4, Yellow 2, 2, 4, Green 3, 3, 4, 5 and Red 3, 3, 4, 5
    And the masks left are 5, 5
    And the seals are Kukusch Blue, Tschakkalag Blue, Panschar Yellow, Wontong Yellow
    When Red chooses to pass
    Then Yellow wins

  @bali_q_z6 @inferred @bali_0_1
  Scenario: How long does a game last?
    About an hour, as press texts say: until all sixteen masks are taken, and no number of turns is set.
    At the start nobody has one, and nothing forces anybody to score.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the masks left are now 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5

  @bali_q_z7 @stated @bali_10_3
  Scenario: Are priests and princes worth points in the end?
    No: only masks and seals are counted.
    Blue has seven of the eight chips, and loses with masks for 13.

    Given the priests are Kukusch Blue, Panschar Yellow, Tschakkalag Blue, Wontong Blue
    And the princes are Kukusch Blue, Panschar Blue, Tschakkalag Blue, Wontong Blue
    When Red chooses to pass
    Then Red wins
