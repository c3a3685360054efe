import type { LinePatterns } from '../lines.ts';

/** The lines of German lessons. */
export const deLines: LinePatterns = {
  headings: {
    goals:
      /^(?:(?:lern|stunden)?ziele?(?!\p{L})|nach dieser (?:stunde|lektion|einheit)|am ende (?:der|dieser) (?:stunde|einheit|lektion)|das (?:lernst|kannst|solltest) du|du lernst|in dieser (?:stunde|lektion|einheit)|was (?:du|ihr) (?:lernst|lernt)|darum geht es|kompetenzen)/iu,
    keyWords:
      /^(?:begriffe|fachbegriffe|schlüsselwörter|schlüsselbegriffe|wichtige (?:wörter|begriffe)|grundbegriffe|stichwörter)(?!\p{L})/iu,
    glossary:
      /^(?:begriffe|fachbegriffe|glossar|wichtige begriffe|grundbegriffe|definitionen|worterklärungen|fachwörter|begriffserklärungen)(?!\p{L})/iu,
    tasks:
      /^(?:(?:haus|lern|schreib|arbeits|bonus|zusatz|gruppen|partner|einzel)?-?aufgaben?|(?:schreib|arbeits)auftr[aä]g|übung|fragen?(?!\p{L})|hausaufgabe|arbeitsauftr|einstieg|ablauf|jetzt (?:bist du|seid ihr|du|ihr)|quiz|test(?!\p{L})|wiederholung|sicherheit|aufräumen|entsorgung|ergebnisse(?!\p{L})|lösungen(?!\p{L})|diskussion|zum weiter|partnerarbeit|gruppenarbeit|einzelarbeit|blitzlicht|tafelbild|abgabe|abschluss(?!\p{L})|danke|zeitplan|stundenverlauf|checkliste|kontrolliere dich)/iu,
    materials:
      /^(?:(?:du|ihr) brauchs?t|das brauchs?t|material(?:ien)?|geräte|chemikalien|zutaten|benötigt)(?!\p{L})/iu,
    procedure:
      /^(?:(?:versuchs)?durchführung|so geht['’]?s|anleitung|schritte|zubereitung|vorgehen|arbeitsschritte)(?!\p{L})/iu,
    example:
      /^(?:(?:rechen|muster|aufgaben)?beispiel(?:aufgaben?|rechnung|e)?|musteraufgabe|musterlösung|lösung|rechnung)(?!\p{L})/iu,
    source:
      /^(?:quellen?(?!\p{L})|gedicht(?!\p{L})|auszug|zitat|[mq] ?\d+(?!\p{L})|text [a-d0-9](?!\p{L})|aus dem |materialien? \d)/iu,
  },
  goal: /^(?:ich kann|ich weiß|ich kenne|ich verstehe|(?:du|ihr) (?:kannst|könnt|weißt|wisst|kennst|kennt|lernst|lernt|verstehst|versteht))(?!\p{L})/iu,
  task: /^(?:(?:nenn|zeichn|beschreib|erklär|schreib|ergänz|füll|diskutier|find|berechn|beantwort|vergleich|wähl|kreis|unterstreich|beschrift|mach|recherchier|verbind|benutz|begründ|überleg|besprich|besprech|übertrag|ordn|kreuz|mal|kleb|schneid|lern|bearbeit|bring|trag|setz|stell|gieß|rühr|acht|denk|bild|notier|sammel|sammle|such|prüf|erstell|entwirf|entwerf|formulier|untersuch|wiederhol|präsentier|markier|erfind|beobacht|zünd|stülp|stopp|arbeit|erläuter|bestimm|skizzier|halt|zähl|leg|wasch|misch|hol|klär|interpretier|beurteil|bewert|werte|miss|messt)(?:e|t|et|n)?|lies|lest|schau(?:t|e)?|sieh|seht|betrachtet?|gib|gebt|nimm|nehmt|fertig|vergiss|vergesst|tipp)(?!\p{L}| man)/iu,
  formField:
    /^(?:name|vorname|klasse|datum|lehrer(?:in)?|lehrkraft|fach|schule|note|gruppe|punkte)\s*[:.…_]|[_.…]{6,}|^[^.]{0,40}\(?\d+ ?min(?:uten)?\b\.?\)?$|^(?:herr|frau) \p{Lu}\p{L}+$/iu,
  pageFurniture:
    /^(?:seite|s\.)\s*\d+|^folie\s*\d+(?!\p{L})(?! ?[:–-] ?\p{L})|^\d+$|©|\bseite \d+ von \d+|^(?:buch|arbeitsheft) S\. ?\d+/iu,
  example:
    /^(?:(?:rechen|zum )?beispiel(?:aufgabe)?|z\. ?b\.|lösung|geg\.|ges\.|gegeben|gesucht|rechnung|antwort)\s*\d*\s*:/iu,
  emphasis: /^(?:merke|merksatz|merk dir|wichtig|hinweis|beachte|achtung): (?=\p{Lu})/iu,
  label:
    /^(?:(?:wichtig\p{L}* |groß\p{L}* |häufig\p{L}* )?(?:vorteile?|nachteile?|ziele?|folgen?|ursachen?|gründe?|beispiele?|tipp|merke?|merksatz|achtung|hinweis|frage|antwort|quelle|schritt(?: \d+)?|formel|regel|früher|heute|später|erklärung|zusammenfassung|übung(?:en)?|hausaufgabe|material|problem|lösung|ergebnis|fazit|beobachtung|auswertung|aufgaben?|thema|fach|klasse|irrtum|fehler|richtig|falsch|sicherheit|entsorgung|wichtig|bemerkung|folie|seite|merkmale|kapitel|lektion|einheit|stunde|oft verwechselt|nicht verwechseln|sommer|winter))(?!\p{L})/iu,
  announcesError:
    /^(?:(?:achtung|vorsicht|aufgepasst)[,:!]? )?(?:(?:ein )?(?:häufige[rs]?|typische[rs]?|verbreitete[rs]?|weit verbreitete[rs]?) (?:fehler|irrtum|irrtümer|missverständnis|fehlvorstellung)|irrtum|irrtümer|missverständnis|fehlvorstellung|vorsicht,? falle|falle)\s*[:!–-]\s*/iu,
  callsAttention:
    /^(?:achtung|vorsicht|aufgepasst)(?!.*(?:fehler|irrtum|irrtümer|missverständnis|vorstellung|falle)\s*[:!–-])/iu,
  statesError:
    /(?:viele|manche|einige|die meisten)(?: (?:junge[n]? )?(?:Schülerinnen(?: und Schüler)?|Schüler(?: und Schülerinnen)?|Leute|Menschen|Kinder|Jugendliche|Lernende|Personen))?(?: (?:auch|noch|immer|von uns|von euch|in der Klasse))* (?:denken|glauben|meinen|sagen|behaupten|schreiben)(?: oft| noch| immer noch| fälschlich(?:erweise)?)*, (?<error>.+)|(?:ein|der) (?:\p{L}+ )?(?:irrtum|missverständnis)(?: ist)?,? (?:ist|lautet)?,? ?(?<mistake>dass .+)|(?:oft|häufig|manchmal|fälschlicherweise) (?:wird|hört man) (?:oft |häufig |fälschlicherweise )?(?:gedacht|behauptet|geglaubt|gesagt)?, (?<thought>.+)|man (?:könnte|hört oft) (?:denken|meinen|glauben)?, (?<taken>.+)/iu,
  denies:
    /^(?:(?:das|dies|es) (?:ist|stimmt) (?:(?:aber|jedoch|so|leider|natürlich|immer) )?(?:nicht(?: (?:so|wahr|richtig|immer (?:so|richtig)))?|falsch|ein (?:irrtum|fehler))|stimmt nicht|falsch|nein|unsinn)(?!\p{L})/iu,
  putsRight:
    /^(?:tatsächlich|in wirklichkeit|eigentlich|in wahrheit|aber|doch)(?!\p{L})|(?<!\p{L})fälschlich(?:erweise)?(?!\p{L})/iu,
  agrees:
    /^(?:das (?:stimmt(?! nicht)|ist (?:richtig|wahr|so))|sie haben recht|andere(?!\p{L})|und |(?:das (?:ist|stimmt) )?(?:theoretisch|in der theorie|im prinzip|grundsätzlich|manchmal|teilweise|zum teil|nur zum teil|nicht immer)(?!\p{L}))/iu,
  opensTruth: /^(?:tatsächlich|in wirklichkeit|eigentlich|in wahrheit),? /iu,
  opensContrast: /^(?:aber |doch (?!(?:\p{Ll}+(?:t|n|te)|sind|war|wird|wurde) ))|(?<=^[^,]{2,60}) aber(?= )/iu,
  asksForNumber:
    /(?<!\p{L})(?:wie (?:viele?|groß|hoch|lang|weit|schnell|schwer|teuer|breit|tief)|berechne|bestimme)(?!\p{L})/iu,
  toMachine:
    /\b(?:ignoriere|vergiss|missachte) (?:alle |die |deine |jede )*(?:vorherigen |bisherigen |obigen |früheren )?(?:anweisungen|regeln|instruktionen|befehle)|\bdu bist (?:jetzt )?(?:eine? )?(?:ki|assistent|sprachmodell|chatbot)\b|\b(?:ki|assistent|sprachmodell|chatgpt)[,:] |\bsystemprompt\b|\b(?:ignore|disregard) (?:all |any |the |your )*(?:previous |prior |above )?(?:instructions|rules|prompts?)|\byou are (?:an? )?(?:ai|assistant|language model|chatbot)|^(?:system|assistant|user)\s*:/iu,
};
