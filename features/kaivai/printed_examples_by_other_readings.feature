Feature: Kaivai, printed examples by other readings
  Where the text can be read in another way, its examples hold by that reading too; the pictures that would decide are lost.

  @kaivai_6_5
  Rule: Where the new hut counts in its own price, the villages of the example have a hex less
    Its prices 13 and 12 fit both readings.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the ruling price=with_hut holds
      And the board has
        | hexes      | holds                    |
        | J6, K8     | cult                     |
        | K8         | god                      |
        | J8, L6, K5 | Yellow canoe-builder hut |
        | L7, I6     | Blue meeting hut         |
        | H7, E8     | Green fisherman hut      |
        | J10        | Yellow canoe             |
        | M5         | Yellow canoe             |
      And the bid of Yellow is 6
      And the shells of Yellow are 3 4 4 5 5 5
      And it is the turn of Yellow
      And Yellow has chosen building

    @source:kaivai-en-2010/building-example-1 @source:kaivai-en-2010/building-example-price
    Scenario: A has 6 hexes, and the hut of canoe 1 makes 7
      When Yellow chooses to build fisherman on J9 from J10
      Then Yellow builds a fisherman hut on J9 for 13
      And the canoe on J10 has acted
      And nothing else changes

    @source:kaivai-en-2010/building-example-2 @source:kaivai-en-2010/building-example-price
    Scenario: B has 5 hexes, and the hut of canoe 2 makes 6
      Given Yellow has chosen to build fisherman on J9 from J10
      And Yellow has chosen to pay 4 4 5
      And Yellow has chosen to sail M5 to I8
      When Yellow chooses to build meeting on H8 from I8
      Then Yellow builds a meeting hut on H8 for 12
      And the canoe on I8 has acted
      And nothing else changes

  @kaivai_6_6
  Rule: The huts of the example can be paid together
    It adds up both prices and gives change once.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the ruling payment=whole_action holds
      And the board has
        | hexes      | holds                    |
        | J6, K8     | cult                     |
        | K8         | god                      |
        | J8, L6, K5 | Yellow canoe-builder hut |
        | M7, J5     | Red fisherman hut        |
        | L7, I6     | Blue meeting hut         |
        | H7, E8     | Green fisherman hut      |
        | J10, M5    | Yellow canoe             |
      And the bid of Yellow is 6
      And the shells of Yellow are 3 4 4 5 5 5
      And it is the turn of Yellow

    @source:kaivai-en-2010/building-example-price
    Scenario: Yellow pays shells of 26 for 25, and one shell comes back on space 1
      Given these turns have been taken
        | player | moves                                                                                             |
        | Yellow | choose building; build fisherman on J9 from J10; sail M5 to I8; build meeting on H8 from I8; done |
      When Yellow chooses to pay 3 4 4 5 5 5
      Then the shells of Yellow are now 1
      And the goods left are now 30

  @kaivai_5_1
  Rule: Where fishing needs nothing, other canoes may lie wherever a canoe could fish
    C3 is the canoe on M1 then; without stopping on a canoe it comes beside no cult hex.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the ruling fishing_needs=nothing holds
      And the board has
        | hexes      | holds                   |
        | E6         | cult                    |
        | E6         | god                     |
        | F7, D6     | Blue fisherman hut      |
        | B3, C2, B1 | Blue canoe-builder hut  |
        | L2, K1     | Red canoe-builder hut   |
        | J2, J3     | Green canoe-builder hut |
        | F3, E4     | Yellow meeting hut      |
        | F8, J8, M1 | Blue canoe              |
        | L1         | Red canoe               |
        | K3         | Green canoe             |
      And the bid of Blue is 6

    @source:kaivai-en-2010/fishing-example-1
    Scenario Outline: C3 may not be moved, not to <hex> either, for it reaches no place to fish
      Given it is the turn of Blue
      And Blue has chosen fishing
      When Blue chooses to sail M1 to <hex>
      Then the move is refused by kaivai_5_1
      And nothing else changes

      Examples:
        | hex |
        | M5  |
        | K4  |

  @kaivai_7_6
  Rule: Where fishing needs nothing, a canoe may still reach no cult hex
    By a bid of 10 it does not move.

    @source:kaivai-en-2010/actions-capable
    Scenario: A player whose canoes reach no place to fish cannot choose fishing
      Given Red, Blue, Green and Yellow play Kaivai
      And the ruling fishing_needs=nothing holds
      And the board has
        | hexes | holds                 |
        | F3    | Red canoe-builder hut |
        | I6    | Red meeting hut       |
        | F1    | Red canoe             |
      And the bid of Red is 10
      And it is the turn of Red
      When Red chooses fishing
      Then the move is refused by kaivai_7_6
      And nothing else changes
