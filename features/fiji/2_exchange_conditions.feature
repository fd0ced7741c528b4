Feature: Fiji 2, the exchange conditions
  The second phase of a round: four conditions and four effects make the rows of its exchanges.

  Background:
    Given Henry, Chris, Anna and Mary play Fiji
    And the rows are
      | condition            | effect               |
      | most yellow and blue | swap two goals       |
      | fewest red           | take half of the red |
      | most blue            | others take 1 green  |
      | fewest green         | take 1 blue          |
    And the next round has
      | condition          | effect               | goal        |
      | most red and green | take 3 red           | most red    |
      | fewest yellow      | keep the offer       | fewest blue |
      | most beads         | others take 1 yellow | most green  |
      | fewest beads       | take 2 yellow        | most yellow |

  @fiji_2_1
  Rule: Four conditions lie in a column in every round
    Everybody shall know what an offer is held against before making it.

    Scenario: The second round has four new conditions
      Given the heads are Henry 2, Chris 2, Anna 2 and Mary 2
      When the next round is dealt
      Then round 2 begins
      And the rows are now
        | condition          | effect               |
        | most red and green | take 3 red           |
        | fewest yellow      | keep the offer       |
        | most beads         | others take 1 yellow |
        | fewest beads       | take 2 yellow        |
      And the goals are still most red, fewest blue, most green and most yellow
      And nothing else changes

    Scenario: Without cards for the third round nobody can offer
      Given the heads are Henry 2, Chris 2, Anna 2 and Mary 2
      When the next round is dealt
      And the next round is dealt
      And Henry chooses to offer 1 green
      Then the move is refused by fiji_2_1
      And nothing else changes

  @fiji_2_2
  Rule: Four effects lie beside them and make four rows
    Each condition has one reward, and everybody sees which.

    Scenario: Each new condition has its effect beside it
      Given the heads are Henry 2, Chris 2, Anna 2 and Mary 2
      When the next round is dealt
      Then the rows are now
        | condition          | effect               |
        | most red and green | take 3 red           |
        | fewest yellow      | keep the offer       |
        | most beads         | others take 1 yellow |
        | fewest beads       | take 2 yellow        |

  @fiji_2_3
  Rule: Used cards are discarded, so each card comes up in one round
    Whoever has seen three rounds knows what the fourth can bring.

    Scenario: Four new rows replace those of the first round
      Given the heads are Henry 2, Chris 2, Anna 2 and Mary 2
      When the next round is dealt
      Then round 2 begins
      And the rows are now
        | condition          | effect               |
        | most red and green | take 3 red           |
        | fewest yellow      | keep the offer       |
        | most beads         | others take 1 yellow |
        | fewest beads       | take 2 yellow        |
      And nothing else changes

  @fiji_2_4
  Rule: The cards still in the stacks are secret
    What later rounds bring is left to chance.

    Scenario Outline: <player> cannot look into the stacks
      When <player> looks at the table
      Then fiji_2_4 hides the cards still in the stacks
      And nothing else changes

      Examples:
        | player |
        | Henry  |
        | Mary   |
