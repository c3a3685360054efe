import { pagesOf } from './list-tickets.ts';

/** The teacher's archived tickets, newest first. */
export const archivedTicketsQuery = pagesOf('listArchivedTickets');
