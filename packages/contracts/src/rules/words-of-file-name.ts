import { capitalised } from './fold-text.ts';

/**
 * Turns a file name into words: "hoofdstuk_3_de-cel" becomes "Hoofdstuk 3 de-cel". Words are separated by spaces, else
 * by underscores, else by several hyphens. A hyphen between digits belongs to a date or a section.
 */
export const wordsOfFileName = (name: string): string => {
  const bare = name.replaceAll('%20', ' ').trim();
  if (bare.includes(' ')) return bare;
  const words = bare.includes('_')
    ? bare.replaceAll('_', ' ')
    : bare.split('-').length > 2
      ? bare.replace(/(\d)-(?=\d)|-/g, (found, digit) => (digit ? found : ' '))
      : bare;
  const separated = words.split(' ').filter(Boolean).join(' ');
  return separated.includes(' ') ? capitalised(separated) : bare;
};
