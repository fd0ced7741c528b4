@faq
Feature: Bali FAQ, a second round of showing
  A game by the ruling that players may show more again.
  Blue has shown 1, Yellow 2, and then Blue 3.

  Background:
    Given the ruling raising=again holds
    And Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 4 prince, Yellow 3 prince, Green 4 prince and Red 2 priest
    And Blue has chosen to play prince
    And Blue has chosen to show 1
    And Yellow has chosen to show 2
    And Green has chosen to pass
    And Red has chosen to pass
    And Blue has chosen to show 3

  @bali_q_c7 @open @bali_6_4
  Scenario: Somebody has shown more than I did. May I show again? (ruling raising=again)
    Yes, by the other answer: players are asked until nobody shows more.

    Given Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the princes are now Kukusch Blue, Panschar Blue, Tschakkalag Yellow, Wontong Green

  @bali_q_c11 @open @bali_6_3
  Scenario: I have passed. May I show cards when we are asked again? (open point passed_again=may)
    Yes, where players may show again: all are asked until nobody shows more.
    Green has passed, and shows four.

    Given Yellow has chosen to pass
    When Green chooses to show 4
    Then the shown cards of Green are now 4
