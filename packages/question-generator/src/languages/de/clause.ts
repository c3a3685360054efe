import { rememberLast } from '../remember-last.ts';
import { words } from '../words.ts';
import {
  determiners,
  endOfNounPhrase,
  isFiniteVerb,
  isNoun,
  mainClause,
  particles,
  prepositions,
} from './main-clause.ts';

// A plain German statement taken apart: its subject, its finite verb, and the phrases around them in their order.

/** A noun phrase with what hangs on it, the same behind a preposition, or a single word. */
export interface Phrase {
  kind: 'np' | 'pp' | 'word';
  text: string;
  /** The preposition, the determiner or the word itself, in small letters. */
  first: string;
  /** The noun, without the genitive behind it. */
  head: string;
}

/** A main clause with one finite verb. */
export interface Clause {
  /** As it stands within a sentence. */
  subject: string;
  isPlural: boolean;
  verb: string;
  isReflexive: boolean;
  /** “Im Winter”: opens the clause in place of the subject; empty where the subject does. */
  opening: string;
  /** What follows subject and verb, without `tail` and “sich”. */
  phrases: readonly Phrase[];
  /** The particle, participle or infinitive at the end. */
  tail: string;
}

const nominativeBehind = /^(?:der|man|er|sie|es|ich|wir|ihr|du)(?: |$)/u;
const genitive = words('des der eines einer');
const auxiliaries =
  words(`wird werden wurde wurden kann können konnte konnten muss müssen musste mussten soll sollen sollte
  sollten darf dürfen durfte durften will wollen wollte wollten ist sind war waren hat haben hatte hatten lässt lassen bleibt
  bleiben ließ ließen`);
const infinitiveOrParticiple = /^\p{Ll}+(?:t|en|eln|ern)$/u;

/** Whether a verb stands in the plural; the past of strong verbs ends in -en as well. */
export const isPluralVerb = (verb: string): boolean => /(?:en|ln|rn|sind)$/u.test(verb);

/** The phrases of a stretch of words, in their order; undefined where a word belongs to none for sure. */
export const phrasesOf = (text: string): Phrase[] | undefined => {
  const tokens = text
    .replace(/(?<!\p{L})(mehr als|bis zu) (?=\d)/gu, (amount) => `${amount.trim().replace(' ', '_')} `)
    .split(' ')
    .filter(Boolean);
  const found: Phrase[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    const isBehind = prepositions.has(token);
    const start = isBehind ? at + 1 : at;
    let end = endOfNounPhrase(tokens, start);
    if (end === undefined) {
      if (isBehind && !particles.has(token)) return undefined;
      found.push({ kind: 'word', text: token, first: token, head: token });
      at += 1;
      continue;
    }
    // “auf den Feldern Weizen”: two nouns, the first of them a plural.
    const isDativePlural = tokens[start] === 'den' && /n$/u.test(tokens[end - 2] ?? '') && end - start > 2;
    if (isDativePlural && isNoun(tokens[end - 2] ?? '')) end -= 1;
    const head = (tokens[end - 1] ?? '').replace(/,$/u, '');
    for (;;) {
      const joint: string = tokens[end] ?? '';
      const isListed = /,$/u.test(tokens[end - 1] ?? '');
      const isJoint = joint === 'und' || joint === 'oder' || joint === 'sowie';
      const behindJoint: number = isJoint ? end + 1 : end;
      const next: number | undefined = genitive.has(joint)
        ? endOfNounPhrase(tokens, end)
        : isJoint || isListed
          ? endOfNounPhrase(tokens, prepositions.has(tokens[behindJoint] ?? '') ? behindJoint + 1 : behindJoint)
          : undefined;
      if (next === undefined) break;
      end = next;
    }
    found.push({
      kind: isBehind ? 'pp' : 'np',
      text: tokens.slice(at, end).join(' ').replaceAll('_', ' '),
      first: (isNoun(token) && !isBehind ? '' : token).toLowerCase(),
      head,
    });
    at = end;
  }
  return found;
};

