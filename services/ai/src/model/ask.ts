import type { Logger } from '@exit-tickets/service-kit';
import { z } from 'zod';
import { modelError } from './failures.ts';
import type { ModelCall } from './model.ts';
import type { ModelQueue } from './model-queue.ts';
import type { Deadline, Message } from './provider/provider.ts';
import type { BudgetedProvider } from './provider/within-budget.ts';
import { readJson } from './read-json.ts';
import { strictSchema } from './strict-schema.ts';

/** What every request to a model works with. */
export interface AskContext {
  provider: BudgetedProvider;
  /** Where requests wait for those of others. */
  queue: ModelQueue;
  /** Longest to wait for one answer, its repair included, in milliseconds. */
  timeoutMs: number;
  /** How much lesson material is sent at most. */
  materialCharacters: number;
  logger: Logger;
}

interface Request<Answer extends z.ZodType> {
  name: string;
  instructions: string;
  /** What the instructions work on: sent as JSON, so that no text in it can end it. */
  data: Record<string, unknown>;
  answer: Answer;
  /** Low where the same question shall get the same answer again; the server's own when there is none. */
  temperature?: number;
}

/** The most of an unusable answer that goes back to the model, in characters. */
const repairCharacters = 4_000;

const deadlineIn = (ms: number): Deadline => {
  const endsAt = performance.now() + ms;
  return { signal: AbortSignal.timeout(ms), msLeft: () => endsAt - performance.now() };
};

/** No server that enforces a schema lets these through; rules beyond the schema are broken by any. */
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
    // Some servers refuse a conversation in which nothing was said: then the same is asked once more.
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
 * Puts a request to the model in turn, within the day's budget, and gives its answer, checked; an unusable one is repaired once,
 * by telling what is wrong with it.
 * @throws {AppError} `ai_limit_reached` when the day's budget is used up, `ai_busy` when too many wait or the model says
 * so, `ai_unavailable`, `ai_timeout`, `ai_invalid` when it gave no usable answer twice
 */
export const ask = <Answer extends z.ZodType>(
  context: AskContext,
  request: Request<Answer>,
  call: ModelCall,
): Promise<z.output<Answer>> => context.queue.run(() => converse(context, request, call), call);
