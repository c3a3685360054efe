import { randomInt } from 'node:crypto';
import { limits } from '@exit-tickets/contracts';
import { TooManyNewTicketsError, TooManyOpenTicketsError } from '../ticket.errors.ts';

/**
 * A ticket's places among those of its teacher (docs/design.md 4.21): one while it is open, and one for an hour after it
 * opened. A unique index on teacher and slot decides races, in whichever process they happen, as it does for PINs; a
 * counter would be wrong after a crash and could not see a ticket expire.
 */
export interface Slots {
  openSlot: number;
  hourSlot: number;
  hourSlotFreeAt: Date;
}

/** A slot that one of the teacher's tickets has, and when it comes free by itself. */
export interface TakenSlot {
  slot: number;
  until: Date;
}

const hourMs = 60 * 60_000;

/** When a slot that is taken now for an hour comes free. */
export const anHourAfter = (now: Date): Date => new Date(now.getTime() + hourMs);

const secondsUntilFirst = (taken: readonly TakenSlot[], now: Date): number =>
  Math.max(1, Math.ceil((Math.min(...taken.map(({ until }) => until.getTime())) - now.getTime()) / 1_000));

/** One of the free slots, each with the same chance, so that many who look at once seldom choose the same. */
const freeSlot = (taken: readonly TakenSlot[], count: number): number | undefined => {
  const isTaken = new Set(taken.map(({ slot }) => slot));
  const free = Array.from({ length: count }, (_, slot) => slot).filter((slot) => !isTaken.has(slot));
  return free.length > 0 ? free[randomInt(free.length)] : undefined;
};

/** @throws {TooManyOpenTicketsError} when the teacher has as many tickets open as may be */
export const freeOpenSlot = (taken: readonly TakenSlot[], now: Date): number => {
  const slot = freeSlot(taken, limits.openTicketsPerTeacher);
  if (slot === undefined) throw new TooManyOpenTicketsError(secondsUntilFirst(taken, now));
  return slot;
};

/** @throws {TooManyNewTicketsError} when the teacher opened as many tickets within the last hour as may be */
export const freeHourSlot = (taken: readonly TakenSlot[], now: Date): number => {
  const slot = freeSlot(taken, limits.newTicketsPerTeacherPerHour);
  if (slot === undefined) throw new TooManyNewTicketsError(secondsUntilFirst(taken, now));
  return slot;
};
