@bali @witness @possible
Feature: Bali witness, Can a player with cards flee and lose none of them? Yes.
  Found by `atoll possible bali --keep`, which finds and keeps it again.

  @bali_3_3
  Scenario: Yellow saves 1 card
    Given Blue, Yellow and Green play Bali
    And the active player is Blue
    And the hands are Blue warrior, Yellow priest and Green none
    And Blue has chosen to play warrior spare right
    And Yellow has chosen to flee
    And Yellow has chosen to save priest at Panschar
    When Yellow chooses to be done
    Then this is told
      | rule     | sentence                            |
      | Bali 3.3 | Yellow saves 1 card.                |
      | Bali 3.4 | Yellow discards 0 cards.            |
      | Bali 3.5 | Yellow takes no part without cards. |
      | Bali 3.7 | Green is spared and takes no part.  |
      | Bali 2.4 | The turn of Blue ends.              |
      | Bali 2.6 | Yellow is the active player.        |
      | Bali 2.1 | Yellow draws 2 cards.               |
      | Bali 2.1 | Green draws 1 card.                 |
      | Bali 2.1 | Blue draws 1 card.                  |
    And the active player is now Yellow
    And the hands are now Blue warrior, Yellow 2 warrior and Green warrior
    And the laid cards of Yellow are now Panschar: priest
