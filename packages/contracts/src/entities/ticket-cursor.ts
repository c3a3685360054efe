import { z } from 'zod';
import type { TicketOrder } from '../rules/ticket-status.ts';
import { id } from '../scalars.ts';

/**
 * The place of a ticket in a list: sorted by `key` if it has one, then the newest first, of those made in the same
 * millisecond the greater id first.
 */
export interface TicketCursor {
  createdAt: Date;
  /** Missing: before every ticket of that moment. */
  id?: string | undefined;
  /** What stands for the title or the class in a list that is sorted by it. */
  key?: string | undefined;
}

const timestampLength = new Date(0).toISOString().length;

const parse = (cursor: string): TicketCursor => {
  const [ticketId, ...key] = cursor.slice(timestampLength + 1).split('.');
  return {
    createdAt: new Date(cursor.slice(0, timestampLength)),
    id: ticketId || undefined,
    key: key.length > 0 ? key.join('.') : undefined,
  };
};

const isPlace = (cursor: string): boolean => {
  const { createdAt, id: ticketId } = parse(cursor);
  const isTimestamp =
    !Number.isNaN(createdAt.getTime()) && createdAt.toISOString() === cursor.slice(0, timestampLength);
  const separator = cursor.slice(timestampLength, timestampLength + 1);
  return isTimestamp && (separator === '' || (separator === '_' && id.safeParse(ticketId).success));
};

/**
 * A cursor as it travels: a `createdAt`, and behind it `_` and the id of the ticket, so that of tickets made in the same
 * millisecond none is lost or repeated between two pages; in other orders than by age, behind that `.` and the key.
 */
export const ticketCursor = z
  .string()
  .refine(isPlace, 'must be a `createdAt`, or one with `_` and the id of a ticket behind it')
  .transform(parse)
  .meta({ example: '2026-03-02T09:45:00.000Z_7b0c0f3e' });

/** The cursor as `ticketCursor` reads it. */
export const formatTicketCursor = ({ createdAt, id: ticketId, key }: TicketCursor): string =>
  createdAt.toISOString() + (ticketId === undefined ? '' : `_${ticketId}`) + (key === undefined ? '' : `.${key}`);

/** Whether a cursor is a place in a list of this order: it has a key in all but one. */
export const isCursorIn = (order: TicketOrder, { key }: TicketCursor): boolean =>
  (order === 'newest') === (key === undefined);
