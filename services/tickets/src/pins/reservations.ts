import { AppError } from '@exit-tickets/contracts';
import type { Taken } from '../ticket.repository.ts';
import type { TicketsContext } from '../tickets-context.ts';
import { pinCandidates } from './pins.ts';
import { anHourAfter, freeHourSlot, freeOpenSlot, type Slots } from './slots.ts';

/** What only one ticket can have at a time: a PIN and, among its teacher's tickets, its slots. */
export interface Reservation {
  pin: string;
  slots: Slots | undefined;
}

/** Gives back the PINs and slots that are no longer needed; before a ticket opens. */
export const releaseReservations = async (
  { repository }: TicketsContext,
  teacherId: string,
  now: Date,
): Promise<void> => {
  await repository.releasePins(now);
  await repository.releaseSlots(teacherId, now);
};

/**
 * Slots for a ticket that opens; one that opened within the last hour keeps the one it has of that hour.
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
 * Has `save` store a ticket with these slots and a PIN, its own first if it has one; and with others as long as another
 * ticket turns out to have them. Unique indexes decide, in whichever process that one is saved.
 * @param findSlots gives slots that are free now
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
