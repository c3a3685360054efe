import type { Publication } from '@exit-tickets/bus';
import { type EventEnvelope, responseErased, responseRemoved, responseSubmitted } from '@exit-tickets/contracts';
import type { ResponsesContext } from './responses-context.ts';

/** Events that carry a response count. */
const counting = [responseSubmitted, responseRemoved];

const aboutTicket = responseErased.data.pick({ ticketId: true });
const ticketOf = ({ data }: EventEnvelope): string => aboutTicket.parse(data).ticketId;
const isA =
  ({ type }: { type: string }) =>
  (event: EventEnvelope): boolean =>
    event.type === type;

/**
 * Merges a batch's events per ticket: only the newest submission and the newest removal are published, with the total
 * count. The count is read now rather than at storing, so it covers the whole batch and the highest count is right.
 * Removals are read before the count, so no older count has as many removals. Responses stored while their ticket was
 * being deleted or anonymised are deleted here and not published: either the deletion runs later and finds them, or
 * this read finds the deletion. Events without a count are published unchanged.
 */
export const coalesceCountEvents = async (
  { repository, replicas, now }: Pick<ResponsesContext, 'repository' | 'replicas' | 'now'>,
  events: readonly EventEnvelope[],
): Promise<Publication[]> => {
  const byTicket = Map.groupBy(events, ticketOf);
  const withRemovals = await replicas.findDeletedOrRemoved([...byTicket.keys()]);
  const deleted = withRemovals.filter(({ deletedAt, anonymizedAt }) => deletedAt ?? anonymizedAt).map(({ _id }) => _id);
  if (deleted.length > 0) await repository.deleteOfTickets(deleted);
  for (const ticketId of deleted) byTicket.delete(ticketId);

  const publicationsOf = async (ticketId: string, ofTicket: readonly EventEnvelope[]): Promise<Publication[]> => {
    const others = ofTicket.filter((event) => !counting.some((definition) => isA(definition)(event)));
    const unchanged = others.map((event) => ({ event, standsFor: [event] }));
    if (others.length === ofTicket.length) return unchanged;
    const removals = ofTicket.some(isA(responseRemoved))
      ? await replicas.countRemoval(ticketId)
      : withRemovals.find(({ _id }) => _id === ticketId)?.removals;
    const time = now().toISOString();
    const responseCount = await repository.count(ticketId, removals !== undefined);
    const counted = counting.flatMap((definition) => {
      const standsFor = ofTicket.filter(isA(definition));
      const [first, ...later] = standsFor;
      if (!first) return [];
      const newest = later.reduce((one, other) => (one.time > other.time ? one : other), first);
      const data = { ...definition.data.parse(newest.data), responseCount, ...(removals && { removals }) };
      return [{ event: { ...newest, time, data }, standsFor }];
    });
    return [...unchanged, ...counted];
  };
  return (await Promise.all([...byTicket].map((entry) => publicationsOf(...entry)))).flat();
};
