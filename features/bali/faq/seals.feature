@faq
Feature: Bali FAQ, seals
  Who has both chips of an island, and what is lost with them.
  The Dalang is on Kukusch, and Blue has played a prince.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 3 prince, Yellow 3 prince, Green 4 prince and Red 2 priest
    And Blue has chosen to play prince
    And Blue has chosen to show 1

  @bali_q_g1 @stated @bali_7_1
  Scenario: How do I get a seal?
    Have both chips of an island after a contest: you take its seal at once, and it is 3 points in the end.
    Blue has the priest, and wins the prince.

    Given Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the seals are now Kukusch Blue

  @bali_q_q7 @confirmed @bali_7_2
  Scenario: I lose a chip. Is my seal lost too?
    No: you keep the seal until another player has both chips of the island.
    Red has the seal and loses the prince to Yellow; the priest is Blue's (Bali 7.2).

    Given the seals are Kukusch Red
    And Yellow has chosen to show 2
    And Green has chosen to pass
    When Red chooses to pass
    Then the princes are now Kukusch Yellow, Panschar Blue, Tschakkalag Yellow, Wontong Green
    And the seals are still Kukusch Red

  @bali_q_q7 @confirmed @bali_7_2
  Scenario: I lose a chip, and another player has both chips then. Is my seal lost?
    Yes: it goes to the player who has both.

    Given the seals are Kukusch Red
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the seals are now Kukusch Blue

  @bali_q_x7 @stated @bali_7_2
  Scenario: Two players have taken my two chips, and one now wins both. Is my seal lost now?
    Yes: it goes to the player who has both chips, and not before.

    Given the seals are Kukusch Green
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the seals are now Kukusch Blue

  @bali_q_x8 @inferred @bali_7_1
  Scenario: I have the seal and win both chips back. Is there a second seal?
    No: an island has one seal, and you have it.

    Given the seals are Kukusch Blue
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the princes are now Kukusch Blue, Panschar Blue, Tschakkalag Yellow, Wontong Green
    And the seals are still Kukusch Blue

  @bali_q_x6 @inferred @bali_6_5 @bali_7_1
  Scenario: I win a contest for a chip that I have, with the other one mine too. What moves?
    Nothing: both chips and the seal stay with you.
    That you may play the card though the chip is yours is our answer (Bali 6.1).

    Given the princes are Kukusch Blue, Panschar Blue, Tschakkalag Yellow, Wontong Green
    And the seals are Kukusch Blue
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the seals are still Kukusch Blue
