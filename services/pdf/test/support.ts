import { AppError, getTicketRequest, type Question, type Ticket } from '@exit-tickets/contracts';
import { aQuestion, pagesOf, startParts, type TestParts } from '@exit-tickets/testing';
import { buildPdf } from '../src/app.ts';
import type { PdfConfig } from '../src/config.ts';

export const teacherId = 'teacher-1';

/** An open ticket; a test names only what matters to it. */
export const aTicket = (shown: Partial<Ticket> = {}): Ticket => ({
  id: 'ticket-1',
  title: 'Fotosynthese',
  pin: '4827',
  createdBy: teacherId,
  className: '2B',
  totalStudents: 25,
  questions: [aQuestion()],
  isActive: true,
  isAnalyzed: false,
  isArchived: false,
  expiresAt: '2100-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  responseCount: 0,
  ...shown,
});

/** The service on a real bus, beside an answerer of `tickets.get` that knows only the tickets of the test. */
export const startPdf = async (config: Partial<PdfConfig> = {}) => {
  const parts = await startParts();
  const tickets = new Map<string, Ticket>();
  let asked = 0;
  await parts.bus.respond(getTicketRequest, async (input) => {
    asked += 1;
    const ticket = tickets.get(input.ticketId);
    if (ticket?.createdBy !== input.teacherId) throw new AppError('ticket_not_found');
    return { ticket };
  });
  const service = await buildPdf({ PDF_CACHE_MEGABYTES: 32, ...config }, parts);
  return {
    parts,
    tickets,
    timesAsked: () => asked,
    health: () => service.app.inject('/health'),
    download: async (ticket: Ticket, headers: Record<string, string> = {}) => {
      tickets.set(ticket.id, ticket);
      return service.app.inject({ url: urlOf(ticket.id), headers: { ...cookieOf(parts, teacherId), ...headers } });
    },
    get: (ticketId: string, headers: Record<string, string>) => service.app.inject({ url: urlOf(ticketId), headers }),
    close: async () => {
      await service.close();
      await parts.close();
    },
  };
};

export type TestPdf = Awaited<ReturnType<typeof startPdf>>;

const urlOf = (ticketId: string): string => `/api/ticket/${ticketId}/download-pdf`;

export const cookieOf = ({ sessions }: TestParts, userId: string): { cookie: string } => ({
  cookie: `${sessions.cookieName}=${sessions.sign(userId, 'session-1').token}`,
});

/** Every question of a ticket that has all three types, with a key and a guide that must not be printed. */
export const allTypes: Question[] = [
  {
    id: 'q1',
    type: 'open_text',
    text: 'Où naît le magma ?',
    guide: { modelAnswer: 'GEHEIM-MODEL', passage: 'GEHEIM-BRON' },
  },
  {
    id: 'q2',
    type: 'multiple_choice',
    text: 'Wer gehörte zum Dritten Stand?',
    options: ['Bürger', 'Geistliche'],
    correctAnswer: 'Bürger',
    guide: { misconception: 'GEHEIM-IRRTUM' },
  },
  { id: 'q3', type: 'scale', text: 'Hoe zeker ben je, coördinatie?' },
];

export const textOf = async (pdf: Buffer): Promise<string> => (await pagesOf(pdf)).join(' ');
