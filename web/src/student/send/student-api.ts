import { routes } from 'virtual:students-routes';
import type { StudentTicket, Submission } from '@exit-tickets/contracts';
import { timeouts, toStorable } from '@exit-tickets/contracts/rules';
import type { Draft } from '../drafts.ts';
import { isStudentTicket } from '../student-ticket.ts';
import { type Outcome, request } from './request.ts';

/** Several times the gateway's timeout for a service, to allow for a slow network. */
const timeoutMs = 4 * timeouts.callMs;
/** The options of every call of this page. */
export const requestOptions = { fetch: (...call: Parameters<typeof fetch>) => fetch(...call), timeoutMs };

/** Looks up the open ticket of a PIN; refused with `pin_not_found`. */
export const findTicket = (pin: string): Promise<Outcome<StudentTicket>> =>
  request(
    { ...routes.findTicketByPin, path: routes.findTicketByPin.path.replace(':pin', pin) },
    (body) => (isStudentTicket(body) ? body : undefined),
    requestOptions,
  );

const sanitize = (typed: string): string => toStorable(typed).trim();

const submissionOf = ({ ticket, name, answers, submissionId }: Draft): Submission => ({
  ticketId: ticket.id,
  studentName: sanitize(name),
  answers: ticket.questions.map(({ id }) => ({ questionId: id, answer: sanitize(answers[id] ?? '') })),
  submissionId,
});

/** Sends a complete draft. Safe to repeat. */
export const submit = (draft: Draft): Promise<Outcome<true>> =>
  request(
    { ...routes.submitResponse, body: submissionOf(draft) },
    (body) => (body === undefined ? undefined : true),
    requestOptions,
  );
