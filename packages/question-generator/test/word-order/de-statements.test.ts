import { test } from 'vitest';
import { expectOrder } from './expect-order.ts';

// Plain statements of short texts, and near misses of which nothing, or only the sure part, may be asked.

test.each<[string, string[]]>([
  [
    'Die Linse bündelt das Licht und erzeugt auf der Netzhaut ein scharfes Bild.',
    ['Was bündelt die Linse? = Das Licht.'],
  ],
  ['Der Papst ernannte den Mönch und schützte die Kirche.', ['Was schützte der Papst? = Die Kirche.']],
  [
    'Die Bauern bauten auf den Feldern Weizen und Gerste an.',
    ['Was bauten die Bauern auf den Feldern an? = Weizen und Gerste.'],
  ],
  ['Soldaten bewachten die Grenze von Wachtürmen aus.', []],
  [
    'Artikel 1 schützt die Würde des Menschen vor dem Staat.',
    ['Was schützt Artikel 1? = Die Würde des Menschen vor dem Staat.'],
  ],
  ['Die Burg bot den Bewohnern Schutz vor Feinden.', ['Was bot die Burg den Bewohnern? = Schutz vor Feinden.']],
  ['Der Reim verbindet zwei Wörter mit gleichem Klang.', []],
  ['Kein Fisch lebt von Holz und Rinde.', []],
  ['Das Volk wählt den Präsidenten.', ['Wen wählt das Volk? = Den Präsidenten.']],
  ['Der Rhein ist rund 1230 Kilometer lang.', ['Wie lang ist der Rhein? = Rund 1230 Kilometer.']],
  [
    'Der Mond ist rund 384 000 Kilometer von der Erde entfernt.',
    ['Wie weit ist der Mond von der Erde entfernt? = Rund 384 000 Kilometer.'],
  ],
  [
    'In Ruhe schlägt das Herz etwa 70 Mal in der Minute.',
    ['Wie oft schlägt das Herz in Ruhe? = Etwa 70 Mal in der Minute.'],
  ],
  [
    'Der Igel trägt auf dem Rücken bis zu 8000 Stacheln.',
    ['Wie viele Stacheln trägt der Igel auf dem Rücken? = Bis zu 8000 Stacheln.'],
  ],
  [
    'Jede Wählerin hat bei der Wahl zwei Stimmen.',
    ['Wie viele Stimmen hat jede Wählerin bei der Wahl? = Zwei Stimmen.'],
  ],
  [
    'Mindestens 140 Menschen starben an der Mauer.',
    ['Wie viele Menschen starben an der Mauer? = Mindestens 140 Menschen.'],
  ],
  [
    'Nach dem Zweiten Weltkrieg wurde Deutschland in Zonen geteilt.',
    ['Wann wurde Deutschland in Zonen geteilt? = Nach dem Zweiten Weltkrieg.'],
  ],
  [
    'Im 19. Jahrhundert wurde der Wolf in Deutschland ausgerottet.',
    ['Wann wurde der Wolf in Deutschland ausgerottet? = Im 19. Jahrhundert.'],
  ],
  ['Nach seinem Tod zerfiel das Reich des Kaisers in Teile.', []],
  [
    'Im Herbst 1989 demonstrierten Hunderttausende für mehr Freiheit.',
    ['Wann demonstrierten Hunderttausende für mehr Freiheit? = Im Herbst 1989.'],
  ],
  [
    'Seit der Industrialisierung verbrennt der Mensch große Mengen Kohle.',
    ['Seit wann verbrennt der Mensch große Mengen Kohle? = Seit der Industrialisierung.'],
  ],
  [
    'Die ersten Münzen wurden im 7. Jahrhundert vor Christus in Lydien geprägt.',
    ['Wann wurden die ersten Münzen in Lydien geprägt? = Im 7. Jahrhundert vor Christus.'],
  ],
  ['Der Mond hatte um 1900 einen Namen.', []],
  ['In der Netzhaut liegen Stäbchen und Zapfen.', ['Wo liegen Stäbchen und Zapfen? = In der Netzhaut.']],
  [
    'Im Arbeitsspeicher liegen die Daten, die gerade gebraucht werden.',
    ['Wo liegen die Daten, die gerade gebraucht werden? = Im Arbeitsspeicher.'],
  ],
  [
    'Im Mittelalter lebten die meisten Menschen auf dem Land.',
    ['Wo lebten die meisten Menschen im Mittelalter? = Auf dem Land.'],
  ],
  ['Der Wolf lebt in Rudeln.', ['Wie lebt der Wolf? = In Rudeln.']],
  ['Die Patrizier standen an der Spitze.', []],
  ['Das Licht gelangt durch die Pupille ins Auge.', ['Wodurch gelangt das Licht ins Auge? = Durch die Pupille.']],
  ['Das Blut wird durch den Körper gepumpt.', []],
  ['Der Abt wird von den Mönchen gewählt.', ['Von wem wird der Abt gewählt? = Von den Mönchen.']],
  [
    'Die Knochen sind durch Gelenke miteinander verbunden.',
    ['Wodurch sind die Knochen miteinander verbunden? = Durch Gelenke.'],
  ],
  [
    'Der Leichnam wurde mit Salz getrocknet und in Leinenbinden gewickelt.',
    ['Was geschah mit dem Leichnam? = Der Leichnam wurde mit Salz getrocknet und in Leinenbinden gewickelt.'],
  ],
  [
    'Mit einem Magneten lassen sich Eisenspäne aus einem Gemisch entfernen.',
    ['Womit lassen sich Eisenspäne aus einem Gemisch entfernen? = Mit einem Magneten.'],
  ],
  ['Mit der Zeit kann man die Aufgaben schneller lösen.', []],
  [
    'Der Igel ernährt sich von Insekten, Würmern und Schnecken.',
    ['Wovon ernährt sich der Igel? = Von Insekten, Würmern und Schnecken.'],
  ],
  ['Die Kinder lebten von der Stadt getrennt.', []],
  ['Die Hunnen litten unter Attilas Feinden.', []],
  ['Den Traubenzucker nutzt die Pflanze zum Wachsen.', ['Wozu nutzt die Pflanze den Traubenzucker? = Zum Wachsen.']],
  ['Die Lautstärke wird in Dezibel gemessen.', ['In welcher Einheit wird die Lautstärke gemessen? = In Dezibel.']],
  ['Die Strecke wird in Etappen gemessen und geteilt.', []],
  [
    'An den Jahresringen erkennt man das Alter eines Baumes.',
    ['Woran erkennt man das Alter eines Baumes? = An den Jahresringen.'],
  ],
  ['In den Oasen der Wüste gibt es Grundwasser.', ['Was gibt es in den Oasen der Wüste? = Grundwasser.']],
  ['Im Gesetz gibt es keine Ausnahmen.', []],
  ['Der Grasfrosch legt seine Eier ins Wasser.', ['Wohin legt der Grasfrosch seine Eier? = Ins Wasser.']],
  [
    'Den Umfang berechnet man, indem man den Durchmesser mit Pi multipliziert.',
    ['Wie berechnet man den Umfang? = Indem man den Durchmesser mit Pi multipliziert.'],
  ],
  ['Salz gewinnt man aus Salzwasser durch Eindampfen.', ['Wie gewinnt man Salz aus Salzwasser? = Durch Eindampfen.']],
  [
    'Um zwei Brüche zu addieren, bringt man sie auf einen gemeinsamen Nenner.',
    [
      'Was macht man, um zwei Brüche zu addieren? = Um zwei Brüche zu addieren, bringt man sie auf einen gemeinsamen Nenner.',
    ],
  ],
  [
    'Beim Filtrieren trennt man einen festen Stoff von einer Flüssigkeit.',
    ['Was macht man beim Filtrieren? = Beim Filtrieren trennt man einen festen Stoff von einer Flüssigkeit.'],
  ],
  [
    'Trifft Licht auf einen Spiegel, wird es reflektiert.',
    ['Was passiert, wenn Licht auf einen Spiegel trifft? = Dann wird es reflektiert.'],
  ],
  ['Steigt die Temperatur im Winter, schmilzt es sehr schnell.', []],
  [
    'Im Herbst verlieren Laubbäume ihre Blätter, damit sie nicht vertrocknen.',
    ['Warum verlieren Laubbäume im Herbst ihre Blätter? = Damit sie nicht vertrocknen.'],
  ],
  [
    'Bei Gefahr rollt sich der Igel zu einer Kugel zusammen.',
    ['Wann rollt sich der Igel zu einer Kugel zusammen? = Bei Gefahr.'],
  ],
  [
    'Die Bauern mussten dem Grundherrn Abgaben zahlen und Frondienste leisten.',
    ['Was mussten die Bauern tun? = Die Bauern mussten dem Grundherrn Abgaben zahlen und Frondienste leisten.'],
  ],
  [
    'Der Wasserdampf steigt auf und kühlt in der Höhe ab.',
    ['Was passiert mit dem Wasserdampf? = Der Wasserdampf steigt auf und kühlt in der Höhe ab.'],
  ],
  ['Das Wasser sinkt unter das heiße Fett und verdampft schlagartig.', []],
  [
    'Die Zweitstimme entscheidet, wie viele Sitze eine Partei bekommt.',
    ['Was entscheidet die Zweitstimme? = Wie viele Sitze eine Partei bekommt.'],
  ],
  ['Der Papst verlangte, dass er seine Lehre widerruft.', []],
  ['Die Alpen sind das höchste Gebirge Europas.', ['Was ist das höchste Gebirge Europas? = Die Alpen.']],
  ['Der höchste Berg der Alpen ist der Mont Blanc.', ['Was ist der höchste Berg der Alpen? = Der Mont Blanc.']],
  [
    'Der Durchmesser ist doppelt so lang wie der Radius.',
    ['Was ist doppelt so lang wie der Radius? = Der Durchmesser.'],
  ],
  ['Der griechische Dichter Äsop schrieb viele Fabeln.', ['Wer schrieb viele Fabeln? = Der griechische Dichter Äsop.']],
  [
    'Johann Wolfgang von Goethe schrieb Gedichte, Romane und Dramen.',
    ['Was schrieb Johann Wolfgang von Goethe? = Gedichte, Romane und Dramen.'],
  ],
  [
    'Zangen, Scheren und Schubkarren sind Beispiele für Hebel.',
    ['Nenne zwei Beispiele für Hebel. = Zum Beispiel Zangen, Scheren und Schubkarren.'],
  ],
  [
    'Die Alpen entstanden, als zwei Erdplatten zusammenstießen.',
    ['Wann entstanden die Alpen? = Als zwei Erdplatten zusammenstießen.'],
  ],
  ['Magensäure enthält Salzsäure und hilft bei der Verdauung.', ['Was enthält Magensäure? = Salzsäure.']],
  [
    'In Deutschland und Österreich leben rund 90 Millionen Menschen.',
    ['Wie viele Menschen leben in Deutschland und Österreich? = Rund 90 Millionen Menschen.'],
  ],
  [
    'Der Hamburger Hafen ist der größte Seehafen Deutschlands.',
    ['Was ist der größte Seehafen Deutschlands? = Der Hamburger Hafen.'],
  ],
  [
    'In einem rechtwinkligen Dreieck heißt die längste Seite Hypotenuse.',
    ['Wie heißt die längste Seite in einem rechtwinkligen Dreieck? = Hypotenuse.'],
  ],
  [
    'Für eine Änderung des Grundgesetzes braucht man eine Mehrheit von zwei Dritteln.',
    ['Was braucht man für eine Änderung des Grundgesetzes? = Eine Mehrheit von zwei Dritteln.'],
  ],
  [
    'Die Arbeiterinnen bauen Waben, füttern die Larven und sammeln Nektar.',
    [
      'Welche Aufgaben haben die Arbeiterinnen? = Die Arbeiterinnen bauen Waben, füttern die Larven und sammeln Nektar.',
    ],
  ],
  ['Die Summe der Innenwinkel beträgt immer 180 Grad.', ['Wie viel beträgt die Summe der Innenwinkel? = 180 Grad.']],
  ['Die Verdauung beginnt schon im Mund des Menschen.', ['Wo beginnt die Verdauung? = Im Mund des Menschen.']],
  ['Auf dem Berg liegt ein Felsen aus Kalk.', []],
  ['Der Preis sorgt für einen Ausgleich zwischen beiden.', []],
  [
    'Die Abgeordneten vertreten das Volk im Parlament.',
    ['Welche Aufgabe haben die Abgeordneten? = Die Abgeordneten vertreten das Volk im Parlament.'],
  ],
  ['Zum Rechnen verwendet man meistens den gerundeten Wert 3,14.', []],
])('a plain German statement is asked about, or nothing is asked: %s', expectOrder('de'));

