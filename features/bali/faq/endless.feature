@faq
Feature: Bali FAQ, a game without an end
  Every card is in a hand, both stocks are empty, and nobody sends the Dalang anywhere.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 30 warrior, 30 scholar, 15 artist, 30 priest, 30 prince, 4 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong, Yellow none, Green none and Red none

  @bali_q_z8 @inferred @bali_10_1 @bali_2_3
  Scenario: Can a game go on for ever?
    Yes: only scorings bring the end nearer (Bali 10.1), and no rule forces anybody to play a card (Bali 2.3).
    Here Blue ends the turn, the others have no card and can draw none, and the very same table is there again.

    When Blue chooses to end turn
    Then the active player is still Blue
    And nothing else changes

  @bali_q_z9 @inferred @bali_2_2
  Scenario: Can a game go on for ever where the active player alone draws from a short stock?
    Yes: the answer on empty stocks makes no difference once they are empty (Bali 2.2).

    Given the ruling both_empty=turn_only holds
    When Blue chooses to end turn
    Then the active player is still Blue
    And nothing else changes
