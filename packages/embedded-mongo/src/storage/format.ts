import { StoreTooNewError } from '../errors.ts';
import { CONTENT_KEY } from './catalogue.ts';
import type { Engine } from './engine.ts';

/** Upgrades a store from one format to the next. All steps run in the same commit. */
export type FormatStep = (engine: Engine) => void;

/** The first step upgrades format 1 to format 2, and so on. A released step is never changed. */
const releasedSteps: readonly FormatStep[] = [];

/** The key of a store's format in the table `meta`. Stores from before formats existed have none. */
const FORMAT_KEY = Buffer.from('format');
const FIRST_FORMAT = 1;

/** The format that this release writes. */
export const CURRENT_FORMAT = FIRST_FORMAT + releasedSteps.length;

/** The format of a store. */
export function formatOf(meta: { get(key: Buffer): Buffer | undefined }): number {
  return meta.get(FORMAT_KEY)?.readUInt32BE() ?? FIRST_FORMAT;
}

/**
 * Records the format in a new store, and upgrades an older one to the current format in a single commit.
 *
 * @throws StoreTooNewError when a newer release wrote the store, which is left unchanged
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
  // Writes only when necessary: a store must open on a full disk too.
  if (stored === current && (meta.get(FORMAT_KEY) || !isNew)) return;
  engine.writeAll(() => {
    if (!isNew) for (const step of steps.slice(stored - FIRST_FORMAT)) step(engine);
    const note = Buffer.alloc(4);
    note.writeUInt32BE(current);
    meta.putSync(FORMAT_KEY, note);
  });
}
