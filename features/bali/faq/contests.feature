@faq
Feature: Bali FAQ, contests
  Priests, princes and seals.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 3 prince, Yellow 3 prince, Green 4 prince and Red priest

  @bali_q_q3 @confirmed @bali_6_2
  Scenario: Does the prince that I play count?
    No: only the further ones that you show.

    Given Blue has chosen to play prince
    When Blue chooses to show 3
    Then the move is refused by bali_6_2

  @bali_q_q4 @confirmed @bali_6_3
  Scenario: Who wins with equal numbers?
    The active player: others have to show more.

    Given Blue has chosen to play prince
    And Blue has chosen to show 2
    When Yellow chooses to show 2
    Then the move is refused by bali_6_3

  @bali_q_q5 @stated @bali_6_6
  Scenario: Are the cards that I show lost?
    No: all are taken back; only the one that was played is lost.

    Given Blue has chosen to play prince
    And Blue has chosen to show 1
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the hand of Blue is now 2 prince

  @bali_q_x6 @inferred @bali_7_1
  Scenario: I win a chip and had the other: what do I get?
    The seal of the island, at once.

    Given Blue has chosen to play prince
    And Blue has chosen to show 1
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the seals are now Kukusch Blue

  @bali_q_n6 @stated @bali_6_7
  Scenario: Is my turn over when I lose a contest?
    No: you go on.

    Given Blue has chosen to play prince
    And Blue has chosen to show 1
    And Yellow has chosen to show 2
    And Green has chosen to pass
    When Red chooses to pass
    Then the active player is still Blue

  @bali_q_q11 @inferred @bali_2_5
  Scenario: Can we force the end of a turn with two princes?
    No: that is for warriors, scholars and artists.

    Given Blue has chosen to play prince
    And Blue has chosen to show 1
    When Yellow chooses to force
    Then the move is refused by bali_2_5
