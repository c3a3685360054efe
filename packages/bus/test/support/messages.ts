import { event } from '@exit-tickets/contracts';
import { pino } from 'pino';
import { z } from 'zod';
import { newEvent, type RetryPolicy } from '../../src/index.ts';

export const silent = pino({ level: 'silent' });

/** Three tries within a tenth of a second. */
export const hasty: RetryPolicy = { tries: 3, firstDelayMs: 10, maxDelayMs: 50 };

export const lampLit = event('LampLit', 'lamp.lit', z.object({ room: z.string() }));
export const lampBroken = event('LampBroken', 'lamp.broken', z.object({ room: z.string() }));

const origin = { source: 'lamps', now: new Date('2026-03-02T08:00:00Z') };
export const aLampLit = (room: string) => newEvent(lampLit, { room }, origin);
export const aLampBroken = (room: string) => newEvent(lampBroken, { room }, origin);

export const sumRequest = {
  name: 'sums.add',
  input: z.object({ left: z.number(), right: z.number() }),
  reply: z.object({ sum: z.number() }),
};

export const bellSignal = { name: 'bell.rung', data: z.object({ times: z.number() }) };
