Feature: Kaivai 10, celebrating
  A village eats its fish; each fish brings glory to the owner of its hut, and three bring some to who celebrates.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes  | holds                              |
      | F3     | Red meeting hut with 1 fish        |
      | F5     | Red canoe-builder hut with 3 fish  |
      | G4     | Blue canoe-builder hut with 1 fish |
      | I6     | Blue meeting hut with 2 fish       |
      | J7     | Green meeting hut                  |
      | E4     | Green fisherman hut                |
      | E8, J2 | Yellow meeting hut                 |
    And it is the turn of Red

  @kaivai_10_1 @kaivai_10_2 @kaivai_10_3 @kaivai_10_4
  Rule: One village celebrates, and its fish bring glory
    Each fish is for the owner of its hut, and three for who declared the feast.

    Scenario: Five fish bring Red 4 and a bonus of 1, and Blue 1
      Given Red has chosen celebrating
      When Red chooses to celebrate at F4
      Then the glory is now Red 5, Blue 1, Green 0 and Yellow 0
      And the huts on F3, F5, G4 are now empty
      And the turn is now Blue
      And nothing else changes

    Scenario: Any hex of the village names it
      Given Red has chosen celebrating
      When Red chooses to celebrate at E4
      Then Red gains 5 glory
      And the huts on F3, F5, G4 are now empty

    Scenario: Who owns nothing in the village gets the bonus alone
      Given it is the turn of Yellow
      And Yellow has chosen celebrating
      When Yellow chooses to celebrate at F4
      Then the glory is now Red 4, Blue 1, Green 0 and Yellow 1

  @kaivai_10_2 @kaivai_10_4
  Rule: Two fish bring their owners glory and nobody a bonus
    The bonus is for whole threes.

    Scenario: In the village of I7 Blue gets 2, and Red nothing
      Given Red has chosen celebrating
      When Red chooses to celebrate at I7
      Then the glory is now Red 0, Blue 2, Green 0 and Yellow 0
      And the huts on I6 are now empty
      And the turn is now Blue
      And nothing else changes

  @kaivai_10_1
  Rule: Without fish there is no celebration
    No canoe need be there, but something to eat must.

    Scenario Outline: At <hex> nobody celebrates, for it is <what>
      Given Red has chosen celebrating
      When Red chooses to celebrate at <hex>
      Then the move is refused by kaivai_10_1
      And nothing else changes

      Examples:
        | hex | what                   |
        | E7  | a village without fish |
        | A6  | a base without huts    |
        | H5  | water                  |

    Scenario: With no fish on any hut nobody chooses celebrating
      Given the board has
        | hexes | holds                  |
        | F3    | Red meeting hut        |
        | F5    | Red canoe-builder hut  |
        | G4    | Blue canoe-builder hut |
        | I6    | Blue meeting hut       |
      When Red chooses celebrating
      Then the move is refused by kaivai_10_1
      And nothing else changes

    Scenario: Nobody celebrates without choosing the action
      When Red chooses to celebrate at F4
      Then the move is refused by kaivai_10_1
      And nothing else changes

  @kaivai_5_1
  Rule: In a celebration no canoe moves
    It is an action without canoes.

    Scenario: Red's canoe stays where it is
      Given the board has
        | hexes | holds     |
        | G5    | Red canoe |
      And Red has chosen celebrating
      When Red chooses to sail G5 to G6
      Then the move is refused by kaivai_5_1
      And nothing else changes
