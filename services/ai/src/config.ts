import { aiScope } from '@exit-tickets/contracts';
import { wholeNumber } from '@exit-tickets/service-kit';
import { z } from 'zod';
import { openAiVariables } from './model/provider/openai/variables.ts';

/** The environment variables of each kind of provider. */
const providerVariables = { openai: openAiVariables };
export type ProviderName = keyof typeof providerVariables;

/** The configuration of the ai service, read from the environment. */
export const aiConfig = z.object({
  ...providerVariables.openai,
  AI_MODEL: z.string().min(1).default('gpt-5-mini').describe('The model to ask'),
  AI_TIMEOUT_SECONDS: wholeNumber(1, 115)
    .default(90)
    .describe('Longest wait for one answer of the model, retries included; time in the queue comes on top'),
  AI_RETRIES: wholeNumber(0, 5)
    .default(2)
    .describe('Retries of a call to the model that failed for a temporary reason'),
  AI_CONCURRENCY: wholeNumber(1, 64)
    .default(4)
    .describe('Requests to the model at one time, per ai service; the others wait in a queue'),
  AI_REQUESTS_PER_DAY: wholeNumber(1, 10_000_000)
    .default(10_000)
    .describe(
      'Requests to the model per day (UTC), of all instances and everybody together; a teacher may use 600 of them',
    ),
  AI_MATERIAL_CHARACTERS: wholeNumber(1_000, 200_000)
    .default(60_000)
    .describe('Most lesson material sent to the model; of longer material, parts from its whole length'),
  EXTRACTION_TIMEOUT_SECONDS: wholeNumber(1, 280)
    .default(240)
    .describe('Longest time to read all files of an upload, waiting included: ten photos on a slow machine'),
  EXTRACTION_CPU_SECONDS: wholeNumber(1, 280)
    .default(20)
    .describe('Processor time for one file, and 10 s more for each of its pictures; a busy machine does not use it up'),
  EXTRACTION_MEMORY_MB: wholeNumber(128, 4_096)
    .default(1_024)
    .describe('Memory for one file: recognising a page takes 300 MB, a picture of 100 megapixels 700'),
  EXTRACTION_PICTURES: wholeNumber(0, 200)
    .default(30)
    .describe('Scanned pages or pictures of one file whose text is recognised'),
  EXTRACTION_PARALLEL: wholeNumber(1, 16).default(2).describe('Uploads read at the same time; the others wait'),
  AI_SCOPE: aiScope
    .default('answers')
    .describe(
      'What the model may do with answers. `answers`: judge each of them. `class`: only word what the teacher has judged, about the class and never one student. `off`: no model is called, not for questions either',
    ),
  AI_EVALUATE: z
    .enum(['background', 'on-demand', 'off'])
    .default('background')
    .describe('When the model judges answers: as they arrive, only when a teacher asks for it, or never'),
  ANALYSIS_CLAIM_SECONDS: wholeNumber(1, 300)
    .default(20)
    .describe('How long an analysis or a judging whose process has died keeps others waiting'),
});
export type AiConfig = z.infer<typeof aiConfig>;
