import type { Bus } from '@exit-tickets/bus';
import { getResponsesRequest, type Response } from '@exit-tickets/contracts';
import type { Hold } from './held-text.ts';

/** A page of long answers holds fewer: responses sees to it that it fits into one message of the bus. */
const pageSize = 100;

const textOf = (responses: readonly Response[]): number =>
  responses.reduce((sum, { answers }) => sum + answers.reduce((all, { answer }) => all + answer.length, 0), 0);

interface ReadOptions {
  hold?: Hold | undefined;
  /** Answers to other questions are left out. */
  questionId?: string;
}

/** Every response to a ticket, read a page at a time, in the order of their numbers: nearly the order they came in. */
export const readResponses = async (
  bus: Bus,
  ticketId: string,
  { hold, questionId }: ReadOptions = {},
): Promise<Response[]> => {
  const all: Response[] = [];
  let after: string | undefined;
  do {
    const page = await bus.request(getResponsesRequest, {
      ticketId,
      limit: pageSize,
      ...(after !== undefined && { after }),
      ...(questionId !== undefined && { questionId }),
    });
    hold?.(textOf(page.responses));
    all.push(...page.responses);
    after = page.next;
  } while (after !== undefined);
  return all;
};
