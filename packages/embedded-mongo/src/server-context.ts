import type { Cursors } from './cursors.ts';
import type { Catalogue } from './storage/catalogue.ts';
import type { Engine } from './storage/engine.ts';
import type { Records } from './storage/records.ts';

/** The dependencies of commands. */
export interface ServerContext {
  readonly engine: Engine;
  readonly catalogue: Catalogue;
  readonly records: Records;
  readonly cursors: Cursors;
  readonly now: () => Date;
}
