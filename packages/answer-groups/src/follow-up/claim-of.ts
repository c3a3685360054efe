import type { Language } from '@exit-tickets/contracts';

/** What a reason begins with. */
const because: Record<Language, readonly string[]> = {
  nl: ['omdat', 'want', 'doordat', 'dus'],
  en: ['because', 'since', 'so'],
  de: ['weil', 'denn', 'da', 'also'],
  fr: ['parce que', "parce qu'", 'car', 'donc', 'puisque'],
};

/** What an answer claims, without the reason that it gives: what stands before a comma or a word like “because”. */
export const claimOf = (answer: string, language: Language): string => {
  const text = answer.replace(/\s+/gu, ' ').trim();
  const ends = [', ', '; ', ': ', ...because[language].map((word) => ` ${word} `)]
    .map((end) => text.toLowerCase().indexOf(end))
    .filter((at) => at > 0);
  return ends.length > 0 ? text.slice(0, Math.min(...ends)) : text;
};
