import { randomUUID } from 'node:crypto';
import { type EventOrigin, newEvent, type Outbox } from '@exit-tickets/bus';
import { AppError, type TicketCursor, type TicketDraft, ticketChanged, ticketDeleted } from '@exit-tickets/contracts';
import { singleFlight } from '@exit-tickets/service-kit';
import type { MaterialRepository } from './material.repository.ts';
import { drawPin } from './pins.ts';
import { anHourAfter, freeHourSlot, freeOpenSlot, type Slots } from './slots.ts';
import { PinNotFoundError, TicketClosedError, TicketNotFoundError } from './ticket.errors.ts';
import type { TicketRepository } from './ticket.repository.ts';
import {
  edit,
  isOpenAt,
  type ListedStoredTicket,
  pinRestsUntil,
  publish,
  reactivate,
  type StoredTicket,
  setActive,
  setArchived,
  snapshotOf,
  type TicketChange,
  withReservations,
} from './ticket.ts';

/** Decides what changes, from the ticket as it stands; nothing when it is so already; throws when it may not. */
type Decide = (ticket: StoredTicket) => TicketChange | undefined;

/** The W3C trace that a change belongs to. */
export interface TraceContext {
  traceparent?: string | undefined;
}

export interface TicketsParts {
  repository: TicketRepository;
  materials: MaterialRepository;
  outbox: Outbox;
  now: () => Date;
}

/** One page of a list. */
export interface TicketPage {
  tickets: ListedStoredTicket[];
  /** How many tickets there are on all pages. */
  total: number;
  /** Where the next page begins; absent on the last. */
  next: TicketCursor | undefined;
}

const attempts = 10;

/** What can be done with tickets. Each change and its event are one write; the event is published right after it. */
export class Tickets {
  readonly #repository: TicketRepository;
  readonly #materials: MaterialRepository;
  readonly #outbox: Outbox;
  readonly #now: () => Date;
  readonly #heldPins: () => Promise<readonly string[]>;

  constructor({ repository, materials, outbox, now }: TicketsParts) {
    this.#repository = repository;
    this.#materials = materials;
    this.#outbox = outbox;
    this.#now = now;
    this.#heldPins = singleFlight<void, string[]>(repository.heldPins);
  }

  #origin({ traceparent }: TraceContext): EventOrigin {
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

  /** The material a ticket was made from, if any. */
  async materialOf({ materialId }: StoredTicket): Promise<string | undefined> {
    return materialId ? this.#materials.contentOf(materialId) : undefined;
  }

  async list(
    teacherId: string,
    isArchived: boolean,
    { before, limit }: { before: TicketCursor | undefined; limit: number },
  ): Promise<TicketPage> {
    const [found, total] = await Promise.all([
      this.#repository.listOfTeacher(teacherId, isArchived, { before, limit: limit + 1 }),
      this.#repository.countOfTeacher(teacherId, isArchived),
    ]);
    const tickets = found.slice(0, limit);
    const last = found.length > limit ? tickets.at(-1) : undefined;
    return { tickets, total, next: last && { createdAt: last.createdAt, id: last._id } };
  }

  /** @throws {PinNotFoundError} alike for an unknown PIN and a ticket that is not open */
  async openWithPin(pin: string): Promise<StoredTicket> {
    const ticket = await this.#repository.findByPin(pin);
    if (!ticket || !isOpenAt(ticket, this.#now())) throw new PinNotFoundError();
    return ticket;
  }

  /** Gives back the PINs and slots that are no longer needed; before a ticket opens. */
  async #release(teacherId: string, now: Date): Promise<void> {
    await this.#repository.releasePins(now);
    await this.#repository.releaseSlots(teacherId, now);
  }

  /**
   * Slots for a ticket that opens; one that opened within the last hour keeps the one it has of that hour.
   * @throws {TooManyOpenTicketsError}
   * @throws {TooManyNewTicketsError}
   */
  async #freeSlots(teacherId: string, now: Date, ownHourSlot?: number | null): Promise<Slots> {
    const openSlot = freeOpenSlot(await this.#repository.openSlots(teacherId), now);
    const hourSlot = ownHourSlot ?? freeHourSlot(await this.#repository.hourSlots(teacherId), now);
    return { openSlot, hourSlot, hourSlotFreeAt: anHourAfter(now) };
  }

  /**
   * Stores a ticket that points to new material, after the material. What a refusal leaves is removed at once; what an
   * error of the database leaves, behind which the ticket may be stored or not, is left for a sweep.
   */
  async #withMaterial<Stored>(
    ticketId: string,
    content: string | undefined,
    store: (material: { materialId?: string | null }) => Promise<{ stored: Stored; replacedId?: string | null }>,
  ): Promise<Stored> {
    if (content === undefined) return (await store({})).stored;
    const now = this.#now();
    await this.#materials.sweep(now, this.#repository.usesMaterial);
    const materialId = content === '' ? null : await this.#materials.add(ticketId, content, now);
    try {
      const { stored, replacedId } = await store({ materialId });
      // The ticket is stored: that the binding fails now is no failure of the call, and a sweep makes it good.
      await this.#materials.bind(materialId, replacedId, now).catch(() => undefined);
      return stored;
    } catch (error) {
      if (materialId && error instanceof AppError) await this.#materials.remove(materialId);
      throw error;
    }
  }

  /**
   * Stores a new ticket, open from now, under a PIN of its own.
   * @throws {TooManyOpenTicketsError}
   * @throws {TooManyNewTicketsError}
   * @throws {PinsExhaustedError}
   */
  async create(teacherId: string, draft: TicketDraft, trace: TraceContext): Promise<StoredTicket> {
    const now = this.#now();
    const id = randomUUID();
    await this.#release(teacherId, now);
    let slots = await this.#freeSlots(teacherId, now);
    return this.#withMaterial(id, draft.originalContent, async (material) => {
      const withPin = (pin: string) => publish(draft, { id, teacherId, pin, now, slots, ...material });
      const insert = async (pin: string): Promise<boolean> => {
        for (;;) {
          const ticket = withPin(pin);
          const event = newEvent(ticketChanged, snapshotOf(ticket), this.#origin(trace));
          const outcome = await this.#repository.insert(ticket, event);
          if (outcome !== 'slot_taken') return outcome === 'saved';
          slots = await this.#freeSlots(teacherId, now);
        }
      };
      const pin = await this.#drawPin(insert);
      this.#outbox.relay(id);
      return { stored: withPin(pin) };
    });
  }

