import type { Bus } from '@exit-tickets/bus';
import { downloadPdf, getTicketRequest } from '@exit-tickets/contracts';
import { languageFor, serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { attachmentOf } from './attachment.ts';
import type { PdfCache } from './pdf-cache.ts';
import type { Renderer } from './rendering/renderer.ts';
import { ticketHtml } from './templates/ticket-html.ts';

interface PdfContext {
  bus: Bus;
  cache: PdfCache;
  renderer: Renderer;
  now: () => Date;
}

/** The only endpoint. Every download asks the tickets service, so a cached PDF never reaches another teacher. */
export const servePdf = (app: FastifyInstance, { bus, cache, renderer, now }: PdfContext): void =>
  serve(app, downloadPdf, async ({ params, teacherId, request, reply, signal }) => {
    const { ticket } = await bus.request(getTicketRequest, { ticketId: params.id, teacherId });
    const html = ticketHtml(ticket, languageFor(request.headers['accept-language']), now());
    const make = (nobodyWaits: AbortSignal): Promise<Buffer> => renderer.render(html, teacherId, nobodyWaits);
    const pdf = await cache.get(ticket.id, html, make, signal);
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': attachmentOf(ticket.title),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    return pdf;
  });
