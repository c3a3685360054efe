import { AppError } from '@exit-tickets/contracts';
import { z } from 'zod';
import type { WorkQueue } from '../../work-queue.ts';
import type { ModelCall } from '../model.ts';
import type { RequestBudget } from '../request-budget.ts';
import { type CompletionOptions, createCompletions, type Message } from './completions.ts';
import { strictSchema } from './strict-schema.ts';

export interface AskOptions extends CompletionOptions {
  /** Where requests wait for those of others. */
  queue: WorkQueue;
  budget: RequestBudget;
}

export interface Request<Answer extends z.ZodType> {
  name: string;
  instructions: string;
  /** What the instructions work on: sent as JSON, so that no text in it can end it. */
  data: Record<string, unknown>;
  answer: Answer;
}

/**
 * Puts a request to the model and gives its answer, checked.
 * @throws {AppError} `ai_limit_reached` when the day's budget is used up, `ai_busy` when too many wait or the model says
 * so, `ai_unavailable`, `ai_timeout`, `ai_invalid` when it gave no usable answer twice
 */
export type Ask = <Answer extends z.ZodType>(request: Request<Answer>, call: ModelCall) => Promise<z.output<Answer>>;

/** The most of an unusable answer that goes back to the model, in characters. */
const repairCharacters = 4_000;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
  } catch {
    return undefined;
  }
};

/** Asks in turn, within the day's budget; an unusable answer is repaired once, by telling what is wrong with it. */
export const createAsk = ({ queue, budget, ...options }: AskOptions): Ask => {
  const { logger, timeoutMs } = options;
  const complete = createCompletions(options);

  const converse: Ask = async ({ name, instructions, data, answer }, call) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const schema = strictSchema(answer);
    const said: Message[] = [{ role: 'user', content: JSON.stringify(data) }];
    for (const isRepair of [false, true]) {
      await budget.spend(call.teacherId);
      const content = await complete({ name, instructions, schema, said }, call, deadline);
      const parsed = answer.safeParse(parseJson(content));
      if (parsed.success) return parsed.data;
      const problem = z.prettifyError(parsed.error).slice(0, 1_000);
      logger.warn({ request: name, isRepair, problem }, 'the model gave no usable answer');
      const task = 'Answer again, as the schema says.';
      said.push(
        { role: 'assistant', content: content.slice(0, repairCharacters).toWellFormed() },
        { role: 'user', content: JSON.stringify({ problem, task }) },
      );
    }
    throw new AppError('ai_invalid', { cause: new Error(`${name}: no usable answer, twice`) });
  };

  return (request, call) => queue.run(() => converse(request, call), call);
};
