@faq
Feature: Bali FAQ, the change of island
  What becomes of hands and piles.
  Blue sends the Dalang from Kukusch to Wontong, where Red has the priest and Green the prince; Red has still to answer.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue Panschar/Wontong, priest, warrior, Yellow scholar, Green none and Red none
    And the laid cards are Blue Wontong: 3 prince, 2 artist, Yellow Wontong: artist, Green Wontong: 4 prince and Red none
    And Blue has chosen to play Panschar/Wontong to Wontong
    And Yellow has chosen to pass
    And Green has chosen to pass

  @bali_q_i1 @stated @bali_8_6 @bali_8_7
  Scenario: What happens to my hand when the Dalang goes?
    You lay it face down as your pile at the island that is left, and take up your pile at the new one.
    Blue has two cards, and has to say in which order they lie, as we play (Bali 8.6).

    Given Red has chosen to pass
    When Blue chooses to be done
    Then the laid cards of Blue are now Kukusch: priest, warrior
    And the hand of Yellow is now artist

  @bali_q_i2 @open @bali_8_6
  Scenario: May I choose the order in which I lay down my hand? (ruling arrange=arranged)
    Yes, we say: nobody could see it anyway.
    Blue puts the priest at the top.

    Given the ruling arrange=arranged holds
    And Red has chosen to pass
    When Blue chooses to lay warrior
    Then the laid cards of Blue are now Kukusch: warrior, priest
    And the hand of Blue is now 3 prince, artist

  @bali_q_i2 @open @bali_8_6
  Scenario: May I choose the order in which I lay down my hand? (ruling arrange=as_held)
    No, by the other answer: as you hold it.

    Given the ruling arrange=as_held holds
    When Red chooses to pass
    Then the laid cards of Blue are now Kukusch: priest, warrior

  @bali_q_i3 @open @bali_8_8
  Scenario: My pile has more than four cards. May I keep them all?
    No: the top cards are discarded until four are left; without a scoring, as here, that is our answer (Bali 8.8).
    Blue has five and loses one of the artists.

    Given Red has chosen to pass
    When Blue chooses to be done
    Then the hand of Blue is now 3 prince, artist
    And the cut cards of Blue are now artist
    And the hand of Green is now 4 prince

  @bali_q_i4 @open @bali_8_8
  Scenario: Does the limit of four hold without a scoring? (ruling limit_always=always)
    Yes, we say; the rules tell it in an example that has a scoring.

    Given the ruling limit_always=always holds
    And Red has chosen to pass
    When Blue chooses to be done
    Then the hand of Blue is now 3 prince, artist

  @bali_q_i4 @open @bali_8_8
  Scenario: Does the limit of four hold without a scoring? (ruling limit_always=with_scoring)
    No, by the other reading: all five are taken up.

    Given the ruling limit_always=with_scoring holds
    And Red has chosen to pass
    When Blue chooses to be done
    Then the hand of Blue is now 3 prince, 2 artist

  @bali_q_i5 @open @bali_8_8
  Scenario: Who sees the cards that are cut from too large a pile? (ruling cut_seen=owner)
    Whose pile it is, we say; for the others they lie face down.

    Given the ruling cut_seen=owner holds
    And Red has chosen to pass
    When Blue chooses to be done
    Then the cut cards of Blue are now artist

  @bali_q_i5 @open @bali_8_8
  Scenario: Who sees the cards that are cut from too large a pile? (ruling cut_seen=nobody)
    Nobody, by the second answer.

    Given the ruling cut_seen=nobody holds
    And Red has chosen to pass
    When Blue chooses to be done
    Then the cut cards of Blue are now artist

  @bali_q_i5 @open @bali_8_8
  Scenario: Who sees the cards that are cut from too large a pile? (ruling cut_seen=all)
    All, by the third: they lie face up on the discard pile.

    Given the ruling cut_seen=all holds
    And Red has chosen to pass
    When Blue chooses to be done
    Then the cut cards of Blue are still none
    And the discard pile is now artist, Panschar/Wontong

  @bali_q_i6 @stated @bali_8_7 @bali_8_9
  Scenario: I have no pile at the new island. What do I hold?
    Nothing: you have an empty hand then, and draw when a turn begins.
    If you are active and nobody scores, your turn is over (Bali 8.9).

    Given Red has chosen to pass
    When Blue chooses to be done
    Then the hand of Red is still none

  @bali_q_x2 @inferred @bali_9_1 @bali_8_9
  Scenario: The others have both chips of the new island, and I have none. Is there a scoring?
    No (Bali 9.1): you stay the active player, with your new hand, and nobody draws.

    Given Red has chosen to pass
    When Blue chooses to be done
    Then the active player is still Blue
    And the masks left are still 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5
    And the hand of Yellow is now artist

  @bali_q_q10 @stated @bali_8_9
  Scenario: Does a change of island without a scoring end my turn?
    No: you go on at the new island, if you have cards there.

    Given Red has chosen to pass
    When Blue chooses to be done
    Then it is up to Blue
    And the active island is now Wontong

  @bali_q_i7 @stated @bali_0_9
  Scenario: What is the Dalang?
    The figure that stands on one island, the active one: there all hold their cards in hand, and contests are about its chips.
    It travels by Dalang cards; here from Kukusch to Wontong.

    Given Red has chosen to pass
    When Blue chooses to be done
    Then the active island is now Wontong

  @bali_q_i8 @stated @bali_8_7
  Scenario: What are my piles on the other islands for?
    Each is your hand on that island: when the Dalang comes there you take it up, and play with it.
    Green had an empty hand on Kukusch, and four princes lie ready on Wontong.

    Given Red has chosen to pass
    When Blue chooses to be done
    Then the hand of Green is now 4 prince

  @bali_q_i9 @stated @bali_2_3
  Scenario: May I play cards from a pile on an island where the Dalang is not?
    No: you play cards of your hand alone (Bali 2.3), which is your pile of the island where the Dalang stands (Bali 0.9); all other piles wait until it comes there (Bali 8.7).
    Only a scholar takes cards from them before (Bali 4.1).

    Given these turns have been taken
      | player | moves |
      | Red    | pass  |
      | Blue   | done  |
    When Blue chooses to play warrior
    Then the move is refused by bali_2_3
    And nothing else changes

  @bali_q_g2 @inferred @bali_6_8
  Scenario: Can a warrior or a Dalang card take a chip from me?
    No: chips move by contests of priests and princes alone, and only those of the active island.
    Here the Dalang travels to Wontong, and all chips lie where they lay.

    Given Red has chosen to pass
    When Blue chooses to be done
    Then the princes are still Kukusch Red, Panschar Blue, Tschakkalag Yellow, Wontong Green
    And the priests are still Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red
