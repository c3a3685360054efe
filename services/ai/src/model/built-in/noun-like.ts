import type { Language } from '../../language/language.ts';

const before: Record<Exclude<Language, 'de'>, string> = {
  nl: 'de|het|een|van|in|uit|voor|op|met|en',
  en: 'the|an?|of|in|into|by|and|from|about',
  fr: "le|la|les|un|une|des|du|de|en|et|l['’]|d['’]",
};

/** Whether a word stands after an article or a preposition, and so is most likely a noun; German nouns have capitals. */
export const isNounLike = (word: string, text: string, language: Language): boolean =>
  language === 'de'
    ? /^\p{Lu}/u.test(word)
    : new RegExp(String.raw`(?:^|[\s(])(?:${before[language]})\s?${word}(?![\p{L}\p{N}])`, 'iu').test(text);
