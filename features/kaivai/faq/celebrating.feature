@faq
Feature: Kaivai FAQ, celebrating
  Who gets glory for the fish of a village.
  Red has a hut with 2 fish in the village of F4, Blue one with 3 and Green one with 1; Yellow has nothing there.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes  | holds                              |
      | F3     | Red meeting hut with 2 fish        |
      | G5     | Blue canoe-builder hut with 3 fish |
      | E4     | Green meeting hut with 1 fish      |
      | I6     | Red meeting hut with 2 fish        |
      | B3     | Blue meeting hut                   |
      | C2     | Green meeting hut                  |
      | J2, L2 | Yellow meeting hut                 |

  @kaivai_q_p1 @stated @kaivai_10_1
  Scenario: Do I need a canoe to celebrate?
    No: any village with fish will do.

    Given it is the turn of Yellow
    And Yellow has chosen celebrating
    When Yellow chooses to celebrate at F4
    Then the glory is now Red 2, Blue 3, Green 1 and Yellow 2
    And the huts on F3, G5, E4 are now empty

  @kaivai_q_p6 @inferred @kaivai_10_3 @kaivai_10_2
  Scenario: I celebrate in a village where I own nothing. What do I get?
    The bonus alone, one glory for every three fish; the fish are glory for the others, who own the huts.

    Given it is the turn of Yellow
    And Yellow has chosen celebrating
    When Yellow chooses to celebrate at F3
    Then the glory is now Red 2, Blue 3, Green 1 and Yellow 2

  @kaivai_q_p2 @confirmed @kaivai_10_2 @kaivai_10_3
  Scenario: How much glory does a celebration bring?
    One glory for each fish to the owner of its hut (Kaivai 10.2), and one for every three fish to whoever has declared it.
    Six fish are here a bonus of 2 for Blue.

    Given it is the turn of Blue
    And Blue has chosen celebrating
    When Blue chooses to celebrate at F4
    Then the glory is now Red 2, Blue 5, Green 1 and Yellow 0
    And the huts on F3, G5, E4 are now empty

  @kaivai_q_p3 @confirmed @kaivai_10_4
  Scenario: What happens to the fish of a celebration?
    They go back to the supply, and fish in other villages stay.

    Given it is the turn of Red
    And Red has chosen celebrating
    When Red chooses to celebrate at F4
    Then the huts on F3, G5, E4 are now empty
    And the glory is now Red 4, Blue 3, Green 1 and Yellow 0

  @kaivai_q_p4 @stated @kaivai_10_1
  Scenario: Can a village without fish celebrate?
    No: at least one fish must lie on its huts.

    Given it is the turn of Red
    And Red has chosen celebrating
    When Red chooses to celebrate at K2
    Then the move is refused by kaivai_10_1
    And nothing else changes

  @kaivai_q_p5 @open @kaivai_0_7
  Scenario: I pass 39 on the glory track. What happens? (open point track_laps=goes_on)
    You go on counting: the lap is 40, and the start space lies between 39 and 1.

    Given the glory of Red is 39
    And it is the turn of Red
    And Red has chosen celebrating
    When Red chooses to celebrate at I7
    Then the glory of Red is now 41

  @kaivai_q_p7 @stated @kaivai_10_2 @kaivai_10_3 @kaivai_14_2 @kaivai_14_7
  Scenario: How do I get glory?
    By celebrations during the game: for fish on your huts, and for every three fish of a village that you let celebrate.
    At the end each of your huts brings two (Kaivai 14.2), and the majority of a village one for each of its cult hexes (Kaivai 14.7).

    Given it is the turn of Red
    And Red has chosen celebrating
    When Red chooses to celebrate at F4
    Then the glory is now Red 4, Blue 3, Green 1 and Yellow 0

  @kaivai_q_p8 @confirmed @kaivai_10_2
  Scenario: I brought fish to another player's hut. Whose glory are they?
    The owner's: who has a hut gets the glory for the fish on it, whoever brought them.
    Red celebrates here, and the three fish on G5 are glory for Blue.

    Given it is the turn of Red
    And Red has chosen celebrating
    When Red chooses to celebrate at G5
    Then the glory is now Red 4, Blue 3, Green 1 and Yellow 0
