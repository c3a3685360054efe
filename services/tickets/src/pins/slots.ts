import { randomInt } from 'node:crypto';
import { limits } from '@exit-tickets/contracts';
import { TooManyNewTicketsError, TooManyOpenTicketsError } from '../ticket.errors.ts';

/**
 * Numbered slots limit how many tickets a teacher has open and how many they open within an hour (docs/design.md 4.21).
 * As for PINs, a unique index on teacher and slot decides races between processes. A counter would be wrong after a
 * crash and could not account for expiry.
 */
export interface Slots {
  openSlot: number;
  hourSlot: number;
  hourSlotFreeAt: Date;
}

/** A taken slot and the time at which it becomes free. */
export interface TakenSlot {
  slot: number;
  until: Date;
}

const hourMs = 60 * 60_000;

/** When an hourly slot that is taken now becomes free. */
export const anHourAfter = (now: Date): Date => new Date(now.getTime() + hourMs);

const secondsUntilFirst = (taken: readonly TakenSlot[], now: Date): number =>
  Math.max(1, Math.ceil((Math.min(...taken.map(({ until }) => until.getTime())) - now.getTime()) / 1_000));

/** A random free slot, so that concurrent callers rarely choose the same one. */
const freeSlot = (taken: readonly TakenSlot[], count: number): number | undefined => {
  const isTaken = new Set(taken.map(({ slot }) => slot));
  const free = Array.from({ length: count }, (_, slot) => slot).filter((slot) => !isTaken.has(slot));
  return free.length > 0 ? free[randomInt(free.length)] : undefined;
};

/** @throws {TooManyOpenTicketsError} when the teacher has the maximum of open tickets */
export const freeOpenSlot = (taken: readonly TakenSlot[], now: Date): number => {
  const slot = freeSlot(taken, limits.openTicketsPerTeacher);
  if (slot === undefined) throw new TooManyOpenTicketsError(secondsUntilFirst(taken, now));
  return slot;
};

/** @throws {TooManyNewTicketsError} when the teacher opened the maximum of tickets within the last hour */
export const freeHourSlot = (taken: readonly TakenSlot[], now: Date): number => {
  const slot = freeSlot(taken, limits.newTicketsPerTeacherPerHour);
  if (slot === undefined) throw new TooManyNewTicketsError(secondsUntilFirst(taken, now));
  return slot;
};
