import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findTicketByPin, submitResponse } from '@exit-tickets/contracts';
import { connectDatabase, createLogger } from '@exit-tickets/service-kit';
import { aSubmission } from '@exit-tickets/testing';
import { freePort, startApp, temporaryDataDir } from '../../e2e/support/app-process.ts';
import { newTeacher, newTicket } from '../../e2e/support/classroom.ts';
import type { HttpRequest } from './http.ts';

const ticketsOfTeacher = 90;

/** The app as a separate process, as with `npm start`, on an empty folder. */
export interface App {
  url: string;
  pid: number;
  /** Creates this many open tickets, with as many teachers as necessary. */
  openTickets(count: number): Promise<OpenTicket[]>;
  /** Its output so far. */
  output(): string;
  /** Its database, for data that would take hours to create by calls. */
  database(): ReturnType<typeof connectDatabase>;
  close(): Promise<void>;
}

export interface OpenTicket {
  id: string;
  pin: string;
}

export const startAppUnderTest = async (environment: Record<string, string> = {}): Promise<App> => {
  const folder = await temporaryDataDir();
  const app = await startApp({
    DATA_DIR: folder.path,
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    ...environment,
  });
  const { url, pid = 0 } = app;
  let teacher: Awaited<ReturnType<typeof newTeacher>> | undefined;
  let made = 0;
  const openTicket = async (): Promise<OpenTicket> => {
    if (!teacher || made % ticketsOfTeacher === 0) teacher = await newTeacher(url);
    made += 1;
    const { ticket } = await newTicket(teacher);
    return { id: ticket.id, pin: ticket.pin ?? '' };
  };
  return {
    url,
    pid,
    openTickets: async (count) => {
      const tickets: OpenTicket[] = [];
      while (tickets.length < count) tickets.push(await openTicket());
      return tickets;
    },
    output: app.output,
    database: async () => {
      const address = await readFile(join(folder.path, 'database-url'), 'utf8');
      return connectDatabase(address, { name: 'bench', logger: createLogger({ service: 'bench', level: 'warn' }) });
    },
    close: async () => {
      await app.stop('SIGTERM');
      await folder.remove();
    },
  };
};

/** The two calls of a student. */
export const lookUp = ({ pin }: OpenTicket): HttpRequest => ({
  method: 'GET',
  path: findTicketByPin.path.replace(':pin', pin),
});
export const submit = ({ id }: OpenTicket): HttpRequest => ({
  method: 'POST',
  path: submitResponse.path,
  body: JSON.stringify(aSubmission({ ticketId: id })),
});
