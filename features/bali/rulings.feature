Feature: Bali rulings, answer by answer
  What no text settles, played by each answer.

  @bali_4_3
  Rule: None may be moved, or not
    A right need not be used.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 3 scholar, warrior, Yellow 2 scholar, Green warrior and Red priest
      And the dealt cards of Blue are Panschar: warrior, artist; Wontong: 3 prince

    Scenario: None where scholar_count=up_to
      Given the ruling scholar_count=up_to holds
      And Blue has chosen to play scholar
      When Blue chooses to be done
      Then the turn is now Yellow

    Scenario: None is refused where scholar_count=exactly
      Given the ruling scholar_count=exactly holds
      And Blue has chosen to play scholar
      When Blue chooses to be done
      Then the move is refused by bali_4_3
      And nothing else changes

  @bali_4_4
  Rule: Cards are placed on top or under
    Top cards come first again.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 3 scholar, warrior, Yellow 2 scholar, Green warrior and Red priest
      And the dealt cards of Blue are Panschar: warrior, artist; Wontong: 3 prince

    Scenario: The warrior is put under the pile where scholar_on=bottom
      Given the ruling scholar_on=bottom holds
      And Blue has chosen to play scholar
      And Blue has chosen to place warrior on Panschar
      When Blue chooses to be done
      Then the cards laid under of Blue are now Panschar: warrior

    Scenario: The warrior lies on top where scholar_on=top
      Given the ruling scholar_on=top holds
      And Blue has chosen to play scholar
      And Blue has chosen to place warrior on Panschar
      When Blue chooses to be done
      Then the laid cards of Blue are now Panschar: warrior

  @bali_8_6
  Rule: A hand is arranged, or lies as it is held
    Its order matters later.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, warrior, prince, Yellow warrior, Green scholar and Red priest

    Scenario: The hand lies as it was held where arrange=as_held
      Given the ruling arrange=as_held holds
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the laid cards of Blue are now Kukusch: warrior, prince

  @bali_8_5
  Rule: Before the Dalang travels a hand may be arranged
    Only its owner knows the order.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, warrior, prince, Yellow warrior, Green scholar and Red priest

    Scenario: Blue chooses the order where arrange=arranged
      Given the ruling arrange=arranged holds
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the turn is now Blue

  @bali_8_8
  Rule: The limit holds always or with a scoring
    The example is one with a scoring.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Wontong, Yellow warrior, Green scholar and Red priest
      And the laid cards of Blue are Wontong: 6 prince

    Scenario: Blue keeps four where limit_always=always
      Given the ruling limit_always=always holds
      And Blue has chosen to play Kukusch/Wontong to Wontong
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the hand of Blue is now 4 prince

  @bali_8_7
  Rule: Without a limit the whole pile is taken up
    Where only a scoring cuts.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Wontong, Yellow warrior, Green scholar and Red priest
      And the laid cards of Blue are Wontong: 6 prince

    Scenario: Blue takes six where limit_always=with_scoring
      Given the ruling limit_always=with_scoring holds
      And Blue has chosen to play Kukusch/Wontong to Wontong
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the hand of Blue is now 6 prince

  @bali_8_3
  Rule: After one card the others are asked or not
    It is enough anyway.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, warrior, Yellow Panschar/Wontong, Green scholar and Red priest

    Scenario Outline: The turn is <turn> where prevent_again=<answer>
      Given the ruling prevent_again=<answer> holds
      And Blue has chosen to play Kukusch/Panschar to Panschar
      When Yellow chooses to prevent with Panschar/Wontong
      Then the turn is now <turn>

      Examples:
        | answer | turn  |
        | no     | Blue  |
        | yes    | Green |

  @bali_6_5
  Rule: Nobody shows a card
    The active player has played one at least.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue prince, Yellow warrior, Green scholar and Red priest
      And the ruling show_none=active_wins holds

    Scenario: The prince of Kukusch is with Blue where show_none=active_wins
      Given Blue has chosen to play prince
      And Blue has chosen to pass
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the princes are now Kukusch Blue, Panschar Blue, Tschakkalag Yellow, Wontong Green

  @bali_6_5
  Rule: Nobody shows a card
    The active player has played one at least.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue prince, Yellow warrior, Green scholar and Red priest
      And the ruling show_none=stays holds

    Scenario: The prince of Kukusch is with Red where show_none=stays
      Given Blue has chosen to play prince
      And Blue has chosen to pass
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the princes are still Kukusch Red, Panschar Blue, Tschakkalag Yellow, Wontong Green

  @bali_11_3
  Rule: A chip aside where nobody shows a card
    The prince of Kukusch lies aside.

    Background:
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue prince, warrior, Yellow warrior and Green scholar

    Scenario: Blue has it where aside=active_wins
      Given the ruling aside=active_wins holds
      And Blue has chosen to play prince
      And Blue has chosen to pass
      And Yellow has chosen to pass
      When Green chooses to pass
      Then the princes are now Kukusch Blue, Panschar Blue, Tschakkalag Yellow, Wontong Green

    Scenario: It lies there still where aside=stays
      Given the ruling aside=stays holds
      And Blue has chosen to play prince
      And Blue has chosen to pass
      And Yellow has chosen to pass
      When Green chooses to pass
      Then the princes are still Panschar Blue, Tschakkalag Yellow, Wontong Green
