@bali @witness @possible
Feature: Bali witness, Can a contest be won without a card that is shown? Yes.
  Found by `atoll possible bali --keep`, which finds and keeps it again.

  @bali_6_5
  Scenario: The prince of Kukusch goes to Blue
    Given Blue, Yellow and Green play Bali
    And the princes are Kukusch Yellow, Panschar Blue, Tschakkalag Yellow, Wontong Green
    And the active player is Blue
    And the hands are Blue artist, prince, Yellow none and Green none
    And Blue has chosen to play prince
    And Blue has chosen to pass
    And Yellow has chosen to pass
    When Green chooses to pass
    Then this is told
      | rule     | sentence                                  |
      | Bali 6.3 | Green passes.                             |
      | Bali 6.4 | All have been asked: the contest is over. |
      | Bali 6.5 | The prince of Kukusch goes to Blue.       |
      | Bali 6.6 | Shown cards go back to the hands.         |
      | Bali 7.1 | Blue takes the seal of Kukusch.           |
      | Bali 6.7 | Blue stays the active player.             |
    And the turn is now Blue
    And the princes are now Kukusch Blue, Panschar Blue, Tschakkalag Yellow, Wontong Green
    And the seals are now Kukusch Blue
