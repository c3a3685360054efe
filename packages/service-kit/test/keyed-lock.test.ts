import { expect, test } from 'vitest';
import { createKeyedLock } from '../src/queues/keyed-lock.ts';

test('work with the same key runs one at a time in order, also after a failure; other keys do not wait', async () => {
  const withLock = createKeyedLock();
  const begun: string[] = [];
  const gate = Promise.withResolvers<string>();
  const work = (name: string, result: Promise<string>) => () => {
    begun.push(name);
    return result;
  };
  const first = withLock('a', work('first', gate.promise));
  const second = withLock('a', work('second', Promise.resolve('two')));
  await expect(withLock('b', work('other', Promise.resolve('b')))).resolves.toBe('b');
  expect(begun).toEqual(['first', 'other']);
  gate.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect(second).resolves.toBe('two');
  expect(begun).toEqual(['first', 'other', 'second']);
});
