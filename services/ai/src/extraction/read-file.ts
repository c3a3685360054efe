import { AppError, limits } from '@exit-tickets/contracts';
import { cleanText } from './clean-text.ts';
import { condense } from './condense.ts';
import { type FileKind, kindOfFile } from './file-kind.ts';
import { type Reader, type ReaderTools, type Reading, sumLeftOut } from './reading.ts';

// Loaded only when needed: a text file does not wait for a PDF library.
const readers: Record<FileKind, () => Promise<Reader>> = {
  txt: async () => (await import('./read-txt.ts')).readTxt,
  doc: async () => (await import('./office/read-doc.ts')).readDoc,
  docx: async () => (await import('./office/read-docx.ts')).readDocx,
  ppt: async () => (await import('./office/read-ppt.ts')).readPpt,
  pptx: async () => (await import('./office/read-pptx.ts')).readPptx,
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  picture: async () => (await import('./pictures/read-picture.ts')).readPicture,
};

/**
 * Reads the text of a file, whatever it is called, in the process that calls it: of a file that nobody has looked at, that
 * is one of its own (`extractText`).
 * @throws {AppError} what a kind of file has to say of it; `file_too_complex` or `no_text_in_file` when there is no letter
 */
export const readFile = async (path: string, tools: ReaderTools): Promise<Reading> => {
  const reader = await readers[await kindOfFile(path)]();
  const raw = await reader(path, tools);
  const { text, leftOut } = condense(cleanText(raw.text), limits.contentLength);
  if (!/\p{L}/u.test(text)) {
    const isUnread = raw.leftOut.some(({ reason, count }) => reason === 'too_many_pages' && count > 0);
    throw new AppError(isUnread ? 'file_too_complex' : 'no_text_in_file');
  }
  return { text, leftOut: sumLeftOut([...raw.leftOut, { reason: 'condensed', count: leftOut }]) };
};