/** What a verb leaves at the end of its clause. */
const splitTail = (verb: string, text: string): { middle: string; tail: string } => {
  const tokens = text.split(' ').filter(Boolean);
  const last = tokens.at(-1) ?? '';
  const isTail = particles.has(last) || last === 'vor' || (auxiliaries.has(verb) && infinitiveOrParticiple.test(last));
  return isTail ? { middle: tokens.slice(0, -1).join(' '), tail: last } : { middle: tokens.join(' '), tail: '' };
};

const inseparable = /^(?:be|ent|er|ver|zer|ge)\p{Ll}{3}/u;
/** A clause of its own, which is no part of a list. */
const opensClause =
  /, (?:bis|wenn|weil|obwohl|während|sondern|aber|da|damit|denn|sobald|falls|als|um|ohne|je|sodass|so|und|doch|was|wobei|nachdem|bevor)(?!\p{L})/u;

const clauseOf = (opening: string, subject: string, verb: string, behind: string): Clause | undefined => {
  const isReflexive = /(?:^| )sich(?= |$)/u.test(behind);
  const { middle, tail } = splitTail(verb, behind.replace(/(?:^| )sich(?= |$)/u, '').trim());
  // “bewachten die Grenze von Türmen *aus*” is no particle of the verb.
  if (
    particles.has(tail) &&
    inseparable.test(verb) &&
    !/^(?:ge|er)(?:ht|hen|ben|bt|be|ben)/u.test(verb) &&
    !/^g[ei]b/u.test(verb)
  )
    return undefined;
  const phrases = phrasesOf(middle);
  return phrases && { subject, isPlural: isPluralVerb(verb), verb, isReflexive, opening, phrases, tail };
};

/** Where a second verb of the same subject begins: “… *und mündet* in die Nordsee”. */
const splitAtSecondVerb = (rest: string, isPlural: boolean): [string, string] | undefined => {
  for (const { index, 0: joint } of rest.matchAll(/ und (?=\p{Ll})/gu)) {
    const behind = rest.slice(index + joint.length);
    const [verb = '', next = ''] = behind.split(' ');
    if (determiners.has(verb) || prepositions.has(verb) || !isFiniteVerb(verb) || isPluralVerb(verb) !== isPlural)
      continue;
    // “und kleine*n* Tieren” looks like a verb in the plural.
    if (isPlural && isNoun(next)) return undefined;
    return [rest.slice(0, index), behind];
  }
  return [rest, ''];
};

const read = (text: string): Clause[] => {
  const parts = mainClause(text);
  if (!parts || opensClause.test(text)) return [];
  const { front, verb, rest, isNounPhrase } = parts;
  if (front === 'man') return [];
  const isPlural = isPluralVerb(verb);
  const split = splitAtSecondVerb(rest, isPlural);
  if (!split) return [];
  const [first, second] = split;
  const isCopula = /^(?:ist|war)$/u.test(verb) && /^(?:der|die|das) /u.test(front);
  if (isNounPhrase && (isCopula || !nominativeBehind.test(rest))) {
    const [verbAfter = '', ...more] = second.split(' ');
    return [
      clauseOf('', front, verb, first),
      second ? clauseOf('', front, verbAfter, more.join(' ')) : undefined,
    ].flatMap((clause) => clause ?? []);
  }
  if (isNounPhrase || /^(?:den|einen|jeden) /u.test(front)) return [];
  const behind = first.replace(/^sich /u, '');
  const phrases = phrasesOf(behind);
  const [subject] = phrases ?? [];
  if (subject?.kind !== 'np' || /^(?:den|dem|einem|einen|des)$/u.test(subject.first)) return [];
  const isSich = first !== behind;
  const clause = clauseOf(
    front,
    subject.text,
    verb,
    `${isSich ? 'sich ' : ''}${behind.slice(subject.text.length).trim()}`,
  );
  return clause ? [clause] : [];
};

/** The statements of a sentence without clauses behind its comma; none where any of it cannot be told for sure. */
export const readClauses: (text: string) => readonly Clause[] = rememberLast(read);
