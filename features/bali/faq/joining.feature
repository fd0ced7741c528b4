@faq
Feature: Bali FAQ, joining a scholar
  Blue has played a scholar on Kukusch and exchanged nothing; Yellow is asked.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue scholar, 5 prince, Yellow scholar, priest, Green 2 scholar and Red priest
    And the laid cards of Yellow are Wontong: prince, scholar
    And Blue has chosen to play scholar
    And Blue has chosen to be done

  @bali_q_q14 @confirmed @bali_4_5 @bali_5_4
  Scenario: Do I have to join a scholar or an artist?
    No: if you pass, nothing happens to you (Bali 4.5, 5.4).

    When Yellow chooses to pass
    Then the hand of Yellow is still scholar, priest
    And the turn is now Green
    And nothing else changes

  @bali_q_k8 @stated @bali_4_5
  Scenario: How do I join?
    Play a scholar yourself: you exchange cards just as the active player does.

    When Yellow chooses to join
    Then the hand of Yellow is now priest
    And the discard pile is now 2 scholar
    And the turn is still Yellow

  @bali_q_x11 @inferred @bali_4_6
  Scenario: My exchange has brought me a scholar. Can I end the turn with it?
    Yes: the exchange comes first, and the second scholar after it.

    Given Yellow has chosen to join
    And Yellow has chosen to take from Wontong
    And Yellow has chosen to be done
    When Yellow chooses to force
    Then the hand of Yellow is now priest
    And the discard pile is now 3 scholar

  @bali_q_k9 @stated @bali_4_6
  Scenario: Can I end somebody's turn with scholars?
    Yes: join with one, and then play a second one.

    Given Yellow has chosen to pass
    And Green has chosen to join
    And Green has chosen to be done
    When Green chooses to force
    Then the hand of Green is now none
    And the turn is now Red

  @bali_q_k10 @open @bali_4_6
  Scenario: Does the second scholar bring another exchange? (ruling second_card=ends_only)
    No, we say: it ends the turn, and that is all.

    Given the ruling second_card=ends_only holds
    And Yellow has chosen to pass
    And Green has chosen to join
    And Green has chosen to be done
    When Green chooses to force
    Then the turn is now Red

  @bali_q_k10 @open @bali_4_6
  Scenario: Does the second scholar bring another exchange? (ruling second_card=exchange_again)
    Yes, by the other answer: before the turn ends.

    Given the ruling second_card=exchange_again holds
    And Yellow has chosen to pass
    And Green has chosen to join
    And Green has chosen to be done
    When Green chooses to force
    Then the turn is still Green

  @bali_q_k11 @open @bali_4_6
  Scenario: When do I play my second scholar? (open point second_when=own_answer)
    After your own exchange, before the next player answers.

    Given Yellow has chosen to pass
    And Green has chosen to join
    And Green has chosen to be done
    When Green chooses to force
    Then the turn is now Red
    And the active player is still Blue

  @bali_q_k12 @open @bali_4_3
  Scenario: My piles hold fewer than three cards. May I take? (open point too_few_to_take=all_there)
    Yes: all that there are.

    Given Yellow has chosen to join
    And Yellow has chosen to take from Wontong
    And Yellow has chosen to take from Wontong
    When Yellow chooses to be done
    Then the hand of Yellow is now priest, scholar, prince
    And the laid cards of Yellow are now none
