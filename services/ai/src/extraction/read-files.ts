import { AppError, limits, type MaterialPart } from '@exit-tickets/contracts';
import { condense } from './condense.ts';
import { type ExtractionOptions, extractText } from './extract-text.ts';
import { titleOf } from './title.ts';
import type { UploadedFile } from './upload.ts';

interface Material {
  text: string;
  leftOut: MaterialPart[];
}

/** Progress in pages over all files; an unopened file counts as one page. */
const overAll = (fileCount: number, progress: ExtractionOptions['progress']) => {
  let before = 0;
  return (index: number) => {
    let pages = 1;
    return {
      progress: (done: number, total: number): void => {
        pages = total;
        progress(before + done, before + total + fileCount - index - 1);
      },
      end: (): void => {
        before += pages;
      },
    };
  };
};

const joined = (texts: readonly { fileName: string; text: string }[]): string =>
  texts.length === 1
    ? (texts[0]?.text ?? '')
    : texts.map(({ fileName, text }) => `${titleOf(undefined, fileName)}\n\n${text}`).join('\n\n');

/**
 * Reads files in order, each in a separate process, with `timeoutMs` for all together. With several files, each text
 * follows the file's name. An unreadable file is left out and reported.
 * @throws {AppError} the error of the first file if none can be read
 */
export const readFiles = async (files: readonly UploadedFile[], options: ExtractionOptions): Promise<Material> => {
  const endsAt = performance.now() + options.timeoutMs;
  const startFile = overAll(files.length, options.progress);
  const texts: { fileName: string; text: string }[] = [];
  const leftOut: MaterialPart[] = [];
  let firstError: AppError | undefined;
  for (const [index, { path, fileName }] of files.entries()) {
    const { progress, end } = startFile(index);
    try {
      const timeoutMs = Math.max(0, endsAt - performance.now());
      const reading = await extractText(path, { ...options, timeoutMs, progress });
      texts.push({ fileName, text: reading.text });
      leftOut.push(...reading.leftOut.map((part) => ({ ...part, fileName })));
    } catch (error) {
      if (options.signal.aborted || !(error instanceof AppError)) throw error;
      firstError ??= error;
      leftOut.push({ reason: 'file', fileName, count: 1, code: error.code });
    }
    end();
  }
  if (texts.length === 0) throw firstError ?? new AppError('no_text_in_file');
  const { text, leftOut: left } = condense(joined(texts), limits.contentLength);
  if (left > 0 && !leftOut.some(({ reason }) => reason === 'condensed'))
    leftOut.push({ reason: 'condensed', fileName: texts[0]?.fileName ?? '', count: left });
  return { text, leftOut };
};
