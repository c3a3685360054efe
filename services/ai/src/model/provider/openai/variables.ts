import { z } from 'zod';

/** Environment variables for an OpenAI-compatible server. */
export const openAiVariables = {
  OPENAI_API_KEY: z
    .string()
    .optional()
    .describe('The key of an OpenAI-compatible model; with neither key nor base URL the questions quote the lesson')
    .meta({ isSecret: true }),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where the model answers, hosted or in the building (docs/ai.md)'),
};
