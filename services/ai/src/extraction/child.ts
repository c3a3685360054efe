import { flushCompileCache } from 'node:module';
import { AppError, limits } from '@exit-tickets/contracts';
import { type ChildMessage, readingOrder } from './child-messages.ts';
import { cleanText } from './clean-text.ts';
import { condense } from './condense.ts';
import { type FileKind, kindOfFile } from './file-kind.ts';
import { OcrEngine } from './pictures/ocr-engine.ts';
import { type Reader, type ReaderTools, type Reading, sumLeftOut } from './reading.ts';
import { cpuMsPerPicture } from './work-limits.ts';

// A process of its own: what a hostile file makes a reader do ends here, with its memory and its time.

const tell = (message: ChildMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });

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

const { path, languageFolder, timeoutMs, cpuMs, picturesRead } = readingOrder.parse(JSON.parse(process.argv[2] ?? ''));

/** The part of its time after which no further page is begun: what was read so far must still be handed over. */
const timeForPages = 0.7;

const toolsOf = (): ReaderTools => {
  const ocr = new OcrEngine({ languageFolder, max: picturesRead, onPicture: () => void tell({ kind: 'picture' }) });
  return {
    ocr,
    progress: (done, total) => void tell({ kind: 'progress', done, total }),
    hasTime: () => {
      const { user, system } = process.cpuUsage();
      const allowedMs = cpuMs + ocr.pictures * cpuMsPerPicture;
      return performance.now() < timeoutMs * timeForPages && (user + system) / 1_000 < allowedMs * timeForPages;
    },
  };
};

const read = async (): Promise<Reading> => {
  const reader = await readers[await kindOfFile(path)]();
  const raw = await reader(path, toolsOf());
  const { text, leftOut } = condense(cleanText(raw.text), limits.contentLength);
  if (!/\p{L}/u.test(text)) {
    const isUnread = raw.leftOut.some(({ reason, count }) => reason === 'too_many_pages' && count > 0);
    throw new AppError(isUnread ? 'file_too_complex' : 'no_text_in_file');
  }
  return { text, leftOut: sumLeftOut([...raw.leftOut, { reason: 'condensed', count: leftOut }]) };
};

const reasonOf = (error: unknown): string => {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof Error ? `${cause.name}: ${cause.message}`.slice(0, 500) : String(cause).slice(0, 500);
};

const outcome = read();
await outcome.catch(() => undefined);
// Before anything is told: who hears it ends this process.
flushCompileCache();
await outcome.then(
  (reading) => tell({ kind: 'text', ...reading }),
  (error: unknown) =>
    tell({ kind: 'failed', code: error instanceof AppError ? error.code : 'unreadable_file', reason: reasonOf(error) }),
);
process.disconnect?.();
process.exit(0);
