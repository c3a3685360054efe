import { AppError, limits } from '@exit-tickets/contracts';

/** Missing, deleted, or another teacher's: nobody learns which (docs/design.md 4.8). */
export class TicketNotFoundError extends AppError {
  constructor() {
    super('ticket_not_found');
  }
}

/** No open ticket has this PIN; closed, expired and unknown are answered alike. */
export class PinNotFoundError extends AppError {
  constructor() {
    super('pin_not_found');
  }
}

export class TicketHasResponsesError extends AppError {
  constructor() {
    super('ticket_has_responses');
  }
}

export class TicketAnalyzedError extends AppError {
  constructor() {
    super('ticket_analyzed');
  }
}

export class TicketIsOpenError extends AppError {
  constructor() {
    super('ticket_is_open');
  }
}

export class TicketClosedError extends AppError {
  constructor() {
    super('ticket_closed');
  }
}

export class PinsExhaustedError extends AppError {
  constructor() {
    super('pins_exhausted');
  }
}

/** As many tickets open as a teacher may have (docs/design.md 4.21). */
export class TooManyOpenTicketsError extends AppError {
  constructor(retryAfterSeconds: number) {
    const message = `You have ${limits.openTicketsPerTeacher} open exit tickets, the most at a time; close or delete one first`;
    super('too_many_requests', { message, retryAfterSeconds });
  }
}

/** As many tickets in all as a teacher may have. */
export class TooManyTicketsError extends AppError {
  constructor() {
    super('too_many_tickets');
  }
}

/** As many new PINs as a teacher may take within an hour (docs/design.md 4.21). */
export class TooManyNewTicketsError extends AppError {
  constructor(retryAfterSeconds: number) {
    const message = `You opened ${limits.newTicketsPerTeacherPerHour} exit tickets within an hour, the most there may be; try again later`;
    super('too_many_requests', { message, retryAfterSeconds });
  }
}
