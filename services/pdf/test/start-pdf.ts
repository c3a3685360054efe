import { AppError, downloadPdf, getTicketRequest, type Ticket } from '@exit-tickets/contracts';
import { startGatewayInFrontOf } from '@exit-tickets/gateway/testing';
import { listen, startContext } from '@exit-tickets/testing';
import { z } from 'zod';
import { buildPdf } from '../src/app.ts';
import type { PdfConfig } from '../src/config.ts';

const health = z.object({ services: z.object({ pdf: z.string() }) });
const json = z.record(z.string(), z.json());

/** The service behind the gateway, beside an answerer of `tickets.get` that knows only the tickets of the test. */
export const startPdf = async (config: Partial<PdfConfig> = {}) => {
  const context = await startContext();
  const tickets = new Map<string, Ticket>();
  let asked = 0;
  await context.bus.respond(getTicketRequest, async (input) => {
    asked += 1;
    const ticket = tickets.get(input.ticketId);
    if (ticket?.createdBy !== input.teacherId) throw new AppError('ticket_not_found');
    return { ticket };
  });
  const app = await buildPdf({ PDF_CACHE_MEGABYTES: 32, ...config }, context);
  const gateway = await startGatewayInFrontOf('pdf', await listen(app), context);

  /** Asks for the PDF of a ticket, as this teacher or as nobody. */
  const get = async (ticketId: string, as: string | undefined, init: Pick<RequestInit, 'headers' | 'signal'> = {}) => {
    const client = gateway.client();
    if (as) client.logInAs(context.sessions, as);
    const answer = await client.fetch(downloadPdf.path.replace(':id', ticketId), init);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, bytes, json: () => json.parse(JSON.parse(`${bytes}`)) };
  };

  return {
    context,
    timesAsked: () => asked,
    /** What the gateway says of the service: `ok` or `unavailable`. */
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
