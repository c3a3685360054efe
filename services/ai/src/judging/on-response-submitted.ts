import { consumer } from '@exit-tickets/bus';
import { responseSubmitted } from '@exit-tickets/contracts';
import type { BackgroundJudging } from './background-judging.ts';

const oldestMs = 24 * 60 * 60_000;

/**
 * An event that comes twice or late only has a ticket looked at once more: what is judged stays as it is. One of days ago,
 * which a bus tells again to a service that is new to it, costs no model anything: its teacher can still ask.
 */
export const onResponseSubmitted = (background: BackgroundJudging, now: () => Date) =>
  consumer('ai-on-response-submitted', responseSubmitted, async ({ time, data }) => {
    if (now().getTime() - Date.parse(time) < oldestMs) await background.schedule(data.ticketId);
  });
