Feature: Kaivai 4, actions and influence
  In turn order everybody chooses an action or passes, until all have passed; an action gets dearer each time.
  Red has bid 6, Blue 5, Green 4 and Yellow 3, and everybody has a canoe beside a cult hex.

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

  @kaivai_4_1
  Rule: In turn order each player takes one action
    So nobody does everything at once, and the highest bidder is the first every time around.

    Scenario: After Red comes Blue
      Given it is the turn of Red
      When Red chooses increasing
      Then the supply pays for increasing, which Red has chosen
      And the steps of movement of Red are now 1
      And the turn is now Blue
      And nothing else changes

    Scenario: After the lowest bidder the highest one is next again
      Given it is the turn of Yellow
      When Yellow chooses increasing
      Then the turn is now Red
      And the steps of movement of Yellow are now 1

    Scenario: Red may build, deliver, move, increase or pass, but neither fish nor celebrate
      Given it is the turn of Yellow
      When Yellow chooses increasing
      Then Red has the choice of 5 moves

    Scenario: Who has passed is left out
      Given Blue and Green have passed
      And it is the turn of Red
      When Red chooses increasing
      Then the turn is now Yellow
      And the steps of movement of Red are now 1

    Scenario: Who alone has not passed goes on
      Given Blue, Green and Yellow have passed
      And it is the turn of Red
      When Red chooses increasing
      Then the turn is still Red
      And the steps of movement of Red are now 1

    Scenario Outline: <player> has to wait for Red
      Given it is the turn of Red
      When <player> chooses increasing
      Then the move is refused by kaivai_4_1
      And nothing else changes

      Examples:
        | player |
        | Blue   |
        | Yellow |

    Scenario: An action with canoes ends after one canoe has acted
      Given it is the turn of Red
      And Red has chosen delivering
      And Red has chosen to deliver 4 to G4 from G5
      When Red chooses to be done
      Then the turn is now Blue
      And nothing else changes

    Scenario Outline: While Red builds, Blue does not <move>
      Given it is the turn of Red
      And Red has chosen building
      When Blue chooses to <move>
      Then the move is refused by kaivai_4_1
      And nothing else changes

      Examples:
        | move                        |
        | build meeting on H6 from H7 |
        | build meeting on G6 from G5 |
        | sail H7 to H6               |
        | choose moving               |

    Scenario: In the middle of an action nobody chooses another one
      Given it is the turn of Red
      And Red has chosen building
      When Red chooses fishing
      Then the move is refused by kaivai_4_1
      And nothing else changes

  @kaivai_4_2
  Rule: The first choice of an action in a round is free
    A counter from the supply lies there then, and makes it dearer for the next.

    Scenario Outline: Red is the first to choose <action>
      Given the board has
        | hexes | holds                              |
        | G4    | Blue canoe-builder hut with 1 fish |
      And it is the turn of Red
      When Red chooses <action>
      Then the supply pays for <action>, which Red has chosen
      And nothing else changes

      Examples:
        | action      |
        | building    |
        | delivering  |
        | moving      |
        | celebrating |

    Scenario: With an empty supply a marker lies there where empty_influence=marked
      Given the influence is Red 6, Blue 6, Green 6 and Yellow 6
      And it is the turn of Red
      When Red chooses moving
      Then the supply has nothing left for moving
      And Red has acted
      And nothing else changes

    Scenario: With an empty supply nobody is the first where empty_influence=blocked
      Given the ruling empty_influence=blocked holds
      And the influence is Red 6, Blue 6, Green 6 and Yellow 6
      And it is the turn of Red
      When Red chooses moving
      Then the move is refused by kaivai_4_2
      And nothing else changes

    Scenario: As long as a counter is left, somebody is the first where empty_influence=blocked
      Given the ruling empty_influence=blocked holds
      And the influence is Red 6, Blue 6, Green 6 and Yellow 5
      And it is the turn of Red
      When Red chooses moving
      Then the supply pays for moving, which Red has chosen
      And nothing else changes

    Scenario: What the first one to choose an action places is told
      Given it is the turn of Red
      When Red chooses moving
      Then this is told
        | rule       | sentence                                            |
        | Kaivai 4.2 | Red is the first to choose moving, for nothing.     |

    Scenario: And what lies there where no influence is left
      Given the influence is Red 6, Blue 6, Green 6 and Yellow 6
      And it is the turn of Red
      When Red chooses moving
      Then this is told
        | rule       | sentence                                                |
        | Kaivai 4.2 | Red is the first to choose moving: a marker lies there. |

  @kaivai_4_3
  Rule: A later choice costs as many counters as lie there
    So it costs 1, 2, 4 and then 8, and hardly anything is chosen five times.

    Scenario: A later choice is possible without any influence in the supply where empty_influence=blocked
      Given the ruling empty_influence=blocked holds
      And the influence is Red 6, Blue 6, Green 6 and Yellow 5
      And the actions hold
        | action | influence |
        | moving | 1         |
      And it is the turn of Red
      When Red chooses moving
      Then Red pays 1 influence for moving

    Scenario Outline: With <held> on moving Red pays <held>
      Given the actions hold
        | action | influence |
        | moving | <held>    |
      And the influence of Red is 8
      And it is the turn of Red
      When Red chooses moving
      Then Red pays <held> influence for moving
      And nothing else changes

      Examples:
        | held |
        | 1    |
        | 2    |
        | 4    |

    Scenario: Eight counters can be paid as well
      Given the actions hold
        | action | influence |
        | moving | 8         |
      And the influence is Red 8, Blue 0, Green 0 and Yellow 0
      And it is the turn of Red
      When Red chooses moving
      Then Red pays 8 influence for moving
      And nothing else changes

    Scenario Outline: With <own> counters Red cannot pay <held>
      Given the actions hold
        | action | influence |
        | moving | <held>    |
      And the influence of Red is <own>
      And it is the turn of Red
      When Red chooses moving
      Then the move is refused by kaivai_4_3
      And nothing else changes

      Examples:
        | own | held |
        | 0   | 1    |
        | 1   | 2    |
        | 3   | 4    |

    Scenario: The player who chose first pays for a second time too
      Given Blue, Green and Yellow have passed
      And it is the turn of Red
      And Red has chosen increasing
      When Red chooses increasing
      Then Red pays 1 influence for increasing
      And the steps of movement of Red are now 2

    Scenario: A marker counts as one counter
      Given the supply has nothing left for moving
      And it is the turn of Red
      When Red chooses moving
      Then Red pays 1 influence for moving
      And nothing else changes

  @kaivai_4_4
  Rule: Only who can perform an action may choose it
    An action is not chosen only to make it dearer for the others.

    Scenario: Without a fish nobody chooses delivering
      Given the fish of Red are none
      And it is the turn of Red
      When Red chooses delivering
      Then the move is refused by kaivai_4_4
      And nothing else changes

    Scenario: The fish that lie on the huts are no fish to deliver
      Given the fish of Red are none
      And the board has
        | hexes | holds                       |
        | F5    | Red meeting hut with 2 fish |
      And it is the turn of Red
      When Red chooses delivering
      Then the move is refused by kaivai_4_4
      And nothing else changes

  @kaivai_6_12
  Rule: Nobody chooses building without shells
    This is an example of the rulebook.

    Scenario Outline: Shells <shells> do not pay for a hut of 15
      Given the bid of Red is 10
      And the shells of Red are <shells>
      And it is the turn of Red
      When Red chooses building
      Then the move is refused by kaivai_6_12
      And nothing else changes

      Examples:
        | shells |
        | none   |
        | 5 5    |
        | 1 4 5  |

  @kaivai_4_5
  Rule: An action with canoes is performed at most once with each
    As many canoes, as many huts; but the whole fleet need not act.

    Scenario: It does not end before one has acted
      Given it is the turn of Red
      And Red has chosen building
      When Red chooses to be done
      Then the move is refused by kaivai_4_5
      And nothing else changes

    Scenario Outline: Red has no canoe on <hex>
      Given it is the turn of Red
      And Red has chosen building
      When Red chooses to build meeting on <to> from <hex>
      Then the move is refused by kaivai_4_5
      And nothing else changes

      Examples:
        | hex | to |
        | H7  | H6 |
        | E3  | E2 |
        | F4  | E3 |

  @kaivai_4_5
  Rule: A canoe that has acted has done so for this action
    It may be used again in a later turn of the round.

    Background:
      Given it is the turn of Red
      And Red has chosen building
      And Red has chosen to build meeting on G6 from G5
      And Red has chosen to pay 5 5 5

    Scenario: The same canoe does not build twice
      When Red chooses to build meeting on H4 from G5
      Then the move is refused by kaivai_4_5
      And nothing else changes

  @kaivai_5_1
  Rule: In a later turn of the round the same canoe acts again
    What is said of one action holds for the next one anew.

    Background:
      Given Blue, Green and Yellow have passed
      And it is the turn of Red
      And Red has chosen moving
      And Red has chosen to sail G5 to G6
      And Red has chosen to be done

    Scenario: After moving the canoe sails again, up to its whole allowance, and delivers
      Given Red has chosen delivering
      When Red chooses to sail G6 to H3
      Then the canoe sails from G6 to H3
      And nothing else changes

    Scenario: Five steps are too many in the second action as well
      Given Red has chosen delivering
      When Red chooses to sail G6 to G1
      Then the move is refused by kaivai_5_1
      And nothing else changes

  @kaivai_4_6
  Rule: Who passes is out for the round
    To wait for a turn and come back is not possible.

    Scenario: Red, who has acted, passes
      Given Red has acted
      And it is the turn of Red
      When Red chooses to pass
      Then Red has passed
      And the turn is now Blue
      And nothing else changes

    Scenario: Who could act may pass too
      Given it is the turn of Yellow
      And Yellow has acted
      When Yellow chooses to pass
      Then Yellow has passed
      And the turn is now Red
      And nothing else changes

    Scenario: In the middle of an action nobody passes
      Given it is the turn of Red
      And Red has chosen building
      When Red chooses to pass
      Then the move is refused by kaivai_4_6
      And nothing else changes

    Scenario: Nobody passes instead of bidding
      Given Red, Blue, Green and Yellow play Kaivai
      When Red chooses to pass
      Then the move is refused by kaivai_4_6
      And nothing else changes

  @kaivai_4_7
  Rule: The phase ends when all have passed
    As long as one goes on, the round does.

    Scenario: Red is the last to pass
      Given Blue, Green and Yellow have passed
      And Red has acted
      And it is the turn of Red
      When Red chooses to pass
      Then Red has passed
      And it is up to nobody
