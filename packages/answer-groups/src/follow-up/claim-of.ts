import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';

/** Words that introduce a reason. */
const because: Record<Language, readonly string[]> = {
  nl: ['omdat', 'want', 'doordat', 'dus'],
  en: ['because', 'since', 'so'],
  de: ['weil', 'denn', 'da', 'also'],
  fr: ['parce que', "parce qu'", 'car', 'donc', 'puisque'],
};

/** A part with more words than this is a claim or a reason, not just a noun with its article. */
const maxWordsOfItem = 3;
const minItems = 3;

/** Whether the text is a list such as “Light, water and oxygen”, where a comma does not introduce a reason. */
const isList = (text: string, language: Language): boolean => {
  const [listed = '', last = '', ...more] = text.split(` ${languagePacks[language].words.and} `);
  const items = [...listed.split(', '), last];
  const areItems = items.every((item) => item !== '' && item.split(' ').length <= maxWordsOfItem);
  return more.length === 0 && items.length >= minItems && areItems;
};

/** The claim of an answer without its reason: the text before a comma or a word like “because”. */
export const claimOf = (answer: string, language: Language): string => {
  const text = answer.replace(/\s+/gu, ' ').trim();
  if (isList(text, language)) return text;
  const ends = [', ', '; ', ': ', ...because[language].map((word) => ` ${word} `)]
    .map((end) => text.toLowerCase().indexOf(end))
    .filter((at) => at > 0);
  return ends.length > 0 ? text.slice(0, Math.min(...ends)) : text;
};
