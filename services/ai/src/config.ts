import { wholeNumber } from '@exit-tickets/service-kit';
import { z } from 'zod';

/** What the ai service reads from its environment. Neither key nor base URL: the built-in generator. */
export const aiConfig = z.object({
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_MODEL: z.string().min(1).default('gpt-5-mini'),
  /** Longest to wait for one answer of the model, its retries included; time in the queue comes on top. */
  AI_TIMEOUT_SECONDS: wholeNumber(1, 115).default(90),
  /** How often a call to the model that failed for a passing reason is tried again. */
  AI_RETRIES: wholeNumber(0, 5).default(2),
  /** Requests to the model at the same time; the others wait in a queue. */
  AI_CONCURRENCY: wholeNumber(1, 64).default(4),
  /** Requests to the model within a day (UTC), of all instances and everybody together. */
  AI_REQUESTS_PER_DAY: wholeNumber(1, 10_000_000).default(10_000),
  /** How much lesson material goes to the model at most. */
  AI_MATERIAL_CHARACTERS: wholeNumber(1_000, 200_000).default(60_000),
  /** What reading all files of an upload may take, waiting included: ten photos on a slow machine. */
  EXTRACTION_TIMEOUT_SECONDS: wholeNumber(1, 280).default(240),
  /** Processor time for one file without pictures, so that a busy machine makes no file a bad one: someone waits for it. */
  EXTRACTION_CPU_SECONDS: wholeNumber(1, 280).default(20),
  /** Memory for one file: recognising a page takes 300 MB, a picture of 100 megapixels 700. */
  EXTRACTION_MEMORY_MB: wholeNumber(128, 4_096).default(1_024),
  /** Scanned pages or pictures of one file whose text is recognised, each with processor time of its own. */
  EXTRACTION_PICTURES: wholeNumber(0, 200).default(30),
  /** Uploads read at the same time; the others wait. */
  EXTRACTION_PARALLEL: wholeNumber(1, 16).default(2),
  /** Whether the model judges answers as they come in, only when a teacher asks for it, or never. */
  AI_EVALUATE: z.enum(['background', 'on-demand', 'off']).default('background'),
  /** How long an analysis or a judging that stopped without a word keeps others waiting. */
  ANALYSIS_CLAIM_SECONDS: wholeNumber(1, 300).default(20),
});
export type AiConfig = z.infer<typeof aiConfig>;
