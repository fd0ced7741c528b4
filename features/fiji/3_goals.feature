Feature: Fiji 3, the goals
  The third phase of a round: the four goals say what the beads will be worth when it ends.

  @fiji_3_1
  Rule: The goals are shuffled in order and in orientation
    Beads that were wanted in one round may be a burden in the next.

    Background:
      Given Henry, Chris, Anna and Mary play Fiji
      And the next round has
        | condition          | effect               | goal        |
        | most red and green | take 3 red           | most red    |
        | fewest yellow      | keep the offer       | fewest blue |
        | most beads         | others take 1 yellow | most green  |
        | fewest beads       | take 2 yellow        | most yellow |

    Scenario: The next round has its goals in another order, and some the other way up
      Given the goals are most yellow, fewest green, most blue and fewest red
      When the next round is dealt
      Then round 2 begins
      And the goals are now most red, fewest blue, most green and most yellow
      And nothing else changes

    Scenario: The order stays and two goals are turned
      Given the goals are fewest red, fewest blue, most green and fewest yellow
      When the next round is dealt
      Then round 2 begins
      And the goals are now most red, fewest blue, most green and most yellow
      And nothing else changes

    Scenario: In the game of seed 1 three goals ask for the fewest, and most red lies last
      A seed is the luck of a game written down: wherever this one is played, these goals are dealt.

      When Henry, Chris and Anna start a game of Fiji
      Then the goals are now fewest blue, fewest green, fewest yellow and most red

  @fiji_3_2
  Rule: The goals lie in a row, and the one nearest the indicator counts first
    So everybody knows which goal decides, and which only breaks ties.

    Scenario: Most red lies at the indicator, most yellow farthest from it
      Given Henry and Anna play Fiji
      And the next round has
        | condition          | effect               | goal        |
        | most red and green | take 3 red           | most red    |
        | fewest yellow      | keep the offer       | fewest blue |
        | most beads         | others take 1 yellow | most green  |
        | fewest beads       | take 2 yellow        | most yellow |
      When the next round is dealt
      Then the goals are still most red, fewest blue, most green and most yellow

  @fiji_3_3
  Rule: A goal asks for the most or the fewest beads of its colour
    The way up of a card decides whether its beads are wanted or not.

    Background:
      Given Henry, Chris and Anna play Fiji
      And the hands are
        |       | green | red | yellow | blue |
        | Henry | 1     | 2   | 3      | 2    |
        | Chris | 2     | 3   | 1      | 3    |
        | Anna  | 3     | 1   | 2      |      |

    Scenario Outline: With <wanted> first, the order is <order>
      Given the goals are <wanted>, <others>
      When the round is scored
      Then the order is <order>

      Examples:
        | wanted        | others                              | order              |
        | most green    | most red, most yellow and most blue | Anna, Chris, Henry |
        | fewest green  | most red, most yellow and most blue | Henry, Chris, Anna |
        | most red      | most green, most yellow, most blue  | Chris, Henry, Anna |
        | fewest red    | most green, most yellow, most blue  | Anna, Henry, Chris |
        | most yellow   | most green, most red, most blue     | Henry, Anna, Chris |
        | fewest yellow | most green, most red, most blue     | Chris, Anna, Henry |
        | most blue     | most green, most red, most yellow   | Chris, Henry, Anna |
        | fewest blue   | most green, most red, most yellow   | Anna, Henry, Chris |

    Scenario: No blue at all is the fewest blue
      Given the goals are fewest blue, most green, most red and most yellow
      When the round is scored
      Then the places are
        | place | player | heads |
        | 1     | Anna   | 2     |
        | 2     | Henry  | 1     |
        | 3     | Chris  |       |
      And nothing else changes
