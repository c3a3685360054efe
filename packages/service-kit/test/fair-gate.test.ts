import { beforeEach, expect, test } from 'vitest';
import { FairGate } from '../src/index.ts';

interface Work {
  owner: string;
  name: string;
}

let gate: FairGate<Work>;
let begun: string[];
beforeEach(() => {
  begun = [];
  gate = new FairGate<Work>({ permits: 3, permitsPerOwner: 2, begin: ({ name }) => begun.push(name) });
});

/** Entrants whose owner is the first letter of their names. */
const enter = (...names: string[]): Work[] => {
  const entrants = names.map((name) => ({ owner: name.charAt(0), name }));
  for (const entrant of entrants) gate.enter(entrant);
  return entrants;
};

test('an owner gets only its permits, however many are free', () => {
  enter('a1', 'a2', 'a3');
  expect(begun).toEqual(['a1', 'a2']);
  expect(gate.hasRoom('a')).toBe(false);
  enter('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('permits go to the waiting owners in turn', () => {
  const [a1] = enter('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  for (const done of [{ owner: 'a' }, { owner: 'a' }, { owner: 'b' }, { owner: 'a' }])
    gate.release({ ...a1, name: '', ...done });
  expect(begun.slice(3)).toEqual(['a3', 'b2', 'c1', 'a4']);
});

test('an entrant that leaves gets no turn, and no longer counts as waiting', () => {
  const [, , a3] = enter('a1', 'a2', 'a3', 'a4');
  expect([gate.waiting, gate.waitingOf('a')]).toEqual([2, 2]);
  if (a3) gate.leave(a3);
  expect([gate.waiting, gate.waitingOf('a')]).toEqual([1, 1]);
  gate.release({ owner: 'a', name: 'a1' });
  expect(begun).toEqual(['a1', 'a2', 'a4']);
});

test('all waiting entrants can be dismissed at once, and the next one enters as before', () => {
  enter('a1', 'a2', 'a3', 'b1', 'b2');
  expect(gate.clear().map(({ name }) => name)).toEqual(['a3', 'b2']);
  expect(gate.waiting).toBe(0);
  gate.release({ owner: 'a', name: 'a1' });
  enter('a4');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a4']);
});
