import type { DefinitionPattern, SentencePatterns } from '../sentences.ts';
import { withAntecedent } from './antecedent.ts';
import { mainClause, straighten } from './main-clause.ts';
import { deRules } from './rules.ts';

// Nouns are known by their capitals, so that these patterns are not case-blind.

const noun = String.raw`(?:\p{L}-)?\p{Lu}[\p{L}\d’-]+`;
const adjectives = String.raw`(?:\p{Ll}[\p{L}-]+(?:e|er|en|es|em|te),? (?:und )?){0,3}`;
/** Behind it the symbol of a quantity may stand: “der Grundwert G”. */
const term = String.raw`(?<term>(?:\p{Ll}[\p{L}-]+(?:e|er|es|en) )?${noun}(?: ${noun}){0,2})(?: \p{Lu})?`;
const np = String.raw`(?<np>(?:(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?) )?(?<term>(?:\p{Ll}[\p{L}-]+(?:e|er|es|en) )?${noun}(?: ${noun}){0,2}(?: eine[rs] (?:\p{Ll}+en )?${noun})?))(?: \p{L}(?= |$))?`;
/** Behind a verb that takes the accusative a masculine adjective has another ending than in the question. */
const called = String.raw`(?<term>(?:\p{Ll}[\p{L}-]+(?:e|es) )?${noun}(?: ${noun}){0,2})`;
/** What makes a noun phrase an explanation: a clause or a phrase behind its noun. */
const explains = String.raw`(?:, (?:(?:\p{Ll}+ )?(?:der|die|das|den|dem|denen|deren|dessen|was|welche[rsnm]?)|um|bei der|also)|,? (?:von|vom|aus|in|im|mit|ohne|zwischen|über|für|zur?|zum|vor|unter|nach|an|am|auf|durch|gegen|bei|der|des|eines|einer|\p{Ll}{3,}er(?= \p{Lu}))) `;
const described = (article: string): string =>
  `(?<meaning>(?!ein (?:\\p{Ll}+es )?Beispiel )${article}${adjectives}${noun}(?: (?:und|oder) ${noun})?(?:${explains}(?!.*, (?:schrieb|schreibt|sagte|sagt|meinte|meint|so) ).+))`;
const notLeaning = String.raw`(?!(?:Dies\p{L}*|Das ist|Wenn|Weil|Da|Sie|Er|Es|Man|Deshalb|Daher|Darum|So|Bei|In|Im|Am|Auf|An|Seit|Heute|Früher|Hier|Dort|Wer|Je|Ob|Auch|Und|Aber|Ihre?|Seine?|Mit|Aus|Von|Zu|Nach|Wo|Wie|Jemand)(?!\p{L}))`;

