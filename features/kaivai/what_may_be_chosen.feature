Feature: Kaivai, how much there is to choose
  What a list has too much or too little shows in the number of its moves.
  Red has bid 1, so canoes of Red move one hex; G4 and the god are in the village of F4.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes      | holds                         |
      | G4         | cult                          |
      | G4         | god                           |
      | F3         | Red canoe-builder hut         |
      | F5         | Red fisherman hut             |
      | E3         | Blue meeting hut with 2 fish  |
      | J2, L2     | Yellow canoe-builder hut      |
      | C3, B3     | Green canoe-builder hut       |
      | I6         | Red canoe-builder hut         |
      | H7         | Blue canoe-builder hut        |
      | G5, J7     | Red canoe                     |
    And the bid of Red is 1
    And it is the turn of Red

  @kaivai_4_2
  Rule: After an action is chosen, every move of it is there
    Each canoe may act where it is, or one hex further on.

    Scenario: Two canoes can build at two places each, any of three huts, and sail to three others
      When Red chooses building
      Then Red has the choice of 15 moves

    Scenario: One canoe fishes where it is, or on H4
      When Red chooses fishing
      Then Red has the choice of 2 moves

    Scenario: It may leave its die where roll=optional
      Given the ruling roll=optional holds
      When Red chooses fishing
      Then Red has the choice of 3 moves

    Scenario: Without dice there is none to leave, where fishing=no_dice and roll=optional
      Given the ruling fishing=no_dice holds
      And the ruling roll=optional holds
      When Red chooses fishing
      Then Red has the choice of 2 moves

    Scenario: By a bid of 10 the canoe on G5 fishes, and that on J7 reaches no place
      Given the bid of Red is 10
      When Red chooses fishing
      Then Red has the choice of 1 moves

    Scenario: With all canoes at sea two kinds of hut are left, for two canoes at two places each, and six ways to sail
      Given the board has
        | hexes   | holds                 |
        | L7, J9  | Red canoe-builder hut |
        | H9, H10 | Red canoe             |
      When Red chooses building
      Then Red has the choice of 14 moves

    Scenario: Of 2 4 4 there are five loads for an empty hut, two for one more fish, and three ways to sail
      Given the fish of Red are 2 4 4
      And the board has
        | hexes | holds     |
        | E2    | Red canoe |
      When Red chooses delivering
      Then Red has the choice of 10 moves

    Scenario: Three loads, one and three ways to sail are left of them where fish_leave=stalest
      Given the ruling fish_leave=stalest holds
      And the fish of Red are 2 4 4
      And the board has
        | hexes | holds     |
        | E2    | Red canoe |
      When Red chooses delivering
      Then Red has the choice of 7 moves

    Scenario: One canoe has three hexes around it, the other five
      When Red chooses moving
      Then Red has the choice of 8 moves

    Scenario: One village has fish to celebrate with
      When Red chooses celebrating
      Then Red has the choice of 1 moves

  @kaivai_5_1
  Rule: What one canoe does leaves another that has moved something to do
    A canoe that has moved must act, so nothing may take its act away.

    Scenario: Of three fish one is kept for the other canoe
      Given the fish of Red are 4 4 4
      And the board has
        | hexes | holds            |
        | F6    | Blue meeting hut |
      And these turns have been taken
        | player | moves                                           |
        | Red    | choose delivering; sail G5 to G6; sail J7 to J6 |
      When Red chooses to deliver 4 4 4 to F6 from G6
      Then the move is refused by kaivai_5_1

    Scenario: Two fish are not for three canoes
      Given the fish of Red are 4 5
      And the board has
        | hexes | holds                 |
        | F6    | Blue meeting hut      |
        | L7    | Red canoe-builder hut |
        | E2    | Red canoe             |
      And these turns have been taken
        | player | moves                                           |
        | Red    | choose delivering; sail E2 to F2; sail J7 to J6 |
      When Red chooses to sail G5 to G6
      Then the move is refused by kaivai_5_1

    Scenario: With 10 in shells the second canoe stays where it is
      Given the shells of Red are 5 5
      And the board has
        | hexes  | holds |
        | H4, H6 | cult  |
      And these turns have been taken
        | player | moves                           |
        | Red    | choose building; sail G5 to H5 |
      When Red chooses to sail J7 to I8
      Then the move is refused by kaivai_5_1

    Scenario: Of 11 in shells 5 are kept for the other canoe's hut
      Given the shells of Red are 1 5 5
      And the board has
        | hexes  | holds |
        | H4, H6 | cult  |
      And these turns have been taken
        | player | moves                                         |
        | Red    | choose building; sail G5 to H5; sail J7 to I8 |
      When Red chooses to build meeting on I4 from H5
      Then the move is refused by kaivai_5_1

  @kaivai_8_3
  Rule: Two of three fish may go
    The third one is for the hut on I6.

    Scenario: Then the other canoe has one hut to deliver to
      Given the fish of Red are 4 4 4
      And the board has
        | hexes | holds            |
        | F6    | Blue meeting hut |
      And these turns have been taken
        | player | moves                                           |
        | Red    | choose delivering; sail G5 to G6; sail J7 to J6 |
      When Red chooses to deliver 4 4 to F6 from G6
      Then Red has the choice of 1 moves

    Scenario: Three canoes act one after the other where order_of_canoes=all_move_first
      Given the ruling order_of_canoes=all_move_first holds
      And the board has
        | hexes | holds                 |
        | F6    | Blue meeting hut      |
        | L7    | Red canoe-builder hut |
        | E2    | Red canoe             |
      And these turns have been taken
        | player | moves                                                                                     |
        | Red    | choose delivering; sail E2 to F2; sail J7 to J6; sail G5 to G6; deliver 4 to F3 from F2 |
      When Red chooses to deliver 4 to I6 from J6
      Then the canoe on J6 has acted

  @kaivai_7_6
  Rule: A canoe that cannot leave its hut reaches no place to fish
    By a bid of 10 canoes do not move.

    Scenario: It lies beside the god's village all the same
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes | holds                 |
        | G4    | cult                  |
        | G4    | god                   |
        | F3    | Red canoe-builder hut |
        | F3    | Red canoe             |
      And the bid of Red is 10
      And it is the turn of Red
      When Red chooses fishing
      Then the move is refused by kaivai_7_6

  @kaivai_4_2
  Rule: When the god has come to a village, the highest bidder chooses an action
    The highest bid has its advantage now.

    Scenario: Red chooses increasing
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes | holds |
        | A5    | cult  |
        | A5    | god   |
      And the bids are Red 8, Blue 6, Green 4 and Yellow 2
      And Yellow has chosen to move the god to G4
      When Red chooses increasing
      Then the supply pays for increasing, which Red has chosen

  @kaivai_6_1
  Rule: The canoe that touches two villages builds in the cheaper one
    It costs 5 there, and 6 are left for the other hut.

    Scenario: Both huts can be paid with 11
      Given the shells of Red are 1 5 5
      And the board has
        | hexes  | holds |
        | H4, H6 | cult  |
      And these turns have been taken
        | player | moves                                         |
        | Red    | choose building; sail G5 to H5; sail J7 to I8 |
      When Red chooses to build meeting on I5 from H5
      Then Red builds a meeting hut on I5 for 5
