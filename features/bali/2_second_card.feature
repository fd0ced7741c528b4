Feature: Bali, second cards and what they leave
  Every hand is filled in; these are not from the rulebook.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue warrior, scholar, artist, Yellow warrior, 3 scholar, artist, Green 2 scholar and Red none

  @bali_3_6
  Rule: The turn is ended by a second warrior alone
    Who has defended with the only one passes.

    Scenario: Yellow has no other warrior
      Given Blue has chosen to play warrior spare right
      And Yellow has chosen to defend
      When Yellow chooses to force
      Then this is told
        | rule     | sentence                            |
        | Bali 3.6 | Yellow has no second warrior; pass. |

    Scenario: A second warrior brings no exchange where second_card=exchange_again
      Given the ruling second_card=exchange_again holds
      And the hand of Yellow is 2 warrior, scholar
      And Blue has chosen to play warrior spare right
      And Yellow has chosen to defend
      When Yellow chooses to force
      Then the turn is now Green

  @bali_4_6
  Rule: The turn is ended by a second scholar alone
    Who has joined with the only one passes.

    Scenario: Yellow has no other scholar
      Given the hand of Yellow is scholar
      And these turns have been taken
        | player | moves              |
        | Blue   | play scholar; done |
        | Yellow | join; done         |
      When Yellow chooses to force
      Then this is told
        | rule     | sentence                            |
        | Bali 4.6 | Yellow has no second scholar; pass. |

    Scenario: Green may still join where forced_rest=cut_off, as that is asked of warriors alone
      Given the ruling forced_rest=cut_off holds
      And these turns have been taken
        | player | moves              |
        | Blue   | play scholar; done |
        | Yellow | join; done         |
      When Yellow chooses to force
      Then the turn is now Green

  @bali_5_5
  Rule: The turn is ended by a second artist alone
    Who has joined with the only one passes.

    Scenario: Yellow has no other artist
      Given the draw pile is 2 prince
      And these turns have been taken
        | player | moves             |
        | Blue   | play artist; done |
        | Yellow | join; done        |
      When Yellow chooses to force
      Then this is told
        | rule     | sentence                           |
        | Bali 5.5 | Yellow has no second artist; pass. |

  @bali_2_5
  Rule: The turn is ended once, by all who have played a second card
    The next turn is a new one.

    Scenario: Yellow and Green have ended it
      Given these turns have been taken
        | player | moves              |
        | Blue   | play scholar; done |
        | Yellow | join; done; force  |
        | Green  | join; done; force  |
      When Red chooses to pass
      Then this is told
        | rule     | sentence                                          |
        | Bali 2.7 | Red passes.                                       |
        | Bali 2.5 | The turn of Blue is ended by Yellow and Green.    |
        | Bali 2.6 | Yellow is the active player.                      |
        | Bali 2.1 | Yellow draws 2 cards.                             |
        | Bali 2.9 | Yellow has a hand of 5 cards, which has no limit. |
        | Bali 2.1 | Green draws 1 card.                               |
        | Bali 2.1 | Red draws 1 card.                                 |
        | Bali 2.1 | Blue draws 1 card.                                |

  @bali_2_7
  Rule: What was answered in the last turn counts no more
    Each card is answered by itself.

    Scenario: Yellow, who has ended the turn of Blue, goes on after a scholar
      Given these turns have been taken
        | player | moves              |
        | Blue   | play scholar; done |
        | Yellow | join; done; force  |
        | Green  | pass               |
        | Red    | pass               |
        | Yellow | play scholar; done |
        | Green  | pass               |
        | Red    | pass               |
      When Blue chooses to pass
      Then the active player is still Yellow

  @bali_6_2
  Rule: What was shown in one contest counts in no other
    Each contest is shown anew.

    Scenario: Blue shows one after a contest in which Yellow has shown three
      Given the hands are Blue 2 priest, 2 prince, Yellow 3 priest, Green none and Red none
      And these turns have been taken
        | player | moves               |
        | Blue   | play priest; show 1 |
        | Yellow | show 3              |
        | Green  | pass                |
        | Red    | pass                |
        | Blue   | play prince         |
      When Blue chooses to show 1
      Then the shown cards of Blue are now 1

    Scenario Outline: To show <number> of two is refused with what can be shown
      Given the hand of Blue is 3 prince
      And Blue has chosen to play prince
      When Blue chooses to show <number>
      Then this is told
        | rule     | sentence                                                           |
        | Bali 6.2 | Blue has 2 princes and cannot show <number>; show 1 to 2, or pass. |

      Examples:
        | number |
        | 0      |
        | 3      |

    Scenario: With none there is only to pass
      Given the hand of Blue is prince
      And Blue has chosen to play prince
      When Blue chooses to show 1
      Then this is told
        | rule     | sentence                          |
        | Bali 6.2 | Blue has no prince to show; pass. |

  @bali_6_3
  Rule: Nobody shows more than there are against another
    As the active player does not.

    Scenario: Yellow has three
      Given the hands are Blue 2 prince, Yellow 3 prince, Green none and Red none
      And Blue has chosen to play prince
      And Blue has chosen to show 1
      When Yellow chooses to show 4
      Then the move is refused by bali_6_3
      And nothing else changes

  @bali_8_4
  Rule: Of a change that is prevented no goal is left
    The active player may name it anew.

    Scenario: The goal Panschar is forgotten
      Given the hands are Blue Kukusch/Panschar, warrior, Yellow Panschar/Wontong, Green none and Red none
      And Blue has chosen to play Kukusch/Panschar to Panschar
      When Yellow chooses to prevent with Panschar/Wontong
      Then the goal is now none
      And the turn is now Blue

  @bali_8_1
  Rule: Both islands of a card are named where both can be the goal
    In the order of the card.

    Scenario: From Wontong the card leads to Kukusch or Panschar
      Given the hand of Blue is Kukusch/Panschar
      And the active island is Wontong
      When Blue chooses to play Kukusch/Panschar to Tschakkalag
      Then this is told
        | rule     | sentence                                                            |
        | Bali 8.1 | Tschakkalag is not on Kukusch/Panschar; choose Kukusch or Panschar. |

  @bali_2_6
  Rule: Warriors are played in as many ways as there are to spare
    Three of four players.

    Scenario: Blue with nothing but warriors has four moves
      Given the active player is Red
      And the hand of Blue is warrior
      And the draw pile is 7 warrior
      When Red chooses to end turn
      Then Blue has the choice of 4 moves

  @bali_2_6
  Rule: Who is not asked has no move to choose from
    The active player alone plays cards.

    Scenario: Yellow has none in the turn of Blue
      Given the active player is Red
      When Red chooses to end turn
      Then Yellow has the choice of 0 moves

  @bali_6_3
  Rule: Who passes has shown nothing more
    What was shown before still counts.

    Scenario: Yellow has shown nothing
      Given the hands are Blue 2 prince, Yellow 3 prince, Green none and Red none
      And Blue has chosen to play prince
      And Blue has chosen to show 1
      When Yellow chooses to pass
      Then the shown cards of Yellow are now 0

    Scenario: Blue passes in a second round and has shown one still where raising=again
      Given the ruling raising=again holds
      And the hands are Blue 2 prince, Yellow 3 prince, Green 4 prince and Red none
      And these turns have been taken
        | player | moves               |
        | Blue   | play prince; show 1 |
        | Yellow | show 2              |
        | Green  | show 3              |
        | Red    | pass                |
      When Blue chooses to pass
      Then the shown cards of Blue are still 1
      And the turn is now Yellow

  @bali_6_5
  Rule: A chip that its owner wins stays
    That is told.

    Scenario: Blue has the priest of Kukusch and wins the contest for it
      Given the hands are Blue 2 priest, Yellow none, Green none and Red none
      And these turns have been taken
        | player | moves               |
        | Blue   | play priest; show 1 |
        | Yellow | pass                |
        | Green  | pass                |
      When Red chooses to pass
      Then this is told
        | rule     | sentence                                  |
        | Bali 6.3 | Red passes.                               |
        | Bali 6.4 | All have been asked: the contest is over. |
        | Bali 6.5 | The priest of Kukusch stays with Blue.    |
        | Bali 6.6 | Shown cards go back to the hands.         |
        | Bali 6.7 | Blue stays the active player.             |

  @bali_4_2
  Rule: The other islands are named where the active one is refused
    In their order.

    Scenario: Blue takes nothing from Kukusch
      Given Blue has chosen to play scholar
      When Blue chooses to take from Kukusch
      Then this is told
        | rule     | sentence                                                               |
        | Bali 4.2 | Kukusch is the active island; choose Panschar, Tschakkalag or Wontong. |
