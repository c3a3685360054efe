import { AppError, limits } from '@exit-tickets/contracts';
import { cleanText } from './clean-text.ts';
import { condense } from './condense.ts';
import { formatOfFile } from './format-of-file.ts';
import { type Reader, sumLeftOut } from './reading.ts';

const read: Reader = async (path, tools) => {
  const reader = await (await formatOfFile(path)).reader();
  return reader(path, tools);
};

/**
 * Reads the text of a file of any accepted format in the current process. For untrusted files use `extractText`, which
 * runs it in a separate process.
 * @throws {AppError} the error of the format's reader, `unreadable_file` for any that is no AppError;
 *   `file_too_complex` or `no_text_in_file` if there is no text
 */
export const readFile: Reader = async (path, tools) => {
  const raw = await read(path, tools).catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : new AppError('unreadable_file', { cause });
  });
  const { text, leftOut } = condense(cleanText(raw.text), limits.contentLength);
  if (!/\p{L}/u.test(text)) {
    const isUnread = raw.leftOut.some(({ reason, count }) => reason === 'too_many_pages' && count > 0);
    throw new AppError(isUnread ? 'file_too_complex' : 'no_text_in_file');
  }
  return { text, leftOut: sumLeftOut([...raw.leftOut, { reason: 'condensed', count: leftOut }]) };
};
