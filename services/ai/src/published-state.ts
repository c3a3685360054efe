import { newEvent, type StateEvent } from '@exit-tickets/bus';
import { questionJudged, ticketAnalyzed } from '@exit-tickets/contracts';
import type { AiContext } from './ai-context.ts';
import { countedEvent } from './use-cases/count-answers.ts';

/** Every analysis, which closes its ticket, and every count. No verdicts: other services read them on demand. */
export async function* publishedState(context: AiContext): AsyncGenerator<StateEvent> {
  for await (const { ticketId, createdAt } of context.analyses.all()) {
    const event = newEvent(ticketAnalyzed, { ticketId }, { source: 'ai', now: createdAt });
    yield { definition: ticketAnalyzed, event };
  }
  for await (const { _id, version, tallies } of context.tallies.all())
    yield { definition: questionJudged, event: countedEvent(context, _id, { version, tallies }) };
}
