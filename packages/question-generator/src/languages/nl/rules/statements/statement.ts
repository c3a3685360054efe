import { rememberLast } from '../../../remember-last.ts';
import type { RuleQuestion, SentenceRule } from '../../../sentences.ts';
import { type Clause, isName, keepsCapital, readClause, withinQuestion } from '../../clause.ts';
import { beforeJe, finiteForms } from '../../verbs.ts';
import { recall, sentence } from '../parts.ts';

// What questions about a plain statement share: how it is read, and what may stand in a question.
// The order of the words is the statement's own.

export const leans =
  /(?<!\p{L})(?:er|hij|zij|ze|hem|hen|we|wij|ons(?! zonnestelsel| lichaam)|onze|u|deze|dit|zulke?|zo|daar\p{L}*|hier\p{L}*|ook|echter|toch|dus|toen|zelfs|andere?|anderen|elders|vorige|volgende|(?:eerste|tweede)(?! Kamer| Wereldoorlog| \p{Ll}+(?:en|s)(?!\p{L}))|laatste|eerst|daarna|vervolgens|bijvoorbeeld|namelijk|immers|nog|al|weer|nu|juist)(?!\p{L})/iu;

export const tells =
  /(?<!\p{L})(?:die|dat|wie|waar\p{L}*|omdat|doordat|als|wanneer|terwijl|zodat|maar|want|om(?= (?:[^,;:]+ )?te ))(?!\p{L})/u;

export const negates = /(?<!\p{L})(?:niet|geen|nooit|zonder|noch|nauwelijks)(?!\p{L})/iu;

/** Whether “en” joins a second verb, which the question would ask for as well. */
export const joinsVerb = (text: string): boolean =>
  [...text.matchAll(/(?<!\p{L})(?:en|maar|of|dan) (?<next>\p{L}+)/giu)].some(
    ({ groups }) => finiteForms(groups?.next ?? '').length > 0 && groups?.next !== 'zijn',
  ) || /(?<!\p{L})(?:en|maar) (?:\p{L}+ ){1,4}(?:is|was|wordt|werd|werden|heeft|kan|moet)(?!\p{L})/u.test(text);

/** What a question repeats behind its subject: plain, short and understood by itself. */
export const isPlain = (text: string): boolean =>
  !/[,;:]/u.test(text) &&
  !leans.test(text) &&
  !tells.test(text) &&
  !negates.test(text) &&
  !joinsVerb(text) &&
  text.split(' ').length <= 13;

/** Without “…, een rode kleurstof” and “…, waardoor …”, which only tell more. */
export const withoutAside = (text: string): string =>
  text.replace(/, (?:een|de|het|die|dat|waar\p{L}*|en|maar|zodat|terwijl|dus)(?!\p{L})[^,]*$/u, '');

type Parts = Readonly<Record<string, string>>;

const read = rememberLast(readClause);

const noSubject =
  /^(?:sommige|enkele|allebei|veel van|een aantal|de bron|de tekst|de afbeelding|het (?:vrouwtje|mannetje)|de (?:een|één|rest)|een deel|dit|deze|zijn|haar|hun|\p{L}+ ervan)(?!\p{L})/iu;

/** Whether the statement tells the reader what “je” does. */
export const isJe = (clause: Clause): boolean => clause.front === 'Je';

/** A rule for statements that open with their subject; a name keeps its capital. */
export const statement = (
  kind: SentenceRule['kind'],
  ask: (clause: Clause, subject: string) => readonly RuleQuestion[],
): SentenceRule => ({
  kind,
  needsKnownSubject: true,
  pattern: {
    exec: (text) => {
      const clause = read(text);
      if (!clause?.isSubjectFirst) return null;
      const { front } = clause;
      if (leans.test(front) || tells.test(front) || negates.test(front) || noSubject.test(front)) return null;
      const name = isName(clause) || keepsCapital(front) ? front : isJe(clause) ? 'je' : withinQuestion(front);
      const groups: Record<string, string> = name === undefined ? { text, np: front } : { text, name };
      return { groups };
    },
  },
  ask: ({ text = '', np, name }: Parts) => {
    const clause = read(text);
    return clause ? ask(clause, np ?? name ?? '') : [];
  },
});

