import { newEvent, type StateEvent } from '@exit-tickets/bus';
import { ticketChanged, ticketDeleted } from '@exit-tickets/contracts';
import { inBatches } from '@exit-tickets/service-kit';
import { snapshotOf } from './ticket-views.ts';
import { originOf, type TicketsContext } from './tickets-context.ts';

const batchSize = 100;

/** Yields deleted tickets first, so that their replicas are removed, then the state of all others. */
export async function* publishedState(context: TicketsContext): AsyncGenerator<StateEvent> {
  const { repository, tombstones } = context;
  for await (const deleted of inBatches(tombstones.all(), batchSize)) {
    const ticketIds = deleted.map(({ _id }) => _id);
    const stillThere = new Set(await repository.findExisting(ticketIds));
    for (const ticketId of ticketIds.filter((id) => !stillThere.has(id)))
      yield { definition: ticketDeleted, event: newEvent(ticketDeleted, { ticketId }, originOf(context, {})) };
  }
  for await (const ticket of repository.all())
    yield { definition: ticketChanged, event: newEvent(ticketChanged, snapshotOf(ticket), originOf(context, {})) };
}
