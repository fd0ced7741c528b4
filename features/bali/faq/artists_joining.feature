@faq
Feature: Bali FAQ, joining an artist
  Blue has played an artist on Kukusch and swapped nothing; Yellow has joined with an artist.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue artist, 4 prince, Yellow artist, 5 priest, Green artist, scholar and Red scholar
    And the draw pile is artist, 9 warrior
    And Blue has chosen to play artist
    And Blue has chosen to be done
    And Yellow has chosen to join
    And Yellow has chosen to swap priest

  @bali_q_a5 @open @bali_5_1 @bali_5_4
  Scenario: Does the limit of three hold for those who join an artist? (ruling artist_limit=all)
    Yes, we say: for everybody.

    Given the ruling artist_limit=all holds
    And Yellow has chosen to swap priest
    And Yellow has chosen to swap priest
    When Yellow chooses to swap priest
    Then the move is refused by bali_5_1
    And nothing else changes

  @bali_q_a5 @open @bali_5_1 @bali_5_4
  Scenario: Does the limit of three hold for those who join an artist? (ruling artist_limit=active_only)
    No, by the other answer: they swap as many as they like.

    Given the ruling artist_limit=active_only holds
    And Yellow has chosen to swap priest
    And Yellow has chosen to swap priest
    And Yellow has chosen to swap priest
    When Yellow chooses to be done
    Then the hand of Yellow is now priest, artist, 3 warrior

  @bali_q_x12 @inferred @bali_5_5
  Scenario: My swap has brought me an artist. Can I end the turn with it?
    Yes: you swap first, and may play the second artist then.

    Given Yellow has chosen to be done
    When Yellow chooses to force
    Then the hand of Yellow is now 4 priest
    And the turn is now Green
