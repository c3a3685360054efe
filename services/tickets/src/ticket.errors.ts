import { AppError } from '@exit-tickets/contracts';

/** Missing, deleted, or another teacher's: nobody learns which (design section 4.8). */
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
