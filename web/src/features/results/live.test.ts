import type { LiveUpdate, Response } from '@exit-tickets/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LiveState, mergeResponses, parseUpdate, pollMs, upsertResponse, watch } from './live.ts';

const aResponse = (id: string, studentName = 'Noor'): Response => ({
  id,
  studentName,
  submittedAt: '2026-01-01T10:00:00.000Z',
  answers: [],
});

describe('a response that comes in', () => {
  test('stands at the end of the list', () => {
    expect(upsertResponse([aResponse('r1')], aResponse('r2')).map(({ id }) => id)).toEqual(['r1', 'r2']);
  });

  test('is there once when it is told twice', () => {
    expect(upsertResponse([aResponse('r1')], aResponse('r1', 'Sem'))).toEqual([aResponse('r1', 'Sem')]);
  });
});

describe('a list that is read while answers come in', () => {
  const [noor, sem, lotte] = [aResponse('r1', 'Noor'), aResponse('r2', 'Sem'), aResponse('r3', 'Lotte')];

  test('keeps those that came since the reading began, at its end', () => {
    expect(mergeResponses([noor], [noor], [noor, sem, lotte])).toEqual([noor, sem, lotte]);
  });

  test('has each of them once, as it came last', () => {
    const corrected = aResponse('r1', 'Noor B.');
    expect(mergeResponses([noor, sem], [noor], [corrected, sem])).toEqual([corrected, sem]);
  });

  test('brings what the stream missed', () => {
    expect(mergeResponses([noor, sem, lotte], [noor], [noor, lotte])).toEqual([noor, sem, lotte]);
  });

  test('leaves out what stood there before and has gone', () => {
    expect(mergeResponses([sem], [noor, sem], [noor, sem])).toEqual([sem]);
  });

  test('is the list as it is when nothing was shown before', () => {
    expect(mergeResponses([noor])).toEqual([noor]);
  });
});

describe('an event', () => {
  test('is read by the contract', () => {
    const update = { kind: 'response', response: aResponse('r1') };
    expect(parseUpdate(JSON.stringify(update))).toEqual(update);
  });

  test.each(['', 'no JSON', '{"kind":"tomorrow"}', '{"kind":"response"}'])(
    'that is not one is left out: %s',
    (data) => {
      expect(parseUpdate(data)).toBeUndefined();
    },
  );
});

class FakeStream implements Pick<EventSource, 'onopen' | 'onmessage' | 'onerror' | 'readyState' | 'close'> {
  onopen: EventSource['onopen'] = null;
  onmessage: EventSource['onmessage'] = null;
  onerror: EventSource['onerror'] = null;
  readyState = 0;
  close(): void {
    this.readyState = 2;
  }
}

// The handlers that `watch` sets use neither `this` nor most of the event.
const fire = (stream: FakeStream, name: 'onopen' | 'onmessage' | 'onerror', data?: string): void =>
  stream[name]?.call(stream as unknown as EventSource, { data } as MessageEvent);

const watching = () => {
  const streams: FakeStream[] = [];
  const told: { updates: LiveUpdate[]; states: LiveState[]; gaps: number } = { updates: [], states: [], gaps: 0 };
  const stop = watch({
    open: () => {
      const stream = new FakeStream();
      streams.push(stream);
      return stream;
    },
    onUpdate: (update) => told.updates.push(update),
    onState: (state) => told.states.push(state),
    onGap: () => {
      told.gaps += 1;
    },
  });
  const last = () => streams.at(-1) ?? new FakeStream();
  return { streams, told, stop, last };
};

describe('watching a ticket', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('tells each response as it comes', () => {
    const { last, told } = watching();
    fire(last(), 'onmessage', JSON.stringify({ kind: 'response', response: aResponse('r1') }));
    expect(told.updates).toEqual([{ kind: 'response', response: aResponse('r1') }]);
  });

  test('reads everything again whenever the stream opens, since something may have come before', () => {
    const { last, told } = watching();
    fire(last(), 'onopen');
    fire(last(), 'onerror');
    fire(last(), 'onopen');
    expect(told).toMatchObject({ gaps: 2, states: ['live', 'connecting', 'live'] });
  });

  test('leaves reconnecting to the browser while it does so', () => {
    const { streams, last } = watching();
    fire(last(), 'onerror');
    vi.advanceTimersByTime(10 * pollMs);
    expect(streams.length).toBe(1);
  });

  test('reads again and again when the browser gave the stream up, and tries a new one each time', () => {
    const { streams, told, last } = watching();
    for (let round = 1; round <= 3; round += 1) {
      last().readyState = 2;
      fire(last(), 'onerror');
      expect(told.gaps).toBe(round);
      vi.advanceTimersByTime(pollMs);
      expect(streams.length).toBe(round + 1);
    }
    expect(told.states).toEqual(['polling', 'polling', 'polling']);
  });

  test('closes the stream when nobody looks any more', () => {
    const { last, stop } = watching();
    fire(last(), 'onopen');
    stop();
    expect(last().readyState).toBe(2);
  });

  test('stops reading again when nobody looks any more', () => {
    const { streams, last, stop } = watching();
    last().readyState = 2;
    fire(last(), 'onerror');
    stop();
    vi.advanceTimersByTime(10 * pollMs);
    expect(streams.length).toBe(1);
  });
});
