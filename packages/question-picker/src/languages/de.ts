import { listOf } from '@exit-tickets/answer-groups';
import type { LessonPack } from './lesson-pack.ts';
import type { LinePatterns } from './lines.ts';
import type { Stems } from './stems.ts';

// Nouns are recognised by their capitals, so term patterns are case-sensitive.
const noun = String.raw`(?:\p{L}-)?\p{Lu}[\p{L}\d’-]+`;
const adjectives = String.raw`(?:\p{Ll}[\p{L}-]+(?:e|er|en|es|em|te),? (?:und )?){0,3}`;
const term = String.raw`(?<term>(?:\p{Ll}[\p{L}-]+(?:e|er|es|en) )?${noun}(?: ${noun}){0,2})`;
const np = `(?:(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?) )?${term}`;
const explains = String.raw`(?:, (?:(?:\p{Ll}+ )?(?:der|die|das|den|dem|denen|deren|dessen|was|welche[rsnm]?)|um|bei der|also)|,? (?:von|vom|aus|in|im|mit|ohne|zwischen|über|für|zur?|zum|vor|unter|nach|an|am|auf|durch|gegen|bei|der|des|eines|einer|\p{Ll}{3,}er(?= \p{Lu}))) `;
const described = (article: string): string =>
  `(?!ein (?:\\p{Ll}+es )?Beispiel )${article}${adjectives}${noun}(?: (?:und|oder) ${noun})?${explains}.+`;

