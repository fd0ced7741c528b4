Feature: Kaivai 0, the components
  What lies in the box, who may sit down, and what a village is.

  @kaivai_0_1
  Rule: Three or four can play
    The box holds pieces of four colours, and the rules for two are lost to us.

    Scenario Outline: <number> players sit down
      When <players> start a game of Kaivai
      Then the influence left is now <influence>

      Examples:
        | number | players                     | influence |
        | Three  | Red, Blue and Green         | 15        |
        | Four   | Red, Blue, Green and Yellow | 12        |

    Scenario Outline: <number> players are refused
      When <players> start a game of Kaivai
      Then the move is refused by kaivai_0_1

      Examples:
        | number | players                           |
        | Two    | Red and Blue                      |
        | Five   | Red, Blue, Green, Yellow and Pink |

    Scenario: Two players of one name cannot be told apart
      When Red, Blue and Red start a game of Kaivai
      Then the move is refused by kaivai_0_1

  @kaivai_0_2
  Rule: The field has six printed cult hexes
    From them, and from two further bases, all villages grow.

    Scenario: Six cult hexes are printed, and four lie beside them when the game begins
      When Red, Blue, Green and Yellow start a game of Kaivai
      Then the cult hexes are now A6, A7, B2, E7, F4, F11, I7, K2, K9 and L8
      And nothing else changes

  @kaivai_0_3
  Rule: Each player has 15 huts, four canoes and five fishermen to play with
    Two canoes and a fisherman of each colour are markers.

    Scenario: When the game begins all of them are still to come
      When Red, Blue and Green start a game of Kaivai
      Then Red has 15 huts, 4 canoes and 5 fishermen left
      And Green has 15 huts, 4 canoes and 5 fishermen left

  @kaivai_0_4
  Rule: The supplies are counted
    A fish and a shell are two sides of the same counter, and nobody takes what is not there.

    Scenario Outline: <number> players leave so much in the supplies
      When <players> start a game of Kaivai
      Then the goods left are now <goods>
      And the influence left is now <influence>
      And the cult pieces left are now 8

      Examples:
        | number | players                     | goods | influence |
        | Three  | Red, Blue and Green         | 34    | 15        |
        | Four   | Red, Blue, Green and Yellow | 28    | 12        |

    Scenario Outline: Of two counters that the god would bring, Red takes <number> where <left> is left
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds              |
        | F3, F5 | Red meeting hut    |
        | I6, H7 | Blue meeting hut   |
        | E8, D6 | Green meeting hut  |
        | J2, L2 | Yellow meeting hut |
      And the influence is Red 6, Blue 6, Green 6 and Yellow <yellow>
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2
      When Yellow chooses to move the god to G5
      Then Red takes <number> influence

      Examples:
        | left | yellow | number |
        | one  | 5      | 1      |
        | none | 6      | 0      |

  @kaivai_0_5
  Rule: Influence may be kept hidden
    How many actions somebody can still afford is for the others to guess.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And it is the turn of Red

    Scenario Outline: Red does not see the influence of <other>
      When Red looks at the table
      Then kaivai_0_5 hides the influence of <other>
      And nothing else changes

      Examples:
        | other  |
        | Blue   |
        | Green  |
        | Yellow |

  @kaivai_0_6
  Rule: A display has one track of five spaces for fish and shells
    A shell is worth its space, and a fish lasts as long.

    Scenario: Three shells on 5 and three fish on 4 share the track
      When Red, Blue and Green start a game of Kaivai
      Then the shells are now Red 5 5 5, Blue 5 5 5 and Green 5 5 5
      And the fish are now Red 4 4 4, Blue 4 4 4 and Green 4 4 4
      And the shells of Red are worth 15

  @kaivai_0_7
  Rule: The glory track is one lap of 40
    The start space lies between 39 and 1, and who passes it goes on counting.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                       |
        | F3, F5 | Red meeting hut             |
        | G4     | Red meeting hut with 2 fish |

    Scenario: From 39 glory a celebration leads over the start to 41
      Given the glory of Red is 39
      And it is the turn of Red
      And Red has chosen celebrating
      When Red chooses to celebrate at F4
      Then the glory of Red is now 41

    Scenario: Two players pass the start in one celebration
      Given the board has
        | hexes | holds                        |
        | E4    | Blue meeting hut with 1 fish |
      And the glory is Red 38, Blue 39, Green 0 and Yellow 0
      And it is the turn of Green
      And Green has chosen celebrating
      When Green chooses to celebrate at F4
      Then this is told
        | rule        | sentence                                                                             |
        | Kaivai 10.1 | Green celebrates in the village of F4.                                               |
        | Kaivai 10.2 | The fish on their huts bring the players glory: Red 2, Blue 1, Green 0 and Yellow 0. |
        | Kaivai 10.3 | Green gets 1 glory for 3 fish.                                                       |
        | Kaivai 10.4 | 3 fish go back to the supply.                                                        |
        | Kaivai 0.7  | Red passes the start of the glory track: 40 glory.                                   |
        | Kaivai 0.7  | Blue passes the start of the glory track: 40 glory.                                  |
        | Kaivai 4.1  | It is the turn of Yellow.                                                            |

  @kaivai_0_8
  Rule: Four dice have five, four, three and two blue faces
    The biggest die is the best one, and it is rolled first.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes          | holds             |
        | F3, G4, E3, E4 | Red fisherman hut |
        | F5             | Red canoe         |

    Scenario: Four fishermen roll all four dice
      Given the dice are blue, white, blue, white
      And it is the turn of Red
      And Red has chosen fishing
      When Red chooses to fish at F4 from F5
      Then Red rolls blue, white, blue, white
      And Red takes the fish 4 4

  @kaivai_0_9
  Rule: A village is a group of adjacent huts and cult hexes
    A cult hex alone is a village too, so that every base is one.

    Scenario: Six printed cult hexes and two bases are eight villages
      When Red, Blue, Green and Yellow start a game of Kaivai
      Then there are now 8 villages

  @kaivai_0_10
  Rule: Two villages are never joined
    Each of the eight is scored by itself at the end.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                   |
        | G5     | Red canoe-builder hut   |
        | H6, I6 | Blue canoe-builder hut  |
        | E8, E6 | Green canoe-builder hut |

    Scenario Outline: A hut on <hex> would touch the villages of F4 and I7
      Given the board has
        | hexes | holds                 |
        | H4    | Red canoe-builder hut |
        | I5    | Yellow meeting hut    |
        | H4    | Red canoe             |
        | <sea> | Red canoe             |
      And it is the turn of Red
      And Red has chosen building
      When Red chooses to build meeting on <hex> from <sea>
      Then the move is refused by kaivai_0_10
      And nothing else changes

      Examples:
        | hex | sea |
        | H5  | G6  |
        | G6  | F5  |

    Scenario: A starting hut would join them too
      Given the board has
        | hexes  | holds              |
        | F6, D6 | Yellow meeting hut |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2
      When Red chooses to place meeting on F5
      Then the move is refused by kaivai_0_10
      And nothing else changes

  @kaivai_0_11
  Rule: Beyond the edge of the board there is nothing
    A table may bring a board of its own, which has fewer hexes.

    Background:
      Given Red, Blue and Green play Kaivai
      And the board is without F1, G1 and H1

    Scenario: No canoe sails to a hex that the board lacks
      Given the board has
        | hexes | holds                 |
        | G2    | Red canoe             |
        | F3    | Red canoe-builder hut |
      And it is the turn of Red
      And Red has chosen moving
      When Red chooses to sail G2 to G1
      Then the move is refused by kaivai_0_11
      And nothing else changes
