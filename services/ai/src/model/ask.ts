import type { Logger } from '@exit-tickets/service-kit';
import { z } from 'zod';
import { modelError } from './failures.ts';
import type { ModelCall } from './model.ts';
import type { ModelQueue } from './model-queue.ts';
import type { Deadline, Message } from './provider/provider.ts';
import type { BudgetedProvider } from './provider/within-budget.ts';
import { readJson } from './read-json.ts';
import { strictSchema } from './strict-schema.ts';

/** Shared dependencies of all requests to a model. */
export interface AskContext {
  provider: BudgetedProvider;
  /** The queue shared by all requests. */
  queue: ModelQueue;
  /** Time limit for one answer, including its repair, in milliseconds. */
  timeoutMs: number;
  /** Most characters of lesson material to send. */
  materialCharacters: number;
  logger: Logger;
}

interface Request<Answer extends z.ZodType> {
  name: string;
  instructions: string;
  /** Input of the instructions, sent as JSON so that no text can break out of it. */
  data: Record<string, unknown>;
  answer: Answer;
  /** Low for reproducible answers; undefined uses the server's default. */
  temperature?: number;
}

/** Most characters of an unusable answer that are sent back to the model. */
const repairCharacters = 4_000;

const deadlineIn = (ms: number): Deadline => {
  const endsAt = performance.now() + ms;
  return { signal: AbortSignal.timeout(ms), msLeft: () => endsAt - performance.now() };
};

/** Errors that a server cannot produce if it enforces the schema; rules beyond the schema may be broken by any. */
const breaksSchema = ({ issues }: z.ZodError): boolean =>
  issues.some(({ code }) => code === 'invalid_type' || code === 'invalid_value' || code === 'unrecognized_keys');

const converse = async <Answer extends z.ZodType>(
  { provider, timeoutMs, logger }: AskContext,
  { name, instructions, data, answer, temperature }: Request<Answer>,
  call: ModelCall,
): Promise<z.output<Answer>> => {
  const deadline = deadlineIn(timeoutMs);
  const schema = strictSchema(answer);
  const said: Message[] = [{ role: 'user', content: JSON.stringify(data) }];
  let wasCutOff = false;
  for (const isRepair of [false, true]) {
    const { content, isCutOff } = await provider.complete(
      { name, instructions, schema, temperature, said },
      call,
      deadline,
    );
    const parsed = answer.safeParse(readJson(content));
    if (parsed.success) return parsed.data;
    wasCutOff = isCutOff;
    if (!isCutOff && content !== '' && breaksSchema(parsed.error)) provider.doubtSchemas();
    const problem = isCutOff ? 'It was too long and was cut off.' : z.prettifyError(parsed.error).slice(0, 1_000);
    logger.warn({ request: name, isRepair, isCutOff, problem }, 'the model gave no usable answer');
    // Some servers reject an empty assistant message: then the same request is repeated.
    if (content === '') continue;
    const task = isCutOff ? 'Answer again, shorter.' : 'Answer again, as the schema says.';
    said.push(
      { role: 'assistant', content: content.slice(0, repairCharacters).toWellFormed() },
      { role: 'user', content: JSON.stringify({ problem, task }) },
    );
  }
  throw modelError(wasCutOff ? 'cut_off' : 'nonsense', `${name}: no usable answer, twice`);
};

/**
 * Sends a request to the model, in turn and within the daily budget, and validates the answer. An unusable answer is
 * repaired once, by reporting its problems.
 * @throws {AppError} `ai_limit_reached` if the daily budget is used up, `ai_busy` if the queue is full or the server is
 *   busy, `ai_unavailable`, `ai_timeout`, `ai_invalid` after two unusable answers
 */
export const ask = <Answer extends z.ZodType>(
  context: AskContext,
  request: Request<Answer>,
  call: ModelCall,
): Promise<z.output<Answer>> => context.queue.run(() => converse(context, request, call), call);
