@bali @witness @possible
Feature: Bali witness, Can a player draw nothing when a turn begins? Yes.
  Found by `atoll possible bali --keep`, which finds and keeps it again.

  @bali_2_1
  Scenario: Blue draws 2 cards
    Given Blue, Yellow and Green play Bali
    And the draw pile is none
    And the active player is Blue
    And the hands are Blue none, Yellow none and Green none
    And the laid cards of Blue are Panschar: 30 warrior, 30 scholar, 15 artist, 30 priest, 30 prince, 4 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, Tschakkalag/Wontong
    And the laid cards of Yellow are none
    And the laid cards of Green are none
    And next the turn begins
    When the game goes on by itself
    Then this is told
      | rule     | sentence                                       |
      | Bali 2.6 | Blue is the active player.                     |
      | Bali 2.2 | The discard pile is shuffled: 3 cards to draw. |
      | Bali 2.1 | Blue draws 2 cards.                            |
      | Bali 2.1 | Yellow draws 1 card.                           |
      | Bali 2.1 | Green draws 0 cards.                           |
    And the turn is now Blue
    And the hands are now Blue 2 Tschakkalag/Wontong, Yellow Tschakkalag/Wontong and Green none
    And the discard pile is now none
