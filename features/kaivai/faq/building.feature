@faq
Feature: Kaivai FAQ, building
  Where a hut may stand, what it costs, and what it brings.
  Red has bid 6; the village of F4 has five hexes.

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
    And the shells of Red are 1 5 5 5 5 5
    And it is the turn of Red

  @kaivai_q_h1 @stated @kaivai_6_5
  Scenario Outline: What does this hut cost?
    Your bid, and 1 more for each hut and each cult hex of the village: here five of them.

    Given the bid of Red is <bid>
    And Red has chosen building
    When Red chooses to build meeting on G6 from G5
    Then Red builds a meeting hut on G6 for <price>
    And the canoe on G5 has acted
    And nothing else changes

    Examples:
      | bid | price |
      | 1   | 6     |
      | 6   | 11    |
      | 10  | 15    |

  @kaivai_q_h17 @open @kaivai_6_5
  Scenario: Does the new hut count in its own price? (ruling price=before)
    No: the village counts as it was before, so a bid of 6 at five hexes makes 11.

    Given the ruling price=before holds
    And Red has chosen building
    When Red chooses to build meeting on G6 from G5
    Then Red builds a meeting hut on G6 for 11
    And the canoe on G5 has acted
    And nothing else changes

  @kaivai_q_h17 @open @kaivai_6_5
  Scenario: Does the new hut count in its own price? (ruling price=with_hut)
    Yes, by the other reading: 1 is paid for the new hut itself, which makes 12.

    Given the ruling price=with_hut holds
    And Red has chosen building
    When Red chooses to build meeting on G6 from G5
    Then Red builds a meeting hut on G6 for 12
    And the canoe on G5 has acted
    And nothing else changes

  @kaivai_q_h2 @confirmed @kaivai_6_7
  Scenario: Do I get change?
    Yes: one shell on the space of what you pay too much; the rulebook shows it for 1, and we take it so for more.

    Given Red has chosen building
    And Red has chosen to build meeting on G6 from G5
    When Red chooses to pay 5 5 5
    Then Red pays the shells 5 5 5 and gets 4 back
    And nothing else changes

  @kaivai_q_h3 @open @kaivai_6_6
  Scenario: Can I pay more shells than I need, to get change? (ruling shells_paid=needed)
    No, we say: no shell may be superfluous, though no text says so.

    Given the ruling shells_paid=needed holds
    And the bid of Red is 4
    And the shells of Red are 1 5 5
    And these turns have been taken
      | player | moves                                        |
      | Red    | choose building; build meeting on G6 from G5 |
    When Red chooses to pay 1 5 5
    Then the move is refused by kaivai_6_6

  @kaivai_q_h3 @open @kaivai_6_6
  Scenario: Can I pay more shells than I need, to get change? (ruling shells_paid=any)
    Yes, by the other reading, as long as the change is one shell: the rulebook gives change and forbids nothing.

    Given the ruling shells_paid=any holds
    And the bid of Red is 4
    And the shells of Red are 1 5 5
    And these turns have been taken
      | player | moves                                        |
      | Red    | choose building; build meeting on G6 from G5 |
    When Red chooses to pay 1 5 5
    Then Red pays the shells 1 5 5 and gets 2 back

  @kaivai_q_h3 @open @kaivai_6_6
  Scenario: Can I pay more shells than I need, to get change? (ruling shells_paid=lowest)
    You pay the lowest shells first, needed or not, as the digital version has it.

    Given the ruling shells_paid=lowest holds
    And the bid of Red is 4
    And the shells of Red are 1 5 5
    And these turns have been taken
      | player | moves                                        |
      | Red    | choose building; build meeting on G6 from G5 |
    When Red chooses to pay 1 5 5
    Then Red pays the shells 1 5 5 and gets 2 back

  @kaivai_q_h4 @stated @kaivai_6_1
  Scenario: Can I build two huts with one canoe?
    No: each canoe builds one hut in an action, so a second hut takes a second canoe (Kaivai 6.1).

    Given Red has chosen building
    And Red has chosen to build meeting on G6 from G5
    And Red has chosen to pay 1 5 5
    When Red chooses to build meeting on H4 from G5
    Then the move is refused by kaivai_4_5
    And nothing else changes

  @kaivai_q_h5 @stated @kaivai_0_10 @kaivai_6_3
  Scenario: Can a hut join two villages?
    No: villages are never joined, and a hut that touches two is refused (Kaivai 6.3).

    Given the board has
      | hexes | holds            |
      | H6    | Blue meeting hut |
    And Red has chosen building
    When Red chooses to build meeting on G6 from G5
    Then the move is refused by kaivai_0_10
    And nothing else changes

  @kaivai_q_h6 @stated @kaivai_6_4
  Scenario: Can I block in or surround somebody's canoe with a hut?
    No: a hut may not surround a canoe, whosever it is.
    What surrounds it is a ruling: M7 is a corner here, and M6 the last way out.

    Given the board has
      | hexes | holds      |
      | L7    | cult       |
      | L7    | god        |
      | L6    | Red canoe  |
      | M7    | Blue canoe |
    And Red has chosen building
    When Red chooses to build meeting on M6 from L6
    Then the move is refused by kaivai_6_4
    And nothing else changes

  @kaivai_q_h7 @confirmed @kaivai_6_2
  Scenario: Can my canoe build if it touches only huts and no cult hex?
    No: it must touch a cult hex of the village in which it builds.

    Given the board has
      | hexes | holds     |
      | F6    | Red canoe |
    And Red has chosen building
    When Red chooses to build meeting on G6 from F6
    Then the move is refused by kaivai_6_2
    And nothing else changes

  @kaivai_q_h8 @confirmed @kaivai_6_12
  Scenario: Can I choose building if I have no shells?
    No: who cannot pay for a hut may not choose building.

    Given the shells of Red are none
    When Red chooses building
    Then the move is refused by kaivai_6_12
    And nothing else changes

  @kaivai_q_h9 @stated @kaivai_6_8
  Scenario: What does a canoe-builder hut do?
    It brings a new canoe, and it takes fish.

    Given Red has chosen building
    When Red chooses to build canoe-builder on G6 from G5
    Then Red builds a canoe-builder hut on G6 for 11
    And the canoe on G5 has acted
    And Red has 12 huts, 2 canoes and 5 fishermen left
    And nothing else changes

  @kaivai_q_h10 @stated @kaivai_6_10
  Scenario: What does a meeting hut do?
    It brings an influence counter when the god comes, and at once if you build it where the god stands; it takes fish, too.

    Given the fisherman's god is F4
    And Red has chosen building
    When Red chooses to build meeting on G6 from G5
    Then Red builds a meeting hut on G6 for 11
    And Red takes 1 influence

  @kaivai_q_h11 @stated @kaivai_6_9
  Scenario: What does a fisherman's hut do?
    It brings a fisherman: a die for each of your canoes that fishes at the village.

    Given Red has chosen building
    When Red chooses to build fisherman on G6 from G5
    Then Red builds a fisherman hut on G6 for 11
    And the canoe on G5 has acted
    And Red has 12 huts, 3 canoes and 4 fishermen left
    And nothing else changes

  @kaivai_q_h12 @inferred @kaivai_6_3
  Scenario: Can I build where a canoe is?
    No: a hut is built on water without a canoe, whosever it is.

    Given the board has
      | hexes | holds      |
      | G6    | Blue canoe |
    And Red has chosen building
    When Red chooses to build meeting on G6 from G5
    Then the move is refused by kaivai_6_3
    And nothing else changes

  @kaivai_q_o4 @open @kaivai_6_11
  Scenario: I have built all 15 huts. Can I build another? (open point hut_pieces=no_more)
    No: a hut is one of your 15 pieces, and without a piece there is no hut.

    Given the board has
      | hexes                          | holds           |
      | E3, G3, H4, H3, E2, F2, G2, H2 | Red meeting hut |
      | D6, D7, E6, F7                 | Red meeting hut |
      | K3, L2                         | Red canoe       |
    And Red has chosen building
    And Red has chosen to build meeting on J3 from K3
    And Red has chosen to pay 5 5
    When Red chooses to build meeting on L1 from L2
    Then the move is refused by kaivai_6_11

  @kaivai_q_h13 @inferred @kaivai_6_5
  Scenario: Is the second hut in the same village dearer?
    Yes, by 1: the first one stands there by then.

    Given the board has
      | hexes | holds     |
      | E3    | Red canoe |
    And Red has chosen building
    And Red has chosen to build meeting on G6 from G5
    And Red has chosen to pay 1 5 5
    When Red chooses to build meeting on E2 from E3
    Then Red builds a meeting hut on E2 for 12

  @kaivai_q_h14 @stated @kaivai_6_2 @kaivai_1_6
  Scenario: Must the new hut touch a cult hex?
    No: the canoe must, and the hut touches the canoe and any hex of the same village (Kaivai 6.2); starting huts alone must (Kaivai 1.6).
    G6 touches the hut on F5.

    Given Red has chosen building
    When Red chooses to build fisherman on G6 from G5
    Then Red builds a fisherman hut on G6 for 11
    And the canoe on G5 has acted
    And nothing else changes

  @kaivai_q_h15 @open @kaivai_6_4
  Scenario: What does it mean to surround a canoe? (ruling surround=cut_off)
    To cut it off from the largest stretch of water, even if it could still move a little.

    Given the ruling surround=cut_off holds
    And the board has
      | hexes | holds           |
      | L7    | cult            |
      | L6    | Red meeting hut |
      | M6    | Red canoe       |
    And Red has chosen building
    When Red chooses to build meeting on M5 from M6
    Then the move is refused by kaivai_6_4

  @kaivai_q_h15 @open @kaivai_6_4
  Scenario: What does it mean to surround a canoe? (ruling surround=six_sides)
    To block all its six sides, by the other reading, so that a little water is enough.

    Given the ruling surround=six_sides holds
    And the board has
      | hexes | holds           |
      | L7    | cult            |
      | L6    | Red meeting hut |
      | M6    | Red canoe       |
    And Red has chosen building
    When Red chooses to build fisherman on M5 from M6
    Then Red builds a fisherman hut on M5 for 10

  @kaivai_q_h16 @stated @kaivai_6_10
  Scenario: I build a meeting hut where the god is. Do I get influence now?
    Yes, one counter at once.

    Given the fisherman's god is F4
    And Red has chosen building
    When Red chooses to build meeting on G6 from G5
    Then Red builds a meeting hut on G6 for 11
    And Red takes 1 influence
    And the canoe on G5 has acted

  @kaivai_q_h18 @open @kaivai_6_6
  Scenario: I build two huts. Do I pay them one by one? (ruling payment=each_hut)
    Yes: each hut is paid when it is built.

    Given the ruling payment=each_hut holds
    And Red has chosen building
    And Red has chosen to build meeting on G6 from G5
    When Red chooses to pay 1 5 5
    Then Red pays the shells 1 5 5
    And nothing else changes

  @kaivai_q_h18 @open @kaivai_6_6
  Scenario: I build two huts. Do I pay them one by one? (ruling payment=whole_action)
    No, by the other reading: all huts of an action are paid together, after the last.

    Given the ruling payment=whole_action holds
    And Red has chosen building
    And Red has chosen to build meeting on G6 from G5
    And Red has chosen to be done
    When Red chooses to pay 1 5 5
    Then the turn is now Blue

  @kaivai_q_h19 @open @kaivai_6_7
  Scenario: The supply has no shell for my change. What happens? (ruling change_from=payment_first)
    You get it all the same: what you pay goes to the supply first, and change comes out of that.

    Given the ruling change_from=payment_first holds
    And the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5 5 5
    And Red has chosen building
    And Red has chosen to build meeting on G6 from G5
    When Red chooses to pay 5 5 5
    Then the shells of Red are now 4

  @kaivai_q_h19 @open @kaivai_6_7
  Scenario: The supply has no shell for my change. What happens? (ruling change_from=change_first)
    You get none, by the other answer.

    Given the ruling change_from=change_first holds
    And the shells are Red 5 5 5, Blue 5 5 5 5 5 5 5 5 5 5 5 5, Green 5 5 5 5 5 5 5 5 5 5 5 5 and Yellow 5 5 5 5 5 5 5 5 5 5 5 5 5
    And Red has chosen building
    And Red has chosen to build meeting on G6 from G5
    When Red chooses to pay 5 5 5
    Then the shells of Red are now none

  @kaivai_q_h20 @open @kaivai_6_4
  Scenario: Can I shut in a canoe that is still on its hut? (ruling hut_canoe=kept_open)
    No: it keeps a way to the water, as a canoe at sea does.

    Given the ruling hut_canoe=kept_open holds
    And the board has
      | hexes | holds                  |
      | L7    | cult                   |
      | L6    | Red canoe              |
      | M7    | Blue canoe-builder hut |
      | M7    | Blue canoe             |
    And Red has chosen building
    When Red chooses to build fisherman on M6 from L6
    Then the move is refused by kaivai_6_4

  @kaivai_q_h20 @open @kaivai_6_4
  Scenario: Can I shut in a canoe that is still on its hut? (ruling hut_canoe=unprotected)
    Yes, by the other answer: only canoes on water are protected.

    Given the ruling hut_canoe=unprotected holds
    And the board has
      | hexes | holds                  |
      | L7    | cult                   |
      | L6    | Red canoe              |
      | M7    | Blue canoe-builder hut |
      | M7    | Blue canoe             |
    And Red has chosen building
    When Red chooses to build fisherman on M6 from L6
    Then Red builds a fisherman hut on M6 for 10

  @kaivai_q_h21 @open @kaivai_6_4
  Scenario: Six sides surround a canoe. Does the edge of the board count as one? (ruling edge=blocks)
    Yes: beyond the edge nobody passes.

    Given the ruling surround=six_sides holds
    And the ruling edge=blocks holds
    And the board has
      | hexes | holds      |
      | L7    | cult       |
      | L6    | Red canoe  |
      | M7    | Blue canoe |
    And Red has chosen building
    When Red chooses to build fisherman on M6 from L6
    Then the move is refused by kaivai_6_4

  @kaivai_q_h21 @open @kaivai_6_4
  Scenario: Six sides surround a canoe. Does the edge of the board count as one? (ruling edge=open)
    No, by the other reading: a canoe at the edge is never surrounded.

    Given the ruling surround=six_sides holds
    And the ruling edge=open holds
    And the board has
      | hexes | holds      |
      | L7    | cult       |
      | L6    | Red canoe  |
      | M7    | Blue canoe |
    And Red has chosen building
    When Red chooses to build fisherman on M6 from L6
    Then Red builds a fisherman hut on M6 for 9

  @kaivai_q_h22 @stated @kaivai_6_8 @kaivai_6_9 @kaivai_6_10
  Scenario: What is the difference between the three kinds of hut?
    What they bring: a canoe-builder hut a canoe (Kaivai 6.8), a fisherman's hut a die when you fish in its village (Kaivai 6.9), a meeting hut influence when the god comes, or at once if you build it where the god stands (Kaivai 6.10).
    Canoe-builder and meeting huts take fish, a fisherman's hut takes none; each of them is two glory at the end.

    Given Red has chosen building
    When Red chooses to build canoe-builder on G6 from G5
    Then Red builds a canoe-builder hut on G6 for 11
    And Red has 12 huts, 2 canoes and 5 fishermen left

  @kaivai_q_h23 @inferred @kaivai_6_2 @kaivai_0_9 @kaivai_6_5
  Scenario: Can I build in a village where only others have huts?
    Yes: a hut touches any hex of the village (Kaivai 6.2), and its huts may be of several players (Kaivai 0.9).
    At I7 there are huts of Blue and of Green, and they count in Red's price as Red's own would.

    Given the board has
      | hexes | holds     |
      | I8    | Red canoe |
    And Red has chosen building
    When Red chooses to build meeting on H8 from I8
    Then Red builds a meeting hut on H8 for 9
    And the canoe on I8 has acted

  @kaivai_q_h24 @confirmed @kaivai_6_2 @kaivai_0_10
  Scenario: Can I begin a new village with a hut?
    No: a hut is built onto a village that is there, so eight there are and eight there will be (Kaivai 0.10).
    H5 touches the canoe, but no village.

    Given Red has chosen building
    When Red chooses to build meeting on H5 from G5
    Then the move is refused by kaivai_6_2
    And nothing else changes
