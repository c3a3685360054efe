import { AppError } from '@exit-tickets/contracts';
import mammoth from 'mammoth';
import { checkTextParts, listEntries } from './archive.ts';

/** The text of a Word document, a paragraph per block. */
export const readDocx = async (path: string): Promise<string> => {
  await listEntries(path);
  await checkTextParts(path);
  try {
    const { value } = await mammoth.extractRawText({ path });
    return value;
  } catch (cause) {
    throw new AppError('unreadable_file', { cause });
  }
};
