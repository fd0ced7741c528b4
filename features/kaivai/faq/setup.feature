@faq
Feature: Kaivai FAQ, players and setup
  Who can play, what everybody begins with, and the two starting huts.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai

  @kaivai_q_s1 @inferred @kaivai_0_1
  Scenario Outline: How many players is Kaivai for?
    Three or four people: the box holds the pieces of four colours.

    When <players> start a game of Kaivai
    Then the influence left is now <influence>

    Examples:
      | players                     | influence |
      | Red, Blue and Green         | 15        |
      | Red, Blue, Green and Yellow | 12        |

  @kaivai_q_s2 @inferred @kaivai_0_1
  Scenario: Can we play Kaivai with two?
    Not by these rules: two play by rules of their own, which were a download in German, and no copy is at hand.

    When Red and Blue start a game of Kaivai
    Then the move is refused by kaivai_0_1

  @kaivai_q_s3 @disputed @kaivai_2_7
  Scenario: How long does a game last: how many rounds? (ruling rounds=eight)
    Eight, says the rulebook of 2010; no text that is told of here says how many minutes they take.

    Given the ruling rounds=eight holds
    And the round is 7
    And it is the turn of Red
    When the round ends
    Then the round is now 8

  @kaivai_q_s3 @disputed @kaivai_2_7
  Scenario: How long does a game last: how many rounds? (ruling rounds=ten)
    Ten in the first edition, say its reviews: a ninth round follows the eighth.

    Given the ruling rounds=ten holds
    And the round is 8
    And it is the turn of Red
    When the round ends
    Then the round is now 9

  @kaivai_q_s4 @stated @kaivai_1_1
  Scenario: What do I start with?
    Three shells on 5, three fish on 4, three influence counters and no glory.

    When Red, Blue and Green start a game of Kaivai
    Then the shells are now Red 5 5 5, Blue 5 5 5 and Green 5 5 5
    And the fish are now Red 4 4 4, Blue 4 4 4 and Green 4 4 4
    And the influence is now Red 3, Blue 3 and Green 3
    And the glory is now Red 0, Blue 0 and Green 0

  @kaivai_q_s5 @open @kaivai_1_2
  Scenario: Who decides where the two extra bases go? (open point who_places_bases=table)
    The table, before the first bid: the rulebook has them placed and names nobody.
    Where a table does not choose, they lie on A6 and A7, and on K9 and L8.

    When Red, Blue and Green start a game of Kaivai
    Then the cult hexes are now A6, A7, B2, E7, F4, F11, I7, K2, K9 and L8
    And nothing else changes

  @kaivai_q_s6 @inferred @kaivai_0_9
  Scenario: Is a cult hex without a hut a village, too?
    Yes: with the two bases there are eight villages before anybody has a hut.

    When Red, Blue and Green start a game of Kaivai
    Then there are now 8 villages
    And nothing else changes

  @kaivai_q_s7 @inferred @kaivai_1_7
  Scenario: What is a starting hut for?
    It brings for nothing what its kind brings (Kaivai 1.7): a canoe to act with, a fisherman, or influence when the god comes.
    Without a canoe nobody can build, fish or deliver.

    Given the bids are Red 8, Blue 6, Green 4 and Yellow 2
    When Red chooses to place canoe-builder on F3
    Then the board now also has
      | hexes | holds                 |
      | F3    | Red canoe-builder hut |
      | F3    | Red canoe             |
    And nothing else changes

  @kaivai_q_s8 @stated @kaivai_1_5
  Scenario: Who places the starting huts first?
    The highest bidder of the first round, both huts at once; then the others in descending order.

    Given the bids are Red 8, Blue 6, Green 4 and Yellow 2
    When Blue chooses to place meeting on F3
    Then the move is refused by kaivai_1_5
    And nothing else changes

  @kaivai_q_s9 @stated @kaivai_1_6
  Scenario Outline: Where may I put my two starting huts?
    On any empty water hex that touches a cult hex; to touch a hut of the village is not enough.

    Given the bids are Red 8, Blue 6, Green 4 and Yellow 2
    And Red has chosen to place meeting on F3
    When Red chooses to place canoe-builder on <hex>
    Then the move is refused by kaivai_1_6
    And nothing else changes

    Examples:
      | hex |
      | F2  |
      | F4  |
      | H5  |

  @kaivai_q_s10 @disputed @kaivai_1_7
  Scenario: Must I take a canoe-builder hut at the start? (ruling start_huts=free)
    No: players who know the game choose both kinds, though without a canoe they will never build.

    Given the ruling start_huts=free holds
    And the bids are Red 8, Blue 6, Green 4 and Yellow 2
    And Red has chosen to place meeting on F3
    When Red chooses to place fisherman on F5
    Then the board now also has
      | hexes | holds             |
      | F5    | Red fisherman hut |
    And the turn is now Blue

  @kaivai_q_s10 @disputed @kaivai_1_7
  Scenario: Must I take a canoe-builder hut at the start? (ruling start_huts=beginners)
    Yes, two of them, if you play as beginners.

    Given the ruling start_huts=beginners holds
    And the bids are Red 8, Blue 6, Green 4 and Yellow 2
    When Red chooses to place meeting on F3
    Then the move is refused by kaivai_1_7
    And nothing else changes

  @kaivai_q_s10 @disputed @kaivai_1_7
  Scenario: Must I take a canoe-builder hut at the start? (ruling start_huts=one_canoe)
    Yes, one of the two, say reviews of the first edition.

    Given the ruling start_huts=one_canoe holds
    And the bids are Red 8, Blue 6, Green 4 and Yellow 2
    And Red has chosen to place meeting on F3
    When Red chooses to place fisherman on F5
    Then the move is refused by kaivai_1_7
    And nothing else changes

  @kaivai_q_s11 @stated @kaivai_1_2
  Scenario Outline: Do three players need fewer bases than four?
    No: there are two further bases always, and so eight villages.
    In the first edition, as reviews tell it, three players had fewer.

    When <players> start a game of Kaivai
    Then there are now 8 villages
    And the cult pieces left are now 8

    Examples:
      | players                     |
      | Red, Blue and Green         |
      | Red, Blue, Green and Yellow |

  @kaivai_q_s12 @disputed @kaivai_1_1
  Scenario: On which space do my first fish lie? (ruling start_fish=four)
    On 4, says the rulebook of 2010.

    Given the ruling start_fish=four holds
    When Red, Blue and Green start a game of Kaivai
    Then the fish of Red are now 4 4 4

  @kaivai_q_s12 @disputed @kaivai_1_1
  Scenario: On which space do my first fish lie? (ruling start_fish=five)
    On 5 in the first edition, say its reviews.

    Given the ruling start_fish=five holds
    When Red, Blue and Green start a game of Kaivai
    Then the fish of Red are now 5 5 5

  @kaivai_q_s13 @open @kaivai_1_2
  Scenario: Where do the two bases lie if nobody chooses? (ruling bases=usual)
    On A6 and A7, and on K9 and L8: a fixed pair lets games be compared.

    Given the ruling bases=usual holds
    When Red, Blue and Green start a game of Kaivai
    Then the cult hexes are now A6, A7, B2, E7, F4, F11, I7, K2, K9 and L8

  @kaivai_q_s13 @open @kaivai_1_2
  Scenario: Where do the two bases lie if nobody chooses? (ruling bases=drawn)
    Lot decides among the 28 pairs of places that the distances leave, by the other answer.

    Given the ruling bases=drawn holds
    When Red, Blue and Green start a game of Kaivai
    Then there are now 8 villages
    And the cult pieces left are now 8

  @kaivai_q_s14 @stated @kaivai_1_5
  Scenario: What do the two starting huts cost?
    Nothing: both are placed free of charge, whatever has been bid.

    Given the bids are Red 8, Blue 6, Green 4 and Yellow 2
    When Red chooses to place meeting on F3
    Then the board now also has
      | hexes | holds           |
      | F3    | Red meeting hut |
    And the shells of Red are still 5 5 5
    And nothing else changes

  @kaivai_q_s15 @inferred @kaivai_0_3
  Scenario: Why are there six canoes of my colour, if four are all I play with?
    Two of them are markers: one marks your glory, the other how far you have increased your movement.
    In the same way one of your six fishermen marks your bid, and five are left to play with.

    When Red, Blue and Green start a game of Kaivai
    Then Red has 15 huts, 4 canoes and 5 fishermen left

  @kaivai_q_s16 @stated @kaivai_1_3 @kaivai_1_2
  Scenario: Where may the two extra bases go?
    On water, with at least three water hexes between each of them and any other base, printed or not.
    On the field of Kaivai 0.2 that leaves ten places, all of them at the edge; on two of these the bases lie here, A6 with A7, and K9 with L8.

    When Red, Blue and Green start a game of Kaivai
    Then the cult hexes are now A6, A7, B2, E7, F4, F11, I7, K2, K9 and L8

  @kaivai_q_s17 @stated @kaivai_1_1 @kaivai_1_2 @kaivai_1_5
  Scenario: How do we set up the game?
    All take the pieces of a colour, 3 shells, 3 fish and 3 influence counters, and two further bases go on the board; then the first round begins.
    In it all bid before they place two starting huts each, the highest bidder first (Kaivai 1.5).

    When Red, Blue and Green start a game of Kaivai
    Then Red has 15 huts, 4 canoes and 5 fishermen left
    And the shells are now Red 5 5 5, Blue 5 5 5 and Green 5 5 5
    And the fish are now Red 4 4 4, Blue 4 4 4 and Green 4 4 4
    And the influence is now Red 3, Blue 3 and Green 3
    And there are now 8 villages

  @kaivai_q_s18 @stated @kaivai_1_4
  Scenario: How do we see how many rounds are left?
    By the cult pieces in the supply: one is placed in each round, so as many rounds as there are pieces are still to come.
    Eight are there when the game begins.

    When Red, Blue and Green start a game of Kaivai
    Then the cult pieces left are now 8
