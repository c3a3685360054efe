import { wholeNumber } from '@exit-tickets/service-kit';
import { z } from 'zod';

/** The environment of the pdf service. */
export const pdfConfig = z.object({
  CHROMIUM_PATH: z
    .string()
    .optional()
    .describe('The Chromium that makes PDFs. Unset: an installed one, else the one from npm'),
  PDF_CACHE_MEGABYTES: wholeNumber(0, 1_024)
    .default(32)
    .describe('Memory for finished PDFs; a ticket takes about 40 kB'),
});
export type PdfConfig = z.infer<typeof pdfConfig>;
