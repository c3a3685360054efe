import { wholeNumber } from '@exit-tickets/service-kit';
import { z } from 'zod';

/** What the pdf service reads from its environment. */
export const pdfConfig = z.object({
  /** The Chromium to use. Unset: an installed one, else the one that comes by npm. */
  CHROMIUM_PATH: z.string().optional(),
  /** How much memory finished PDFs may take; a ticket is about 40 kB. */
  PDF_CACHE_MEGABYTES: wholeNumber(0, 1_024).default(32),
});
export type PdfConfig = z.infer<typeof pdfConfig>;
