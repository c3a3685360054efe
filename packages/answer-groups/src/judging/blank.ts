import { alternatives } from '../languages/alternatives.ts';
import { languagePacks } from '../languages/language-packs.ts';

const saysNothing = alternatives(languagePacks, (pack) => pack.saysNothing.join('|'));
const nothing = new RegExp(`^(?:sorry )?(?:${saysNothing})(?: (?:sorry|tbh|lol|xd|bro|man))?$`, 'iu');
const nothingInShort = new RegExp(`^(?:${alternatives(languagePacks, (pack) => pack.saysNothingInShort ?? '')})$`, 'u');

/** Random typing: neighbouring keys, one letter repeated, many letters without a vowel. */
const keyboardRun = /^(?=\p{L}+$)\p{L}*(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwert|zxcv|xcvb|cvbn|azert|yxcv)\p{L}*$/iu;
const sameLetter = /^(\p{L})\1{2,}$/iu;
/** Repeated letters with a meaning: a Roman numeral, a codon. */
const meantLetters = /^(?:i+|\p{Lu}+)$/u;
const noVowel = /^[bcdfghjklmnpqrstvwxz]{6,}$/u;

/** Characters that can be an answer, for example to “Which sign goes between these numbers?”. */
const telling = /[\p{L}\p{N}<>=≤≥≠+×÷*√∞→←↑↓%°€$]/u;

const laughter = /^(?:(?:(?:ha|he|hi|la|bla|lol|xd|lmao|mdr|ptdr)h?[\s!]*){2,}|(?:lol|xd|lmao|mdr|ptdr|bla)[\s!]*)$/iu;
/** Each word once: a duplicate would let the pattern match in two ways and double the work for every word. */
const beforeContact = new Set(Object.values(languagePacks).flatMap((pack) => [...pack.beforeContact]));
// Bounded work: the input is at most maxNothingLength long.
const contact = new RegExp(
  String.raw`^(?:(?:${[...beforeContact].join('|')})[\s:!-]+)*(?<contact>\S+@\S+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S+|(?:\+|00|0)[\d\s\-()./]{8,})[\s!.]*$`,
  'iu',
);

/** Whether digits are a telephone number and not a result: not only ones and zeros, no list or decimals from 0. */
const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/gu, '');
  return digits.length >= 9 && digits.length <= 15 && /[2-9]/u.test(digits) && !/^0\D/u.test(text);
};

const isContact = (text: string): boolean => {
  const found = contact.exec(text)?.groups?.contact;
  return found !== undefined && (/[@\p{L}]/u.test(found) || isPhone(found));
};

/** In characters; a longer answer always has content. */
const maxNothingLength = 120;

const withoutEnd = (answer: string): string => answer.trim().replace(/(?<![.!?…\s])[.!?…\s]+$/u, '');

/** Whether an answer has characters but certainly no content: a telephone number, laughter, emoji. */
export const hasNoContent = (answer: string): boolean => {
  const text = answer.trim();
  if (text.length > maxNothingLength) return false;
  return (!telling.test(text) && /\p{Extended_Pictographic}/u.test(text)) || laughter.test(text) || isContact(text);
};

/** Whether an answer is empty of content: then it is blank, not wrong (a good analysis separates them). */
export const isBlank = (answer: string): boolean => {
  if (!telling.test(answer)) return true;
  if (answer.trim().length > maxNothingLength) return false;
  const text = withoutEnd(answer).replace(/,/gu, '');
  const isRandom = keyboardRun.test(text) || noVowel.test(text) || (sameLetter.test(text) && !meantLetters.test(text));
  return nothing.test(text) || nothingInShort.test(text) || isRandom || hasNoContent(answer);
};
