Feature: Fiji 6, the end of the game
  When the game is over, and who has won.
  In the position below, the fourth round pays 2 heads to Henry, 1 to Chris and none to Anna.

  Background:
    Given Henry, Chris and Anna play Fiji
    And it is exchange 3 of round 4
    And the hands are
      |       | green | red | yellow | blue |
      | Henry | 1     | 4   | 2      | 1    |
      | Chris | 4     | 3   | 1      | 1    |
      | Anna  | 2     | 1   | 5      |      |

  @fiji_6_1
  Rule: The game ends after four rounds
    Then every condition and every effect has been on the table.

    Scenario: Scoring the fourth round ends the game
      When the round is scored
      Then the game is over
      And Henry takes 2 heads
      And Chris takes 1 head
      And nothing else changes

    Scenario Outline: After the fourth round of <number> nobody can offer
      Given <players> play Fiji
      And it is exchange 3 of round 4
      When the round is scored
      And Henry chooses to offer 1 green
      Then the move is refused by fiji_6_1
      And nothing else changes

      Examples:
        | number | players                           |
        | two    | Henry and Anna                    |
        | three  | Henry, Chris and Anna             |
        | four   | Henry, Chris, Anna and Mary       |
        | five   | Henry, Chris, Anna, Mary and Ruth |

    Scenario: A fifth round is refused
      Given another round follows
      When the table is counted
      Then the move is refused by fiji_6_1
      And nothing else changes

  @fiji_6_2
  Rule: The most heads win
    Only heads count in the end, and those of the last round count like all others.

    Scenario Outline: With <heads> before the last round, <winner> wins
      Given the heads are <heads>
      When the round is scored
      Then <winner> wins
      And Henry takes 2 heads
      And Chris takes 1 head
      And nothing else changes

      Examples:
        | heads                       | winner |
        | Henry 4, Chris 2 and Anna 3 | Henry  |
        | Henry 2, Chris 4 and Anna 3 | Chris  |
        | Henry 1, Chris 2 and Anna 6 | Anna   |

    Scenario: The last round turns the game
      Given the heads are Henry 3, Chris 2 and Anna 4
      When the round is scored
      Then Henry wins

    Scenario: Winning the last round is not enough
      Given the heads are Henry 0, Chris 3 and Anna 6
      When the round is scored
      Then Anna wins

    Scenario: One head ahead of four others is enough
      Given Henry, Chris, Anna, Mary and Ruth play Fiji
      And it is exchange 3 of round 4
      And the heads are Henry 7, Chris 7, Anna 7, Mary 8 and Ruth 7
      When the round is scored
      Then Mary wins

    Scenario: Two players compare their heads as well
      Given Henry and Anna play Fiji
      And it is exchange 3 of round 4
      And the heads are Henry 16 and Anna 14
      When the round is scored
      Then Henry wins
      And nothing else changes

  @fiji_6_3
  Rule: Players with equally many heads share the victory
    Only the English text speaks of this tie, so a table may also answer that nobody wins.

    Scenario: Two with 5 heads each share the victory where final_tie=shared
      Given the ruling final_tie=shared holds
      And the heads are Henry 3, Chris 4 and Anna 2
      When the round is scored
      Then Henry and Chris share the victory
      And Henry takes 2 heads
      And Chris takes 1 head

    Scenario: Two with 5 heads each leave the game without a winner where final_tie=nobody
      Given the ruling final_tie=nobody holds
      And the heads are Henry 3, Chris 4 and Anna 2
      When the round is scored
      Then nobody wins
      And Henry takes 2 heads
      And Chris takes 1 head

    Scenario: All three have 4 heads and share the victory
      Given the heads are Henry 2, Chris 3 and Anna 4
      When the round is scored
      Then Henry, Chris and Anna share the victory

    Scenario: Better places in the last round do not break the tie
      Given the heads are Henry 3, Chris 1 and Anna 5
      When the round is scored
      Then Henry and Anna share the victory

    Scenario Outline: Equal heads are shared by <edition>
      Given Henry, Chris and Anna play Fiji by <edition>
      And it is exchange 3 of round 4
      And the heads are Henry 4, Chris 4 and Anna 0
      When the round is scored
      Then Henry and Chris share the victory

      Examples:
        | edition        |
        | fiji-en-2006   |
        | fiji-de-2005   |
        | fiji-condensed |

    Scenario Outline: <number> equal players share the victory
      Given <players> play Fiji
      And it is exchange 3 of round 4
      When the round is scored
      Then <players> share the victory

      Examples:
        | number | players                           |
        | Two    | Henry and Anna                    |
        | Four   | Henry, Chris, Anna and Mary       |
        | Five   | Henry, Chris, Anna, Mary and Ruth |
