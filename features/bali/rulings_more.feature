Feature: Bali rulings, limits, rounds, masks and what is known
  What no text settles, played by each answer; every hand and pile is filled in.

  @bali_5_1
  Rule: At most three cards are swapped
    The number stands on one page, which does not say of whom.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue artist, 4 warrior, Yellow artist, 4 scholar, Green warrior and Red priest

    Scenario Outline: The active player swaps no fourth card where artist_limit=<answer>
      Given the ruling artist_limit=<answer> holds
      And these turns have been taken
        | player | moves                                                 |
        | Blue   | play artist; swap warrior; swap warrior; swap warrior |
      When Blue chooses to swap warrior
      Then the move is refused by bali_5_1
      And nothing else changes

      Examples:
        | answer      |
        | all         |
        | active_only |

  @bali_6_4
  Rule: A contest is one round, or goes on until nobody shows more
    Who is outdone is asked again or not.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 4 prince, Yellow 2 prince, Green warrior and Red warrior
      And the princes are Kukusch Green, Panschar Blue, Tschakkalag Yellow, Wontong Red

    Scenario: Yellow has the prince after one round where raising=once
      Given the ruling raising=once holds
      And these turns have been taken
        | player | moves               |
        | Blue   | play prince; show 1 |
        | Yellow | show 2              |
        | Green  | pass                |
      When Red chooses to pass
      Then the princes are now Kukusch Yellow, Panschar Blue, Tschakkalag Yellow, Wontong Red

    Scenario: Blue shows more in a second round and has the prince where raising=again
      Given the ruling raising=again holds
      And these turns have been taken
        | player | moves               |
        | Blue   | play prince; show 1 |
        | Yellow | show 2              |
        | Green  | pass                |
        | Red    | pass                |
        | Blue   | show 3              |
        | Yellow | pass                |
        | Green  | pass                |
      When Red chooses to pass
      Then the princes are now Kukusch Blue, Panschar Blue, Tschakkalag Yellow, Wontong Red

  @bali_8_8
  Rule: With a scoring the limit of four holds by either answer
    Only a change without one may be without it.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Wontong, Yellow warrior, Green scholar and Red priest
      And the laid cards of Blue are Wontong: 6 prince
      And the priests are Wontong Blue

    Scenario: The top two of six are discarded where limit_always=with_scoring
      Given the ruling limit_always=with_scoring holds
      And these turns have been taken
        | player | moves                           |
        | Blue   | play Kukusch/Wontong to Wontong |
        | Yellow | pass                            |
        | Green  | pass                            |
      When Red chooses to pass
      Then the hand of Blue is now 4 prince, warrior
      And the cut cards of Blue are now 2 prince

  @bali_8_6
  Rule: Only cards of the hand are laid down
    The order is the player's, the cards are not.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, warrior, prince, Yellow warrior, Green scholar and Red priest

    Scenario: Blue has no artist to lay down
      Given these turns have been taken
        | player | moves                             |
        | Blue   | play Kukusch/Panschar to Panschar |
        | Yellow | pass                              |
        | Green  | pass                              |
        | Red    | pass                              |
      When Blue chooses to lay artist
      Then the move is refused by bali_8_6
      And nothing else changes

  @bali_9_4
  Rule: The active player may choose between the two lowest masks
    The other player has what is left of them.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the ruling second_mask=active_chooses holds
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow warrior, Green scholar and Red priest
      And the priests are Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red
      And the masks of Green are 2, 2, 2
      And these turns have been taken
        | player | moves                             |
        | Blue   | play Kukusch/Panschar to Panschar |
        | Yellow | pass                              |
        | Green  | pass                              |
        | Red    | pass                              |

    Scenario Outline: Blue takes the <blue> and leaves the <yellow> where second_mask=active_chooses
      When Blue chooses to mask <blue>
      Then the masks of Blue are now <blue>
      And the masks of Yellow are now <yellow>

      Examples:
        | blue | yellow |
        | 2    | 3      |
        | 3    | 2      |

    Scenario: A higher mask is refused where second_mask=active_chooses
      When Blue chooses to take mask 4
      Then the move is refused by bali_9_4
      And nothing else changes

  @bali_0_8
  Rule: What each player sees
    Cards that lie face down and hands are hidden; their numbers and the discard pile by ruling.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the hands are Blue scholar, 3 warrior, Yellow priest, Green artist and Red prince
      And the dealt cards of Blue are Panschar: 2 prince

    Scenario Outline: Yellow does not see the hand of Blue where sizes=<answer>
      Given the ruling sizes=<answer> holds
      When Yellow looks at the table
      Then bali_0_8 hides the hand of Blue

      Examples:
        | answer |
        | public |
        | secret |

    Scenario: Yellow does not see the discard pile where discard=closed
      Given the ruling discard=closed holds
      When Yellow looks at the table
      Then bali_0_8 hides the cards in the discard pile

    Scenario: Blue does not see the own pile where own_piles=hidden
      Given the ruling own_piles=hidden holds
      When Blue looks at the table
      Then bali_0_8 hides the cards dealt to Blue

    Scenario: The piles of Blue are seen by Blue alone where own_piles=seen
      Given the ruling own_piles=seen holds
      And the dealt cards of Blue are none
      And the laid cards of Blue are Panschar: 2 prince
      When Yellow looks at the table
      Then bali_0_8 hides the cards laid by Blue

  @bali_3_3
  Rule: No more cards are saved than there are piles to go to, where each takes one
    There are three other islands.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the ruling flee_keep=four holds
      And the ruling flee_spread=one_each holds
      And the active player is Blue
      And the hands are Blue 3 warrior, Yellow 5 prince, Green artist and Red priest
      And these turns have been taken
        | player | moves                                                                             |
        | Blue   | play warrior spare right                                                          |
        | Yellow | flee; save prince at Panschar; save prince at Tschakkalag; save prince at Wontong |

    Scenario: Three are saved and two lost where flee_keep=four and flee_spread=one_each
      When Yellow chooses to be done
      Then the laid cards of Yellow are now Panschar: prince; Tschakkalag: prince; Wontong: prince
      And the discard pile is now warrior, 2 prince

  @bali_8_6 @bali_8_7 @bali_8_8
  Rule: Where sizes are secret, what is laid down and taken up is told without its number
    The cards that are discarded lie open to be counted.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow priest, Green artist and Red prince

    Scenario: No size of a hand or a pile is told where sizes=secret
      Given the ruling sizes=secret holds
      And the laid cards of Yellow are Panschar: 6 prince
      And these turns have been taken
        | player | moves                             |
        | Blue   | play Kukusch/Panschar to Panschar |
        | Yellow | pass                              |
        | Green  | pass                              |
      When Red chooses to pass
      Then this is told
        | rule     | sentence                                                                               |
        | Bali 8.2 | Red passes.                                                                            |
        | Bali 8.5 | The Dalang travels to Panschar.                                                        |
        | Bali 8.6 | Blue has laid down the hand.                                                           |
        | Bali 8.6 | Yellow has laid down the hand.                                                         |
        | Bali 8.6 | Green has laid down the hand.                                                          |
        | Bali 8.6 | Red has laid down the hand.                                                            |
        | Bali 0.9 | The Dalang is on Panschar.                                                             |
        | Bali 6.8 | The chips lie where they lay: only contests move them.                                 |
        | Bali 8.7 | Blue takes up the pile.                                                                |
        | Bali 8.8 | Yellow discards 2 cards from the top of the pile.                                      |
        | Bali 8.7 | Yellow takes up the pile.                                                              |
        | Bali 8.7 | Green takes up the pile.                                                               |
        | Bali 8.7 | Red takes up the pile.                                                                 |
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