  /** Replaces what a ticket says; without material in the draft it keeps the one it has. */
  async edit(id: string, teacherId: string, draft: TicketDraft, trace: TraceContext): Promise<StoredTicket> {
    const read = () => this.ofTeacher(id, teacherId);
    // Refused before anything is written; decided again with the write.
    edit(await read(), draft);
    return this.#withMaterial(id, draft.originalContent, async (material) => {
      let replacedId: string | null = null;
      const decide: Decide = (ticket) => {
        replacedId = ticket.materialId;
        return { ...edit(ticket, draft), ...material };
      };
      return { stored: await this.change(read, decide, trace), replacedId };
    });
  }

  /**
   * Changes a teacher's ticket. The decision is made again whenever the ticket changed between reading and writing,
   * so an edit either happens before the first response locks it, or is refused.
   */
  async change(read: () => Promise<StoredTicket>, decide: Decide, trace: TraceContext): Promise<StoredTicket> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const ticket = await read();
      const change = decide(ticket);
      if (!change) return ticket;
      const changed = await this.#save(ticket, change, trace);
      if (changed) return changed;
    }
    throw new Error('the ticket kept changing while it was being changed');
  }

  /**
   * Nothing when the ticket changed since it was read. A PIN that belongs to another by now gives way to a new one; a
   * ticket that opens takes its slots with the same write.
   */
  async #save(ticket: StoredTicket, change: TicketChange, trace: TraceContext): Promise<StoredTicket | undefined> {
    const now = this.#now();
    const settled = withReservations(ticket, change, now);
    const changed: StoredTicket = { ...ticket, ...settled, version: ticket.version + 1 };
    const event = newEvent(ticketChanged, snapshotOf(changed), this.#origin(trace));
    const isOpening = isOpenAt(changed, now) && !isOpenAt(ticket, now);
    let slots = isOpening ? await this.#freeSlots(ticket.teacherId, now, ticket.hourSlot) : undefined;
    const saveWith = async (pin: string) => {
      for (;;) {
        const outcome = await this.#repository.save(ticket, { ...settled, ...slots, pin }, event);
        if (outcome !== 'slot_taken') return outcome;
        slots = await this.#freeSlots(ticket.teacherId, now);
      }
    };
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
    return { ...changed, ...slots, pin };
  }

  /** Opens a closed or expired ticket for another 7 days. */
  async reactivate(id: string, teacherId: string, trace: TraceContext): Promise<StoredTicket> {
    const now = this.#now();
    await this.#release(teacherId, now);
    return this.change(
      () => this.ofTeacher(id, teacherId),
      (ticket) => reactivate(ticket, now),
      trace,
    );
  }

  /** Closes or opens a ticket on the teacher's word. */
  async setActive(id: string, teacherId: string, isActive: boolean, trace: TraceContext): Promise<StoredTicket> {
    const now = this.#now();
    if (isActive) await this.#release(teacherId, now);
    return this.change(
      () => this.ofTeacher(id, teacherId),
      (ticket) => setActive(ticket, isActive, now),
      trace,
    );
  }

  /** Puts a ticket in the archive or brings it back; one that pupils can answer again opens with that. */
  async setArchived(id: string, teacherId: string, isArchived: boolean, trace: TraceContext): Promise<StoredTicket> {
    if (!isArchived) await this.#release(teacherId, this.#now());
    return this.change(
      () => this.ofTeacher(id, teacherId),
      (ticket) => setArchived(ticket, isArchived),
      trace,
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
  async delete(id: string, teacherId: string, trace: TraceContext): Promise<void> {
    const now = this.#now();
    const event = newEvent(ticketDeleted, { ticketId: id }, this.#origin(trace));
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