/** A rule for statements that open with a time, a place or a cause, and go on as a question does. */
export const opened = (
  kind: SentenceRule['kind'],
  ask: (clause: Clause, question: string) => readonly RuleQuestion[],
): SentenceRule => ({
  kind,
  needsKnownSubject: true,
  pattern: {
    exec: (text) => {
      const clause = read(text);
      if (!clause || clause.isSubjectFirst || leans.test(clause.front) || tells.test(clause.front)) return null;
      const rest = withoutAside(clause.rest);
      if (noSubject.test(rest)) return null;
      return { groups: { text, inverted: `${clause.verb} ${rest}` } };
    },
  },
  ask: ({ text = '', inverted = '' }: Parts) => {
    const clause = read(text);
    return clause ? ask(clause, inverted) : [];
  },
});

/** Point out of the sentence; “hen” and “ze” in its second half stand for a noun of the first. */
export const pointsOut = /(?<!\p{L})(?:daar\p{L}*|hier\p{L}*|deze|dit|ook|dus|zo)(?!\p{L})/iu;

/** The parts that are not empty, as one phrase. */
export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** “Waarom *kappen boeren* het bos”: the statement behind a question word, with what follows its subject. */
export const behind = (word: string, clause: Clause, subject: string, tail = ''): string =>
  `${joined(word, isJe(clause) ? beforeJe(clause.infinitive) : clause.verb, subject, tail.trim())}?`;

/** One question with its model answer. */
export const one = (wordings: readonly string[], answer: string, levels: RuleQuestion['levels'] = [recall]) => [
  { levels, wordings, answer: sentence(answer) },
];

/** An opening as it stands within a question: “in de winter”. */
export const within = (front: string): string => front.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

const month = '(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)';

const year = String.raw`(?:het jaar )?\d{3,4}(?: v\.Chr| voor Christus| na Christus)?`;

export const date = String.raw`(?:(?:[Ii]n|[Rr]ond|[Oo]mstreeks) (?:${month} )?${year}|[Oo]p \d{1,2} ${month}(?: \d{3,4})?|[Ii]n (?:${month})|[Ii]n de (?:\p{L}+|\d{1,2}e) eeuw(?: (?:voor|na) Christus)?|[Tt]ussen \d{3,4} en \d{3,4}|[Vv]an \d{3,4} tot \d{3,4}|[Ii]n de (?:nacht|ochtend|middag|avond) van .{4,50} \d{3,4}|[Aa]an het (?:begin|eind|einde) van de \p{L}+ eeuw|[Vv]anaf ${year}|[Oo]ngeveer [\d.]+ (?:miljoen |miljard )?jaar geleden|ongeveer [\d.]+ (?:miljoen |miljard )?jaar geleden)`;

/** Whether an opening tells when, and nothing else. */
export const isDate = (front: string): boolean => new RegExp(`^${date}$`, 'u').test(front);

export const seasonOrEvent =
  /^(?:In de (?:winter|zomer|herfst|lente)|In het (?:voorjaar|najaar)|(?:Na|Tijdens) (?:de|het) [^,:]{4,60})$/u;

export const timeNoun =
  /(?<!\p{L})(?:winter|zomer|herfst|lente|voorjaar|najaar|eeuw|eeuwen|jaar|jaren|nacht|dag|dagen|ochtend|avond|maand|tijd|periode|oorlog|week|uur|moment|fase|vorm|vormen|manier|manieren|volgorde|handen|groepen|delen|stukjes|pakketjes|\d{3,4}|gevolg|staat|stand|algemeen|beeld|werking|procent|zin|verband|opdracht|naam)(?!\p{L})/u;

/** Whether the question would name a part of its own answer. */
export const sharesWord = (front: string, question: string): boolean =>
  front
    .split(' ')
    .filter((word) => word.length > 4)
    .some((word) => question.toLowerCase().includes(word.toLowerCase()));

/** Words for people and what they found, by whom things are done. */
export const people =
  /(?<!\p{L})(?:burgers?|volk|consument|consumenten|koning|koningin|regering|parlement|mensen|inwoners|boeren|kiezers|keizer|president|paus|minister|ministers|slaven|soldaten|arbeiders|leden|bedrijven|rechters?|politie|gemeenteraad|gemeente|leger|romeinen|duitsers|wetenschappers|kinderen|vrouwen|mannen)(?!\p{L})/iu;
