import { test } from 'vitest';
import { expectOrder } from './expect-order.ts';

// What stands behind “=” is the model answer; a question is missing where the order cannot be told for sure.

test.each<[string, string[]]>([
  [
    'Die Blätter der Buche fallen im Herbst ab, weil der Baum Wasser sparen muss.',
    [
      'Warum fallen die Blätter der Buche im Herbst ab? | Erkläre, warum die Blätter der Buche im Herbst abfallen. = Weil der Baum Wasser sparen muss.',
    ],
  ],
  [
    'Auf dem Mars gibt es kein flüssiges Wasser, weil der Luftdruck zu niedrig ist.',
    ['Warum gibt es auf dem Mars kein flüssiges Wasser? = Weil der Luftdruck zu niedrig ist.'],
  ],
  [
    'Im Sommer verdirbt das Essen schnell, weil sich Bakterien in der Wärme vermehren.',
    ['Warum verdirbt das Essen im Sommer schnell? = Weil sich Bakterien in der Wärme vermehren.'],
  ],
  [
    'Das Leben in der Wüste ist hart, weil kaum Regen fällt.',
    [
      'Warum ist das Leben in der Wüste hart? | Erkläre, warum das Leben in der Wüste hart ist. = Weil kaum Regen fällt.',
    ],
  ],
  [
    'Jeden Winter friert der See zu, weil die Luft unter null Grad fällt.',
    ['Warum friert der See jeden Winter zu? = Weil die Luft unter null Grad fällt.'],
  ],
  [
    'Ludwig XIV. ließ das Schloss in Versailles bauen, weil er den Adel überwachen wollte.',
    [
      'Warum ließ Ludwig XIV. das Schloss in Versailles bauen? | Erkläre, warum Ludwig XIV. das Schloss in Versailles bauen ließ. = Weil er den Adel überwachen wollte.',
    ],
  ],
  [
    'Kupfer leitet den Strom gut, weil sich die Elektronen frei bewegen können.',
    [
      'Warum leitet Kupfer den Strom gut? | Erkläre, warum Kupfer den Strom gut leitet. = Weil sich die Elektronen frei bewegen können.',
    ],
  ],
  [
    'Die Bauern und ihre Familien litten unter Hunger, weil die Ernte ausfiel.',
    [
      'Warum litten die Bauern und ihre Familien unter Hunger? | Erkläre, warum die Bauern und ihre Familien unter Hunger litten. = Weil die Ernte ausfiel.',
    ],
  ],
  [
    'Die 27 Länder der EU bilden einen Markt, weil Handel ohne Grenzen billiger ist.',
    [
      'Warum bilden die 27 Länder der EU einen Markt? | Erkläre, warum die 27 Länder der EU einen Markt bilden. = Weil Handel ohne Grenzen billiger ist.',
    ],
  ],
  ['Leider sterben viele Bienen, weil Bauern Gift verwenden.', []],
  [
    'Der Druck in der Flasche nimmt schnell ab, weil das Gas entweicht.',
    [
      'Warum nimmt der Druck in der Flasche schnell ab? | Erkläre, warum der Druck in der Flasche schnell abnimmt. = Weil das Gas entweicht.',
    ],
  ],
  [
    'Die Nachfrage nach Öl steigt, weil immer mehr Menschen Auto fahren.',
    ['Warum steigt die Nachfrage nach Öl? = Weil immer mehr Menschen Auto fahren.'],
  ],
  [
    'Die Kinder, die auf dem Land lebten, gingen selten zur Schule, weil sie arbeiten mussten.',
    ['Warum gingen die Kinder, die auf dem Land lebten, selten zur Schule? = Weil sie arbeiten mussten.'],
  ],
  [
    'Eisen rostet, wenn Wasser und Sauerstoff dazukommen.',
    ['Wann rostet Eisen? | Unter welcher Bedingung rostet Eisen? = Wenn Wasser und Sauerstoff dazukommen.'],
  ],
  [
    'Die Lampe leuchtet, wenn der Stromkreis geschlossen ist.',
    [
      'Wann leuchtet die Lampe? | Unter welcher Bedingung leuchtet die Lampe? = Wenn der Stromkreis geschlossen ist.',
      'Was passiert, wenn der Stromkreis geschlossen ist? = Die Lampe leuchtet.',
    ],
  ],
  [
    'Wenn die Luft abkühlt, kondensiert der Wasserdampf zu Tropfen.',
    [
      'Was passiert, wenn die Luft abkühlt? | Erkläre, was passiert, wenn die Luft abkühlt. = Dann kondensiert der Wasserdampf zu Tropfen.',
    ],
  ],
  [
    'Weil der Boden gefroren ist, nimmt der Baum kein Wasser auf.',
    ['Warum nimmt der Baum kein Wasser auf? = Weil der Boden gefroren ist.'],
  ],
  [
    'Weil die Preise steigen, kaufen Familien weniger Fleisch.',
    ['Warum kaufen Familien weniger Fleisch? = Weil die Preise steigen.'],
  ],
  [
    'Der Golfstrom kühlt ab, sodass sich das Klima in Europa verändert.',
    [
      'Was ist der Grund dafür, dass sich das Klima in Europa verändert? | Erkläre, warum sich das Klima in Europa verändert. = Der Golfstrom kühlt ab.',
    ],
  ],
  [
    'Das Eis schmolz, wodurch der Meeresspiegel um viele Meter anstieg.',
    [
      'Was ist der Grund dafür, dass der Meeresspiegel um viele Meter anstieg? | Erkläre, warum der Meeresspiegel um viele Meter anstieg. = Das Eis schmolz.',
    ],
  ],
  [
    'Der König verlor seine Macht, deshalb bekam das Parlament mehr Einfluss.',
    ['Warum bekam das Parlament mehr Einfluss? = Der König verlor seine Macht.'],
  ],
  [
    'Die Hitze trocknet die Felder aus. Deshalb verlieren viele Bauern ihre Ernte.',
    ['Warum verlieren viele Bauern ihre Ernte? = Die Hitze trocknet die Felder aus.'],
  ],
  [
    'Warme Luft steigt auf, weil sie leichter als kalte Luft ist.',
    ['Warum steigt warme Luft auf? | Erkläre, warum warme Luft aufsteigt. = Weil sie leichter als kalte Luft ist.'],
  ],
  ['Frisch gefallener Schnee ist hell, weil er viel Licht zurückwirft.', []],
  [
    'Durch die Reibung erwärmt sich die Bremse eines Fahrrads stark.',
    ['Wodurch erwärmt sich die Bremse eines Fahrrads stark? = Durch die Reibung.'],
  ],
  [
    'Wegen der Kälte ziehen viele Vögel im Herbst nach Süden.',
    ['Warum ziehen viele Vögel im Herbst nach Süden? = Wegen der Kälte.'],
  ],
  [
    'Die Bauern verloren ihre Höfe wegen der hohen Schulden.',
    [
      'Warum verloren die Bauern ihre Höfe? | Erkläre, warum die Bauern ihre Höfe verloren. = Wegen der hohen Schulden.',
    ],
  ],
  [
    'Aus Angst vor Strafe schwiegen die meisten Zeugen.',
    ['Warum schwiegen die meisten Zeugen? = Aus Angst vor Strafe.'],
  ],
  [
    'Viele Menschen glauben, der Wal sei ein Fisch. Tatsächlich ist der Wal ein Säugetier.',
    ['= Der Wal ist ein Säugetier.'],
  ],
  [
    'Viele Menschen glauben, der Wal sei ein Fisch. Tatsächlich ist der Wal ein Säugetier und atmet er mit Lungen.',
    ['= Tatsächlich ist der Wal ein Säugetier und atmet er mit Lungen.'],
  ],
  [
    'Viele Menschen glauben, die Sonne kreise um die Erde. In Wirklichkeit kreist die Erde um die Sonne.',
    ['= In Wirklichkeit kreist die Erde um die Sonne.'],
  ],
  [
    'Viele Menschen glauben, Öl werde nicht mehr gebraucht. Tatsächlich wächst die Nachfrage nach Öl jedes Jahr.',
    ['= Tatsächlich wächst die Nachfrage nach Öl jedes Jahr.'],
  ],
  [
    'Viele Menschen glauben, der Mars sei nah. In Wirklichkeit ist die Reise zum Mars sehr lang.',
    ['= In Wirklichkeit ist die Reise zum Mars sehr lang.'],
  ],
  [
    'Viele Menschen glauben, der Mond leuchte selbst. Eigentlich wirft der Mond nur das Licht der Sonne zurück.',
    ['= Der Mond wirft nur das Licht der Sonne zurück.'],
  ],
  [
    'Viele Menschen glauben, Fledermäuse seien blind. In Wirklichkeit sehen Fledermäuse nachts gut.',
    ['= In Wirklichkeit sehen Fledermäuse nachts gut.'],
  ],
  [
    'Viele Menschen glauben, die Erde und der Mond seien gleich groß. Tatsächlich sind die Erde und der Mond sehr verschieden.',
    ['= Tatsächlich sind die Erde und der Mond sehr verschieden.'],
  ],
  [
    'Viele Menschen glauben, in der Wüste sei es immer heiß. Tatsächlich ist es dort nachts oft kalt.',
    ['= Tatsächlich ist es dort nachts oft kalt.'],
  ],
  [
    'Viele Menschen glauben, Glas sei flüssig. Doch ist Glas ein fester Stoff ohne Kristalle.',
    ['= Doch ist Glas ein fester Stoff ohne Kristalle.'],
  ],
  [
    'Viele Menschen glauben, die Stadt Bonn sei heute Hauptstadt. Tatsächlich ist die Stadt Bonn nicht mehr die Hauptstadt.',
    ['= Tatsächlich ist die Stadt Bonn nicht mehr die Hauptstadt.'],
  ],
  [
    'Viele Menschen glauben, Pflanzen atmeten nicht. Das stimmt nicht: Auch Pflanzen brauchen Sauerstoff zum Atmen.',
    ['= Auch Pflanzen brauchen Sauerstoff zum Atmen.'],
  ],
  [
    'Zuerst erhitzt der Bäcker das Wasser. Dann gibt der Bäcker das Salz hinzu. Danach rührt der Bäcker das Mehl ein. Zum Schluss backt der Bäcker das Brot.',
    [
      'Was kommt direkt nach diesem Schritt? „Der Bäcker erhitzt das Wasser“ | Welcher Schritt folgt direkt auf „Der Bäcker erhitzt das Wasser“? {Der Bäcker backt das Brot / Der Bäcker gibt das Salz hinzu / Der Bäcker rührt das Mehl ein} = Der Bäcker gibt das Salz hinzu',
      'Was kommt direkt nach diesem Schritt? „Der Bäcker gibt das Salz hinzu“ | Welcher Schritt folgt direkt auf „Der Bäcker gibt das Salz hinzu“? {Der Bäcker backt das Brot / Der Bäcker erhitzt das Wasser / Der Bäcker rührt das Mehl ein} = Der Bäcker rührt das Mehl ein',
      'Was kommt direkt nach diesem Schritt? „Der Bäcker rührt das Mehl ein“ | Welcher Schritt folgt direkt auf „Der Bäcker rührt das Mehl ein“? {Der Bäcker backt das Brot / Der Bäcker erhitzt das Wasser / Der Bäcker gibt das Salz hinzu} = Der Bäcker backt das Brot',
    ],
  ],
  [
    'Im Gegensatz zu den Reptilien haben Säugetiere ein Fell.',
    [
      'Wodurch unterscheiden sich Säugetiere von den Reptilien? = Im Gegensatz zu den Reptilien haben Säugetiere ein Fell.',
    ],
  ],
  [
    'Der Vorschlag der Regierung führte zu großen Protesten im ganzen Land.',
    ['Wozu führte der Vorschlag der Regierung? = Zu großen Protesten im ganzen Land.'],
  ],
  [
    'Beim Verdunsten entzieht das Wasser der Haut Wärme.',
    ['Was passiert beim Verdunsten? = Beim Verdunsten entzieht das Wasser der Haut Wärme.'],
  ],
  [
    'Den Bauern fehlte Land, weil der Adel fast alles besaß.',
    ['Warum fehlte den Bauern Land? = Weil der Adel fast alles besaß.'],
  ],
  [
    'Dem Körper fehlt Energie, weil die Leber keinen Zucker mehr freisetzt.',
    ['Warum fehlt dem Körper Energie? = Weil die Leber keinen Zucker mehr freisetzt.'],
  ],
  [
    'Heute leben nur noch wenige Wölfe in Europa, weil sie lange gejagt wurden.',
    ['Warum leben heute nur noch wenige Wölfe in Europa? = Weil sie lange gejagt wurden.'],
  ],
  [
    'Wasser dehnt sich beim Gefrieren aus, weil die Moleküle ein Gitter bilden.',
    [
      'Warum dehnt sich Wasser beim Gefrieren aus? | Erkläre, warum Wasser sich beim Gefrieren ausdehnt. = Weil die Moleküle ein Gitter bilden.',
    ],
  ],
  ['Plötzlich sank der Preis für Weizen, weil die Ernte gut war.', []],
  [
    'Oft wird der Boden unfruchtbar, weil Wind die obere Schicht wegträgt.',
    ['Warum wird der Boden oft unfruchtbar? = Weil Wind die obere Schicht wegträgt.'],
  ],
  ['Gestern fiel viel Schnee, weil kalte Luft aus dem Norden kam.', []],
  ['In der Lunge bewirkt der Rauch schwere Schäden an den Bläschen.', []],
  [
    'Der Rauch bewirkt schwere Schäden an den Bläschen der Lunge.',
    ['Welche Wirkung hat der Rauch? = Der Rauch bewirkt schwere Schäden an den Bläschen der Lunge.'],
  ],
  ['In Städten leben viele Menschen, während Dörfer oft nur wenige Bewohner haben.', []],
  [
    'Den Ball wirft der Junge weit, weil die Feder viel Energie abgibt.',
    ['Warum wirft der Junge den Ball weit? = Weil die Feder viel Energie abgibt.'],
  ],
  [
    'Karl der Große ließ Schulen bauen, weil kaum jemand lesen konnte.',
    [
      'Warum ließ Karl der Große Schulen bauen? | Erkläre, warum Karl der Große Schulen bauen ließ. = Weil kaum jemand lesen konnte.',
    ],
  ],
  [
    'Auf dem Land litten die Bauern unter Hunger, weil die Ernte ausfiel.',
    ['Warum litten die Bauern auf dem Land unter Hunger? = Weil die Ernte ausfiel.'],
  ],
  [
    'Viele Menschen glauben, Strom werde verbraucht. Tatsächlich verbraucht die Lampe den Strom nicht.',
    ['= Die Lampe verbraucht den Strom nicht.'],
  ],
  [
    'Viele Menschen glauben, die Römer hätten immer gesiegt. Aber die Germanen schlugen sie im Teutoburger Wald.',
    ['= Die Germanen schlugen sie im Teutoburger Wald.'],
  ],
  [
    'Die Temperatur der Luft sinkt, wenn die Sonne untergeht.',
    [
      'Wann sinkt die Temperatur der Luft? | Unter welcher Bedingung sinkt die Temperatur der Luft? = Wenn die Sonne untergeht.',
      'Was passiert, wenn die Sonne untergeht? = Die Temperatur der Luft sinkt.',
    ],
  ],
  [
    'Das Parlament wählt den Kanzler, weil das Grundgesetz es so vorsieht.',
    [
      'Warum wählt das Parlament den Kanzler? | Erkläre, warum das Parlament den Kanzler wählt. = Weil das Grundgesetz es so vorsieht.',
    ],
  ],
  [
    'Viele Menschen glauben, Luft wiege nichts. In Wirklichkeit hat die Luft eine Masse.',
    ['= Die Luft hat eine Masse.'],
  ],
  [
    'Viele Menschen glauben, Wale seien Fische. In Wirklichkeit sind die Wale der Meere Säugetiere.',
    ['= In Wirklichkeit sind die Wale der Meere Säugetiere.'],
  ],
  [
    'Rom wurde mächtig, weil das Heer gut geordnet war.',
    ['Warum wurde Rom mächtig? | Erkläre, warum Rom mächtig wurde. = Weil das Heer gut geordnet war.'],
  ],
  [
    'Die Pflanze nimmt Wasser auf, weil die Zellen sonst schlaff werden.',
    [
      'Warum nimmt die Pflanze Wasser auf? | Erkläre, warum die Pflanze Wasser aufnimmt. = Weil die Zellen sonst schlaff werden.',
    ],
  ],
  [
    'Die Sonne steht im Sommer höher, wodurch die Tage länger sind.',
    [
      'Was ist der Grund dafür, dass die Tage länger sind? | Erkläre, warum die Tage länger sind. = Die Sonne steht im Sommer höher.',
    ],
  ],
  [
    'Der Wind sorgt dafür, dass sich die Samen weit verbreiten.',
    ['Was sorgt dafür, dass sich die Samen weit verbreiten? = Der Wind.'],
  ],
  [
    'Zuerst fließt das Wasser in den Tank. Dann steigt der Druck auf den Kolben. Danach öffnet der Kolben das Ventil. Zuletzt läuft das Wasser in das Rohr.',
    [],
  ],
])('German words stand in their order, or nothing is asked: %s', expectOrder('de'));
