import { open } from 'node:fs/promises';
import { AppError } from '@exit-tickets/contracts';
import { fileTypeFromBuffer } from 'file-type';
import { decodeText, looksLikeText } from './decode-text.ts';
import { listEntries } from './office/archive.ts';
import { openCompoundFile } from './office/compound-file.ts';

export type FileKind = 'txt' | 'doc' | 'docx' | 'ppt' | 'pptx' | 'pdf' | 'picture';

const headBytes = 64 * 1024;
/** Formats that are text to the eye and something else to who wrote them. */
const notProse = /^\s*(?:<!doctype html|<html|<\?xml|<svg|\{\\rtf|%!PS)/i;
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/bmp', 'image/webp']);

/** What a zip archive is: by its main part, wherever in the archive it stands. */
const kindOfArchive = async (path: string): Promise<FileKind | undefined> => {
  const names = new Set((await listEntries(path)).map(({ fileName }) => fileName));
  if (names.has('word/document.xml')) return 'docx';
  return names.has('ppt/presentation.xml') ? 'pptx' : undefined;
};

/** What a compound file is: by the streams in it. A document of the new kind is packed in one when it has a password. */
const kindOfCompoundFile = async (path: string): Promise<FileKind | undefined> => {
  const file = await openCompoundFile(path);
  if (file.stream('EncryptedPackage')) throw new AppError('file_protected');
  if (file.stream('WordDocument')) return 'doc';
  return file.stream('PowerPoint Document') ? 'ppt' : undefined;
};

const headOf = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const kindOfType = async (path: string, mime: string): Promise<FileKind | undefined> => {
  if (mime === 'application/pdf') return 'pdf';
  if (pictureTypes.has(mime)) return 'picture';
  if (mime === 'application/x-cfb') return kindOfCompoundFile(path);
  const isArchive = mime === 'application/zip' || mime.startsWith('application/vnd.openxmlformats');
  return isArchive ? kindOfArchive(path) : undefined;
};

/**
 * What a file is, by its content; its name is not looked at.
 * @throws {AppError} `unsupported_file_type` when it is none of the accepted kinds, `no_text_in_file` when it is empty,
 * `file_protected` when it has a password
 */
export const kindOfFile = async (path: string): Promise<FileKind> => {
  const head = await headOf(path);
  if (head.length === 0) throw new AppError('no_text_in_file');
  const type = await fileTypeFromBuffer(head);
  // Some signatures are two letters long ("BM" opens a bitmap, and a lesson about BMI); a NUL behind one settles it.
  const isBinary = type !== undefined && (head.includes(0) || type.mime === 'application/pdf');
  const kind = isBinary ? await kindOfType(path, type.mime) : undefined;
  if (kind) return kind;
  if (!isBinary && looksLikeText(head) && !notProse.test(decodeText(head))) return 'txt';
  throw new AppError('unsupported_file_type', { cause: new Error(`the content is ${type?.mime ?? 'unknown'}`) });
};
