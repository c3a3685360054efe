import { AppError } from '@exit-tickets/contracts';
import type { ChildMessage } from './child-messages.ts';
import { cleanText } from './clean-text.ts';
import { type FileKind, kindOfFile } from './file-kind.ts';

// A process of its own: what a hostile file makes a reader do ends here, with its memory and its time.

const tell = (message: ChildMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });

const progress = (done: number, total: number): void => void tell({ kind: 'progress', done, total });

// Loaded only when needed: a text file does not wait for a PDF library.
const readers: Record<FileKind, (path: string) => Promise<string>> = {
  txt: async (path) => (await import('./read-txt.ts')).readTxt(path),
  docx: async (path) => (await import('./read-docx.ts')).readDocx(path),
  pdf: async (path) => (await import('./read-pdf.ts')).readPdf(path, progress),
};

const read = async (path: string): Promise<string> => {
  const text = cleanText(await readers[await kindOfFile(path)](path));
  if (!/\p{L}/u.test(text)) throw new AppError('no_text_in_file');
  return text;
};

const reasonOf = (error: unknown): string => {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof Error ? `${cause.name}: ${cause.message}`.slice(0, 500) : String(cause).slice(0, 500);
};

const [path = ''] = process.argv.slice(2);
await read(path).then(
  (text) => tell({ kind: 'text', text }),
  (error: unknown) =>
    tell({ kind: 'failed', code: error instanceof AppError ? error.code : 'unreadable_file', reason: reasonOf(error) }),
);
process.disconnect?.();
process.exit(0);
