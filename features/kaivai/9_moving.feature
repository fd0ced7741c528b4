Feature: Kaivai 9, moving
  Canoes move and do nothing else; one that ends on another player's canoe sinks it.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes  | holds                    |
      | F3, F5 | Red canoe-builder hut    |
      | G4, I6 | Blue canoe-builder hut   |
      | J7     | Green canoe-builder hut  |
      | E4     | Green fisherman hut      |
      | E8     | Yellow canoe-builder hut |
      | J2     | Yellow fisherman hut     |
      | G5, G8 | Red canoe                |
      | H7, H9 | Blue canoe               |
      | F8     | Yellow canoe             |
    And the glory of Red is 9
    And it is the turn of Red

  @kaivai_5_1
  Rule: As many canoes move as their player wishes
    Each of them once, and the action ends when the player says so.

    Background:
      Given Red has chosen moving

    Scenario: One canoe moves
      When Red chooses to sail G5 to H5
      Then the canoe on G5 moves to H5
      And nothing else changes

    Scenario: A second one does too
      Given Red has chosen to sail G5 to H5
      When Red chooses to sail G8 to G9
      Then the canoe on G8 moves to G9
      And nothing else changes

    Scenario: And also where order_of_canoes=all_move_first
      Given the ruling order_of_canoes=all_move_first holds
      And Red has chosen to sail G5 to H5
      When Red chooses to sail G8 to G9
      Then the canoe on G8 moves to G9

  @kaivai_4_1
  Rule: The action ends when its player says so
    One canoe is enough.

    Scenario: Red ends the action after one of two canoes
      Given Red has chosen moving
      And Red has chosen to sail G5 to H5
      When Red chooses to be done
      Then the turn is now Blue
      And nothing else changes

  @kaivai_4_5
  Rule: One canoe at least moves, and none twice
    The action has been chosen, so it is performed.

    Background:
      Given Red has chosen moving

    Scenario: Red does not end the action before one canoe has moved
      When Red chooses to be done
      Then the move is refused by kaivai_4_5
      And nothing else changes

    Scenario: A canoe that has moved does not move on
      Given Red has chosen to sail G5 to H5
      When Red chooses to sail H5 to H6
      Then the move is refused by kaivai_4_5
      And nothing else changes

    Scenario: Nobody moves another player's canoe
      When Red chooses to sail H7 to H6
      Then the move is refused by kaivai_4_5
      And nothing else changes

  @kaivai_9_1
  Rule: Only who can move a canoe chooses moving
    To choose it all the same would only make it dearer for the others.

    Scenario: With a bid of 10 no canoe moves
      Given the bid of Red is 10
      When Red chooses moving
      Then the move is refused by kaivai_9_1
      And nothing else changes

    Scenario: Green has no canoe
      Given it is the turn of Green
      When Green chooses moving
      Then the move is refused by kaivai_9_1
      And nothing else changes

  @kaivai_9_2
  Rule: A canoe that ends on another player's canoe sinks it
    The canoe goes back to its player's supply, and nobody can prevent it.

    Background:
      Given Red has chosen moving

    Scenario: Red sinks one of two blue canoes
      When Red chooses to sail G5 to H7
      Then the canoe on G5 moves to H7
      And Red loses 6 glory
      And Blue has 13 huts, 3 canoes and 5 fishermen left
      And nothing else changes

    Scenario: An own canoe is never sunk
      When Red chooses to sail G5 to G8
      Then the move is refused by kaivai_9_2
      And nothing else changes

  @kaivai_5_3
  Rule: In other actions nobody is sunk
    There a move never ends on a canoe.

    Scenario: In delivering Red does not end on Blue's canoe
      Given Red has chosen delivering
      When Red chooses to sail G8 to H7
      Then the move is refused by kaivai_5_3
      And nothing else changes

  @kaivai_5_2
  Rule: A canoe on its hut is never sunk
    A hut is land, and no canoe sails there.

    Scenario: Red does not reach the canoe on the hut on I6
      Given the board has
        | hexes | holds      |
        | I6    | Blue canoe |
      And Red has chosen moving
      When Red chooses to sail G5 to I6
      Then the move is refused by kaivai_5_2
      And nothing else changes

  @kaivai_9_3
  Rule: Sinking costs 6, 4 or 2 glory, the more the fewer canoes the other has at sea
    To hurt a small fleet is a great shame.

    Scenario Outline: Of <number> canoes one costs <glory> where sinking=<answer>
      Given the ruling sinking=<answer> holds
      And the board has
        | hexes    | holds      |
        | <canoes> | Blue canoe |
      And Red has chosen moving
      When Red chooses to sail G5 to H7
      Then the canoe on G5 moves to H7
      And Red loses <glory> glory

      Examples:
        | answer         | number | canoes | glory |
        | six_four_two   | 2      | H7     | 6     |
        | six_four_two   | 3      | K3     | 4     |
        | six_four_two   | 4      | K3, L3 | 2     |
        | four_three_two | 2      | H7     | 4     |
        | four_three_two | 3      | K3     | 3     |
        | four_three_two | 4      | K3, L3 | 2     |

    Scenario Outline: A canoe on its hut <counts> where at_sea=<answer>
      Given the ruling at_sea=<answer> holds
      And the board has
        | hexes | holds      |
        | I6    | Blue canoe |
      And Red has chosen moving
      When Red chooses to sail G5 to H7
      Then the canoe on G5 moves to H7
      And Red loses <glory> glory

      Examples:
        | answer | counts         | glory |
        | sea    | does not count | 6     |
        | board  | counts         | 4     |

    Scenario: A second canoe of the same action is counted anew
      Given the board has
        | hexes | holds      |
        | K3    | Blue canoe |
      And the glory of Red is 10
      And Red has chosen moving
      And Red has chosen to sail G5 to H7
      When Red chooses to sail G8 to H9
      Then Red loses 6 glory

  @kaivai_9_4
  Rule: A player's last canoe is never sunk
    Who had no canoe could do hardly anything any more.

    Scenario: Yellow has one canoe
      Given Red has chosen moving
      When Red chooses to sail G8 to F8
      Then the move is refused by kaivai_9_4
      And nothing else changes

    Scenario: One at sea and one on its hut are one where at_sea=sea
      Given the ruling at_sea=sea holds
      And the board has
        | hexes | holds        |
        | E8    | Yellow canoe |
      And Red has chosen moving
      When Red chooses to sail G8 to F8
      Then the move is refused by kaivai_9_4
      And nothing else changes

  @kaivai_9_3
  Rule: What counts as the last canoe
    A table that counts all canoes on the board counts that on its hut.

    Scenario: One at sea and one on its hut are two where at_sea=board
      Given the ruling at_sea=board holds
      And the board has
        | hexes | holds        |
        | E8    | Yellow canoe |
      And Red has chosen moving
      When Red chooses to sail G8 to F8
      Then the canoe on G8 moves to F8
      And Red loses 6 glory

  @kaivai_9_5
  Rule: Nobody's glory falls below none
    Who has little glory has nothing to be ashamed with.

    Scenario Outline: With <glory> glory Red cannot pay 6
      Given the glory of Red is <glory>
      And Red has chosen moving
      When Red chooses to sail G5 to H7
      Then the move is refused by kaivai_9_5
      And nothing else changes

      Examples:
        | glory |
        | 0     |
        | 5     |

  @kaivai_9_3
  Rule: Glory may fall to none
    Six are just enough for six.

    Scenario: Red pays all his glory
      Given the glory of Red is 6
      And Red has chosen moving
      When Red chooses to sail G5 to H7
      Then the glory of Red is now 0
      And the canoe on G5 moves to H7
      And nothing else changes
