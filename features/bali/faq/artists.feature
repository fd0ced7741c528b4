@faq
Feature: Bali FAQ, artists
  What is swapped, and for what.
  Blue has played an artist on Kukusch.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 2 artist, 4 prince, Yellow artist, 5 priest, Green artist, scholar and Red scholar
    And the draw pile is 9 warrior
    And Blue has chosen to play artist

  @bali_q_a1 @inferred @bali_5_1 @bali_5_3
  Scenario: What does an artist do?
    You discard up to three cards of your hand and draw as many (Bali 5.1).

    Given Blue has chosen to swap prince
    And Blue has chosen to swap prince
    When Blue chooses to be done
    Then the hand of Blue is now artist, 2 prince, 2 warrior
    And the draw pile is now 7 warrior

  @bali_q_a2 @stated @bali_5_2
  Scenario: Do I get a card for the artist that I play?
    No: it earns the right to swap, and is not among the cards swapped.
    Blue swaps another artist, and the one that was played cannot be swapped with it.

    Given Blue has chosen to swap artist
    When Blue chooses to swap artist
    Then the move is refused by bali_5_2
    And nothing else changes

  @bali_q_a3 @inferred @bali_5_1
  Scenario: How many cards may I swap?
    Three at most, as one review says.

    Given Blue has chosen to swap prince
    And Blue has chosen to swap prince
    And Blue has chosen to swap prince
    When Blue chooses to swap prince
    Then the move is refused by bali_5_1
    And nothing else changes

  @bali_q_a4 @open @bali_5_1
  Scenario: May I play an artist and swap nothing? (ruling artist_none=may)
    Yes, we say: it is a right.

    Given the ruling artist_none=may holds
    When Blue chooses to be done
    Then the hand of Blue is still artist, 4 prince
    And the turn is now Yellow

  @bali_q_a4 @open @bali_5_1
  Scenario: May I play an artist and swap nothing? (ruling artist_none=one_at_least)
    No, by the other answer: one card at least.

    Given the ruling artist_none=one_at_least holds
    When Blue chooses to be done
    Then the move is refused by bali_5_1
    And nothing else changes
