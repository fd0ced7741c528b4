@bali @witness @possible
Feature: Bali witness, Can all four players show cards in one contest? Yes.
  Found by `atoll possible bali --keep`, which finds and keeps it again.

  @bali_6_3
  Scenario: Red shows 4 cards
    Given Blue, Yellow, Green and Red play Bali
    And the princes are Kukusch Yellow, Panschar Blue, Tschakkalag Yellow, Wontong Green
    And the active player is Blue
    And the hands are Blue artist, 2 prince, Yellow 2 prince, Green 3 prince and Red 4 prince
    And Blue has chosen to play prince
    And Blue has chosen to show 1
    And Yellow has chosen to show 2
    And Green has chosen to show 3
    When Red chooses to show 4
    Then this is told
      | rule     | sentence                                  |
      | Bali 6.3 | Red shows 4 cards.                        |
      | Bali 6.4 | All have been asked: the contest is over. |
      | Bali 6.5 | The prince of Kukusch goes to Red.        |
      | Bali 6.6 | Shown cards go back to the hands.         |
      | Bali 6.7 | Blue stays the active player.             |
    And the turn is now Blue
    And the princes are now Kukusch Red, Panschar Blue, Tschakkalag Yellow, Wontong Green
