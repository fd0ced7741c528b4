@faq
Feature: Bali FAQ, the beginning
  Who can play, who begins, and what everybody holds before the first card.
  What start cards 2 to 4 name, the islands at the foot of all four and the values of the masks are invented (Bali 0.6, 1.6, 1.7).

  @bali_q_s1 @confirmed @bali_0_1
  Scenario Outline: How many players is Bali for?
    Three or four.

    When <players> start a game of Bali
    Then it is up to <first>

    Examples:
      | players                     | first |
      | Blue, Yellow and Green      | Green |
      | Blue, Yellow, Green and Red | Red   |

  @bali_q_s2 @confirmed @bali_0_1
  Scenario: Can we play Bali with two players?
    No: the rules are for three or four, and one page that says two to four stands alone.

    When Blue and Yellow start a game of Bali
    Then the move is refused by bali_0_1

  @bali_q_s3 @stated @bali_0_6
  Scenario: Is this the game of 2017?
    No: it is that of 2001 by Uwe Rosenberg, published by Kosmos.
    This one has sixteen masks and four seals for points.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the masks left are now 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5
    And the seals are now none

  @bali_q_s17 @stated @bali_1_1 @bali_1_2 @bali_1_6
  Scenario: How do we set the game up?
    Lay out the four islands (Bali 1.1), deal three cards face down to each side of each, deal the start cards, put their chips and the Dalang where they say, and take up your pile there.
    All other cards are the draw pile; masks and seals lie ready (Bali 1.4, 1.9).
    Here the Dalang begins on Wontong, and the piles at the other three islands stay as they were dealt.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the start cards are now Blue 4, Yellow 3, Green 2 and Red 1
    And the princes are now Kukusch Blue, Panschar Red, Tschakkalag Green, Wontong Yellow
    And the priests are now Kukusch Red, Panschar Green, Tschakkalag Yellow, Wontong Blue
    And the active island is now Wontong
    And the dealt cards of Blue are now Kukusch: warrior, Panschar/Wontong, warrior; Panschar: artist, priest, Kukusch/Wontong; Tschakkalag: Panschar/Wontong, priest, Kukusch/Wontong

  @bali_q_s4 @confirmed @bali_1_5
  Scenario: Who begins?
    The player with start card 1; of three players, where it is left out, who has card 2 (Bali 11.2).
    Here it is Red.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the start cards are now Blue 4, Yellow 3, Green 2 and Red 1
    And the active player is now Red

  @bali_q_s5 @confirmed @bali_1_8
  Scenario: How many cards do I hold at the start?
    Three, your pile at the island where the Dalang begins, and what you draw for the first turn: the first player has five cards, the others four.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the hand of Red is now warrior, scholar, prince, priest, Kukusch/Panschar
    And the hand of Blue is now scholar, prince, 2 scholar

  @bali_q_x22 @inferred @bali_7_4 @bali_1_6
  Scenario: Can anybody have both chips of an island at the start?
    No: each player has the chips of one start card, and it names two different islands; so nobody begins with a seal.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the princes are now Kukusch Blue, Panschar Red, Tschakkalag Green, Wontong Yellow
    And the priests are now Kukusch Red, Panschar Green, Tschakkalag Yellow, Wontong Blue
    And the seals are now none

  @bali_q_s7 @open @bali_1_6 @bali_1_7
  Scenario: What do start cards 2 to 4 say? (open point start_deck=working)
    Nobody can tell you here: of card 1 the prince of Panschar and the priest of Kukusch are printed, and the rest is invented so that it fits.
    Red has card 1. Lay a box of your own on the table if you know the real cards.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the start cards are now Blue 4, Yellow 3, Green 2 and Red 1
    And the princes are now Kukusch Blue, Panschar Red, Tschakkalag Green, Wontong Yellow
    And the priests are now Kukusch Red, Panschar Green, Tschakkalag Yellow, Wontong Blue

  @bali_q_s8 @confirmed @bali_1_7
  Scenario: Where does the Dalang begin?
    On the island at the foot of the start card that the player to the right of the first player holds.
    Green sits to the right of Red and has card 2, which names Wontong in our invented cards.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the active island is now Wontong

  @bali_q_x24 @inferred @bali_1_7
  Scenario: I have a chip where the Dalang begins. Do I get a mask?
    No: to place the Dalang at the start is no change of island, so there is no scoring.
    By our invented cards Blue has the priest of Wontong, and Yellow its prince.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the active island is now Wontong
    And the masks of Blue are now none
    And the masks of Yellow are now none

  @bali_q_q9 @confirmed @bali_2_1
  Scenario: Is there a draw before the very first card?
    Yes: the first player draws two cards and everybody else one, as in every turn.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the hand of Red is now warrior, scholar, prince, priest, Kukusch/Panschar
    And the hand of Yellow is now Tschakkalag/Wontong, scholar, prince, scholar
    And the hand of Green is now warrior, priest, warrior, Kukusch/Panschar

  @bali_q_s11 @stated @bali_1_3
  Scenario: May I look at my piles before the game begins?
    No: during the setup nobody looks at a pile, not even at one of their own.
    Each of these was dealt face down.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the dealt cards of Blue are now Kukusch: warrior, Panschar/Wontong, warrior; Panschar: artist, priest, Kukusch/Wontong; Tschakkalag: Panschar/Wontong, priest, Kukusch/Wontong

  @bali_q_s12 @open @bali_0_5
  Scenario: Which islands stand on the 24 Dalang cards? (open point dalang_deck=even)
    Each of the six pairs four times, in the deck that we play with; no text tells it, and you may lay a deck of your own.
    Here Red begins with a card of Kukusch and Panschar, and Yellow with one of Tschakkalag and Wontong.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the hand of Red is now warrior, scholar, prince, priest, Kukusch/Panschar
    And the hand of Yellow is now Tschakkalag/Wontong, scholar, prince, scholar

  @bali_q_s13 @open @bali_1_2
  Scenario: To which side is the first card dealt? (open point first_side=any)
    To any: each side has three cards in the end, and of shuffled cards it changes nothing.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the dealt cards of Blue are now Kukusch: warrior, Panschar/Wontong, warrior; Panschar: artist, priest, Kukusch/Wontong; Tschakkalag: Panschar/Wontong, priest, Kukusch/Wontong
    And the dealt cards of Green are now Kukusch: prince, scholar, warrior; Panschar: scholar, prince, scholar; Tschakkalag: Panschar/Wontong, prince, Panschar/Tschakkalag

  @bali_q_s14 @inferred @bali_0_5 @bali_0_4
  Scenario: How many cards are there?
    159 to play with, and four start cards: 163 in the box.
    There are 30 warriors, 30 scholars, 30 priests, 30 princes and 15 artists, and 24 Dalang cards; each player has one start card.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the start cards are now Blue 4, Yellow 3, Green 2 and Red 1

  @bali_q_s18 @confirmed @bali_0_4
  Scenario: Which kinds of cards are there, and what does each do?
    Six: warriors drive others out, scholars move cards between hand and piles, artists swap cards, priests and princes win chips, and Dalang cards send the Dalang on.
    Bali 3.1, 4.1, 5.1, 6.1 and 8.1 tell it of each.
    Red begins with a card of each of five kinds, and Blue has an artist on Panschar.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the hand of Red is now warrior, scholar, prince, priest, Kukusch/Panschar
    And the dealt cards of Blue are now Kukusch: warrior, Panschar/Wontong, warrior; Panschar: artist, priest, Kukusch/Wontong; Tschakkalag: Panschar/Wontong, priest, Kukusch/Wontong

  @bali_q_s15 @stated @bali_1_1
  Scenario: Which colour do I play?
    That of your side of the table: the islands lie so that each colour points to one side.
    Clockwise these are blue, yellow, green and red, as follows from three examples (Bali 1.1).

    When Blue, Yellow, Green and Red start a game of Bali
    Then it is up to Red
    And the active player is now Red

  @bali_q_s16 @stated @bali_0_6 @bali_1_9
  Scenario: How many masks and seals are there, and who has them at the start?
    Sixteen masks and four seals, and nobody has any: they lie ready until somebody takes them.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the masks left are now 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5
    And the seals are now none

  @bali_q_s19 @inferred @bali_1_4
  Scenario: What happens to the cards that are not dealt?
    They lie face down in the middle as the draw pile: 111 cards with four players (Bali 1.4), and 123 with three (Bali 11.1).

    When Blue, Yellow, Green and Red start a game of Bali
    Then the discard pile is now none

  @bali_q_s20 @stated @bali_0_3
  Scenario: How do we see whose the priest and the prince of an island are?
    By its chips: each lies in the village of the player who has it, the yellow one for the priest and the blue one for the prince (Bali 0.7).
    At Kukusch Blue has the prince here, and Red the priest.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the princes are now Kukusch Blue, Panschar Red, Tschakkalag Green, Wontong Yellow
    And the priests are now Kukusch Red, Panschar Green, Tschakkalag Yellow, Wontong Blue
