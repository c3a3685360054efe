import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createArchive } from '../src/export/archive.ts';

/** Endless pieces that do not compress, and how many were made. */
const endless = () => {
  const pieces = { made: 0 };
  const make = function* () {
    for (;;) {
      pieces.made += 1;
      yield randomBytes(32 * 1024).toString('base64');
    }
  };
  return Object.assign(pieces, { make });
};

test('an archive that nobody reads makes only a few pieces, so that its size takes no memory', async () => {
  const left = new AbortController();
  const archive = createArchive(left.signal);
  const pieces = endless();
  const added = archive.add('endless.txt', pieces.make());
  let before = -1;
  for (let quiet = 0; quiet < 50; quiet = pieces.made === before ? quiet + 1 : 0) {
    before = pieces.made;
    await nextTurn();
  }
  expect(pieces.made).toBeGreaterThan(0);
  expect(pieces.made).toBeLessThan(20);
  left.abort();
  await expect(added).rejects.toThrow();
});

test('a piece that cannot be made aborts the archive', async () => {
  const archive = createArchive(new AbortController().signal);
  const whole = buffer(archive.stream);
  const broken = async function* () {
    yield 'one';
    throw new Error('the database is gone');
  };
  await Promise.all([
    expect(whole).rejects.toThrow('the database is gone'),
    archive.add('broken.txt', broken()).catch((error: Error) => archive.fail(error)),
  ]);
});
