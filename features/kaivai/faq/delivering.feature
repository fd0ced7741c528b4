@faq
Feature: Kaivai FAQ, delivering
  Which huts take fish, and what is paid for them.
  Red's canoe on F6 has four huts around it, of two villages.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes  | holds                    |
      | F5     | Blue canoe-builder hut   |
      | E6     | Green meeting hut        |
      | F7     | Red meeting hut          |
      | G6     | Yellow fisherman hut     |
      | I6     | Red canoe-builder hut    |
      | J7     | Blue meeting hut         |
      | E8     | Green canoe-builder hut  |
      | J2     | Yellow canoe-builder hut |
      | F6     | Red canoe                |
      | H7     | Blue canoe               |
      | F8     | Green canoe              |
      | K3     | Yellow canoe             |
    And the fish of Red are 2 3 4 4
    And it is the turn of Red

  @kaivai_q_d1 @stated @kaivai_8_2
  Scenario: How many fish fit on a hut?
    Three: no more can be delivered before a celebration has emptied it.

    Given the board has
      | hexes | holds                         |
      | E6    | Green meeting hut with 2 fish |
    And Red has chosen delivering
    When Red chooses to deliver 4 4 to E6 from F6
    Then the move is refused by kaivai_8_2
    And nothing else changes

  @kaivai_q_d14 @stated @kaivai_8_1 @kaivai_8_2
  Scenario Outline: Which huts take fish, and how many does each hold?
    Canoe-builder huts and meeting huts, your own and others, three fish each (Kaivai 8.2); fisherman's huts and cult hexes take none (Kaivai 8.1).

    Given Red has chosen delivering
    When Red chooses to deliver 2 4 4 to <hut> from F6
    Then Red lays the fish 2 4 4 on <hut>

    Examples:
      | hut |
      | E6  |
      | F5  |
      | F7  |

  @kaivai_q_d2 @confirmed @kaivai_8_1
  Scenario: Can I sell fish to a fisherman's hut?
    No: only canoe-builder and meeting huts take fish.

    Given Red has chosen delivering
    When Red chooses to deliver 4 to G6 from F6
    Then the move is refused by kaivai_8_1
    And nothing else changes

  @kaivai_q_d3 @confirmed @kaivai_8_4
  Scenario Outline: How much do I get for a fish that I deliver?
    A shell: on 5 for the first fish on another player's hut, on 4 for the second, on 3 for the third.

    Given the board has
      | hexes | holds |
      | E6    | <hut> |
    And Red has chosen delivering
    When Red chooses to deliver 4 to E6 from F6
    Then Red lays the fish 4 on E6
    And Red takes the shells <space>
    And the canoe on F6 has acted

    Examples:
      | hut                           | space |
      | Green meeting hut             | 5     |
      | Green meeting hut with 1 fish | 4     |
      | Green meeting hut with 2 fish | 3     |

  @kaivai_q_d4 @stated @kaivai_8_5
  Scenario: Do I get paid for fish on my own hut?
    No, but they are glory when the village celebrates.

    Given Red has chosen delivering
    When Red chooses to deliver 4 to F7 from F6
    Then Red lays the fish 4 on F7
    And the canoe on F6 has acted
    And nothing else changes

  @kaivai_q_d5 @stated @kaivai_8_6
  Scenario: Do old fish sell for less?
    No: the space on which a fish lay changes nothing of its price (Kaivai 8.6).

    Given Red has chosen delivering
    When Red chooses to deliver 2 to E6 from F6
    Then Red lays the fish 2 on E6
    And Red takes the shells 5
    And the canoe on F6 has acted
    And nothing else changes

  @kaivai_q_d6 @confirmed @kaivai_8_3
  Scenario: Can one canoe deliver to several huts?
    Yes, up to three fish to each hut that it touches, of any village.

    Given Red has chosen delivering
    And Red has chosen to deliver 4 to F5 from F6
    When Red chooses to deliver 2 3 to E6 from F6
    Then Red lays the fish 2 3 on E6
    And Red takes the shells 4 5
    And nothing else changes

  @kaivai_q_d7 @open @kaivai_8_1
  Scenario: Can I deliver to a hut on which its canoe still stands? (ruling occupied_hut=allowed)
    Yes: the rulebook makes no exception for it.

    Given the ruling occupied_hut=allowed holds
    And the board has
      | hexes | holds      |
      | F5    | Blue canoe |
    And Red has chosen delivering
    When Red chooses to deliver 4 to F5 from F6
    Then Red lays the fish 4 on F5
    And Red takes the shells 5

  @kaivai_q_d7 @open @kaivai_8_1
  Scenario: Can I deliver to a hut on which its canoe still stands? (ruling occupied_hut=refused)
    No, by the other answer, which is that of the digital version.

    Given the ruling occupied_hut=refused holds
    And the board has
      | hexes | holds      |
      | F5    | Blue canoe |
    And Red has chosen delivering
    When Red chooses to deliver 4 to F5 from F6
    Then the move is refused by kaivai_8_1
    And nothing else changes

  @kaivai_q_d8 @open @kaivai_8_7
  Scenario: No shells are left in the supply. Can I still sell fish? (ruling sale_short=refused)
    No: without a shell to pay with no fish is sold.

    Given the ruling sale_short=refused holds
    And the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5 5
    And Red has chosen delivering
    When Red chooses to deliver 4 to E6 from F6
    Then the move is refused by kaivai_8_7
    And nothing else changes

  @kaivai_q_d8 @open @kaivai_8_7
  Scenario: No shells are left in the supply. Can I still sell fish? (ruling sale_short=unpaid)
    Yes, by the other answer, but for nothing.

    Given the ruling sale_short=unpaid holds
    And the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5 5
    And Red has chosen delivering
    When Red chooses to deliver 4 to E6 from F6
    Then Red lays the fish 4 on E6
    And the shells of Red are still 5 5 5

  @kaivai_q_d9 @inferred @kaivai_13_1 @kaivai_8_2
  Scenario: Do fish on huts lose their freshness?
    No: only what lies on the displays moves to the left (Kaivai 8.2).

    Given the board has
      | hexes | holds                         |
      | E6    | Green meeting hut with 3 fish |
    When the round ends
    Then the shells are now Red 4 4 4, Blue 4 4 4, Green 4 4 4 and Yellow 4 4 4
    And the fish are now Red 1 2 3 3, Blue 3 3 3, Green 3 3 3 and Yellow 3 3 3

  @kaivai_q_d10 @open @kaivai_8_6
  Scenario: Can I choose which of my fish I deliver? (ruling fish_leave=choice)
    Yes: nothing is said of it, and the space changes no price.

    Given the ruling fish_leave=choice holds
    And Red has chosen delivering
    When Red chooses to deliver 4 to E6 from F6
    Then Red lays the fish 4 on E6
    And Red takes the shells 5

  @kaivai_q_d10 @open @kaivai_8_6
  Scenario: Can I choose which of my fish I deliver? (ruling fish_leave=stalest)
    No, by the other answer: the stalest fish go first.

    Given the ruling fish_leave=stalest holds
    And Red has chosen delivering
    When Red chooses to deliver 4 to E6 from F6
    Then the move is refused by kaivai_8_6
    And nothing else changes

  @kaivai_q_d11 @stated @kaivai_8_4 @kaivai_8_5
  Scenario: What are fish for?
    You deliver them: to huts of others for shells, or to huts of your own, where a celebration turns them into glory (Kaivai 8.5).
    Red lays a fish on his own hut on F7, and sells one to Green's.

    Given Red has chosen delivering
    And Red has chosen to deliver 4 to F7 from F6
    When Red chooses to deliver 4 to E6 from F6
    Then Red lays the fish 4 on E6
    And Red takes the shells 5

  @kaivai_q_d12 @stated @kaivai_8_4
  Scenario: How do I get shells?
    By delivering fish to huts of other players: the supply pays for them, and the owner of the hut pays nothing.
    With shells you pay for huts.

    Given Red has chosen delivering
    When Red chooses to deliver 3 4 to E6 from F6
    Then Red takes the shells 4 5
    And the shells of Green are still 5 5 5

  @kaivai_q_d13 @inferred @kaivai_8_1
  Scenario: Must my canoe touch a cult hex to deliver?
    No: it touches the huts to which it delivers, and that is enough (Kaivai 8.1).
    Around F6 there are four huts and no cult hex.

    Given Red has chosen delivering
    When Red chooses to deliver 4 to E6 from F6
    Then Red lays the fish 4 on E6
    And Red takes the shells 5

  @kaivai_q_d15 @stated @kaivai_8_4
  Scenario: In the rulebook's example Red gets shells worth 18 for four fish. How?
    5 for the first fish on the blue hut, 5 and 4 for two on the green one, and 4 for one on the yellow hut, where a fish lies already.
    That is money worth 18, in four shells.

    Given the board has
      | hexes | holds                                |
      | F7    | Yellow canoe-builder hut with 1 fish |
    And the shells of Red are none
    And these turns have been taken
      | player | moves                                                                |
      | Red    | choose delivering; deliver 2 to F5 from F6; deliver 3 4 to E6 from F6 |
    When Red chooses to deliver 4 to F7 from F6
    Then the shells of Red are now 4 4 5 5
    And the shells of Red are worth 18
