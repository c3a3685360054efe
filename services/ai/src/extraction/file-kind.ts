import { open } from 'node:fs/promises';
import { AppError, type acceptedFiles } from '@exit-tickets/contracts';
import { fileTypeFromBuffer } from 'file-type';
import { listEntries } from './archive.ts';
import { decodeText, looksLikeText } from './decode-text.ts';

export type FileKind = (typeof acceptedFiles)[number];

const headBytes = 64 * 1024;
/** Formats that are text to the eye and something else to who wrote them. */
const notProse = /^\s*(?:<!doctype html|<html|<\?xml|<svg|\{\\rtf|%!PS)/i;

/** Whether a zip archive is a Word document: by its main part, wherever in the archive it stands. */
const isWordDocument = async (path: string): Promise<boolean> =>
  (await listEntries(path)).some(({ fileName }) => fileName === 'word/document.xml');

const headOf = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/**
 * What a file is, by its content; its name is not looked at.
 * @throws {AppError} `unsupported_file_type` when it is none of the accepted kinds, `no_text_in_file` when it is empty
 */
export const kindOfFile = async (path: string): Promise<FileKind> => {
  const head = await headOf(path);
  if (head.length === 0) throw new AppError('no_text_in_file');
  const type = await fileTypeFromBuffer(head);
  if (type?.mime === 'application/pdf') return 'pdf';
  const isArchive = type?.mime === 'application/zip' || type?.mime.startsWith('application/vnd.openxmlformats');
  if (isArchive && (await isWordDocument(path))) return 'docx';
  // Some signatures are two letters long ("BM" opens a bitmap, and a lesson about BMI); a NUL behind one settles it.
  const isBinary = type !== undefined && head.includes(0);
  if (!isBinary && looksLikeText(head) && !notProse.test(decodeText(head))) return 'txt';
  throw new AppError('unsupported_file_type', { cause: new Error(`the content is ${type?.mime ?? 'unknown'}`) });
};
