import { newEvent, type StateEvent } from '@exit-tickets/bus';
import { ticketAnalyzed } from '@exit-tickets/contracts';
import type { AnalysisRepository } from './analysis.repository.ts';

/** Every analysis, which closes its ticket. Of verdicts nobody keeps anything: who looks at them reads them. */
export async function* publishedState({ all }: Pick<AnalysisRepository, 'all'>): AsyncGenerator<StateEvent> {
  for await (const { ticketId, createdAt } of all()) {
    const event = newEvent(ticketAnalyzed, { ticketId }, { source: 'ai', now: createdAt });
    yield { definition: ticketAnalyzed, event };
  }
}
