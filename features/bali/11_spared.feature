Feature: Bali 11, who is spared among three
  Every hand is filled in; these are not from the rulebook.

  @bali_3_1
  Rule: One of two neighbours is spared
    Nobody sits opposite.

    Background:
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue 2 warrior, Yellow warrior and Green scholar

    Scenario: Nobody opposite can be spared
      When Blue chooses to play warrior spare opposite
      Then this is told
        | rule     | sentence                                                    |
        | Bali 3.1 | nobody sits opposite; spare left (Yellow) or right (Green). |

    Scenario: Somebody has to be spared where spare_with_three=spared
      Given the ruling spare_with_three=spared holds
      When Blue chooses to play warrior
      Then this is told
        | rule     | sentence                                                      |
        | Bali 3.1 | one opponent is spared; spare left (Yellow) or right (Green). |

    Scenario: Green is spared and Yellow challenged
      When Blue chooses to play warrior spare right
      Then the spared player is now Green
      And the turn is now Yellow

    Scenario: Green is spared by name
      When Blue chooses to play warrior spare Green
      Then the spared player is now Green
      And the turn is now Yellow

    Scenario: Green is spared by name in small letters
      When Blue chooses to play warrior spare green
      Then the spared player is now Green
      And the turn is now Yellow

    Scenario: Of two whose names are alike but for a letter's size the one is spared who is named
      Given Ann, BEN and Ben play Bali
      And the active player is Ann
      And the hands are Ann 2 warrior, BEN warrior and Ben scholar
      When Ann chooses to play warrior spare Ben
      Then the spared player is now Ben
      And the turn is now BEN

    Scenario Outline: <name> cannot be spared
      When Blue chooses to play warrior spare <name>
      Then this is told
        | rule     | sentence                                     |
        | Bali 3.1 | <why>; spare left (Yellow) or right (Green). |

      Examples:
        | name | why                  |
        | Red  | nobody is called Red |
        | Blue | Blue is no opponent  |
