Feature: Kaivai, the printed examples of building
  Yellow has bid 6 and builds with two of three canoes: a fisherman's hut in village A, a meeting hut in village B.
  The pictures are lost; this is one board, at a table of round 2, that fits every printed number.
  A is the village of K9 with 7 hexes, B that of I7 with 6; H1 is J9, H2 is H8, and canoe 2 sails 4 steps from M5 to I8.
  The places that canoe 3 can reach, A, B and C of the second picture, are K6, J7 and K7.
  It is one thread: what one canoe leaves the next one finds.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes      | holds                    |
      | J6, K8     | cult                     |
      | K8         | god                      |
      | J8, L6, K5 | Yellow canoe-builder hut |
      | M7, J5     | Red fisherman hut        |
      | L7, I6     | Blue meeting hut         |
      | H7, E8     | Green fisherman hut      |
      | J10        | Yellow canoe             |
      | M5, M6     | Yellow canoe             |
    And the bid of Yellow is 6
    And the shells of Yellow are 3 4 4 5 5 5
    And it is the turn of Yellow

  @source:kaivai-en-2010/building-example-4 @kaivai_4_2
  Scenario: By a bid of 6 the basic building costs are 6 and the movement 4; the shells are worth 26
    When Yellow chooses building
    Then the supply pays for building, which Yellow has chosen
    And the building cost of Yellow is 6
    And the canoes of Yellow move up to 4
    And the shells of Yellow are worth 26
    And nothing else changes

  @source:kaivai-en-2010/building-example-1 @source:kaivai-en-2010/building-example-price @kaivai_6_1 @kaivai_6_5
  Scenario: Canoe 1 is beside a cult hex already and builds on H1, for 6 and the 7 hexes of A
    Given Yellow has chosen building
    When Yellow chooses to build fisherman on J9 from J10
    Then Yellow builds a fisherman hut on J9 for 13
    And the canoe on J10 has acted
    And nothing else changes

  @source:kaivai-en-2010/building-example-price @kaivai_6_6
  Scenario: Yellow pays 13 for it
    Given Yellow has chosen building
    And Yellow has chosen to build fisherman on J9 from J10
    When Yellow chooses to pay 4 4 5
    Then Yellow pays the shells 4 4 5
    And nothing else changes

  @source:kaivai-en-2010/building-example-2 @kaivai_5_1
  Scenario: Canoe 2 sails 4 steps
    Given Yellow has chosen building
    And Yellow has chosen to build fisherman on J9 from J10
    And Yellow has chosen to pay 4 4 5
    When Yellow chooses to sail M5 to I8
    Then the canoe sails from M5 to I8
    And nothing else changes

  @source:kaivai-en-2010/building-example-2 @source:kaivai-en-2010/building-example-price @kaivai_6_5
  Scenario: Canoe 2 builds on H2, for 6 and the 6 hexes of B
    Given Yellow has chosen building
    And Yellow has chosen to build fisherman on J9 from J10
    And Yellow has chosen to pay 4 4 5
    And Yellow has chosen to sail M5 to I8
    When Yellow chooses to build meeting on H8 from I8
    Then Yellow builds a meeting hut on H8 for 12
    And the canoe on I8 has acted
    And nothing else changes

  @source:kaivai-en-2010/building-example-price @kaivai_6_7
  Scenario: Yellow has paid shells of 26 for 25, so one shell comes back on space 1
    Given Yellow has chosen building
    And Yellow has chosen to build fisherman on J9 from J10
    And Yellow has chosen to pay 4 4 5
    And Yellow has chosen to sail M5 to I8
    And Yellow has chosen to build meeting on H8 from I8
    When Yellow chooses to pay 3 5 5
    Then the shells of Yellow are now 1
    And the goods left are now 30

  @source:kaivai-en-2010/building-example-3 @source:kaivai-en-2010/building-example-5 @kaivai_5_1
  Scenario Outline: Canoe 3 reaches <hex>, where no hex is left for a hut, so it may not move
    Given Yellow has chosen building
    When Yellow chooses to sail M6 to <hex>
    Then the move is refused by kaivai_5_1
    And nothing else changes

    Examples:
      | hex |
      | K6  |
      | J7  |
      | K7  |

  @source:kaivai-en-2010/building-example-5 @kaivai_0_10
  Scenario: A hut may not join two villages, so canoe 3 could not build between A and B
    Given the board has
      | hexes | holds        |
      | K6    | Yellow canoe |
    And Yellow has chosen building
    When Yellow chooses to build meeting on J7 from K6
    Then the move is refused by kaivai_0_10
    And nothing else changes
