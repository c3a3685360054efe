import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Engine } from '../../src/storage/engine.ts';

/** The key of an entry: spread over the whole tree, so that a commit writes many pages. */
export const keyOf = (number: number): Buffer => createHash('sha1').update(String(number)).digest();

/** Writes entries until it is killed, and prints the number of each that was acknowledged. */
const writeForEver = async (engine: Engine): Promise<void> => {
  let last = 0;
  const writer = async (): Promise<never> => {
    for (;;) {
      const number = ++last;
      const key = keyOf(number);
      const change = (): void => {
        engine.documents.putSync(key, Buffer.alloc(200 + (number % 7) * 300));
        engine.indexEntries.putSync(key, key);
      };
      await engine.write(change).then(
        () => process.stdout.write(`${number}\n`),
        () => new Promise((retry) => setTimeout(retry, Math.random() * 20)),
      );
      if (number % 3 === 0) await new Promise((next) => setTimeout(next, Math.random() * 5));
    }
  };
  await Promise.all(Array.from({ length: 40 }, writer));
};

const [, script, folder] = process.argv;
if (script === import.meta.filename && folder) await writeForEver(new Engine(join(folder, 'data.mdb')));
