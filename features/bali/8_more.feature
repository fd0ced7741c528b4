Feature: Bali, cards that are refused, and what becomes of hands and stocks
  Every hand, pile and stock is filled in; these are not from the rulebook.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue Kukusch/Panschar, warrior, prince, artist, Yellow artist, Kukusch/Wontong, Green 2 artist and Red prince

  @bali_8_1
  Rule: A goal that cannot be is refused with the reason
    And with those that can.

    Scenario Outline: <island> <why>
      When Blue chooses to play Kukusch/Panschar to <island>
      Then this is told
        | rule     | sentence                                |
        | Bali 8.1 | <island> <why>; choose Panschar. |

      Examples:
        | island  | why                        |
        | Kukusch | is the active island       |
        | Wontong | is not on Kukusch/Panschar |

    Scenario: A prince leads nowhere, and that is told
      When Blue chooses to play prince to Wontong
      Then this is told
        | rule     | sentence                            |
        | Bali 8.1 | prince is no Dalang card; play one. |

  @bali_8_2
  Rule: Only a card of the hand prevents a change
    And one that shows the goal.

    Scenario: Yellow has no card that shows Panschar
      Given Blue has chosen to play Kukusch/Panschar to Panschar
      When Yellow chooses to prevent with Panschar/Wontong
      Then the move is refused by bali_8_2
      And nothing else changes

  @bali_8_6
  Rule: Hands are laid down card by card, in any order
    The last card follows by itself, and so does a hand of one.

    Background:
      Given these turns have been taken
        | player | moves                             |
        | Blue   | play Kukusch/Panschar to Panschar |
        | Yellow | pass                              |
        | Green  | pass                              |
        | Red    | pass                              |

    Scenario: Yellow is next when Blue has laid down all
      Given Blue has chosen to lay prince
      When Blue chooses to lay warrior
      Then the turn is now Yellow
      And the laid cards of Blue are now Kukusch: prince, warrior, artist

    Scenario: When Green is done the Dalang arrives, as Red has one card
      Given Blue has chosen to be done
      And Yellow has chosen to be done
      When Green chooses to lay artist
      Then the active island is now Panschar
      And the laid cards are now Blue Kukusch: warrior, prince, artist, Yellow Kukusch: artist, Kukusch/Wontong, Green Kukusch: 2 artist and Red Kukusch: prince

  @bali_8_5
  Rule: Whoever holds one card or none has nothing to arrange
    Their hands are laid down by themselves.

    Scenario: Blue arranges three cards of four
      Given Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then Blue has the choice of 4 moves

  @bali_3_1
  Rule: By spare_with_three only three players spare nobody
    Of four players one is spared by either answer.

    Background:
      Given the ruling spare_with_three=nobody holds

    Scenario: Blue spares Yellow
      When Blue chooses to play warrior spare left
      Then the spared player is now Yellow

    Scenario: Blue does not challenge all three
      When Blue chooses to play warrior
      Then the move is refused by bali_3_1
      And nothing else changes

  @bali_6_1
  Rule: By holding=may_not the chip of another may be fought for
    And one's own may not.

    Background:
      Given the ruling holding=may_not holds

    Scenario: Red has the prince of Kukusch, and Blue may try for it
      When Blue chooses to play prince
      Then the turn is still Blue

    Scenario: Blue has the prince of Kukusch and may not
      Given the princes are Kukusch Blue, Panschar Red, Tschakkalag Yellow, Wontong Green
      And the priests are Kukusch Red, Panschar Yellow, Tschakkalag Green, Wontong Blue
      When Blue chooses to play prince
      Then the move is refused by bali_6_1
      And nothing else changes

  @bali_5_1
  Rule: An artist that is played is told
    And goes to the discard pile.

    Scenario: Blue plays an artist
      When Blue chooses to play artist
      Then this is told
        | rule     | sentence                         |
        | Bali 5.1 | Blue plays an artist.            |
        | Bali 2.8 | artist goes to the discard pile. |

  @bali_3_2
  Rule: Of a challenge nothing is left
    Who was spared is forgotten, and what was saved lies on piles.

    Scenario: Red is spared, and Green loses all
      Given the ruling flee_must=may holds
      And Blue has chosen to play warrior spare right
      And Yellow has chosen to flee
      And Yellow has chosen to be done
      When Green chooses to flee
      Then the turn is still Green

  @bali_3_3
  Rule: Only cards of the hand are saved, each of them once
    What is saved lies in the order in which it was chosen.

    Scenario Outline: Yellow saves no <what>
      Given Blue has chosen to play warrior spare right
      And Yellow has chosen to flee
      And Yellow has chosen to save artist at Wontong
      When Yellow chooses to save <card> at Wontong
      Then the move is refused by bali_3_3
      And nothing else changes

      Examples:
        | what                | card   |
        | artist again        | artist |
        | prince of another   | prince |

    Scenario: Of a flight no choice is left
      Given Blue has chosen to play warrior spare right
      And Yellow has chosen to flee
      And Yellow has chosen to save artist at Wontong
      And Yellow has chosen to save Kukusch/Wontong at Wontong
      When Yellow chooses to be done
      Then this is told
        | rule     | sentence                            |
        | Bali 3.3 | Yellow saves 2 cards.               |
        | Bali 3.4 | Yellow discards 0 cards.            |
        | Bali 3.5 | Yellow takes no part without cards. |

  @bali_2_2
  Rule: All that was discarded is shuffled, what was cut from piles too
    And what is left of the draw pile is drawn first.

    Scenario: Three cards that were cut and a warrior are shuffled when two are missing
      Given the hands are Blue warrior, Yellow 28 warrior, 30 scholar, 15 artist, 30 priest, 26 prince, 4 Kukusch/Panschar, Green 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong and Red 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong
      And the cut cards of Blue are 3 prince
      And the draw pile is prince
      And the discard pile is warrior
      When Blue chooses to end turn
      Then this is told
        | rule     | sentence                                            |
        | Bali 2.4 | The turn of Blue ends.                              |
        | Bali 2.6 | Yellow is the active player.                        |
        | Bali 2.2 | The discard pile is shuffled: 4 cards to draw.      |
        | Bali 2.1 | Yellow draws 2 cards.                               |
        | Bali 2.9 | Yellow has a hand of 135 cards, which has no limit. |
        | Bali 2.1 | Green draws 1 card.                                 |
        | Bali 2.9 | Green has a hand of 9 cards, which has no limit.    |
        | Bali 2.1 | Red draws 1 card.                                   |
        | Bali 2.9 | Red has a hand of 13 cards, which has no limit.     |
        | Bali 2.1 | Blue draws 1 card.                                  |

    Scenario: Of them nothing is left where they were
      Given the hands are Blue warrior, Yellow 28 warrior, 30 scholar, 15 artist, 30 priest, 26 prince, 4 Kukusch/Panschar, Green 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong and Red 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong
      And the cut cards of Blue are 4 prince
      And the draw pile is none
      And the discard pile is warrior
      When Blue chooses to end turn
      Then the cut cards of Blue are now none

    Scenario Outline: Luck shuffles, and one seed gives one order: <seed>
      Given the hands are Blue warrior, Yellow 28 warrior, 30 scholar, 15 artist, 30 priest, 26 prince, 4 Kukusch/Panschar, Green 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong and Red 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong
      And the draw pile is prince
      And the discard pile is 3 prince, warrior
      And the table has
        | part | value  |
        | seed | <seed> |
      When Blue chooses to end turn
      Then the hand of Blue is now <hand>

      Examples:
        | seed | hand            |
        | 1    | warrior, prince |
        | 2    | 2 warrior       |

  @bali_2_1
  Rule: As long as cards are left to draw nothing is shuffled
    By either answer to reshuffle.

    Scenario: While cards are left to draw nothing is shuffled where reshuffle=at_once
      Given the ruling reshuffle=at_once holds
      And the draw pile is 6 priest
      When Blue chooses to end turn
      Then the draw pile is now priest
      And the discard pile is still 29 warrior, 30 scholar, 11 artist, 24 priest, 28 prince, 3 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 3 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong

  @bali_2_1
  Rule: By both_empty=turn_only all draw where there are enough cards for all
    Four players need five.

    Scenario Outline: Of <stock> warriors Yellow draws two and Blue <blue>
      Given the ruling both_empty=turn_only holds
      And the hands are Blue <hand> warrior, 30 scholar, 15 artist, 30 priest, 30 prince, 4 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong, Yellow none, Green none and Red none
      And the draw pile is none
      When Blue chooses to end turn
      Then the hand of Yellow is now 2 warrior
      And the hand of Red is <now> <red>

      Examples:
        | stock | blue | hand | now   | red     |
        | five  | one  | 25   | now   | warrior |
        | four  | none | 26   | still | none    |

  @bali_8_6
  Rule: The last hand is laid down, and the Dalang arrives
    Everybody lays down a hand once.

    Scenario: Red arranges two cards as the last
      Given the hands are Blue Kukusch/Panschar, Yellow artist, Green 2 artist and Red 2 prince
      And these turns have been taken
        | player | moves                             |
        | Blue   | play Kukusch/Panschar to Panschar |
        | Yellow | pass                              |
        | Green  | pass                              |
        | Red    | pass                              |
        | Green  | done                              |
      When Red chooses to be done
      Then this is told
        | rule     | sentence                                                                               |
        | Bali 8.6 | Red has laid down a hand of 2 cards.                                                   |
        | Bali 0.9 | The Dalang is on Panschar.                                                             |
        | Bali 6.8 | The chips lie where they lay: only contests move them.                                 |
        | Bali 8.7 | Blue takes up 0 cards.                                                                 |
        | Bali 8.7 | Yellow takes up 0 cards.                                                               |
        | Bali 8.7 | Green takes up 0 cards.                                                                |
        | Bali 8.7 | Red takes up 0 cards.                                                                  |
        | Bali 9.1 | Blue has 1 chip on Panschar: a scoring.                                                |
        | Bali 9.4 | Blue takes a mask of 2 (the value is from one source; how many have it is invented).   |
        | Bali 9.3 | Yellow takes a mask of 2 (the value is from one source; how many have it is invented). |
        | Bali 9.5 | All masks that were taken stay with their players.                                     |
        | Bali 9.6 | The turn of Blue ends.                                                                 |
        | Bali 2.6 | Yellow is the active player.                                                           |
        | Bali 2.1 | Yellow draws 2 cards.                                                                  |
        | Bali 2.1 | Green draws 1 card.                                                                    |
        | Bali 2.1 | Red draws 1 card.                                                                      |
        | Bali 2.1 | Blue draws 1 card.                                                                     |

    Scenario: Green arranges two cards as the last, and Red has one
      Given the hands are Blue Kukusch/Panschar, Yellow artist, Green 2 artist and Red prince
      And these turns have been taken
        | player | moves                             |
        | Blue   | play Kukusch/Panschar to Panschar |
        | Yellow | pass                              |
        | Green  | pass                              |
        | Red    | pass                              |
      When Green chooses to be done
      Then this is told
        | rule     | sentence                                                                               |
        | Bali 8.6 | Green has laid down a hand of 2 cards.                                                 |
        | Bali 8.6 | Red has laid down a hand of 1 card.                                                    |
        | Bali 0.9 | The Dalang is on Panschar.                                                             |
        | Bali 6.8 | The chips lie where they lay: only contests move them.                                 |
        | Bali 8.7 | Blue takes up 0 cards.                                                                 |
        | Bali 8.7 | Yellow takes up 0 cards.                                                               |
        | Bali 8.7 | Green takes up 0 cards.                                                                |
        | Bali 8.7 | Red takes up 0 cards.                                                                  |
        | Bali 9.1 | Blue has 1 chip on Panschar: a scoring.                                                |
        | Bali 9.4 | Blue takes a mask of 2 (the value is from one source; how many have it is invented).   |
        | Bali 9.3 | Yellow takes a mask of 2 (the value is from one source; how many have it is invented). |
        | Bali 9.5 | All masks that were taken stay with their players.                                     |
        | Bali 9.6 | The turn of Blue ends.                                                                 |
        | Bali 2.6 | Yellow is the active player.                                                           |
        | Bali 2.1 | Yellow draws 2 cards.                                                                  |
        | Bali 2.1 | Green draws 1 card.                                                                    |
        | Bali 2.1 | Red draws 1 card.                                                                      |
        | Bali 2.1 | Blue draws 1 card.                                                                     |

  @bali_2_6
  Rule: Where nobody has a card and none can be drawn the turn goes on clockwise all the same
    It is ended by choice, as no turn would end by itself.

    Scenario: All cards lie on piles, and it is up to Yellow
      Given the hands are Blue none, Yellow none, Green none and Red none
      And the laid cards of Blue are Wontong: 30 warrior, 30 scholar, 15 artist, 30 priest, 30 prince, 4 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong
      And the active player is Blue
      When Blue chooses to end turn
      Then it is up to Yellow
