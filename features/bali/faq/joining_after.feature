@faq
Feature: Bali FAQ, after the end is forced
  Blue has played a scholar on Kukusch; Yellow has joined and ended the turn with a second one.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue scholar, 5 prince, Yellow 2 scholar, Green 2 scholar and Red priest
    And Blue has chosen to play scholar
    And Blue has chosen to be done
    And Yellow has chosen to join
    And Yellow has chosen to be done
    And Yellow has chosen to force

  @bali_q_x19 @inferred @bali_4_6
  Scenario: Somebody has ended the turn before I could answer. May I still join, and end it too?
    Yes: those who have not answered yet still may, and the turn ends once, after the last answer.

    Given Green has chosen to join
    And Green has chosen to be done
    When Green chooses to force
    Then the active player is still Blue
    And the turn is now Red

  @bali_q_t11 @inferred @bali_2_6
  Scenario: Two players have ended my turn, or one across from me. Who is next?
    Your left neighbour, whoever has ended it.

    Given Green has chosen to join
    And Green has chosen to be done
    And Green has chosen to force
    When Red chooses to pass
    Then the active player is now Yellow
