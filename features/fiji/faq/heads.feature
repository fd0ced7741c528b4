@faq
Feature: Fiji FAQ, goals and heads
  How the goals rank the players when a round ends, and what the places pay.

  Background:
    Given Ana, Ben, Cid and Dora play Fiji
    And the goals are most red, fewest blue, most green and most yellow

  @fiji_q_r10 @confirmed @fiji_3_3
  Scenario Outline: Which way up does a goal ask for the most?
    With the large bead at the top; with the small bead at the top it asks for the fewest.

    Given the goals are <goal>, most blue, most green and most yellow
    And the hands are
      | player | green | red |
      | Ana    | 1     | 4   |
      | Ben    | 1     | 3   |
      | Cid    | 1     | 2   |
      | Dora   | 1     | 1   |
    When the round is scored
    Then the order is <order>

    Examples:
      | goal       | order               |
      | most red   | Ana, Ben, Cid, Dora |
      | fewest red | Dora, Cid, Ben, Ana |

  @fiji_q_x15 @open @fiji_3_3
  Scenario: From whose side do we look for the top of a goal card? (open point goal_top=one_side)
    From one side for all: the one on which the indicator lies at the left.
    No text says it; the condensed one lays the indicator as the dealer sees it.

    Given the hands are
      | player | green | red |
      | Ana    | 1     | 4   |
      | Ben    | 1     | 3   |
      | Cid    | 1     | 2   |
      | Dora   | 1     | 1   |
    When the round is scored
    Then the order is Ana, Ben, Cid, Dora

  @fiji_q_x40 @stated @fiji_3_2
  Scenario: Which goal counts first?
    The one beside the indicator, the card with the arrow; the one farthest away counts last (Fiji 3.2).
    Most red lies there, so Ana is first, and Dora last although she is the best at the other three.

    Given the hands are
      | player | green | red | yellow | blue |
      | Ana    | 1     | 4   | 1      | 3    |
      | Ben    | 2     | 3   | 2      | 2    |
      | Cid    | 3     | 2   | 3      | 1    |
      | Dora   | 4     | 1   | 4      |      |
    When the round is scored
    Then the order is Ana, Ben, Cid, Dora

  @fiji_q_r11 @confirmed @fiji_5_3
  Scenario: Does only the first goal decide?
    It decides first, and the next goals only between players who are still equal.
    Ben has the fewest blue, but that helps him against Cid alone.

    Given the hands are
      | player | green | red | yellow | blue |
      | Ana    | 1     | 3   |        | 4    |
      | Ben    | 5     | 2   | 3      |      |
      | Cid    | 5     | 2   | 3      | 1    |
      | Dora   | 5     | 1   | 3      | 2    |
    When the round is scored
    Then Ben and Cid tie on most red with 2 each
    And the order is Ana, Ben, Cid, Dora

  @fiji_q_x6 @confirmed @fiji_5_3
  Scenario: Two have the most of a goal. Do they cancel each other out, as in the exchange?
    No: nobody is cancelled here; the next goals compare the two, and both stay ahead of the rest (Fiji 5.3); two players share no place, and nobody takes the heads of the goal (Fiji 7.6).

    Given the hands are
      | player | red | blue |
      | Ana    | 4   | 2    |
      | Ben    | 4   | 1    |
      | Cid    | 3   |      |
      | Dora   | 2   |      |
    When the round is scored
    Then Ana and Ben tie on most red with 4 each
    And the order is Ben, Ana, Cid, Dora

  @fiji_q_x7 @stated @fiji_5_2
  Scenario: The first goal asks for the fewest blue, and I have none. Am I first?
    Yes, unless another has none either: none is the fewest there is (Fiji 5.2), and between equals the next goal decides (Fiji 5.3).

    Given the goals are fewest blue, most red, most green and most yellow
    And the hands are
      | player | red | blue |
      | Ana    | 2   |      |
      | Ben    | 4   | 1    |
      | Cid    | 4   | 2    |
      | Dora   | 4   | 3    |
    When the round is scored
    Then the order is Ana, Ben, Cid, Dora

  @fiji_q_r13 @confirmed @fiji_5_4
  Scenario Outline: How many heads does the first place take?
    One for each other player: two of three, three of four, four of five.
    All hold four red here, and Ana alone holds no blue.

    Given <players> play Fiji
    And the hands are
      | player | red |
      | Ana    | 4   |
    When the round is scored
    Then Ana takes <heads>

    Examples:
      | players                     | heads   |
      | Ana, Ben and Cid            | 2 heads |
      | Ana, Ben, Cid and Dora      | 3 heads |
      | Ana, Ben, Cid, Dora and Eve | 4 heads |

  @fiji_q_r13 @confirmed @fiji_5_4
  Scenario: Four play. How many heads does each place take?
    Three, two, one and none: each place one fewer than the place above it.

    Given the hands are
      | player | green | red |
      | Ana    | 1     | 4   |
      | Ben    | 1     | 3   |
      | Cid    | 1     | 2   |
      | Dora   | 1     | 1   |
    When the round is scored
    Then Ana takes 3 heads
    And Ben takes 2 heads
    And Cid takes 1 head
    And nothing else changes

  @fiji_q_r16 @inferred @fiji_5_3 @fiji_5_5
  Scenario: Can two players still be equal after all four goals?
    Yes, if they hold the same beads in every colour; they then share a place.

    Given the hands are
      | player | green | red | yellow | blue |
      | Ana    | 2     | 4   | 1      | 1    |
      | Ben    | 2     | 4   | 1      | 1    |
      | Cid    | 2     | 3   | 1      | 1    |
      | Dora   | 2     | 2   | 1      | 1    |
    When the round is scored
    Then Ana and Ben tie on most yellow with 1 each
    And Ana and Ben each take 2 heads
    And Cid takes 1 head
    And nothing else changes

  @fiji_q_x41 @stated @fiji_5_5
  Scenario Outline: Two share a place. How many heads does each take?
    As many as the next place pays: two who share the first of four places take 2 each.
    All texts agree on that; they differ where three or more share a place.

    Given the ruling shared_place=<answer> holds
    And the hands are
      | player | red |
      | Ana    | 4   |
      | Ben    | 4   |
      | Cid    | 3   |
      | Dora   | 2   |
    When the round is scored
    Then Ana and Ben each take 2 heads
    And Cid takes 1 head
    And nothing else changes

    Examples:
      | answer       |
      | next_place   |
      | lowest_place |

  @fiji_q_d1 @disputed @fiji_5_5
  Scenario: Three of four share the first place. How many heads each? (ruling shared_place=next_place)
    Two, by the English texts: what the place just below the shared one pays.

    Given the ruling shared_place=next_place holds
    And the hands are
      | player | red |
      | Ana    | 3   |
      | Ben    | 3   |
      | Cid    | 3   |
      | Dora   | 2   |
    When the round is scored
    Then Ana, Ben and Cid each take 2 heads
    And nothing else changes

  @fiji_q_d1 @disputed @fiji_5_5
  Scenario: Three of four share the first place. How many heads each? (ruling shared_place=lowest_place)
    One, if the German text means the lowest place that the three fill.

    Given the ruling shared_place=lowest_place holds
    And the hands are
      | player | red |
      | Ana    | 3   |
      | Ben    | 3   |
      | Cid    | 3   |
      | Dora   | 2   |
    When the round is scored
    Then Ana, Ben and Cid each take 1 head
    And nothing else changes

  @fiji_q_d2 @open @fiji_5_6 @fiji_5_5
  Scenario: Two share the first place. Is the next player second or third? (ruling after_shared=skip)
    Third: two players are ahead, so with four players the next one takes one head.

    Given the ruling after_shared=skip holds
    And the hands are
      | player | red |
      | Ana    | 4   |
      | Ben    | 4   |
      | Cid    | 3   |
      | Dora   | 2   |
    When the round is scored
    Then Ana and Ben each take 2 heads
    And Cid takes 1 head
    And nothing else changes

  @fiji_q_d2 @open @fiji_5_6 @fiji_5_5
  Scenario: Two share the first place. Is the next player second or third? (ruling after_shared=next)
    Second, by a house rule that counts without a gap: the next player then takes as much as each of the two before.

    Given the ruling after_shared=next holds
    And the hands are
      | player | red |
      | Ana    | 4   |
      | Ben    | 4   |
      | Cid    | 3   |
      | Dora   | 2   |
    When the round is scored
    Then Ana, Ben and Cid each take 2 heads
    And Dora takes 1 head
    And nothing else changes

  @fiji_q_d3 @disputed @fiji_5_5
  Scenario: All four of us hold the same. How many heads each? (ruling shared_place=next_place)
    Two each: what the place just below the first one pays.

    Given the ruling shared_place=next_place holds
    When the round is scored
    Then Ana, Ben, Cid and Dora each take 2 heads
    And nothing else changes

  @fiji_q_d3 @disputed @fiji_5_5
  Scenario: All four of us hold the same. How many heads each? (ruling shared_place=lowest_place)
    None: together you fill the last place, too.

    Given the ruling shared_place=lowest_place holds
    When the round is scored
    Then Ana, Ben, Cid and Dora each take no heads
    And nothing else changes

  @fiji_q_d4 @inferred @fiji_5_5
  Scenario Outline: Two share the last place. Do they take heads?
    No, where places are counted as 5.6 does by default, under either reading of a shared place: nobody is behind them.

    Given the ruling shared_place=<answer> holds
    And the hands are
      | player | red |
      | Ana    | 4   |
      | Ben    | 3   |
      | Cid    | 2   |
      | Dora   | 2   |
    When the round is scored
    Then Ana takes 3 heads
    And Ben takes 2 heads
    And nothing else changes

    Examples:
      | answer       |
      | next_place   |
      | lowest_place |

  @fiji_q_d31 @disputed @fiji_5_7 @fiji_5_5
  Scenario: Can the heads in the box run out? (ruling shared_place=next_place)
    Yes, where five play, through shared places: then count on without them (Fiji 5.7).
    Here 30 of the 40 are taken, and five players with equal hands are due three each.

    Given Ana, Ben, Cid, Dora and Eve play Fiji
    And the ruling shared_place=next_place holds
    And it is exchange 3 of round 4
    And the heads are Ana 6, Ben 6, Cid 6, Dora 6 and Eve 6
    When the round is scored
    Then the heads run out

  @fiji_q_d31 @disputed @fiji_5_5
  Scenario: Can the heads in the box run out? (ruling shared_place=lowest_place)
    No, where places are counted as 5.6 does by default: a shared place then never pays more than its players would take without a tie.
    Here 30 of the 40 are taken, and five players with equal hands take none.

    Given Ana, Ben, Cid, Dora and Eve play Fiji
    And the ruling shared_place=lowest_place holds
    And it is exchange 3 of round 4
    And the heads are Ana 6, Ben 6, Cid 6, Dora 6 and Eve 6
    When the round is scored
    Then Ana, Ben, Cid, Dora and Eve each take no heads

  @fiji_q_x17 @open @fiji_5_7
  Scenario: No heads are left in the box. What do we take? (open point heads_run_out=count_on)
    You note what you are owed and count on; no text says what happens then.

    Given Ana, Ben, Cid, Dora and Eve play Fiji
    And it is exchange 3 of round 4
    And the heads are Ana 10, Ben 9, Cid 8, Dora 7 and Eve 6
    When the round is scored
    Then the heads run out
    And Ana, Ben, Cid, Dora and Eve each take 3 heads

  @fiji_q_d32 @inferred @fiji_6_2
  Scenario: Are all heads worth the same?
    Yes: they are only counted, and the most heads win after four rounds.

    Given it is exchange 3 of round 4
    And the heads are Ana 6, Ben 5, Cid 4 and Dora 3
    When the round is scored
    Then the game is over
    And Ana wins

  @fiji_q_d33 @open @fiji_6_3
  Scenario: Two have the most heads at the end. Who wins? (ruling final_tie=shared)
    Both: the English rulebook shares the victory, and nothing breaks the tie.

    Given the ruling final_tie=shared holds
    And it is exchange 3 of round 4
    And the heads are Ana 5, Ben 5, Cid 4 and Dora 4
    When the round is scored
    Then Ana and Ben share the victory

  @fiji_q_d33 @open @fiji_6_3
  Scenario: Two have the most heads at the end. Who wins? (ruling final_tie=nobody)
    Nobody, by a house rule: no text says so.

    Given the ruling final_tie=nobody holds
    And it is exchange 3 of round 4
    And the heads are Ana 5, Ben 5, Cid 4 and Dora 4
    When the round is scored
    Then nobody wins

  @fiji_q_x8 @stated @fiji_5_8 @fiji_1_1
  Scenario: Do I keep my beads for the next round?
    No: all beads go back, and every player takes a new complete set.

    Given the hands are
      | player | green | red | yellow | blue |
      | Ana    | 5     | 7   | 3      | 2    |
    And the heads are Ana 3, Ben 1, Cid 1 and Dora 1
    And another round follows
    When the next round is dealt
    Then each player now holds 5 green, 4 red, 3 yellow and 2 blue
    And round 2 begins

  @fiji_q_x9 @disputed @fiji_1_2
  Scenario Outline: Is the supply laid once, or anew in each round?
    The texts differ and the table does not: every round begins with one complete set in the middle.

    Given the ruling supply_laid=<answer> holds
    And the hands are
      | player | green | red | yellow | blue |
      | Ana    | 5     | 7   | 3      | 2    |
    And the heads are Ana 3, Ben 1, Cid 1 and Dora 1
    And another round follows
    When the next round is dealt
    Then the supply is now 5 green, 4 red, 3 yellow and 2 blue

    Examples:
      | answer     |
      | once       |
      | each_round |
