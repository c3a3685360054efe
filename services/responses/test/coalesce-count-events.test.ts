import { newEvent } from '@exit-tickets/bus';
import { responseSubmitted, responsesAnonymized } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { coalesceCountEvents } from '../src/coalesce-count-events.ts';

test('only the newest event with a count is published, and every other event unchanged', async () => {
  const at = (second: number) => ({ source: 'responses', now: new Date(Date.UTC(2026, 0, 1, 9, 0, second)) });
  const submitted = [1, 2].map((n) =>
    newEvent(responseSubmitted, { ticketId: 't1', responseId: `r${n}`, responseCount: n }, at(n)),
  );
  const anonymized = {
    ticketId: 't1',
    anonymizedAt: at(3).now.toISOString(),
    responseCount: 2,
    removals: 1,
    tallies: [],
  };
  const other = newEvent(responsesAnonymized, anonymized, at(3));
  const published = await coalesceCountEvents(
    {
      repository: { count: async () => 2 },
      replicas: { findDeletedOrRemoved: async () => [] },
      now: () => new Date(),
    } as never,
    [...submitted, other],
  );
  expect(published.map(({ event }) => event.id)).toEqual([other.id, submitted[1]?.id]);
  expect(published.flatMap(({ standsFor }) => standsFor)).toEqual([other, ...submitted]);
});
