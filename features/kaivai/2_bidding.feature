Feature: Kaivai 2, bidding
  A bid of 1 to 10 sets the turn order, what huts cost, and how far canoes move.

  @kaivai_2_1
  Rule: A bid is a number from 1 to 10, and costs nothing
    All see it at once, so whoever bids later knows more.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai

    Scenario Outline: <bid> is a bid
      When Red chooses to bid <bid>
      Then the bid of Red is now <bid>
      And the shells of Red are still 5 5 5
      And the turn is now Blue
      And nothing else changes

      Examples:
        | bid |
        | 1   |
        | 6   |
        | 10  |

    Scenario Outline: <bid> is none
      When Red chooses to bid <bid>
      Then the move is refused by kaivai_2_1
      And nothing else changes

      Examples:
        | bid |
        | 0   |
        | 11  |
        | 999 |

    Scenario: After one bid nine numbers are left, and after two eight
      Given the bid of Red is 6
      When Blue chooses to bid 4
      Then Green has the choice of 8 moves
      And the bid of Blue is now 4

    Scenario: A number between two that are taken is still free
      Given the bids are Red 6 and Blue 4
      When Green chooses to bid 5
      Then the bid of Green is now 5
      And the turn is now Yellow
      And nothing else changes

    Scenario: Nobody bids in the middle of the actions
      Given it is the turn of Red
      When Red chooses to bid 3
      Then the move is refused by kaivai_2_1
      And nothing else changes

  @kaivai_2_2
  Rule: All bids are different
    So the order of turns never has a tie.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the bids are Red 6 and Blue 4

    Scenario Outline: <bid> is taken
      When Green chooses to bid <bid>
      Then the move is refused by kaivai_2_2
      And nothing else changes

      Examples:
        | bid |
        | 6   |
        | 4   |

  @kaivai_2_3
  Rule: Nobody bids before it is their turn
    Who has less glory has the first choice of numbers, and the others know more.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the round is 2
      And the bid of Red is 6

    Scenario Outline: <player> is not next
      When <player> chooses to bid 3
      Then the move is refused by kaivai_2_3
      And nothing else changes

      Examples:
        | player |
        | Green  |
        | Yellow |
        | Red    |

  @kaivai_2_3
  Rule: Who has least glory bids first, and ties are broken by what one owns
    A player who is behind chooses a bid first, and a leader has to take what is left.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes   | holds                    |
        | F3, F5  | Red canoe-builder hut    |
        | I6, H7  | Blue canoe-builder hut   |
        | E8, D6  | Green canoe-builder hut  |
        | J2, L2  | Yellow canoe-builder hut |
        | G6, F7  | Red canoe                |
        | H9, I9  | Blue canoe               |
        | E10, D8 | Green canoe              |
        | J4, L4  | Yellow canoe             |

    Scenario: Less glory goes first
      Given the glory is Red 8, Blue 3, Green 5 and Yellow 0
      And it is the turn of Red
      When the round ends
      Then the order is now Yellow, Blue, Green and Red
      And it is up to Yellow

    Scenario: With the same glory, shells of less value go first
      Given the shells are Red 5 5 5, Blue 4 5 5, Green 3 3 3 3 3 and Yellow 5
      And it is the turn of Red
      When the round ends
      Then the order is now Yellow, Green, Blue and Red

    Scenario: The value that counts is that after the loss
      Given the shells are Red 5 5 5, Blue 3 3 3 3 3, Green none and Yellow 5
      And it is the turn of Red
      When the round ends
      Then the order is now Green, Yellow, Blue and Red

    Scenario: With the same shells, fewer fish go first, on whatever space they lie
      Given the fish are Red 5 5, Blue 3 3 3, Green 5 and Yellow none
      And it is the turn of Red
      When the round ends
      Then the order is now Yellow, Green, Red and Blue

    Scenario: With the same fish, fewer canoes on the board go first
      Given the board has
        | hexes  | holds                  |
        | G4, E3 | Red canoe-builder hut  |
        | I8     | Blue canoe-builder hut |
        | K1, L1 | Yellow fisherman hut   |
        | G5, H5 | Red canoe              |
        | G9     | Blue canoe             |
      And it is the turn of Red
      When the round ends
      Then the order is now Green, Yellow, Blue and Red

    Scenario: Fewer fish come before fewer canoes and huts
      Given the board has
        | hexes  | holds                 |
        | G4, E3 | Red canoe-builder hut |
        | G5, H5 | Red canoe             |
      And the fish are Red none, Blue 5 5, Green 5 and Yellow 5 5 5
      And it is the turn of Red
      When the round ends
      Then the order is now Red, Green, Blue and Yellow

    Scenario: With the same canoes, fewer huts go first
      Given the board has
        | hexes  | holds             |
        | G4, E3 | Red meeting hut   |
        | I8     | Green meeting hut |
      And it is the turn of Red
      When the round ends
      Then the order is now Blue, Yellow, Green and Red

    Scenario Outline: More fish go <when> where fewest_first=<answer>
      Given the ruling fewest_first=<answer> holds
      And the fish are Red 5 5, Blue 3 3 3, Green 5 and Yellow none
      And it is the turn of Red
      When the round ends
      Then the order is now <order>

      Examples:
        | answer | when  | order                       |
        | fewest | last  | Yellow, Green, Red and Blue |
        | most   | first | Blue, Red, Green and Yellow |

    Scenario Outline: A canoe on its hut <counts> where canoes_on_board=<answer>
      Given the ruling canoes_on_board=<answer> holds
      And the board has
        | hexes | holds                 |
        | G4    | Red canoe-builder hut |
        | G4    | Red canoe             |
        | I8    | Blue meeting hut      |
      And it is the turn of Red
      When the round ends
      Then the order is now <order>

      Examples:
        | answer    | counts   | order                       |
        | with_huts | counts   | Green, Yellow, Blue and Red |
        | at_sea    | does not | Green, Yellow, Red and Blue |

    Scenario: Players alike in everything keep their order where bid_tie=keep
      Given the ruling bid_tie=keep holds
      And the bids are Red 2, Blue 7, Green 5 and Yellow 3
      And it is the turn of Red
      When the round ends
      Then the order is still Blue, Green, Yellow and Red

    Scenario: Players with the same glory are drawn where bid_tie=draw
      Given the ruling bid_tie=draw holds
      And the glory is Red 0, Blue 5, Green 5 and Yellow 9
      And it is the turn of Red
      When the round ends
      Then it is up to Red

  @kaivai_2_4
  Rule: In the first round the order of bidding is drawn
    Everybody has the same, so nothing else could decide.

    Scenario: Luck says who bids first
      When Red, Blue, Green and Yellow start a game of Kaivai
      Then the order is now Red, Yellow, Green and Blue
      And it is up to Red

    Scenario: Blue does not bid before Red, who was drawn first
      Given Red, Blue, Green and Yellow play Kaivai
      When Blue chooses to bid 3
      Then the move is refused by kaivai_2_4
      And nothing else changes

  @kaivai_2_5
  Rule: Turns are taken from the highest bid to the lowest
    Whoever wants the first choice of actions pays for it with dear huts.

    Scenario Outline: Bids of <red>, 6, 4 and <yellow> make the order <order>
      Given Red, Blue, Green and Yellow play Kaivai
      And the bids are Red <red>, Blue 6 and Green 4
      When Yellow chooses to bid <yellow>
      Then the order is <now> <order>
      And the bid of Yellow is now <yellow>
      And it is up to <first>

      Examples:
        | red | yellow | now   | order                       | first  |
        | 8   | 1      | still | Red, Blue, Green and Yellow | Red    |
        | 2   | 10     | now   | Yellow, Blue, Green and Red | Yellow |
        | 5   | 9      | now   | Yellow, Blue, Red and Green | Yellow |

  @kaivai_2_6
  Rule: A bid sets what huts cost and how far canoes move
    Up to 5 a higher bid moves further; above it huts get dearer and canoes slower.

    Scenario Outline: A bid of <bid> lets canoes move <movement>
      Given Red, Blue, Green and Yellow play Kaivai
      When Red chooses to bid <bid>
      Then the bid of Red is now <bid>
      And the canoes of Red move up to <movement>

      Examples:
        | bid | movement |
        | 1   | 1        |
        | 2   | 2        |
        | 3   | 3        |
        | 4   | 4        |
        | 5   | 5        |
        | 6   | 4        |
        | 7   | 3        |
        | 8   | 2        |
        | 9   | 1        |
        | 10  | 0        |

  @kaivai_6_5
  Rule: What a hut costs begins with the bid
    The village of four hexes adds four to each of these bids.

    Background:
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes  | holds                 |
        | F3, F5 | Red canoe-builder hut |
        | G4     | Blue meeting hut      |
        | G5     | Red canoe             |

    Scenario Outline: By a bid of <bid> the hut costs <price>
      Given the bid of Red is <bid>
      And it is the turn of Red
      And Red has chosen building
      When Red chooses to build meeting on G6 from G5
      Then the price due is now <price>

      Examples:
        | bid | price |
        | 1   | 5     |
        | 5   | 9     |
        | 10  | 14    |

  @kaivai_2_7
  Rule: A game is eight rounds
    One cult piece is placed in each of them.

    Scenario: After round 1 comes round 2
      Given Red, Blue, Green and Yellow play Kaivai
      And it is the turn of Red
      When the round ends
      Then the round is now 2
      And it is up to Red

    Scenario: After round 7 comes round 8
      Given Red, Blue, Green and Yellow play Kaivai
      And the round is 7
      And it is the turn of Red
      When the round ends
      Then the round is now 8

    Scenario: Round 9 follows where rounds=ten
      Given the ruling rounds=ten holds
      And Red, Blue, Green and Yellow play Kaivai
      And the round is 8
      And it is the turn of Red
      When the round ends
      Then the round is now 9
