Feature: Fiji 1, the beads
  The first phase of a round: the same beads for every player, and a supply in the middle.

  Background:
    Given Henry, Chris and Anna play Fiji
    And it is exchange 3 of round 1
    And the hands are
      |       | green | red | yellow | blue |
      | Henry | 3     | 4   | 2      | 1    |
      | Chris | 1     | 2   | 5      | 2    |
      | Anna  | 5     | 1   |        | 2    |
    And another round follows

  @fiji_1_1
  Rule: Each player takes a complete set in every round
    Every round begins even: what a player has gathered before is worth no bead now.

    Scenario: The first round begins with the same beads for all
      When Henry, Chris, Anna and Mary start a game of Fiji
      Then each player now holds 5 green, 4 red, 3 yellow and 2 blue
      And nothing else changes

    Scenario: A later round begins with the same beads for all
      When the next round is dealt
      Then round 2 begins
      And each player now holds 5 green, 4 red, 3 yellow and 2 blue
      And the supply is now 5 green, 4 red, 3 yellow and 2 blue
      And nothing else changes

    Scenario: With a bead lost under the table the next round is refused
      Given the supply is 10 green, 9 red, 5 yellow and 3 blue
      When the table is counted
      Then the move is refused by fiji_1_1
      And nothing else changes

  @fiji_1_2
  Rule: A complete set in the middle is the supply
    The texts lay it once or in each round; as no bead leaves the game, that comes to the same.

    Scenario: The first supply is a complete set
      When Henry, Chris, Anna and Mary start a game of Fiji
      Then the supply is now 5 green, 4 red, 3 yellow and 2 blue
      And nothing else changes

    Scenario Outline: The supply is a complete set again where supply_laid=<answer>
      Given the ruling supply_laid=<answer> holds
      When the next round is dealt
      Then round 2 begins
      And each player now holds 5 green, 4 red, 3 yellow and 2 blue
      And the supply is now 5 green, 4 red, 3 yellow and 2 blue
      And nothing else changes

      Examples:
        | answer     |
        | once       |
        | each_round |

  @fiji_1_3
  Rule: A hand is secret behind its screen
    Offers are guesses; nobody shall see what the others have to choose from.

    Scenario Outline: Henry does not see the hand of <other>
      When Henry looks at the table
      Then fiji_1_3 hides the hand of <other>
      And nothing else changes

      Examples:
        | other |
        | Chris |
        | Anna  |

    Scenario: One's own hand may be looked at
      When Henry looks at the table
      Then Henry sees 3 green, 4 red, 2 yellow and 1 blue in the hand of Henry
      And fiji_1_3 hides the hand of Anna
      And nothing else changes

    Scenario: What is in one's own fist is no longer behind the screen
      Given Henry has offered 1 green and 2 red
      When Henry looks at the table
      Then Henry sees 2 green, 2 red, 2 yellow and 1 blue in the hand of Henry
      And Henry sees 1 green and 2 red in the offer of Henry
      And fiji_1_3 hides the hand of Anna

    Scenario: The other hands stay hidden until the round is scored
      Given Henry, Chris and Anna play Fiji
      And it is exchange 3 of round 1
      And the offers are
        | player | green |
        | Henry  | 1     |
        | Chris  | 1     |
        | Anna   | 2     |
      When the offers are paid
      And Henry looks at the table
      Then fiji_1_3 hides the hand of Chris

    Scenario: Hands that lay open are hidden again in the next round
      When the round is scored
      And the next round is dealt
      And Henry looks at the table
      Then fiji_1_3 hides the hand of Chris
      And fiji_1_3 hides the hand of Anna

    Scenario: The other hands stay hidden while a player chooses
      Given Henry, Chris and Anna play Fiji
      And row 1 is most green, rotate a goal
      And the offers are
        | player | green | red |
        | Henry  | 2     |     |
        | Chris  | 1     |     |
        | Anna   |       | 1   |
      And row 1 has been analysed
      When Henry looks at the table
      Then fiji_1_3 hides the hand of Chris

  @fiji_1_4
  Rule: The beads left over stay in the box
    They belong to no player and not to the supply, in this round and in every other.

    Scenario Outline: The box keeps <beads> while <number> play
      When <players> start a game of Fiji
      Then the box still holds <beads>
      And nothing else changes

      Examples:
        | number | players                           | beads                                 |
        | two    | Henry and Anna                    | 13 green, 10 red, 7 yellow and 4 blue |
        | three  | Henry, Chris and Anna             | 10 green, 8 red, 6 yellow and 4 blue  |
        | four   | Henry, Chris, Anna and Mary       | 5 green, 4 red, 3 yellow and 2 blue   |
        | five   | Henry, Chris, Anna, Mary and Ruth | nothing                               |

    Scenario: The next round takes nothing out of the box
      When the next round is dealt
      Then the box still holds 10 green, 8 red, 6 yellow and 4 blue
