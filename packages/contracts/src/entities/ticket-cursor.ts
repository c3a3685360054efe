import { z } from 'zod';
import { id } from '../text.ts';

/** The place of a ticket in a list: newest first, of those made in the same millisecond the greater id first. */
export interface TicketCursor {
  createdAt: Date;
  /** Missing: before every ticket of that moment. */
  id?: string | undefined;
}

const momentLength = new Date(0).toISOString().length;

const parse = (cursor: string): TicketCursor => ({
  createdAt: new Date(cursor.slice(0, momentLength)),
  id: cursor.slice(momentLength + 1) || undefined,
});

const isPlace = (cursor: string): boolean => {
  const { createdAt, id: ticketId } = parse(cursor);
  const isMoment = !Number.isNaN(createdAt.getTime()) && createdAt.toISOString() === cursor.slice(0, momentLength);
  const separator = cursor.slice(momentLength, momentLength + 1);
  return isMoment && (separator === '' || (separator === '_' && id.safeParse(ticketId).success));
};

/**
 * A cursor as it travels: a `createdAt`, and behind it `_` and the id of the ticket, so that of tickets made in the same
 * millisecond none is lost or repeated between two pages.
 */
export const ticketCursor = z
  .string()
  .refine(isPlace, 'must be a `createdAt`, or one with `_` and the id of a ticket behind it')
  .transform(parse);

/** The cursor as `ticketCursor` reads it. */
export const formatTicketCursor = ({ createdAt, id: ticketId }: TicketCursor): string =>
  ticketId === undefined ? createdAt.toISOString() : `${createdAt.toISOString()}_${ticketId}`;
