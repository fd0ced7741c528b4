Feature: Kaivai 6, building
  Each canoe of a player builds one hut beside itself, in a village of which it touches a cult hex, for shells.
  Red has bid 6; the village of F4 has five hexes, so a hut there costs 11.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes | holds                    |
      | F3    | Red meeting hut          |
      | F5    | Red canoe-builder hut    |
      | G4    | Blue canoe-builder hut   |
      | I6    | Blue meeting hut         |
      | J7    | Green canoe-builder hut  |
      | E4    | Green fisherman hut      |
      | E8    | Yellow canoe-builder hut |
      | J2    | Yellow fisherman hut     |
      | G5    | Red canoe                |
      | H7    | Blue canoe               |
      | J6    | Green canoe              |
      | F8    | Yellow canoe             |
    And the shells of Red are 1 5 5 5 5 5
    And it is the turn of Red

  @kaivai_6_1
  Rule: Each canoe builds at most one hut
    More huts in one action need more canoes.

    Scenario: One canoe builds, and the hut has to be paid
      Given Red has chosen building
      When Red chooses to build meeting on G6 from G5
      Then Red builds a meeting hut on G6 for 11
      And the canoe on G5 has acted
      And nothing else changes

    Scenario: A second canoe builds a second hut, which costs one more
      Given the board has
        | hexes | holds     |
        | E3    | Red canoe |
      And Red has chosen building
      And Red has chosen to build meeting on G6 from G5
      And Red has chosen to pay 1 5 5
      When Red chooses to build meeting on E2 from E3
      Then Red builds a meeting hut on E2 for 12

    Scenario: A canoe that is cut off already keeps nobody from building
      Its hut stood between the sea and the lagoon that it has sailed into.
      Given the board has
        | hexes | holds                  |
        | L7    | cult                   |
        | L7    | god                    |
        | M6    | Blue canoe-builder hut |
        | M7    | Blue canoe             |
      And Red has chosen building
      When Red chooses to build meeting on G6 from G5
      Then Red builds a meeting hut on G6 for 11

    Scenario: Before the first is paid the second is not built
      Given the board has
        | hexes | holds     |
        | E3    | Red canoe |
      And Red has chosen building
      And Red has chosen to build meeting on G6 from G5
      When Red chooses to build meeting on E2 from E3
      Then the move is refused by kaivai_6_1
      And nothing else changes

    Scenario: In a fishing action no hut is built
      Given the board has
        | hexes | holds             |
        | E3    | Red fisherman hut |
      And Red has chosen fishing
      When Red chooses to build meeting on G6 from G5
      Then the move is refused by kaivai_6_1
      And nothing else changes

    Scenario: With shells 1 2 4 5 5 5 there are five ways to pay 11
      Given the shells of Red are 1 2 4 5 5 5
      And Red has chosen building
      When Red chooses to build meeting on G6 from G5
      Then Red has the choice of 5 moves

  @kaivai_5_1
  Rule: A canoe that has moved must be able to build and to pay
    Here two huts cost 10 and 11.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                 |
        | F3, F5 | Red canoe-builder hut |
        | G4     | Blue meeting hut      |
        | H5, D3 | Red canoe             |
      And it is the turn of Red

    Scenario: With 15 in shells the second canoe stays where it is
      Given Red has chosen building
      And Red has chosen to sail H5 to G5
      When Red chooses to sail D3 to E3
      Then the move is refused by kaivai_5_1
      And nothing else changes

    Scenario: With 25 in shells it sails as well
      Given the shells of Red are 5 5 5 5 5
      And Red has chosen building
      And Red has chosen to sail H5 to G5
      When Red chooses to sail D3 to E3
      Then the canoe sails from D3 to E3
      And nothing else changes

  @kaivai_6_2
  Rule: The canoe touches a cult hex of the village, and the hut touches both
    So the village grows where canoes can come close to its cult hexes.

    Background:
      Given the board has
        | hexes  | holds                 |
        | G7, F6 | Red canoe             |
        | H8     | Red canoe-builder hut |
        | I8     | Red canoe-builder hut |
      And Red has chosen building

    Scenario Outline: <hex> is refused, for it <why>
      When Red chooses to build meeting on <hex> from <canoe>
      Then the move is refused by kaivai_6_2
      And nothing else changes

      Examples:
        | hex | canoe | why                                            |
        | E3  | G5    | does not touch the canoe                       |
        | H5  | G5    | touches no village                             |
        | G6  | F6    | has a canoe beside it that touches a hut alone |
        | G6  | G7    | has a canoe beside it that touches no village  |

  @kaivai_6_3
  Rule: A hut is built on empty water
    Where a canoe is no hut is built, whosever it is.

    Background:
      Given the board has
        | hexes | holds      |
        | G6    | Blue canoe |
      And Red has chosen building

    Scenario Outline: <hex> is refused, for it holds <what>
      When Red chooses to build meeting on <hex> from G5
      Then the move is refused by kaivai_6_3
      And nothing else changes

      Examples:
        | hex | what       |
        | F4  | a cult hex |
        | F5  | a hut      |
        | G6  | a canoe    |

  @kaivai_6_4
  Rule: A hut surrounds no canoe
    M7 is a corner: beside it lie L7, L8 and M6 alone.

    Background:
      Given the board has
        | hexes | holds |
        | L7    | cult  |
        | L7    | god   |

    Scenario: The last way out of M7 stays open
      Given the board has
        | hexes | holds      |
        | L6    | Red canoe  |
        | M7    | Blue canoe |
      And Red has chosen building
      When Red chooses to build meeting on M6 from L6
      Then the move is refused by kaivai_6_4
      And nothing else changes

    Scenario: The builder does not shut itself in where surround=cut_off
      Given the ruling surround=cut_off holds
      And the board has
        | hexes | holds           |
        | L6    | Red meeting hut |
        | M6    | Red canoe       |
      And Red has chosen building
      When Red chooses to build meeting on M5 from M6
      Then the move is refused by kaivai_6_4
      And nothing else changes

    Scenario: A canoe at the edge has no free side left where edge=blocks
      Given the ruling surround=six_sides holds
      And the board has
        | hexes | holds      |
        | L6    | Red canoe  |
        | M7    | Blue canoe |
      And Red has chosen building
      When Red chooses to build meeting on M6 from L6
      Then the move is refused by kaivai_6_4
      And nothing else changes

    Scenario: A canoe on its hut keeps a way out as well where hut_canoe=kept_open
      Given the board has
        | hexes | holds                  |
        | L6    | Red canoe              |
        | M7    | Blue canoe-builder hut |
        | M7    | Blue canoe             |
      And Red has chosen building
      When Red chooses to build meeting on M6 from L6
      Then the move is refused by kaivai_6_4
      And nothing else changes

    Scenario: A canoe at sea is not cut off where hut_canoe=unprotected either
      Given the ruling hut_canoe=unprotected holds
      And the board has
        | hexes | holds      |
        | L6    | Red canoe  |
        | M7    | Blue canoe |
      And Red has chosen building
      When Red chooses to build meeting on M6 from L6
      Then the move is refused by kaivai_6_4
      And nothing else changes

  @kaivai_4_2
  Rule: A place that would surround a canoe is none to choose
    Beside a canoe on M7 no hut can be built on M6, of any of the three kinds.

    Background:
      Given the board has
        | hexes | holds     |
        | L7    | cult      |
        | L7    | god       |
        | L6    | Red canoe |
      And the bid of Red is 1

    Scenario Outline: With a canoe on <hex> Red has the choice of <number> moves
      Given the board has
        | hexes | holds      |
        | <hex> | Blue canoe |
      When Red chooses building
      Then Red has the choice of <number> moves

      Examples:
        | hex | number |
        | M7  | 8      |
        | M5  | 11     |

  @kaivai_6_4
  Rule: A canoe with land on all six sides is surrounded, however one reads it
    H4 has five huts and cult hexes of the village of F4 around it, and H5 would be the sixth.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes      | holds                  |
        | G5         | cult                   |
        | G5         | god                    |
        | G4, H3, I3 | Red meeting hut        |
        | I4, F3     | Blue canoe-builder hut |
        | H4         | Blue canoe             |
        | G6         | Red canoe              |
      And it is the turn of Red
      And Red has chosen building

    Scenario Outline: H5 is refused where <ruling>
      Given the ruling <ruling> holds
      When Red chooses to build meeting on H5 from G6
      Then the move is refused by kaivai_6_4
      And nothing else changes

      Examples:
        | ruling                |
        | surround=cut_off      |
        | surround=six_sides    |
        | hut_canoe=unprotected |

    Scenario: H5 is refused where edge=open, for it is far from the edge
      Given the ruling surround=six_sides holds
      And the ruling edge=open holds
      When Red chooses to build meeting on H5 from G6
      Then the move is refused by kaivai_6_4
      And nothing else changes

  @kaivai_6_1
  Rule: A hut that surrounds no canoe is built in the same corner
    What surrounds a canoe is a matter of how one reads it.

    Background:
      Given the board has
        | hexes | holds |
        | L7    | cult  |
        | L7    | god   |

    Scenario: Without a canoe the corner may be closed
      Given the board has
        | hexes | holds     |
        | L6    | Red canoe |
      And Red has chosen building
      When Red chooses to build fisherman on M6 from L6
      Then Red builds a fisherman hut on M6 for 9
      And the canoe on L6 has acted
      And nothing else changes

    Scenario: Two hexes of water are room enough where surround=six_sides
      Given the ruling surround=six_sides holds
      And the board has
        | hexes | holds           |
        | L6    | Red meeting hut |
        | M6    | Red canoe       |
      And Red has chosen building
      When Red chooses to build fisherman on M5 from M6
      Then Red builds a fisherman hut on M5 for 10

    Scenario: A canoe at the edge is never surrounded where edge=open
      Given the ruling surround=six_sides holds
      And the ruling edge=open holds
      And the board has
        | hexes | holds      |
        | L6    | Red canoe  |
        | M7    | Blue canoe |
      And Red has chosen building
      When Red chooses to build fisherman on M6 from L6
      Then Red builds a fisherman hut on M6 for 9

    Scenario: A canoe on its hut may be shut in where hut_canoe=unprotected
      Given the ruling hut_canoe=unprotected holds
      And the board has
        | hexes | holds                  |
        | L6    | Red canoe              |
        | M7    | Blue canoe-builder hut |
        | M7    | Blue canoe             |
      And Red has chosen building
      When Red chooses to build fisherman on M6 from L6
      Then Red builds a fisherman hut on M6 for 10

  @kaivai_6_5
  Rule: A hut costs the bid, and one for each hut and cult hex of its village
    A hut of one's own among many others is worth more, and dearer.

    Scenario Outline: With the bid of 6 the hut costs <price> where price=<answer>
      Given the ruling price=<answer> holds
      And Red has chosen building
      When Red chooses to build meeting on G6 from G5
      Then Red builds a meeting hut on G6 for <price>
      And the canoe on G5 has acted
      And nothing else changes

      Examples:
        | answer   | price |
        | before   | 11    |
        | with_hut | 12    |

    Scenario: Where payment=whole_action, the second hut is built before the first is paid
      Given the ruling payment=whole_action holds
      And the board has
        | hexes | holds     |
        | E3    | Red canoe |
      And Red has chosen building
      And Red has chosen to build meeting on G6 from G5
      When Red chooses to build meeting on E2 from E3
      Then Red builds a meeting hut on E2 for 23

    Scenario Outline: With <shells> Red builds no hut of 11, though another one would be cheaper
      Given the shells of Red are <shells>
      And the board has
        | hexes | holds     |
        | K3    | Red canoe |
      And Red has chosen building
      When Red chooses to build meeting on G6 from G5
      Then the move is refused by kaivai_6_5
      And nothing else changes

      Examples:
        | shells |
        | 4 5    |
        | 5 5    |
        | 2 4 4  |

    Scenario: A hut at the village of K2 costs 8
      Given the shells of Red are 4 5
      And the board has
        | hexes | holds     |
        | K3    | Red canoe |
      And Red has chosen building
      When Red chooses to build meeting on J3 from K3
      Then Red builds a meeting hut on J3 for 8

  @kaivai_6_6
  Rule: A hut is paid with shells, none of them superfluous
    Who pays chooses which shells go, and need not pay with the best ones.

    Background:
      Given the shells of Red are 1 2 4 5 5 5
      And Red has chosen building
      And Red has chosen to build meeting on G6 from G5

    Scenario Outline: <shells> pay 11 exactly
      When Red chooses to pay <shells>
      Then Red pays the shells <shells>
      And nothing else changes

      Examples:
        | shells |
        | 1 5 5  |
        | 2 4 5  |

    Scenario Outline: <shells> are refused, for <why>
      When Red chooses to pay <shells>
      Then the move is refused by kaivai_6_6
      And nothing else changes

      Examples:
        | shells  | why                           |
        | 5 5     | they are worth 10             |
        | none    | nothing is not enough         |
        | 1 4 5   | they are worth 10             |
        | 1 2 5 5 | a shell of them is not needed |
        | 5 5 5 5 | Red has three shells on 5     |
        | 3 4 4   | Red has no shell on 3         |

    Scenario: Blue does not pay for Red
      When Blue chooses to pay 5 5 5
      Then the move is refused by kaivai_6_6
      And nothing else changes

  @kaivai_6_6
  Rule: Whether a shell that the price does not need may be paid no text says
    The price is 11.

    Background:
      Given the shells of Red are 1 2 4 5 5 5

    Scenario Outline: <shells> pay it where shells_paid=<answer>, and <change> comes back
      Given the ruling shells_paid=<answer> holds
      And Red has chosen building
      And Red has chosen to build meeting on G6 from G5
      When Red chooses to pay <shells>
      Then Red pays the shells <shells> and gets <change> back
      And nothing else changes

      Examples:
        | answer | shells  | change |
        | needed | 2 5 5   | 1      |
        | any    | 2 5 5   | 1      |
        | any    | 1 2 5 5 | 2      |
        | any    | 1 5 5 5 | 5      |
        | lowest | 1 2 4 5 | 1      |

    Scenario Outline: <shells> are refused where shells_paid=<answer>, for <why>
      Given the ruling shells_paid=<answer> holds
      And Red has chosen building
      And Red has chosen to build meeting on G6 from G5
      When Red chooses to pay <shells>
      Then the move is refused by kaivai_6_6
      And nothing else changes

      Examples:
        | answer | shells  | why                                |
        | needed | 1 2 5 5 | a shell of them is not needed      |
        | needed | 1 2 4 5 | the shell on 1 is not needed       |
        | any    | 2 5 5 5 | the change of 6 is no single shell |
        | lowest | 2 5 5   | the shells on 1 and 4 go first     |
        | lowest | 1 5 5   | the shells on 2 and 4 go first     |

  @kaivai_6_6
  Rule: A hut is paid when it is built, or all of an action together
    One way or the other the price of each hut is the same.

    Background:
      Given the shells of Red are 3 5 5 5 5
      And the board has
        | hexes | holds     |
        | E3    | Red canoe |

    Scenario: Where payment=each_hut, 11 and 12 are paid one by one
      Given the ruling payment=each_hut holds
      And Red has chosen building
      And Red has chosen to build meeting on G6 from G5
      When Red chooses to pay 3 5 5
      Then Red pays the shells 3 5 5 and gets 2 back

  @kaivai_6_6
  Rule: Where huts are paid together, the turn ends with the payment
    So the last payment of an action is the only one.

    Background:
      Given the shells of Red are 3 5 5 5 5
      And the ruling payment=whole_action holds
      And the board has
        | hexes | holds     |
        | E3    | Red canoe |
      And Red has chosen building
      And Red has chosen to build meeting on G6 from G5

    Scenario: Red pays 11 and 12 together
      Given Red has chosen to build meeting on E2 from E3
      And Red has chosen to be done
      When Red chooses to pay 3 5 5 5 5
      Then Red pays the shells 3 5 5 5 5
      And the turn is now Blue
      And nothing else changes

    Scenario: The first hut alone is paid as well
      Given Red has chosen to be done
      When Red chooses to pay 3 5 5
      Then Red pays the shells 3 5 5 and gets 2 back
      And the turn is now Blue
      And nothing else changes

  @kaivai_6_6
  Rule: A shell of each space pays 15, of which none is superfluous
    By a bid of 10 a hut at F4 costs so much.

    Scenario: Red has 1 2 3 4 5 and pays them all
      Given the bid of Red is 10
      And the shells of Red are 1 2 3 4 5
      And Red has chosen building
      And Red has chosen to build meeting on G6 from G5
      When Red chooses to pay 1 2 3 4 5
      Then Red pays the shells 1 2 3 4 5

  @kaivai_6_7
  Rule: Change is one shell on the space of its value
    It is never more than 4, for no shell is superfluous.

    Scenario Outline: With <shells> Red pays 11 and gets <change> back
      Given the shells of Red are <shells>
      And Red has chosen building
      And Red has chosen to build meeting on G6 from G5
      When Red chooses to pay <shells>
      Then Red pays the shells <shells> and gets <change> back
      And nothing else changes

      Examples:
        | shells | change |
        | 5 5 5  | 4      |
        | 4 5 5  | 3      |
        | 3 5 5  | 2      |
        | 2 5 5  | 1      |
        | 4 4 4  | 1      |

    Scenario Outline: With a full supply change is given where change_from=<answer>
      Given the ruling change_from=<answer> holds
      And the shells of Red are 5 5 5
      And Red has chosen building
      And Red has chosen to build meeting on G6 from G5
      When Red chooses to pay 5 5 5
      Then Red pays the shells 5 5 5 and gets 4 back

      Examples:
        | answer        |
        | payment_first |
        | change_first  |

  @kaivai_6_6
  Rule: Where no counter is left in the supply, the shells that are paid go there first
    All 52 fish and shells are with the players.

    Background:
      Given the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5 5 5

    Scenario Outline: Red <gets> where change_from=<answer>
      Given the ruling change_from=<answer> holds
      And Red has chosen building
      And Red has chosen to build meeting on G6 from G5
      When Red chooses to pay 5 5 5
      Then the shells of Red are now <left>
      And the goods left are now <goods>

      Examples:
        | answer        | gets            | left | goods |
        | payment_first | gets the change | 4    | 2     |
        | change_first  | gets no change  | none | 3     |

  @kaivai_6_8
  Rule: A canoe-builder hut brings a canoe
    It stands on the hut until it moves off.

    Scenario: A new canoe stands on G6
      Given Red has chosen building
      When Red chooses to build canoe-builder on G6 from G5
      Then Red builds a canoe-builder hut on G6 for 11
      And the canoe on G5 has acted
      And Red has 12 huts, 2 canoes and 5 fishermen left
      And nothing else changes

    Scenario: A canoe that was sunk can come back with a hut
      Given the board has
        | hexes      | holds                 |
        | I8, H8, J8 | Red canoe-builder hut |
      And Red has chosen building
      When Red chooses to build canoe-builder on G6 from G5
      Then Red builds a canoe-builder hut on G6 for 11

  @kaivai_6_9
  Rule: A fisherman's hut brings a fisherman
    Wherever its player fishes in that village, it is a die.

    Scenario: A fisherman stands on G6
      Given Red has chosen building
      When Red chooses to build fisherman on G6 from G5
      Then Red builds a fisherman hut on G6 for 11
      And the canoe on G5 has acted
      And Red has 12 huts, 3 canoes and 4 fishermen left
      And nothing else changes

  @kaivai_6_10
  Rule: A meeting hut brings influence at once where the god stands
    In other villages it brings some when the god comes there.

    Background:
      Given the board has
        | hexes | holds |
        | F6    | cult  |
        | F6    | god   |

    Scenario: The god stands in the village, so Red takes a counter
      Given Red has chosen building
      When Red chooses to build meeting on H4 from G5
      Then Red builds a meeting hut on H4 for 12
      And Red takes 1 influence
      And the canoe on G5 has acted
      And nothing else changes

  @kaivai_6_1
  Rule: Other huts bring no influence, nor does a meeting hut elsewhere
    Only the meeting hut is a place where people of influence meet.

    Scenario: A fisherman's hut in the god's village brings none
      Given the board has
        | hexes | holds |
        | F6    | cult  |
        | F6    | god   |
      And Red has chosen building
      When Red chooses to build fisherman on H4 from G5
      Then Red builds a fisherman hut on H4 for 12
      And the canoe on G5 has acted
      And nothing else changes

    Scenario: A meeting hut where the god is not brings none
      Given Red has chosen building
      When Red chooses to build meeting on H4 from G5
      Then Red builds a meeting hut on H4 for 11
      And the canoe on G5 has acted
      And nothing else changes

  @kaivai_6_11
  Rule: A kind of hut whose piece is out cannot be built
    Four canoes, five fishermen and 15 huts are all that a player has.

    Scenario: With four canoes on the board Red builds no canoe-builder hut
      Given the board has
        | hexes      | holds     |
        | C5, C6, D4 | Red canoe |
      And Red has chosen building
      When Red chooses to build canoe-builder on G6 from G5
      Then the move is refused by kaivai_6_11
      And nothing else changes

    Scenario: With five fishermen on huts Red builds no fisherman's hut
      Given the board has
        | hexes              | holds             |
        | I8, H8, J8, K7, I9 | Red fisherman hut |
      And Red has chosen building
      When Red chooses to build fisherman on G6 from G5
      Then the move is refused by kaivai_6_11
      And nothing else changes

  @kaivai_6_11
  Rule: With 15 huts on the board a player builds no more
    A hut is its piece, so this holds for a table that does without canoes and fishermen too.

    Background:
      Given the board has
        | hexes                          | holds           |
        | E3, G3, H4, H3, E2, F2, G2, H2 | Red meeting hut |
        | D6, D7, E6, F7                 | Red meeting hut |
        | K3, L2                         | Red canoe       |
      And Red has chosen building
      And Red has chosen to build meeting on J3 from K3
      And Red has chosen to pay 5 5

    Scenario Outline: After the fifteenth no other is built where no_piece=<answer>
      Given the ruling no_piece=<answer> holds
      When Red chooses to build meeting on L1 from L2
      Then the move is refused by kaivai_6_11
      And nothing else changes

      Examples:
        | answer      |
        | unavailable |
        | bare        |

    Scenario: Who has all 15 on the board does not choose building
      Given Red has chosen to be done
      And it is the turn of Red
      When Red chooses building
      Then the move is refused by kaivai_6_11
      And nothing else changes

  @kaivai_5_1
  Rule: When the fifteenth hut is built no canoe moves to build another
    It could not act where it comes to.

    Background:
      Given the board has
        | hexes                          | holds           |
        | E3, G3, H4, H3, E2, F2, G2, H2 | Red meeting hut |
        | D6, D7, E6, F7                 | Red meeting hut |
        | K3, L2                         | Red canoe       |
      And Red has chosen building
      And Red has chosen to build meeting on J3 from K3
      And Red has chosen to pay 5 5

    Scenario: The second canoe stays where it is
      When Red chooses to sail L2 to L1
      Then the move is refused by kaivai_5_1
      And nothing else changes

  @kaivai_6_1
  Rule: A table may build a hut without its piece
    The rulebook takes each piece from the supply, and does not say what if there is none.

    Background:
      Given the ruling no_piece=bare holds
      And the board has
        | hexes      | holds     |
        | C5, C6, D4 | Red canoe |
      And Red has chosen building

    Scenario: The hut stands there without a canoe where no_piece=bare
      When Red chooses to build canoe-builder on G6 from G5
      Then the board now also has
        | hexes | holds                 |
        | G6    | Red canoe-builder hut |
      And the price due is now 11
      And the canoe on G5 has acted
      And nothing else changes

  @kaivai_6_12
  Rule: Who cannot pay or reach a place may not choose building
    Nobody chooses an action that ends before it begins.

    Scenario Outline: Shells <shells> are too few for any village that Red's canoe reaches
      Given the bid of Red is 10
      And the shells of Red are <shells>
      When Red chooses building
      Then the move is refused by kaivai_6_12
      And nothing else changes

      Examples:
        | shells    |
        | none      |
        | 4 5 5     |
        | 2 2 2 2 2 |

    Scenario: A canoe that touches no cult hex and cannot move builds nothing
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                 |
        | F3, F5 | Red canoe-builder hut |
        | G7, F6 | Red canoe             |
      And the bid of Red is 10
      And it is the turn of Red
      When Red chooses building
      Then the move is refused by kaivai_6_12
