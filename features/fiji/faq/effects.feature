@faq
Feature: Fiji FAQ, effects
  What the executor of a card takes, gives and has to do.
  Ana has the most red in these examples and executes the first row.

  Background:
    Given Ana, Ben, Cid and Dora play Fiji
    And it is exchange 3 of round 1
    And the rows are
      | condition   | effect          |
      | most red    | take 3 red      |
      | most green  | take 4 green    |
      | most yellow | rotate a goal   |
      | most blue   | swap two goals  |
    And the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 1   |
      | Cid    | 1   |
      | Dora   | 1   |

  @fiji_q_r4 @inferred @fiji_4_8 @fiji_4_12
  Scenario: Is it always good to execute a card?
    No: here the first goal wants yellow, and everybody but Ana takes one.

    Given the goals are most yellow, most red, most green and most blue
    And row 1 is most red, others take 1 yellow
    When row 1 is analysed
    Then Ana executes the card
    And Ben, Cid and Dora each take 1 yellow
    And nothing else changes

  @fiji_q_d16 @confirmed @fiji_4_8
  Scenario: The card would hurt me. May I refuse it?
    No: the player who executes must do what the card says.
    Ana takes the red, though the first goal asks for the fewest.

    Given the goals are fewest red, most yellow, most green and most blue
    When row 1 is analysed
    Then Ana executes the card
    And Ana takes 3 red
    And nothing else changes

  @fiji_q_d15 @stated @fiji_4_10
  Scenario: The card gives 3 red, and the supply has 2. Do I take these?
    No: a take card gives all its beads or none.

    Given the supply is 5 green, 2 red, 3 yellow and 2 blue
    When row 1 is analysed
    Then Ana executes the card
    And Ana takes nothing
    And nothing else changes

  @fiji_q_x37 @stated @fiji_4_8 @fiji_4_10
  Scenario: The supply has too few beads for me. Does the next best player execute the card instead?
    No: you have executed it, and it gives nothing to anybody.
    The supply has two red, and Ana, who has the most, takes none.

    Given the supply is 5 green, 2 red, 3 yellow and 2 blue
    And the offers are
      | player | green | red |
      | Ana    |       | 3   |
      | Ben    |       | 2   |
      | Cid    |       | 1   |
      | Dora   | 1     |     |
    When row 1 is analysed
    Then Ana executes the card
    And Ana takes nothing
    And nothing else changes

  @fiji_q_d14 @stated @fiji_4_10
  Scenario: I take one of each, but one colour is gone. Do I take the other three?
    No: with one bead missing the card gives nothing at all.

    Given row 1 is most red, take one of each
    And the supply is 5 green, 4 red and 3 yellow
    When row 1 is analysed
    Then Ana executes the card
    And Ana takes nothing
    And nothing else changes

  @fiji_q_r15 @stated @fiji_4_10 @fiji_0_3
  Scenario: Does the blue card give 1 blue or 2?
    One: both rulebooks print 1 blue.
    A review that speaks of two most likely slipped (Fiji 0.3, 4.10).

    Given row 1 is most red, take 1 blue
    When row 1 is analysed
    Then Ana takes 1 blue
    And nothing else changes

  @fiji_q_x38 @stated @fiji_4_11
  Scenario Outline: Half of what: of my beads, or of those in the supply?
    Of those in the supply, as many as lie there at that moment.
    Ana holds five green behind her screen, and they do not count.

    Given the ruling half=<answer> holds
    And row 1 is most red, take half of the green
    And the supply is 2 green, 4 red, 3 yellow and 2 blue
    When row 1 is analysed
    Then Ana takes 1 green
    And nothing else changes

    Examples:
      | answer |
      | down   |
      | up     |

  @fiji_q_r14 @disputed @fiji_4_11
  Scenario: Which way is half of an odd number rounded? (ruling half=down)
    Down, say the English and the condensed text: half of five is two.

    Given the ruling half=down holds
    And row 1 is most red, take half of the green
    And the supply is 5 green, 4 red, 3 yellow and 2 blue
    When row 1 is analysed
    Then Ana takes 2 green
    And nothing else changes

  @fiji_q_r14 @disputed @fiji_4_11
  Scenario: Which way is half of an odd number rounded? (ruling half=up)
    Up, says the German text: half of five is three.

    Given the ruling half=up holds
    And row 1 is most red, take half of the green
    And the supply is 5 green, 4 red, 3 yellow and 2 blue
    When row 1 is analysed
    Then Ana takes 3 green
    And nothing else changes

  @fiji_q_d11 @disputed @fiji_4_11
  Scenario: One bead is left. What is half of it? (ruling half=down)
    Nothing: rounded down, half of one is none.

    Given the ruling half=down holds
    And row 1 is most red, take half of the green
    And the supply is 1 green, 4 red, 3 yellow and 2 blue
    When row 1 is analysed
    Then Ana takes nothing
    And nothing else changes

  @fiji_q_d11 @disputed @fiji_4_11
  Scenario: One bead is left. What is half of it? (ruling half=up)
    That bead: rounded up, half of one is one.

    Given the ruling half=up holds
    And row 1 is most red, take half of the green
    And the supply is 1 green, 4 red, 3 yellow and 2 blue
    When row 1 is analysed
    Then Ana takes 1 green
    And nothing else changes

  @fiji_q_d12 @inferred @fiji_4_11
  Scenario Outline: No bead of the colour is left. What is half of that?
    Nothing, whichever way you round: the card is executed and has no effect.

    Given the ruling half=<answer> holds
    And row 1 is most red, take half of the green
    And the supply is 4 red, 3 yellow and 2 blue
    When row 1 is analysed
    Then Ana takes nothing
    And nothing else changes

    Examples:
      | answer |
      | down   |
      | up     |

  @fiji_q_d13 @inferred @fiji_4_11
  Scenario Outline: Can a half card fail because the supply holds too few beads?
    No: half is never more than what is there, not even rounded up.

    Given the ruling half=up holds
    And row 1 is most red, take half of the green
    And the supply is <there>, 4 red, 3 yellow and 2 blue
    When row 1 is analysed
    Then Ana takes <half>
    And nothing else changes

    Examples:
      | there   | half    |
      | 1 green | 1 green |
      | 2 green | 1 green |
      | 3 green | 2 green |

  @fiji_q_r2 @confirmed @fiji_4_12
  Scenario: I execute "others take 1". Do I take one too?
    No: every other player takes one, and you take none.

    Given row 1 is most red, others take 1 yellow
    When row 1 is analysed
    Then Ana executes the card
    And Ben, Cid and Dora each take 1 yellow
    And nothing else changes

  @fiji_q_x39 @stated @fiji_4_12
  Scenario: I execute "others take 1". Do the others take from me?
    No: they take from the supply, and you give nothing.

    Given row 1 is most red, others take 1 yellow
    When row 1 is analysed
    Then Ben, Cid and Dora each take 1 yellow
    And Ana still holds 5 green, 2 red, 3 yellow and 2 blue
    And the supply is now 5 green, 4 red and 2 blue
    And nothing else changes

  @fiji_q_r3 @stated @fiji_4_12
  Scenario: We cancelled each other out in this row. Are we among the others who take one?
    Yes: everybody but the executor takes one.

    Given row 1 is most red, others take 1 yellow
    And the offers are
      | player | green | red |
      | Ana    |       | 2   |
      | Ben    |       | 2   |
      | Cid    |       | 1   |
      | Dora   | 1     |     |
    When row 1 is analysed
    Then Cid executes the card, as Ana and Ben cancel each other out
    And Ana, Ben and Dora each take 1 yellow
    And nothing else changes

  @fiji_q_d8 @stated @fiji_4_12
  Scenario: Five play, and exactly four beads are there for the others. Is that enough?
    Yes: the supply has 4 red, and each of the four other players takes one.

    Given Ana, Ben, Cid, Dora and Eve play Fiji
    And row 1 is most red, others take 1 red
    And the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 1   |
      | Cid    | 1   |
      | Dora   | 1   |
      | Eve    | 1   |
    When row 1 is analysed
    Then Ben, Cid, Dora and Eve each take 1 red
    And nothing else changes

  @fiji_q_d9 @stated @fiji_4_12
  Scenario: Five play, and three beads are there for the others. Who takes one?
    Nobody: the supply has 3 yellow, four other players need four, and nobody takes where not all can.

    Given Ana, Ben, Cid, Dora and Eve play Fiji
    And row 1 is most red, others take 1 yellow
    And the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 1   |
      | Cid    | 1   |
      | Dora   | 1   |
      | Eve    | 1   |
    When row 1 is analysed
    Then Ben, Cid, Dora and Eve each take nothing
    And nothing else changes

  @fiji_q_d10 @inferred @fiji_4_12
  Scenario: Four play. Can "others take 1 blue" work in the first exchange?
    No: the supply begins with 2 blue, three players would need 3, and nothing is paid in before the rows are done.

    Given it is exchange 1 of round 1
    And row 1 is most red, others take 1 blue
    When row 1 is analysed
    Then Ben, Cid and Dora each take nothing
    And the supply is still 5 green, 4 red, 3 yellow and 2 blue
    And nothing else changes

  @fiji_q_d17 @inferred @fiji_4_13 @fiji_4_17
  Scenario: I keep my offer. May I offer the same beads in the next exchange?
    Yes: the whole offer goes back behind your screen.

    Given it is exchange 1 of round 1
    And row 1 is most red, keep the offer
    When the offers are analysed
    Then Ana gets the offer back
    And the supply is now 5 green, 7 red, 3 yellow and 2 blue
    And exchange 2 begins

  @fiji_q_d18 @inferred @fiji_4_13 @fiji_5_1
  Scenario: I keep my offer in the third exchange. Does it count for the goals?
    Yes: it is behind your screen when the screens go.

    Given row 1 is most red, keep the offer
    And the goals are most red, most green, most yellow and most blue
    When the offers are analysed
    Then Ana gets the offer back
    And the order is Ana, Ben = Cid = Dora

  @fiji_q_x16 @open @fiji_4_13
  Scenario: I keep my offer. May I keep a part of it and pay the rest? (open point keep_part=whole)
    No, says the English text: the player keeps all of it.
    The others speak of no part.

    Given it is exchange 1 of round 1
    And row 1 is most red, keep the offer
    When the offers are analysed
    Then Ana gets the offer back
    And Ana now holds 5 green, 4 red, 3 yellow and 2 blue

  @fiji_q_d19 @disputed @fiji_4_13
  Scenario: I execute "keep the offer". May I pay all the same? (ruling keep_offer=must)
    No, say the English and the condensed text: you keep it.

    Given the ruling keep_offer=must holds
    And it is exchange 1 of round 1
    And row 1 is most red, keep the offer
    And row 1 has been analysed
    When Ana chooses to pay
    Then the move is refused by fiji_4_13

  @fiji_q_d19 @disputed @fiji_4_13
  Scenario: I execute "keep the offer". May I pay all the same? (ruling keep_offer=may)
    Yes, says the German text: you need not pay, so you may.

    Given the ruling keep_offer=may holds
    And row 1 is most red, keep the offer
    And row 1 has been analysed
    When Ana chooses to pay
    Then Ana pays the offer after all
    And nothing else changes

  @fiji_q_x18 @open @fiji_4_13
  Scenario: I may keep my offer or pay it. When do I choose? (open point keep_moment=at_once)
    At once, before the next row; the German text can also be read as after the fourth row.

    Given the ruling keep_offer=may holds
    And row 1 is most red, keep the offer
    When row 1 is analysed
    Then Ana has to choose
    And nothing else changes

  @fiji_q_x5 @inferred @fiji_4_13
  Scenario: I keep my offer. Does it still count in the rows below?
    Yes: it lies in front of your screen until the fourth row is done (Fiji 4.13).

    Given row 1 is most red, keep the offer
    And row 2 is most beads, take 4 green
    And row 1 has been analysed
    When row 2 is analysed
    Then Ana takes 4 green
    And nothing else changes
