Feature: Bali, what is told of answers
  Every hand is filled in; these are not from the rulebook.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 2 warrior, 2 scholar, prince, Yellow 2 warrior, scholar, Green none and Red priest

  @bali_3_7
  Rule: Who is spared is passed over
    The next one is asked at once.

    Scenario: Yellow is spared, and Green is asked
      When Blue chooses to play warrior spare left
      Then the turn is now Green
      And this is told
        | rule     | sentence                            |
        | Bali 3.1 | Blue plays a warrior.               |
        | Bali 2.8 | warrior goes to the discard pile.   |
        | Bali 3.1 | Blue spares Yellow.                 |
        | Bali 3.7 | Yellow is spared and takes no part. |

    Scenario: Red is spared, and with the flight of Green all have answered
      Given Blue has chosen to play warrior spare right
      And Yellow has chosen to flee
      And these turns have been taken
        | player | moves                                                                           |
        | Yellow | save warrior at Wontong; save warrior at Wontong; save scholar at Wontong; done |
      When Green chooses to flee
      Then the spared player is now nobody
      And this is told
        | rule     | sentence                           |
        | Bali 3.2 | Green flees.                       |
        | Bali 3.5 | Green takes no part without cards. |
        | Bali 3.7 | Red is spared and takes no part.   |

  @bali_2_5
  Rule: Who has defended may let the turn go on
    The second card is no duty.

    Scenario: Yellow defends and passes, and Green is asked
      Given Blue has chosen to play warrior spare right
      And Yellow has chosen to defend
      When Yellow chooses to pass
      Then the turn is now Green
      And this is told
        | rule     | sentence       |
        | Bali 2.5 | Yellow passes. |

    Scenario: Yellow has ended the turn, Green flees with no card, and Yellow is active
      Given these turns have been taken
        | player | moves                    |
        | Blue   | play warrior spare right |
        | Yellow | defend; force            |
      When Green chooses to flee
      Then the active player is now Yellow
      And this is told
        | rule     | sentence                                        |
        | Bali 3.2 | Green flees.                                    |
        | Bali 3.5 | Green takes no part without cards.              |
        | Bali 3.7 | Red is spared and takes no part.                |
        | Bali 2.5 | The turn of Blue is ended by Yellow.            |
        | Bali 2.6 | Yellow is the active player.                    |
        | Bali 2.1 | Yellow draws 2 cards.                           |
        | Bali 2.1 | Green draws 1 card.                             |
        | Bali 2.1 | Red draws 1 card.                               |
        | Bali 2.1 | Blue draws 1 card.                              |
        | Bali 2.9 | Blue has a hand of 5 cards, which has no limit. |

  @bali_4_1
  Rule: A scholar that is played is told, and what it exchanges
    The kinds of cards are not.

    Scenario: Blue plays a scholar
      When Blue chooses to play scholar
      Then the discard pile is now scholar
      And this is told
        | rule     | sentence                          |
        | Bali 4.1 | Blue plays a scholar.             |
        | Bali 2.8 | scholar goes to the discard pile. |

  @bali_4_5
  Rule: Who joins is told
    The others see the card.

    Scenario: Yellow joins with a scholar
      Given Blue has chosen to play scholar
      And Blue has chosen to be done
      When Yellow chooses to join
      Then the discard pile is now 2 scholar
      And this is told
        | rule     | sentence                                   |
        | Bali 4.5 | Yellow plays another scholar to take part. |
        | Bali 2.8 | scholar goes to the discard pile.          |

  @bali_6_1
  Rule: A prince that is played is told
    The contest begins.

    Scenario: Blue plays a prince
      When Blue chooses to play prince
      Then the discard pile is now prince
      And this is told
        | rule     | sentence                         |
        | Bali 6.1 | Blue plays a prince.             |
        | Bali 2.8 | prince goes to the discard pile. |
