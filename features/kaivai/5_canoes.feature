Feature: Kaivai 5, canoes
  How canoes move before they act, which holds for building, fishing, delivering and moving.
  Red has bid 6, so Red's canoes move up to 4.

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
    And the board has
      | hexes | holds     |
      | F9    | Red canoe |
    And it is the turn of Red

  @kaivai_5_1
  Rule: A canoe may move before it acts, up to its allowance, and only if it acts
    Only the action moving brings a canoe nearer for later.

    Scenario: In building a canoe does not move to where it touches no cult hex
      Given Red has chosen building
      When Red chooses to sail G5 to H4
      Then the move is refused by kaivai_5_1
      And nothing else changes

    Scenario: Four steps from F9 to F6 lead to a hut that takes fish
      Given Red has chosen delivering
      When Red chooses to sail F9 to F6
      Then the canoe sails from F9 to F6
      And nothing else changes

    Scenario Outline: <to> is too far for a canoe that moves 4
      Given Red has chosen moving
      When Red chooses to sail F9 to <to>
      Then the move is refused by kaivai_5_1
      And nothing else changes

      Examples:
        | to |
        | K5 |
        | F1 |
        | F9 |

    Scenario: A canoe does not move where it could not act
      Given Red has chosen delivering
      When Red chooses to sail F9 to G10
      Then the move is refused by kaivai_5_1
      And nothing else changes

    Scenario: A canoe that has moved does not move again
      Given Red has chosen delivering
      And Red has chosen to sail F9 to F6
      When Red chooses to sail F6 to G6
      Then the move is refused by kaivai_5_1
      And nothing else changes

    Scenario: The action does not end before a canoe that has moved has acted
      Given Red has chosen delivering
      And Red has chosen to deliver 4 to F5 from G5
      And Red has chosen to sail F9 to F6
      When Red chooses to be done
      Then the move is refused by kaivai_5_1
      And nothing else changes

    Scenario: A bid of 10 lets no canoe move
      Given the bid of Red is 10
      And Red has chosen delivering
      When Red chooses to sail F9 to F8
      Then the move is refused by kaivai_5_1
      And nothing else changes

    Scenario: Nobody moves a canoe while an action is still to be chosen
      When Red chooses to sail F9 to F10
      Then the move is refused by kaivai_5_1
      And nothing else changes

  @kaivai_5_2
  Rule: Canoes move over water only
    Huts and cult hexes are land, so a village grows into the way.

    Scenario Outline: A canoe cannot sail onto <hex>, <what>
      Given Red has chosen moving
      When Red chooses to sail G5 to <hex>
      Then the move is refused by kaivai_5_2
      And nothing else changes

      Examples:
        | hex | what             |
        | F4  | a cult hex       |
        | F5  | a hut of its own |
        | G4  | a hut of Blue    |
        | A5  | land far away    |

    Scenario: From G5 to G3 it is 3 steps, for G4 is a hut, and a bid of 2 is not enough
      Given the bid of Red is 2
      And Red has chosen moving
      When Red chooses to sail G5 to G3
      Then the move is refused by kaivai_5_2
      And nothing else changes

  @kaivai_5_1
  Rule: The way leads around land
    A step is from one water hex to the next.

    Scenario: A bid of 3 is enough
      Given the bid of Red is 7
      And Red has chosen moving
      When Red chooses to sail G5 to G3
      Then the canoe on G5 moves to G3
      And nothing else changes

    Scenario: From a hut on E6 a movement of 2 is two steps short of I5
      Given the bid of Red is 2
      And the board has
        | hexes | holds                 |
        | E6    | Red canoe-builder hut |
        | E6    | Red canoe             |
      And Red has chosen moving
      When Red chooses to sail E6 to I5
      Then the move is refused by kaivai_5_1
      And nothing else changes

    Scenario: Through the hex of another canoe it goes on
      Given the board has
        | hexes  | holds      |
        | F7, G7 | Blue canoe |
        | G8     | Blue canoe |
      And Red has chosen delivering
      When Red chooses to sail F9 to F6
      Then the canoe sails from F9 to F6
      And nothing else changes

  @kaivai_5_3
  Rule: A canoe never stops on another
    Only the action moving ends on one, and sinks it.

    Scenario Outline: The canoe on <hex> is in the way
      Given the board has
        | hexes | holds   |
        | F6    | <canoe> |
      And Red has chosen delivering
      When Red chooses to sail F9 to F6
      Then the move is refused by kaivai_5_3
      And nothing else changes

      Examples:
        | hex | canoe      |
        | F6  | Blue canoe |
        | F6  | Red canoe  |

  @kaivai_5_4
  Rule: Leaving its hut costs a canoe a step
    The hut is land, so the canoe must first be brought to water.

    Background:
      Given the board has
        | hexes | holds                 |
        | E6    | Red canoe-builder hut |
        | E6    | Red canoe             |

    Scenario: From its hut on E6 the canoe sails 2 steps to F6, and will act there
      Given Red has chosen delivering
      When Red chooses to sail E6 to F6
      Then the canoe sails from E6 to F6
      And nothing else changes

    Scenario Outline: With a movement of <movement> it does not come to <to>
      Given the bid of Red is <bid>
      And Red has chosen moving
      When Red chooses to sail E6 to <to>
      Then the move is refused by kaivai_5_4
      And nothing else changes

      Examples:
        | bid | movement | to |
        | 1   | 1        | G6 |
        | 2   | 2        | H6 |

  @kaivai_5_5
  Rule: A new canoe waits for its player's next turn
    It is there, but nobody has taken it to the water yet.

    Background:
      Given Red has chosen building
      And Red has chosen to build canoe-builder on G6 from G5
      And Red has chosen to pay 5 5 5

    Scenario: In the turn in which it is built it does not sail
      When Red chooses to sail G6 to H5
      Then the move is refused by kaivai_5_5
      And nothing else changes

    Scenario: Nor does it build
      When Red chooses to build meeting on H5 from G6
      Then the move is refused by kaivai_5_5
      And nothing else changes

  @kaivai_5_4
  Rule: In the next turn the new canoe sails
    A turn is one action, so that may be in the same round.

    Scenario: When the others have passed, the next action takes it along
      Given Blue, Green and Yellow have passed
      And the board has
        | hexes | holds                 |
        | G6    | Red canoe-builder hut |
        | G6    | Red canoe             |
      And Red has chosen delivering
      When Red chooses to sail G6 to F6
      Then the canoe sails from G6 to F6
      And nothing else changes

  @kaivai_5_6
  Rule: On its hut a canoe performs no action
    It has to move off first, in the same action if it can.

    Background:
      Given the board has
        | hexes | holds                 |
        | G6    | Red canoe-builder hut |
        | G6    | Red canoe             |

    Scenario: It does not deliver to the hut beside it
      Given Red has chosen delivering
      When Red chooses to deliver 4 to F5 from G6
      Then the move is refused by kaivai_5_6
      And nothing else changes

    Scenario: It does not fish at the cult hex beside it
      Given the board has
        | hexes | holds                 |
        | F7    | Red canoe-builder hut |
        | F7    | Red canoe             |
        | E7    | god                   |
      And Red has chosen fishing
      When Red chooses to fish at E7 from F7
      Then the move is refused by kaivai_5_6
      And nothing else changes

    Scenario: It does not build either
      Given Red has chosen building
      When Red chooses to build meeting on H5 from G6
      Then the move is refused by kaivai_5_6
      And nothing else changes

  @kaivai_5_1
  Rule: The canoes of an action move and act in any order
    Both printed examples can be played as they are told.

    @kaivai_5_7
    Scenario: Where order_of_canoes=free, two canoes may move before either acts
      Given the ruling order_of_canoes=free holds
      And Red has chosen delivering
      And Red has chosen to sail G5 to G6
      When Red chooses to sail F9 to F6
      Then the canoe sails from F9 to F6
      And nothing else changes

    Scenario: Where order_of_canoes=free, a canoe moves after another has acted
      Given Red has chosen delivering
      And Red has chosen to deliver 4 to F5 from G5
      When Red chooses to sail F9 to F6
      Then the canoe sails from F9 to F6
      And nothing else changes

    Scenario: Where order_of_canoes=canoe_by_canoe, it does too
      Given the ruling order_of_canoes=canoe_by_canoe holds
      And Red has chosen delivering
      And Red has chosen to deliver 4 to F5 from G5
      When Red chooses to sail F9 to F6
      Then the canoe sails from F9 to F6
      And nothing else changes

    @kaivai_5_7
    Scenario: Where order_of_canoes=all_move_first, two canoes move before either acts
      Given the ruling order_of_canoes=all_move_first holds
      And Red has chosen delivering
      And Red has chosen to sail G5 to G6
      When Red chooses to sail F9 to F6
      Then the canoe sails from F9 to F6
      And nothing else changes

  @kaivai_5_7
  Rule: A table may agree on the order of canoes
    The rulebook shows two orders and names none.

    Scenario: Where order_of_canoes=canoe_by_canoe, a canoe that has moved acts before the next one moves
      Given the ruling order_of_canoes=canoe_by_canoe holds
      And Red has chosen delivering
      And Red has chosen to sail G5 to G6
      When Red chooses to sail F9 to F6
      Then the move is refused by kaivai_5_7
      And nothing else changes

    Scenario: Nor does another one act before it
      Given the ruling order_of_canoes=canoe_by_canoe holds
      And Red has chosen delivering
      And Red has chosen to sail F9 to F6
      When Red chooses to deliver 4 to F5 from G5
      Then the move is refused by kaivai_5_7
      And nothing else changes

    Scenario: Where order_of_canoes=all_move_first, no canoe moves after one has acted
      Given the ruling order_of_canoes=all_move_first holds
      And Red has chosen delivering
      And Red has chosen to deliver 4 to F5 from G5
      When Red chooses to sail F9 to F6
      Then the move is refused by kaivai_5_7
      And nothing else changes
