import type { TicketDraft } from '@exit-tickets/contracts';
import { newTeacher, newTicket } from '../../e2e/support/classroom.ts';
import type { App } from './app.ts';

const batch = 2_000;

/**
 * A teacher with this many closed tickets, copied directly in the database, because the app limits their number.
 * @returns the teacher's cookie
 */
export const storeTickets = async (app: App, count: number, draft: Partial<TicketDraft> = {}): Promise<string> => {
  const teacher = await newTeacher(app.url);
  const { ticket } = await newTicket(teacher, draft);
  const database = await app.database();
  try {
    const tickets = database.collection<{ _id: string }>('tickets');
    const original = await tickets.findOne({ _id: ticket.id });
    await tickets.deleteOne({ _id: ticket.id });
    for (let from = 0; from < count; from += batch) {
      const copies = Array.from({ length: Math.min(batch, count - from) }, (_, n) => ({
        ...original,
        _id: `${ticket.id}-${from + n}`,
        outbox: [],
        createdAt: new Date(Date.UTC(2026, 0, 5) - (from + n)),
        isActive: false,
        holdsPin: false,
        openSlot: null,
        hourSlot: null,
      }));
      await tickets.insertMany(copies);
    }
  } finally {
    await database.close();
  }
  return teacher.cookie ?? '';
};
