import { AppError } from '@exit-tickets/contracts';
import type { Taken } from '../ticket.ts';
import type { TicketsContext } from '../tickets-context.ts';
import { pinCandidates } from './pins.ts';
import { anHourAfter, freeHourSlot, freeOpenSlot, type Slots } from './slots.ts';

/** Values that must be unique: the PIN among all tickets, the slots among the tickets of one teacher. */
export interface Reservation {
  pin: string;
  slots: Slots | undefined;
}

/** Releases expired PINs and slots before a ticket opens. */
export const releaseReservations = async (
  { repository }: TicketsContext,
  teacherId: string,
  now: Date,
): Promise<void> => {
  await repository.releasePins(now);
  await repository.releaseSlots(teacherId, now);
};

/**
 * Finds slots for a ticket that opens. A ticket that opened within the last hour keeps its hourly slot.
 * @throws {TooManyOpenTicketsError}
 * @throws {TooManyNewTicketsError}
 */
export const freeSlots = async (
  { repository }: TicketsContext,
  teacherId: string,
  now: Date,
  ownHourSlot?: number | null,
): Promise<Slots> => {
  const openSlot = freeOpenSlot(await repository.openSlots(teacherId), now);
  const hourSlot = ownHourSlot ?? freeHourSlot(await repository.hourSlots(teacherId), now);
  return { openSlot, hourSlot, hourSlotFreeAt: anHourAfter(now) };
};

/**
 * Calls `save` with slots and a PIN, starting with the ticket's own, and retries with others while they turn out to be
 * taken. Unique indexes decide between processes.
 * @param findSlots returns slots that are currently free
 * @throws {AppError} `pins_exhausted` when every PIN is held
 */
export const saveReserved = async (
  { heldPins }: TicketsContext,
  { pin: ownPin, slots: firstSlots }: Partial<Reservation>,
  findSlots: () => Promise<Slots>,
  save: (reservation: Reservation) => Promise<'saved' | 'outdated' | Taken>,
): Promise<Reservation & { outcome: 'saved' | 'outdated' }> => {
  let slots = firstSlots;
  for await (const pin of pinCandidates(heldPins, ownPin)) {
    let outcome = await save({ pin, slots });
    while (outcome === 'slot_taken') {
      slots = await findSlots();
      outcome = await save({ pin, slots });
    }
    if (outcome !== 'pin_taken') return { outcome, pin, slots };
  }
  throw new AppError('pins_exhausted');
};
