import type { Language } from '../languages/language.ts';

const before: Record<Exclude<Language, 'de'>, string> = {
  nl: 'de|het|een|van|in|uit|voor|op|met|en',
  en: 'the|an?|of|in|into|by|and|from|about',
  fr: "le|la|les|un|une|des|du|de|en|et|l['’]|d['’]",
};

const noun = (language: Exclude<Language, 'de'>): RegExp =>
  new RegExp(
    String.raw`(?<=(?:^|[\s(])(?:${before[language]})\s?)(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*`,
    'giu',
  );

/**
 * Tells of the words of a text whether they stand after an article or a preposition somewhere in it, and so are most
 * likely nouns; German nouns have capitals. The text is read once, however many words are asked about.
 */
export const nounsIn = (text: string, language: Language): ((word: string) => boolean) => {
  if (language === 'de') return (word) => /^\p{Lu}/u.test(word);
  const nouns = new Set(text.match(noun(language))?.map((word) => word.toLowerCase()));
  return (word) => nouns.has(word.toLowerCase());
};
