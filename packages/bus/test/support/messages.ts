import { event } from '@exit-tickets/contracts';
import { pino } from 'pino';
import { z } from 'zod';
import { newEvent, type RetryPolicy } from '../../src/index.ts';

export const silent = pino({ level: 'silent' });

/** Three tries within a tenth of a second. */
export const fastRetry: RetryPolicy = { tries: 3, firstDelayMs: 10, maxDelayMs: 50 };

const inRoom = { keyOf: ({ room }: { room: string }) => room };
export const lampLit = event('LampLit', 'lamp.lit', z.object({ room: z.string() }), inRoom);
export const lampBroken = event('LampBroken', 'lamp.broken', z.object({ room: z.string() }), inRoom);
/** Its states are ordered by a number, as those of a ticket by its version. */
export const lampDimmed = event('LampDimmed', 'lamp.dimmed', z.object({ room: z.string(), change: z.int() }), {
  ...inRoom,
  orderOf: ({ change }) => [change],
});
export const lampRemoved = event('LampRemoved', 'lamp.removed', z.object({ room: z.string() }), {
  ...inRoom,
  erases: true,
});

const origin = { source: 'lamps', now: new Date('2026-03-02T08:00:00Z') };
export const aLampLit = (room: string) => newEvent(lampLit, { room }, origin);
export const aLampBroken = (room: string) => newEvent(lampBroken, { room }, origin);

export const aLampDimmed = (room: string, change: number, now = origin.now) =>
  newEvent(lampDimmed, { room, change }, { ...origin, now });
export const aLampRemoved = (room: string) => newEvent(lampRemoved, { room }, origin);

export const sumRequest = {
  name: 'sums.add',
  input: z.object({ left: z.number(), right: z.number() }),
  reply: z.object({ sum: z.number() }),
};

export const bellSignal = { name: 'bell.rung', data: z.object({ times: z.number() }) };
