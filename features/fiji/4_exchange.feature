Feature: Fiji 4, the exchange
  Everyone offers beads at once; the same offers are then held against four rows, from top to bottom.

  Background:
    Given Henry, Chris, Anna and Mary play Fiji

  @fiji_4_1
  Rule: An offer is one to four beads
    An empty fist would be no offer, and a fist holds no more than four.

    Scenario: One bead is enough
      When Henry chooses to offer 1 green
      Then Henry now holds 4 green, 4 red, 3 yellow and 2 blue
      And Henry has offered 1 green
      And nothing else changes

    Scenario: Four beads of one colour are allowed
      When Henry chooses to offer 4 red
      Then Henry now holds 5 green, 3 yellow and 2 blue
      And Henry has offered 4 red
      And nothing else changes

    Scenario: The beads of an offer are named in any order
      When Henry chooses to offer 1 blue 1 red 2 green
      Then Henry now holds 3 green, 3 red, 3 yellow and 1 blue
      And Henry has offered 2 green, 1 red and 1 blue
      And nothing else changes

    Scenario Outline: An offer of <beads> is refused
      When Henry chooses to offer <beads>
      Then the move is refused by fiji_4_1
      And nothing else changes

      Examples:
        | beads                  |
        | none                   |
        | 5 green                |
        | 2 green 2 red 1 yellow |

  @fiji_4_2
  Rule: An offer comes from behind one's own screen
    What one does not hold cannot be offered, however much of it the supply holds.

    Scenario: The last two blue may be offered
      When Mary chooses to offer 2 blue
      Then Mary now holds 5 green, 4 red and 3 yellow
      And Mary has offered 2 blue
      And nothing else changes

    Scenario: Three blue are more than a hand of two has
      When Mary chooses to offer 3 blue
      Then the move is refused by fiji_4_2
      And nothing else changes

  @fiji_4_3
  Rule: Offers are secret until all are ready, and each player makes one
    Nobody may answer to an offer; so nobody sees one before the own is made.

    Scenario: Henry does not see what Mary has in her fist
      Given Mary has offered 2 blue
      When Henry looks at the table
      Then fiji_4_3 hides the offer of Mary
      And nothing else changes

    Scenario: Henry sees what he has in his own fist
      Given Henry has offered 1 green and 2 red
      And Mary has offered 2 blue
      When Henry looks at the table
      Then Henry sees 1 green and 2 red in the offer of Henry
      And fiji_4_3 hides the offer of Mary
      And nothing else changes

    Scenario Outline: With three fists closed, <player> does not see what is in that of <other>
      Given Henry has offered 1 green
      And Chris has offered 1 red
      And Anna has offered 1 yellow
      When <player> looks at the table
      Then fiji_4_3 hides the offer of <other>
      And nothing else changes

      Examples:
        | player | other |
        | Mary   | Henry |
        | Mary   | Anna  |
        | Henry  | Chris |
        | Anna   | Chris |

    Scenario: Mary sees who has offered, but not how many beads
      Given Henry has offered 2 green and 2 red
      And Anna has offered 1 blue
      When Mary looks at the table
      Then Mary sees that Henry and Anna have offered
      And fiji_4_3 hides the offer of Henry
      And fiji_4_3 hides the offer of Anna

    Scenario: A second offer is refused
      Given Henry has offered 1 green
      When Henry chooses to offer 2 red
      Then the move is refused by fiji_4_3
      And nothing else changes

    Scenario: The last offer opens all of them
      Given Henry has offered 1 green
      And Chris has offered 1 red
      And Anna has offered 1 yellow
      When Mary chooses to offer 1 blue
      Then every offer is 1 to 4 beads

  @fiji_4_3
  Rule: Once all are ready, every offer lies open for everybody
    Whoever wants to check a row has to see all that is counted.

    Background:
      Given Henry has offered 2 green
      And Chris has offered 1 green and 1 red
      And Anna has offered 2 red

    Scenario Outline: With the last fist opened, <player> sees the offer of <other>
      When Mary chooses to offer 2 yellow 1 blue
      And <player> looks at the table
      Then <player> sees <beads> in the offer of <other>

      Examples:
        | player | other | beads               |
        | Mary   | Henry | 2 green             |
        | Henry  | Chris | 1 green and 1 red   |
        | Chris  | Anna  | 2 red               |
        | Anna   | Mary  | 2 yellow and 1 blue |

    Scenario: The next offer is as secret as the one before
      When Mary chooses to offer 2 yellow 1 blue
      And the offers are analysed
      And Mary chooses to offer 1 red
      And Henry looks at the table
      Then fiji_4_3 hides the offer of Mary

  @fiji_4_4
  Rule: One offer stands for all four rows, analysed from top to bottom
    A row changes the supply that the next row finds, but never an offer.

    Background:
      Given the rows are
        | condition   | effect              |
        | most green  | take 4 green        |
        | most beads  | others take 1 green |
        | fewest red  | take one of each    |
        | most yellow | others take 1 red   |
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 2     |     |        |      |
        | Chris  | 1     | 2   |        |      |
        | Anna   |       | 1   |        |      |
        | Mary   |       | 2   | 2      |      |

    Scenario: Row 2 lacks the green that row 1 took
      Given row 1 has been analysed
      When row 2 is analysed
      Then Henry, Chris and Anna each take nothing
      And the supply is still 1 green, 4 red, 3 yellow and 2 blue
      And nothing else changes

    Scenario: Beads taken in row 1 do not join the offer in row 2
      Given row 1 has been analysed
      When row 2 is analysed
      Then the counts of beads are Henry 2, Chris 3, Anna 1 and Mary 4
      And nothing else changes

    Scenario: The offers still lie open after a row
      When row 1 is analysed
      And Mary looks at the table
      Then Mary sees 2 green in the offer of Henry
      And Mary sees 1 red in the offer of Anna

    Scenario: A whole exchange runs through all four rows
      When the offers are analysed
      Then Henry now holds 8 green, 6 red, 4 yellow and 3 blue
      And Chris now holds 4 green, 3 red, 3 yellow and 2 blue
      And Anna now holds 5 green, 4 red, 3 yellow and 2 blue
      And Mary still holds 5 green, 2 red, 1 yellow and 2 blue
      And the supply is now 3 green, 5 red, 4 yellow and 1 blue

  @fiji_4_5
  Rule: A condition adds up the beads of its colours
    The cards compare sums: red and green together, or all beads.

    Background:
      Given the offers are
        | player | green | red | yellow | blue |
        | Henry  | 2     | 1   |        |      |
        | Chris  | 1     |     |        | 1    |
        | Anna   |       | 2   | 1      | 1    |
        | Mary   |       |     |        | 1    |

    Scenario Outline: <most> <colours> counts <counts>
      Given row 1 is <most> <colours>, take 1 blue
      When row 1 is analysed
      Then the counts of <colours> are <counts>
      And <player> executes the card

      Examples:
        | most   | colours       | counts                              | player |
        | most   | green         | Henry 2, Chris 1, Anna 0 and Mary 0 | Henry  |
        | most   | red and green | Henry 3, Chris 1, Anna 2 and Mary 0 | Henry  |
        | most   | yellow        | Henry 0, Chris 0, Anna 1 and Mary 0 | Anna   |
        | most   | beads         | Henry 3, Chris 2, Anna 4 and Mary 1 | Anna   |
        | fewest | beads         | Henry 3, Chris 2, Anna 4 and Mary 1 | Mary   |
        | fewest | blue          | Henry 0, Chris 1, Anna 1 and Mary 1 | Henry  |

  @fiji_4_6
  Rule: None of a colour counts as zero
    Who offers no yellow has offered the fewest yellow.

    Background:
      Given row 1 is fewest yellow, take 1 blue

    Scenario: A player alone without yellow has the fewest
      Given the offers are
        | player | green | red | yellow | blue |
        | Henry  |       |     | 1      |      |
        | Chris  | 1     |     |        |      |
        | Anna   |       |     | 2      |      |
        | Mary   |       |     | 1      |      |
      When row 1 is analysed
      Then Chris executes the card
      And Chris takes 1 blue
      And nothing else changes

    Scenario: Two zeros cancel like any other count
      Given the offers are
        | player | green | red | yellow | blue |
        | Henry  |       |     | 1      |      |
        | Chris  | 1     |     |        |      |
        | Anna   |       |     | 2      |      |
        | Mary   | 1     |     |        |      |
      When row 1 is analysed
      Then the counts of yellow are Henry 1, Chris 0, Anna 2 and Mary 0
      And Henry executes the card, as Chris and Mary cancel each other out
      And Henry takes 1 blue
      And nothing else changes

  @fiji_4_7
  Rule: Equal counts cancel each other out
    Two who want the same get in each other's way, and the next one profits.

    Background:
      Given row 1 is most green, take 4 green

    Scenario: Two threes cancel, so the two wins
      Given the offers are
        | player | green | red | yellow | blue |
        | Henry  | 3     |     |        |      |
        | Chris  | 3     |     |        |      |
        | Anna   | 2     |     |        |      |
        | Mary   |       | 1   |        |      |
      When row 1 is analysed
      Then Anna executes the card, as Henry and Chris cancel each other out
      And Anna takes 4 green
      And nothing else changes

    Scenario: Three cancel, and the last of the four executes a most card
      Given the offers are
        | player | green | red | yellow | blue |
        | Henry  | 2     |     |        |      |
        | Chris  | 2     |     |        |      |
        | Anna   | 2     |     |        |      |
        | Mary   |       | 1   |        |      |
      When row 1 is analysed
      Then Mary executes the card, as Henry, Chris and Anna cancel each other out
      And Mary takes 4 green
      And nothing else changes

  @fiji_4_7
  Rule: A tie below a tie cancels too
    The search goes down the ranks until one player stands alone.

    Scenario: With 4, 4, 3, 3 and 1 the worst offer wins
      Given Henry, Chris, Anna, Mary and Eve play Fiji
      And row 1 is most green, take 4 green
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 4     |     |        |      |
        | Chris  | 4     |     |        |      |
        | Anna   | 3     |     |        |      |
        | Mary   | 3     |     |        |      |
        | Eve    | 1     |     |        |      |
      When row 1 is analysed
      Then Eve executes the card, as Anna and Mary cancel each other out
      And Henry and Chris cancel each other out

    Scenario: With a pair for the fewest the third of three executes
      Given Henry, Chris and Anna play Fiji
      And row 1 is fewest green, take 4 green
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 1     |     |        |      |
        | Chris  | 1     |     |        |      |
        | Anna   | 4     |     |        |      |
      When row 1 is analysed
      Then Anna executes the card, as Henry and Chris cancel each other out

  @fiji_4_8
  Rule: A tie below the winner changes nothing
    Whoever is best alone need not look at the others.

    Scenario: Two ones below a three do not keep the three from executing
      Given row 1 is most red, take 1 blue
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  |       | 3   |        |      |
        | Chris  |       | 1   |        |      |
        | Anna   |       | 1   |        |      |
        | Mary   | 1     |     |        |      |
      When row 1 is analysed
      Then Henry executes the card
      And Henry takes 1 blue
      And nothing else changes

  @fiji_4_8
  Rule: The best count left standing executes, and it must, at once
    Being chosen is no gift: the card is carried out even where it hurts.

    Background:
      Given the offers are
        | player | green | red | yellow | blue |
        | Henry  | 1     |     |        |      |
        | Chris  | 2     |     |        |      |
        | Anna   | 3     |     |        |      |
        | Mary   | 4     |     |        |      |

    Scenario: Beads nobody wants are taken all the same
      Given the goals are fewest red, most green, most yellow and most blue
      And row 1 is most green, take 3 red
      When row 1 is analysed
      Then Mary executes the card
      And Mary takes 3 red
      And nothing else changes

    Scenario: The executor chooses before the next row is looked at
      Given row 1 is fewest green, rotate a goal
      When row 1 is analysed
      Then Henry executes the card
      And Henry has to choose
      And nothing else changes

    Scenario: Only the executor chooses
      Given row 1 is fewest green, rotate a goal
      And row 1 has been analysed
      When Mary chooses to rotate red
      Then the move is refused by fiji_4_8
      And nothing else changes

  @fiji_4_9
  Rule: With everyone cancelled, nobody executes
    The card stays where it is and does nothing this time.

    Background:
      Given row 3 is most beads, others take 1 yellow

    Scenario: Two pairs cancel, and the card is not executed
      Given the offers are
        | player | green | red | yellow | blue |
        | Henry  | 1     |     |        |      |
        | Chris  | 2     |     |        |      |
        | Anna   |       | 2   |        |      |
        | Mary   |       | 1   |        |      |
      When row 3 is analysed
      Then Chris and Anna cancel each other out
      And Henry and Mary cancel each other out
      And nobody executes the card
      And nothing else changes

    Scenario: Two equal offers cancel, so nobody executes
      Given Ana and Ben play Fiji
      And row 1 is fewest green, take 1 blue
      And the offers are
        | player | green | red | yellow | blue |
        | Ana    | 1     |     |        |      |
        | Ben    | 1     |     |        |      |
      When row 1 is analysed
      Then nobody executes the card
      And nothing else changes

  @fiji_4_10
  Rule: A take card gives all its beads or none
    There is no part of a card.

    Background:
      Given it is exchange 3 of round 1
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 1     |     |        |      |
        | Chris  |       | 1   |        |      |
        | Anna   |       |     | 1      |      |
        | Mary   | 1     | 1   |        |      |

    Scenario Outline: On a full supply, "<effect>" gives <beads>
      Given row 1 is most beads, <effect>
      When row 1 is analysed
      Then Mary takes <beads>
      And nothing else changes

      Examples:
        | effect           | beads                              |
        | take 4 green     | 4 green                            |
        | take 3 red       | 3 red                              |
        | take 2 yellow    | 2 yellow                           |
        | take 1 blue      | 1 blue                             |
        | take one of each | 1 green, 1 red, 1 yellow, 1 blue   |

    Scenario Outline: With <supply> in the supply, "<effect>" gives nothing
      Given row 1 is most beads, <effect>
      And the supply is <supply>, <rest>
      When row 1 is analysed
      Then Mary takes nothing
      And the supply is still <supply>, <rest>
      And nothing else changes

      Examples:
        | effect           | supply            | rest                      |
        | take 4 green     | 3 green, 4 red    | 3 yellow, 2 blue          |
        | take 3 red       | 2 red             | 5 green, 3 yellow, 2 blue |
        | take 2 yellow    | 5 green, 1 yellow | 4 red, 2 blue             |
        | take 1 blue      | 5 green, 4 red    | 3 yellow                  |
        | take one of each | 5 green, 4 red    | 3 yellow                  |

    Scenario: What lies in the fists is not yet in the supply
      Given row 1 is most beads, take 3 red
      And the supply is 5 green, 2 red, 3 yellow and 2 blue
      When row 1 is analysed
      Then Mary takes nothing
      And the supply is still 5 green, 2 red, 3 yellow and 2 blue
      And nothing else changes

    Scenario: The very last beads can be taken
      Given the rows are
        | condition           | effect        |
        | most beads          | take 4 green  |
        | most yellow         | take 2 yellow |
        | most red and yellow | take 1 blue   |
        | most red and green  | take 3 red    |
      And the supply is 4 green, 3 red, 2 yellow and 1 blue
      And rows 1 to 3 have been analysed
      When row 4 is analysed
      Then Mary takes 3 red
      And the supply is now nothing

  @fiji_4_11
  Rule: A half card gives half of its colour in the supply
    The texts disagree on the odd bead: the English ones leave it, the German one gives it.

    Background:
      Given it is exchange 3 of round 1
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 1     |     |        |      |
        | Chris  |       | 1   |        |      |
        | Anna   |       |     | 1      |      |
        | Mary   | 1     | 1   |        |      |

    Scenario Outline: Half of <there> is <beads>
      Given row 1 is most beads, take half of the <colour>
      And the supply is <there>, <rest>
      When row 1 is analysed
      Then Mary takes <beads>
      And nothing else changes

      Examples:
        | colour | there    | rest                      | beads    |
        | green  | 5 green  | 4 red, 3 yellow, 2 blue   | 2 green  |
        | red    | 3 red    | 5 green, 3 yellow, 2 blue | 1 red    |
        | yellow | 3 yellow | 5 green, 4 red, 2 blue    | 1 yellow |
        | blue   | 1 blue   | 5 green, 4 red, 3 yellow  | nothing  |
        | yellow | 4 yellow | 5 green, 4 red, 2 blue    | 2 yellow |
        | yellow | 2 yellow | 5 green, 4 red, 2 blue    | 1 yellow |

    Scenario Outline: Rounded up, half of <there> is <beads>
      Given the ruling half=up holds
      And row 1 is most beads, take half of the <colour>
      And the supply is <there>, <rest>
      When row 1 is analysed
      Then Mary takes <beads>
      And nothing else changes

      Examples:
        | colour | there    | rest                      | beads    |
        | green  | 5 green  | 4 red, 3 yellow, 2 blue   | 3 green  |
        | red    | 3 red    | 5 green, 3 yellow, 2 blue | 2 red    |
        | yellow | 3 yellow | 5 green, 4 red, 2 blue    | 2 yellow |
        | blue   | 1 blue   | 5 green, 4 red, 3 yellow  | 1 blue   |
        | yellow | 4 yellow | 5 green, 4 red, 2 blue    | 2 yellow |

    Scenario: Row 2 halves what row 1 has left, not what lay there before
      Given row 1 is most beads, others take 1 green
      And row 2 is most yellow, take half of the green
      And row 1 has been analysed
      When row 2 is analysed
      Then Anna takes 1 green
      And nothing else changes

    Scenario: Half of nothing is nothing, and the card is executed all the same
      Given row 1 is most beads, take half of the yellow
      And the supply is 5 green, 4 red and 2 blue
      When row 1 is analysed
      Then Mary executes the card
      And Mary takes nothing
      And nothing else changes

  @fiji_4_11
  Rule: The text by which one plays says where the odd bead goes
    The English texts round down, the German one rounds up; an even number is halved alike.

    Scenario Outline: By <edition>, half of <there> is <beads>
      Given Henry, Chris and Anna play Fiji by <edition>
      And row 1 is most red, take half of the <colour>
      And the offers are
        | player | red |
        | Henry  | 1   |
        | Chris  | 2   |
        | Anna   | 3   |
      When row 1 is analysed
      Then Anna takes <beads>
      And nothing else changes

      Examples:
        | edition        | colour | there    | beads    |
        | fiji-en-2006   | green  | 5 green  | 2 green  |
        | fiji-de-2005   | green  | 5 green  | 3 green  |
        | fiji-condensed | green  | 5 green  | 2 green  |
        | fiji-en-2006   | red    | 4 red    | 2 red    |
        | fiji-de-2005   | red    | 4 red    | 2 red    |
        | fiji-condensed | red    | 4 red    | 2 red    |
        | fiji-en-2006   | yellow | 3 yellow | 1 yellow |
        | fiji-de-2005   | yellow | 3 yellow | 2 yellow |
        | fiji-condensed | yellow | 3 yellow | 1 yellow |
        | fiji-en-2006   | blue   | 2 blue   | 1 blue   |
        | fiji-de-2005   | blue   | 2 blue   | 1 blue   |
        | fiji-condensed | blue   | 2 blue   | 1 blue   |

    Scenario: By no text named, half is that of the English one of 2006
      Given row 1 is most red, take half of the green
      And the offers are
        | player | red |
        | Henry  | 1   |
        | Chris  | 2   |
        | Anna   | 3   |
        | Mary   | 4   |
      When row 1 is analysed
      Then Mary takes 2 green
      And nothing else changes

  @fiji_4_12
  Rule: Every other player takes one bead, or nobody does
    The executor gets none; whoever was cancelled is still one of the others.

    Background:
      Given row 1 is most green, others take 1 yellow
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 2     |     |        |      |
        | Chris  | 2     |     |        |      |
        | Anna   | 1     |     |        |      |
        | Mary   |       | 1   |        |      |

    Scenario: The cancelled players take one too, the executor none
      When row 1 is analysed
      Then Anna executes the card, as Henry and Chris cancel each other out
      And Henry, Chris and Mary each take 1 yellow
      And the supply is now 5 green, 4 red and 2 blue
      And nothing else changes

    Scenario: Two yellow are not enough for three, so nobody takes one
      Given it is exchange 3 of round 1
      And the supply is 5 green, 4 red, 2 yellow and 2 blue
      When row 1 is analysed
      Then Henry, Chris and Mary each take nothing
      And the supply is still 5 green, 4 red, 2 yellow and 2 blue
      And nothing else changes

    Scenario: With two players, the only other one takes it
      Given Ana and Ben play Fiji
      And row 1 is most green, others take 1 blue
      And the offers are
        | player | green | red | yellow | blue |
        | Ana    | 2     |     |        |      |
        | Ben    | 1     |     |        |      |
      When row 1 is analysed
      Then Ben takes 1 blue
      And nothing else changes

  @fiji_4_13
  Rule: Keeping the offer
    All of it stays the player's own; whether they may refuse the gift is a ruling.

    Background:
      Given row 1 is most green, keep the offer
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 2     | 1   |        |      |
        | Chris  | 1     |     |        |      |
        | Anna   | 1     |     |        |      |
        | Mary   |       | 1   |        |      |

    Scenario: The executor keeps the offer without being asked
      When row 1 is analysed
      Then Henry executes the card
      And Henry keeps the offer
      And nothing else changes

    Scenario: The kept offer goes back behind the screen, the others are paid
      Given rows 1 to 4 have been analysed
      When the offers are paid
      Then everyone pays
      And Henry gets the offer back
      And exchange 2 begins
      And nothing else changes

    Scenario: A kept offer still counts in the row below
      Given row 2 is most red, take 1 blue
      When row 1 is analysed
      And row 2 is analysed
      Then the counts of red are Henry 1, Chris 0, Anna 0 and Mary 1
      And nobody executes the card
      And nothing else changes

    Scenario: Where the ruling says must, there is nothing to choose
      When Henry chooses to pay
      Then the move is refused by fiji_4_13
      And nothing else changes

    Scenario: With two keep cards two players keep their offers
      The printed deck may hold one such card only; a deck with two plays like this.

      Given the rows are
        | condition    | effect         |
        | most green   | keep the offer |
        | fewest green | keep the offer |
        | most blue    | take 1 blue    |
        | most yellow  | take 2 yellow  |
      When the offers are analysed
      Then Henry gets the offer back
      And Mary gets the offer back
      And the supply is now 7 green, 4 red, 3 yellow and 2 blue
      And exchange 2 begins

    Scenario: Rotating a goal in a later row does not undo the keeping
      Given row 2 is fewest green, rotate a goal
      And row 1 has been analysed
      And row 2 has been analysed
      When Mary chooses to rotate red
      And the offers are paid
      Then Henry gets the offer back

  @fiji_4_13
  Rule: Keeping the offer, where the ruling says may
    The German text says that the player need not pay.

    Background:
      Given the ruling keep_offer=may holds
      And row 1 is most green, keep the offer
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 2     | 1   |        |      |
        | Chris  | 1     |     |        |      |
        | Anna   | 1     |     |        |      |
        | Mary   |       | 1   |        |      |

    Scenario: Where the ruling says may, the executor is asked
      When row 1 is analysed
      Then Henry has to choose
      And nothing else changes

    Scenario: Where the ruling says may, Henry can keep it
      Given row 1 has been analysed
      When Henry chooses to keep
      Then Henry keeps the offer
      And nothing else changes

    Scenario: Where the ruling says may, Henry can pay all the same
      Given row 1 has been analysed
      When Henry chooses to pay
      Then Henry pays the offer after all
      And nothing else changes

    Scenario: Where the ruling says may, two players can keep their offers
      Given row 2 is fewest green, keep the offer
      And row 1 has been analysed
      When Henry chooses to keep
      And row 2 is analysed
      And Mary chooses to keep
      Then Mary keeps the offer

  @fiji_4_13
  Rule: The text by which one plays says whether the executor is asked
    The English texts keep the offer; the German one says that it need not be paid.

    Scenario Outline: By <edition>, Anna keeps the offer without being asked
      Given Henry, Chris and Anna play Fiji by <edition>
      And row 1 is most red, keep the offer
      And the offers are
        | player | red |
        | Henry  | 1   |
        | Chris  | 2   |
        | Anna   | 3   |
      When row 1 is analysed
      Then Anna keeps the offer
      And nothing else changes

      Examples:
        | edition        |
        | fiji-en-2006   |
        | fiji-condensed |

    Scenario: By fiji-de-2005, Anna has to choose
      Given Henry, Chris and Anna play Fiji by fiji-de-2005
      And row 1 is most red, keep the offer
      And the offers are
        | player | red |
        | Henry  | 1   |
        | Chris  | 2   |
        | Anna   | 3   |
      When row 1 is analysed
      Then Anna has to choose
      And nothing else changes

  @fiji_4_14
  Rule: The executor rotates a goal card
    It stays in its place and asks for the opposite.

    Background:
      Given the goals are most red, fewest blue, most green and most yellow
      And row 1 is most green, rotate a goal
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 2     |     |        |      |
        | Chris  | 1     |     |        |      |
        | Anna   | 1     |     |        |      |
        | Mary   |       | 1   |        |      |
      And row 1 has been analysed

    Scenario Outline: Rotating <colour> turns only that goal
      When Henry chooses to rotate <colour>
      Then the goals are now <goals>
      And nothing else changes

      Examples:
        | colour | goals                                               |
        | red    | fewest red, fewest blue, most green and most yellow |
        | blue   | most red, most blue, most green and most yellow     |
        | green  | most red, fewest blue, fewest green and most yellow |
        | yellow | most red, fewest blue, most green and fewest yellow |

    Scenario: In the next exchange the goal is still the other way up
      When Henry chooses to rotate red
      And the offers are analysed
      Then exchange 2 begins
      And the goals are still fewest red, fewest blue, most green and most yellow

    Scenario: A swap does not do for a turn
      When Henry chooses to swap red blue
      Then the move is refused by fiji_4_14
      And nothing else changes

  @fiji_4_15
  Rule: The executor swaps two goal cards
    They change places and keep their orientation.

    Background:
      Given the goals are most red, fewest blue, most green and most yellow
      And row 1 is most green, swap two goals
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 2     |     |        |      |
        | Chris  | 1     |     |        |      |
        | Anna   | 1     |     |        |      |
        | Mary   |       | 1   |        |      |
      And row 1 has been analysed

    Scenario Outline: Swapping <colours> moves just these two
      When Henry chooses to swap <colours>
      Then the goals are now <goals>
      And nothing else changes

      Examples:
        | colours    | goals                                               |
        | red blue   | fewest blue, most red, most green and most yellow   |
        | red yellow | most yellow, fewest blue, most green and most red   |
        | green blue | most red, most green, fewest blue and most yellow   |

    Scenario: A card cannot be swapped with itself
      When Henry chooses to swap red red
      Then the move is refused by fiji_4_15
      And nothing else changes

    Scenario Outline: Where the ruling asks for neighbours, <colours> are too far apart
      Given the ruling swap=neighbours holds
      When Henry chooses to swap <colours>
      Then the move is refused by fiji_4_15
      And nothing else changes

      Examples:
        | colours     |
        | red yellow  |
        | red green   |
        | blue yellow |

    Scenario: Where the ruling asks for neighbours, red and blue may be swapped
      Given the ruling swap=neighbours holds
      When Henry chooses to swap red blue
      Then the goals are now fewest blue, most red, most green and most yellow
      And nothing else changes

  @fiji_4_15
  Rule: No text asks for neighbours
    Each speaks of two goal cards and says no more of them.

    Scenario Outline: By <edition>, the first and the last goal may be swapped
      Given Henry, Chris and Anna play Fiji by <edition>
      And row 1 is most red, swap two goals
      And the offers are
        | player | red |
        | Henry  | 1   |
        | Chris  | 2   |
        | Anna   | 3   |
      And row 1 has been analysed
      When Anna chooses to swap red yellow
      Then the goals are now most yellow, fewest blue, most green and most red

      Examples:
        | edition        |
        | fiji-en-2006   |
        | fiji-de-2005   |
        | fiji-condensed |

  @fiji_4_16
  Rule: After the fourth row the offers are paid
    Whoever gained pays like everybody else.

    Background:
      Given row 2 is fewest yellow, take 1 blue
      And the offers are
        | player | green | red | yellow | blue |
        | Henry  | 2     |     |        |      |
        | Chris  |       | 1   |        |      |
        | Anna   |       |     | 3      |      |
        | Mary   | 1     |     |        | 1    |

    Scenario: All four offers go into the supply
      Given rows 1 to 4 have been analysed
      When the offers are paid
      Then everyone pays
      And the supply is now 8 green, 2 red, 3 yellow and 2 blue
      And exchange 2 begins
      And nothing else changes

    Scenario: Where the ruling says may, who executes the keep card and pays is no exception
      Given the ruling keep_offer=may holds
      And row 4 is most green, keep the offer
      And rows 1 to 4 have been analysed
      And Henry has chosen to pay
      When the offers are paid
      Then everyone pays

    Scenario: Two players may keep their offers in one exchange
      Given Henry keeps the offer
      And Mary keeps the offer
      When the offers are paid
      Then Henry gets the offer back
      And Mary gets the offer back
      And the supply is now 5 green, 5 red, 6 yellow and 2 blue

  @fiji_4_17
  Rule: An exchange without an executor is an exchange all the same
    The offers are paid, and the next exchange begins.

    Scenario: With equal offers in all four fists nobody executes, and the beads go into the supply
      Given the offers are
        | player | green | red | yellow | blue |
        | Henry  | 1     |     |        | 1    |
        | Chris  | 1     |     |        | 1    |
        | Anna   | 1     |     |        | 1    |
        | Mary   | 1     |     |        | 1    |
      When the offers are analysed
      Then everyone pays
      And the supply is now 9 green, 4 red, 3 yellow and 6 blue
      And exchange 2 begins
      And nothing else changes

  @fiji_4_17
  Rule: A round has three exchanges with the same rows
    Each offer comes from what is then behind the screen, gains included.

    Background:
      Given the offers are
        | player | green | red | yellow | blue |
        | Henry  | 1     |     |        |      |
        | Chris  | 1     |     |        |      |
        | Anna   | 1     |     |        |      |
        | Mary   | 1     |     |        |      |

    Scenario Outline: After exchange <done>, exchange <next> begins
      Given it is exchange <done> of round 1
      When the offers are paid
      Then everyone pays
      And exchange <next> begins
      And nothing else changes

      Examples:
        | done | next |
        | 1    | 2    |
        | 2    | 3    |