const definitions: readonly DefinitionPattern[] = [
  {
    by: 'previous',
    pattern: new RegExp(
      String.raw`^(?:Dies(?:e[rnms]?)?|Das|Solche)(?: \p{L}+){0,4}? (?:nennt man|bezeichnet man als|nennen wir) (?:auch )?(?:den |die |das |eine? )?${called}$`,
      'u',
    ),
  },
  {
    by: 'previous',
    pattern: new RegExp(
      String.raw`^(?:Dies(?:e[rnms]?)?|Das|Solche)(?: \p{L}+){0,4}? (?:heißt|heißen) (?:auch )?(?:der |die |das |eine? )?${term}$`,
      'u',
    ),
  },
  { by: 'previous', pattern: new RegExp(`^Man (?:nennt|bezeichnet) (?:dies|das)(?: auch)?(?: als)? ${called}$`, 'u') },
  {
    by: 'previous',
    pattern: new RegExp(
      String.raw`^(?:Dies(?:e[rnms]?)?|Das)(?: \p{L}+){0,4}? (?:wird|werden) (?:auch )?(?:als )?${called} (?:genannt|bezeichnet)$`,
      'u',
    ),
  },
  {
    by: 'told',
    pattern: new RegExp(`^Unter (?:dem Begriff |dem |der |einem |einer )${term} versteht man (?<meaning>.{10,})$`, 'u'),
  },
  {
    by: 'told',
    pattern:
      /^(?:(?:Der|Die|Das) )?(?<term>(?:\p{Ll}+e )?\p{Lu}[\p{L}-]*(?:ung|heit|keit|tät|ion|ie|mus|schaft|ur|enz|anz|ik|tum|nis|ment|recht|prinzip|grundsatz|teilung)) (?:bedeutet|heißt), dass (?<meaning>.{12,})$/u,
  },
  {
    by: 'told',
    pattern: new RegExp(`^Als ${called} bezeichnet man (?<meaning>.{10,})$`, 'u'),
  },
  { by: 'told', pattern: new RegExp(`^(?:Den|Einen) [^:;]{12,}? (?:nennt man|bezeichnet man als) ${called}$`, 'u') },
  {
    by: 'name',
    pattern: new RegExp(
      `^(?<meaning>${notLeaning}(?:(?!heißt|heißen|nennt)[^:;]){12,}?),? (?:heißt|heißen|hieß|hießen) (?:auch )?${np}(?: oder (?:auch )?${noun})?$`,
      'u',
    ),
  },
  {
    by: 'name',
    pattern: new RegExp(
      `^(?<meaning>${notLeaning}(?!Den |Einen )[^:;]{12,}?),? (?:nennt man|nannte man|bezeichnet man als) (?:auch )?${called}$`,
      'u',
    ),
  },
  {
    by: 'name',
    pattern: new RegExp(
      `^(?<meaning>${notLeaning}[^:;]{12,}?),? (?:wird|werden) (?:auch )?(?:als )?${called} (?:genannt|bezeichnet)$`,
      'u',
    ),
  },
  {
    by: 'told',
    pattern: new RegExp(
      `^(?:Eine?|Der|Die|Das) [^,:;]{6,} (?:eine?[nrms]?|der|die|das|den|dem) ${adjectives}${noun} (?:von|vom|aus|in|im|mit|ohne|zwischen|über|für|zur?|zum|vor|unter|nach|an|am|auf|durch|gegen|bei|der|des|eines|einer) [^,:;]+, (?:der|die|das|den) man ${called} nennt$`,
      'u',
    ),
  },
  {
    by: 'is',
    pattern: new RegExp(`^${np} (?<verb>ist|war) ${described('(?:ein|eine|der|die|das) ')}$`, 'u'),
  },
  {
    by: 'is',
    pattern: new RegExp(`^${np} (?<verb>sind|waren) ${described('')}$`, 'u'),
  },
  {
    by: 'told',
    pattern: new RegExp(
      String.raw`(?:^|\s)(?<term>${noun}), (?:also )?(?<meaning>eine? ${adjectives}${noun}, (?:\p{Ll}+ )?(?:der|die|das|dem) [^,]+)$`,
      'u',
    ),
  },
];

/** Points to what was said before, unless a clause follows that says what it stands for (“dafür, dass …”). */
const pronominalAdverb = String.raw`(?:da(?:von|ran|rin|bei|zu|für|durch|raus|rauf|rüber|runter|rum|mit|nach|vor|gegen|neben|zwischen|hinter|heim|her)|hier(?:von|an|in|bei|zu|für|durch|aus|auf|mit))(?!,? (?:dass|ob|wie|was|wer|wo|welche[rsnm]?|warum|wann|zu|um)(?!\p{L}))`;
/** Behind “Weil” such a word points to what the question says. */
const withinAnswer = '(?<!^(?:Weil|Wenn|Damit|Dann) (?:[^,]* )?)';

/** Opens a sentence and is no place or condition. */
const hollowFrame =
  /\d|[,:]|(?<!\p{L})(?:(?:ihr|sein|dies)\p{L}*|Regel|Durchschnitt|Jahr\p{L}*|Anfang|Ende|Allgemeinen|Gegensatz|Vergleich|Laufe|Folge|Fall|Prinzip|Grunde?|Text|Abbildung|Bild|Beispiel)(?!\p{L})/u;

