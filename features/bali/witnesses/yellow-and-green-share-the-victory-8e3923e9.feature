@bali @witness @possible
Feature: Bali witness, With the working masks, can all players but one share the victory? Yes.
  Found by `atoll possible bali --keep`, which finds and keeps it again.

  @bali_10_5
  Scenario: Yellow and Green share the victory
    Given Blue, Yellow and Green play Bali
    And the active player is Blue
    And the hands are Blue Kukusch/Panschar, Yellow none and Green none
    And the masks are Blue 5, Yellow 3, 3, 4, 4, 4, 5 and Green 2, 2, 2, 2, 3, 3, 4, 5
    And Blue has chosen to play Kukusch/Panschar to Panschar
    And Yellow has chosen to pass
    When Green chooses to pass
    Then this is told
      | rule      | sentence                                                                               |
      | Bali 8.2  | Green passes.                                                                          |
      | Bali 8.5  | The Dalang travels to Panschar.                                                        |
      | Bali 8.6  | Blue has laid down a hand of 0 cards.                                                  |
      | Bali 8.6  | Yellow has laid down a hand of 0 cards.                                                |
      | Bali 8.6  | Green has laid down a hand of 0 cards.                                                 |
      | Bali 0.9  | The Dalang is on Panschar.                                                             |
      | Bali 6.8  | The chips lie where they lay: only contests move them.                                 |
      | Bali 8.7  | Blue takes up 0 cards.                                                                 |
      | Bali 8.7  | Yellow takes up 0 cards.                                                               |
      | Bali 8.7  | Green takes up 0 cards.                                                                |
      | Bali 9.1  | Blue has 1 chip on Panschar: a scoring.                                                |
      | Bali 10.2 | One mask is left: Yellow goes without.                                                 |
      | Bali 9.4  | Blue takes a mask of 5 (the values are invented).                                      |
      | Bali 9.5  | All masks that were taken stay with their players.                                     |
      | Bali 10.1 | The last mask is taken: the game ends.                                                 |
      | Bali 10.3 | The totals are Blue 10, Yellow 23 and Green 23 (the values of the masks are invented). |
      | Bali 10.5 | Yellow and Green share the victory.                                                    |
    And the active island is now Panschar
    And the masks of Blue are now 5, 5
    And the masks left are now none
    And the player who caused the end is now Blue
