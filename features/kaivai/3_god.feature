Feature: Kaivai 3, the fisherman's god
  The lowest bidder moves the god to another village, which grows by a cult hex and is blessed.

  @kaivai_3_1
  Rule: The lowest bidder must move the god to another village
    Whoever bids low acts late, and chooses for that where the blessing goes.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                    |
        | F3, I6 | Red meeting hut          |
        | G4, H7 | Blue canoe-builder hut   |
        | E8, D6 | Green canoe-builder hut  |
        | J2, L2 | Yellow canoe-builder hut |
        | G5     | cult                     |
        | G5     | god                      |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2

    Scenario: Yellow moves it from F4 to E7
      When Yellow chooses to move the god to E6
      Then the board now also has
        | hexes | holds |
        | E6    | cult  |
        | E6    | god   |
      And the turn is now Red
      And nothing else changes

    Scenario Outline: It may not stay in its village, not on <hex> either
      When Yellow chooses to move the god to <hex>
      Then the move is refused by kaivai_3_1
      And nothing else changes

      Examples:
        | hex |
        | F5  |
        | H4  |

    Scenario Outline: <player>, who bid more, does not move it
      When <player> chooses to move the god to E6
      Then the move is refused by kaivai_3_1
      And nothing else changes

      Examples:
        | player |
        | Green  |
        | Red    |

    Scenario: It is not moved again in the middle of the actions
      Given it is the turn of Yellow
      When Yellow chooses to move the god to E6
      Then the move is refused by kaivai_3_1
      And nothing else changes

  @kaivai_3_2
  Rule: In the first round the god comes to any village
    It starts off the board, so no village is forbidden.

    Scenario Outline: Yellow brings it to the village of <village>
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                    |
        | F3, F5 | Red canoe-builder hut    |
        | I6, H7 | Blue canoe-builder hut   |
        | E8, D6 | Green canoe-builder hut  |
        | J2, L2 | Yellow canoe-builder hut |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2
      When Yellow chooses to move the god to <hex>
      Then the fisherman's god is now <hex>
      And the cult pieces left are now 7

      Examples:
        | village | hex |
        | F4      | G5  |
        | A6      | B7  |
        | F11     | F10 |

  @kaivai_3_4
  Rule: The new cult hex lies on empty water beside the village, and the god on it
    So the village is worth more at the end.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                    |
        | F3, F5 | Red canoe-builder hut    |
        | I6, H7 | Blue canoe-builder hut   |
        | E8, D6 | Green canoe-builder hut  |
        | J2, L2 | Yellow canoe-builder hut |
        | G5     | Red canoe                |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2

    Scenario: It may touch a hut of the village only
      When Yellow chooses to move the god to F6
      Then the board now also has
        | hexes | holds |
        | F6    | cult  |
        | F6    | god   |
      And the turn is now Red
      And nothing else changes

    Scenario Outline: <hex> is refused, for it is <what>
      When Yellow chooses to move the god to <hex>
      Then the move is refused by kaivai_3_4
      And nothing else changes

      Examples:
        | hex | what               |
        | F4  | a cult hex         |
        | F3  | a hut              |
        | G5  | a hex with a canoe |
        | H5  | beside no village  |

  @kaivai_3_5
  Rule: The new cult hex joins no two villages
    There are eight villages from the first to the last round.

    Scenario Outline: <hex> would join two
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                    |
        | G5, H4 | Red canoe-builder hut    |
        | H6, I6 | Blue canoe-builder hut   |
        | E8, D6 | Green canoe-builder hut  |
        | J2, L2 | Yellow canoe-builder hut |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2
      When Yellow chooses to move the god to <hex>
      Then the move is refused by kaivai_3_5
      And nothing else changes

      Examples:
        | hex |
        | G6  |
        | H5  |

  @kaivai_3_6
  Rule: The new cult hex surrounds no canoe
    A canoe that could never move again would be lost; what surrounds it is a matter of how one reads it.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                    |
        | G5     | cult                     |
        | G5     | god                      |
        | F3, F5 | Red canoe-builder hut    |
        | I6, H7 | Blue canoe-builder hut   |
        | E8, D6 | Green canoe-builder hut  |
        | L1, L2 | Yellow canoe-builder hut |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2

    Scenario: A canoe in the corner, M1, keeps its way out
      Given the board has
        | hexes | holds       |
        | M1    | Green canoe |
      When Yellow chooses to move the god to M2
      Then the move is refused by kaivai_3_6
      And nothing else changes

    Scenario: So does a canoe of who moves the god
      Given the board has
        | hexes | holds        |
        | M1    | Yellow canoe |
      When Yellow chooses to move the god to M2
      Then the move is refused by kaivai_3_6
      And nothing else changes

    Scenario Outline: Two hexes with a canoe on <canoe> may not be cut off where surround=cut_off
      Given the ruling surround=cut_off holds
      And the board has
        | hexes   | holds             |
        | L3      | Green meeting hut |
        | <canoe> | Green canoe       |
      When Yellow chooses to move the god to M3
      Then the move is refused by kaivai_3_6
      And nothing else changes

      Examples:
        | canoe |
        | M1    |
        | M2    |

    Scenario: A canoe without a free side is surrounded where edge=blocks
      Given the ruling surround=six_sides holds
      And the ruling edge=blocks holds
      And the board has
        | hexes | holds       |
        | M1    | Green canoe |
      When Yellow chooses to move the god to M2
      Then the move is refused by kaivai_3_6

    Scenario: A canoe on its hut keeps a way out too where hut_canoe=kept_open
      Given the ruling hut_canoe=kept_open holds
      And the board has
        | hexes | holds                   |
        | M1    | Green canoe-builder hut |
        | M1    | Green canoe             |
      When Yellow chooses to move the god to M2
      Then the move is refused by kaivai_3_6
      And nothing else changes

    Scenario Outline: A canoe on M1 is shut in where <ruling> too
      Given the ruling <ruling> holds
      And the board has
        | hexes | holds       |
        | M1    | Green canoe |
      When Yellow chooses to move the god to M2
      Then the move is refused by kaivai_3_6
      And nothing else changes

      Examples:
        | ruling                |
        | hut_canoe=unprotected |
        | edge=open             |

  @kaivai_3_4
  Rule: Where the new cult hex surrounds no canoe it may lie
    The same corner, read in another way.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                    |
        | G5     | cult                     |
        | G5     | god                      |
        | F3, F5 | Red canoe-builder hut    |
        | I6, H7 | Blue canoe-builder hut   |
        | E8, D6 | Green canoe-builder hut  |
        | L1, L2 | Yellow canoe-builder hut |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2

    Scenario: An empty corner may be closed
      When Yellow chooses to move the god to M2
      Then the fisherman's god is now M2
      And the cult pieces left are now 6

    Scenario: Two hexes of water are room enough where surround=six_sides
      Given the ruling surround=six_sides holds
      And the board has
        | hexes | holds             |
        | L3    | Green meeting hut |
        | M1    | Green canoe       |
      When Yellow chooses to move the god to M3
      Then the fisherman's god is now M3
      And the cult pieces left are now 6

    Scenario: A canoe at the edge is never surrounded where edge=open
      Given the ruling surround=six_sides holds
      And the ruling edge=open holds
      And the board has
        | hexes | holds       |
        | M1    | Green canoe |
      When Yellow chooses to move the god to M2
      Then the fisherman's god is now M2

    Scenario: A canoe on its hut may be closed in where hut_canoe=unprotected
      Given the ruling hut_canoe=unprotected holds
      And the board has
        | hexes | holds                   |
        | M1    | Green canoe-builder hut |
        | M1    | Green canoe             |
      When Yellow chooses to move the god to M2
      Then the fisherman's god is now M2
      And the cult pieces left are now 6

  @kaivai_3_7
  Rule: Each meeting hut of the god's village brings a counter
    The blessing comes to all who have meeting huts there, whoever moved the god.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds               |
        | F3, F5 | Red meeting hut     |
        | G4     | Blue meeting hut    |
        | I6     | Blue meeting hut    |
        | E4     | Green fisherman hut |
        | E8     | Green meeting hut   |
        | J2, L2 | Yellow meeting hut  |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2

    Scenario: Red gets two, Blue one, and meeting huts elsewhere bring none
      When Yellow chooses to move the god to G5
      Then the fisherman's god is now G5
      And Red takes 2 influence
      And Blue takes 1 influence
      And the influence of Yellow is still 3
      And the influence of Green is still 3

    Scenario: Who moves the god is blessed as well
      When Yellow chooses to move the god to K3
      Then the fisherman's god is now K3
      And Yellow takes 2 influence
      And the influence of Red is still 3

    Scenario: With one counter left the highest bidder takes it
      Given the influence is Red 6, Blue 6, Green 6 and Yellow 5
      When Yellow chooses to move the god to G5
      Then the fisherman's god is now G5
      And Red takes 1 influence
      And the influence of Blue is still 6

  @kaivai_3_8
  Rule: Where no other village can be enlarged, the god stays
    The rulebook wants it moved and forbids every place; the round counts all the same.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the cult hexes are A1, F4
      And the board has
        | hexes      | holds       |
        | A2, B1, B2 | Green canoe |
        | F4         | god         |
      And the round is 2

    Scenario: With canoes on all hexes beside the only other village, the god brings no cult hex
      Given the bids are Red 8, Blue 6 and Green 4
      When Yellow chooses to bid 2
      Then the fisherman's god is still F4
      And it is up to Red

  @kaivai_3_3
  Rule: The god never goes to a village that cannot be enlarged
    Whoever fills the water around a village keeps the god away.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the cult hexes are A1, F4, I7
      And the board has
        | hexes      | holds       |
        | A2, B1, B2 | Green canoe |
        | F4         | god         |
      And the round is 2
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2

    Scenario Outline: A canoe lies on every hex beside A1, on <hex> too
      When Yellow chooses to move the god to <hex>
      Then the move is refused by kaivai_3_3
      And nothing else changes

      Examples:
        | hex |
        | A2  |
        | B1  |

  @kaivai_2_5
  Rule: All places of the new cult hex are there to choose from
    Beside A1 lie three hexes of water, and the god cannot stay at F4.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the cult hexes are A1, F4
      And the fisherman's god is F4
      And the round is 2

    Scenario: The lowest bidder has three of them
      Given the bids are Red 8, Blue 6 and Green 4
      When Yellow chooses to bid 2
      Then it is up to Yellow
      And Yellow has the choice of 3 moves

  @kaivai_3_4
  Rule: Where no cult piece is left any marker is the cult hex
    After eight rounds all twelve pieces are on the board.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes                            | holds |
        | J7, I8, E3, B1, J9, L1, G12, F10 | cult  |
        | J7                               | god   |

    Scenario: In round 9 the god comes to the village of F4 where rounds=ten
      Given the ruling rounds=ten holds
      And the round is 9
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2
      When Yellow chooses to move the god to G4
      Then the cult pieces left are still 0
      And the fisherman's god is now G4
