@faq
Feature: Kaivai FAQ, fishing
  Who may fish where, and what is caught.
  Red has two fishermen in the village of F4 and one in that of I7, where the god stands; the canoe on H5 touches cult hexes of both.

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

  @kaivai_q_f1 @confirmed @kaivai_7_3
  Scenario: How many dice do I roll when I fish?
    One for each of your fishermen in the village, the biggest first, and all of them anew for each canoe.

    Given the dice are blue, white
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5
    Then Red rolls blue, white
    And Red takes the fish 4
    And the canoe on H5 has acted

  @kaivai_q_f2 @open @kaivai_7_6
  Scenario: Do I need a fisherman to fish? (ruling fishing_needs=fisherman_or_god)
    Yes, or the god in that village: there must be something to catch fish by.

    Given the ruling fishing_needs=fisherman_or_god holds
    And the board has
      | hexes | holds      |
      | G4    | Blue canoe |
    And it is the turn of Blue
    And Blue has chosen fishing
    When Blue chooses to fish at F4 from G4
    Then the move is refused by kaivai_7_6

  @kaivai_q_f2 @open @kaivai_7_6
  Scenario: Do I need a fisherman to fish? (ruling fishing_needs=nothing)
    No, by the other reading, but without a fisherman or the god you catch nothing.

    Given the ruling fishing_needs=nothing holds
    And the board has
      | hexes | holds      |
      | G4    | Blue canoe |
    And it is the turn of Blue
    And Blue has chosen fishing
    When Blue chooses to fish at F4 from G4
    Then Blue takes the fish none

  @kaivai_q_f3 @stated @kaivai_7_2
  Scenario: Can one canoe fish in two villages?
    No: it fishes once in the action, at one of the villages that it touches (Kaivai 7.2).

    Given Red has chosen fishing
    And Red has chosen to fish at G5 from H5
    When Red chooses to fish at H6 from H5
    Then the move is refused by kaivai_4_5
    And nothing else changes

  @kaivai_q_f4 @stated @kaivai_7_5
  Scenario: How many fish does the god give my canoes when I fish?
    One fish without a die for each canoe that fishes in its village, so two for two, even without a fisherman there.

    Given it is the turn of Blue
    And Blue has chosen fishing
    When Blue chooses to fish at I7 from J6
    Then Blue takes the fish 4
    And the canoe on J6 has acted
    And nothing else changes

  @kaivai_q_f5 @open @kaivai_7_5
  Scenario: My canoe touches the god's village and fishes in another. Does the god give it a fish? (ruling god_fish=village_only)
    No: the god counts as a fisherman, and those of one village alone count.

    Given the ruling god_fish=village_only holds
    And the dice are white, blue
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5
    Then Red takes the fish 4

  @kaivai_q_f5 @open @kaivai_7_5
  Scenario: My canoe touches the god's village and fishes in another. Does the god give it a fish? (ruling god_fish=touching)
    Yes, by the other reading: each canoe beside a cult hex of the god's village gets one.

    Given the ruling god_fish=touching holds
    And the dice are white, blue
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5
    Then Red takes the fish 4 4

  @kaivai_q_f6 @open @kaivai_7_7
  Scenario: I have five fishermen in a village. How many dice? (ruling dice_most=four)
    Four: there are no more dice in the box.

    Given the ruling dice_most=four holds
    And the board has
      | hexes      | holds              |
      | F2, E3, E5 | Red fisherman hut  |
      | H7         | Blue fisherman hut |
    And the dice are blue, blue, blue, blue, blue
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5
    Then Red takes the fish 4 4 4 4

  @kaivai_q_f6 @open @kaivai_7_7
  Scenario: I have five fishermen in a village. How many dice? (ruling dice_most=five)
    Five, by the other answer: the smallest is rolled once more.

    Given the ruling dice_most=five holds
    And the board has
      | hexes      | holds              |
      | F2, E3, E5 | Red fisherman hut  |
      | H7         | Blue fisherman hut |
    And the dice are blue, blue, blue, blue, blue
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5
    Then Red takes the fish 4 4 4 4 4

  @kaivai_q_f7 @disputed @kaivai_7_3
  Scenario: Can we fish without dice? (ruling fishing=dice)
    Yes, by the rulebook's variant; where nobody chooses it, a die is rolled for each fisherman.

    Given the ruling fishing=dice holds
    And the dice are white, white
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5
    Then Red rolls white, white
    And Red takes the fish none

  @kaivai_q_f7 @disputed @kaivai_7_8
  Scenario: Can we fish without dice? (ruling fishing=no_dice)
    Yes, by the rulebook's variant: each of your fishermen there brings one fish.

    Given the ruling fishing=no_dice holds
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5
    Then Red takes the fish 4 4
    And the canoe on H5 has acted
    And nothing else changes

  @kaivai_q_f8 @open @kaivai_7_9
  Scenario: There are not enough fish left in the supply. What do I catch? (ruling fish_short=rest)
    What is left of the supply: here one fish of two.

    Given the ruling fish_short=rest holds
    And the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5 5
    And the dice are blue, blue
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5
    Then Red takes the fish 4

  @kaivai_q_f8 @open @kaivai_7_9
  Scenario: There are not enough fish left in the supply. What do I catch? (ruling fish_short=none)
    None, by the other answer: a catch that cannot be paid is not taken.

    Given the ruling fish_short=none holds
    And the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5 5
    And the dice are blue, blue
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5
    Then Red takes the fish none

  @kaivai_q_f9 @stated @kaivai_7_1
  Scenario: Can I fish where my canoe touches a hut only?
    No: the canoe must touch a cult hex of the village.

    Given the board has
      | hexes | holds     |
      | F6    | Red canoe |
    And Red has chosen fishing
    When Red chooses to fish at F4 from F6
    Then the move is refused by kaivai_7_1
    And nothing else changes

  @kaivai_q_f10 @stated @kaivai_7_3 @kaivai_7_5
  Scenario: Do the fishermen of other players count for me?
    No: only your own do (Kaivai 7.3), and the god (Kaivai 7.5).

    Given the board has
      | hexes | holds      |
      | G4    | Blue canoe |
    And it is the turn of Blue
    And Blue has chosen fishing
    When Blue chooses to fish at F4 from G4
    Then the move is refused by kaivai_7_6

  @kaivai_q_f11 @stated @kaivai_0_8 @kaivai_7_4 @kaivai_7_5
  Scenario: My dice are all white. What do I catch?
    By the dice nothing: only blue faces are fish (Kaivai 0.8, 7.4); what the god gives is not rolled (Kaivai 7.5).
    The canoe has acted.

    Given the dice are white, white
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5
    Then Red rolls white, white
    And the canoe on H5 has acted
    And nothing else changes

  @kaivai_q_f12 @open @kaivai_7_3
  Scenario: Can I roll fewer dice than I have fishermen? (ruling roll=all)
    No: a die is rolled for each of them.

    Given the ruling roll=all holds
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5 with 1
    Then the move is refused by kaivai_7_3
    And nothing else changes

  @kaivai_q_f12 @open @kaivai_7_3
  Scenario: Can I roll fewer dice than I have fishermen? (ruling roll=optional)
    Yes, by the other reading: you may roll, and so you need not.

    Given the ruling roll=optional holds
    And the dice are blue, blue
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5 with 1
    Then Red takes the fish 4

  @kaivai_q_f13 @disputed @kaivai_7_4
  Scenario: On which space do the fish lie that I catch? (ruling caught=four)
    On 4, says the rulebook of 2010.

    Given the ruling caught=four holds
    And the dice are blue, blue
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5
    Then Red takes the fish 4 4

  @kaivai_q_f13 @disputed @kaivai_7_4
  Scenario: On which space do the fish lie that I catch? (ruling caught=five)
    On 5, as the digital version plays the first edition.

    Given the ruling caught=five holds
    And the dice are blue, blue
    And Red has chosen fishing
    When Red chooses to fish at G5 from H5
    Then Red takes the fish 5 5

  @kaivai_q_f14 @disputed @kaivai_7_5
  Scenario: Is the god one more die? (ruling god_fishing=sure)
    No: it gives a fish that is not rolled, says the rulebook of 2010.

    Given the ruling god_fishing=sure holds
    And the dice are white
    And Red has chosen fishing
    When Red chooses to fish at H6 from H5
    Then Red rolls white
    And Red takes the fish 4

  @kaivai_q_f14 @disputed @kaivai_7_5
  Scenario: Is the god one more die? (ruling god_fishing=die)
    Yes in the first edition, as a report and the digital version tell it.

    Given the ruling god_fishing=die holds
    And the dice are white, blue
    And Red has chosen fishing
    When Red chooses to fish at H6 from H5
    Then Red rolls white, blue
    And Red takes the fish 4

  @kaivai_q_f15 @confirmed @kaivai_7_3 @kaivai_7_4 @kaivai_7_5
  Scenario: How do I get fish?
    By fishing: a canoe beside a cult hex rolls a die for each fisherman that you have in that village (Kaivai 7.3), and where the god stands it gets one more fish without a die.
    Each blue face is a fish from the supply.

    Given the dice are blue
    And Red has chosen fishing
    When Red chooses to fish at H6 from H5
    Then Red rolls blue
    And Red takes the fish 4 4
