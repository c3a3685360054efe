import { AppError, downloadPdf, getTicketRequest, type Ticket } from '@exit-tickets/contracts';
import { startGatewayInFrontOf } from '@exit-tickets/gateway/testing';
import { listen, startContext } from '@exit-tickets/testing';
import { z } from 'zod';
import { buildPdf } from '../src/app.ts';
import type { PdfConfig } from '../src/config.ts';

const health = z.object({ services: z.object({ pdf: z.string() }) });
const json = z.record(z.string(), z.json());

/** The service behind the gateway, with a stub of `tickets.get` that has only the tickets of the test. */
export const startPdf = async (config: Partial<PdfConfig> = {}) => {
  const context = await startContext();
  const tickets = new Map<string, Ticket>();
  let ticketRequests = 0;
  await context.bus.respond(getTicketRequest, async (input) => {
    ticketRequests += 1;
    const ticket = tickets.get(input.ticketId);
    if (ticket?.createdBy !== input.teacherId) throw new AppError('ticket_not_found');
    return { ticket };
  });
  const app = await buildPdf({ PDF_CACHE_MEGABYTES: 32, ...config }, context);
  const gateway = await startGatewayInFrontOf('pdf', await listen(app), context);

  /** Requests the PDF of a ticket, as this teacher or without a login. */
  const get = async (ticketId: string, as: string | undefined, init: Pick<RequestInit, 'headers' | 'signal'> = {}) => {
    const client = gateway.client();
    if (as) client.logInAs(context.sessions, as);
    const answer = await client.fetch(downloadPdf.path.replace(':id', ticketId), init);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, bytes, json: () => json.parse(JSON.parse(`${bytes}`)) };
  };

  return {
    context,
    ticketRequests: () => ticketRequests,
    /** The status of the service in the gateway's health check: `ok` or `unavailable`. */
    health: async () => health.parse(await (await gateway.client().fetch('/api/health')).json()).services.pdf,
    get,
    /** Downloads this ticket as its teacher. */
    download: (ticket: Ticket, headers: Record<string, string> = {}, signal: AbortSignal | null = null) => {
      tickets.set(ticket.id, ticket);
      return get(ticket.id, ticket.createdBy, { headers, signal });
    },
  };
};

export type TestPdf = Awaited<ReturnType<typeof startPdf>>;
