@faq
Feature: Bali FAQ, the first questions
  What a newcomer asks before and in the first turn.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 2 warrior, Yellow warrior, Green scholar and Red priest
    And the dealt cards of Blue are Wontong: 2 prince

  @bali_q_n1 @confirmed @bali_0_1
  Scenario: How many players is Bali for?
    Three or four.

    When Blue and Yellow start a game of Bali
    Then the move is refused by bali_0_1

  @bali_q_n2 @confirmed @bali_2_1
  Scenario: How many cards do I draw?
    Two when you become active, one when another player does.

    When Blue chooses to end turn
    Then the hand of Yellow is now 3 warrior

  @bali_q_n3 @stated @bali_2_6
  Scenario: Who is next after my turn?
    Your left neighbour, however the turn has ended.

    When Blue chooses to end turn
    Then the active player is now Yellow

  @bali_q_n4 @stated @bali_2_4
  Scenario: Must I play a card?
    No: you may end your turn at once.

    When Blue chooses to end turn
    Then the discard pile is still none

  @bali_q_q12 @inferred @bali_3_2
  Scenario: Must I defend if I hold a warrior?
    No: you may flee all the same, by the one page that tells it.

    Given Blue has chosen to play warrior spare right
    When Yellow chooses to flee
    Then the hand of Yellow is still warrior

  @bali_q_x9 @inferred @bali_8_2
  Scenario: Does the other name on my card matter when I prevent?
    No: the goal has to be one of the two.

    Given the hand of Blue is Kukusch/Panschar
    And the hand of Yellow is Panschar/Wontong, warrior
    And Blue has chosen to play Kukusch/Panschar to Panschar
    When Yellow chooses to prevent with Panschar/Wontong
    Then the active island is still Kukusch

  @bali_q_q10 @stated @bali_8_9
  Scenario: Does a move without a scoring end my turn?
    No: you stay active with your new hand, and nobody draws.

    Given the hand of Blue is Kukusch/Wontong
    And Blue has chosen to play Kukusch/Wontong to Wontong
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the hand of Blue is now 2 prince

  @bali_q_x1 @inferred @bali_8_9
  Scenario: I arrive where I have no pile, and nobody scores. What now?
    You have no card, so your turn ends at once.

    Given the hand of Blue is Kukusch/Tschakkalag
    And Blue has chosen to play Kukusch/Tschakkalag to Tschakkalag
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the active player is now Yellow