/** Line patterns of German lessons. */
const lines: LinePatterns = {
  headings: {
    goals:
      /^(?:(?:lern|stunden)?ziele?(?!\p{L})|nach dieser (?:stunde|lektion|einheit)|am ende (?:der|dieser) (?:stunde|einheit|lektion)|das (?:lernst|kannst|solltest) du|du lernst|in dieser (?:stunde|lektion|einheit)|was (?:du|ihr) (?:lernst|lernt)|darum geht es|kompetenzen)/iu,
    keyWords:
      /^(?:begriffe|fachbegriffe|schlüsselwörter|schlüsselbegriffe|wichtige (?:wörter|begriffe)|grundbegriffe|stichwörter|glossar|definitionen|worterklärungen|fachwörter|begriffserklärungen)(?!\p{L})/iu,
    tasks:
      /^(?:(?:haus|lern|schreib|arbeits|bonus|zusatz|gruppen|partner|einzel)?-?aufgaben?|(?:schreib|arbeits)auftr[aä]g|übung|fragen?(?!\p{L})|hausaufgabe|arbeitsauftr|einstieg|ablauf|jetzt (?:bist du|seid ihr|du|ihr)|quiz|test(?!\p{L})|wiederholung|sicherheit|aufräumen|entsorgung|ergebnisse(?!\p{L})|lösungen(?!\p{L})|diskussion|zum weiter|partnerarbeit|gruppenarbeit|einzelarbeit|blitzlicht|tafelbild|abgabe|abschluss(?!\p{L})|danke|zeitplan|stundenverlauf|checkliste|kontrolliere dich|differenzierung|einzelnachweise|weblinks|literatur(?:verzeichnis|$))/iu,
    materials:
      /^(?:(?:du|ihr) brauchs?t|das brauchs?t|material(?:ien)?|geräte|chemikalien|zutaten|benötigt)(?!\p{L})/iu,
    procedure:
      /^(?:(?:versuchs)?durchführung|so geht['’]?s|anleitung|schritte|zubereitung|vorgehen|arbeitsschritte)(?!\p{L})/iu,
    example:
      /^(?:(?:rechen|muster|aufgaben)?beispiel(?:aufgaben?|rechnung|e)?|musteraufgabe|musterlösung|lösung|rechnung)(?!\p{L})/iu,
    source:
      /^(?:quellen?(?!\p{L})|gedicht(?!\p{L})|auszug|zitat|[mq] ?\d+(?!\p{L})|text [a-d0-9](?!\p{L})|aus dem |materialien? \d)/iu,
  },
  goal: /^(?:ich kann|ich weiß|ich kenne|ich verstehe|(?:du|ihr) (?:(?:kannst|könnt)(?=.*(?:erklären|beschreiben|nennen|vergleichen|berechnen|zeichnen|anwenden|erkennen|benennen|erläutern|unterscheiden|bestimmen)(?!\p{L}))|weißt|wisst|kennst|kennt|lernst|lernt|verstehst|versteht))(?!\p{L})/iu,
  task: /^(?:(?:aufgabe|übung|frage) ?(?:\d|[a-z](?=[.:)]))|(?:nenn|zeichn|beschreib|erklär|schreib|ergänz|füll|diskutier|find|berechn|beantwort|vergleich|wähl|kreis|unterstreich|beschrift|mach|recherchier|verbind|benutz|begründ|überleg|besprich|besprech|übertrag|ordn|kreuz|mal|kleb|schneid|lern|bearbeit|bring|trag|setz|stell|gieß|rühr|acht|denk|bild|notier|sammel|sammle|such|prüf|erstell|entwirf|entwerf|formulier|untersuch|wiederhol|präsentier|markier|erfind|beobacht|zünd|stülp|stopp|arbeit|erläuter|bestimm|skizzier|halt|zähl|leg|wasch|misch|hol|klär|interpretier|beurteil|bewert|werte|miss|messt)(?:e|t|et|n)?|lies|lest|schau(?:t|e)?|sieh|seht|betrachtet?|gib|gebt|nimm|nehmt|bitte|fertig|vergiss|vergesst|tipp)(?!\p{L}| man)/iu,
  formField:
    /^(?:name|vorname|klasse|datum|lehrer(?:in)?|lehrkraft|fach|schule|note|gruppe|punkte)\s*[:.…_]|[_.…]{6,}|^[^.]{0,40}\(?\d+ ?min(?:uten)?\b\.?\)?$|^(?:herr|frau) \p{Lu}\p{L}+$/iu,
  notes: 'notizen',
  webPage:
    /(?<!\p{L})(?:(?:akzeptier\p{L}*|verwende\p{L}*|nutz\p{L}*)(?: \p{L}+){0,3} cookies|cookies akzeptieren|newsletter|anmelden|registrieren|einloggen|datenschutz|impressum|zuletzt aktualisiert|siehe auch|weiterlesen|mehr lesen|zum inhalt|alle rechte|nach oben|min(?:\.|uten)? lesezeit|\d+ kommentare?)(?!\p{L})|^(?:guten (?:morgen|tag)|hallo|liebe[rs]?) [^.,!]{2,30}[,!]|^(?:(?:veröffentlicht|erstellt) (?:am|von)|artikel teilen)(?!\p{L})|^(?:menü|startseite|kontakt|suche|anzeige|navigation|inhalt|inhaltsverzeichnis)$/iu,
  pageFurniture:
    /^(?:seite|s\.)\s*\d+|^folie\s*\d+(?!\p{L})(?! ?[:–-] ?\p{L})|^\d+$|©|\bseite \d+ von \d+|^(?:buch|arbeitsheft) S\. ?\d+/iu,
  example:
    /^(?:(?:rechen|zum )?beispiel(?:aufgabe)?|z\. ?b\.|lösung|geg\.|ges\.|gegeben|gesucht|rechnung|antwort)\s*\d*\s*:/iu,
  emphasis: /^(?:merke|merksatz|merk dir|wichtig|hinweis|beachte|achtung): (?=\p{Lu})/iu,
  label:
    /^(?:(?:wichtig\p{L}* |groß\p{L}* |häufig\p{L}* )?(?:vorteile?|nachteile?|ziele?|folgen?|ursachen?|gründe?|beispiele?|tipp|merke?|merksatz|achtung|hinweis|frage|antwort|quelle|schritt(?: \d+)?|formel|regel|früher|heute|später|erklärung|zusammenfassung|einleitung|einführung|übung(?:en)?|hausaufgabe|material|problem|lösung|ergebnis|fazit|beobachtung|auswertung|aufgaben?|thema|fach|klasse|irrtum|fehler|richtig|falsch|sicherheit|entsorgung|wichtig|bemerkung|folie|seite|merkmale|kapitel|lektion|einheit|stunde|oft verwechselt|nicht verwechseln|sommer|winter))(?!\p{L})/iu,
  announcesError:
    /^(?:(?:achtung|vorsicht|aufgepasst)[,:!]? )?(?:(?:ein )?(?:häufige[rs]?|typische[rs]?|verbreitete[rs]?|weit verbreitete[rs]?) (?:fehler|irrtum|irrtümer|missverständnis|fehlvorstellung)|irrtum|irrtümer|missverständnis|fehlvorstellung|vorsicht,? falle|falle)\s*[:!–-]\s*/iu,
  callsAttention:
    /^(?:achtung|vorsicht|aufgepasst)(?!.*(?:fehler|irrtum|irrtümer|missverständnis|vorstellung|falle)\s*[:!–-])/iu,
  statesError:
    /(?:viele|manche|einige|die meisten)(?: (?:junge[n]? )?(?:Schülerinnen(?: und Schüler)?|Schüler(?: und Schülerinnen)?|Leute|Menschen|Kinder|Jugendliche|Lernende|Personen))?(?: (?:auch|noch|immer|von uns|von euch|in der Klasse))* (?:denken|glauben|meinen|sagen|behaupten|schreiben)(?: oft| noch| immer noch| fälschlich(?:erweise)?)*, (?<error>.+)|(?:ein|der) (?:\p{L}+ )?(?:irrtum|missverständnis)(?: ist)?,? (?:ist|lautet)?,? ?(?<mistake>dass .+)|\p{Lu}\p{L}+ (?:denken|glauben|meinen) (?:oft|häufig|fälschlich(?:erweise)?), (?<assumed>.+)|(?:oft|häufig|manchmal|fälschlicherweise) (?:wird|hört man) (?:oft |häufig |fälschlicherweise )?(?:gedacht|behauptet|geglaubt|gesagt)?, (?<thought>.+)|man (?:könnte|hört oft) (?:denken|meinen|glauben)?, (?<taken>.+)/iu,
  denies:
    /^(?:(?:das|dies|es) (?:ist|stimmt) (?:(?:aber|jedoch|so|leider|natürlich|immer) )?(?:nicht(?: (?:so|wahr|richtig|immer (?:so|richtig)))?|falsch|ein (?:irrtum|fehler))|stimmt nicht|falsch|nein|unsinn)(?!\p{L})/iu,
  putsRight:
    /^(?:tatsächlich|in wirklichkeit|eigentlich|in wahrheit|aber|doch)(?!\p{L})|(?<!\p{L})fälschlich(?:erweise)?(?!\p{L})/iu,
  agrees:
    /^(?:das (?:stimmt(?! nicht)|ist (?:richtig|wahr|so))|sie haben recht|andere(?!\p{L})|und |(?:das (?:ist|stimmt) )?(?:theoretisch|in der theorie|im prinzip|grundsätzlich|manchmal|teilweise|zum teil|nur zum teil|nicht immer)(?!\p{L}))/iu,
  opensContrast: /^(?:aber |doch (?!(?:\p{Ll}+(?:t|n|te)|sind|war|wird|wurde) ))|(?<=^[^,]{2,60}) aber(?= )/iu,
  but: /, aber (?!auch)/u,
  joins: /^(?:und|oder|bis)\s/u,
  toMachine:
    /\b(?:ignoriere|vergiss|missachte) (?:alle |die |deine |jede )*(?:vorherigen |bisherigen |obigen |früheren )?(?:anweisungen|regeln|instruktionen|befehle)|\bdu bist (?:jetzt )?(?:eine? )?(?:ki|assistent|sprachmodell|chatbot)\b|\b(?:ki|assistent|sprachmodell|chatgpt)[,:] |\bsystemprompt\b|\b(?:ignore|disregard) (?:all |any |the |your )*(?:previous |prior |above )?(?:instructions|rules|prompts?)|\byou are (?:an? )?(?:ai|assistant|language model|chatbot)|^(?:system|assistant|user)\s*:/iu,
  opensMeaning: new RegExp(
    `^(?:(?:der|die|das|eine?|alle) ${adjectives}${noun}(?:${explains}|$|[.]$)|${adjectives}${noun}(?: (?:oder|und) ${noun})?(?:, (?:\\p{Ll}+ )?(?:der|die|das|den|dem|denen|deren|dessen) | (?:von|aus|vor|zwischen|für|mit|über|ohne|der|des|eines|einer) )|(?:wenn|was|etwas|jemand|alles, was|ein Dienst)\\s)`,
    'u',
  ),
};
const stems: Stems = {
  opensLeaning:
    /^(?:dies\p{L}*|er|sie|wir|ich|es (?!gibt|gab)\p{L}+|das (?:ist|war|heißt|nennt|gilt|liegt|sind|waren|führt|bedeutet|zeigt|macht|hat|kann|stimmt|geschieht)|da(?:von|ran|rin|bei|zu|für|durch|raus|rauf|rüber|runter|rum|mit|nach|vor|gegen|neben|zwischen|hinter|her)|hier\p{L}*|dann|so|solche\p{L}*|auch|ihre?[nrms]?|sein(?:e[nrms]?)?|aber|denn|und|oder|doch|beide\p{L}*|später|deshalb|deswegen|darum|folglich|somit|jedoch|dort|zuletzt|schließlich|anschließend|trotzdem|dennoch|außerdem|zudem|dagegen|allerdings|stattdessen|(?:in|mit|von|bei|durch|aus|zwischen|für|an|auf|nach|vor|zu|unter|während|trotz|wegen) (?:dies\p{L}*|ihm|ihr|ihnen|ihn|beide\p{L}*)|(?:der|die|das) (?:andere|erste|zweite|dritte|letzte|nächste)n?|der eine|die einen|das eine|andere|manche|einige|zuerst|zunächst|heute|jetzt|nun|ebenso|umgekehrt|(?:wenn|weil|als|nachdem|sobald|da) (?:er|sie|es|dies\p{L}*|das)|erstens|zweitens|drittens|ja|nein|stell|denk|mein\p{L}*|unser\p{L}*|im gegensatz dazu|in wirklichkeit|tatsächlich|(?:\p{L}+ |\d+ ){1,3}(?:minuten?|stunden?|tage?|wochen?|monate?|jahre?|jahrhunderte?) (?:später|danach|zuvor|darauf))(?!\p{L})/iu,
  adds: /^(?:auch|beide|andere)(?!\p{L})/iu,
  leans:
    /(?<!\p{L})(?:(?<!, )da(?:von|ran|rin|bei|für|durch|raus|mit|nach|gegen|neben|zwischen|hinter)(?!,)|hier(?:von|an|in|bei|zu|für|durch|aus|auf|mit)?|dort|dies(?:e[rnms]?)?|solche[rnms]?|letztere[rns]?|erstere[rns]?|(?<!(?:nach|von) )(?:oben|unten)|obige[nr]?|folgende[nrs]?|Abbildung|Abb|(?:Seite|Folie|Tabelle|Bild|Quelle|Material) [\dA-D]|siehe|nebenstehende[nrs]?|jedoch|trotzdem|dennoch|allerdings|immer noch|außerdem|(?:frühere|vorige|(?<!\p{L} (?:an|auf|aus|bei|durch|für|in|mit|nach|von|zu) eine[mnr]? )andere|übrige|weitere)[nrs]? \p{Lu}\p{L}+|wir|ich|uns|unser\p{L}*|heute|gestern|jede[rs]? (?:Hälfte|Teil|Seite))(?!\p{L})|(?<!\p{L})(?:es|ihn|ihm|sie)$|^(?:\p{L}+ ){1,4}(?:er|(?<!gibt |gab )es|sie|ihn|ihm|ihnen)(?!\p{L})/iu,
  hangs:
    /(?<!\p{L})(?:nicht|kein|so(?: \p{L}+)?|zu|aber|sondern|und|oder|ist|sind|nur|in d(?:em|er))$|^(?:falls|nachdem|obwohl|sobald|weil|wenn) [^,]*$/iu,
  notOnly: /nicht nur/iu,
  cause:
    /^(?<left>[^;:]{12,}?),? (?<right>(?:(?:vor allem|auch|nur|gerade|nämlich) )?(?:weil|da(?= [^,]+$)|denn) .{6,})$/u,
  aim: /^(?<left>[^;:]{12,}?), (?<right>(?:um|damit) .{6,})$/u,
  consequence:
    /^(?<left>[^;:]{12,}?),? (?<right>(?:sodass|so dass|wodurch|weshalb|weswegen|und deshalb|und dadurch|was dazu führt, dass) .{8,})$/u,
  opensReason: /^denn /iu,
  condition:
    /^(?<left>(?:(?:Wenn|Weil|Sobald|Je) (?!dies|das |er |sie |es )[^,;:]{8,}|\p{Lu}\p{L}+ [^,;:]{8,}(?=, (?:dann|so) ))), (?<right>\p{Ll}[^,;:]{8,})$/u,
  contrast: /^(?<left>[^;:]{12,}?, (?:während|wohingegen|im Gegensatz zu)) (?<right>[^;:]{8,})$/u,
  enumeration:
    /^(?<left>[^;:,]{8,}?(?: (?:besteht|bestehen) aus|(?: sind|:)(?= [^,;:]+, ))) (?<right>[^\s,;:]+(?: [^\s,;:]+){0,4}(?:, [^\s,;:]+(?: [^\s,;:]+){0,4})*,? (?:und|oder)(?: [^\s,;:]+){1,6})$/u,
  says: /^(?<left>[^;:,]{4,}? (?:entsteh(?:t|en)(?: \p{L}+)? (?:durch|aus|bei)|entsteh(?:t|en)(?: \p{L}+)?, wenn|(?:führ(?:t|en|te|ten)) (?:zur?|zum|dazu, dass)|sorg(?:t|en) (?:für|dafür, dass)|dien(?:t|en) (?:zur?|zum|als|dazu,)|schütz(?:t|en) (?:vor)?|verhinder(?:t|n),? (?:dass)?|nur(?: dann)?, wenn)) (?<right>[^;:]{8,})$/u,
  givesCause:
    /^(?:(?:das|dies) (?:liegt daran|kommt daher|geschieht, weil|passiert, weil|ist so, weil)|(?:der )?grund (?:dafür|hierfür) (?:ist|war))(?!\p{L})/iu,
  addsCause: /^(?:außerdem|zudem|darüber hinaus)(?!\p{L})/iu,
  givesConsequence:
    /^(?:dadurch|deshalb|daher|darum|deswegen|infolgedessen|als folge|folglich|somit|aus diesem grund|(?:das|dies) (?:führt|führte) (?:dazu|zu)|die folge (?:ist|war))(?!\p{L})/iu,
  definitions: [
    new RegExp(`^Unter (?:dem Begriff |dem |der |einem |einer )?${term} versteht man .{10,}$`, 'u'),
    new RegExp(`^(?:(?:Der|Die|Das) )?${term} bedeutet,? .{12,}$`, 'u'),
    new RegExp(`^Als ${term} bezeichnet man .{10,}$`, 'u'),
    new RegExp(
      `^[^:;]{12,}?,? (?:heißt|heißen|hieß|hießen|nennt man|nannte man|bezeichnet man als) (?:auch )?${np}$`,
      'u',
    ),
    new RegExp(`^[^:;]{12,}?,? (?:wird|werden) (?:auch )?(?:als )?${np} (?:genannt|bezeichnet)$`, 'u'),
    new RegExp(`^${np} (?:ist|war) ${described('(?:ein|eine|der|die|das) ')}$`, 'u'),
    new RegExp(`^${np} (?:sind|waren) ${described('')}$`, 'u'),
  ],
  definesPrevious: [
    new RegExp(
      String.raw`^(?:Dies(?:e[rnms]?)?|Das|Solche)(?: \p{L}+){0,4}? (?:nennt man|bezeichnet man als|nennen wir|heißt|heißen) (?:auch )?(?:den |der |die |das |eine? )?${term}$`,
      'u',
    ),
    new RegExp(`^Man (?:nennt|bezeichnet) (?:dies|das)(?: auch)?(?: als)? ${term}$`, 'u'),
    new RegExp(
      String.raw`^(?:Dies(?:e[rnms]?)?|Das)(?: \p{L}+){0,4}? (?:wird|werden) (?:auch )?(?:als )?${term} (?:genannt|bezeichnet)$`,
      'u',
    ),
  ],
  difference:
    /(?<!\p{L})Unterschiede? zwischen (?:(?:der|die|das|dem|den|einem|einer) )?(?<a>(?:\p{Ll}+ )?\p{Lu}[\p{L}-]+) und (?:(?:der|die|das|dem|den|einem|einer) )?(?<b>(?:\p{Ll}+ )?\p{Lu}[\p{L}-]+)/u,
  hollowNoun:
    /(?:^|\s)(?:Beispiele?|Folgen?|Nachteile?|Vorteile?|Gr(?:u|ü)nde?|Ursachen?|Ziele?|Unterschiede?|Probleme?|Fragen?|Antwort|Teil|Teile|Art|Arten|Ergebnis|Aufgaben?|Er|Sie|Es|Hier|Das|Dies|Dort|Wichtigste|Erste|Zweite|Dritte|Letzte|Größte|Bekannteste|Andere|Mensch|Menschen|Möglichkeit|Situation|Regel|Rest|Idee|Trick|Text|Autor|Titel|Dichter|Hauptfigur|Stunde|Schritt|Junge|Mädchen|Wer|Was|Wir|Ich|Man|Alle|Viele|Jeder|Jede|Heute|Früher|Außerdem|Entscheidend|Wichtig|Ihr|Ihre|Sein|Seine|Schon|Auch|Jahre?n?|Jahrhunderts?|Zeit|Ende|Anfang|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u,
  nouns: /(?<=\p{Ll}[undefined,;]? )(?<noun>\p{Lu}\p{L}{3,})/gu,
  article: /^(?:der|die|das|den|dem|des|eine?[mnrs]?)\s+/iu,
  bendingArticle: /(?:der|die|das) $/iu,
  ask: {
    meaning: (term) => `Erkläre in eigenen Worten, was ${term} bedeutet.`,
    cause: (quoted) => `${quoted} Erkläre, warum.`,
    aim: (quoted) => `${quoted} Erkläre, wozu.`,
    consequence: (quoted) => `${quoted} Welche Folge hat das?`,
    difference: (a, b) => `Worin unterscheiden sich ${a} und ${b}?`,
    misconception: (error) => `Manche Menschen glauben, ${error}. Erkläre, was daran nicht stimmt.`,
    quotedMisconception: (quoted) => `Jemand sagt: ${quoted} Erkläre, was daran nicht stimmt.`,
    completion: (quoted) => `Vervollständige den Satz: ${quoted}`,
    list: (quoted) => `Vervollständige die Liste: ${quoted}`,
    gap: (quoted) => `Welches Wort fehlt? ${quoted}`,
  },
  believes: (error) => `Glaubt, ${error}.`,
  suggestedFocus: (topics, headings) =>
    `In dieser Stunde geht es um ${listOf(topics, 'und')}.${headings.length > 0 ? ` Teile: ${listOf(headings, 'und')}.` : ''}`,
};

/** Line patterns, sentence patterns and questions for German lessons. */
export const de: LessonPack = { lines, stems };
