import { routes } from 'virtual:students-routes';
import type { StudentTicket } from '@exit-tickets/contracts';
import { type Outcome, request } from '../send/request.ts';
import { requestOptions } from '../send/student-api.ts';
import { isObject, isStudentTicket } from '../student-ticket.ts';

interface Found {
  ticket: StudentTicket | null;
}

const isFound = (body: unknown): body is Found =>
  isObject(body) && (body.ticket === null || isStudentTicket(body.ticket));

/** Requests a ticket with its right answers; the ticket is missing while they are not released. */
export const findRightAnswers = (ticketId: string): Promise<Outcome<Found>> =>
  request(
    { ...routes.getRightAnswers, path: routes.getRightAnswers.path.replace(':id', ticketId) },
    (body) => (isFound(body) ? body : undefined),
    requestOptions,
  );
