import type { SentRequest } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import type { ModelCall } from '../model/model.ts';
import { idOf } from './judgement.repository.ts';

/** The subject of a model request. */
interface About {
  ticketId: string;
  questionId: string;
  task: SentRequest['task'];
}

/** Stores requests to the model and waits until they are stored. */
export const keepingSent = async <Result>(
  { judgements, logger }: AiContext,
  { ticketId, ...about }: About,
  call: ModelCall,
  ask: (call: ModelCall) => Promise<Result>,
): Promise<Result> => {
  const pending: Promise<void>[] = [];
  const onSent: ModelCall['onSent'] = (request) => {
    const stored = judgements.addSent(idOf(ticketId, about.questionId), { ...about, ...request });
    pending.push(stored.catch((err: unknown) => logger.warn({ err }, 'request to the model not kept')));
  };
  try {
    return await ask({ ...call, onSent });
  } finally {
    await Promise.all(pending);
  }
};
