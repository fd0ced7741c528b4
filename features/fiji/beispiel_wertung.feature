# language: de
Funktionalität: Fiji, das Wertungsbeispiel der deutschen Anleitung
  Vier Hände, vier Ziele und die Schrumpfköpfe dafür, wie die deutsche Anleitung sie vorrechnet.
  Es ist ein Faden: die Hände stehen einmal da, alles andere folgt aus ihnen.

  Grundlage:
    Angenommen Hedwig, Marcel, Christian und Angelika spielen Fiji nach fiji-de-2005
    Und die Ziele sind viele rote, wenig blaue, viele grüne und viele gelbe
    Und die Hände sind
      |           | rot | blau | grün | gelb |
      | Hedwig    | 2   | 3    | 3    | 4    |
      | Marcel    | 2   | 3    | 3    | 3    |
      | Christian | 3   | 0    | 1    | 2    |
      | Angelika  | 3   | 0    | 2    | 0    |

  @source:fiji-de-2005/ranking-1 @source:fiji-de-2005/ranking-2 @source:fiji-de-2005/ranking-3
  @source:fiji-de-2005/ranking-4 @source:fiji-de-2005/ranking-5 @fiji_5_1 @fiji_5_2
  Szenario: Angelika liegt vorn, dann folgen Christian, Hedwig und Marcel
    Wenn die Runde gewertet wird
    Dann ist die Reihenfolge Angelika, Christian, Hedwig, Marcel

  @source:fiji-de-2005/ranking-6 @fiji_5_3
  Szenario: Beim dritten Ziel ist Angelika besser als Christian
    Wenn die Runde gewertet wird
    Dann Angelika und Christian liegen auf Platz 1 und 2
    Und Angelika und Christian liegen gleichauf bei viele rote, jeder mit 3 roten
    Und Hedwig und Marcel liegen gleichauf bei viele rote, jeder mit 2 roten
    Und Angelika und Christian liegen gleichauf bei wenig blaue, jeder mit 0 blauen
    Und Angelika liegt bei viele grüne vor Christian, Ziel 3, auf Platz 1

  @source:fiji-de-2005/ranking-7 @fiji_5_3
  Szenario: Erst beim vierten Ziel ist Hedwig besser als Marcel
    Wenn die Runde gewertet wird
    Dann Hedwig und Marcel liegen gleichauf bei viele rote, jeder mit 2 roten
    Und Hedwig und Marcel liegen gleichauf bei wenig blaue, jeder mit 3 blauen
    Und Hedwig und Marcel liegen gleichauf bei viele grüne, jeder mit 3 grünen
    Und Hedwig liegt bei viele gelbe vor Marcel, Ziel 4, auf Platz 3
    Und die Plätze sind
      | Platz | Name      | Köpfe |
      | 1     | Angelika  | 3     |
      | 2     | Christian | 2     |
      | 3     | Hedwig    | 1     |
      | 4     | Marcel    |       |
    Und sonst ändert sich nichts

  @source:fiji-de-2005/ranking-8 @fiji_5_4
  Szenario: Von vier Spielern erhalten sie 3, 2, 1 und keinen Schrumpfkopf
    Wenn die Runde gewertet wird
    Dann 4 Spieler haben einen Platz
    Und Angelika erhält 3 Schrumpfköpfe
    Und Christian erhält 2 Schrumpfköpfe
    Und Hedwig erhält 1 Schrumpfkopf
    Und Marcel erhält keinen Schrumpfkopf
    Und sonst ändert sich nichts
