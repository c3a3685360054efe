import { randomUUID } from 'node:crypto';
import { createTicket, register, type Submission, submitResponse, type TicketDraft } from '@exit-tickets/contracts';
import { type Answer, type ApiClient, aDraft, aSubmission, createApiClient } from '@exit-tickets/testing';

export const password = 'geheim!';

/** Attempts on a busy machine. */
const maxAttempts = 3;

/** The created object; a refusal fails the test here, instead of later where the object is missing. */
const created = async <Body>(
  what: string,
  make: () => Promise<Answer<Body>>,
  attempts = maxAttempts,
): Promise<Body> => {
  const { status, body } = await make();
  if (status === 201) return body;
  if (status >= 500 && attempts > 1) return created(what, make, attempts - 1);
  throw new Error(`no ${what} was made: ${status} ${JSON.stringify(body)}`);
};

/** A teacher with a new account, logged in. */
export const newTeacher = async (url: string, address?: string): Promise<ApiClient & { email: string }> => {
  const client = createApiClient(url, address);
  const { email } = await created('account', () =>
    client.call(register, { body: { email: `${randomUUID()}@school.nl`, password } }),
  );
  return Object.assign(client, { email });
};

/** An open ticket of this teacher. */
export const newTicket = async (teacher: ApiClient, overrides: Partial<TicketDraft> = {}) => {
  const ticket = await created('ticket', () => teacher.call(createTicket, { body: aDraft(overrides) }));
  return { ticket, params: { id: ticket.id } };
};

/** Sends a response once, from a separate phone. */
export const submit = (url: string, overrides: Partial<Submission> & Pick<Submission, 'ticketId'>) =>
  createApiClient(url).call(submitResponse, { body: aSubmission(overrides) });

/** Sends a response like the student page: the same submission again until it is accepted or refused. */
export const submitAndRetry = async (url: string, overrides: Partial<Submission> & Pick<Submission, 'ticketId'>) => {
  const body = aSubmission(overrides);
  for (;;) {
    const answer = await createApiClient(url)
      .call(submitResponse, { body })
      .catch(() => undefined);
    if (answer && answer.status < 500) return answer;
  }
};

/** This many different names. */
export const names = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

/** Runs the work for every item, with `width` in progress at a time. */
export const allAtOnce = async <Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
};
