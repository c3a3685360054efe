import { mongo } from 'mongoose';
import { z } from 'zod';

// A dump is gzipped lines of JSON: a header, then each collection's name and documents, then a manifest.

/** Increment when older releases could not read the new format. */
export const dumpFormat = 1;

/** The first line. */
export const header = z.object({
  exitTickets: z.literal('dump'),
  format: z.int().min(1),
  madeAt: z.iso.datetime(),
  /** All migrations applied to the data. A release that does not know one of them is older than the data. */
  migrations: z.array(z.string()),
});
export type Header = z.infer<typeof header>;

/** Precedes the documents of a collection. */
export const collectionLine = z.object({ collection: z.string().min(1) });

/** The last line: the expected content of a complete dump. */
export const manifest = z.object({
  manifest: z.record(z.string(), z.object({ count: z.int().min(0), sha256: z.string().length(64) })),
});
export type Manifest = z.infer<typeof manifest>['manifest'];

/** Why a dump is rejected, in one line for the operator. */
export class DumpError extends Error {
  override name = 'DumpError';
}

const { EJSON } = mongo.BSON;

/** A document as one line. All types survive the round trip, including integers and dates. */
export const lineOf = (document: object): string => EJSON.stringify({ document }, { relaxed: false });

/** The document of a line, if it holds one. */
export const documentOf = (line: string): mongo.Document | undefined => {
  if (!line.startsWith('{"document":')) return undefined;
  return z.object({ document: z.custom<mongo.Document>() }).parse(EJSON.parse(line, { relaxed: false })).document;
};
