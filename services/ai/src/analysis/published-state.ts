import { newEvent, type StateEvent } from '@exit-tickets/bus';
import { ticketAnalyzed } from '@exit-tickets/contracts';
import type { Tallies } from '../tallies/tallies.ts';
import type { AnalysisRepository } from './analysis.repository.ts';

/** Every analysis, which closes its ticket, and every count. Of verdicts nobody keeps anything: who looks at them reads them. */
export async function* publishedState(
  { all }: Pick<AnalysisRepository, 'all'>,
  tallies: Pick<Tallies, 'publishedState'>,
): AsyncGenerator<StateEvent> {
  for await (const { ticketId, createdAt } of all()) {
    const event = newEvent(ticketAnalyzed, { ticketId }, { source: 'ai', now: createdAt });
    yield { definition: ticketAnalyzed, event };
  }
  yield* tallies.publishedState();
}
