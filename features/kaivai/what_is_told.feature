Feature: Kaivai, what is told
  Whatever happens is told in sentences, and so is why something does not happen.

  @kaivai_3_4
  Rule: Where the god goes, and how many cult hexes its village has, is told
    The meeting huts there bring influence; whoever has none gets none.

    Scenario: The god comes to the village of F4, which has two cult hexes then
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                 |
        | A5     | cult                  |
        | A5     | god                   |
        | F3     | Red meeting hut       |
        | F5     | Blue meeting hut      |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2
      When Yellow chooses to move the god to G4
      Then this is told
        | rule       | sentence                                                 |
        | Kaivai 3.1 | Yellow moves the fisherman's god onto G4.                |
        | Kaivai 3.4 | A new cult hex lies on G4; its village has 2 cult hexes. |
        | Kaivai 3.7 | Red gets 1 influence.                                    |
        | Kaivai 3.7 | Blue gets 1 influence.                                   |

  @kaivai_3_1
  Rule: Where the god cannot go, the other villages are told
    Each is called by its first cult hex.

    Scenario: A village where the god stands already is refused with all others
      Given Red, Blue, Green and Yellow play Kaivai
      And the cult hexes are A6, A7, B2, E7, F4, F11, I7, K2, K9, L8, A5
      And the fisherman's god is A5
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2
      When Yellow chooses to move the god to B7
      Then this is told
        | rule       | sentence                                                                  |
        | Kaivai 3.1 | the god stands there; go to the village of B2, E7, F4, F11, I7, K2 or K9. |

  @kaivai_2_1 @kaivai_2_5 @kaivai_2_6
  Rule: A bid, what it allows and the order of the turns are told
    After round 1 no starting huts are placed, and the lowest bidder moves the god.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                 |
        | A5     | cult                  |
        | A5     | god                   |
      And the round is 2
      And the steps of movement of Yellow are 1

    Scenario: The last bid is the highest, so Green moves the god
      Given the bids are Red 8, Blue 6 and Green 4
      When Yellow chooses to bid 9
      Then this is told
        | rule       | sentence                                                      |
        | Kaivai 2.1 | Yellow bids 9.                                                |
        | Kaivai 2.6 | By a bid of 9 canoes move 2.                                  |
        | Kaivai 2.5 | The turns are taken in the order Yellow, Red, Blue and Green. |
      And it is up to Green

  @kaivai_2_2
  Rule: A taken bid is refused with those that are left
    So nobody has to look for them.

    Scenario: Three bids are taken
      Given Red, Blue, Green and Yellow play Kaivai
      And the bids are Red 8, Blue 6 and Green 4
      When Yellow chooses to bid 6
      Then this is told
        | rule       | sentence                                |
        | Kaivai 2.2 | 6 is taken; bid 1, 2, 3, 5, 7, 9 or 10. |

  @kaivai_7_3
  Rule: With what a canoe fishes is told, and the dice fall by the luck of the table
    The canoe on H5 touches the village of F4 with four fishermen of Red, and that of I7 with the god.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes          | holds                    |
        | G5, H6         | cult                     |
        | H6             | god                      |
        | F3, E4, E3, F5 | Red fisherman hut        |
        | I6             | Red canoe-builder hut    |
        | H7             | Red fisherman hut        |
        | H5, G6         | Red canoe                |
      And it is the turn of Red
      And Red has chosen fishing

    Scenario: Four fishermen roll four dice, and none is one too many
      When Red chooses to fish at G5 from H5
      Then this is told
        | rule       | sentence                                           |
        | Kaivai 7.2 | The canoe on H5 fishes at the village of F4 alone. |
        | Kaivai 7.3 | Red rolls 4 dice for the canoe on H5.              |
        | Kaivai 0.8 | The dice show white, white, blue, blue.            |
        | Kaivai 7.4 | The canoe on H5 brings Red 2 fish.                 |

    Scenario: The next canoe rolls four others
      Given Red has chosen to fish at G5 from H5
      When Red chooses to fish at G5 from G6
      Then this is told
        | rule       | sentence                                           |
        | Kaivai 7.2 | The canoe on G6 fishes at the village of F4 alone. |
        | Kaivai 7.3 | Red rolls 4 dice for the canoe on G6.              |
        | Kaivai 0.8 | The dice show blue, white, white, blue.            |
        | Kaivai 7.4 | The canoe on G6 brings Red 2 fish.                 |

    Scenario: And the third one four others again
      Given the board has
        | hexes | holds     |
        | G4    | Red canoe |
      And Red has chosen to fish at G5 from H5
      And Red has chosen to fish at G5 from G6
      When Red chooses to fish at F4 from G4
      Then this is told
        | rule       | sentence                                |
        | Kaivai 7.3 | Red rolls 4 dice for the canoe on G4.   |
        | Kaivai 0.8 | The dice show blue, blue, white, white. |
        | Kaivai 7.4 | The canoe on G4 brings Red 2 fish.      |

    Scenario: The god gives its fish beside the die of the fisherman
      When Red chooses to fish at H6 from H5
      Then this is told
        | rule       | sentence                                           |
        | Kaivai 7.2 | The canoe on H5 fishes at the village of H6 alone. |
        | Kaivai 7.3 | Red rolls 1 die for the canoe on H5.               |
        | Kaivai 0.8 | The dice show white.                               |
        | Kaivai 7.5 | The fisherman's god gives the canoe on H5 a fish.  |
        | Kaivai 7.4 | The canoe on H5 brings Red 1 fish.                 |

    @kaivai_7_5
    Scenario: The god is a die where god_fishing=die
      Given the ruling god_fishing=die holds
      When Red chooses to fish at H6 from H5
      Then this is told
        | rule       | sentence                                           |
        | Kaivai 7.2 | The canoe on H5 fishes at the village of H6 alone. |
        | Kaivai 7.5 | The fisherman's god is one more die for Red.       |
        | Kaivai 7.3 | Red rolls 2 dice for the canoe on H5.              |
        | Kaivai 0.8 | The dice show white, white.                        |
        | Kaivai 7.4 | The canoe on H5 brings Red 0 fish.                 |

    Scenario: Where the god is not, it is no die
      Given the ruling god_fishing=die holds
      And the fisherman's god is G5
      When Red chooses to fish at H6 from H5
      Then this is told
        | rule       | sentence                                           |
        | Kaivai 7.2 | The canoe on H5 fishes at the village of H6 alone. |
        | Kaivai 7.3 | Red rolls 1 die for the canoe on H5.               |
        | Kaivai 0.8 | The dice show white.                               |
        | Kaivai 7.4 | The canoe on H5 brings Red 0 fish.                 |

  @kaivai_7_7
  Rule: A fifth fisherman is told
    Four dice are all there are.

    Scenario: Five fishermen roll four dice
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes              | holds                    |
        | F3, E4, E3, F5, G4 | Red fisherman hut        |
        | G5                 | Red canoe                |
        | I6                 | Red canoe-builder hut    |
      And it is the turn of Red
      And Red has chosen fishing
      When Red chooses to fish at F4 from G5
      Then this is told
        | rule       | sentence                                  |
        | Kaivai 7.7 | For 5 fishermen Red rolls 4 dice at most. |
        | Kaivai 7.3 | Red rolls 4 dice for the canoe on G5.     |
        | Kaivai 0.8 | The dice show white, white, blue, blue.   |
        | Kaivai 7.4 | The canoe on G5 brings Red 2 fish.        |

  @kaivai_10_1
  Rule: A celebration is told with its village
    It is called by its first cult hex.

    Scenario: The village of F4 and G4 celebrates five fish
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                             |
        | G4     | cult                              |
        | F3     | Red meeting hut with 3 fish       |
        | F5     | Blue meeting hut with 2 fish      |
      And it is the turn of Red
      And Red has chosen celebrating
      When Red chooses to celebrate at G4
      Then this is told
        | rule        | sentence                                                                             |
        | Kaivai 10.1 | Red celebrates in the village of F4.                                                 |
        | Kaivai 10.2 | The fish on their huts bring the players glory: Red 3, Blue 2, Green 0 and Yellow 0. |
        | Kaivai 10.3 | Red gets 1 glory for 5 fish.                                                         |
        | Kaivai 10.4 | 5 fish go back to the supply.                                                        |
        | Kaivai 4.1  | It is the turn of Blue.                                                              |

    Scenario: A village without fish is told from water
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                             |
        | F3     | Red meeting hut with 3 fish       |
      And it is the turn of Red
      And Red has chosen celebrating
      When Red chooses to celebrate at I7
      Then this is told
        | rule        | sentence                                                 |
        | Kaivai 10.1 | the village of I7 has no fish; celebrate where fish are. |

    Scenario: And water from a village
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                             |
        | F3     | Red meeting hut with 3 fish       |
      And it is the turn of Red
      And Red has chosen celebrating
      When Red chooses to celebrate at G8
      Then this is told
        | rule        | sentence                                       |
        | Kaivai 10.1 | no village is on G8; celebrate where fish are. |

  @kaivai_4_5
  Rule: A canoe that is not there is refused with those that are
    A player without canoes has them nowhere.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                 |
        | F3, I6 | Red canoe-builder hut |
        | G4, H5 | Red canoe             |
      And it is the turn of Red
      And Red has chosen moving

    Scenario: Red has two canoes elsewhere
      When Red chooses to sail G8 to G9
      Then this is told
        | rule       | sentence                                               |
        | Kaivai 4.5 | Red has no canoe on G8; Red's canoes are on G4 and H5. |

  @kaivai_5_1
  Rule: A way that is none is told apart from one that is too far
    Both are refused.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                 |
        | F3     | Red canoe-builder hut |
        | G4     | Red canoe             |
      And it is the turn of Red
      And Red has chosen moving

    Scenario: To stay is no move
      When Red chooses to sail G4 to G4
      Then this is told
        | rule       | sentence                                    |
        | Kaivai 5.1 | G4 is no move for G4; move 4 hexes at most. |

    Scenario: The other end of the field is too far
      When Red chooses to sail G4 to G13
      Then this is told
        | rule       | sentence                                     |
        | Kaivai 5.1 | G13 is too far for G4; move 4 hexes at most. |

  @kaivai_5_1
  Rule: Of canoes that have moved and must act, the first in the order of hexes is told
    Columns come from the left, hexes of a column from the top.

    Scenario: Canoes on F5 and G5 have moved, and Red would end fishing
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                 |
        | G4     | cult                  |
        | G4     | god                   |
        | F3, I6 | Red canoe-builder hut |
        | E6, G6 | Red canoe             |
      And it is the turn of Red
      And these turns have been taken
        | player | moves                                        |
        | Red    | choose fishing; sail E6 to F5; sail G6 to G5 |
      When Red chooses to be done
      Then this is told
        | rule       | sentence                                           |
        | Kaivai 5.1 | the canoe on F5 has moved; let it act first.       |

  @kaivai_8_2
  Rule: How many fish a hut still takes is told
    A full one takes none.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes | holds                       |
        | F3    | Red canoe-builder hut       |
        | F5    | Blue meeting hut with 1 fish |
        | G4    | Blue meeting hut with 3 fish |
        | I6    | Blue canoe-builder hut       |
        | G5    | Red canoe                   |
      And it is the turn of Red
      And Red has chosen delivering

    Scenario: Two more for a hut with one
      When Red chooses to deliver 4 4 4 to F5 from G5
      Then this is told
        | rule       | sentence                                          |
        | Kaivai 8.2 | the hut on F5 takes 2 more fish; deliver so many. |

    Scenario: None for a hut with three
      When Red chooses to deliver 4 to G4 from G5
      Then this is told
        | rule       | sentence                               |
        | Kaivai 8.2 | the hut on G4 is full; choose another. |

  @kaivai_7_8
  Rule: Without dice nothing is told of dice
    Neither of a fifth fisherman nor of a god that would be a die.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes          | holds                    |
        | G4, H4         | cult                     |
        | G4             | god                      |
        | F3, E4, E3, F5, E5 | Red fisherman hut    |
        | I6             | Red canoe-builder hut    |
        | G5             | Red canoe                |
      And it is the turn of Red

    Scenario: Five fishermen catch five fish where fishing=no_dice
      Given the ruling fishing=no_dice holds
      And the ruling god_fishing=die holds
      And Red has chosen fishing
      When Red chooses to fish at F4 from G5
      Then this is told
        | rule       | sentence                                      |
        | Kaivai 7.8 | Red fishes without dice: 5 for the fishermen. |
        | Kaivai 7.4 | The canoe on G5 brings Red 5 fish.            |

  @kaivai_7_3
  Rule: A fifth die is as good as the smallest
    It is only rolled where a table agrees on five dice.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes          | holds                    |
        | G4, H4         | cult                     |
        | G4             | god                      |
        | F3, E4, E3, F5, E5 | Red fisherman hut    |
        | I6             | Red canoe-builder hut    |
        | G5             | Red canoe                |
      And it is the turn of Red

    Scenario: Five dice are rolled where dice_most=five
      Given the ruling dice_most=five holds
      And Red has chosen fishing
      When Red chooses to fish at F4 from G5
      Then this is told
        | rule       | sentence                                          |
        | Kaivai 7.7 | For 5 fishermen Red rolls 5 dice at most.         |
        | Kaivai 7.3 | Red rolls 5 dice for the canoe on G5.             |
        | Kaivai 0.8 | The dice show white, white, blue, blue, white.    |
        | Kaivai 7.5 | The fisherman's god gives the canoe on G5 a fish. |
        | Kaivai 7.4 | The canoe on G5 brings Red 3 fish.                |

  @kaivai_7_5
  Rule: Where the god is and no fisherman, its fish is all that is told
    Nobody rolls for it.

    Scenario: Blue has no fisherman at F4
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes | holds                  |
        | G4    | cult                   |
        | G4    | god                    |
        | F3    | Blue canoe-builder hut |
        | G5    | Blue canoe             |
      And it is the turn of Blue
      And Blue has chosen fishing
      When Blue chooses to fish at G4 from G5
      Then this is told
        | rule       | sentence                                          |
        | Kaivai 7.5 | The fisherman's god gives the canoe on G5 a fish. |
        | Kaivai 7.4 | The canoe on G5 brings Blue 1 fish.               |

  @kaivai_7_6
  Rule: Who fishes with nothing is told so
    The village is called by its first cult hex.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes | holds                  |
        | G4    | cult                   |
        | F3    | Blue canoe-builder hut |
        | G5    | Blue canoe             |
      And it is the turn of Blue

    Scenario: Blue has no fisherman at F4, and the god is elsewhere, where fishing_needs=nothing
      Given the ruling fishing_needs=nothing holds
      And the fisherman's god is A6
      And Blue has chosen fishing
      When Blue chooses to fish at G4 from G5
      Then this is told
        | rule       | sentence                                    |
        | Kaivai 7.6 | Blue fishes at F4 without god or fisherman. |
        | Kaivai 7.4 | The canoe on G5 brings Blue 0 fish.         |

  @kaivai_8_7
  Rule: Who sells too much is told what the supply has
    Own huts take fish all the same.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes | holds                 |
        | F3    | Blue meeting hut      |
        | F5    | Red canoe-builder hut |
        | G4    | Red meeting hut       |
        | G3    | Red canoe             |
      And it is the turn of Red

    Scenario: One shell is there for two fish
      Given the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5 5
      And Red has chosen delivering
      When Red chooses to deliver 4 4 to F3 from G3
      Then this is told
        | rule       | sentence                                           |
        | Kaivai 8.7 | the supply has 1 shell; sell so many fish at most. |

    Scenario: None is there
      Given the fish of Yellow are 4 4 4 4
      And the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5 5
      And Red has chosen delivering
      When Red chooses to deliver 4 4 to F3 from G3
      Then this is told
        | rule       | sentence                                        |
        | Kaivai 8.7 | the supply has no shell; deliver to an own hut. |

  @kaivai_14_10
  Rule: A village that is scored is refused with those that are not
    Each is called by its first cult hex.

    Scenario: Two villages are left
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes | holds |
        | G4    | cult  |
      And the villages of A6, B2, E7, I7, K2, K9 have been scored
      And the villages are to be scored
      When Red chooses to score A6
      Then this is told
        | rule         | sentence                                               |
        | Kaivai 14.10 | the village of A6 is scored; choose that of F4 or F11. |

  @kaivai_3_3
  Rule: A village that is full is called by its first cult hex
    Whichever of its hexes the god would come to lie beside.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the cult hexes are A1, A2, F4, I7
      And the board has
        | hexes          | holds       |
        | A3, B1, B2, B3 | Green canoe |
        | F4             | god         |
      And the round is 2

    Scenario: Canoes lie on every hex beside A1 and A2
      Given the bids are Red 8, Blue 6, Green 4 and Yellow 2
      When Yellow chooses to move the god to A3
      Then this is told
        | rule       | sentence                                             |
        | Kaivai 3.3 | the village of A1 cannot be enlarged; go to another. |
