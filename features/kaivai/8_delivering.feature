Feature: Kaivai 8, delivering
  Each canoe brings fish to the huts beside it, for shells or for glory to come.
  Red's canoe on F6 has four huts around it, of two villages.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes | holds                    |
      | F5    | Blue canoe-builder hut   |
      | E6    | Green meeting hut        |
      | F7    | Red meeting hut          |
      | G6    | Yellow fisherman hut     |
      | I6    | Red canoe-builder hut    |
      | J7    | Blue meeting hut         |
      | E8    | Green canoe-builder hut  |
      | J2    | Yellow canoe-builder hut |
      | F6    | Red canoe                |
      | H7    | Blue canoe               |
      | F8    | Green canoe              |
      | K3    | Yellow canoe             |
    And the fish of Red are 2 3 4 4
    And it is the turn of Red

  @kaivai_8_1
  Rule: Fish go to adjacent canoe-builder and meeting huts
    Fishermen have fish of their own, and cult hexes want none.

    Scenario Outline: <hex> takes no fish, for it is <what>
      Given Red has chosen delivering
      When Red chooses to deliver 4 to <hex> from F6
      Then the move is refused by kaivai_8_1
      And nothing else changes

      Examples:
        | hex | what                         |
        | G6  | a fisherman's hut            |
        | F4  | a cult hex                   |
        | E8  | a hut that F6 does not touch |
        | G7  | water                        |

    Scenario: A hut with its canoe takes none where occupied_hut=refused
      Given the ruling occupied_hut=refused holds
      And the board has
        | hexes | holds      |
        | F5    | Blue canoe |
      And Red has chosen delivering
      When Red chooses to deliver 4 to F5 from F6
      Then the move is refused by kaivai_8_1
      And nothing else changes

    Scenario: Without a way to a hut that takes fish nobody chooses delivering
      Given the bid of Yellow is 10
      And it is the turn of Yellow
      When Yellow chooses delivering
      Then the move is refused by kaivai_8_1
      And nothing else changes

    Scenario: In a building action no fish are delivered
      Given it is the turn of Blue
      And Blue has chosen building
      When Blue chooses to deliver 4 to I6 from H7
      Then the move is refused by kaivai_8_1
      And nothing else changes

  @kaivai_8_3
  Rule: A canoe delivers to every adjacent hut, of any village
    So a canoe between two villages sells at the best price twice.

    Background:
      Given Red has chosen delivering
      And Red has chosen to deliver 4 to F5 from F6

    Scenario: After F5 the same canoe delivers to E6, of another village
      When Red chooses to deliver 3 4 to E6 from F6
      Then Red lays the fish 3 4 on E6
      And Red takes the shells 4 5
      And nothing else changes

    Scenario: Another canoe fills up the same hut
      Given the board has
        | hexes | holds     |
        | E5    | Red canoe |
      When Red chooses to deliver 3 4 to F5 from E5
      Then Red lays the fish 3 4 on F5
      And Red takes the shells 3 4
      And the canoe on E5 has acted
      And nothing else changes

    Scenario: A delivery of nothing is none
      When Red chooses to deliver none to E6 from F6
      Then the move is refused by kaivai_8_3
      And nothing else changes

  @kaivai_8_3
  Rule: A canoe-builder hut takes fish while its canoe stands on it
    The rulebook makes no exception; a table may.

    Scenario: Blue's canoe on the hut does not matter where occupied_hut=allowed
      Given the ruling occupied_hut=allowed holds
      And the board has
        | hexes | holds      |
        | F5    | Blue canoe |
      And Red has chosen delivering
      When Red chooses to deliver 4 to F5 from F6
      Then Red lays the fish 4 on F5
      And Red takes the shells 5

  @kaivai_8_2
  Rule: A hut holds three fish
    Only a celebration makes room.

    Scenario Outline: On <fish> no <more> more are laid
      Given the board has
        | hexes | holds                         |
        | E6    | Green meeting hut with <fish> |
      And Red has chosen delivering
      When Red chooses to deliver <track> to E6 from F6
      Then the move is refused by kaivai_8_2
      And nothing else changes

      Examples:
        | fish   | more | track |
        | 3 fish | 1    | 4     |
        | 2 fish | 2    | 3 4   |
        | 1 fish | 3    | 3 4 4 |

    Scenario: Four fish are one too many
      Given Red has chosen delivering
      When Red chooses to deliver 2 3 4 4 to E6 from F6
      Then the move is refused by kaivai_8_2
      And nothing else changes

  @kaivai_8_4
  Rule: A fish in an opponent's hut is sold for a shell on 5, 4 or 3
    Whoever comes first sells best.

    Scenario Outline: <sold> fish for a hut with <fish> bring shells on <shells>
      Given the board has
        | hexes | holds |
        | E6    | <hut> |
      And Red has chosen delivering
      When Red chooses to deliver <track> to E6 from F6
      Then Red lays the fish <track> on E6
      And Red takes the shells <shells>
      And the canoe on F6 has acted

      Examples:
        | sold | fish | hut                           | track | shells |
        | 1    | none | Green meeting hut             | 4     | 5      |
        | 3    | none | Green meeting hut             | 2 3 4 | 3 4 5  |
        | 2    | 1    | Green meeting hut with 1 fish | 4 4   | 3 4    |
        | 1    | 2    | Green meeting hut with 2 fish | 2     | 3      |

  @kaivai_8_5
  Rule: A fish in one's own hut brings nothing yet
    It waits for a celebration, and brings glory then.

    Scenario: Red lays two fish on his own meeting hut
      Given Red has chosen delivering
      When Red chooses to deliver 3 4 to F7 from F6
      Then Red lays the fish 3 4 on F7
      And the canoe on F6 has acted
      And the shells of Red are still 5 5 5
      And nothing else changes

  @kaivai_8_6
  Rule: Only own fish are delivered
    What lies on the display of another player is theirs.

    Scenario Outline: Red has not the fish <track>
      Given Red has chosen delivering
      When Red chooses to deliver <track> to E6 from F6
      Then the move is refused by kaivai_8_6
      And nothing else changes

      Examples:
        | track |
        | 5     |
        | 2 2   |
        | 4 4 4 |

    Scenario: Fresh fish do not go before stale ones where fish_leave=stalest
      Given the ruling fish_leave=stalest holds
      And Red has chosen delivering
      When Red chooses to deliver 4 to E6 from F6
      Then the move is refused by kaivai_8_6
      And nothing else changes

  @kaivai_8_4
  Rule: Freshness changes no price, so the player chooses which fish go
    A stale fish sells like a fresh one, and would be gone next.

    Scenario Outline: A fish from <space> brings a shell on 5 where fish_leave=<answer>
      Given the ruling fish_leave=<answer> holds
      And Red has chosen delivering
      When Red chooses to deliver <space> to E6 from F6
      Then Red lays the fish <space> on E6
      And Red takes the shells 5

      Examples:
        | answer  | space |
        | choice  | 2     |
        | choice  | 4     |
        | stalest | 2     |

    Scenario: Of several fish the stalest go where fish_leave=stalest
      Given the ruling fish_leave=stalest holds
      And Red has chosen delivering
      When Red chooses to deliver 2 3 to E6 from F6
      Then Red lays the fish 2 3 on E6
      And Red takes the shells 4 5

    Scenario: The last shell of the supply is paid
      Given the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5
      And Red has chosen delivering
      When Red chooses to deliver 4 to E6 from F6
      Then Red lays the fish 4 on E6
      And Red takes the shells 5

  @kaivai_4_2
  Rule: One shell in the supply is enough to choose delivering
    Blue has bid 10, and the canoe on H7 touches one hut, of Red.

    Background:
      Given the bid of Blue is 10
      And it is the turn of Blue

    Scenario: One is there
      Given the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5
      When Blue chooses delivering
      Then Blue has the choice of 1 moves

  @kaivai_8_1
  Rule: Without a shell in the supply nobody chooses delivering who reaches other players' huts alone
    Nothing could be sold.

    Scenario: Blue reaches a hut of Red
      Given the bid of Blue is 10
      And it is the turn of Blue
      And the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5 5
      When Blue chooses delivering
      Then the move is refused by kaivai_8_1

  @kaivai_8_7
  Rule: Without a shell in the supply no fish is sold
    All 52 counters are in use.

    Background:
      Given the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5 5

    Scenario: The sale is refused where sale_short=refused
      Given the ruling sale_short=refused holds
      And Red has chosen delivering
      When Red chooses to deliver 4 to E6 from F6
      Then the move is refused by kaivai_8_7
      And nothing else changes

    Scenario: The fish are laid there for nothing where sale_short=unpaid
      Given the ruling sale_short=unpaid holds
      And Red has chosen delivering
      When Red chooses to deliver 4 to E6 from F6
      Then Red lays the fish 4 on E6
      And the canoe on F6 has acted
      And nothing else changes

  @kaivai_8_5
  Rule: For one's own hut no shell is needed
    Nothing is taken from the supply.

    Scenario: Red delivers to his own hut while the supply is empty
      Given the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5 5
      And Red has chosen delivering
      When Red chooses to deliver 4 to F7 from F6
      Then Red lays the fish 4 on F7
      And the canoe on F6 has acted
      And nothing else changes
