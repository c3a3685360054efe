import { open } from 'node:fs/promises';
import { AppError } from '@exit-tickets/contracts';
import { fileTypeFromBuffer } from 'file-type';
import { decodeText, looksLikeText } from './decode-text.ts';
import { listEntries } from './office/archive.ts';
import { openCompoundFile } from './office/compound-file.ts';
import { mainPart } from './office/main-part.ts';

export type FileKind = 'txt' | 'doc' | 'docx' | 'ppt' | 'pptx' | 'pdf' | 'picture';

const headBytes = 64 * 1024;
/** Formats that are text to the eye and something else to who wrote them. */
const notProse = /^\s*(?:<!doctype html|<html|<\?xml|<svg|\{\\rtf|%!PS)/i;
const archiveSign = Buffer.from('PK\u0003\u0004', 'latin1');
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/bmp', 'image/webp']);

/** What a zip archive is: by its main part, wherever in the archive it stands. */
const kindOfArchive = async (path: string): Promise<FileKind | undefined> => {
  const names = (await listEntries(path)).map(({ fileName }) => fileName);
  if (mainPart(names, 'word/document')) return 'docx';
  return mainPart(names, 'ppt/presentation') ? 'pptx' : undefined;
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

/** Whether a PDF begins here: some programs put a few bytes before its first line, and every reader takes that. */
const isPdf = (head: Buffer): boolean => head.subarray(0, 1_024).includes('%PDF-') && head.includes(' obj');

/** Sizes of the second head of a bitmap, of all versions of Windows and OS/2; "BM" alone opens many things. */
const bitmapHeads = new Set([12, 16, 40, 52, 56, 64, 108, 124]);
const isPicture = (mime: string, head: Buffer): boolean =>
  pictureTypes.has(mime) && (mime !== 'image/bmp' || (head.length > 18 && bitmapHeads.has(head.readUInt32LE(14))));

const kindOfType = async (path: string, mime: string, head: Buffer): Promise<FileKind | undefined> => {
  // What an archive is, its main part says: with macros or without, a show or a document.
  if (head.subarray(0, archiveSign.length).equals(archiveSign)) return kindOfArchive(path);
  if (mime === 'application/pdf') return 'pdf';
  if (isPicture(mime, head)) return 'picture';
  if (mime === 'application/x-cfb') return kindOfCompoundFile(path);
  return undefined;
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
  if (!type && isPdf(head)) return 'pdf';
  const kind = isBinary ? await kindOfType(path, type.mime, head) : undefined;
  if (kind) return kind;
  if (!isBinary && looksLikeText(head) && !notProse.test(decodeText(head))) return 'txt';
  throw new AppError('unsupported_file_type', { cause: new Error(`the content is ${type?.mime ?? 'unknown'}`) });
};
