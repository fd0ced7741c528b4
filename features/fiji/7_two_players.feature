Feature: Fiji 7, two players
  What changes when only two players play; everything else stays as it is.

  Background:
    Given Henry and Anna play Fiji

  @fiji_7_1
  Rule: Each of two players takes an extended set
    Four of its beads will be set aside, so that 14 remain as in the larger game.

    Scenario: Both begin with one more bead of each colour
      When Henry and Anna start a game of Fiji
      Then each player now holds 6 green, 5 red, 4 yellow and 3 blue
      And nothing else changes

    Scenario: The next round begins with the extended set again
      Given the hands are
        |       | green | red | yellow | blue |
        | Henry | 4     | 5   | 1      |      |
        | Anna  | 5     | 3   | 4      | 4    |
      And another round follows
      When the next round is dealt
      Then each player now holds 6 green, 5 red, 4 yellow and 3 blue

  @fiji_7_2
  Rule: The supply is a normal set
    Only the hands are larger, not what can be taken.

    Scenario: Fifty beads are in play, the others stay in the box
      When Henry and Anna start a game of Fiji
      Then the supply is now 5 green, 4 red, 3 yellow and 2 blue
      And the box still holds 13 green, 10 red, 7 yellow and 4 blue
      And nothing else changes

    Scenario Outline: The next supply is a normal set again where supply_laid=<answer>
      Given the ruling supply_laid=<answer> holds
      And Henry has set aside 4 green
      And Anna has set aside 2 red and 2 blue
      And another round follows
      When the next round is dealt
      Then the supply is still 5 green, 4 red, 3 yellow and 2 blue

      Examples:
        | answer     |
        | once       |
        | each_round |

  @fiji_7_3
  Rule: Each player secretly sets aside four beads
    Otherwise each of the two would know every bead of the other.

    Scenario: Any four beads may be set aside
      When Henry chooses to set aside 1 green 1 red 2 blue
      Then Henry now holds 5 green, 4 red, 4 yellow and 1 blue
      And Henry has set aside 1 green, 1 red and 2 blue
      And nothing else changes

    Scenario: Four of one colour may be set aside too
      Given Henry has set aside 4 green
      When Anna chooses to set aside 4 yellow
      Then Anna now holds 6 green, 5 red and 3 blue
      And Anna has set aside 4 yellow
      And nothing else changes

    Scenario Outline: Setting aside <beads> is refused
      When Henry chooses to set aside <beads>
      Then the move is refused by fiji_7_3
      And nothing else changes

      Examples:
        | beads                |
        | none                 |
        | 3 red                |
        | 2 green 2 red 1 blue |
        | 4 blue               |

    Scenario: Nobody offers before both have set aside four beads
      Given Henry has set aside 4 green
      When Henry chooses to offer 1 red
      Then the move is refused by fiji_7_3
      And nothing else changes

    Scenario: What has been set aside is not changed any more
      Given Henry has set aside 4 green
      When Henry chooses to set aside 4 red
      Then the move is refused by fiji_7_3
      And nothing else changes

    Scenario: After the first offer it is too late
      Given Henry has set aside 4 green
      And Anna has set aside 4 red
      And Anna has offered 1 blue
      When Henry chooses to set aside 2 red 2 yellow
      Then the move is refused by fiji_7_3
      And nothing else changes

    Scenario: In the second round both set four beads aside again before they offer
      Given Henry has set aside 4 green
      And Anna has set aside 4 green
      And another round follows
      When the next round is dealt
      And Anna chooses to offer 1 red
      Then the move is refused by fiji_7_3

    Scenario: Three players set nothing aside
      Given Henry, Chris and Anna play Fiji
      When Henry chooses to set aside 4 green
      Then the move is refused by fiji_7_3
      And nothing else changes

    Scenario: Anna does not see what Henry has set aside
      Given Henry has set aside 4 green
      When Anna looks at the table
      Then fiji_7_3 hides the beads set aside by Henry
      And nothing else changes

    Scenario: Anna sees what she has set aside herself, and nothing of Henry's
      Given Henry has set aside 4 green
      And Anna has set aside 2 red and 2 yellow
      When Anna looks at the table
      Then Anna sees 2 red and 2 yellow in the beads set aside by Anna
      And fiji_7_3 hides the beads set aside by Henry
      And nothing else changes

    Scenario: While the offers lie open, what is set aside stays secret
      Given Henry has set aside 4 green
      And Anna has set aside 2 red and 2 yellow
      And Henry has offered 1 red
      When Anna chooses to offer 1 blue
      And Anna looks at the table
      Then fiji_7_3 hides the beads set aside by Henry

  @fiji_7_4
  Rule: Beads set aside are out of the round
    They are neither offered nor counted; whether they are shown in the end, no text says.

    Background:
      Given Henry has set aside 1 green and 3 blue
      And Anna has set aside 2 red and 2 yellow

    Scenario: A blue bead set aside cannot be offered
      When Henry chooses to offer 1 blue
      Then the move is refused by fiji_7_4
      And nothing else changes

    Scenario: Three blue set aside do not count for most blue
      Given the goals are most blue, most green, most red and most yellow
      And the hands are
        |       | green | red | yellow | blue |
        | Henry | 2     | 1   | 1      |      |
        | Anna  | 1     | 1   | 1      | 1    |
      When the round is scored
      Then Anna takes 4 heads
      And Henry takes 3 heads
      And nothing else changes

    Scenario: They stay unseen at the end where set_aside=hidden
      Given the ruling set_aside=hidden holds
      And it is exchange 3 of round 4
      When the round is scored
      Then Anna sees 5 green, 5 red and 4 yellow in the hand of Henry
      And fiji_7_3 hides the beads set aside by Henry

    Scenario: They are shown at the end where set_aside=shown
      Given the ruling set_aside=shown holds
      And it is exchange 3 of round 4
      When the round is scored
      Then Anna sees 1 green and 3 blue in the beads set aside by Henry
      And Henry sees 2 red and 2 yellow in the beads set aside by Anna

    Scenario Outline: By <edition>, they stay unseen at the end
      Given Henry and Anna play Fiji by <edition>
      And it is exchange 3 of round 4
      And Henry has set aside 1 green and 3 blue
      When the round is scored
      Then Anna sees 5 green, 5 red and 4 yellow in the hand of Henry
      And fiji_7_3 hides the beads set aside by Henry

      Examples:
        | edition      |
        | fiji-en-2006 |
        | fiji-de-2005 |

  @fiji_7_5
  Rule: Each goal is scored by itself, for 4, 3, 2 and 1 heads
    With one winner and one loser a ranking would be too coarse.

    Background:
      Given the goals are most red, fewest blue, most green and most yellow

    Scenario: Henry is better in all four goals and takes 10 heads
      Given the hands are
        |       | red | blue | green | yellow |
        | Henry | 4   |      | 3     | 5      |
        | Anna  | 3   | 1    | 2     | 4      |
      When the round is scored
      Then Henry takes 10 heads
      And Anna takes no heads
      And nothing else changes

    Scenario: First and last goal are worth as much as the two between
      Given the hands are
        |       | red | blue | green | yellow |
        | Henry | 4   | 1    | 2     | 5      |
        | Anna  | 3   |      | 3     | 4      |
      When the round is scored
      Then Henry takes 5 heads
      And Anna takes 5 heads
      And nothing else changes

    Scenario Outline: Better in <goal> alone, Anna takes <heads>
      Given the hands are
        |       | red   | blue   | green   | yellow   |
        | Henry | 2     | 2      | 2       | 2        |
        | Anna  | <red> | <blue> | <green> | <yellow> |
      When the round is scored
      Then Anna takes <heads>
      And Henry takes no heads
      And nothing else changes

      Examples:
        | goal        | red | blue | green | yellow | heads   |
        | most red    | 3   | 2    | 2     | 2      | 4 heads |
        | fewest blue | 2   |      | 2     | 2      | 3 heads |
        | most green  | 2   | 2    | 3     | 2      | 2 heads |
        | most yellow | 2   | 2    | 2     | 3      | 1 head  |

    Scenario Outline: The same hands pay otherwise when the goals are <goals>
      Given the goals are <goals>
      And the hands are
        |       | red | blue | green | yellow |
        | Henry | 4   | 1    | 2     | 5      |
        | Anna  | 3   |      | 3     | 4      |
      When the round is scored
      Then Henry takes <Henry>
      And Anna takes <Anna>
      And nothing else changes

      Examples:
        | goals                                            | Henry   | Anna    |
        | most yellow, fewest blue, most green, most red   | 5 heads | 5 heads |
        | fewest blue, most red, most green, most yellow   | 4 heads | 6 heads |
        | fewest red, fewest blue, most green, most yellow | 1 head  | 9 heads |

  @fiji_7_6
  Rule: A goal with equal counts pays nobody
    Its heads stay in the middle and go to no other goal.

    Background:
      Given the goals are most red, fewest blue, most green and most yellow

    Scenario: Equal in red, both leave its 4 heads in the middle
      Given the hands are
        |       | red | blue | green | yellow |
        | Henry | 3   |      | 2     | 5      |
        | Anna  | 3   | 1    | 4     | 4      |
      When the round is scored
      Then nobody takes heads for most red
      And Henry takes 4 heads
      And Anna takes 2 heads
      And nothing else changes

    Scenario: Neither has blue, which is a tie as well
      Given the hands are
        |       | red | blue | green | yellow |
        | Henry | 3   |      | 2     | 5      |
        | Anna  | 4   |      | 4     | 4      |
      When the round is scored
      Then nobody takes heads for fewest blue
      And Anna takes 6 heads
      And Henry takes 1 head
      And nothing else changes

    Scenario: Equal in everything, nobody takes a head
      When the round is scored
      Then nobody takes heads for most red
      And nobody takes heads for fewest blue
      And nobody takes heads for most green
      And nobody takes heads for most yellow
      And nothing else changes

  @fiji_7_7
  Rule: Beads set aside come back when the round ends
    Without them the next sets could not be filled.

    Scenario: Both begin the second round with the whole extended set
      Given Henry has set aside 4 green
      And Anna has set aside 2 red and 2 blue
      And another round follows
      When the next round is dealt
      Then each player now holds 6 green, 5 red, 4 yellow and 3 blue
      And the supply is still 5 green, 4 red, 3 yellow and 2 blue

    Scenario: Nothing stays behind the second screens
      Given Henry has set aside 4 green
      And Anna has set aside 4 green
      And another round follows
      When the next round is dealt
      Then Henry has set aside nothing
      And Anna has set aside nothing
