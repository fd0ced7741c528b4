@faq
Feature: Bali FAQ, scoring and the end
  Masks, ties and the last one.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue Kukusch/Panschar, Yellow warrior, Green scholar and Red priest
    And the priests are Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red

  @bali_q_q8 @confirmed @bali_9_3
  Scenario: I have one chip on the new island. Who else scores?
    The player who has the other chip there.

    Given Blue has chosen to play Kukusch/Panschar to Panschar
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the masks of Yellow are now 2

  @bali_q_n7 @stated @bali_9_6
  Scenario: Does a scoring end my turn?
    Yes: your left neighbour goes on at the new island.

    Given Blue has chosen to play Kukusch/Panschar to Panschar
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the active player is now Yellow

  @bali_q_n8 @open @bali_9_4
  Scenario: Which mask do I take? (ruling second_mask=active_first)
    The lowest that is left; the other player takes the next.

    Given the ruling second_mask=active_first holds
    And Blue has chosen to play Kukusch/Panschar to Panschar
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the masks of Blue are now 2

  @bali_q_x10 @stated @bali_8_1
  Scenario: May I go to the island where the Dalang stands?
    No: the goal is another island.

    When Blue chooses to play Kukusch/Panschar to Kukusch
    Then the move is refused by bali_8_1
