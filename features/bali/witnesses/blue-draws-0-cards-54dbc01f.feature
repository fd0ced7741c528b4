@bali @witness @possible
Feature: Bali witness, Can the active player begin a turn without a card? Yes.
  Found by `atoll possible bali --keep`, which finds and keeps it again.

  @bali_2_1
  Scenario: Blue draws 0 cards
    Given Blue, Yellow and Green play Bali
    And the active player is Blue
    And the hands are Blue none, Yellow none and Green none
    And the laid cards of Blue are Panschar: 30 warrior, 30 scholar, 15 artist, 30 priest, 30 prince, 4 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong
    And the laid cards of Yellow are none
    And the laid cards of Green are none
    And next the turn begins
    When the game goes on by itself
    Then this is told
      | rule     | sentence                   |
      | Bali 2.6 | Blue is the active player. |
      | Bali 2.1 | Blue draws 0 cards.        |
      | Bali 2.1 | Yellow draws 0 cards.      |
      | Bali 2.1 | Green draws 0 cards.       |
    And the turn is now Blue
