import { AppError, limits } from '@exit-tickets/contracts';

/** The teacher has the maximum number of open tickets (docs/design.md 4.21). */
export class TooManyOpenTicketsError extends AppError {
  constructor(retryAfterSeconds: number) {
    const message = `You have ${limits.openTicketsPerTeacher} open exit tickets, the most at a time; close or delete one first`;
    super('too_many_requests', { message, retryAfterSeconds });
  }
}

/** The teacher opened the maximum number of tickets within an hour (docs/design.md 4.21). */
export class TooManyNewTicketsError extends AppError {
  constructor(retryAfterSeconds: number) {
    const message = `You opened ${limits.newTicketsPerTeacherPerHour} exit tickets within an hour, the most there may be; try again later`;
    super('too_many_requests', { message, retryAfterSeconds });
  }
}
