import { words } from '../words.ts';
import { isFiniteVerb } from './finite-verbs.ts';

// A Dutch statement has its subject before its finite verb, or behind it where another part stands first. A clause is
// turned round only where it is certain at which word the subject ends; otherwise there is no other order of it.

const determiners =
  words(`de het een zijn haar hun onze elk elke ieder iedere geen alle al veel weinig sommige enkele beide twee drie vier vijf
  zes zeven acht negen tien zeer heel erg vrij`);
const prepositions =
  words(`in op bij met door na voor tijdens om van uit aan onder boven tussen sinds volgens zonder langs tegen binnen buiten
  naar over rond per tot achter naast via vanaf`);
/** Stand right behind a whole subject, and never within one. */
const behindSubject = words(
  `niet geen een de het zich nooit altijd vaak meestal soms vooral ook wel juist nog bijna heel zeer`,
);
/** “Het smelten” and “de oude gebruiken” are nouns, “planten leven” is none. */
const alsoNouns = words(
  `kosten gebruiken stromen lagen sloten wegen gaven branden vliegen zagen waren werken leven eten bogen zijn`,
);
/** Adjectives that have no ending before “water” and “ijzer”; others are told by theirs. */
const bareAdjectives =
  words(`warm koud heet zout zoet zuiver vers droog nat hard zacht licht zwaar groot klein hoog laag diep snel langzaam nieuw
  oud goed slecht dun dik vast brak schoon vuil`);
/** Before “water” they name how much of it there is. */
const measures = words('hoeveelheid soort soorten liter kilo gram procent deel stuk aantal paar miljoen');
/** Stand before the verb, and are no subject. */
const opensOtherwise =
  /^(?:hier|daar|nu|toen|dan|soms|vaak|vroeger|later|ook|meestal|tegenwoordig|ondanks|zo|daarna|uiteindelijk|eerst|maar|en|want|helaas|gelukkig|overdag|gisteren|vandaag|morgen|misschien|wellicht|bovendien|daarnaast|dikwijls|altijd|nooit|overal|nergens|zelfs|alleen|zelden|doorgaans|opeens|ooit|thans|intussen|inmiddels|eigenlijk|toch|echter|je|jij|u|dankzij|vanwege|wegens|gedurende|halverwege|behalve|\p{L}+(?:lijk|ig|isch|halve|maals|waarts|weg|erwijs))(?!\p{L})/iu;
const timeNoun =
  /^(?:elke?|iedere?|vorige?|volgende?|afgelopen|de (?:hele|laatste|eerste|afgelopen)|het (?:hele|afgelopen)) (?:\p{L}+ )?(?:dag|nacht|ochtend|middag|avond|week|weken|maand|maanden|jaar|jaren|eeuw|eeuwen|keer|uur|lente|voorjaar|zomer|herfst|najaar|winter)$/iu;
/** A second verb: behind “waarom” it would need a subject of its own. */
const secondVerb = /(?<!\p{L})(?:en|of|maar|dus) (?<verb>\p{Ll}+)/gu;
const maxSubjectLength = 9;

const isName = (token: string): boolean => /^[\p{Lu}\d]/u.test(token);
const isAdjective = (token: string): boolean => /^\p{L}[\p{L}-]*e$/u.test(token) || bareAdjectives.has(token);
const isJoint = (token: string): boolean => prepositions.has(token) || token === 'en' || token === 'of';

