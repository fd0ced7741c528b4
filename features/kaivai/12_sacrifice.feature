Feature: Kaivai 12, sacrifice
  Who takes no action at all in a round is given influence for it.
  Red has bid 6, Blue 5, Green 4 and Yellow 3.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes | holds                    |
      | F3    | Red meeting hut          |
      | F5    | Red canoe-builder hut    |
      | G4    | Blue canoe-builder hut   |
      | I6    | Blue meeting hut         |
      | J7    | Green canoe-builder hut  |
      | E4    | Green fisherman hut      |
      | E8    | Yellow canoe-builder hut |
      | J2    | Yellow fisherman hut     |
      | G5    | Red canoe                |
      | H7    | Blue canoe               |
      | J6    | Green canoe              |
      | F8    | Yellow canoe             |

  @kaivai_12_1
  Rule: Who took no action gets two influence
    A poor round is not lost: the next ones have more of a choice.

    Scenario: Red passes at once and takes two
      Given it is the turn of Red
      When Red chooses to pass
      Then Red has passed
      And Red takes 2 influence
      And the turn is now Blue
      And nothing else changes

    Scenario: The last two players of a round may sacrifice as well
      Given Red, Blue and Green have passed
      And it is the turn of Yellow
      When Yellow chooses to pass
      Then Yellow has passed
      And Yellow takes 2 influence
      And it is up to nobody

    Scenario: It is taken when the phase ends where sacrifice_moment=end_of_phase
      Given the ruling sacrifice_moment=end_of_phase holds
      And Blue, Green and Yellow have passed
      And it is the turn of Red
      When Red chooses to pass
      Then Red takes 2 influence
      And Blue takes 2 influence

  @kaivai_4_6
  Rule: Who passes without a sacrifice gets nothing
    One action is enough, however little it brought.

    Scenario: Red has taken an action and gets none
      Given Red has acted
      And it is the turn of Red
      When Red chooses to pass
      Then Red has passed
      And the turn is now Blue
      And nothing else changes

    Scenario: Before the phase ends nobody gets any where sacrifice_moment=end_of_phase
      Given the ruling sacrifice_moment=end_of_phase holds
      And it is the turn of Red
      When Red chooses to pass
      Then Red has passed
      And the turn is now Blue
      And nothing else changes

  @kaivai_12_2
  Rule: When the supply has fewer, the player takes what is left
    Four sacrifices in each of the first two rounds want more than there is.

    Scenario Outline: With <left> left, Red takes <number>
      Given the influence is Red 6, Blue 6, Green 6 and Yellow <yellow>
      And it is the turn of Red
      When Red chooses to pass
      Then Red has passed
      And Red takes <number> influence

      Examples:
        | left | yellow | number |
        | one  | 5      | 1      |
        | none | 6      | 0      |

    Scenario: At the end of the phase the first in turn order takes it where sacrifice_moment=end_of_phase
      Given the ruling sacrifice_moment=end_of_phase holds
      And the influence is Red 6, Blue 6, Green 5 and Yellow 5
      And Blue, Green and Yellow have passed
      And it is the turn of Red
      When Red chooses to pass
      Then the influence is now Red 8, Blue 6, Green 5 and Yellow 5
