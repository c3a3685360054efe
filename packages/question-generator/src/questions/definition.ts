import type { DefinitionPattern } from '../languages/sentences.ts';
import type { Lesson, Sentence } from '../lesson/lesson.ts';
import { leansInside, startsAlone } from './leaning.ts';

/** A word of the lesson with what the lesson says it is. */
export interface Definition {
  /** Without its article, as it stands within a sentence. */
  term: string;
  /** As it stands in “what is NP”, with the verb; of a term whose article is not known there is none. */
  np: string | undefined;
  verb: string | undefined;
  /** Explains it without naming it: a noun phrase or a clause. */
  meaning: string | undefined;
  by: DefinitionPattern['by'] | 'list';
  passage: string;
  /** What a pupil who knows it would say. */
  answer: string;
  /** The sentence that holds the term, for gaps. */
  sentence: string;
  section: number;
  order: number;
}

const maxTermLength = 4;
const finalMark = /(?<![.!])[.!]+["”»’)]*$/u;
const ended = (sentence: string): string =>
  finalMark.test(sentence) ? sentence : `${sentence.replace(/[;:,]$/u, '')}.`;
export const withoutMark = (sentence: string): string => sentence.replace(finalMark, '');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** A word as it stands within a sentence: a capital that is only there because a sentence begins with it goes. */
export const withinSentence = (word: string, lesson: Lesson): string => {
  if (lesson.language === 'de' || !/^\p{Lu}\p{Ll}/u.test(word)) return word;
  const first = word.split(' ')[0] ?? word;
  const lower = word.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const hasCapitalInside = lesson.capitalInside.has(first);
  const isLowerSomewhere = lesson.uncapitalised.has(lower.split(' ')[0] ?? lower);
  return hasCapitalInside && !isLowerSomewhere ? word : lower;
};

/** Endings of nouns that are no names. */
const commonNoun = /(?:ing|ie|heid|teit|isme|ism|tion|sion|ment|ness|ity|ure|age|nce|sel|schap)$/u;

/**
 * Whether a capital that opens a part of a sentence may be a name's (“London grew”), and nothing in the lesson tells.
 */
export const mayBeName = (part: string, { pack, language, uncapitalised, capitalInside }: Lesson): boolean => {
  const [first = '', second = ''] = part.split(' ');
  const lower = first.toLowerCase();
  if (language === 'de' || language === 'fr' || !/^\p{Lu}\p{Ll}+$/u.test(first) || /^\p{Lu}/u.test(second))
    return false;
  const isTold = pack.words.stop.has(lower) || capitalInside.has(first) || uncapitalised.has(lower);
  // “Kale hellingen”: an adjective.
  const isAdjective = language === 'nl' && /e$/u.test(first) && /\p{Ll}{2}(?:en|s)$/u.test(second);
  return !isTold && !isAdjective && !pack.sentences.isPlural(first) && !commonNoun.test(first);
};

/** A part of a sentence with its first word as it stands within one. */
export const startWithin = (part: string, lesson: Lesson): string => {
  const [first = '', ...rest] = part.split(' ');
  const isSmall = lesson.pack.words.stop.has(first.toLowerCase());
  // “William Harvey” is a name; so is any capital that opens a sentence of a language that opens them with articles.
  const isName = /^\p{Lu}\p{Ll}+$/u.test(first) && (/^\p{Lu}/u.test(rest[0] ?? '') || lesson.language === 'fr');
  // “Newton’s laws”
  const [, owner] = lesson.language === 'en' ? (/^(\p{Lu}\p{Ll}+)['’]s$/u.exec(first) ?? []) : [];
  if (owner && !isSmall && !lesson.uncapitalised.has(owner.toLowerCase())) return part;
  return isName && !isSmall ? part : [isSmall ? first.toLowerCase() : withinSentence(first, lesson), ...rest].join(' ');
};

const lowerFirst = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}|\s|['’])/u, (letter) => letter.toLowerCase());

const isTerm = (term: string, { pack, language }: Lesson): boolean => {
  const words = term.split(/\s+/u);
  const stop = pack.words.stop;
  const [first = '', last = ''] = [words[0]?.toLowerCase(), words.at(-1)?.toLowerCase()];
  return (
    term.length > 2 &&
    words.length <= maxTermLength &&
    /\p{L}{3}/u.test(term) &&
    !stop.has(first) &&
    !stop.has(last) &&
    !pack.sentences.hollowNoun.test(term) &&
    (language !== 'de' || /\p{Lu}/u.test(term))
  );
};

const read = (sentence: Sentence, lesson: Lesson): Definition | undefined => {
  const { definitions, article } = lesson.pack.sentences;
  const bare = withoutMark(sentence.text).replace(lesson.pack.sentences.contrasts, '');
  for (const { pattern, by } of definitions) {
    const groups = pattern.exec(bare)?.groups;
    if (!groups) continue;
    const term = withinSentence((groups.term ?? '').replace(article, ''), lesson);
    if (!isTerm(term, lesson)) continue;
    const meaning = groups.meaning?.trim();
    if (by === 'previous') {
      const before = sentence.previous;
      if (!before || !startsAlone(before.text, lesson) || before.text.endsWith(':')) continue;
      if ([before.text, sentence.text].some((text) => lesson.pack.sentences.particular.test(text))) continue;
      return {
        term,
        np: undefined,
        verb: undefined,
        meaning: undefined,
        by,
        passage: `${before.text} ${sentence.text}`,
        answer: `${ended(before.text)} ${ended(sentence.text)}`,
        sentence: sentence.text,
        section: sentence.section,
        order: sentence.index,
      };
    }
    if (!startsAlone(sentence.text, lesson) || leansInside(by === 'told' ? bare : (meaning ?? ''), lesson)) continue;
    if (meaning && new RegExp(String.raw`(?<!\p{L})${escaped(term)}`, 'iu').test(meaning)) continue;
    const hasArticle = article.test(groups.np ?? '');
    const np = groups.np && (hasArticle ? lowerFirst(groups.np) : term);
    return {
      term,
      np: by === 'is' || hasArticle ? np : undefined,
      verb: groups.verb,
      meaning: meaning && startWithin(meaning, lesson),
      by,
      passage: sentence.text,
      answer: ended(bare),
      sentence: sentence.text,
      section: sentence.section,
      order: sentence.index,
    };
  }
  return undefined;
};

/** The words that a lesson explains, each once: in sentences, and on lines of their own. */
export const definitionsOf = (lesson: Lesson): Definition[] => {
  const listed = lesson.terms.flatMap(({ term, meaning, passage, section }, index): Definition[] => {
    const bare = withinSentence(term.replace(/\s*\(.*\)$/u, '').replace(lesson.pack.sentences.article, ''), lesson);
    if (!isTerm(bare, lesson) || leansInside(meaning, lesson)) return [];
    const explained = withoutMark(meaning).replace(/\s*\([^()]*\)$/u, '');
    const colon = lesson.language === 'fr' ? '\u00a0:' : ':';
    const answer = `${term.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}${colon} ${withoutMark(meaning)}.`;
    return [
      {
        term: bare,
        np: undefined,
        verb: undefined,
        meaning: explained,
        by: 'list',
        passage,
        answer,
        sentence: '',
        section,
        order: 10_000 + index,
      },
    ];
  });
  const told = lesson.sentences.flatMap((sentence) => read(sentence, lesson) ?? []);
  const seen = new Set<string>();
  return [...told, ...listed].filter(({ term }) => {
    const key = term.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
};
