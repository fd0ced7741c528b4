@bali @witness @possible
Feature: Bali witness, Can ten cards of one pile be lost when it is taken up? Yes.
  Found by `atoll possible bali --keep`, which finds and keeps it again.

  @bali_8_8
  Scenario: Blue discards 10 cards from the top of a pile of 14
    Given Blue, Yellow and Green play Bali
    And the princes are Panschar Green, Tschakkalag Yellow, Wontong Green
    And the active player is Blue
    And the hands are Blue Kukusch/Panschar, Yellow none and Green none
    And the laid cards are Blue Panschar: 14 scholar, Yellow none and Green none
    And Blue has chosen to play Kukusch/Panschar to Panschar
    And Yellow has chosen to pass
    When Green chooses to pass
    Then this is told
      | rule     | sentence                                               |
      | Bali 8.2 | Green passes.                                          |
      | Bali 8.5 | The Dalang travels to Panschar.                        |
      | Bali 8.6 | Blue has laid down a hand of 0 cards.                  |
      | Bali 8.6 | Yellow has laid down a hand of 0 cards.                |
      | Bali 8.6 | Green has laid down a hand of 0 cards.                 |
      | Bali 0.9 | The Dalang is on Panschar.                             |
      | Bali 6.8 | The chips lie where they lay: only contests move them. |
      | Bali 8.8 | Blue discards 10 cards from the top of a pile of 14.   |
      | Bali 8.7 | Blue takes up 4 cards.                                 |
      | Bali 8.7 | Yellow takes up 0 cards.                               |
      | Bali 8.7 | Green takes up 0 cards.                                |
      | Bali 8.9 | Blue is the active player still, and nobody draws.     |
    And the turn is now Blue
    And the active island is now Panschar
    And the hand of Blue is now 4 scholar
    And the laid cards of Blue are now none
    And the cut cards of Blue are now 10 scholar
