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
  Message,
  ModelProvider,
  ProviderContext,
} from './provider.ts';

export interface BudgetedProvider extends Pick<ModelProvider, 'doubtSchemas'> {
  /**
   * Sends a conversation, within the day's budget, and gives what the model says to it.
   * @throws {AppError} `ai_limit_reached`, or another `ai_*` error
   */
  complete(conversation: Conversation, call: ModelCall, deadline: Deadline): Promise<Completed>;
}

/** Connects a provider, takes its requests from the budget, and counts, traces and logs how they end. */
export const connectWithinBudget = (
  configured: ConfiguredProvider,
  budget: RequestBudget,
  context: ProviderContext,
): BudgetedProvider => {
  const { logger, now } = context;
  const provider = configured.connect(context);

  /** For whoever runs the server: the person who waits hears only that it did not work. */
  const logFailure = (request: string, { problem, said, message }: ModelFailure): void =>
    logger.error({ request, model: configured.model, problem, said }, `the model gave no answer: ${message}`);

  return {
    complete: async (conversation, { signal, teacherId, onSent }, deadline) => {
      const { name: request } = conversation;
      let sent: readonly Message[] | undefined;
      const beforeRequest = async (messages: Message[]): Promise<void> => {
        await budget.spend(teacherId);
        // One that is tried again was shown already.
        if (messages !== sent) onSent?.({ sentAt: now().toISOString(), messages });
        sent = messages;
      };
      const startedAt = performance.now();
      const count = (outcome: string): void =>
        metrics.aiRequestDuration.observe({ request, outcome }, (performance.now() - startedAt) / 1_000);
      try {
        const completed = await inSpan(`ask model ${request}`, { service: 'ai', kind: 'client' }, () =>
          provider.complete(conversation, { signal, beforeRequest }, deadline),
        );
        if (!sent) throw new Error('the provider has sent a request without calling beforeRequest');
        count('ok');
        return completed;
      } catch (error) {
        signal.throwIfAborted();
        const cause = error instanceof AppError ? error.cause : undefined;
        if (cause instanceof ModelFailure) logFailure(request, cause);
        count(cause instanceof ModelFailure ? cause.problem : error instanceof AppError ? error.code : 'error');
        throw error;
      }
    },
    doubtSchemas: () => provider.doubtSchemas(),
  };
};
