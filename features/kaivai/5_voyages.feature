Feature: Kaivai 5, canoes that have moved and can all build
  Whoever moves a canoe has to act with it, so shells and huts must suffice for all that have moved.
  Red has bid 6, and each of the two villages has three hexes: a hut costs 9 in either.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes  | holds                 |
      | G5, H6 | cult                  |
      | H6     | god                   |
      | F3, I6 | Blue meeting hut      |
      | K1, K3 | Red canoe-builder hut |
    And it is the turn of Red

  @kaivai_5_1
  Rule: For canoes beside two villages the cheapest huts are reckoned, one in each
    In one village the second hut would cost one more.

    Scenario: Two canoes touch both villages, and 18 pay for a hut in each
      Given the board has
        | hexes  | holds     |
        | H4, G7 | Red canoe |
      And the shells of Red are 3 5 5 5
      And Red has chosen building
      And Red has chosen to sail H4 to H5
      When Red chooses to sail G7 to G6
      Then the canoe sails from G7 to G6

    Scenario: With 17 the second canoe stays where it is
      Given the board has
        | hexes  | holds     |
        | H4, G7 | Red canoe |
      And the shells of Red are 2 5 5 5
      And Red has chosen building
      And Red has chosen to sail H4 to H5
      When Red chooses to sail G7 to G6
      Then the move is refused by kaivai_5_1

  @kaivai_5_1
  Rule: For canoes beside one village the second hut is one dearer
    The first one makes the village larger.

    Background:
      Given the board has
        | hexes  | holds     |
        | E2, D3 | Red canoe |

    Scenario: Two canoes touch the village of F4 alone, and 19 pay for both huts
      Given the shells of Red are 4 5 5 5
      And Red has chosen building
      And Red has chosen to sail E2 to E3
      When Red chooses to sail D3 to E4
      Then the canoe sails from D3 to E4
      And nothing else changes

    Scenario: With 18 the second canoe stays where it is
      Given the shells of Red are 3 5 5 5
      And Red has chosen building
      And Red has chosen to sail E2 to E3
      When Red chooses to sail D3 to E4
      Then the move is refused by kaivai_5_1
      And nothing else changes

  @kaivai_5_1
  Rule: Each of the canoes needs a hut piece
    The box has 15 for each player.

    Background:
      Given the board has
        | hexes                                       | holds           |
        | E2, D3                                      | Red canoe       |
        | C2, C3, B1, B3, F12, G12, E10, E11, L1, J2  | Red meeting hut |
      And the shells of Red are 5 5 5 5

    Scenario: For two canoes the last two pieces are enough
      Given the board has
        | hexes | holds           |
        | A1    | Red meeting hut |
      And Red has chosen building
      And Red has chosen to sail E2 to E3
      When Red chooses to sail D3 to E4
      Then the canoe sails from D3 to E4

    Scenario: One piece is not
      Given the board has
        | hexes  | holds           |
        | A1, A2 | Red meeting hut |
      And Red has chosen building
      And Red has chosen to sail E2 to E3
      When Red chooses to sail D3 to E4
      Then the move is refused by kaivai_5_1
