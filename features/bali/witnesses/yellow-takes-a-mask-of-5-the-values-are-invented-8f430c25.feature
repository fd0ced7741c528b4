@bali @witness @possible
Feature: Bali witness, With the working masks, can the other player take a higher mask than the active player? Yes.
  Found by `atoll possible bali --keep`, which finds and keeps it again.

  @bali_9_3
  Scenario: Yellow takes a mask of 5 (the values are invented)
    Given Blue, Yellow and Green play Bali
    And the active player is Blue
    And the hands are Blue Kukusch/Panschar, Yellow none and Green none
    And the masks are Blue none, Yellow none and Green 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4
    And Blue has chosen to play Kukusch/Panschar to Panschar
    And Yellow has chosen to pass
    When Green chooses to pass
    Then this is told
      | rule     | sentence                                                                     |
      | Bali 8.2 | Green passes.                                                                |
      | Bali 8.5 | The Dalang travels to Panschar.                                              |
      | Bali 8.6 | Blue has laid down a hand of 0 cards.                                        |
      | Bali 8.6 | Yellow has laid down a hand of 0 cards.                                      |
      | Bali 8.6 | Green has laid down a hand of 0 cards.                                       |
      | Bali 0.9 | The Dalang is on Panschar.                                                   |
      | Bali 6.8 | The chips lie where they lay: only contests move them.                       |
      | Bali 8.7 | Blue takes up 0 cards.                                                       |
      | Bali 8.7 | Yellow takes up 0 cards.                                                     |
      | Bali 8.7 | Green takes up 0 cards.                                                      |
      | Bali 9.1 | Blue has 1 chip on Panschar: a scoring.                                      |
      | Bali 9.4 | Blue takes a mask of 4 (the value is printed; how many have it is invented). |
      | Bali 9.3 | Yellow takes a mask of 5 (the values are invented).                          |
      | Bali 9.5 | All masks that were taken stay with their players.                           |
      | Bali 9.6 | The turn of Blue ends.                                                       |
      | Bali 2.6 | Yellow is the active player.                                                 |
      | Bali 2.1 | Yellow draws 2 cards.                                                        |
      | Bali 2.1 | Green draws 1 card.                                                          |
      | Bali 2.1 | Blue draws 1 card.                                                           |
    And the active player is now Yellow
    And the turn is now Yellow
    And the active island is now Panschar
    And the hands are now Blue warrior, Yellow 2 warrior and Green warrior
    And the masks are now Blue 4, Yellow 5 and Green 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4
    And the masks left are now 5, 5, 5
