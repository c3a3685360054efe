import { wordsOf } from '../language/stem.ts';

const mask = '[…]';
/** Parts of names that are words of every language too. */
const particles = new Set(
  'van de der den het ter ten von zu und da di do dos du des le la el al bin ben ibn san st saint'.split(' '),
);
const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const phone = /(?<![\p{L}\p{N}])(?:\+|00)?\d(?:[\s./()-]{0,2}\d){7,14}(?![\p{L}\p{N}])/gu;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const asWord = (text: string, flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${literally(text)}(?:['’]?s)?(?![\p{L}\p{N}])`, flags);

/**
 * Takes class members' names, e-mail addresses and phone numbers out of answers (design section 7).
 * A part of a name that is a word of the lesson ("Sun", "Roos") stays when it stands alone: there it is the lesson's word.
 */
export const createMask = (names: readonly string[], lesson: string): ((answer: string) => string) => {
  const lessonWords = new Set(wordsOf(lesson.toLowerCase()));
  const whole = [...new Set(names.map((name) => name.trim().replace(/\s+/g, ' ')))].filter((name) =>
    name.includes(' '),
  );
  const parts = [...new Set(names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)))].filter(
    (part) => part.length > 1 && !particles.has(part.toLowerCase()) && !lessonWords.has(part.toLowerCase()),
  );
  const patterns = [
    ...whole.sort((a, b) => b.length - a.length).map((name) => asWord(name, 'giu')),
    // Two letters are too common a word to be taken for a name in lower case.
    ...parts.map((part) => asWord(part, part.length > 2 ? 'giu' : 'gu')),
  ];
  return (answer) => {
    const bare = answer.replace(email, mask).replace(phone, mask);
    return patterns.reduce((text, pattern) => text.replace(pattern, mask), bare);
  };
};