/** German sentences. */
export const deSentences: SentencePatterns = {
  leansElsewhere: new RegExp(
    String.raw`(?<!\p{L})(?:(?<!, |^)${withinAnswer}${pronominalAdverb}|${withinAnswer}dort|dies(?:e[rnms]?)?|solche[rnms]?|letztere[rns]?|erstere[rns]?|hierher|hier|(?<!(?:nach|von) )(?:oben|unten)|obige[nr]?|folgende[nrs]?|Abbildung|Abb|(?:Seite|Folie|Tabelle|Bild|Quelle|Material) [\dA-D]|siehe|nebenstehende[nrs]?)(?!\p{L})`,
    'iu',
  ),
  pronounFirst:
    /^(?:dass )?(?:er|sie|es (?!(?:keine?n? |eine?n? )?\p{Lu}|(?:an|in|im|zu|am) )|wir|ich|dies\p{L}*|ihre?\p{L}*|ihm|ihn\p{L}*|seine?\p{L}*|dann|dort|aber|und|auch|das$|der$|die$)(?!\p{L})|(?<!\p{L})(?:ihn|ihm|ihnen)(?!\p{L})/iu,
  pronounSecond:
    /^\S+ (?:sich |man )?(?:er|sie|(?<!^g[ia]bt )es(?! \p{L}*(?:kalt|warm|hell|dunkel|nötig|möglich|wichtig|Winter|Sommer|Tag|Nacht))|wir|ich|dies\p{L}*|ihre?\p{L}*|ihm|ihn\p{L}*|seine?\p{L}*|dann|dort|das$|auch)(?!\p{L})|(?<!\p{L})(?:ihn|ihm|ihnen)(?!\p{L})/iu,
  pointsBack:
    /^(?:dies\p{L}*|er|sie|es (?!gibt|gab)\p{L}+|das (?:ist|war|heißt|nennt|gilt|liegt|sind|waren|führt|bedeutet|zeigt|macht|hat|kann|stimmt)|da(?:von|ran|rin|bei|zu|für|durch|raus|rauf|rüber|runter|rum|mit(?! [^,]{8,}, )|nach|vor|gegen|neben|zwischen|hinter|her)|hier\p{L}*|dann|so|solche\p{L}*|auch|ihre?[nrms]?|sein(?:e[nrms]?)?|aber|denn|und|oder|doch|beide\p{L}*|später|deshalb|deswegen|jedoch|dort|zuletzt|schließlich|anschließend|trotzdem|dennoch|außerdem|dagegen|allerdings|stattdessen|(?:in|mit|von|bei|durch|aus|zwischen|für|an|auf|nach|vor|zu) (?:dies\p{L}*|ihm|ihr|ihnen|ihn)|der andere|die anderen?|das andere|der eine|das eine|andere|manche)(?!\p{L})/iu,
  connective:
    /,? (?:also|außerdem|schließlich|nämlich|zudem|ebenfalls|aber|(?<!(?:sondern|wenn|als|wie|und|oder) )auch(?! (?:wenn|nicht|nur)(?!\p{L}))|dann(?= \p{L}))(?!\p{L})/giu,
  hangsOn:
    /(?<!\p{L})(?:so \p{Ll}*ge\p{Ll}+(?:t|en)$|jedoch|doch|trotzdem|dennoch|allerdings|immer noch|noch immer|wieder|auch|(?:frühere|spätere|vorige|andere|übrige|weitere)[nrs]? \p{Lu}\p{L}+)(?!\p{L})/iu,
  lasts: /(?<!\p{L})(?:dauerte|dauerten|blieb|blieben|bis (?:1\d{3}|20\d\d))(?!\p{L})/iu,
  particular:
    /\d|[“„"«]|^solche?\p{L}*\s|(?<!\p{L})(?:erste|zweite|dritte|letzte|nächste)[nrs]?(?!\p{L})|zum Beispiel/iu,
  contrasts: /, (?:während|aber|doch) .*$/iu,
  definiteNoun: /(?<!\p{L})(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em) (?<noun>\p{Lu}\p{L}{2,})/gu,
  indefiniteNoun: /(?<!\p{L})[Ee]ine?[mnrs]? (?:\p{Ll}+ )?(?<noun>\p{Lu}\p{L}{2,})/gu,
  restrictiveClause: /, (?:(?:in|mit|von|aus|durch|für|an|auf|zu|bei) )?(?:der|die|das|den|dem|deren|dessen) [^,]+$/u,
  frameOf: (sentence) => {
    const { front = '', isNounPhrase } = mainClause(sentence) ?? {};
    return !isNounPhrase && /^(?:in|im|am|an|auf|bei|beim|während|unter) /u.test(front) && !hollowFrame.test(front)
      ? front
      : undefined;
  },
  article: /^(?:der|die|das|den|dem|des|eine?[mnrs]?)\s+/iu,
  indefinite: /^eine?\s/iu,
  hollowNoun:
    /(?:^|\s)(?:Beispiele?|Folgen?|Nachteile?|Vorteile?|Gr(?:u|ü)nde?|Ursachen?|Ziele?|Unterschiede?|Probleme?|Fragen?|Antwort|Teil|Teile|Art|Arten|Ergebnis|Aufgaben?|Er|Sie|Es|Hier|Das|Dies|Dort|Wichtigste|Erste|Zweite|Dritte|Letzte|Größte|Bekannteste|Andere|Mensch|Menschen|Möglichkeit|Situation|Regel|Rest|Idee|Trick|Text|Autor|Titel|Dichter|Hauptfigur|Stunde|Schritt|Junge|Mädchen|Wer|Was|Wir|Ich|Man|Alle|Viele|Jeder|Jede|Heute|Früher|Außerdem|Entscheidend|Wichtig|Ihr|Ihre|Sein|Seine|Schon|Auch|Erde|Sonne|Leben)(?!\p{L})/u,
  isPlural: (text) =>
    /(?:en|eln|ern|[aiou]s)$/iu.test(text) &&
    !/(?:regen|boden|magen|wagen|becken|eisen|volumen|wesen|unternehmen|verfahren|einkommen|abkommen|vermögen|gewissen|verbrechen|leben|wissen|examen|ismus|virus|rhythmus|basis)$/iu.test(
      text,
    ),
  // An article and a noun with something behind it, so that “Start: Die Tiere treffen sich” explains no term.
  opensMeaning: new RegExp(
    `^(?:(?:der|die|das|eine?|alle) ${adjectives}${noun}(?:${explains}|$|[.]$)|${adjectives}${noun}(?: (?:oder|und) ${noun})?(?:, (?:\\p{Ll}+ )?(?:der|die|das|den|dem|denen|deren|dessen) | (?:von|aus|vor|zwischen|für|mit|über|ohne|der|des|eines|einer) )|(?:wenn|was|etwas|jemand|alles, was|ein Dienst)\\s)`,
    'u',
  ),
  givesExample:
    /(?<!\p{L})(?:zum Beispiel|beispielsweise|z\. ?B\.|etwa (?=\p{Lu}|der|die|das)|wie (?=der|die|das|eine?\s))\s?/iu,
  withAntecedent,
  order: {
    first: /^(?:zuerst|zunächst|als erstes|am anfang),? /iu,
    next: /^(?:dann|danach|anschließend|daraufhin|darauf),? /iu,
    last: /^(?:zuletzt|schließlich|zum schluss|am ende|am schluss),? /iu,
    process:
      /(?<!\p{L})(?:schritte?|phasen?|reihenfolge|ablauf|stadien|kreislauf|prozess|vorgang|stationen)(?!\p{L})|(?:prozess|kreislauf|vorgang)(?!\p{L})/iu,
    ordinal: /(?<!\p{L})(?:erste[nrs]?|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|letzte[nrs]?)(?!\p{L})/iu,
    toClass: /^\p{Lu}\p{Ll}+t (?!man(?!\p{L}))/u,
    straighten,
  },
  definitions,
  rules: deRules,
};