/** Where a noun with its article and adjectives ends; undefined where that is not certain. */
const endOfNoun = (tokens: readonly string[], from: number): number | undefined => {
  let at = from;
  while (determiners.has(tokens[at] ?? '') || /^\d+$/u.test(tokens[at] ?? '')) at += 1;
  const isDetermined = at > from;
  const endsAt = (place: number): boolean => {
    const token = tokens[place] ?? '';
    return token === '' || isJoint(token) || isFiniteVerb(token) || behindSubject.has(token);
  };
  while (isAdjective(tokens[at] ?? '') && !endsAt(at + 1)) at += 1;
  const [token = '', next = '', third = ''] = tokens.slice(at);
  if (!/^[\p{L}’-]+$/u.test(token) || isJoint(token) || behindSubject.has(token)) return undefined;
  if (isAdjective(token) && alsoNouns.has(next)) return isFiniteVerb(third) ? at + 2 : undefined;
  // “De kosten”, “het smelten”: behind its article a noun, whatever it looks like.
  if (isFiniteVerb(token) && !(isDetermined && /en$/u.test(token))) return undefined;
  if (measures.has(token) && !endsAt(at + 1)) return at + 2;
  let end = at + 1;
  while (isName(token) && isName(tokens[end] ?? '')) end += 1;
  return next === '' || endsAt(end) ? end : undefined;
};

/** Where a noun phrase ends, with what tells more of its noun: “de druk op de wand en de bodem”. */
const endOfNounPhrase = (tokens: readonly string[], from: number): number | undefined => {
  let end = endOfNoun(tokens, from);
  while (end !== undefined && isJoint(tokens[end] ?? ''))
    end = endOfNoun(tokens, prepositions.has(tokens[end + 1] ?? '') ? end + 2 : end + 1);
  return end;
};

/** The first word as it stands within a sentence, where its capital is no name's. */
const openingOf = (word: string): string => {
  const lower = word.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return determiners.has(lower) || bareAdjectives.has(lower) ? lower : word;
};

/**
 * A main clause with its verb first, as it stands behind “waarom” and “wanneer”; undefined where the subject and the verb
 * cannot be told for sure.
 */
export const inverted = (written: string): string | undefined => {
  const clause = written.replace(/^IJ(?=\p{Ll})(?!ssel|sland|muid)/u, 'ij');
  const [first = '', ...others] = clause.split(' ');
  const tokens = [openingOf(first), ...others];
  if (opensOtherwise.test(clause) || prepositions.has(first.toLowerCase())) return undefined;
  const at = endOfNounPhrase(tokens, 0) ?? 0;
  const verb = tokens[at] ?? '';
  if (at < 1 || at > maxSubjectLength || !isFiniteVerb(verb)) return undefined;
  const [subject, rest] = [clause.split(' ').slice(0, at).join(' '), tokens.slice(at + 1).join(' ')];
  if (timeNoun.test(subject)) return undefined;
  const hasSecond = [...rest.matchAll(secondVerb)].some(
    ({ groups }) => groups?.verb !== 'zijn' && isFiniteVerb(groups?.verb ?? ''),
  );
  return hasSecond ? undefined : [verb, subject, rest].join(' ').trim();
};

/**
 * A clause that begins with its verb (“draait de aarde niet om de zon”) as a statement; undefined where the end of its
 * subject is not certain: “groeit de vraag naar olie” would be torn at “naar”, and behind “je” the verb would change.
 */
export const straighten = (clause: string): string | undefined => {
  const [verb = '', ...tokens] = clause.split(' ');
  // “… en ademt hij met longen” is turned round as well.
  if (!/^\p{Ll}+$/u.test(verb) || /(?<!\p{L})(?:en|of|maar|dus)(?!\p{L})/u.test(clause)) return undefined;
  const isPronoun = tokens[0] === 'men' || tokens[0] === 'we';
  const end = isPronoun ? 1 : endOfNoun(tokens, 0);
  if (end === undefined || end >= tokens.length) return undefined;
  if (!isPronoun && (tokens[0] === 'het' || !behindSubject.has(tokens[end] ?? ''))) return undefined;
  return [...tokens.slice(0, end), verb, ...tokens.slice(end)].join(' ');
};

/** The place that opens a statement (“in de bergen”); undefined where its end is not certain. */
export const placeOf = (sentence: string): string | undefined => {
  const tokens = sentence.split(' ');
  const end = prepositions.has(tokens[0]?.toLowerCase() ?? '') ? endOfNounPhrase(tokens, 1) : undefined;
  return end !== undefined && isFiniteVerb(tokens[end] ?? '')
    ? tokens
        .slice(0, end)
        .join(' ')
        .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : undefined;
};
