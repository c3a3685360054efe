import { randomUUID } from 'node:crypto';
import { type EventOrigin, newEvent, type Outbox } from '@exit-tickets/bus';
import {
  type TicketDraft,
  type ticketChanged,
  ticketClosed,
  ticketDeleted,
  ticketPublished,
  ticketReopened,
} from '@exit-tickets/contracts';
import { drawPin, readTogether } from './pins.ts';
import { PinNotFoundError, TicketClosedError, TicketNotFoundError } from './ticket.errors.ts';
import type { TicketRepository } from './ticket.repository.ts';
import {
  isOpenAt,
  pinRestsUntil,
  publish,
  reactivate,
  type StoredTicket,
  setActive,
  snapshotOf,
  type TicketChange,
} from './ticket.ts';

type ChangeEvent = typeof ticketChanged | typeof ticketClosed | typeof ticketReopened;

/** Decides what changes, from the ticket as it stands; nothing when it is so already; throws when it may not. */
type Decide = (ticket: StoredTicket) => TicketChange | undefined;

export interface Cause {
  /** The trace that a change belongs to. */
  traceparent?: string | undefined;
}

export interface TicketsParts {
  repository: TicketRepository;
  outbox: Outbox;
  now: () => Date;
}

const attempts = 10;

/** What can be done with tickets. Each change and its event are one write; the event is published right after it. */
export class Tickets {
  readonly #repository: TicketRepository;
  readonly #outbox: Outbox;
  readonly #now: () => Date;
  readonly #heldPins: () => Promise<readonly string[]>;

  constructor({ repository, outbox, now }: TicketsParts) {
    this.#repository = repository;
    this.#outbox = outbox;
    this.#now = now;
    this.#heldPins = readTogether(repository.heldPins);
  }

  #origin({ traceparent }: Cause): EventOrigin {
    return { source: 'tickets', now: this.#now(), ...(traceparent !== undefined && { traceparent }) };
  }

  #drawPin(take: (pin: string) => Promise<boolean>): Promise<string> {
    return drawPin({ heldPins: this.#heldPins, take });
  }

  /** @throws {TicketNotFoundError} when it is missing or another teacher's */
  async ofTeacher(id: string, teacherId: string): Promise<StoredTicket> {
    const ticket = await this.#repository.findOfTeacher(id, teacherId);
    if (!ticket) throw new TicketNotFoundError();
    return ticket;
  }

  /** @throws {TicketNotFoundError} */
  async any(id: string): Promise<StoredTicket> {
    const ticket = await this.#repository.find(id);
    if (!ticket) throw new TicketNotFoundError();
    return ticket;
  }

  list(teacherId: string, isArchived: boolean): Promise<StoredTicket[]> {
    return this.#repository.listOfTeacher(teacherId, isArchived);
  }

  /** @throws {PinNotFoundError} alike for an unknown PIN and a ticket that is not open */
  async openWithPin(pin: string): Promise<StoredTicket> {
    const ticket = await this.#repository.findByPin(pin);
    if (!ticket || !isOpenAt(ticket, this.#now())) throw new PinNotFoundError();
    return ticket;
  }

  /** Stores a new ticket, open from now, under a PIN of its own. */
  async create(teacherId: string, draft: TicketDraft, cause: Cause): Promise<StoredTicket> {
    const now = this.#now();
    const id = randomUUID();
    await this.#repository.releasePins(now);
    const withPin = (pin: string) => publish(draft, { id, teacherId, pin, now });
    const pin = await this.#drawPin((candidate) => {
      const ticket = withPin(candidate);
      return this.#repository.insert(ticket, newEvent(ticketPublished, snapshotOf(ticket), this.#origin(cause)));
    });
    this.#outbox.relay(id);
    return withPin(pin);
  }

  /**
   * Changes a teacher's ticket. The decision is made again whenever the ticket changed between reading and writing,
   * so an edit either happens before the first response locks it, or is refused.
   */
  async change(
    read: () => Promise<StoredTicket>,
    event: ChangeEvent,
    decide: Decide,
    cause: Cause,
  ): Promise<StoredTicket> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const ticket = await read();
      const change = decide(ticket);
      if (!change) return ticket;
      const changed = await this.#save(ticket, change, event, cause);
      if (changed) return changed;
    }
    throw new Error('the ticket kept changing while it was being changed');
  }

  /** Nothing when the ticket changed since it was read. A PIN that belongs to another by now gives way to a new one. */
  async #save(
    ticket: StoredTicket,
    change: TicketChange,
    event: ChangeEvent,
    cause: Cause,
  ): Promise<StoredTicket | undefined> {
    const changed: StoredTicket = { ...ticket, ...change, version: ticket.version + 1 };
    const envelope = newEvent(event, snapshotOf(changed), this.#origin(cause));
    const saveWith = (pin: string) => this.#repository.save(ticket, { ...change, pin }, envelope);
    let outcome = await saveWith(ticket.pin);
    let { pin } = ticket;
    if (outcome === 'pin_taken') {
      pin = await this.#drawPin(async (candidate) => {
        outcome = await saveWith(candidate);
        return outcome !== 'pin_taken';
      });
    }
    if (outcome === 'outdated') return undefined;
    this.#outbox.relay(ticket._id);
    return { ...changed, pin };
  }

  /** Opens a closed or expired ticket for another 7 days. */
  async reactivate(id: string, teacherId: string, cause: Cause): Promise<StoredTicket> {
    const now = this.#now();
    await this.#repository.releasePins(now);
    return this.change(
      () => this.ofTeacher(id, teacherId),
      ticketReopened,
      (ticket) => reactivate(ticket, now),
      cause,
    );
  }

  /** Closes or opens a ticket on the teacher's word. */
  async setActive(id: string, teacherId: string, isActive: boolean, cause: Cause): Promise<StoredTicket> {
    const now = this.#now();
    if (isActive) await this.#repository.releasePins(now);
    const event = isActive ? ticketReopened : ticketClosed;
    return this.change(
      () => this.ofTeacher(id, teacherId),
      event,
      (ticket) => setActive(ticket, isActive, now),
      cause,
    );
  }

  /**
   * Makes the questions final for a first response (design section 6).
   * @throws {TicketNotFoundError}
   * @throws {TicketClosedError} when it is not open
   */
  async lock(id: string, version: number): Promise<{ isLocked: boolean; ticket: StoredTicket }> {
    const locked = await this.#repository.lock(id, version, this.#now());
    if (locked) return { isLocked: true, ticket: locked };
    const ticket = await this.any(id);
    if (!isOpenAt(ticket, this.#now())) throw new TicketClosedError();
    return { isLocked: false, ticket };
  }

  raiseResponseCount(id: string, responseCount: number): Promise<unknown> {
    return this.#repository.raiseResponseCount(id, responseCount);
  }

  /** Deletes a ticket for good; what hangs on it elsewhere follows the event. */
  async delete(id: string, teacherId: string, cause: Cause): Promise<void> {
    const now = this.#now();
    const event = newEvent(ticketDeleted, { ticketId: id }, this.#origin(cause));
    for (let attempt = 0; attempt < attempts; attempt++) {
      const ticket = await this.ofTeacher(id, teacherId);
      if (await this.#repository.delete(ticket, pinRestsUntil(ticket, now), now, event)) {
        this.#outbox.relay(id);
        return;
      }
    }
    throw new Error('the ticket kept changing while it was being deleted');
  }
}
