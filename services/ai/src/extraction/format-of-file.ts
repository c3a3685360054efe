import { open } from 'node:fs/promises';
import { AppError } from '@exit-tickets/contracts';
import { fileTypeFromBuffer } from 'file-type';
import { decodeText, looksLikeText } from './decode-text.ts';
import { type Format, formats } from './formats.ts';
import { listEntries } from './office/archive.ts';
import { openCompoundFile } from './office/compound-file.ts';
import { mainPart } from './office/main-part.ts';

const headBytes = 64 * 1024;
/** Text formats that are markup rather than prose. */
const notProse = /^\s*(?:<!doctype html|<html|<\?xml|<svg|\{\\rtf|%!PS)/i;
const archiveSign = Buffer.from('PK\u0003\u0004', 'latin1');

const formatWith = (hasSign: (format: Format) => boolean): Format | undefined => Object.values(formats).find(hasSign);

const formatOfArchive = async (path: string): Promise<Format | undefined> => {
  const names = (await listEntries(path)).map(({ fileName }) => fileName);
  return formatWith((format) => format.mainPart !== undefined && mainPart(names, format.mainPart) !== undefined);
};

/** A password-protected document of the newer formats is packed in a compound file. */
const formatOfCompoundFile = async (path: string): Promise<Format | undefined> => {
  const file = await openCompoundFile(path);
  if (file.stream('EncryptedPackage')) throw new AppError('file_protected');
  return formatWith(({ stream }) => stream !== undefined && file.stream(stream) !== undefined);
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

/** Whether a PDF starts here: some programs write bytes before the header, and all readers accept that. */
const isPdf = (head: Buffer): boolean => head.subarray(0, 1_024).includes('%PDF-') && head.includes(' obj');

/** Sizes of the second header of a bitmap in all versions of Windows and OS/2; "BM" alone is ambiguous. */
const bitmapHeads = new Set([12, 16, 40, 52, 56, 64, 108, 124]);
const isBitmap = (head: Buffer): boolean => head.length > 18 && bitmapHeads.has(head.readUInt32LE(14));

const formatOfType = async (path: string, mime: string, head: Buffer): Promise<Format | undefined> => {
  // The main part shows the kind of an archive: with or without macros, presentation or document.
  if (head.subarray(0, archiveSign.length).equals(archiveSign)) return formatOfArchive(path);
  if (mime === 'application/x-cfb') return formatOfCompoundFile(path);
  if (mime === 'image/bmp' && !isBitmap(head)) return undefined;
  return formatWith(({ types }) => types?.includes(mime) === true);
};

/**
 * Detects the format of a file by its content, not its name.
 * @throws {AppError} `unsupported_file_type` if the format is not accepted, `no_text_in_file` if the file is empty,
 *   `file_protected` if it has a password
 */
export const formatOfFile = async (path: string): Promise<Format> => {
  const head = await headOf(path);
  if (head.length === 0) throw new AppError('no_text_in_file');
  const type = await fileTypeFromBuffer(head);
  // Some signatures are two letters ("BM" starts a bitmap, but also a text about BMI): only with a NUL is it binary.
  const isBinary = type !== undefined && (head.includes(0) || type.mime === 'application/pdf');
  if (!type && isPdf(head)) return formats.pdf;
  const format = isBinary ? await formatOfType(path, type.mime, head) : undefined;
  if (format) return format;
  if (!isBinary && looksLikeText(head) && !notProse.test(decodeText(head))) return formats.txt;
  throw new AppError('unsupported_file_type', { cause: new Error(`the content is ${type?.mime ?? 'unknown'}`) });
};
