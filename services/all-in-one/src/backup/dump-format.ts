import { mongo } from 'mongoose';
import { z } from 'zod';

// A dump is gzipped lines of JSON: a header, then for each collection its name and its documents, then a manifest.

/** Raised when older releases could not read what is written. */
export const dumpFormat = 1;

/** The first line. */
export const header = z.object({
  exitTickets: z.literal('dump'),
  format: z.int().min(1),
  madeAt: z.iso.datetime(),
  /** What was done to the data since the first release: whoever does not know one of these is older than the data. */
  migrations: z.array(z.string()),
});
export type Header = z.infer<typeof header>;

/** What stands before the documents of a collection. */
export const collectionLine = z.object({ collection: z.string().min(1) });

/** The last line: what the dump holds when it is whole. */
export const manifest = z.object({
  manifest: z.record(z.string(), z.object({ count: z.int().min(0), sha256: z.string().length(64) })),
});
export type Manifest = z.infer<typeof manifest>['manifest'];

/** Why a dump is not taken, in one line for the operator. */
export class DumpError extends Error {
  override name = 'DumpError';
}

const { EJSON } = mongo.BSON;

/** A document as a line: every type comes back as it was, a whole number no less than a date. */
export const lineOf = (document: object): string => EJSON.stringify({ document }, { relaxed: false });

/** The document of a line, if it holds one. */
export const documentOf = (line: string): mongo.Document | undefined => {
  if (!line.startsWith('{"document":')) return undefined;
  return z.object({ document: z.custom<mongo.Document>() }).parse(EJSON.parse(line, { relaxed: false })).document;
};
