import { join } from 'node:path';
import { type Doc, decode, encode } from '../../src/bson/codec.ts';
import { commandHandler } from '../../src/commands/registry.ts';
import { Cursors } from '../../src/cursors.ts';
import { silentLogger } from '../../src/logger.ts';
import type { ServerContext } from '../../src/server-context.ts';
import { Catalogue } from '../../src/storage/catalogue.ts';
import { Engine } from '../../src/storage/engine.ts';
import { Records } from '../../src/storage/records.ts';
import { temporaryFolder } from './database.ts';

/** A server without a network, with a clock that the test moves. */
export function openContext(): {
  server: ServerContext;
  clock: { time: number };
  run(command: Doc): Promise<Doc>;
  close(): Promise<void>;
} {
  const folder = temporaryFolder();
  const engine = new Engine(join(folder.path, 'data.mdb'));
  const catalogue = new Catalogue(engine);
  const clock = { time: 1_000_000_000_000 };
  const server: ServerContext = {
    engine,
    catalogue,
    records: new Records(engine, catalogue),
    cursors: new Cursors(() => clock.time),
    now: () => new Date(clock.time),
  };
  const handle = commandHandler(server, silentLogger);
  return {
    server,
    clock,
    run: async (command) => {
      const body = decode(encode({ ...command, $db: 'test' }));
      if (Array.isArray(body.documents)) body.documents = body.documents.map((document: Doc) => encode(document));
      return decode(await handle({ id: 1, kind: 'message', body, isUnacknowledged: false }));
    },
    close: async () => {
      await engine.close();
      folder.remove();
    },
  };
}
