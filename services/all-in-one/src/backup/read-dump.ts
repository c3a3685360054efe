import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { collectionLine, DumpError, dumpFormat, type Header, header, type Manifest, manifest } from './dump-format.ts';

/** The line of a document, and its collection. */
export interface DumpedLine {
  collection: string;
  line: string;
}

/** The lines of a gzipped file. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  // Errors are thrown to the reader of the lines.
  pipeline(createReadStream(file), text, () => undefined);
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DumpError(`${file} cannot be read, or is cut or damaged: ${reason}`);
  }
}

/** The lines of all documents, in order. */
export async function* documentLinesOf(file: string): AsyncGenerator<DumpedLine> {
  let collection: string | undefined;
  for await (const line of linesOf(file)) {
    if (line.startsWith('{"document":')) {
      if (collection !== undefined) yield { collection, line };
    } else collection = collectionLine.safeParse(JSON.parse(line)).data?.collection;
  }
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/**
 * Reads a dump to its end, verifies it and returns its manifest.
 * @throws {DumpError} when it is not a dump, comes from a newer release, is truncated, or was altered
 */
export const verifyDump = async (file: string, known: readonly string[]): Promise<Manifest> => {
  const hashes = new Map<string, { hash: Hash; count: number }>();
  let first: Header | undefined;
  let last: Manifest | undefined;
  let current: { hash: Hash; count: number } | undefined;
  for await (const line of linesOf(file)) {
    if (!first) {
      first = checkHeader(file, parsed(line), known);
    } else if (current && line.startsWith('{"document":')) {
      current.hash.update(`${line}\n`);
      current.count += 1;
    } else {
      const { data } = collectionLine.safeParse(parsed(line));
      current = data && { hash: createHash('sha256'), count: 0 };
      if (data && current) hashes.set(data.collection, current);
      else last = manifest.safeParse(parsed(line)).data?.manifest;
    }
  }
  if (!last) throw new DumpError(`${file} is cut: its manifest is missing`);
  const found = Object.fromEntries(
    [...hashes].map(([name, { hash, count }]) => [name, { count, sha256: hash.digest('hex') }]),
  );
  if (JSON.stringify(found) !== JSON.stringify(last))
    throw new DumpError(`${file} is damaged: it does not hold what its manifest says`);
  return last;
};

const checkHeader = (file: string, line: unknown, known: readonly string[]): Header => {
  const { data } = header.safeParse(line);
  if (!data) throw new DumpError(`${file} is no dump of Exit tickets`);
  const unknown = data.migrations.filter((name) => !known.includes(name));
  if (data.format > dumpFormat || unknown.length > 0)
    throw new DumpError(`${file} was made by a newer release: import it with that one`);
  return data;
};
