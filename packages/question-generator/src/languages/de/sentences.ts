import type { DefinitionPattern, SentencePatterns } from '../sentences.ts';
import { deRules } from './rules.ts';

const term = String.raw`(?<term>(?:\p{Ll}[\p{L}-]+ ){0,2}\p{Lu}[\p{L}-]+)`;
const np = `(?<np>(?:(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?) )?${term})`;

const definitions: readonly DefinitionPattern[] = [
  {
    by: 'previous',
    pattern: new RegExp(
      String.raw`^(?:[Dd]ies(?:e[rnms]?)?|[Dd]as|[Ss]olche)(?: \p{L}+){0,4}? (?:heißt|heißen|nennt man) (?:auch )?(?:der |die |das |den |eine? )?${term}$`,
      'u',
    ),
  },
  {
    by: 'name',
    pattern: new RegExp(
      String.raw`^(?<meaning>(?!(?:Dies|Das ist|Wenn|Sie|Er|Es|Da)\b)[^:;]{12,}?),? (?:heißt|heißen) (?:auch )?${np}$`,
      'u',
    ),
  },
  {
    by: 'told',
    pattern: new RegExp(`^Unter (?:dem |der |einem |einer )?${term} versteht man (?<meaning>.{10,})$`, 'u'),
  },
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^${np} (?<verb>ist) (?<meaning>(?:ein|eine|der|die|das) [^;:]*?\p{Lu}[\p{L}-]+(?:, | (?:von|aus|in|mit|zwischen|für|zur?|zum) ).+)$`,
      'u',
    ),
  },
];

/** German sentences. */
export const deSentences: SentencePatterns = {
  leansElsewhere:
    /(?<!\p{L})(?:davon|daran|darin|damit|dabei|dazu|dafür|dadurch|daraus|hiervon|dies(?:e[rnms]?)?|solche[rnms]?|dort|oben|unten|Abbildung|Seite)(?!\p{L})/iu,
  pronounFirst: /^(?:er|sie|es|man|wir|ich|dies\p{L}*|ihre?\p{L}*|seine?\p{L}*|dann|dort|aber|und|auch)(?!\p{L})/iu,
  pronounSecond: /^\S+ (?:er|sie|es|wir|ich|dies\p{L}*|ihre?\p{L}*|seine?\p{L}*|dann|dort)(?!\p{L})/iu,
  pointsBack:
    /^(?:dies\p{L}*|er|sie|es|das (?:ist|war|heißt|nennt|gilt|liegt)|da\p{L}*|hier\p{L}*|dann|so|solche\p{L}*|auch|ihre?\p{L}*|seine?\p{L}*|aber|denn|und|beide\p{L}*|später|danach|deshalb|deswegen|jedoch|dort)(?!\p{L})/iu,
  article: /^(?:der|die|das|den|dem|des|eine?[mnrs]?)\s+/iu,
  indefinite: /^eine?\s/iu,
  hollowNoun:
    /(?:^|\s)(?:Beispiele?|Folgen?|Nachteile?|Vorteile?|Gr(?:u|ü)nde?|Ursachen?|Ziel|Unterschiede?|Problem|Frage|Antwort|Teil|Art|Ergebnis|Aufgabe|Er|Sie|Es|Hier|Das|Dies|Wichtigste)(?!\p{L})/u,
  isPlural: (text) => /(?:en|er|e|s)$/u.test(text),
  opensMeaning: /^(?:der|die|das|eine?|wenn|alle|etwas|jemand)\s/iu,
  givesExample: /(?<!\p{L})(?:zum Beispiel|z\. ?B\.|etwa|wie (?:der|die|das|ein))\s/iu,
  definitions,
  rules: deRules,
};
