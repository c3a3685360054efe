import { AppError } from '@exit-tickets/contracts';
import { inSpan, metrics } from '@exit-tickets/telemetry';
import { ModelFailure } from '../failures.ts';
import type { ModelCall } from '../model.ts';
import type { RequestBudget } from '../request-budget.ts';
import type {
  Completed,
  ConfiguredProvider,
  Conversation,
  Deadline,
  Fetch,
  Message,
  ProviderContext,
} from './provider.ts';

export type BudgetedProvider = ReturnType<typeof connectWithinBudget>;

/** Connects a provider with the request budget, metrics, tracing and logging. */
export const connectWithinBudget = (
  configured: Pick<ConfiguredProvider, 'model' | 'connect'>,
  budget: RequestBudget,
  context: ProviderContext,
) => {
  const { logger, now } = context;
  const { model } = configured;
  const provider = configured.connect(context);
  return {
    complete: async (
      conversation: Conversation,
      { signal, teacherId, onSent }: ModelCall,
      deadline: Deadline,
    ): Promise<Completed> => {
      const { name: request } = conversation;
      let sent: readonly Message[] | undefined;
      const fetchFor =
        (messages: Message[]): Fetch =>
        async (input, init) => {
          await budget.spend(teacherId);
          // Retries were already reported.
          if (messages !== sent) onSent?.({ sentAt: now().toISOString(), messages });
          sent = messages;
          // biome-ignore lint/style/noRestrictedGlobals: this is where it is counted
          return fetch(input, init);
        };
      const startedAt = performance.now();
      const count = (outcome: string): void =>
        metrics.aiRequestDuration.observe({ request, outcome }, (performance.now() - startedAt) / 1_000);
      try {
        const completed = await inSpan(`ask model ${request}`, { service: 'ai', kind: 'client' }, () =>
          provider.complete(conversation, { signal, fetchFor }, deadline),
        );
        if (!sent) throw new Error('the provider answered without the fetch of the call');
        count('ok');
        return completed;
      } catch (error) {
        signal.throwIfAborted();
        const { code = 'error', cause } = error instanceof AppError ? error : {};
        if (!(cause instanceof ModelFailure)) count(code);
        else {
          const { problem, said, message } = cause;
          count(problem);
          // Details for the operator; the user only learns that it failed.
          logger.error({ request, model, problem, said }, `the model gave no answer: ${message}`);
        }
        throw error;
      }
    },
    doubtSchemas: () => provider.doubtSchemas(),
  };
};
