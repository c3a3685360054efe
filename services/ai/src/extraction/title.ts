import { limits, wordsOfFileName } from '@exit-tickets/contracts';
import { cleanText } from './clean-text.ts';

/** The title of a ticket: the given one, otherwise the file name without extension. */
export const titleOf = (given: string | undefined, fileName: string): string => {
  const bare = fileName.replace(/(?<=.)\.[^.]{1,8}$/, '');
  const fit = (text: string): string => cleanText(text.replace(/\s+/g, ' ')).slice(0, limits.titleLength).trim();
  return fit(given ?? '') || fit(wordsOfFileName(bare));
};
