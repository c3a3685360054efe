import type { LanguageWords } from '../language-words.ts';
import { concern } from './concern.ts';
import { masking } from './masking.ts';
import { scoring } from './scoring.ts';

export const de: LanguageWords = {
  confidenceQuestion: 'Wie sicher bist du dir bei deinen Antworten?',
  confidenceEnds: { lowEnd: 'gar nicht sicher', highEnd: 'ganz sicher' },
  markedBy: {
    right: 'Die Lehrkraft hat diese Antwort als richtig bewertet.',
    partly: 'Die Lehrkraft hat diese Antwort als teilweise richtig bewertet.',
    wrong: 'Die Lehrkraft hat diese Antwort als falsch bewertet.',
  },
  readYourself: 'Lesen Sie diese Antwort selbst: Vielleicht braucht, wer sie geschrieben hat, einen Erwachsenen.',
  ocrData: 'deu',
  smallWords:
    'der das und ist nicht ein eine einen mit für auf den dem sich auch werden wird wie warum welche zu bei von die',
  questionWord: /^(?:was|wer|wen|wem|wessen|welche[rsnm]?|wie\p{L}*|wo\p{L}*|wann|warum|weshalb|inwiefern)$/u,
  secondQuestion: /\bund (?:was|welche[rsnm]?|wie|wer|wann|warum|wo\p{L}*)\s+(.*)/iu,
  yesAndNo: 'ja|nein|richtig|falsch',
  allOrNone: String.raw`alle (?:genannten|oben)\w*|keine (?:der|von)`,
  or: 'oder',
  asksAboutMaterial: String.raw`(?:abbildung|bild|folie|aufgabe|quelle|foto|schema) \d+|(?:auf|in|unter) (?:der|dem|dieser|diesem) (?:\p{L}+ )?(?:abbildung|bild|folie|foto|video)|im (?:bild|video|foto)|ha(?:st|bt) (?:du|ihr) (?:\p{L}+ ){0,6}gelernt|(?:schau\p{L}{0,12}|sieh) (?:\p{L}+ ){0,3}(?:bild|abbildung|foto|schema|grafik|karte|folie)(?: \p{L}+)?|(?:gelernt|behalten|mitgenommen) (?:\p{L}+ ){0,4}(?:stunde|heute)|(?:stunde|heute) (?:\p{L}+ ){0,4}(?:gelernt|behalten|mitgenommen)|(?:fandest|findest) du|hat dir|ha(?:st|bt) (?:du|ihr) (?:\p{L}+ ){0,6}(?:erfahren|mitgenommen)|zeigt (?:das|die|der) (?:bild|foto|abbildung|folie|video)|laut (?:bild|abbildung|foto|folie)`,
  notices: String.raw`[Hh]ausaufgaben?|[Aa]rbeitsblatt|[Bb]is (?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag)|[Ff]olie \d|[Ss]eite \d|[Aa]ufgaben? \d|(?:Herr|Frau) \p{Lu}\p{L}{0,12}|[Rr]abatt|[Kk]ostenlos|[Aa]ngebot:|[Gg]ratis|[Kk]lassenarbeit|[Aa]bonne\p{L}{0,12}|entfällt|[Vv]erlag|[Aa]bbildung \d|[Nn]ächste (?:Stunde|Woche)|bringt? (?:\p{L}+ ){0,4}mit(?!\p{L})|fertig ?machen|[Vv]ergesst|[Vv]ergiss|\d{1,3} ?% Rabatt`,
  numberWords:
    /(?<!\p{L})(?:(?<!(?:die|diese|den|der) )zwei|zwei(?= (?:schüler|kinder|antworten|drittel))|drei|vier|fünf|sechs|sieben|(?<!außer )acht(?! (?:gelassen|lassen|lässt|geben|gibt|nehmen))|neun|zehn|elf|zwölf|zwanzig|hälfte|prozent|(?:die )?meisten (?:schüler\p{L}{0,12}|antworten|kinder)|mehrheit|niemand|alle schüler\p{L}{0,12})(?!\p{L})/giu,
  outOf: 'von den|von|der',
  quantityWords: String.raw`(?:fast |beinahe |nahezu )?(?:einige|manche|viele|wenige|mehrere|die meisten|alle|ein paar|etliche|eine reihe von|eine handvoll|kaum ein\p{L}{0,12}) (?:der )?(?:schüler\p{L}{0,12}|kinder\p{L}{0,12}|lernende\p{L}{0,12}|antworten)|(?:fast|beinahe|nahezu) (?:alle|jeder|niemand|keiner)|die (?:ganze|halbe) klasse|ein(?:e[mn])? (?:großteil|teil|drittel|viertel) der (?:klasse|gruppe|schüler\p{L}{0,12})|ein großteil(?! (?:de[rs]|von|an|dieser))|die meisten|eine handvoll|minderheit|vereinzelt\p{L}{0,12}|kaum (?:jemand|einer|eine)|(?:das gros|der großteil|der rest|die mehrheit|die hälfte|ein bruchteil) der (?:klasse|gruppe|schüler\p{L}{0,12}|kinder\p{L}{0,12}|lernenden)|die wenigsten|größtenteils|überwiegend|mehrheitlich|(?:jede[rs]?|kein(?:e)?) (?:schüler\p{L}{0,12}|kind|lernende\p{L}{0,12})|(?:viele|einige|manche|wenige|mehrere|etliche|zahlreiche|alle|einzelne)(?: \p{L}+)?(?= (?:denken|meinen|glauben|halten|verwechseln|schreiben|nennen|sagen|sehen|nehmen|wissen|können|haben|verstehen|vertauschen|zählen|rechnen|vergessen|geben|setzen|lassen))|(?:einige|viele|manche|mehrere) von ihnen|zahlreiche (?:schüler\p{L}{0,12}|kinder\p{L}{0,12}|antworten)|nirgends|nirgendwo|(?:wird|werden|wurde|ist|sind|hat|haben) (?:nie|niemals|immer|durchweg|überall|nirgends)(?=(?: \p{L}{1,20}){0,4} (?:\p{L}{0,8}ge|be|ver|er|ent|zer)\p{L}{2,14}(?:t|en)(?:[.,;!?]|$))`,
  remarksOnPersons: String.raw`faule?|dumme?|unkonzentriert|unaufmerksam|unmotiviert|begabt\p{L}{0,12}|schwache (?:schüler|leser)\p{L}{0,12}|adhs|autis\p{L}{0,12}|legasthen\p{L}{0,12}|nicht aufgepasst|pass\p{L}{0,2}(?: \p{L}{1,12}){0,3} nicht auf|schlampig|schwach\p{L}{0,2} (?:gruppe|klasse|schüler\p{L}{0,12}|leser\p{L}{0,12}|kinder)|leistungsschwach\p{L}{0,12}|(?:nicht|schlecht|kaum) (?:gelernt|lern(?:en|t)|zugehört|aufgepasst|geübt|angestrengt|mitgearbeitet)|unbegabt\p{L}{0,12}|unreif\p{L}{0,12}|schlau\p{L}{0,12}|kluge?|langsame (?:schüler\p{L}{0,12}|kinder)|desinteressiert\p{L}{0,12}|keine (?:mühe|lust)|nachlässig\p{L}{0,12}|intelligent\p{L}{0,12}|begriffsstutzig|(?:nicht|unter) (?:auf )?dem niveau|nicht das niveau|gehört nicht in`,
  callsWrong:
    'stimmt nicht|nicht richtig|falsch|nicht wahr|unrichtig|trifft nicht zu|irrtum|fehler|missverständnis|unsinn|trugschluss',
  teachesThat: String.raw`(?:erklär|zeig|sag|beton|erinner|wiederhol|schreib|notier|mach|halt|diktier|erläuter|lass|stell)\p{L}{0,12}[^.!?:]{0,60}?(?:,? dass(?!\p{L})|,? warum(?!\p{L})|:)`,
  setsRight: String.raw`nicht|kein\p{L}{0,2}|nie|nirgends|falsch|verbesser\p{L}{0,12}|korrigier\p{L}{0,12}|stimmt|stimmen|ob|statt|sondern|vergleich\p{L}{0,12}|wähl\p{L}{0,12}|widerleg\p{L}{0,12}|ergänz\p{L}{0,12}`,
  feedbackWords: `antwort ergebnis resultat erklärung begründung grund ursache folge anlass zusammenhang rolle begriff wort idee
    gedanke vorstellung schritt reihenfolge rechenweg rechnung beispiel unterschied kern hälfte frage gefragt
    richtig falsch korrekt vollständig unvollständig klar genau ungenau vage fehlt fehlen weggelassen vergessen
    benannt erwähnt beschrieben erklärt unerklärt begründet unbegründet verstanden erkannt gesehen gesagt gedacht
    gehalten aufgefasst betrachtet verwechselt vertauscht umgekehrt gleichgesetzt verglichen zugeschrieben
    zugeordnet angewendet verwendet benutzt gegeben gesucht gemacht später früher geschieht passiert etwas jemand
    ding weise art`,
  concern,
  masking,
  scoring,
};
