import type { LanguagePack } from './language-pack.ts';
import { phrases, wordLists, words } from './words.ts';

export const de: LanguagePack = {
  name: 'German',
  whichIsRight: 'Welche Antwort stimmt?',
  words: {
    stop: words(`der die das den dem des ein eine einen einem einer eines und von in im ist sind war waren wird werden wurde wurden
    zu zum zur dass mit für auf an am als bei beim nicht kein keine keinen keiner aber oder wenn dann durch nach aus über bis
    gegen unter zwischen vor sie er es wir ihr du ich ihre ihren ihrem ihrer sein seine seinen seinem seiner sich man was wer wo
    wann warum wie welche welcher welches hat haben hatte hatten kann können konnte konnten soll sollen sollte sollten muss
    müssen mussten darf will wollte da dort hier deshalb daher darum dadurch denn weil während sodass damit so noch schon mehr
    viel viele sehr nur auch immer oft manchmal etwa fast alle alles jeder jede jedes andere anderen anderer ander selbst eigene
    heißt heißen nennt nennen genannt bezeichnet diese dieser dieses diesem diesen davon daran darin also zwei drei vier fünf
    erste ersten habe sei wäre würde hätte bleibt bleiben blieb blieben geht gehen kommt kommen gibt geben lassen ließ um ohne`),
    function:
      words(`dass dies diese dieser dieses es sie er ihn ihm ihr sich ist sind war waren wird werden wurde wurden hat haben
    hatte kann konnen konnte geht gehen tut und dann als wie wenn zu um in im am an auf bei beim weil denn da aber sehr ganz
    hier dort was wo man nun jetzt schon noch auch zum zur beispiel zb`),
    contrary:
      words(`nicht kein keine keinen keiner nie nichts niemand ohne mit nur alle immer manchmal einige beide mehr weniger
    meiste viel wenig grosser kleiner gross klein hoher niedriger tiefer hoch niedrig schneller langsamer schnell langsam
    warmer kalter warm kalt steigt sinkt steigen sinken fallt zu ab auf offen geschlossen schwerer leichter schwer leicht
    starker schwacher stark schwach vor nach fruher spater zuerst zuletzt innen aussen oben unten links rechts ja nein gut
    schlecht wahr falsch richtig positiv negativ plus minus oder also durch von aus`),
    fillers: {
      anywhere: words('der die das den dem des ein eine einen einem einer eines eigentlich halt ahm ah hm naja'),
      opening:
        phrases(`ich denke dass|ich denke|ich glaube dass|ich glaube|glaube ich|denke ich|meiner meinung nach|vielleicht
      |wahrscheinlich|es ist|es sind|ist|sind|man nennt|nennt man|es heisst|heisst|antwort ist|antwort lautet|antwort
      |meine antwort ist|weil|wegen|durch|denn|dass|also|und`),
      closing: phrases('glaube ich|denke ich|ich glaube|ich denke|meiner meinung nach|vielleicht|oder so|ist|sind'),
    },
    and: 'und',
    or: 'oder',
    one: words('ein eine einem'),
    minus: 'minus',
    numbers:
      'null - zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    joinNumber: (ten, unit) => [`${unit === '-' ? 'ein' : unit}und${ten}`],
    fractions: wordLists('halb halbe halfte|drittel|viertel|funftel|sechstel|siebtel|achtel|neuntel|zehntel'),
    outOf: phrases('von|aus'),
    months: 'januar februar marz april mai juni juli august september oktober november dezember'.split(' '),
    besideDay: new Set(),
    endings: /(?:ungen|ung|ten|tet|te|en|em|er|es|st|e|s|n|t)$/,
    minStemLength: 4,
    inflections: /(?:en|em|es|et|st|e|n|t|s)$/u,
    sameInEveryLesson: new Map([
      ['co2', 'kohlenstoffdioxid'],
      ['kohlendioxid', 'kohlenstoffdioxid'],
      ['o2', 'sauerstoff'],
      ['h2o', 'wasser'],
    ]),
    substances: new Map([
      ['co2', ['kohlenstoffdioxid']],
      ['kohlendioxid', ['kohlenstoffdioxid']],
      ['o2', ['sauerstoff']],
      ['h2o', ['wasser']],
    ]),
    otherTerms: { miose: 'meiose', mitose: 'miose' },
    sounds: [
      [/v/gu, 'f'],
      [/dt$|d$/u, 't'],
    ],
    units: {
      h: 'h stunde stunden',
      day: 'tag tage tagen',
      year: 'jahr jahre jahren alt',
      '°c': 'gradcelsius',
      '°': 'grad',
    },
    abbreviations:
      /(?:^|[\s(])(?:z\.\s?B|d\.\s?h|u\.\s?a|bzw|ca|Nr|Dr|Prof|St|vgl|v\.\s?Chr|n\.\s?Chr|evtl|ggf|sog|Abb|\d{1,2}|[IVX]+)\.$/,
    decimalMark: ',',
    quotes: { outer: ['„', '“'], inner: ['‚', '‘'] },
    capitalisesNouns: true,
    typicalLetters: /[äöüß]/g,
    copulas: new Set(['ist', 'sind', 'war', 'waren', 'heisst', 'heissen', '=']),
    beforeNumbers: new Set(['jahr', 'ergebnis', 'betragt']),
  },
  remarks: {
    blank: 'Leer: Es gibt keine Antwort, die bewertet werden kann.',
    noContent: 'Kein Inhalt: Das hat nichts mit der Frage zu tun.',
    unjudged: 'Noch nicht bewertet.',
    rightChoice: (key) => `Richtig: „${key}“ ist die richtige Antwort.`,
    wrongChoice: (key) => `Das ist nicht die richtige Wahl. Richtig ist „${key}“.`,
    asExpected: (expected) => `Richtig: Das stimmt mit „${expected}“ überein.`,
    rightNumber: (expected) => `Richtig: Das Ergebnis ist ${expected}.`,
    wrongNumber: (expected) => `Diese Zahl stimmt nicht. Das Ergebnis ist ${expected}.`,
  },
  saysNothing: [
    '(?:ich )?(?:wei(?:ß|ss)|verstehe?)(?: ich)?(?: (?:es|das|die frage))?(?: (?:leider|echt|auch|gerade))* nicht(?: mehr| genau)?',
    '(?:ich )?(?:habe? )?(?:leider )?keine? (?:ahnung|antwort|plan|idee)|k\\.a\\.?',
  ],
  saysNothingInShort: 'ka|kA|kp',
  saysNone: words('nichts nix'),
  beforeContact: words('mein meine nummer ist mich ruf an'),
  asksOpinion: [
    String.raw`\b(?:was|wie) (?:hältst|halten) (?:du|sie|ihr) (?:\p{L}+ )?von\b|\bwie fandest du\b|\bwas fandest du\b|\bwie hat (?:dir|euch|ihnen)\b|\bwas hat (?:dir|euch) (?:\p{L}+ )?gefallen`,
    String.raw`\b(?:deine[rm]?|ihrer?|eurer?) (?:eigenen? |persönlichen? )?meinung\b|\bwelche fragen? (?:hast du|habt ihr|haben sie)\b|\bwas (?:ist|war) (?:dir|für dich|euch) (?:\p{L}+ )?(?:unklar|schwer|schwierig|leicht)`,
    String.raw`\bwas (?:möchtest|willst) du (?:\p{L}+ ){0,8}(?:wissen|lernen)|\bwas hast du (?:\p{L}+ )?nicht verstanden|\bwie findest du (?:es|das),? (?:dass|wenn)\b`,
  ],
  asks: {
    several: 'zwei|drei|vier|fünf|beide|nenne|welche (?:(?!welche ).)* sind',
    naming: 'welche|nenne',
    two: 'zwei',
    order: 'reihenfolge|schritte|zuerst|ordne|sortier|aufsteigend|absteigend',
    form: 'bruch|prozent|dezimal|nachkommastelle|runde|kürze',
    wordForm: String.raw`(?<!\p{L})(?:plural|singular|mehrzahl|einzahl|konjunktiv|konjugier|deklinier|präteritum|(?:plusquam)?perfekt\b|futur\b|(?:ins|im|das) (?:präsens|passiv)\b|partizip|imperativ|genitiv|dativ|akkusativ|(?:richtige|korrekte) (?:form|schreibweise)|rechtschreib|schreibt man\b|übersetz|wie sagt man|(?:englische|deutsche|französische|spanische|lateinische)[sn]? wort|auf (?:englisch|deutsch|französisch|spanisch|latein)\b)`,
    article: String.raw`\bartikel\b|der, die oder das`,
    marks: String.raw`\bkommas?\b|kommata|satzzeichen|interpunktion|großschreib|groß oder klein|groß- und klein`,
    joined: 'zusammen oder getrennt|getrennt oder zusammen',
    formula: String.raw`\b(?:formel|summenformel|symbol)\b`,
    estimate: 'ungefähr|schätz',
    example: String.raw`\b(?:nenne|gib)\b|beispiel`,
    each: String.raw`\b(?:je|jeweils)\b|koordinat|verhältnis`,
    task: 'berechne|rechne|löse|bestimme|ermittle|vereinfache|kürze|nenne|gib|wähle',
    explain: 'erkläre|erklären Sie|erläutere|begründe|zeige',
    explained:
      'wie|warum|wieso|du|Sie|das|es|dies|dabei|darauf|dazu|dein|deine|deinen|die|den|antwort|ergebnis|rechnung|lösung|rechenweg|weg|machst|rechnest|gerechnet|hast|kommst|gekommen|bist|weißt|gehst|vorgehst|vor|denkst|kurz|auf|in|eigenen|worten',
  },
};
