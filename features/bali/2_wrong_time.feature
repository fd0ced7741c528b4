Feature: Bali, moves at the wrong time
  A move is refused by the rule that says when it is made; these are not from the rulebook.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue artist, warrior, prince, Kukusch/Panschar, Yellow artist, Green artist, Panschar/Wontong and Red artist
    And the dealt cards of Blue are Wontong: 2 prince

  @bali_3_2
  Rule: Who is not challenged neither defends nor flees
    Only a warrior drives anybody away.

    Scenario Outline: Blue <what> where nobody challenges
      When Blue chooses to <move>
      Then the move is refused by bali_3_2
      And nothing else changes

      Examples:
        | what            | move   |
        | does not defend | defend |
        | does not flee   | flee   |

  @bali_3_3
  Rule: Only who flees saves cards
    Cards come to piles by flight or by a scholar.

    Scenario: Blue saves no card in the own turn
      When Blue chooses to save artist at Wontong
      Then the move is refused by bali_3_3
      And nothing else changes

  @bali_2_7
  Rule: Where nothing is asked nothing is answered
    The active player plays cards.

    Scenario Outline: Blue <what> where nobody asks
      When Blue chooses to <move>
      Then the move is refused by bali_2_7
      And nothing else changes

      Examples:
        | what                 | move |
        | joins nothing        | join |
        | passes nothing       | pass |
        | is done with nothing | done |

  @bali_6_2
  Rule: Cards are shown in a contest alone
    A prince that is played begins one.

    Scenario: Blue shows no card in the own turn
      When Blue chooses to show 1
      Then the move is refused by bali_6_2
      And nothing else changes

  @bali_8_2
  Rule: Only a change that is tried is prevented
    It begins with a Dalang card of the active player.

    Scenario: Blue prevents nothing in the own turn
      When Blue chooses to prevent with Kukusch/Panschar
      Then the move is refused by bali_8_2
      And nothing else changes

  @bali_4_1
  Rule: Cards are placed and taken by a scholar alone
    The piles lie there untouched otherwise.

    Scenario Outline: Blue <what> without a scholar
      When Blue chooses to <move>
      Then the move is refused by bali_4_1
      And nothing else changes

      Examples:
        | what           | move                    |
        | places no card | place artist on Wontong |
        | takes no card  | take from Wontong       |

  @bali_5_1
  Rule: Cards are swapped by an artist alone
    The draw pile is for turns otherwise.

    Scenario: Blue swaps no card in the own turn
      When Blue chooses to swap warrior
      Then the move is refused by bali_5_1
      And nothing else changes

  @bali_8_6
  Rule: Hands are laid down when the Dalang goes
    Before that they are held.

    Scenario: Blue lays down no card in the own turn
      When Blue chooses to lay artist
      Then the move is refused by bali_8_6
      And nothing else changes

  @bali_9_4
  Rule: Masks are taken in a scoring alone
    A scoring needs a change of island.

    Scenario: Blue takes no mask in the own turn
      When Blue chooses to take mask 2
      Then the move is refused by bali_9_4
      And nothing else changes

  @bali_2_3
  Rule: Before a card is answered no other is played
    A card is resolved whole before the next.

    Scenario: Blue plays nothing while Yellow is asked
      Given Blue has chosen to play artist
      And Blue has chosen to be done
      When Blue chooses to play prince
      Then the move is refused by bali_2_3
      And nothing else changes

  @bali_3_1
  Rule: Before a card is answered nobody is challenged
    A card is resolved whole before the next.

    Scenario: Blue challenges nobody while Yellow is asked
      Given Blue has chosen to play artist
      And Blue has chosen to be done
      When Blue chooses to play warrior spare left
      Then the move is refused by bali_3_1
      And nothing else changes

  @bali_8_1
  Rule: Before a card is answered the Dalang is not sent
    A card is resolved whole before the next.

    Scenario: Blue sends the Dalang nowhere while Yellow is asked
      Given Blue has chosen to play artist
      And Blue has chosen to be done
      When Blue chooses to play Kukusch/Panschar to Panschar
      Then the move is refused by bali_8_1
      And nothing else changes

  @bali_8_1
  Rule: A Dalang card is played with a goal, and no other card has one
    The goal is one of its two islands.

    Scenario Outline: <what>
      When Blue chooses to <move>
      Then the move is refused by bali_8_1
      And nothing else changes

      Examples:
        | what                                 | move                   |
        | Of Kukusch and Panschar one is named | play Kukusch/Panschar  |
        | A prince has no goal                 | play prince to Wontong |
