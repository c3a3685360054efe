import { limits } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { LoopShare } from '../../src/limits/loop-share.ts';

const { allowanceMs, lookMs, maxInFlight, maxHeld, maxHeldMs, othersMs, share: part } = limits.loopShare;

/** A share with its own clock. */
const createShare = () => {
  const times = { now: 0, busy: 0 };
  const share = new LoopShare({ ...times });
  return {
    share,
    /** Makes this many looks at a loop that is busy for this part of the time. */
    pass: (looks: number, busy = 1) => {
      for (let nth = 0; nth < looks; nth += 1) {
        times.now += lookMs;
        times.busy += busy * lookMs;
        share.look({ ...times });
      }
    },
    /** Asks for a turn. After a hold, `turn` becomes whether the request may run. */
    ask: (owner: string) => {
      const outcome: { turn: ReturnType<LoopShare['ask']> | boolean } = { turn: 'run' };
      outcome.turn = share.ask(owner, times.now, (isTurn) => {
        outcome.turn = isTurn;
      });
      return outcome;
    },
  };
};

type Bench = ReturnType<typeof createShare>;

/** An owner with a request in flight that has kept the loop busy beyond its share. */
const beyondShare = ({ share, pass }: Bench, owner = 'greedy') => {
  const end = share.begin(owner);
  pass(Math.ceil((2 * allowanceMs) / ((1 - part) * lookMs)));
  return end;
};

test('an owner beyond its share waits while the loop is busy, and others go on', () => {
  const bench = createShare();
  bench.ask('other');
  beyondShare(bench);
  expect(bench.ask('greedy').turn).toBeTypeOf('object');
  expect(bench.ask('other').turn).toBe('run');
});

test('an owner without others is never held back', () => {
  const bench = createShare();
  beyondShare(bench);
  expect(bench.ask('greedy').turn).toBe('run');
});

test('a held request goes on when nobody else has asked for a while', () => {
  const bench = createShare();
  bench.ask('other');
  beyondShare(bench);
  bench.ask('other');
  const held = bench.ask('greedy');
  bench.pass(othersMs / lookMs);
  expect(held.turn).toBeTypeOf('object');
  bench.pass(2);
  expect(held.turn).toBe(true);
});

test('a held request goes on once the loop is mostly idle', () => {
  const bench = createShare();
  bench.ask('other');
  beyondShare(bench);
  const held = bench.ask('greedy');
  bench.pass(1, 0.1);
  expect(held.turn).toBe(true);
});

test('a held request goes on once its owner is back within its share', () => {
  const bench = createShare();
  bench.ask('other');
  const end = beyondShare(bench);
  const held = bench.ask('greedy');
  end();
  bench.share.begin('other');
  bench.pass(1);
  expect(held.turn).toBeTypeOf('object');
  bench.pass(Math.ceil((2 * allowanceMs) / (part * lookMs)));
  expect(held.turn).toBe(true);
});

test('loop time is charged to owners in proportion to their requests in flight', () => {
  const bench = createShare();
  for (let nth = 0; nth < 9; nth += 1) bench.share.begin('many');
  bench.share.begin('one');
  bench.ask('other');
  bench.pass(Math.ceil((2 * allowanceMs) / ((0.9 - part) * lookMs)));
  expect(bench.ask('many').turn).toBeTypeOf('object');
  expect(bench.ask('one').turn).toBe('run');
});

test('a request that began and ended between two looks is charged too', () => {
  const bench = createShare();
  bench.ask('other');
  for (let nth = 0; nth < Math.ceil((2 * allowanceMs) / ((1 - part) * lookMs)); nth += 1) {
    bench.share.begin('quick')();
    bench.pass(1);
  }
  expect(bench.ask('quick').turn).toBeTypeOf('object');
});

test('an owner within its share has a limited number of requests in flight while others are active', () => {
  const bench = createShare();
  bench.ask('other');
  for (let nth = 0; nth < maxInFlight - 1; nth += 1) bench.share.begin('class');
  expect(bench.ask('class').turn).toBe('run');
  const end = bench.share.begin('class');
  const held = bench.ask('class');
  expect(held.turn).toBeTypeOf('object');
  end();
  bench.pass(1, 0.1);
  expect(held.turn).toBe(true);
});

test('a held request is given up when it has waited too long', () => {
  const bench = createShare();
  beyondShare(bench);
  bench.ask('other');
  const held = bench.ask('greedy');
  for (let waited = 0; waited < maxHeldMs - lookMs; waited += lookMs) {
    bench.ask('other');
    bench.pass(1);
  }
  expect(held.turn).toBeTypeOf('object');
  bench.pass(1);
  expect(held.turn).toBe(false);
});

test('an owner has a limited number of held requests, and one that leaves makes room', () => {
  const bench = createShare();
  bench.ask('other');
  beyondShare(bench);
  const held = Array.from({ length: maxHeld.perOwner }, () => bench.ask('greedy'));
  expect(bench.ask('greedy').turn).toBe('refuse');
  const [first] = held;
  if (typeof first?.turn !== 'object') throw new Error('not held');
  bench.share.leave('greedy', first.turn);
  expect(bench.ask('greedy').turn).toBeTypeOf('object');
});

test('nothing is kept of owners that have nothing in flight and are within their share', () => {
  const bench = createShare();
  const end = bench.share.begin('somebody');
  bench.pass(1);
  expect(bench.share.isIdle).toBe(false);
  end();
  bench.pass(4, 0);
  expect(bench.share.isIdle).toBe(true);
});
