Feature: Fiji, what is told and who is next
  Whatever happens is told in sentences, each with the rule it rests on, so that nobody need ask why.

  @fiji_4_4
  Rule: A row is told from its cards to what the executor gets
    The counts come first, then who cancels, then who executes, then what moves.

    Background:
      Given Henry, Chris, Anna and Mary play Fiji

    @fiji_4_4 @fiji_4_5 @fiji_4_6 @fiji_4_7 @fiji_4_8 @fiji_4_9 @fiji_4_10 @fiji_4_12 @fiji_4_13 @fiji_4_16 @fiji_4_17
    Scenario: A whole exchange is told row by row, and all offer again
      Given the rows are
        | condition     | effect             |
        | fewest yellow | take 2 yellow      |
        | most beads    | others take 1 blue |
        | most yellow   | keep the offer     |
        | most blue     | take 1 blue        |
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 1     |     | 1      |      |
        | Chris  | 2     | 2   |        |      |
        | Anna   | 1     | 2   |        |      |
        | Mary   |       | 1   | 2      |      |
      When the offers are analysed
      Then this is told
        | rule      | sentence                                                                           |
        | Fiji 4.4  | Row 1: fewest yellow \| take 2 yellow.                                             |
        | Fiji 4.5  | fewest yellow: Henry 1, Chris 0, Anna 0 and Mary 2.                                |
        | Fiji 4.6  | None counts as zero: Chris and Anna.                                               |
        | Fiji 4.7  | Chris and Anna cancel each other out with 0 each.                                  |
        | Fiji 4.8  | Henry executes: take 2 yellow.                                                     |
        | Fiji 4.10 | Henry takes 2 yellow; the supply holds 5 green 4 red 1 yellow 2 blue.              |
        | Fiji 4.4  | Row 2: most beads \| others take 1 blue.                                           |
        | Fiji 4.5  | most beads: Henry 2, Chris 4, Anna 3 and Mary 3.                                   |
        | Fiji 4.8  | Chris executes: others take 1 blue.                                                |
        | Fiji 4.12 | The supply has not 1 blue for each of Henry, Anna and Mary: nobody takes anything. |
        | Fiji 4.4  | Row 3: most yellow \| keep the offer.                                              |
        | Fiji 4.5  | most yellow: Henry 1, Chris 0, Anna 0 and Mary 2.                                  |
        | Fiji 4.8  | Mary executes: keep the offer.                                                     |
        | Fiji 4.13 | Mary will keep the offer.                                                          |
        | Fiji 4.4  | Row 4: most blue \| take 1 blue.                                                   |
        | Fiji 4.5  | most blue: Henry 0, Chris 0, Anna 0 and Mary 0.                                    |
        | Fiji 4.7  | Henry, Chris, Anna and Mary cancel each other out with 0 each.                     |
        | Fiji 4.9  | Everyone is cancelled: nobody executes take 1 blue.                                |
        | Fiji 4.13 | Mary puts the offer back behind the screen: 1 red 2 yellow.                        |
        | Fiji 4.16 | The other offers go into the supply: it holds 9 green 8 red 2 yellow 2 blue.       |
        | Fiji 4.17 | Exchange 2 begins with the same rows.                                              |
      And it is up to Henry, Chris, Anna and Mary

    @fiji_4_7 @fiji_4_10 @fiji_4_11 @fiji_4_12
    Scenario: What succeeds and what fails for want of beads is told
      Given the rows are
        | condition    | effect                 |
        | most beads   | others take 1 red      |
        | fewest beads | take one of each       |
        | most green   | take half of the green |
        | most red     | take 3 red             |
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 3     |     |        |      |
        | Chris  | 1     | 3   |        |      |
        | Anna   |       | 1   |        |      |
        | Mary   |       | 1   |        |      |
      When the offers are analysed
      Then this is told
        | rule      | sentence                                                                             |
        | Fiji 4.4  | Row 1: most beads \| others take 1 red.                                              |
        | Fiji 4.5  | most beads: Henry 3, Chris 4, Anna 1 and Mary 1.                                     |
        | Fiji 4.8  | Chris executes: others take 1 red.                                                   |
        | Fiji 4.12 | From the supply, 1 red each to Henry, Anna and Mary.                                 |
        | Fiji 4.4  | Row 2: fewest beads \| take one of each.                                             |
        | Fiji 4.5  | fewest beads: Henry 3, Chris 4, Anna 1 and Mary 1.                                   |
        | Fiji 4.7  | Anna and Mary cancel each other out with 1 each.                                     |
        | Fiji 4.8  | Henry executes: take one of each.                                                    |
        | Fiji 4.10 | Henry takes 1 green 1 red 1 yellow 1 blue; the supply holds 4 green 2 yellow 1 blue. |
        | Fiji 4.4  | Row 3: most green \| take half of the green.                                         |
        | Fiji 4.5  | most green: Henry 3, Chris 1, Anna 0 and Mary 0.                                     |
        | Fiji 4.8  | Henry executes: take half of the green.                                              |
        | Fiji 4.11 | Henry takes half of the 4 green: 2 green.                                            |
        | Fiji 4.4  | Row 4: most red \| take 3 red.                                                       |
        | Fiji 4.5  | most red: Henry 0, Chris 3, Anna 1 and Mary 1.                                       |
        | Fiji 4.8  | Chris executes: take 3 red.                                                          |
        | Fiji 4.10 | The supply lacks beads for 3 red: Chris takes nothing.                               |
        | Fiji 4.16 | The other offers go into the supply: it holds 6 green 5 red 2 yellow 1 blue.         |
        | Fiji 4.17 | Exchange 2 begins with the same rows.                                                |

    @fiji_4_5 @fiji_4_7
    Scenario: Under a most card no zeros are told, but every count that cancels above the best
      Given row 1 is most red, take 1 blue
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  |       | 3   |        |      |
        | Chris  |       | 3   |        |      |
        | Anna   | 1     |     |        |      |
        | Mary   | 1     |     |        |      |
      When row 1 is analysed
      Then this is told
        | rule     | sentence                                            |
        | Fiji 4.4 | Row 1: most red \| take 1 blue.                     |
        | Fiji 4.5 | most red: Henry 3, Chris 3, Anna 0 and Mary 0.      |
        | Fiji 4.7 | Henry and Chris cancel each other out with 3 each.  |
        | Fiji 4.7 | Anna and Mary cancel each other out with 0 each.    |
        | Fiji 4.9 | Everyone is cancelled: nobody executes take 1 blue. |

    @fiji_4_6
    Scenario: Under a fewest card the counts above the one that executes are not told
      Given row 1 is fewest red, take 1 blue
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  |       | 3   |        |      |
        | Chris  |       | 3   |        |      |
        | Anna   | 1     |     |        |      |
        | Mary   | 1     | 1   |        |      |
      When row 1 is analysed
      Then this is told
        | rule      | sentence                                                           |
        | Fiji 4.4  | Row 1: fewest red \| take 1 blue.                                  |
        | Fiji 4.5  | fewest red: Henry 3, Chris 3, Anna 0 and Mary 1.                   |
        | Fiji 4.6  | None counts as zero: Anna.                                         |
        | Fiji 4.8  | Anna executes: take 1 blue.                                        |
        | Fiji 4.10 | Anna takes 1 blue; the supply holds 5 green 4 red 3 yellow 1 blue. |

    @fiji_4_5
    Scenario: Where nobody offers none no zeros are told
      Given row 1 is fewest green, take 1 blue
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 3     |     |        |      |
        | Chris  | 1     |     |        |      |
        | Anna   | 2     |     |        |      |
        | Mary   | 4     |     |        |      |
      When row 1 is analysed
      Then this is told
        | rule      | sentence                                                            |
        | Fiji 4.4  | Row 1: fewest green \| take 1 blue.                                 |
        | Fiji 4.5  | fewest green: Henry 3, Chris 1, Anna 2 and Mary 4.                  |
        | Fiji 4.8  | Chris executes: take 1 blue.                                        |
        | Fiji 4.10 | Chris takes 1 blue; the supply holds 5 green 4 red 3 yellow 1 blue. |

  @fiji_4_8
  Rule: Who has to choose is asked, and then the rows go on
    Nobody else decides anything before.

    Background:
      Given Henry, Chris, Anna and Mary play Fiji
      And the ruling keep_offer=may holds
      And the rows are
        | condition   | effect         |
        | most green  | keep the offer |
        | most red    | rotate a goal  |
        | most yellow | swap two goals |
        | most beads  | take 2 yellow  |
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 2     |     | 2      |      |
        | Chris  | 1     | 1   |        |      |
        | Anna   |       | 2   |        |      |
        | Mary   |       |     | 3      |      |

    @fiji_4_8 @fiji_4_13
    Scenario: The executor of the keep card is asked where keep_offer=may
      When the offers are analysed
      Then this is told
        | rule      | sentence                                         |
        | Fiji 4.4  | Row 1: most green \| keep the offer.             |
        | Fiji 4.5  | most green: Henry 2, Chris 1, Anna 0 and Mary 0. |
        | Fiji 4.8  | Henry executes: keep the offer.                  |
        | Fiji 4.13 | Henry has to choose: keep the offer.             |
      And it is up to Henry
      And Henry has the choice of 2 moves

    @fiji_4_13 @fiji_4_14
    Scenario: Who pays after all has decided it, and the next row asks the next player
      When row 1 is analysed
      And Henry chooses to pay
      And the offers are analysed
      Then this is told
        | rule      | sentence                                       |
        | Fiji 4.4  | Row 2: most red \| rotate a goal.              |
        | Fiji 4.5  | most red: Henry 0, Chris 1, Anna 2 and Mary 0. |
        | Fiji 4.8  | Anna executes: rotate a goal.                  |
        | Fiji 4.14 | Anna has to choose: rotate a goal.             |
      And it is up to Anna
      And Anna has the choice of 4 moves

    @fiji_4_13
    Scenario: Who keeps is told
      When row 1 is analysed
      And Henry chooses to keep
      Then this is told
        | rule      | sentence                   |
        | Fiji 4.13 | Henry will keep the offer. |
      And it is up to nobody

    @fiji_4_14
    Scenario: A goal that is turned is told with all goals
      When row 2 is analysed
      And Anna chooses to rotate blue
      Then this is told
        | rule      | sentence                                                                  |
        | Fiji 4.14 | Anna rotates the blue goal: most red, most blue, most green, most yellow. |

    @fiji_4_15
    Scenario: A swap is asked for after the turn
      When row 2 is analysed
      And Anna chooses to rotate blue
      And the offers are analysed
      Then this is told
        | rule      | sentence                                          |
        | Fiji 4.4  | Row 3: most yellow \| swap two goals.             |
        | Fiji 4.5  | most yellow: Henry 2, Chris 0, Anna 0 and Mary 3. |
        | Fiji 4.8  | Mary executes: swap two goals.                    |
        | Fiji 4.15 | Mary has to choose: swap two goals.               |
      And it is up to Mary
      And Mary has the choice of 12 moves

    @fiji_4_15
    Scenario: Two goals that are swapped are told with all goals
      When row 3 is analysed
      And Mary chooses to swap red yellow
      Then this is told
        | rule      | sentence                                                                             |
        | Fiji 4.15 | Mary swaps the goals red and yellow: most yellow, fewest blue, most green, most red. |

    @fiji_4_16 @fiji_4_17
    Scenario: After the last choice the rest of the exchange is told
      When row 3 is analysed
      And Mary chooses to swap red yellow
      And the offers are analysed
      Then this is told
        | rule      | sentence                                                                     |
        | Fiji 4.4  | Row 4: most beads \| take 2 yellow.                                          |
        | Fiji 4.5  | most beads: Henry 4, Chris 2, Anna 2 and Mary 3.                             |
        | Fiji 4.8  | Henry executes: take 2 yellow.                                               |
        | Fiji 4.10 | Henry takes 2 yellow; the supply holds 5 green 4 red 1 yellow 2 blue.        |
        | Fiji 4.16 | The other offers go into the supply: it holds 8 green 7 red 6 yellow 2 blue. |
        | Fiji 4.17 | Exchange 2 begins with the same rows.                                        |
      And it is up to Henry, Chris, Anna and Mary

    @fiji_4_15
    Scenario: Where swap=neighbours there are half as many swaps
      Given the ruling swap=neighbours holds
      When row 3 is analysed
      Then Mary has the choice of 6 moves
      And Henry has the choice of 0 moves

    @fiji_4_14
    Scenario: Where swap=neighbours any goal may still be turned
      Given the ruling swap=neighbours holds
      When row 2 is analysed
      Then Anna has the choice of 4 moves

    @fiji_4_13
    Scenario: An offer has to wait for the choice
      When row 1 is analysed
      And Chris chooses to offer 1 red
      Then this is told
        | rule     | sentence                          |
        | Fiji 4.8 | Henry first chooses: keep or pay. |

    @fiji_4_13
    Scenario: Whoever executes has to choose what the card asks for
      When row 1 is analysed
      And Henry chooses to rotate blue
      Then this is told
        | rule      | sentence                              |
        | Fiji 4.13 | Henry must keep or pay the offer now. |

    @fiji_4_14
    Scenario: Turning a goal cannot be declined
      When row 2 is analysed
      And Anna chooses to pay
      Then this is told
        | rule      | sentence                            |
        | Fiji 4.14 | Anna must rotate one goal card now. |

    @fiji_4_15
    Scenario: A swap cannot be declined
      When row 3 is analysed
      And Mary chooses to keep
      Then this is told
        | rule      | sentence                           |
        | Fiji 4.15 | Mary must swap two goal cards now. |

  @fiji_4_16
  Rule: The payment is told after what is kept
    What goes behind a screen first is not in the supply that is told.

    Background:
      Given Henry, Chris, Anna and Mary play Fiji

    @fiji_4_13 @fiji_4_16
    Scenario: Two that keep are told before what the others pay
      Given the offers are
        | player | green | red | yellow | blue |
        | Henry  | 2     |     |        |      |
        | Chris  | 1     |     |        |      |
        | Anna   |       | 2   |        |      |
        | Mary   |       |     | 2      |      |
      And Chris keeps the offer
      And Mary keeps the offer
      When the offers are paid
      Then this is told
        | rule      | sentence                                                                     |
        | Fiji 4.13 | Chris puts the offer back behind the screen: 1 green.                        |
        | Fiji 4.13 | Mary puts the offer back behind the screen: 2 yellow.                        |
        | Fiji 4.16 | The other offers go into the supply: it holds 7 green 6 red 3 yellow 2 blue. |
        | Fiji 4.17 | Exchange 2 begins with the same rows.                                        |
      And it is up to Henry, Chris, Anna and Mary

    @fiji_4_1
    Scenario: After the payment the next offers are made
      Given the offers are
        | player | green | red | yellow | blue |
        | Henry  | 2     |     |        |      |
        | Chris  | 1     |     |        |      |
        | Anna   |       | 2   |        |      |
        | Mary   |       |     | 2      |      |
      When the offers are analysed
      And Henry chooses to offer 1 green
      Then it is up to Chris, Anna and Mary

  @fiji_4_1
  Rule: What a player may offer is counted from their hand
    Every mixture of one to four beads is a move, and nothing else is.

    Background:
      Given Henry, Chris, Anna and Mary play Fiji
      And it is exchange 3 of round 1
      And the hands are
        | player | green | red | blue |
        | Chris  | 5     | 1   |      |
        | Mary   |       | 4   | 2    |

    Scenario: Who has offered waits for those who have not
      Given Anna has offered 1 yellow
      When Henry chooses to offer 1 red
      Then it is up to Chris and Mary
      And Henry has the choice of 0 moves

    Scenario: A small hand leaves a small choice
      When Henry chooses to offer 1 red
      Then Chris has the choice of 8 moves
      And Mary has the choice of 11 moves

  @fiji_4_3
  Rule: The last offer opens all of them, and the first row is next
    The rows wait for the slowest fist.

    Background:
      Given Henry, Chris, Anna and Mary play Fiji
      And Henry has offered 1 green
      And Chris has offered 2 red
      And Anna has offered 1 yellow and 1 blue

    @fiji_4_1 @fiji_4_2 @fiji_4_3
    Scenario: All offers are told with the last one
      When Mary chooses to offer 3 yellow
      Then this is told
        | rule     | sentence                                                                                  |
        | Fiji 4.1 | Mary has an offer in the fist.                                                            |
        | Fiji 4.2 | The beads come from behind Mary's screen.                                                 |
        | Fiji 4.3 | All offers are shown: Henry 1 green, Chris 2 red, Anna 1 yellow 1 blue and Mary 3 yellow. |
      And it is up to nobody

    @fiji_4_3 @fiji_4_4
    Scenario: All four rows follow the last offer, from the first
      Given the rows are
        | condition   | effect            |
        | most green  | others take 1 red |
        | most red    | take 3 red        |
        | most yellow | take 2 yellow     |
        | most blue   | take 1 blue       |
      When Mary chooses to offer 3 yellow
      And the offers are analysed
      Then this is told
        | rule      | sentence                                                                     |
        | Fiji 4.4  | Row 1: most green \| others take 1 red.                                      |
        | Fiji 4.5  | most green: Henry 1, Chris 0, Anna 0 and Mary 0.                             |
        | Fiji 4.8  | Henry executes: others take 1 red.                                           |
        | Fiji 4.12 | From the supply, 1 red each to Chris, Anna and Mary.                         |
        | Fiji 4.4  | Row 2: most red \| take 3 red.                                               |
        | Fiji 4.5  | most red: Henry 0, Chris 2, Anna 0 and Mary 0.                               |
        | Fiji 4.8  | Chris executes: take 3 red.                                                  |
        | Fiji 4.10 | The supply lacks beads for 3 red: Chris takes nothing.                       |
        | Fiji 4.4  | Row 3: most yellow \| take 2 yellow.                                         |
        | Fiji 4.5  | most yellow: Henry 0, Chris 0, Anna 1 and Mary 3.                            |
        | Fiji 4.8  | Mary executes: take 2 yellow.                                                |
        | Fiji 4.10 | Mary takes 2 yellow; the supply holds 5 green 1 red 1 yellow 2 blue.         |
        | Fiji 4.4  | Row 4: most blue \| take 1 blue.                                             |
        | Fiji 4.5  | most blue: Henry 0, Chris 0, Anna 1 and Mary 0.                              |
        | Fiji 4.8  | Anna executes: take 1 blue.                                                  |
        | Fiji 4.10 | Anna takes 1 blue; the supply holds 5 green 1 red 1 yellow 1 blue.           |
        | Fiji 4.16 | The other offers go into the supply: it holds 6 green 3 red 5 yellow 2 blue. |
        | Fiji 4.17 | Exchange 2 begins with the same rows.                                        |
      And it is up to Henry, Chris, Anna and Mary

  @fiji_5_2
  Rule: A round is told goal by goal, as long as players are tied
    Then come the order and the heads, place by place.

    Background:
      Given Henry, Chris, Anna, Mary and Ruth play Fiji
      And the goals are most red, fewest blue, most green and most yellow

    @fiji_5_1 @fiji_5_2 @fiji_5_3 @fiji_5_4 @fiji_5_5 @fiji_5_6 @fiji_3_3
    Scenario: A round is told goal by goal, as long as players are tied
      Given the hands are
        | player | green | red | yellow | blue |
        | Henry  | 3     | 4   | 1      | 2    |
        | Chris  | 2     | 4   | 3      | 2    |
        | Anna   | 3     | 4   | 1      | 2    |
        | Mary   | 1     | 2   | 5      | 1    |
        | Ruth   | 2     | 2   | 4      | 1    |
      And it is exchange 3 of round 4
      And the heads are Henry 11, Chris 9, Anna 7, Mary 5 and Ruth 3
      When the round is scored
      Then this is told
        | rule     | sentence                                                                                                                                                                                                 |
        | Fiji 5.1 | The screens go: Henry 3 green 4 red 1 yellow 2 blue, Chris 2 green 4 red 3 yellow 2 blue, Anna 3 green 4 red 1 yellow 2 blue, Mary 1 green 2 red 5 yellow 1 blue and Ruth 2 green 2 red 4 yellow 1 blue. |
        | Fiji 3.3 | The goal most red: Henry 4, Chris 4, Anna 4, Mary 2 and Ruth 2.                                                                                                                                          |
        | Fiji 5.3 | Henry, Chris and Anna are tied on most red: the next goal decides.                                                                                                                                       |
        | Fiji 5.3 | Mary and Ruth are tied on most red: the next goal decides.                                                                                                                                               |
        | Fiji 3.3 | The goal fewest blue: Henry 2, Chris 2, Anna 2, Mary 1 and Ruth 1.                                                                                                                                       |
        | Fiji 5.3 | Henry, Chris and Anna are tied on fewest blue: the next goal decides.                                                                                                                                    |
        | Fiji 5.3 | Mary and Ruth are tied on fewest blue: the next goal decides.                                                                                                                                            |
        | Fiji 3.3 | The goal most green: Henry 3, Chris 2, Anna 3, Mary 1 and Ruth 2.                                                                                                                                        |
        | Fiji 5.3 | Henry and Anna are tied on most green: the next goal decides.                                                                                                                                            |
        | Fiji 3.3 | The goal most yellow: Henry 1, Chris 3, Anna 1, Mary 5 and Ruth 4.                                                                                                                                       |
        | Fiji 5.3 | Henry and Anna are tied on most yellow: the next goal decides.                                                                                                                                           |
        | Fiji 5.2 | The order is Henry = Anna, Chris, Ruth, Mary.                                                                                                                                                            |
        | Fiji 5.5 | Heads for place 1, shared: 3 each to Henry and Anna.                                                                                                                                                     |
        | Fiji 5.6 | Chris comes after the shared place: place 3.                                                                                                                                                             |
        | Fiji 5.4 | Heads for place 3: 2 to Chris.                                                                                                                                                                           |
        | Fiji 5.4 | Heads for place 4: 1 to Ruth.                                                                                                                                                                            |
        | Fiji 5.4 | Heads for place 5: 0 to Mary.                                                                                                                                                                            |
        | Fiji 5.7 | 44 heads are taken and the box holds 40: go on counting.                                                                                                                                                 |
        | Fiji 6.1 | The game ends after 4 rounds.                                                                                                                                                                            |
        | Fiji 6.2 | Most heads: Henry with 14.                                                                                                                                                                               |

    @fiji_5_2 @fiji_5_4
    Scenario: A goal that nobody needs any more is not told
      Given Henry, Chris and Anna play Fiji
      And the hands are
        | player | green | red | yellow | blue |
        | Henry  | 3     | 1   | 1      | 2    |
        | Chris  | 2     | 3   | 3      | 2    |
        | Anna   | 3     | 2   | 1      | 2    |
      When the round is scored
      Then this is told
        | rule     | sentence                                                                                                                         |
        | Fiji 5.1 | The screens go: Henry 3 green 1 red 1 yellow 2 blue, Chris 2 green 3 red 3 yellow 2 blue and Anna 3 green 2 red 1 yellow 2 blue. |
        | Fiji 3.3 | The goal most red: Henry 1, Chris 3 and Anna 2.                                                                                  |
        | Fiji 5.2 | The order is Chris, Anna, Henry.                                                                                                 |
        | Fiji 5.4 | Heads for place 1: 2 to Chris.                                                                                                   |
        | Fiji 5.4 | Heads for place 2: 1 to Anna.                                                                                                    |
        | Fiji 5.4 | Heads for place 3: 0 to Henry.                                                                                                   |

  @fiji_6_1
  Rule: The end is told with the heads that win or tie
    A tie is told with what it means under the ruling.

    Background:
      Given Henry, Chris and Anna play Fiji
      And it is exchange 3 of round 4
      And the goals are most red, fewest blue, most green and most yellow
      And the hands are
        | player | green | red | yellow | blue |
        | Henry  | 3     | 4   | 1      | 2    |
        | Chris  | 2     | 3   | 3      | 2    |
        | Anna   | 3     | 2   | 1      | 2    |

    @fiji_6_1 @fiji_6_2
    Scenario: One winner is told
      Given the heads are Henry 2, Chris 2 and Anna 3
      When the round is scored
      Then this is told
        | rule     | sentence                                                                                                                         |
        | Fiji 5.1 | The screens go: Henry 3 green 4 red 1 yellow 2 blue, Chris 2 green 3 red 3 yellow 2 blue and Anna 3 green 2 red 1 yellow 2 blue. |
        | Fiji 3.3 | The goal most red: Henry 4, Chris 3 and Anna 2.                                                                                  |
        | Fiji 5.2 | The order is Henry, Chris, Anna.                                                                                                 |
        | Fiji 5.4 | Heads for place 1: 2 to Henry.                                                                                                   |
        | Fiji 5.4 | Heads for place 2: 1 to Chris.                                                                                                   |
        | Fiji 5.4 | Heads for place 3: 0 to Anna.                                                                                                    |
        | Fiji 6.1 | The game ends after 4 rounds.                                                                                                    |
        | Fiji 6.2 | Most heads: Henry with 4.                                                                                                        |
      And it is up to nobody

    @fiji_6_2
    Scenario: Who alone has the most heads wins where final_tie=nobody too
      Given the ruling final_tie=nobody holds
      When the round is scored
      Then Henry wins

    @fiji_6_3
    Scenario: A shared victory is told
      Given the heads are Henry 2, Chris 3 and Anna 4
      When the round is scored
      Then this is told
        | rule     | sentence                                                                                                                         |
        | Fiji 5.1 | The screens go: Henry 3 green 4 red 1 yellow 2 blue, Chris 2 green 3 red 3 yellow 2 blue and Anna 3 green 2 red 1 yellow 2 blue. |
        | Fiji 3.3 | The goal most red: Henry 4, Chris 3 and Anna 2.                                                                                  |
        | Fiji 5.2 | The order is Henry, Chris, Anna.                                                                                                 |
        | Fiji 5.4 | Heads for place 1: 2 to Henry.                                                                                                   |
        | Fiji 5.4 | Heads for place 2: 1 to Chris.                                                                                                   |
        | Fiji 5.4 | Heads for place 3: 0 to Anna.                                                                                                    |
        | Fiji 6.1 | The game ends after 4 rounds.                                                                                                    |
        | Fiji 6.3 | Most heads, tied: Henry, Chris and Anna with 4 each.                                                                             |

    @fiji_6_3
    Scenario: A tie that nobody wins is told where final_tie=nobody
      Given the ruling final_tie=nobody holds
      And the heads are Henry 2, Chris 3 and Anna 4
      When the round is scored
      Then this is told
        | rule     | sentence                                                                                                                         |
        | Fiji 5.1 | The screens go: Henry 3 green 4 red 1 yellow 2 blue, Chris 2 green 3 red 3 yellow 2 blue and Anna 3 green 2 red 1 yellow 2 blue. |
        | Fiji 3.3 | The goal most red: Henry 4, Chris 3 and Anna 2.                                                                                  |
        | Fiji 5.2 | The order is Henry, Chris, Anna.                                                                                                 |
        | Fiji 5.4 | Heads for place 1: 2 to Henry.                                                                                                   |
        | Fiji 5.4 | Heads for place 2: 1 to Chris.                                                                                                   |
        | Fiji 5.4 | Heads for place 3: 0 to Anna.                                                                                                    |
        | Fiji 6.1 | The game ends after 4 rounds.                                                                                                    |
        | Fiji 6.3 | Most heads, tied: Henry, Chris and Anna with 4 each, so nobody wins.                                                             |

  @fiji_2_1
  Rule: A new round is told from the beads to the goals
    What goes back comes before what is laid anew.

    Background:
      Given Henry, Chris, Anna and Mary play Fiji

    @fiji_5_8 @fiji_2_3 @fiji_1_1 @fiji_1_2 @fiji_1_4 @fiji_2_1 @fiji_2_2 @fiji_3_1 @fiji_3_2
    Scenario: The second round is told, and all may offer
      Given the next round has
        | condition   | effect        | goal        |
        | most green  | take 1 blue   | most red    |
        | most red    | take 3 red    | fewest blue |
        | most yellow | take 2 yellow | most yellow |
        | most blue   | take 4 green  | most green  |
      When the next round is dealt
      Then this is told
        | rule     | sentence                                                              |
        | Fiji 5.8 | All beads go back for round 2.                                        |
        | Fiji 2.3 | The cards of round 1 are discarded.                                   |
        | Fiji 1.1 | Each player takes a set of 5 green 4 red 3 yellow 2 blue.             |
        | Fiji 1.2 | The supply is 5 green 4 red 3 yellow 2 blue.                          |
        | Fiji 1.4 | 5 green 4 red 3 yellow 2 blue stay in the box.                        |
        | Fiji 2.1 | The conditions are most green, most red, most yellow, most blue.      |
        | Fiji 2.2 | The effects are take 1 blue, take 3 red, take 2 yellow, take 4 green. |
        | Fiji 3.1 | The goals are most red, fewest blue, most yellow, most green.         |
        | Fiji 3.2 | The indicator lies beside most red: it counts first.                  |
      And it is up to Henry, Chris, Anna and Mary
      And Chris has the choice of 63 moves

    @fiji_5_8
    Scenario: After the third exchange of a round comes the first of the next
      Given it is exchange 3 of round 1
      And the next round has
        | condition   | effect        | goal        |
        | most green  | take 1 blue   | most red    |
        | most red    | take 3 red    | fewest blue |
        | most yellow | take 2 yellow | most yellow |
        | most blue   | take 4 green  | most green  |
      When the next round is dealt
      Then exchange 1 begins

    @fiji_0_1 @fiji_0_2 @fiji_0_3 @fiji_0_4
    Scenario: A new game is told up to the first offers
      When Henry, Chris, Anna and Mary start a game of Fiji
      Then this is told
        | rule     | sentence                                                                                      |
        | Fiji 0.1 | The box holds 30 green 24 red 18 yellow 12 blue.                                              |
        | Fiji 0.2 | Henry, Chris, Anna and Mary sit down.                                                         |
        | Fiji 0.3 | 16 conditions and 16 effects lie shuffled in two stacks: the inferred deck.                   |
        | Fiji 0.4 | 40 shrunken heads lie in the middle.                                                          |
        | Fiji 1.1 | Each player takes a set of 5 green 4 red 3 yellow 2 blue.                                     |
        | Fiji 1.2 | The supply is 5 green 4 red 3 yellow 2 blue.                                                  |
        | Fiji 1.4 | 5 green 4 red 3 yellow 2 blue stay in the box.                                                |
        | Fiji 2.1 | The conditions are most yellow and blue, most red and yellow, most red and green, most green. |
        | Fiji 2.2 | The effects are take one of each, others take 1 red, take 1 blue, take half of the blue.      |
        | Fiji 3.1 | The goals are fewest blue, fewest green, fewest yellow, most red.                             |
        | Fiji 3.2 | The indicator lies beside fewest blue: it counts first.                                       |
      And it is up to Henry, Chris, Anna and Mary
      And Henry has the choice of 63 moves

  @fiji_7_7
  Rule: Two players hear that what they set aside comes back
    It is part of the sets of the next round.

    Background:
      Given Anna and Henry play Fiji

    @fiji_7_1 @fiji_7_2 @fiji_7_7
    Scenario: What was set aside comes back before the next round
      Given the next round has
        | condition   | effect        | goal        |
        | most green  | take 1 blue   | most red    |
        | most red    | take 3 red    | fewest blue |
        | most yellow | take 2 yellow | most yellow |
        | most blue   | take 4 green  | most green  |
      And Anna has set aside 4 green
      And Henry has set aside 1 green, 1 red, 1 yellow and 1 blue
      When the next round is dealt
      Then this is told
        | rule     | sentence                                                              |
        | Fiji 5.8 | All beads go back for round 2.                                        |
        | Fiji 7.7 | The beads set aside come back too.                                    |
        | Fiji 2.3 | The cards of round 1 are discarded.                                   |
        | Fiji 7.1 | Each player takes a set of 6 green 5 red 4 yellow 3 blue.             |
        | Fiji 7.2 | The supply is 5 green 4 red 3 yellow 2 blue.                          |
        | Fiji 1.4 | 13 green 10 red 7 yellow 4 blue stay in the box.                      |
        | Fiji 2.1 | The conditions are most green, most red, most yellow, most blue.      |
        | Fiji 2.2 | The effects are take 1 blue, take 3 red, take 2 yellow, take 4 green. |
        | Fiji 3.1 | The goals are most red, fewest blue, most yellow, most green.         |
        | Fiji 3.2 | The indicator lies beside most red: it counts first.                  |
      And it is up to Anna and Henry

  @fiji_0_2
  Rule: Who cannot play hears why
    The sentence says what would do.

    Background:
      Given the ruling seats=three_to_five holds

    Scenario: Two are told that this edition has no game for them
      When Anna and Henry start a game of Fiji
      Then this is told
        | rule     | sentence                                                                              |
        | Fiji 0.2 | this many players cannot play: 2 (this edition has no game for two); 3 to 5 can play. |

    Scenario: Six are told how many can play
      When Anna, Henry, Chris, Mary, Ruth and Eve start a game of Fiji
      Then this is told
        | rule     | sentence                                           |
        | Fiji 0.2 | this many players cannot play: 6; 3 to 5 can play. |

  @fiji_0_3
  Rule: A deck that is not whole is told by what is missing
    The conditions are counted before the effects.

    Scenario: Where both stacks are short the conditions are named
      Given the deck has 15 conditions and 14 effects
      When Henry, Chris and Anna start a game of Fiji
      Then this is told
        | rule     | sentence                                                     |
        | Fiji 0.3 | the number of conditions is 15; four rounds need exactly 16. |

  @fiji_5_7
  Rule: That the heads run out is told once
    Where all 40 were taken before, this round is the first that needs more.

    Scenario: They run out in the round after the last one was taken
      Given Henry, Chris, Anna, Mary and Ruth play Fiji
      And it is exchange 3 of round 4
      And the heads are Henry 10, Chris 9, Anna 8, Mary 7 and Ruth 6
      And the hands are
        | player | green | red | yellow | blue |
        | Henry  | 3     | 1   | 1      | 2    |
        | Chris  | 2     | 3   | 3      | 2    |
        | Anna   | 3     | 2   | 1      | 2    |
      When the round is scored
      Then the heads run out

  @fiji_7_3
  Rule: Two players hear who has set beads aside
    What they are nobody hears; the other player only stops waiting.

    Background:
      Given Anna and Henry play Fiji

    @fiji_7_3
    Scenario: Who offers before that hears whom all wait for
      When Anna chooses to offer 1 green
      Then this is told
        | rule     | sentence                                   |
        | Fiji 7.3 | Anna and Henry first set aside four beads. |

    @fiji_7_3
    Scenario: One of two who has set four beads aside waits for the other
      When Anna chooses to set aside 4 green
      Then this is told
        | rule     | sentence                    |
        | Fiji 7.3 | Anna sets four beads aside. |
      And it is up to Henry
      And Henry has the choice of 34 moves

    @fiji_7_3
    Scenario: Once both have set four beads aside, both offer
      Given Anna has set aside 4 green
      When Henry chooses to set aside 4 red
      Then this is told
        | rule     | sentence                     |
        | Fiji 7.3 | Henry sets four beads aside. |
      And it is up to Anna and Henry
      And Anna has the choice of 63 moves

  @fiji_7_4
  Rule: Two players hear the heads goal by goal
    Beads set aside are named first, as they do not count.

    Background:
      Given Anna and Henry play Fiji

    @fiji_7_4 @fiji_7_5 @fiji_7_6
    Scenario: Two hear goal by goal who is better, and nothing of what was set aside
      Given the ruling set_aside=hidden holds
      And Anna has set aside 2 green and 2 red
      And Henry has set aside 1 green, 1 red and 2 blue
      When the round is scored
      Then this is told
        | rule     | sentence                                                                                    |
        | Fiji 5.1 | The screens go: Anna 4 green 3 red 4 yellow 3 blue and Henry 5 green 4 red 4 yellow 1 blue. |
        | Fiji 7.4 | The beads set aside are not counted.                                                        |
        | Fiji 3.3 | The goal most red: Anna 3 and Henry 4.                                                      |
        | Fiji 7.5 | Heads for the goal most red: 4 to Henry.                                                    |
        | Fiji 3.3 | The goal fewest blue: Anna 3 and Henry 1.                                                   |
        | Fiji 7.5 | Heads for the goal fewest blue: 3 to Henry.                                                 |
        | Fiji 3.3 | The goal most green: Anna 4 and Henry 5.                                                    |
        | Fiji 7.5 | Heads for the goal most green: 2 to Henry.                                                  |
        | Fiji 3.3 | The goal most yellow: Anna 4 and Henry 4.                                                   |
        | Fiji 7.6 | The goal most yellow is tied with 4 each: nobody takes heads for it.                        |

    @fiji_7_4 @fiji_7_5 @fiji_7_6
    Scenario: Where set_aside=shown two hear what was set aside
      Given the ruling set_aside=shown holds
      And Anna has set aside 2 green and 2 red
      And Henry has set aside 1 green, 1 red and 2 blue
      When the round is scored
      Then this is told
        | rule     | sentence                                                                                          |
        | Fiji 5.1 | The screens go: Anna 4 green 3 red 4 yellow 3 blue and Henry 5 green 4 red 4 yellow 1 blue.       |
        | Fiji 7.4 | The beads set aside are shown and not counted: Anna 2 green 2 red and Henry 1 green 1 red 2 blue. |
        | Fiji 3.3 | The goal most red: Anna 3 and Henry 4.                                                            |
        | Fiji 7.5 | Heads for the goal most red: 4 to Henry.                                                          |
        | Fiji 3.3 | The goal fewest blue: Anna 3 and Henry 1.                                                         |
        | Fiji 7.5 | Heads for the goal fewest blue: 3 to Henry.                                                       |
        | Fiji 3.3 | The goal most green: Anna 4 and Henry 5.                                                          |
        | Fiji 7.5 | Heads for the goal most green: 2 to Henry.                                                        |
        | Fiji 3.3 | The goal most yellow: Anna 4 and Henry 4.                                                         |
        | Fiji 7.6 | The goal most yellow is tied with 4 each: nobody takes heads for it.                              |

  @fiji_2_4
  Rule: Who looks is told what is hidden and by which rule
    Hands, offers in the fist and beads set aside are secret; that somebody has offered is not.

    Scenario: Hands are hidden, and the offers that are in the fists
      Given Henry, Chris, Anna and Mary play Fiji
      And Henry has offered 2 green
      And Anna has offered 1 red
      When Mary looks at the table
      Then this is hidden
        | rule     | what                      |
        | Fiji 1.3 | hand of Henry             |
        | Fiji 4.3 | offer of Henry            |
        | Fiji 1.3 | hand of Chris             |
        | Fiji 1.3 | hand of Anna              |
        | Fiji 4.3 | offer of Anna             |
        | Fiji 2.4 | cards still in the stacks |
      And Mary sees that Henry and Anna have offered

    Scenario: The last player sees their own hand
      Given Henry, Chris, Anna and Mary play Fiji
      And Mary has offered 1 red
      When Mary looks at the table
      Then Mary sees 5 green, 3 red, 3 yellow and 2 blue in the hand of Mary
      And Mary sees 1 red in the offer of Mary
      And fiji_2_4 hides the cards still in the stacks

    Scenario: Offers that are shown are hidden no more
      Given Henry, Chris, Anna and Mary play Fiji
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 2     |     |        |      |
        | Chris  | 1     |     |        |      |
        | Anna   |       | 2   |        |      |
        | Mary   |       |     | 2      |      |
      When Anna looks at the table
      Then this is hidden
        | rule     | what                      |
        | Fiji 1.3 | hand of Henry             |
        | Fiji 1.3 | hand of Chris             |
        | Fiji 1.3 | hand of Mary              |
        | Fiji 2.4 | cards still in the stacks |
      And Anna sees 1 green in the offer of Chris
      And nobody has won yet

    Scenario Outline: Beads set aside are hidden in the round where set_aside=<answer>
      Given Anna and Henry play Fiji
      And the ruling set_aside=<answer> holds
      And Anna has set aside 4 green
      And Henry has set aside 2 green and 2 red
      When Henry looks at the table
      Then this is hidden
        | rule     | what                      |
        | Fiji 1.3 | hand of Anna              |
        | Fiji 7.3 | beads set aside by Anna   |
        | Fiji 2.4 | cards still in the stacks |

      Examples:
        | answer |
        | hidden |
        | shown  |

    Scenario: One of two who has set nothing aside hides nothing there
      Given Anna and Henry play Fiji
      And Henry has set aside 2 green and 2 red
      When Henry looks at the table
      Then this is hidden
        | rule     | what                      |
        | Fiji 1.3 | hand of Anna              |
        | Fiji 2.4 | cards still in the stacks |

    Scenario: Where set_aside=shown nothing set aside is hidden once the round is scored
      Given Anna and Henry play Fiji
      And the ruling set_aside=shown holds
      And Anna has set aside 4 green
      When the round is scored
      And Henry looks at the table
      Then this is hidden
        | rule     | what                      |
        | Fiji 2.4 | cards still in the stacks |
