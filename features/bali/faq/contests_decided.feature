@faq
Feature: Bali FAQ, the end of a contest
  Blue has played a prince on Kukusch, where the priest is Blue's and the prince Red's.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 3 prince, Yellow 3 prince, Green 4 prince and Red 2 priest
    And Blue has chosen to play prince

  @bali_q_x4 @open @bali_6_5
  Scenario: Nobody shows a card, not even I who have begun. Who has the chip? (ruling show_none=active_wins)
    The active player, we say: the others have to show more, and nobody does.

    Given the ruling show_none=active_wins holds
    And Blue has chosen to pass
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the princes are now Kukusch Blue, Panschar Blue, Tschakkalag Yellow, Wontong Green

  @bali_q_x4 @open @bali_6_5
  Scenario: Nobody shows a card, not even I who have begun. Who has the chip? (ruling show_none=stays)
    By the other answer whoever had it: a contest without a card moves nothing.

    Given the ruling show_none=stays holds
    And Blue has chosen to pass
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the princes are still Kukusch Red, Panschar Blue, Tschakkalag Yellow, Wontong Green

  @bali_q_c7 @open @bali_6_4
  Scenario: Somebody has shown more than I did. May I show again? (ruling raising=once)
    No: each player is asked once, as in the printed example.

    Given the ruling raising=once holds
    And Blue has chosen to show 1
    And Yellow has chosen to show 2
    And Green has chosen to pass
    When Red chooses to pass
    Then the princes are now Kukusch Yellow, Panschar Blue, Tschakkalag Yellow, Wontong Green
