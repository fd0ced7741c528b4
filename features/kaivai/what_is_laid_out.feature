Feature: Kaivai, what is laid out first, and what follows from where it lies
  The start of a game as it is told, the starting huts and the water between them.

  @kaivai_1_1 @kaivai_1_2 @kaivai_2_4
  Rule: What everybody finds on the table is told before the first bid
    All of it is set up in one go.

    Scenario: A game of four begins
      When Red, Blue, Green and Yellow start a game of Kaivai
      Then this is told
        | rule       | sentence                                                                   |
        | Kaivai 0.1 | Red, Blue, Green and Yellow sit down.                                      |
        | Kaivai 0.2 | The field has the cult hexes B2, E7, F4, F11, I7, K2.                      |
        | Kaivai 0.3 | Each player has 15 huts, 4 canoes and 5 fishermen to play with.            |
        | Kaivai 1.1 | Each player takes 3 shells on 5, 3 fish on 4 and 3 influence.              |
        | Kaivai 0.6 | On each display a track of spaces 1 to 5 holds shells and fish.            |
        | Kaivai 1.2 | The two further bases are A6, A7, K9, L8.                                  |
        | Kaivai 1.3 | Three water hexes at least lie between a base and any other.               |
        | Kaivai 0.9 | There are 8 villages.                                                      |
        | Kaivai 1.4 | 8 cult pieces are left, one for each round.                                |
        | Kaivai 0.4 | The supplies hold 28 fish and shells, and 12 influence.                    |
        | Kaivai 2.4 | The first bids are made in the order Red, Yellow, Green and Blue, by luck. |

    Scenario: Fish lie on 5 where start_fish=five, and luck chooses the bases where bases=drawn
      Given the ruling start_fish=five holds
      And the ruling bases=drawn holds
      When Red, Blue and Green start a game of Kaivai
      Then this is told
        | rule       | sentence                                                               |
        | Kaivai 0.1 | Red, Blue and Green sit down.                                          |
        | Kaivai 0.2 | The field has the cult hexes B2, E7, F4, F11, I7, K2.                  |
        | Kaivai 0.3 | Each player has 15 huts, 4 canoes and 5 fishermen to play with.        |
        | Kaivai 1.1 | Each player takes 3 shells on 5, 3 fish on 5 and 3 influence.          |
        | Kaivai 0.6 | On each display a track of spaces 1 to 5 holds shells and fish.        |
        | Kaivai 1.2 | The two further bases are A6, A7, G1, H1.                              |
        | Kaivai 1.3 | Three water hexes at least lie between a base and any other.           |
        | Kaivai 0.9 | There are 8 villages.                                                  |
        | Kaivai 1.4 | 8 cult pieces are left, one for each round.                            |
        | Kaivai 0.4 | The supplies hold 34 fish and shells, and 15 influence.                |
        | Kaivai 2.4 | The first bids are made in the order Red, Green and Blue, by luck. |

    Scenario: The cult hexes lie where it is told, and Red bids first
      Given the ruling bases=drawn holds
      When Red, Blue and Green start a game of Kaivai
      Then the cult hexes are now A6, A7, B2, E7, F4, F11, G1, H1, I7 and K2
      And it is up to Red

  @kaivai_1_7
  Rule: A canoe-builder hut first leaves the second one free
    One canoe is enough to begin with.

    Scenario: After it Red places a meeting hut where start_huts=one_canoe
      Given Red, Blue, Green and Yellow play Kaivai
      And the ruling start_huts=one_canoe holds
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2
      And Red has chosen to place canoe-builder on F3
      When Red chooses to place meeting on F5
      Then the turn is now Blue

  @kaivai_3_2
  Rule: After the last starting hut the god arrives
    The lowest bidder brings it.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds              |
        | F3, F5 | Red meeting hut    |
        | I6, H7 | Blue meeting hut   |
        | E8, D6 | Green meeting hut  |
        | J2     | Yellow meeting hut |

    Scenario: Yellow, who has placed the last one, brings it
      Given the bids are Red 8, Blue 6, Green 4 and Yellow 2
      And Yellow has chosen to place meeting on L2
      When Yellow chooses to move the god to G5
      Then the fisherman's god is now G5

  @kaivai_0_4
  Rule: A supply that is short is told once, and is for who comes first in turn order
    That is the highest bidder, wherever they sit.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes | holds            |
        | A5    | cult             |
        | A5    | god              |
        | F3    | Red meeting hut  |
        | F5    | Blue meeting hut |
      And the influence is Red 6, Blue 6, Green 6 and Yellow 5

    Scenario: Blue takes the last counter, and Red none
      Given the bids are Red 2, Blue 6, Green 4 and Yellow 1
      When Yellow chooses to move the god to G5
      Then this is told
        | rule       | sentence                                                 |
        | Kaivai 3.1 | Yellow moves the fisherman's god onto G5.                |
        | Kaivai 3.4 | A new cult hex lies on G5; its village has 2 cult hexes. |
        | Kaivai 3.7 | Blue gets 1 influence.                                   |
        | Kaivai 0.4 | The supply has 0 of 1 influence left.                    |

  @kaivai_12_1
  Rule: At the end of the phase all who took no action are told in turn order
    Where sacrifice_moment=end_of_phase.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the ruling sacrifice_moment=end_of_phase holds
      And Blue, Green and Yellow have passed

    Scenario: Blue took one, so Red, Green and Yellow sacrifice
      Given Blue has acted
      And it is the turn of Red
      When Red chooses to pass
      Then this is told
        | rule        | sentence                                   |
        | Kaivai 4.6  | Red passes.                                |
        | Kaivai 4.7  | All have passed.                           |
        | Kaivai 12.1 | Red has taken no action: a sacrifice.      |
        | Kaivai 12.1 | Green has taken no action: a sacrifice.    |
        | Kaivai 12.1 | Yellow has taken no action: a sacrifice.   |
        | Kaivai 12.1 | Red gets 2 influence.                      |
        | Kaivai 12.1 | Green gets 2 influence.                    |
        | Kaivai 12.1 | Yellow gets 2 influence.                   |

  @kaivai_6_4
  Rule: Water that is shut in is not the sea
    The huts on A3, B1 and B3 make a pond of A1 and A2.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                   |
        | B1, B3 | Yellow meeting hut      |
        | F3     | Green canoe-builder hut |
        | G3     | Green canoe             |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2

    Scenario: A hut at the other end of the field shuts in a canoe all the same
      Given the board has
        | hexes  | holds              |
        | A3     | Yellow meeting hut |
        | L1, L2 | Yellow meeting hut |
        | M1     | Green canoe        |
      When Red chooses to place meeting on M2
      Then the move is refused by kaivai_6_4
      And nothing else changes

    Scenario: Of two canoes in the pond the first is told
      Given the board has
        | hexes  | holds       |
        | A1, A2 | Green canoe |
      When Red chooses to place meeting on A3
      Then this is told
        | rule       | sentence                                              |
        | Kaivai 6.4 | A3 would enclose the canoe on A1; choose another. |

  @kaivai_1_5
  Rule: A hut may lie in a pond while canoes are at sea
    It shuts in none of them.

    Scenario: A2 is in a pond
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes      | holds                   |
        | A3, B1, B3 | Yellow meeting hut      |
        | F3         | Green canoe-builder hut |
        | G3         | Green canoe             |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2
      When Red chooses to place meeting on A2
      Then the board now also has
        | hexes | holds           |
        | A2    | Red meeting hut |
      And nothing else changes

  @kaivai_5_1
  Rule: Of canoes that have moved and not acted the first is told
    Where order_of_canoes=all_move_first several can have moved.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                 |
        | F3, I6 | Red canoe-builder hut |
        | G5, J7 | Red canoe             |
      And the ruling order_of_canoes=all_move_first holds
      And the bid of Red is 1
      And it is the turn of Red

    Scenario: Both have moved
      Given Red has chosen building
      And Red has chosen to sail J7 to J6
      And Red has chosen to sail G5 to G4
      When Red chooses to be done
      Then this is told
        | rule       | sentence                                         |
        | Kaivai 5.1 | the canoe on G4 has moved; let it act first. |

  @kaivai_2_1
  Rule: When all have passed goods lose value, and then bids are made again
    Between the two nobody decides anything.

    Scenario: Red, the last to pass, does not bid at once
      Given Red, Blue, Green and Yellow play Kaivai
      And Blue, Green and Yellow have passed
      And it is the turn of Red
      And Red has chosen to pass
      When Red chooses to bid 3
      Then this is told
        | rule       | sentence                                                                           |
        | Kaivai 2.1 | it is not the time for that: nobody decides anything before goods lose value. |

  @kaivai_14_3
  Rule: After round 8 huts bring glory, and then villages are scored
    Between the two nobody decides anything.

    Scenario: Nobody scores a village at once
      Given Red, Blue, Green and Yellow play Kaivai
      And the round is 8
      And it is the turn of Red
      When the round ends
      And Red chooses to score F4
      Then this is told
        | rule        | sentence                                                                          |
        | Kaivai 14.3 | it is not the time for that: nobody decides anything before huts bring glory. |
