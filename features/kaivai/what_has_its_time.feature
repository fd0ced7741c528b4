Feature: Kaivai, what has its time
  A move at the wrong time is refused by the rule that says when it is made, and one of somebody else by the rule that says who makes it.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes | holds                       |
      | G4    | cult                        |
      | G4    | god                         |
      | F3    | Red canoe-builder hut       |
      | F5    | Red fisherman hut           |
      | E3    | Blue meeting hut with 2 fish |
      | I6    | Blue canoe-builder hut      |
      | G5    | Red canoe                   |
      | H7    | Blue canoe                  |
    And it is the turn of Red

  @kaivai_6_6
  Rule: Shells are paid for a hut that has been built
    Before it nothing is due.

    Scenario: Red does not pay instead of choosing an action
      When Red chooses to pay 5
      Then the move is refused by kaivai_6_6
      And nothing else changes

  @kaivai_7_1
  Rule: Dice are rolled once fishing has been chosen
    Leaving a die has its time as well.

    Scenario: Red does not fish without a die before
      Given the ruling roll=optional holds
      When Red chooses to fish at F4 from G5 with 0
      Then the move is refused by kaivai_7_1
      And nothing else changes

  @kaivai_4_5
  Rule: An action ends that has begun
    There is none between two turns.

    Scenario: Red does not end an action that is not chosen
      When Red chooses to be done
      Then the move is refused by kaivai_4_5
      And nothing else changes

  @kaivai_14_3
  Rule: Villages are scored when the last round is over
    Until then they grow.

    Scenario: Red does not have a village scored in the middle of the game
      When Red chooses to score F4
      Then the move is refused by kaivai_14_3
      And nothing else changes

  @kaivai_4_1
  Rule: While somebody performs an action the others wait
    Whatever the action is.

    Scenario Outline: Blue does not sail while Red has <action> to do
      Given Red has chosen <action>
      When Blue chooses to sail H7 to H6
      Then the move is refused by kaivai_4_1
      And nothing else changes

      Examples:
        | action     |
        | building   |
        | fishing    |
        | delivering |
        | moving     |

  @kaivai_10_1
  Rule: Who has chosen celebrating chooses the village
    The others only get glory for their fish.

    Scenario: Blue does not choose it for Red
      Given Red has chosen celebrating
      When Blue chooses to celebrate at F4
      Then the move is refused by kaivai_10_1
      And nothing else changes

  @kaivai_5_1
  Rule: No action ends before each canoe that has moved has acted
    A canoe moves in order to act.

    Scenario Outline: Red does not end <action> with a canoe that has only moved
      Given Red has chosen <action>
      And Red has chosen to sail G5 to H4
      When Red chooses to be done
      Then the move is refused by kaivai_5_1
      And nothing else changes

      Examples:
        | action   |
        | building |
        | fishing  |

  @kaivai_0_7
  Rule: Glory of 40 is the start space again
    With it the first lap is over.

    Scenario: From 38 glory two fish lead to the start
      Given the glory of Blue is 38
      And Red has chosen celebrating
      When Red chooses to celebrate at F4
      Then this is told
        | rule        | sentence                                                                             |
        | Kaivai 10.1 | Red celebrates in the village of F4.                                                 |
        | Kaivai 10.2 | The fish on their huts bring the players glory: Red 0, Blue 2, Green 0 and Yellow 0. |
        | Kaivai 10.4 | 2 fish go back to the supply.                                                        |
        | Kaivai 0.7  | Blue passes the start of the glory track: 40 glory.                                  |
        | Kaivai 4.1  | It is the turn of Blue.                                                              |

  @kaivai_4_2
  Rule: Who is not to decide has nothing to choose
    The list of moves is that of the player whose turn it is.

    Scenario: While Red builds, Blue has no move
      When Red chooses building
      Then Blue has the choice of 0 moves

  @kaivai_5_1
  Rule: Who has moved one canoe may move another
    Or end the action.

    Scenario: After one canoe has moved the others may, or the action ends
      Given the board has
        | hexes | holds     |
        | G8    | Red canoe |
      And the bid of Red is 1
      And Red has chosen moving
      When Red chooses to sail G5 to H4
      Then Red has the choice of 6 moves

  @kaivai_4_1
  Rule: Who is waited for is told in the order of their places
    All who have not added influence are.

    Scenario: Three players still add influence, and nobody takes a turn
      Given the villages are to be scored
      And the glory is Red 0, Blue 5, Green 5 and Yellow 5
      And Red has chosen to score F4
      And Blue has chosen to add 0
      When Red chooses building
      Then this is told
        | rule       | sentence |
        | Kaivai 4.1 | it is not the time for that: Red, Green and Yellow add influence. |

  @kaivai_0_11
  Rule: On a board of its own a table is told that it has one
    The usual names of hexes would mislead.

    Scenario: G1 is not there
      Given the board is without F1, G1 and H1
      And Red has chosen moving
      When Red chooses to sail G5 to G1
      Then this is told
        | rule        | sentence |
        | Kaivai 0.11 | the field has no such hex; choose one of those of the board that is played on. |
