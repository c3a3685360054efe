import { randomUUID } from 'node:crypto';
import { newEvent } from '@exit-tickets/bus';
import {
  AppError,
  checkAnswers,
  limits,
  responseSubmitted,
  type Submission,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';
import type { InsertOutcome } from '../repository/insert.ts';
import { bytesOf, liveUpdateOf, responseView, type StoredResponse } from '../repository/response.model.ts';
import { wrongAnswer } from '../response.errors.ts';
import type { ResponsesContext } from '../responses-context.ts';
import type { Admission } from '../ticket-replica/admit.ts';
import type { TicketReplica } from '../ticket-replica/ticket-replica.model.ts';

/** Attempts per submission when the ticket changes or a number turns out to be taken. */
const attempts = 20;

/** A student's answers, and the trace of the request. */
type Submitted = Submission & { traceparent: string };

/** The reply to the student. */
interface Receipt {
  id: string;
  submittedAt: string;
}

/** Whether this repeats a submission whose response the teacher removed. */
const isRemoved = (
  { submissionId }: Submission,
  { removedSubmissions = [] }: Pick<TicketReplica, 'removedSubmissions'>,
): boolean => submissionId !== undefined && removedSubmissions.includes(submissionId);

/**
 * Stores a student's answers. Once a ticket is locked this needs neither the bus nor the tickets service: one write
 * admits the response and allocates its number, another inserts it (docs/design.md 6).
 */
export const submitResponse = async (
  context: ResponsesContext,
  submission: Submission,
  traceparent: string,
): Promise<Receipt> => {
  const end = context.submissions.begin();
  const stored = await store(context, { ...submission, traceparent }).finally(end);
  return stored ? responseView(stored) : receiptOfRemoved(context, submission);
};

/** The retry of a removed submission gets a receipt as if the answers were stored. */
const receiptOfRemoved = ({ now }: ResponsesContext, { submissionId = randomUUID() }: Submission): Receipt => ({
  id: submissionId,
  submittedAt: now().toISOString(),
});

/** Returns undefined for the retry of a removed submission, which stores nothing. */
const store = async (context: ResponsesContext, submitted: Submitted): Promise<StoredResponse | undefined> => {
  const { replicas, tickets, now } = context;
  const { ticketId, answers } = submitted;
  const bytes = bytesOf(submitted);
  if (bytes > limits.responseBytes)
    throw new AppError('invalid_request', { field: 'answers', message: 'answers: too long together' });
  for (let attempt = 0; attempt < attempts; attempt++) {
    const admission = await replicas.admit({ ticketId, now: now(), bytes });
    if (admission && isRemoved(submitted, admission)) {
      await releaseNumber(context, submitted, admission);
      return undefined;
    }
    if (admission) {
      const response = await storeAdmitted(context, submitted, admission);
      if (response) return response;
      continue;
    }
    const replica = await tickets.get(ticketId);
    if (isRemoved(submitted, replica)) return undefined;
    if (!replica.isAccepting || replica.isAnonymizing || replica.anonymizedAt || replica.expiresAt <= now())
      return storedBefore(context, submitted, new AppError('ticket_closed'));
    const problem = checkAnswers(replica.questions, answers);
    if (!replica.isLocked) await lockQuestions(context, replica, problem);
    else if (problem) throw wrongAnswer(problem);
    else if ((replica.responseBytes ?? 0) + bytes > limits.responseBytesPerTicket) {
      if (!(await recountBytes(context, ticketId)))
        return storedBefore(context, submitted, new AppError('ticket_full'));
    } else if (replica.responseNumber >= limits.responsesPerTicket) return storeInFreeNumber(context, submitted);
  }
  throw new AppError('service_unavailable', { retryAfterSeconds: 1 });
};

/** Locks the questions. If the answers do not fit, the replica may be outdated, so the tickets service decides. */
const lockQuestions = async (
  { tickets }: ResponsesContext,
  replica: TicketReplica,
  problem: ReturnType<typeof checkAnswers>,
): Promise<void> => {
  if (!problem) return tickets.lock(replica);
  const current = await tickets.refresh(replica._id);
  if (current.version === replica.version) throw wrongAnswer(problem);
};

/**
 * Recounts a ticket that looks full, to release bytes reserved for responses that were never stored because a process
 * or the database crashed. Returns false when the ticket was recounted recently.
 */
const recountBytes = async ({ replicas, repository, now }: ResponsesContext, ticketId: string): Promise<boolean> => {
  const reserved = await replicas.claimRecount(ticketId, now());
  if (reserved === undefined) return false;
  await replicas.setBytes(ticketId, reserved, await repository.storedBytes(ticketId));
  return true;
};

/** The retry of a stored response succeeds even when the ticket is closed or full. Anything else fails. */
const storedBefore = async (
  { repository }: ResponsesContext,
  { ticketId, submissionId }: Submission,
  tooLate: AppError,
): Promise<StoredResponse> => {
  const stored = submissionId && (await repository.findBySubmission(ticketId, submissionId));
  if (!stored) throw tooLate;
  return stored;
};

/** Returns undefined when the number is taken. A response that is not stored releases its number. */
const storeAdmitted = async (
  context: ResponsesContext,
  submitted: Submitted,
  admission: Admission,
): Promise<StoredResponse | undefined> => {
  const { replicas, repository } = context;
  const { ticketId, answers } = submitted;
  let outcome: InsertOutcome | undefined;
  try {
    const problem = checkAnswers(admission.questions, answers);
    if (problem) throw wrongAnswer(problem);
    const response = responseOf(context, submitted, admission.responseNumber);
    outcome = await insert(context, response, submitted.traceparent);
    if (outcome === 'stored') return response;
  } finally {
    if (outcome === undefined || outcome === 'already_stored') await releaseNumber(context, submitted, admission);
  }
  if (outcome === 'already_stored') return storedBefore(context, submitted, new AppError('ticket_closed'));
  await replicas.releaseBytes(ticketId, bytesOf(submitted));
  await replicas.raiseResponseNumber(ticketId, await repository.lastNumber(ticketId));
  return undefined;
};

/** A number that cannot be released stays free until all numbers are allocated. */
const releaseNumber = async (
  { replicas }: ResponsesContext,
  submitted: Submitted,
  { responseNumber }: Admission,
): Promise<void> => {
  await Promise.allSettled([
    replicas.releaseNumber(submitted.ticketId, responseNumber),
    replicas.releaseBytes(submitted.ticketId, bytesOf(submitted)),
  ]);
};

/**
 * Stores a response when all numbers are allocated. Some may be unused because a process crashed or a response was
 * refused after its admission. The unique index decides who gets a free number.
 */
const storeInFreeNumber = async (context: ResponsesContext, submitted: Submitted): Promise<StoredResponse> => {
  const { replicas, now } = context;
  const { ticketId } = submitted;
  const bytes = bytesOf(submitted);
  if (!(await replicas.reserveBytes(ticketId, bytes, now())))
    return storedBefore(context, submitted, new AppError('ticket_full'));
  const stored = await tryFreeNumbers(context, submitted).catch(async (error: unknown) => {
    await replicas.releaseBytes(ticketId, bytes);
    throw error;
  });
  if (stored) return stored;
  await replicas.releaseBytes(ticketId, bytes);
  return storedBefore(context, submitted, new AppError('ticket_full'));
};

/** Returns undefined when every number is in use or this submission is already stored. */
const tryFreeNumbers = async (context: ResponsesContext, submitted: Submitted): Promise<StoredResponse | undefined> => {
  // A free number that is missing from the next read has been used, so this loop ends.
  for (let look = 0; look <= limits.responsesPerTicket; look++) {
    const { isFull, numbers } = await context.freeNumbers(submitted.ticketId);
    if (isFull) return undefined;
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const response = responseOf(context, submitted, number);
      const outcome = await insert(context, response, submitted.traceparent);
      if (outcome === 'stored') return response;
      if (outcome === 'already_stored') return undefined;
    }
  }
  throw new Error('no number was found for a response');
};

const responseOf = (
  { now }: ResponsesContext,
  { ticketId, submissionId, studentName, answers }: Submission,
  number: number,
): StoredResponse => {
  const bytes = bytesOf({ studentName, answers });
  return { _id: randomUUID(), ticketId, number, submissionId, studentName, answers, bytes, submittedAt: now() };
};

/** Stores a response with its event in one write, and sends it to the live streams. */
const insert = async (
  { repository, outbox, bus }: ResponsesContext,
  response: StoredResponse,
  traceparent: string,
): Promise<InsertOutcome> => {
  const { _id: responseId, ticketId, submittedAt } = response;
  // A placeholder: the count is read when the event is published.
  const data = { ticketId, responseId, responseCount: 1 };
  const event = newEvent(responseSubmitted, data, { source: 'responses', now: submittedAt, traceparent });
  const outcome = await repository.insert(response, event);
  if (outcome === 'stored') {
    outbox.relay(responseId, [event]);
    bus.signal(ticketUpdatedSignal, { ticketId, update: liveUpdateOf(response) });
  }
  return outcome;
};