test.each<[string, string[]]>([
  [
    'Ein Prisma zerlegt weißes Licht. Schwarze Flächen absorbieren das Licht fast vollständig und werden deshalb in der Sonne heiß.',
    ['Welche Aufgabe hat ein Prisma? | Wozu dient ein Prisma? = Ein Prisma zerlegt weißes Licht.'],
  ],
  [
    'Der Igel gehört zu den Säugetieren. Er ernährt sich von Insekten und Würmern.',
    [
      'Zu welcher Tiergruppe gehört der Igel? = Zu den Säugetieren.',
      'Wovon ernährt sich der Igel? = Von Insekten und Würmern.',
    ],
  ],
  [
    'Das Herz ist ein Muskel, der Blut pumpt. Es besteht aus zwei Kammern.',
    [
      'Was ist das Herz? | Erkläre, was das Herz ist. = Das Herz ist ein Muskel, der Blut pumpt.',
      'Woraus besteht das Herz? = Aus zwei Kammern.',
    ],
  ],
  [
    'Der Igel lebt in Gärten und Wäldern. Bei Gefahr rollt er sich zu einer Kugel zusammen.',
    ['Wo lebt der Igel? = In Gärten und Wäldern.', 'Wann rollt sich der Igel zu einer Kugel zusammen? = Bei Gefahr.'],
  ],
  ['Der Sauerstoff verbindet sich mit dem Kohlenstoff. Er besteht aus kleinen Teilchen.', []],
  [
    'Die Römer gründeten viele Städte. Sie bestanden aus Häusern und Tempeln.',
    ['Was gründeten die Römer? = Viele Städte.'],
  ],
  ['Der Igel schläft im Winter in einem Nest. Sie ernährt sich von Insekten.', []],
  [
    'Pflanzen stellen ihre Nährstoffe her. Diesen Vorgang nennt man Fotosynthese. Er findet in den Blättern statt.',
    [
      'Erkläre mit eigenen Worten, was mit „Fotosynthese“ gemeint ist. | Was versteht man unter dem Begriff „Fotosynthese“? | Erkläre den Begriff „Fotosynthese“. = Pflanzen stellen ihre Nährstoffe her. Diesen Vorgang nennt man Fotosynthese.',
      'Was stellen Pflanzen her? = Ihre Nährstoffe.',
      'Wo findet Fotosynthese statt? = In den Blättern.',
    ],
  ],
  [
    'Spinnen haben acht Beine. Sie gehören deshalb nicht zu den Insekten.',
    ['Wie viele Beine haben Spinnen? = Acht Beine.'],
  ],
  [
    'Schiller schrieb viele Balladen. Man nennt dieses Jahr deshalb das Balladenjahr.',
    ['Was schrieb Schiller? = Viele Balladen.'],
  ],
])('a German sentence is read with the one before it only where that is sure: %s', expectOrder('de'));
