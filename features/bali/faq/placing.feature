@faq
Feature: Bali FAQ, placing cards
  Blue has played a scholar on Kukusch and has chosen three cards to place.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue scholar, 5 prince, Yellow none, Green none and Red none
    And the laid cards of Blue are Wontong: 3 priest
    And Blue has chosen to play scholar
    And Blue has chosen to place prince on Wontong
    And Blue has chosen to place prince on Wontong
    And Blue has chosen to place prince on Wontong

  @bali_q_k4 @open @bali_4_4
  Scenario: How many cards may I place? (ruling scholar_place=three)
    Three, we say, as many as are taken; no text has the number.

    Given the ruling scholar_place=three holds
    When Blue chooses to place prince on Panschar
    Then the move is refused by bali_4_4
    And nothing else changes

  @bali_q_k4 @open @bali_4_4
  Scenario: How many cards may I place? (ruling scholar_place=any_number)
    Any number, by the other answer.

    Given the ruling scholar_place=any_number holds
    And Blue has chosen to place prince on Panschar
    When Blue chooses to be done
    Then the laid cards of Blue are now Panschar: prince; Wontong: 3 priest, 3 prince
    And the hand of Blue is now prince
