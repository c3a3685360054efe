import { spawnSync } from 'node:child_process';
import { extname } from 'node:path';

interface ReferenceReader {
  program: string;
  arguments: (path: string) => string[];
}

/** Programs for the same formats, used if the machine has them. They are not part of the product. */
const known: Record<string, readonly ReferenceReader[]> = {
  '.pdf': [{ program: 'pdftotext', arguments: (path) => ['-q', path, '-'] }],
  '.doc': [
    { program: 'antiword', arguments: (path) => ['-m', 'UTF-8.txt', path] },
    { program: 'catdoc', arguments: (path) => ['-s', 'cp1252', '-d', 'utf-8', path] },
  ],
  '.ppt': [{ program: 'catppt', arguments: (path) => ['-d', 'utf-8', path] }],
};

const run = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { encoding: 'utf8', timeout: 60_000, maxBuffer: 64 * 1024 * 1024 });
const isHere = (program: string): boolean => run(program, ['-v']).error === undefined;
const readers = new Map(
  Object.entries(known).map(([extension, all]) => [extension, all.filter(({ program }) => isHere(program))]),
);

/** The reference readers that this machine lacks. */
export const missingReaders = (): string[] =>
  [...readers]
    .filter(([, here]) => here.length === 0)
    .map(([extension]) => `${extension}: ${known[extension]?.map(({ program }) => program).join(' or ')}`);

/** The longest text that a reference reader finds; empty when there is none for this format, or all fail. */
export const referenceText = (path: string): string => {
  const texts = (readers.get(extname(path).toLowerCase()) ?? []).map((reader) => {
    const { status, stdout } = run(reader.program, reader.arguments(path));
    return status === 0 ? stdout : '';
  });
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
};
