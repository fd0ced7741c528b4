Feature: Kaivai 1, setup
  What everybody begins with, where the bases lie, and the two starting huts.

  @kaivai_1_1
  Rule: Everybody begins with three shells, three fish and three influence
    Three shells on 5 pay for one or two huts, and three fish for the next ones.

    Scenario: Shells lie on 5, fish on 4, and nobody has glory
      When Red, Blue and Green start a game of Kaivai
      Then the shells are now Red 5 5 5, Blue 5 5 5 and Green 5 5 5
      And the fish are now Red 4 4 4, Blue 4 4 4 and Green 4 4 4
      And the influence is now Red 3, Blue 3 and Green 3
      And the glory is now Red 0, Blue 0 and Green 0

    Scenario Outline: Fish lie on <space> where start_fish=<answer>
      Given the ruling start_fish=<answer> holds
      When Red, Blue and Green start a game of Kaivai
      Then the fish of Red are now <fish>

      Examples:
        | answer | space | fish  |
        | four   | 4     | 4 4 4 |
        | five   | 5     | 5 5 5 |

  @kaivai_1_2
  Rule: Two further bases of two cult hexes lie on the board
    Six villages would be too few for four players.

    Scenario Outline: <number> players have the usual bases, A6 and A7, K9 and L8
      When <players> start a game of Kaivai
      Then the cult hexes are now A6, A7, B2, E7, F4, F11, I7, K2, K9 and L8

      Examples:
        | number | players                     |
        | Three  | Red, Blue and Green         |
        | Four   | Red, Blue, Green and Yellow |

    Scenario Outline: There are eight villages where bases=<answer>
      Given the ruling bases=<answer> holds
      When Red, Blue and Green start a game of Kaivai
      Then there are now 8 villages
      And the cult pieces left are now 8

      Examples:
        | answer |
        | usual  |
        | drawn  |

  @kaivai_1_3
  Rule: A further base lies far from every other one
    Villages that begin apart have room to grow.

    Scenario Outline: No village is near another where bases=<answer>
      Given the ruling bases=<answer> holds
      When Red, Blue, Green and Yellow start a game of Kaivai
      Then there are now 8 villages

      Examples:
        | answer |
        | usual  |
        | drawn  |

  @kaivai_1_4
  Rule: Eight cult pieces are left, one for each round
    What is left of them shows how many rounds are to come.

    Scenario: Four of twelve pieces make the bases
      When Red, Blue and Green start a game of Kaivai
      Then the cult pieces left are now 8

  @kaivai_1_5
  Rule: Everybody places two starting huts, the highest bidder first
    The bids of the first round decide who finds the best places.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2

    Scenario: The highest bidder places a hut, for nothing
      When Red chooses to place meeting on F3
      Then the board now also has
        | hexes | holds           |
        | F3    | Red meeting hut |
      And the shells of Red are still 5 5 5
      And nothing else changes

    Scenario: After both of Red's huts Blue places two
      Given Red has chosen to place meeting on F3
      When Red chooses to place fisherman on F5
      Then the board now also has
        | hexes | holds             |
        | F5    | Red fisherman hut |
      And the turn is now Blue
      And nothing else changes

    Scenario: A third hut is refused
      Given Red has chosen to place meeting on F3
      And Red has chosen to place fisherman on F5
      When Red chooses to place meeting on G4
      Then the move is refused by kaivai_1_5
      And nothing else changes

    Scenario Outline: <player>, who bid less, does not place before Red
      When <player> chooses to place meeting on F3
      Then the move is refused by kaivai_1_5
      And nothing else changes

      Examples:
        | player |
        | Blue   |
        | Yellow |

  @kaivai_1_5
  Rule: Starting huts come after the bids of the first round, and only then
    Whoever has not bid has no place in the order.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai

    Scenario: Before all have bid nobody places a hut
      Given the bids are Red 8 and Blue 6
      When Red chooses to place meeting on F3
      Then the move is refused by kaivai_1_5
      And nothing else changes

    Scenario: In a turn nobody places a hut for nothing
      Given it is the turn of Red
      When Red chooses to place meeting on F3
      Then the move is refused by kaivai_1_5
      And nothing else changes

    Scenario: The last of the eight huts brings the god
      Given the board has
        | hexes  | holds              |
        | F3, F5 | Red meeting hut    |
        | I6, H7 | Blue meeting hut   |
        | E8, D6 | Green meeting hut  |
        | J2     | Yellow meeting hut |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2
      When Yellow chooses to place meeting on L2
      Then the board now also has
        | hexes | holds              |
        | L2    | Yellow meeting hut |
      And the turn is still Yellow
      And nothing else changes

  @kaivai_2_5
  Rule: Before any hut lies there 45 hexes are free for one
    So many water hexes touch a cult hex of the usual board.

    Scenario Outline: The first player has <number> choices where start_huts=<answer>
      Given Red, Blue, Green and Yellow play Kaivai
      And the ruling start_huts=<answer> holds
      And the bids are Red 8, Blue 6 and Green 4
      When Yellow chooses to bid 2
      Then Red has the choice of <number> moves

      Examples:
        | answer    | number |
        | free      | 135    |
        | beginners | 45     |
        | one_canoe | 135    |

  @kaivai_1_6
  Rule: A starting hut lies on a water hex beside a cult hex
    So all villages begin around their bases.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes | holds           |
        | F3    | Red meeting hut |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2

    Scenario Outline: <hex> is refused, for it is <why>
      When Red chooses to place canoe-builder on <hex>
      Then the move is refused by kaivai_1_6
      And nothing else changes

      Examples:
        | hex | why                          |
        | F4  | a cult hex                   |
        | F3  | a hut already                |
        | F2  | beside a hut alone           |
        | H5  | beside nothing               |
        | A7  | a cult hex of a further base |

  @kaivai_6_4
  Rule: A starting hut surrounds no canoe either
    The corner of A1 has two ways out, and each starting hut may close one of them.

    Scenario Outline: A <kind> hut may not close the last way out of A1
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes | holds                  |
        | A1    | Red canoe-builder hut  |
        | A2    | Red meeting hut        |
        | A1    | Red canoe              |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2
      When Blue chooses to place <kind> on B1
      Then the move is refused by kaivai_6_4
      And nothing else changes

      Examples:
        | kind          |
        | meeting       |
        | canoe-builder |

  @kaivai_1_5
  Rule: Both huts lie where their player likes, and are of any kind
    A table may ask for canoe-builder huts, for without a canoe nobody ever builds one.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2

    Scenario Outline: <hex> touches a cult hex <of>
      Given Red has chosen to place meeting on F5
      When Red chooses to place meeting on <hex>
      Then the board now also has
        | hexes | holds           |
        | <hex> | Red meeting hut |
      And the turn is now Blue
      And nothing else changes

      Examples:
        | hex | of                  |
        | G4  | of the same village |
        | I6  | of another one      |
        | B7  | of a further base   |
        | M7  | of the other base   |

    @kaivai_1_7
    Scenario Outline: Red may begin with a <kind> hut where start_huts=free
      Given the ruling start_huts=free holds
      When Red chooses to place <kind> on F3
      Then the board now also has
        | hexes | holds          |
        | F3    | Red <kind> hut |
      And nothing else changes

      Examples:
        | kind      |
        | meeting   |
        | fisherman |

    @kaivai_1_7 @kaivai_6_8
    Scenario Outline: A canoe-builder hut brings its canoe where start_huts=<answer>
      Given the ruling start_huts=<answer> holds
      When Red chooses to place canoe-builder on F3
      Then the board now also has
        | hexes | holds                 |
        | F3    | Red canoe-builder hut |
        | F3    | Red canoe             |
      And nothing else changes

      Examples:
        | answer    |
        | free      |
        | beginners |
        | one_canoe |

  @kaivai_1_7
  Rule: Beginners take two canoe-builder huts
    The rulebook advises it; how strictly is a choice of the table.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2

    Scenario Outline: A <kind> hut is refused where start_huts=beginners
      Given the ruling start_huts=beginners holds
      When Red chooses to place <kind> on F3
      Then the move is refused by kaivai_1_7
      And nothing else changes

      Examples:
        | kind      |
        | meeting   |
        | fisherman |

    Scenario: The second hut may not be a meeting hut either where start_huts=beginners
      Given the ruling start_huts=beginners holds
      And Red has chosen to place canoe-builder on F3
      When Red chooses to place meeting on F5
      Then the move is refused by kaivai_1_7
      And nothing else changes

    Scenario: A second hut without a canoe is refused where start_huts=one_canoe
      Given the ruling start_huts=one_canoe holds
      And Red has chosen to place meeting on F3
      When Red chooses to place fisherman on F5
      Then the move is refused by kaivai_1_7
      And nothing else changes
