Feature: Kaivai 7, fishing
  Each canoe of a player fishes at one village, with the player's fishermen there and the god.
  Red has two fishermen in the village of F4 and one in that of I7; the canoe on H5 touches cult hexes of both.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes  | holds                    |
      | G5, H6 | cult                     |
      | H6     | god                      |
      | F3, E4 | Red fisherman hut        |
      | H7     | Red fisherman hut        |
      | F5     | Red canoe-builder hut    |
      | I6, J7 | Blue canoe-builder hut   |
      | E8, D6 | Green canoe-builder hut  |
      | J2, L2 | Yellow canoe-builder hut |
      | H5     | Red canoe                |
      | J6     | Blue canoe               |
      | F8     | Green canoe              |
      | K3     | Yellow canoe             |
    And it is the turn of Red

  @kaivai_7_1
  Rule: A canoe that fishes touches a cult hex
    Huts of the village alone are not enough.

    Scenario Outline: From <canoe> Red does not fish at <cult>
      Given the board has
        | hexes | holds     |
        | F6    | Red canoe |
      And Red has chosen fishing
      When Red chooses to fish at <cult> from <canoe>
      Then the move is refused by kaivai_7_1
      And nothing else changes

      Examples:
        | canoe | cult |
        | F6    | F4   |
        | F6    | F5   |
        | H5    | I7   |
        | H5    | K2   |

    Scenario: Nor with fewer dice where roll=optional
      Given the ruling roll=optional holds
      And Red has chosen fishing
      When Red chooses to fish at K2 from H5 with 0
      Then the move is refused by kaivai_7_1
      And nothing else changes

    Scenario: Fish are not caught while another action is performed
      Given Red has chosen building
      When Red chooses to fish at G5 from H5
      Then the move is refused by kaivai_7_1
      And nothing else changes

  @kaivai_7_2
  Rule: A canoe that touches two villages fishes at one of them
    The fishermen of the other one are as if they were not there.

    Scenario Outline: At <cult> Red rolls <number>, for the fishermen of that village alone
      Given the dice are <dice>
      And Red has chosen fishing
      When Red chooses to fish at <cult> from H5
      Then Red rolls <dice>
      And Red takes the fish <fish>
      And the canoe on H5 has acted

      Examples:
        | cult | number   | dice        | fish |
        | G5   | two dice | blue, white | 4    |
        | H6   | one die  | blue        | 4 4  |

  @kaivai_7_3
  Rule: For each own fisherman in the village a die is rolled, the biggest first
    A canoe that touches two villages fishes at one of them, as its player likes.

    Scenario: At F4 Red rolls two dice
      Given the dice are blue, white
      And Red has chosen fishing
      When Red chooses to fish at G5 from H5
      Then Red rolls blue, white
      And Red takes the fish 4
      And the canoe on H5 has acted

    Scenario: At I7 Red rolls one die, and the god gives a fish
      Given the dice are blue
      And Red has chosen fishing
      When Red chooses to fish at H6 from H5
      Then Red rolls blue
      And Red takes the fish 4 4
      And the canoe on H5 has acted

    Scenario: A throw of white faces brings nothing
      Given the dice are white, white
      And Red has chosen fishing
      When Red chooses to fish at G5 from H5
      Then Red rolls white, white
      And the canoe on H5 has acted
      And nothing else changes

    Scenario: Each canoe rolls its own dice
      Given the board has
        | hexes | holds     |
        | G4    | Red canoe |
      And the dice are blue, blue, blue, blue
      And Red has chosen fishing
      And Red has chosen to fish at G5 from H5
      When Red chooses to fish at F4 from G4
      Then Red takes the fish 4 4

  @kaivai_4_5
  Rule: A canoe fishes once in an action
    It touches two villages, but fishes at one.

    Scenario: After fishing at F4 it does not fish at I7
      Given Red has chosen fishing
      And Red has chosen to fish at G5 from H5
      When Red chooses to fish at H6 from H5
      Then the move is refused by kaivai_4_5
      And nothing else changes

    Scenario: Nor with another number of dice where roll=optional
      Given the ruling roll=optional holds
      And Red has chosen fishing
      And Red has chosen to fish at G5 from H5
      When Red chooses to fish at G5 from H5 with 1
      Then the move is refused by kaivai_4_5
      And nothing else changes

  @kaivai_7_3
  Rule: A player rolls all dice, or as many as they like
    Who does not want to empty the supply may roll fewer, if the table agrees.

    Scenario: One of two dice is refused where roll=all
      Given the ruling roll=all holds
      And Red has chosen fishing
      When Red chooses to fish at G5 from H5 with 1
      Then the move is refused by kaivai_7_3
      And nothing else changes

    Scenario: One of two dice is rolled where roll=optional
      Given the ruling roll=optional holds
      And the dice are blue, blue
      And Red has chosen fishing
      When Red chooses to fish at G5 from H5 with 1
      Then Red rolls blue
      And Red takes the fish 4

    Scenario Outline: Both dice may be named where roll=<answer>
      Given the ruling roll=<answer> holds
      And the dice are blue, white
      And Red has chosen fishing
      When Red chooses to fish at G5 from H5 with 2
      Then Red rolls blue, white
      And Red takes the fish 4

      Examples:
        | answer   |
        | all      |
        | optional |

    Scenario Outline: <dice> dice are too many where roll=optional
      Given the ruling roll=optional holds
      And Red has chosen fishing
      When Red chooses to fish at G5 from H5 with <dice>
      Then the move is refused by kaivai_7_3
      And nothing else changes

      Examples:
        | dice |
        | 3    |
        | 99   |

  @kaivai_7_4
  Rule: For each blue face a fish lies on 4
    A fish that is caught now lasts for four rounds.

    Scenario Outline: Two blue faces bring fish on <space> where caught=<answer>
      Given the ruling caught=<answer> holds
      And the dice are blue, blue
      And Red has chosen fishing
      When Red chooses to fish at G5 from H5
      Then Red takes the fish <fish>

      Examples:
        | answer | space | fish |
        | four   | 4     | 4 4  |
        | five   | 5     | 5 5  |

  @kaivai_7_5
  Rule: The god gives each canoe that fishes in its village one fish, without a die
    It counts as a fisherman of everybody.

    Scenario: Without a fisherman of its own Blue's canoe gets a fish
      Given it is the turn of Blue
      And Blue has chosen fishing
      When Blue chooses to fish at I7 from J6
      Then Blue takes the fish 4
      And the canoe on J6 has acted
      And nothing else changes

    Scenario: Two canoes get one each
      Given the board has
        | hexes | holds      |
        | I8    | Blue canoe |
      And it is the turn of Blue
      And Blue has chosen fishing
      And Blue has chosen to fish at I7 from J6
      When Blue chooses to fish at I7 from I8
      Then Blue takes the fish 4

    Scenario: A canoe that touches the god's village gets it elsewhere too where god_fish=touching
      Given the ruling god_fish=touching holds
      And the dice are white, white
      And Red has chosen fishing
      When Red chooses to fish at G5 from H5
      Then Red rolls white, white
      And Red takes the fish 4

  @kaivai_7_4
  Rule: The god's fish and the god's die
    The god gives a fish where the canoe fishes, or in the first edition rolls as a fisherman does.

    Scenario: A canoe that fishes elsewhere gets no fish of the god where god_fish=village_only
      Given the ruling god_fish=village_only holds
      And the dice are white, white
      And Red has chosen fishing
      When Red chooses to fish at G5 from H5
      Then Red rolls white, white
      And Red takes the fish none

    @kaivai_7_5
    Scenario: The god is one die more where god_fishing=die
      Given the ruling god_fishing=die holds
      And the dice are white, blue
      And Red has chosen fishing
      When Red chooses to fish at H6 from H5
      Then Red rolls white, blue
      And Red takes the fish 4

    @kaivai_7_5
    Scenario: The god is no die where god_fishing=sure
      Given the ruling god_fishing=sure holds
      And the dice are white
      And Red has chosen fishing
      When Red chooses to fish at H6 from H5
      Then Red rolls white
      And Red takes the fish 4

  @kaivai_7_6
  Rule: Who fishes needs a fisherman or the god in the village
    The rulebook says that a canoe reaches no place to fish, and with open water some cult hex is always near.

    Scenario: Blue has no fisherman at F4, and the god is not there
      Given the board has
        | hexes | holds      |
        | G4    | Blue canoe |
      And it is the turn of Blue
      And Blue has chosen fishing
      When Blue chooses to fish at F4 from G4
      Then the move is refused by kaivai_7_6
      And nothing else changes

    Scenario: Green, whose canoe reaches neither a fisherman nor the god, may not choose fishing
      Given the bid of Green is 1
      And it is the turn of Green
      When Green chooses fishing
      Then the move is refused by kaivai_7_6
      And nothing else changes

  @kaivai_7_4 @kaivai_7_6
  Rule: A table may let anybody fish anywhere
    A canoe without fisherman or god comes home empty.

    Scenario: Blue fishes with no die where fishing_needs=nothing
      Given the ruling fishing_needs=nothing holds
      And the board has
        | hexes | holds      |
        | G4    | Blue canoe |
      And it is the turn of Blue
      And Blue has chosen fishing
      When Blue chooses to fish at F4 from G4
      Then the canoe on G4 has acted

  @kaivai_7_7
  Rule: Five fishermen are more than four dice
    The box has four dice, and a player five fishermen.

    Background:
      Given the board has
        | hexes      | holds              |
        | F2, E3, E5 | Red fisherman hut  |
        | H7         | Blue fisherman hut |

    Scenario Outline: Five fishermen roll <dice> where dice_most=<answer>
      Given the ruling dice_most=<answer> holds
      And the dice are blue, blue, blue, blue, blue
      And Red has chosen fishing
      When Red chooses to fish at G5 from H5
      Then Red rolls <dice>
      And Red takes the fish <fish>

      Examples:
        | answer | dice                         | fish      |
        | four   | blue, blue, blue, blue       | 4 4 4 4   |
        | five   | blue, blue, blue, blue, blue | 4 4 4 4 4 |

  @kaivai_7_8
  Rule: Without dice each own fisherman catches a fish
    The rulebook offers it to players who want no luck.

    Background:
      Given the dice are blue, white

    Scenario: Two fishermen bring two fish where fishing=no_dice
      Given the ruling fishing=no_dice holds
      And Red has chosen fishing
      When Red chooses to fish at G5 from H5
      Then Red takes the fish 4 4
      And the canoe on H5 has acted
      And nothing else changes

    Scenario: The god's fish comes on top where fishing=no_dice
      Given the ruling fishing=no_dice holds
      And Red has chosen fishing
      When Red chooses to fish at H6 from H5
      Then Red takes the fish 4 4
      And the canoe on H5 has acted
      And nothing else changes

  @kaivai_7_9
  Rule: Who catches more fish than the supply has takes what is left
    There are 52 counters; here one of them is left.

    Background:
      Given the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5 5
      And the dice are blue, blue

    Scenario Outline: Of two fish Red takes <fish> where fish_short=<answer>
      Given the ruling fish_short=<answer> holds
      And Red has chosen fishing
      When Red chooses to fish at G5 from H5
      Then Red rolls blue, blue
      And Red takes the fish <fish>
      And the goods left are <now> <goods>

      Examples:
        | answer | fish | now   | goods |
        | rest   | 4    | now   | 0     |
        | none   | none | still | 1     |
