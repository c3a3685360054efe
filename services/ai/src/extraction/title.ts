import { limits, wordsOfFileName } from '@exit-tickets/contracts';
import { cleanText } from './clean-text.ts';

/** The title of a ticket from a file: the given one, else the words of the file's name without its extension. */
export const titleOf = (given: string | undefined, fileName: string): string => {
  const bare = fileName.replace(/(?<=.)\.[^.]{1,8}$/, '');
  const fit = (text: string): string => cleanText(text.replace(/\s+/g, ' ')).slice(0, limits.titleLength).trim();
  return fit(given ?? '') || fit(wordsOfFileName(bare));
};
