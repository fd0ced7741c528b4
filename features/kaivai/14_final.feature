Feature: Kaivai 14, the end and the final scoring
  After the last round huts bring glory, and then the villages are scored one by one.
  All 18 cult hexes lie there; Red has 3 at F4 against 1 of Blue, Blue 2 at I7 against 1 of Green and 1 of Yellow.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes                            | holds                    |
      | J7, I8, E3, B1, J9, L1, G12, F10 | cult                     |
      | F3                               | Red meeting hut          |
      | F5                               | Red canoe-builder hut    |
      | G4                               | Blue meeting hut         |
      | I6                               | Blue canoe-builder hut   |
      | H7                               | Green canoe-builder hut  |
      | E8, D6                           | Green meeting hut        |
      | J2                               | Yellow canoe-builder hut |
      | L2                               | Yellow meeting hut       |
      | E4                               | Red canoe                |
      | J6                               | Blue canoe               |
      | F8                               | Green canoe              |
      | H8                               | Yellow canoe             |
    And the glory is Red 10, Blue 8, Green 5 and Yellow 12

  @kaivai_14_1
  Rule: The game ends after the eighth round
    There is no cult piece left for another.

    Scenario: The loss of value of round 8 comes first
      Given it is the turn of Red
      When the round ends
      Then the shells of Red are now 4 4 4
      And the bid of Red is now no bid
      And it is up to nobody
      And nobody has won yet

    Scenario: Round 10 is the last one where rounds=ten
      Given the ruling rounds=ten holds
      And the round is 10
      And it is the turn of Red
      When the round ends
      Then it is up to nobody

  @kaivai_14_2
  Rule: Each hut brings two glory
    Huts are what shells and fish were for.

    Scenario: Two huts bring 4, three bring 6
      Given it is the turn of Red
      When the game ends
      Then the glory is now Red 14, Blue 12, Green 11 and Yellow 16
      And the turn is now Green
      And Green has the choice of 8 moves

  @kaivai_14_3
  Rule: Who has least glory chooses the next village
    So who is behind has some say in the order.

    Background:
      Given the villages are to be scored

    Scenario: Green chooses the village of I7
      When Green chooses to score I7
      Then the village that is scored is now I7
      And the turn is now nobody
      And it is up to Red, Blue, Green and Yellow
      And nothing else changes

    Scenario: With three counters there are four choices
      When Green chooses to score I7
      Then Red has the choice of 4 moves

    Scenario: A hut names its village as well
      When Green chooses to score H7
      Then the village that is scored is now I7

    Scenario Outline: <player> has more glory and does not choose
      When <player> chooses to score I7
      Then the move is refused by kaivai_14_3
      And nothing else changes

      Examples:
        | player |
        | Blue   |
        | Yellow |

    Scenario Outline: On <hex> lies no village
      When Green chooses to score <hex>
      Then the move is refused by kaivai_14_3
      And nothing else changes

      Examples:
        | hex |
        | H5  |
        | A1  |

  @kaivai_14_3
  Rule: Of several with the least glory the one chooses who would bid first
    The rulebook does not speak of a tie.

    Scenario Outline: Blue and Green have 9, and <player> chooses where chooser_tie=<answer>
      Given the ruling chooser_tie=<answer> holds
      And the glory is Red 10, Blue 5, Green 3 and Yellow 12
      And the shells of Blue are 5
      When the game ends
      Then the glory is now Red 14, Blue 9, Green 9 and Yellow 16
      And the turn is now <player>

      Examples:
        | answer     | player |
        | criteria   | Blue   |
        | turn_order | Blue   |

    Scenario Outline: Green has fewer shells, so <player> chooses where chooser_tie=<answer>
      Given the ruling chooser_tie=<answer> holds
      And the glory is Red 10, Blue 5, Green 3 and Yellow 12
      And the shells of Green are 5
      When the game ends
      Then the turn is now <player>

      Examples:
        | answer     | player |
        | criteria   | Green  |
        | turn_order | Blue   |

  @kaivai_14_4 @kaivai_14_7 @kaivai_14_10
  Rule: Huts and canoes beside a cult hex make a majority, which brings one glory for each cult hex
    Who builds much in one village wins it, who is in many places gets a little everywhere.

    Background:
      Given the villages are to be scored

    Scenario: At F4 Red has 3 against 1 and gets 2 glory
      Given Green has chosen to score F4
      And the added influence is Red 0, Blue 0 and Yellow 0
      When Green chooses to add 0
      Then the totals are Red 3, Blue 1, Green 0 and Yellow 0
      And Red gains 2 glory
      And the village of E3 has been scored

    Scenario: At I7 a canoe and a hut of Blue are more than one of each of two others
      Given Green has chosen to score I7
      And the added influence is Red 0, Blue 0 and Yellow 0
      When Green chooses to add 0
      Then the totals are Red 0, Blue 2, Green 1 and Yellow 1
      And Blue gains 3 glory

    Scenario: A canoe on its hut counts for nothing
      Given the board has
        | hexes | holds        |
        | J2    | Yellow canoe |
      And Green has chosen to score K2
      And the added influence is Red 0, Blue 0 and Yellow 0
      When Green chooses to add 0
      Then the totals are Red 0, Blue 0, Green 0 and Yellow 2

    Scenario Outline: A canoe on I9, between two villages, counts at <hex> too
      Given the board has
        | hexes | holds     |
        | I9    | Red canoe |
      And Green has chosen to score <hex>
      And the added influence is Red 0, Blue 0 and Yellow 0
      When Green chooses to add 0
      Then the totals are <totals>

      Examples:
        | hex | totals                              |
        | I7  | Red 1, Blue 2, Green 1 and Yellow 1 |
        | K9  | Red 1, Blue 0, Green 0 and Yellow 0 |

  @kaivai_14_5
  Rule: Influence is added to the village that is being scored
    A table may be laid in the middle of that.

    Scenario: Blue adds one to I7, and the others go on
      Given the village that is scored is I7
      And the players are adding influence
      When Blue chooses to add 1
      Then the added influence of Blue is now 1
      And it is up to Red, Green and Yellow
      And nothing else changes

  @kaivai_14_5
  Rule: Each player may add influence, all at once
    Nobody knows what the others add before all have chosen.

    Background:
      Given the villages are to be scored
      And Green has chosen to score I7

    Scenario: Red adds two, and the others go on
      When Red chooses to add 2
      Then the added influence of Red is now 2
      And it is up to Blue, Green and Yellow
      And nothing else changes

    Scenario: Blue does not see how many
      Given Red has chosen to add 2
      When Blue looks at the table
      Then kaivai_14_5 hides the influence added by Red

    Scenario Outline: Red has 3 counters and does not add <number>
      When Red chooses to add <number>
      Then the move is refused by kaivai_14_5
      And nothing else changes

      Examples:
        | number |
        | 4      |
        | 24     |

    Scenario: Nobody adds twice
      Given Red has chosen to add 2
      When Red chooses to add 1
      Then the move is refused by kaivai_14_5
      And nothing else changes

    Scenario: Each counter adds two to a total
      Given the added influence is Red 0, Blue 0 and Yellow 0
      When Green chooses to add 1
      Then the totals are Red 0, Blue 2, Green 3 and Yellow 1
      And Green gains 3 glory

    Scenario: Each counter adds one where weight=one
      Given the ruling weight=one holds
      And the added influence is Red 0, Blue 0 and Yellow 0
      When Green chooses to add 2
      Then the totals are Red 0, Blue 2, Green 3 and Yellow 1

    Scenario: Who has neither hut nor canoe there may add influence too
      Given the added influence is Blue 0, Green 0 and Yellow 0
      When Red chooses to add 3
      Then the totals are Red 6, Blue 2, Green 1 and Yellow 1
      And Red gains 3 glory
      And Red returns 3 influence

  @kaivai_14_5
  Rule: Before a village is chosen nobody adds influence
    It is added to one village, not to all.

    Scenario: Red waits for Green's choice
      Given the villages are to be scored
      When Red chooses to add 1
      Then the move is refused by kaivai_14_5
      And nothing else changes

  @kaivai_14_6
  Rule: Only who gains the majority returns the influence
    The others may add theirs again at a later village.

    Background:
      Given the villages are to be scored
      And Green has chosen to score I7

    Scenario: Blue gains it and returns two, and Green keeps one
      Given the added influence is Red 0, Blue 2 and Yellow 0
      When Green chooses to add 1
      Then Blue gains 3 glory
      And Blue returns 2 influence
      And the village of I7 has been scored
      And the influence of Green is still 3

    Scenario: Tied players return theirs where tied_influence=pay
      Given the ruling tied_influence=pay holds
      And the added influence is Red 1, Blue 0 and Yellow 0
      When Green chooses to add 0
      Then the influence of Red is now 2

  @kaivai_14_8
  Rule: Tied players get half of it each, rounded up
    F11 has three cult hexes and no hut, so influence alone decides.

    Background:
      Given the villages are to be scored
      And Green has chosen to score F11

    Scenario Outline: Red and Blue get <glory> each where tie=<answer>
      Given the ruling tie=<answer> holds
      And the added influence is Red 1, Blue 1 and Yellow 0
      When Green chooses to add 0
      Then Red gains <glory> glory
      And Blue gains <glory> glory

      Examples:
        | answer | glory |
        | half   | 2     |
        | nobody | 0     |

    Scenario Outline: Three get <glory> each where three_tie=<answer>
      Given the ruling three_tie=<answer> holds
      And the added influence is Red 1, Blue 1 and Yellow 0
      When Green chooses to add 1
      Then the glory is now <now>

      Examples:
        | answer | glory | now                                    |
        | split  | 1     | Red 11, Blue 9, Green 6 and Yellow 12  |
        | halves | 2     | Red 12, Blue 10, Green 7 and Yellow 12 |

    Scenario: Tied players keep their influence where tied_influence=keep
      Given the ruling tied_influence=keep holds
      And the added influence is Red 1, Blue 1 and Yellow 0
      When Green chooses to add 0
      Then Red gains 2 glory
      And Blue gains 2 glory
      And the influence of Red is still 3

    Scenario: Who is not first gets nothing
      Given the added influence is Red 2, Blue 2 and Yellow 1
      When Green chooses to add 0
      Then Yellow gains 0 glory
      And Red gains 2 glory

  @kaivai_14_9
  Rule: Where nobody has anything, nobody gains the village
    A village without huts, canoes and influence brings no glory.

    Scenario: At F11 nobody gets anything
      Given the villages are to be scored
      And Green has chosen to score F11
      And the added influence is Red 0, Blue 0 and Yellow 0
      When Green chooses to add 0
      Then the village of F10 has been scored
      And the turn is now Green

  @kaivai_14_10
  Rule: A counter reminds of a scored village, which is not scored again
    Otherwise one would forget which.

    Background:
      Given the villages of I7, F11 have been scored
      And the villages are to be scored

    Scenario Outline: The village of <hex> is not scored again
      When Green chooses to score <hex>
      Then the move is refused by kaivai_14_10
      And nothing else changes

      Examples:
        | hex |
        | I7  |
        | H7  |
        | F11 |

    Scenario: Without a counter in the supply any marker does
      Given the influence is Red 6, Blue 6, Green 5 and Yellow 5
      And Green has chosen to score K9
      And the added influence is Red 0, Blue 0 and Yellow 0
      When Green chooses to add 0
      Then the village of J9 has been scored
      And the influence left is still 0

  @kaivai_14_11
  Rule: The most glory wins
    Whoever has most of it is initiated into the secrets of the Kaivai.

    Background:
      Given the villages of B1, E3, E7, I7, L1, F10, A6 have been scored
      And the villages are to be scored
      And Green has chosen to score K9

    Scenario: With the last village Yellow wins
      Given the added influence is Red 0, Blue 0 and Yellow 0
      When Green chooses to add 0
      Then this is told
        | rule         | sentence                                                              |
        | Kaivai 14.5  | Green has decided.                                                    |
        | Kaivai 14.5  | All show the influence they add: Red 0, Blue 0, Green 0 and Yellow 0. |
        | Kaivai 14.4  | The players have Red 0, Blue 0, Green 0 and Yellow 0 in the village.  |
        | Kaivai 14.9  | Nobody has anything in the village: nobody gets glory.                |
        | Kaivai 14.10 | A counter marks the village of J9.                                    |
        | Kaivai 14.11 | Yellow wins with 12 glory.                                            |
      And the turn is still nobody
      And Yellow wins
      And the game is over

    Scenario: The last village may decide
      Given the added influence is Red 1, Blue 0 and Yellow 0
      When Green chooses to add 0
      Then Red gains 3 glory
      And Red wins

    Scenario Outline: Afterwards nobody does anything, and <player> does not <move>
      Given the added influence is Red 0, Blue 0 and Yellow 0
      And Green has chosen to add 0
      When <player> chooses to <move>
      Then the move is refused by kaivai_14_11
      And nothing else changes

      Examples:
        | player | move     |
        | Red    | bid 3    |
        | Green  | score I7 |
        | Blue   | pass     |
        | Red    | add 1    |

  @kaivai_14_11
  Rule: Of several with the most glory all win, or one
    The rulebook does not speak of a tie for the win.

    Background:
      Given the villages of B1, E3, E7, I7, L1, F10, A6 have been scored
      And the glory of Red is 12
      And the shells of Yellow are 5
      And the villages are to be scored
      And Green has chosen to score K9

    Scenario: Red and Yellow share the victory where end_tie=shared
      Given the ruling end_tie=shared holds
      And the added influence is Red 0, Blue 0 and Yellow 0
      When Green chooses to add 0
      Then this is told
        | rule         | sentence                                                              |
        | Kaivai 14.5  | Green has decided.                                                    |
        | Kaivai 14.5  | All show the influence they add: Red 0, Blue 0, Green 0 and Yellow 0. |
        | Kaivai 14.4  | The players have Red 0, Blue 0, Green 0 and Yellow 0 in the village.  |
        | Kaivai 14.9  | Nobody has anything in the village: nobody gets glory.                |
        | Kaivai 14.10 | A counter marks the village of J9.                                    |
        | Kaivai 14.11 | Red and Yellow have most glory and share the victory: 12 each.        |
      And Red and Yellow share the victory

    Scenario: Red, whose shells are worth more, wins where end_tie=criteria
      Given the ruling end_tie=criteria holds
      And the added influence is Red 0, Blue 0 and Yellow 0
      When Green chooses to add 0
      Then Red wins
