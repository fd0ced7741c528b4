@bali @witness @possible
Feature: Bali witness, Can a player with cards flee and lose none of them? Yes.
  Found by `atoll possible bali --keep`, which finds and keeps it again.

  @bali_3_3
  Scenario: Yellow saves 1 card
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue warrior, Yellow priest, Green none and Red none
    And Blue has chosen to play warrior spare right
    And Yellow has chosen to flee
    And Yellow has chosen to save priest at Panschar
    When Yellow chooses to done
    Then this is told
      | rule     | sentence                            |
      | Bali 3.3 | Yellow saves 1 card.                |
      | Bali 3.4 | Yellow discards 0 cards.            |
      | Bali 3.5 | Yellow takes no part without cards. |
    And the turn is now Green
    And the hand of Yellow is now none
    And the laid cards of Yellow are now Panschar: priest
