import { heartbeatEvent, type LiveUpdate, limits, type Response } from '@exit-tickets/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followTicket, type LiveState, parseUpdate, pollMs } from './ticket-stream.ts';

const response: Response = { id: 'r1', studentName: 'Noor', submittedAt: '2026-01-01T10:00:00.000Z', answers: [] };
const update: LiveUpdate = { kind: 'response', response };

describe('an event', () => {
  test('is read by the contract', () => {
    expect(parseUpdate(JSON.stringify(update))).toEqual(update);
  });

  test.each(['', 'no JSON', '{"kind":"tomorrow"}', '{"kind":"response"}'])(
    'that is not one is left out: %s',
    (data) => {
      expect(parseUpdate(data)).toBeUndefined();
    },
  );
});

class FakeStream extends EventTarget {
  onmessage: EventSource['onmessage'] = null;
  onerror: EventSource['onerror'] = null;
  readyState = 0;
  close(): void {
    this.readyState = 2;
  }
  /** A message of the stream, as the browser delivers it. */
  comes(data?: LiveUpdate): void {
    this.readyState = 1;
    if (!data) return void this.dispatchEvent(new Event(heartbeatEvent));
    // The handlers use neither `this` nor most of the event.
    this.onmessage?.call(this as unknown as EventSource, { data: JSON.stringify(data) } as MessageEvent);
  }
  /** The connection breaks, and the browser tries again or gives it up. */
  breaks(readyState: 0 | 2 = 0): void {
    this.readyState = readyState;
    this.onerror?.call(this as unknown as EventSource, new Event('error'));
  }
}

const following = () => {
  const streams: FakeStream[] = [];
  const received: { updates: LiveUpdate[]; states: LiveState[]; gaps: number } = { updates: [], states: [], gaps: 0 };
  const stop = followTicket({
    open: () => {
      const stream = new FakeStream();
      streams.push(stream);
      return stream;
    },
    onUpdate: (one) => received.updates.push(one),
    onState: (state) => received.states.push(state),
    onGap: () => {
      received.gaps += 1;
    },
  });
  const last = () => streams.at(-1) ?? new FakeStream();
  return { streams, received, stop, last };
};

describe('following a ticket', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('passes on each update as it arrives', () => {
    const { last, received } = following();
    last().comes(update);
    expect(received.updates).toEqual([update]);
  });

  test('reads everything again whenever a stream comes through, since something may have come before', () => {
    const { last, received } = following();
    last().comes();
    last().comes();
    last().breaks();
    last().comes(update);
    expect(received).toMatchObject({ gaps: 2, states: ['live', 'connecting', 'live'] });
  });

  test('leaves reconnecting to the browser while it does so, and reads meanwhile when that takes long', () => {
    const { streams, received, last } = following();
    last().comes();
    last().breaks();
    vi.advanceTimersByTime(limits.liveSilenceMs + 2 * pollMs);
    expect(streams.length).toBe(1);
    expect(received).toMatchObject({ gaps: 4, states: ['live', 'connecting', 'polling'] });
  });

  test('reads again and again when the browser gave the stream up, and tries a new one each time', () => {
    const { streams, received, last } = following();
    for (let round = 1; round <= 3; round += 1) {
      last().breaks(2);
      expect(received.gaps).toBe(round);
      vi.advanceTimersByTime(pollMs);
      expect(streams.length).toBe(round + 1);
    }
    expect(received.states).toEqual(['polling']);
  });

  test('reads again and again when the stream is held back from the beginning, until something comes through', () => {
    const { streams, received, last } = following();
    last().readyState = 1;
    vi.advanceTimersByTime(limits.liveSilenceMs - 1);
    expect(received).toMatchObject({ gaps: 0, states: [] });
    vi.advanceTimersByTime(1 + 3 * pollMs);
    expect(received).toMatchObject({ gaps: 4, states: ['polling'] });
    expect(streams.length).toBe(1);
    last().comes();
    vi.advanceTimersByTime(limits.liveSilenceMs - 1);
    expect(received).toMatchObject({ gaps: 5, states: ['polling', 'live'] });
  });

  test('opens another stream, once, when one that came through fell silent', () => {
    const { streams, received, last } = following();
    last().comes();
    const first = last();
    vi.advanceTimersByTime(limits.liveSilenceMs + 10 * pollMs);
    expect(first.readyState).toBe(2);
    expect(streams.length).toBe(2);
    expect(received).toMatchObject({ gaps: 12, states: ['live', 'polling'] });
    last().comes();
    expect(received.states.at(-1)).toBe('live');
  });

  test('stays live as long as heartbeats come', () => {
    const { streams, received, last } = following();
    for (let beat = 0; beat < 10; beat += 1) {
      last().comes();
      vi.advanceTimersByTime(limits.liveHeartbeatMs);
    }
    expect(streams.length).toBe(1);
    expect(received).toMatchObject({ gaps: 1, states: ['live'] });
  });

  test('closes the stream when nobody looks any more', () => {
    const { last, stop } = following();
    last().comes();
    stop();
    expect(last().readyState).toBe(2);
  });

  test('stops reading again when nobody looks any more', () => {
    const { streams, received, last, stop } = following();
    last().breaks(2);
    stop();
    vi.advanceTimersByTime(10 * pollMs);
    expect(streams.length).toBe(1);
    expect(received.gaps).toBe(1);
  });
});
