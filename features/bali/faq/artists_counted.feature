@faq
Feature: Bali FAQ, artists that have been played
  Twelve of the fifteen artists lie on the discard pile; Blue plays the next one, and Yellow joins with another.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue artist, prince, Yellow 2 artist, priest, Green scholar and Red scholar
    And the discard pile is 12 artist
    And Blue has chosen to play artist
    And Blue has chosen to be done
    And Yellow has chosen to join
    And Yellow has chosen to be done

  @bali_q_x13 @inferred @bali_5_5
  Scenario: How often can a turn be ended by artists?
    Five times at most until the discard pile is shuffled (Bali 5.5): each time needs three of the fifteen artists.
    Here it is the fifth time, and all artists lie on the discard pile.

    When Yellow chooses to force
    Then the discard pile is now 15 artist
    And the turn is now Green

  @bali_q_a6 @stated @bali_5_5
  Scenario: Can I end somebody's turn with artists?
    Yes: join with one, and then play a second one.
    Yellow has swapped nothing; Green and Red may still answer, and then the turn is over.

    When Yellow chooses to force
    Then the hand of Yellow is now priest
    And the turn is now Green
    And the active player is still Blue
