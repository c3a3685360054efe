import { StoreTooNewError } from '../errors.ts';
import { CONTENT_KEY } from './catalogue.ts';
import type { Engine } from './engine.ts';

/** Brings a store from one format to the next, in the one commit that brings it up to today's. */
export type FormatStep = (engine: Engine) => void;

/** The first brings a store of format 1 to format 2, and so on; one that was released is never changed. */
const releasedSteps: readonly FormatStep[] = [];

/** Where the format of a store is noted, in the table `meta`. Stores of before there were formats have no note. */
const FORMAT_KEY = Buffer.from('format');
const FIRST_FORMAT = 1;

/** The format that this release writes. */
export const CURRENT_FORMAT = FIRST_FORMAT + releasedSteps.length;

/** The format that a store is in. */
export function formatOf(meta: { get(key: Buffer): Buffer | undefined }): number {
  return meta.get(FORMAT_KEY)?.readUInt32BE() ?? FIRST_FORMAT;
}

/**
 * Notes the format in a new store, and brings an older one up to today's, all of it or nothing.
 *
 * @throws StoreTooNewError when a newer release wrote it; it stays as it is
 */
export function bringUp(engine: Engine, folder: string, steps = releasedSteps): void {
  const { meta } = engine;
  const current = FIRST_FORMAT + steps.length;
  const stored = formatOf(meta);
  if (stored > current) {
    const what = `The data in ${folder} was written by a newer release (format ${stored}, this one knows ${current})`;
    throw new StoreTooNewError(`${what}: start that release again, or restore a backup from before the update`);
  }
  const isNew = !meta.get(CONTENT_KEY);
  // Nothing is written without need: a store opens on a full disk too.
  if (stored === current && (meta.get(FORMAT_KEY) || !isNew)) return;
  engine.writeAll(() => {
    if (!isNew) for (const step of steps.slice(stored - FIRST_FORMAT)) step(engine);
    const note = Buffer.alloc(4);
    note.writeUInt32BE(current);
    meta.putSync(FORMAT_KEY, note);
  });
}
