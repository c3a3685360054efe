import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { timeouts } from '../rules/limits.ts';
import { id } from '../scalars.ts';

export const downloadPdf = endpoint({
  method: 'GET',
  path: '/api/ticket/:id/download-pdf',
  service: 'pdf',
  access: 'teacher',
  timeoutMs: timeouts.pdfMs,
  cost: 'slow',
  summary: 'The ticket on paper',
  params: z.object({ id }),
  replyKind: 'pdf',
  errors: ['ticket_not_found', 'pdf_unavailable'],
});
