import { z } from 'zod';
import { id } from '../scalars.ts';

/** The place of a ticket in a list: newest first, of those made in the same millisecond the greater id first. */
export interface TicketCursor {
  createdAt: Date;
  /** Missing: before every ticket of that moment. */
  id?: string | undefined;
}

const timestampLength = new Date(0).toISOString().length;

const parse = (cursor: string): TicketCursor => ({
  createdAt: new Date(cursor.slice(0, timestampLength)),
  id: cursor.slice(timestampLength + 1) || undefined,
});

const isPlace = (cursor: string): boolean => {
  const { createdAt, id: ticketId } = parse(cursor);
  const isTimestamp =
    !Number.isNaN(createdAt.getTime()) && createdAt.toISOString() === cursor.slice(0, timestampLength);
  const separator = cursor.slice(timestampLength, timestampLength + 1);
  return isTimestamp && (separator === '' || (separator === '_' && id.safeParse(ticketId).success));
};

/**
 * A cursor as it travels: a `createdAt`, and behind it `_` and the id of the ticket, so that of tickets made in the same
 * millisecond none is lost or repeated between two pages.
 */
export const ticketCursor = z
  .string()
  .refine(isPlace, 'must be a `createdAt`, or one with `_` and the id of a ticket behind it')
  .transform(parse)
  .meta({ example: '2026-03-02T09:45:00.000Z_7b0c0f3e' });

/** The cursor as `ticketCursor` reads it. */
export const formatTicketCursor = ({ createdAt, id: ticketId }: TicketCursor): string =>
  ticketId === undefined ? createdAt.toISOString() : `${createdAt.toISOString()}_${ticketId}`;
