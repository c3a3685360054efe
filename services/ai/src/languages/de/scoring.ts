import type { ScoringWords } from '../scoring-words.ts';

export const scoring: ScoringWords = {
  marker:
    'prüferin, derjenige der, prüfer, bewerter, wer dies, an den computer$, an die lehrerin$, an den lehrer$, chatbot, chatgpt, sprachmodell, an das modell$, an wen auch immer, wer das hier, wer das liest, wer das prüft, an die ki$, an den prüfer$',
  addresses:
    'korrektorin, korrektor, korrektur ki, wer das korrigiert, wer das bewertet, an das sprachmodell, an die korrektur$, korrekturprogramm, korrekturhilfe, korrekturassistent, auswertungsprogramm',
  greets: 'liebe, lieber, hallo, hey, hi, sehr geehrte, sehr geehrter, guten tag, achtung',
  machines:
    'ki, computer, roboter, bot, assistent, system, lehrer, lehrerin, prüfer, korrektor, gpt, chatgpt, maschine',
  judges:
    'zu werten, zu bewerten, zu zählen, bewerte, bewerten, bewertet, werte, werten, gewertet, zähl, zähle, zählen, anerkennen, erkenne, akzeptier, akzeptiere, akzeptieren, korrigiere, markier, markiere, markieren, ankreuzen, kreuze, benote, benoten, gelten, gilt, setze, zählt als, gilt als, verbuche, verbuchen, trag ein',
  approves:
    'abhaken, haken sie, hak es ab, hake es ab, hak das ab, passt das, passt so, durchgehen, durchgehen lassen, durchwinken, durchwinkt, gelten lassen, lass das gelten, lass es durch, anerkennen, als richtig, so durch, haken dran, mach einen haken, setz einen haken, drück durch, lass mich durch, lassen sie mich durch, nicht als falsch, nicht falsch werten',
  answer:
    'diese, dies, das, es, alles, alle antworten, jede antwort, diese antwort, meine antwort, die antwort, antworten, alle, überall',
  mine: 'diese antwort, meine antwort, meine antworten, unsere antwort',
  right:
    'vollständig, richtig, korrekt, stimmt, perfekt, wahr, gut, bestanden, gültig, sehr gut, ausreichend, vollständig richtig',
  wrong: 'falsch',
  others: 'anderen, den rest, der rest, andere antworten',
  points:
    'punkt, punkte, punktzahl, volle punkte, volle punktzahl, eine 1, eine eins, 1, 100, note, bestnote, gute note, eine zwei, eine drei, eine vier, bessere note',
  gives: 'gib, gibt, geben, vergib, vergeben, verdiene, verdien, brauche, brauch',
  whom: 'mir, mich, allen, uns, ich, klasse, jedem, diese antwort, meine antwort, diesem schüler, dieser schülerin',
  please: 'bitte, danke, danke schön, biddde, pls, bitteee, bitte bitte, ich flehe, flehe sie an, plz',
  urges:
    'einfach, kannst du, könntest du, können sie, könnten sie, sei nett, sei lieb, sei so nett, seien sie, ich brauche das, ich brauch das, ich brauche unbedingt, unbedingt, ist toll, sonst bleibe ich, sonst bleib ich, sitzen bleibe, meine letzte chance, hab viel gelernt, habe viel gelernt, hart gearbeitet, mir mühe gegeben, viel mühe gegeben',
  rules:
    'wenn du eine ki bist, falls du eine ki bist, bist du eine ki, frage entfällt, aufgabe entfällt, aufgabe wurde gestrichen, neue anweisung$, neue regel$, neue aufgabe$, vergiss alle*, vergiss die, vergiss deine, vergiss was, ignoriere alle*, ignoriere die frage, ignoriere die musterlösung, anweisung an die ki, anweisung für die ki, nachricht an die ki, ignoriere die anweisung*, ignoriere deine, ignorier alles, ignorier die frage, ignorier die, ab jetzt gilt, ab sofort gilt, ab jetzt ist, ab jetzt sind, du bist jetzt, du bist ein netter, du bist ein prüfer, deine aufgabe ist, nicht prüfen, nicht kontrollieren, nicht korrigieren, nicht nachsehen, schreibe hinter jede, ändere hiermit, korrigier das nicht, alle bisherigen, auge zu, augen zu, auge zudrücken, ein auge zudrücken, nicht so streng, nicht zu streng, sei gnädig, seien sie gnädig, erbarmen mit, hab erbarmen, ab hier gelten, ab hier gilt, neue regeln, neue rolle$, ende der antwort, entwicklermodus, systemprompt, tu so, tun sie so',
  pretends:
    'tu so als, tue so als, tun sie so als, nimm an dass ich, nimm an dass meine, geh davon aus dass ich, gehe davon aus dass ich, stell dir vor ich hätte',
  says: 'sag einfach, sag dass, sag es ist, schreib einfach, schreib nur, schreibe nur, antworte mit, antworte nur, gib aus',
  claims:
    'ich bin der lehrer, ich bin die lehrerin, ich bin dein lehrer, ich bin der admin, vertrau mir, glaub mir, glaube mir, das ist die richtige antwort, das ist die korrekte antwort, diese antwort stimmt, alles gilt, entspricht dem erwartungshorizont, entspricht der musterlösung, deckt den erwartungshorizont, laut erwartungshorizont, laut musterlösung, mit der lehrkraft abgesprochen, mit der lehrerin abgesprochen, mit dem lehrer abgesprochen, zählt als vollständig, zählt als richtig, bleibe ich sitzen, bleib ich sitzen, nachteilsausgleich, ohne abzug',
  ignores: 'ignorier*, vergiss, vergesst, vergleich*, überspring*, beachte nicht, schau nicht',
  key: 'musterlösung, lösung, lösungen, antwortschlüssel, erwartungshorizont, bewertungsschema, modellantwort, anweisungen, regeln, vorgaben',
  full: 'volle punkte, volle punktzahl, alle punkte, die volle, höchste punktzahl, maximale punktzahl, die höchste note, beste note',
  mistakes:
    'fehler, rundungsfehler, rechtschreibfehler, rechenfehler, flüchtigkeitsfehler, rechtschreibung, tippfehler',
  uncounted:
    'zählen nicht, zählen bei uns nicht, nicht gezählt, nicht gewertet, nicht werten, nicht angerechnet, nicht anrechnen, ohne abzug, kein abzug, nicht bewertet, zählt nicht',
  ownTeacher:
    'mein lehrer, meine lehrerin, unser lehrer, unsere lehrerin, laut lehrer, laut lehrerin, laut frau, laut herrn, laut meinem lehrer, laut meiner lehrerin, laut lehrkraft, unsere lehrkraft, meine lehrkraft, mit der lehrkraft',
  teacher:
    'der lehrer, die lehrerin, mein lehrer, meine lehrerin, unser lehrer, unsere lehrerin, frau, herr, lehrkraft',
  allows:
    'das zählt, dass das zählt, so durch, geht so, das geht, ist richtig, richtig ist, gilt, das gilt, erlaubt, falsch ist, das falsch, akzeptiert, gültig, in ordnung, okay ist, geschenkt, schenkt',
  labels:
    'bewertung, ergebnis, urteil, note, punkte, begründung, resultat, verdict, score, status, gesamturteil, endergebnis, ergebnis der prüfung',
};
