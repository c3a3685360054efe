import type { Language } from '../../../language/language.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { wordsOf } from '../../../language/stem.ts';

const longestSentence = 220;
const longestGist = 170;
const fewestWords = 4;

const inQuotes = /[“„«"]\s?([^“”„«»"]+?)\s?[”“»"]/gu;
const named = /^[“„«"]\s?([^“”„«»"]{2,40}?)\s?[”“»"]\s?:\s+(?=\S)/u;

/** A term that a model answer opens with ("“runoff”: water that …"); undefined when it opens otherwise. */
const termOf = (text: string): string | undefined => named.exec(text)?.[1];

/**
 * What a model answer says about the subject: without the term in front, and of "any example that fits: “…”"
 * only what stands between the quotation marks, in brackets or after the colon.
 */
export const coreOf = (modelAnswer: string, passage = ''): string => {
  const text = modelAnswer.trim().replace(named, '');
  const longest = [...text.matchAll(inQuotes)]
    .map((match) => match[1] ?? '')
    .filter((words) => wordsOf(words).length >= fewestWords)
    .sort((a, b) => b.length - a.length)[0];
  if (longest) return longest;
  const inBrackets = /\(([^()]{10,})\)/u.exec(text)?.[1];
  if (inBrackets && passage.includes(inBrackets)) return inBrackets;
  const [, before = '', after = ''] = /^([^:]{4,60}):\s+(.{12,})$/su.exec(text) ?? [];
  const said = passage.toLowerCase();
  const isWording =
    wordsOf(before).filter((word) => said.includes(word.toLowerCase())).length * 2 < wordsOf(before).length;
  return isWording && passage.includes(after.replace(/[.!?]$/u, '')) ? after : text;
};

/** Whether a model answer says more than its core: then it describes good answers and is none itself. */
export const hasWording = (modelAnswer: string, core: string): boolean =>
  core !== modelAnswer.trim().replace(named, '');

/** A good answer in whole sentences, as many as can be read in passing. */
export const gistOf = (modelAnswer: string, passage: string | undefined, language: Language): string => {
  const essence = essenceOf(modelAnswer, passage, language);
  return splitSentences(coreOf(modelAnswer, passage), language)
    .slice(1)
    .reduce(
      ({ gist, isFull }, sentence) =>
        isFull || gist.length + sentence.length >= longestGist
          ? { gist, isFull: true }
          : { gist: `${gist} ${sentence}`, isFull },
      { gist: essence, isFull: false },
    ).gist;
};

/** A good answer in one sentence, never cut off: the first one, or a shorter one where that is very long. */
export const essenceOf = (modelAnswer: string, passage: string | undefined, language: Language): string => {
  const sentences = splitSentences(coreOf(modelAnswer, passage), language);
  const [first = modelAnswer] = sentences;
  const short = first.length <= longestSentence ? first : sentences.find(({ length }) => length <= longestSentence);
  const sentence = short ?? first;
  const term = termOf(modelAnswer.trim());
  const whole = /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
  const colon = language === 'fr' ? '\u00a0:' : ':';
  return term && !sentence.toLowerCase().includes(term.toLowerCase()) ? `${term}${colon} ${whole}` : whole;
};
