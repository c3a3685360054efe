import { wordsOf } from '../language/stem.ts';

const mask = '[…]';
/** Parts of names that are words of every language too. */
const particles = new Set(
  'van de der den het ter ten von zu und da di do dos du des le la el al bin ben ibn san st saint'.split(' '),
);
const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const phone = /(?<![\p{L}\p{N}])(?:\+|00)?\d(?:[\s./()-]{0,2}\d){7,14}(?![\p{L}\p{N}])/gu;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const word = /[\p{L}\p{N}]+/gu;
const wordWithGenitive = /([\p{L}\p{N}]+)(?:['’]s(?![\p{L}\p{N}]))?/giu;
/** Matches at one place only, so that a class of hundreds costs no more than the words that an answer has. */
const nameHere = (name: string): RegExp => new RegExp(String.raw`${literally(name)}(?:['’]?s)?(?![\p{L}\p{N}])`, 'iuy');

/** Masks whole names: those that begin with a word of the text, the longest first. */
const maskWholeNames = (names: readonly string[]): ((text: string) => string) => {
  const bare = names.map((name) =>
    name
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/^[^\p{L}\p{N}]+/u, ''),
  );
  const whole = [...new Set(bare)].filter((name) => name.includes(' ')).sort((a, b) => b.length - a.length);
  const byFirstWord = Map.groupBy(
    whole.map((name) => ({ name, pattern: nameHere(name) })),
    ({ name }) => name.match(word)?.[0]?.toLowerCase(),
  );
  return (text) => {
    let masked = '';
    let done = 0;
    for (const { index, 0: first } of text.matchAll(word)) {
      if (index < done) continue;
      const found = byFirstWord.get(first.toLowerCase())?.find(({ pattern }) => {
        pattern.lastIndex = index;
        return pattern.test(text);
      });
      if (!found) continue;
      masked += text.slice(done, index) + mask;
      done = found.pattern.lastIndex;
    }
    return masked + text.slice(done);
  };
};

/** Masks first names and surnames that stand alone. */
const maskPartsOfNames = (names: readonly string[], lesson: string): ((text: string) => string) => {
  const lessonWords = new Set(wordsOf(lesson.toLowerCase()));
  const parts = names
    .flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length > 1 && !particles.has(part.toLowerCase()) && !lessonWords.has(part.toLowerCase()));
  // Two letters are too common a word to be taken for a name in lower case.
  const asWritten = new Set(parts.filter((part) => part.length === 2));
  const inAnyCase = new Set(parts.filter((part) => part.length > 2).map((part) => part.toLowerCase()));
  const isPart = (text: string): boolean => asWritten.has(text) || inAnyCase.has(text.toLowerCase());
  return (text) =>
    text.replace(wordWithGenitive, (all, bare: string) =>
      isPart(bare) || isPart(bare.replace(/s$/i, '')) ? mask : all,
    );
};

/**
 * Takes class members' names, e-mail addresses and phone numbers out of answers (design section 7).
 * A part of a name that is a word of the lesson ("Sun", "Roos") stays when it stands alone: there it is the lesson's word.
 */
export const createMask = (names: readonly string[], lesson: string): ((answer: string) => string) => {
  const withoutNames = maskWholeNames(names);
  const withoutParts = maskPartsOfNames(names, lesson);
  return (answer) => withoutParts(withoutNames(answer.replace(email, mask).replace(phone, mask)));
};
