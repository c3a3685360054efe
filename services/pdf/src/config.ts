import { wholeNumber } from '@exit-tickets/service-kit';
import { z } from 'zod';

/** What the pdf service reads from its environment. */
export const pdfConfig = z.object({
  CHROMIUM_PATH: z
    .string()
    .optional()
    .describe('The Chromium that makes PDFs; unset: an installed one, else the one that comes by npm'),
  PDF_CACHE_MEGABYTES: wholeNumber(0, 1_024)
    .default(32)
    .describe('How much memory finished PDFs may take; a ticket is about 40 kB'),
});
export type PdfConfig = z.infer<typeof pdfConfig>;
