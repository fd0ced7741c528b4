Feature: Fiji 5, the shrunken heads
  The fifth phase of a round: the goals rank the players, and the places pay heads.
  The position below is the printed example of the English rulebook; most examples change a hand or two of it.

  Background:
    Given Henry, Mary, Chris and Anna play Fiji
    And the goals are most red, fewest blue, most green and most yellow
    And the hands are
      |       | red | blue | green | yellow |
      | Henry | 2   | 3    | 3     | 4      |
      | Mary  | 2   | 3    | 3     | 3      |
      | Chris | 3   | 0    | 1     | 2      |
      | Anna  | 3   | 0    | 2     | 0      |

  @fiji_5_1
  Rule: The screens go, and all beads are shown
    Only open hands can be compared, and everybody may check the result.

    Scenario: After the last exchange every hand lies open
      Given it is exchange 3 of round 4
      When the round is scored
      Then Mary sees 3 green, 2 red, 4 yellow and 3 blue in the hand of Henry
      And Henry sees 3 green, 2 red, 3 yellow and 3 blue in the hand of Mary
      And Anna sees 1 green, 3 red and 2 yellow in the hand of Chris

    Scenario Outline: After round <round>, too, <player> sees the hand of <other>
      Given it is exchange 3 of round <round>
      When the round is scored
      Then <player> sees <beads> in the hand of <other>

      Examples:
        | round | player | other | beads                               |
        | 1     | Henry  | Chris | 1 green, 3 red and 2 yellow         |
        | 2     | Anna   | Mary  | 3 green, 2 red, 3 yellow and 3 blue |
        | 3     | Chris  | Anna  | 2 green and 3 red                   |

  @fiji_5_2
  Rule: The first goal ranks the players
    The goal beside the indicator decides before all others are looked at.

    Scenario: Four red beads win, however poor the hand is otherwise
      Given the hands are
        |      | red | blue | green | yellow |
        | Mary | 4   | 5    |       |        |
      When the round is scored
      Then the places are
        | place | player | heads |
        | 1     | Mary   | 3     |
        | 2     | Anna   | 2     |
        | 3     | Chris  | 1     |
        | 4     | Henry  |       |
      And nothing else changes

    Scenario: The same hands rank the other way round when yellow comes first
      Given the goals are most yellow, most red, fewest blue and most green
      When the round is scored
      Then the order is Henry, Mary, Chris, Anna

    Scenario: No yellow is the fewest yellow
      Given the goals are fewest yellow, most red, fewest blue and most green
      When the round is scored
      Then the order is Anna, Chris, Mary, Henry

    Scenario: Five different counts rank five players at once
      Given Henry, Mary, Chris, Anna and Ruth play Fiji
      And the hands are
        |       | red | blue | green | yellow |
        | Henry | 1   | 1    | 4     | 4      |
        | Mary  | 4   | 2    |       |        |
        | Chris |     |      | 5     | 5      |
        | Anna  | 3   | 1    | 1     | 1      |
        | Ruth  | 2   | 1    | 3     | 3      |
      When the round is scored
      Then the order is Mary, Anna, Ruth, Henry, Chris

  @fiji_5_3
  Rule: A tie goes on to the next goals
    Players who are equal so far are compared on the next goal, for every place and not only the first.

    Scenario Outline: Goal <nth>, <goal>, separates Anna and Chris
      Given the hands are
        |       | red | blue   | green   | yellow   |
        | Chris | 3   | <blue> | <green> | <yellow> |
        | Anna  | 3   |        | 2       | 2        |
      When the round is scored
      Then Anna and Chris tie on most red with 3 each
      And Anna leads on <goal> before Chris, goal <nth>, for place 1
      And the order is Anna, Chris, Henry, Mary

      Examples:
        | nth | goal        | blue | green | yellow |
        | 2   | fewest blue | 1    | 4     | 3      |
        | 3   | most green  |      | 1     | 3      |
        | 4   | most yellow |      | 2     | 1      |

    Scenario: Behind on red, Mary cannot catch up with the best of everything else
      Given the hands are
        |      | red | blue | green | yellow |
        | Mary | 2   |      | 5     | 5      |
      When the round is scored
      Then Henry and Mary tie on most red with 2 each
      And Mary leads on fewest blue before Henry, goal 2, for place 3
      And the order is Anna, Chris, Mary, Henry

    Scenario: A tie of three breaks in two steps
      Given the hands are
        |       | red | blue | green | yellow |
        | Henry | 3   |      | 1     | 1      |
        | Mary  | 1   |      |       | 1      |
        | Chris | 3   | 1    | 2     |        |
        | Anna  | 3   | 1    | 1     |        |
      When the round is scored
      Then Henry, Chris and Anna tie on most red with 3 each
      And Chris and Anna tie on fewest blue with 1 each
      And Chris leads on most green before Anna, goal 3, for place 2
      And the order is Henry, Chris, Anna, Mary

    Scenario: All four tie on two goals and come apart on the third
      Given the hands are
        |       | red | blue | green | yellow |
        | Henry | 2   | 1    | 1     | 4      |
        | Mary  | 2   | 1    | 4     |        |
        | Chris | 2   | 1    | 2     | 3      |
        | Anna  | 2   | 1    | 3     | 1      |
      When the round is scored
      Then Henry, Mary, Chris and Anna tie on most red with 2 each
      And Henry, Mary, Chris and Anna tie on fewest blue with 1 each
      And the order is Mary, Anna, Chris, Henry

    Scenario: Five players need all four goals
      Given Henry, Mary, Chris, Anna and Ruth play Fiji
      And the hands are
        |       | red | blue | green | yellow |
        | Henry | 2   | 1    | 3     | 1      |
        | Mary  | 2   | 1    | 3     | 5      |
        | Chris | 2   | 1    | 3     | 3      |
        | Anna  | 2   | 1    | 3     | 2      |
        | Ruth  | 2   | 1    | 3     | 4      |
      When the round is scored
      Then Henry, Mary, Chris, Anna and Ruth tie on most green with 3 each
      And the order is Mary, Ruth, Chris, Anna, Henry

    Scenario: Three players tie for the last place until the second goal
      Given Henry, Mary and Chris play Fiji
      And the hands are
        |       | red | blue | green | yellow |
        | Henry | 2   | 2    | 1     | 1      |
        | Mary  | 3   | 2    |       |        |
        | Chris | 2   | 1    |       |        |
      When the round is scored
      Then Henry and Chris tie on most red with 2 each
      And Chris leads on fewest blue before Henry, goal 2, for place 2
      And the order is Mary, Chris, Henry

  @fiji_5_4
  Rule: Each place pays one head fewer than the place above it
    The first takes a head for every other player, the last takes none.

    Scenario: The heads are added to those of earlier rounds
      Given it is exchange 3 of round 3
      And the heads are Henry 3, Mary 6, Chris 2 and Anna 1
      When the round is scored
      Then the places are
        | place | player | heads |
        | 1     | Anna   | 3     |
        | 2     | Chris  | 2     |
        | 3     | Henry  | 1     |
        | 4     | Mary   |       |
      And nothing else changes

    Scenario: Three players take 2, 1 and no heads
      Given Henry, Mary and Chris play Fiji
      And the hands are
        |       | red | blue | green | yellow |
        | Henry | 1   |      |       | 4      |
        | Mary  | 2   |      |       | 4      |
        | Chris | 3   |      |       | 4      |
      When the round is scored
      Then the places are
        | place | player | heads |
        | 1     | Chris  | 2     |
        | 2     | Mary   | 1     |
        | 3     | Henry  |       |
      And nothing else changes

    Scenario: Five players take 4, 3, 2, 1 and no heads
      Given Henry, Mary, Chris, Anna and Ruth play Fiji
      And the hands are
        |       | red | blue | green | yellow |
        | Henry | 1   |      |       | 3      |
        | Mary  | 2   |      |       | 3      |
        | Chris | 3   |      |       | 3      |
        | Anna  | 4   |      |       | 3      |
        | Ruth  |     |      |       | 3      |
      When the round is scored
      Then the places are
        | place | player | heads |
        | 1     | Anna   | 4     |
        | 2     | Chris  | 3     |
        | 3     | Mary   | 2     |
        | 4     | Henry  | 1     |
        | 5     | Ruth   |       |
      And nothing else changes

  @fiji_5_5
  Rule: A shared place pays less
    Players with equal hands are not told apart by any goal; none of them shall take what one alone would.

    Scenario: Two share the first place of four and take 2 heads each
      Given the hands are
        |       | red | blue | green | yellow |
        | Chris | 3   |      | 2     |        |
      When the round is scored
      Then the places are
        | place | player | heads |
        | 1     | Chris  | 2     |
        | 1     | Anna   | 2     |
        | 3     | Henry  | 1     |
        | 4     | Mary   |       |
      And nothing else changes

    Scenario: Two share the second place of four and take 1 head each
      Given the hands are
        |       | red | blue | green | yellow |
        | Henry | 3   |      | 1     | 2      |
      When the round is scored
      Then the places are
        | place | player | heads |
        | 1     | Anna   | 3     |
        | 2     | Henry  | 1     |
        | 2     | Chris  | 1     |
        | 4     | Mary   |       |
      And nothing else changes

    Scenario Outline: Two share the last place of four and take nothing where shared_place=<answer>
      Given the ruling shared_place=<answer> holds
      And the hands are
        |      | red | blue | green | yellow |
        | Mary | 2   | 3    | 3     | 4      |
      When the round is scored
      Then the places are
        | place | player | heads |
        | 1     | Anna   | 3     |
        | 2     | Chris  | 2     |
        | 3     | Henry  |       |
        | 3     | Mary   |       |
      And nothing else changes

      Examples:
        | answer       |
        | next_place   |
        | lowest_place |

    Scenario Outline: Two pairs take 2 heads each and nothing where shared_place=<answer>
      Given the ruling shared_place=<answer> holds
      And the hands are
        |       | red | blue | green | yellow |
        | Mary  | 2   | 3    | 3     | 4      |
        | Chris | 3   |      | 2     |        |
      When the round is scored
      Then the places are
        | place | player | heads |
        | 1     | Chris  | 2     |
        | 1     | Anna   | 2     |
        | 3     | Henry  |       |
        | 3     | Mary   |       |
      And nothing else changes

      Examples:
        | answer       |
        | next_place   |
        | lowest_place |

    Scenario Outline: Three share the first place of four and take <heads> each where shared_place=<answer>
      Given the ruling shared_place=<answer> holds
      And the hands are
        |       | red | blue | green | yellow |
        | Henry | 3   |      | 2     |        |
        | Chris | 3   |      | 2     |        |
      When the round is scored
      Then the places are
        | place | player | heads   |
        | 1     | Henry  | <heads> |
        | 1     | Chris  | <heads> |
        | 1     | Anna   | <heads> |
        | 4     | Mary   |         |
      And nothing else changes

      Examples:
        | answer       | heads |
        | next_place   | 2     |
        | lowest_place | 1     |

    Scenario Outline: By <edition>, three in the first place of four take <heads> each
      Given Henry, Mary, Chris and Anna play Fiji by <edition>
      And the hands are
        |      | red | blue | green | yellow |
        | Mary | 3   | 2    | 5     | 3      |
      When the round is scored
      Then the places are
        | place | player | heads   |
        | 1     | Henry  | <heads> |
        | 1     | Chris  | <heads> |
        | 1     | Anna   | <heads> |
        | 4     | Mary   |         |
      And nothing else changes

      Examples:
        | edition        | heads |
        | fiji-en-2006   | 2     |
        | fiji-de-2005   | 1     |
        | fiji-condensed | 2     |

    Scenario Outline: Three share the second place of four and take <heads> each where shared_place=<answer>
      Given the ruling shared_place=<answer> holds
      And the hands are
        |       | red | blue | green | yellow |
        | Henry | 2   | 2    | 3     | 4      |
        | Mary  | 2   | 2    | 3     | 4      |
        | Chris | 2   | 2    | 3     | 4      |
      When the round is scored
      Then the places are
        | place | player | heads   |
        | 1     | Anna   | 3       |
        | 2     | Henry  | <heads> |
        | 2     | Mary   | <heads> |
        | 2     | Chris  | <heads> |
      And nothing else changes

      Examples:
        | answer       | heads |
        | next_place   | 1     |
        | lowest_place | 0     |

    Scenario Outline: All <number> are equal and take <heads> each where shared_place=<answer>
      Given the ruling shared_place=<answer> holds
      And <players> play Fiji
      When the round is scored
      Then <players> each take <heads>
      And nothing else changes

      Examples:
        | number | players                           | answer       | heads    |
        | three  | Henry, Mary and Chris             | next_place   | 1 head   |
        | three  | Henry, Mary and Chris             | lowest_place | no heads |
        | four   | Henry, Mary, Chris and Anna       | next_place   | 2 heads  |
        | four   | Henry, Mary, Chris and Anna       | lowest_place | no heads |
        | five   | Henry, Mary, Chris, Anna and Ruth | next_place   | 3 heads  |
        | five   | Henry, Mary, Chris, Anna and Ruth | lowest_place | no heads |

    Scenario: Two share the first place of three and take 1 head each
      Given Henry, Mary and Chris play Fiji
      And the hands are
        |       | red | blue | green | yellow |
        | Henry | 3   | 2    | 5     | 3      |
      When the round is scored
      Then the places are
        | place | player | heads |
        | 1     | Mary   | 1     |
        | 1     | Chris  | 1     |
        | 3     | Henry  |       |
      And nothing else changes

    Scenario Outline: Of five, <many> share place <place> and take <heads> each where shared_place=<answer>
      Given the ruling shared_place=<answer> holds
      And Henry, Mary, Chris, Anna and Ruth play Fiji
      And the hands are
        |       | green | red     |
        | Henry | 1     | <Henry> |
        | Mary  | 1     | <Mary>  |
        | Chris | 1     | 3       |
        | Anna  | 1     | <Anna>  |
        | Ruth  | 1     | <Ruth>  |
      When the round is scored
      Then <sharing> each take <heads>

      Examples:
        | many  | Henry | Mary | Anna | Ruth | sharing                    | place | answer       | heads    |
        | two   | 5     | 4    | 3    | 2    | Chris and Anna             | 3     | next_place   | 1 head   |
        | two   | 5     | 4    | 3    | 2    | Chris and Anna             | 3     | lowest_place | 1 head   |
        | three | 2     | 1    | 3    | 3    | Chris, Anna and Ruth       | 1     | next_place   | 3 heads  |
        | three | 2     | 1    | 3    | 3    | Chris, Anna and Ruth       | 1     | lowest_place | 2 heads  |
        | three | 4     | 1    | 3    | 3    | Chris, Anna and Ruth       | 2     | next_place   | 2 heads  |
        | three | 4     | 1    | 3    | 3    | Chris, Anna and Ruth       | 2     | lowest_place | 1 head   |
        | three | 5     | 4    | 3    | 3    | Chris, Anna and Ruth       | 3     | next_place   | 1 head   |
        | three | 5     | 4    | 3    | 3    | Chris, Anna and Ruth       | 3     | lowest_place | no heads |
        | four  | 1     | 3    | 3    | 3    | Mary, Chris, Anna and Ruth | 1     | next_place   | 3 heads  |
        | four  | 1     | 3    | 3    | 3    | Mary, Chris, Anna and Ruth | 1     | lowest_place | 1 head   |
        | four  | 4     | 3    | 3    | 3    | Mary, Chris, Anna and Ruth | 2     | next_place   | 2 heads  |
        | four  | 4     | 3    | 3    | 3    | Mary, Chris, Anna and Ruth | 2     | lowest_place | no heads |

    Scenario Outline: A pair before a tie of three where shared_place=<answer>
      Given the ruling shared_place=<answer> holds
      And Henry, Mary, Chris, Anna and Ruth play Fiji
      And the hands are
        |       | red | blue | green | yellow |
        | Henry | 4   | 1    | 5     | 3      |
        | Mary  | 4   | 1    | 5     | 3      |
      When the round is scored
      Then the places are
        | place | player | heads   |
        | 1     | Henry  | 3       |
        | 1     | Mary   | 3       |
        | 3     | Chris  | <heads> |
        | 3     | Anna   | <heads> |
        | 3     | Ruth   | <heads> |
      And nothing else changes

      Examples:
        | answer       | heads |
        | next_place   | 1     |
        | lowest_place | 0     |

    Scenario: Five equal players take the last of the 40 heads, and they do not run out
      Given Henry, Mary, Chris, Anna and Ruth play Fiji
      And it is exchange 3 of round 4
      And the heads are Henry 5, Mary 5, Chris 5, Anna 5 and Ruth 5
      When the round is scored
      Then the heads do not run out
      And Henry, Mary, Chris, Anna and Ruth each take 3 heads

    Scenario: Heads that have run out before do not run out again
      Given Henry, Mary, Chris, Anna and Ruth play Fiji
      And it is exchange 3 of round 4
      And the heads are Henry 9, Mary 9, Chris 9, Anna 9 and Ruth 9
      When the round is scored
      Then the heads do not run out
      And Henry, Mary, Chris, Anna and Ruth each take 3 heads

  @fiji_5_6
  Rule: The player after a shared place counts everybody before it
    No text says which place comes next, so the table may answer it either way.

    Scenario Outline: After a pair comes place <third> where after_shared=<answer>
      Given the ruling after_shared=<answer> holds
      And the hands are
        |       | red | blue | green | yellow |
        | Chris | 3   |      | 2     |        |
      When the round is scored
      Then the places are
        | place    | player | heads   |
        | 1        | Chris  | 2       |
        | 1        | Anna   | 2       |
        | <third>  | Henry  | <Henry> |
        | <fourth> | Mary   | <Mary>  |
      And nothing else changes

      Examples:
        | answer | third | Henry | fourth | Mary |
        | skip   | 3     | 1     | 4      |      |
        | next   | 2     | 2     | 3      | 1    |

    Scenario Outline: By <edition>, place 3 comes after a pair
      Given Henry, Mary, Chris and Anna play Fiji by <edition>
      And the hands are
        |       | red | blue | green | yellow |
        | Henry | 2   | 3    | 3     | 4      |
        | Mary  | 1   | 3    | 3     | 3      |
      When the round is scored
      Then Henry takes place 3
      And Mary takes place 4

      Examples:
        | edition        |
        | fiji-en-2006   |
        | fiji-de-2005   |
        | fiji-condensed |

    Scenario Outline: After a tie of three comes place <place> where after_shared=<answer>
      Given the ruling after_shared=<answer> holds
      And Henry, Mary, Chris, Anna and Ruth play Fiji
      And the hands are
        |       | red |
        | Henry | 3   |
        | Mary  | 2   |
      When the round is scored
      Then the places are
        | place   | player | heads   |
        | 1       | Chris  | 3       |
        | 1       | Anna   | 3       |
        | 1       | Ruth   | 3       |
        | <place> | Henry  | <Henry> |
        | <last>  | Mary   | <Mary>  |
      And nothing else changes

      Examples:
        | answer | place | Henry | last | Mary |
        | skip   | 4     | 1     | 5    |      |
        | next   | 2     | 3     | 3    | 2    |

    Scenario Outline: After a pair, the second pair is in place <place> where after_shared=<answer>
      Given the ruling after_shared=<answer> holds
      And the hands are
        |       | red | blue | green | yellow |
        | Mary  | 2   | 3    | 3     | 4      |
        | Chris | 3   |      | 2     |        |
      When the round is scored
      Then the places are
        | place   | player | heads   |
        | 1       | Chris  | 2       |
        | 1       | Anna   | 2       |
        | <place> | Henry  | <heads> |
        | <place> | Mary   | <heads> |
      And nothing else changes

      Examples:
        | answer | place | heads |
        | skip   | 3     |       |
        | next   | 2     | 1     |

  @fiji_5_7
  Rule: Heads are only counted, even beyond the 40 in the box
    Heads are points; no player shall lose one because the box is empty.

    Background:
      Given Henry, Mary, Chris, Anna and Ruth play Fiji

    Scenario: Five equal players use up the heads in the third round
      Given it is exchange 3 of round 3
      And the heads are Henry 6, Mary 6, Chris 6, Anna 6 and Ruth 6
      When the round is scored
      Then the heads run out
      And the places are
        | place | player | heads |
        | 1     | Henry  | 3     |
        | 1     | Mary   | 3     |
        | 1     | Chris  | 3     |
        | 1     | Anna   | 3     |
        | 1     | Ruth   | 3     |
      And nothing else changes

    Scenario: Four equal players of five need 48 heads in a game
      Given it is exchange 3 of round 4
      And the heads are Henry 9, Mary 9, Chris 9, Anna 9 and Ruth 0
      And the hands are
        |      | green | red |
        | Ruth | 1     | 1   |
      When the round is scored
      Then the heads run out
      And the places are
        | place | player | heads |
        | 1     | Henry  | 3     |
        | 1     | Mary   | 3     |
        | 1     | Chris  | 3     |
        | 1     | Anna   | 3     |
        | 5     | Ruth   |       |

  @fiji_5_8
  Rule: All beads go back, and the next round begins
    Only the heads stay with the players.

    Scenario: After the printed example everybody begins the second round even
      Given another round follows
      When the next round is dealt
      Then round 2 begins
      And each player now holds 5 green, 4 red, 3 yellow and 2 blue
      And the supply is now 5 green, 4 red, 3 yellow and 2 blue
      And nothing else changes

    Scenario: The heads are not given up
      Given Henry, Mary, Chris, Anna and Ruth play Fiji
      And the heads are Henry 3, Mary 3, Chris 3, Anna 3 and Ruth 3
      And another round follows
      When the next round is dealt
      Then round 2 begins
      And nothing else changes

    Scenario Outline: Round <next> follows round <round>
      Given it is exchange 3 of round <round>
      And another round follows
      When the next round is dealt
      Then round <next> begins

      Examples:
        | round | next |
        | 2     | 3    |
        | 3     | 4    |
