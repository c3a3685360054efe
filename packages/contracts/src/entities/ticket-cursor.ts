import { z } from 'zod';
import type { TicketOrder } from '../rules/ticket-status.ts';
import { id } from '../scalars.ts';

/**
 * The position of a ticket in a list. Lists sort by `key` if there is one, then newest first, then by greater id for
 * tickets of the same millisecond.
 */
export interface TicketCursor {
  createdAt: Date;
  /** When missing, the position is before every ticket of that millisecond. */
  id?: string | undefined;
  /** The sort key of the title or class, in a list sorted by it. */
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
 * A cursor as text: `createdAt`, then `_` and the id of the ticket, so that no ticket of the same millisecond is lost
 * or repeated between pages; in lists sorted by a key, then `.` and the key.
 */
export const ticketCursor = z
  .string()
  .refine(isPlace, 'must be a `createdAt`, or one with `_` and the id of a ticket behind it')
  .transform(parse)
  .meta({ example: '2026-03-02T09:45:00.000Z_7b0c0f3e' });

/** Formats a cursor so that `ticketCursor` can read it. */
export const formatTicketCursor = ({ createdAt, id: ticketId, key }: TicketCursor): string =>
  createdAt.toISOString() + (ticketId === undefined ? '' : `_${ticketId}`) + (key === undefined ? '' : `.${key}`);

/** Whether a cursor fits a list in this order. Every order except `newest` needs a key. */
export const isCursorIn = (order: TicketOrder, { key }: TicketCursor): boolean =>
  (order === 'newest') === (key === undefined);
