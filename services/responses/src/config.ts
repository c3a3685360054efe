import { limits } from '@exit-tickets/contracts';
import { wholeNumber } from '@exit-tickets/service-kit';
import { z } from 'zod';

const { min, max, default: usual } = limits.retentionDays;

/** The environment of the responses service. */
export const responsesConfig = z.object({
  RETENTION_DAYS: z
    .union([z.literal('off'), wholeNumber(min, max)], `expected whole days from ${min} to ${max}, or off`)
    .default(usual)
    .describe(
      `Days from the last answer until a ticket is made anonymous: names and single answers are deleted, counts stay; ${min} to ${max}, or \`off\``,
    ),
});
export type ResponsesConfig = z.infer<typeof responsesConfig>;

/** Logs for the operator how long answers are kept. */
export const retentionNotice = ({ RETENTION_DAYS: days }: ResponsesConfig): string =>
  days === 'off'
    ? 'RETENTION_DAYS is off: answers stay until a teacher deletes them.'
    : `Answers are made anonymous ${days} days after the last one to a ticket (RETENTION_DAYS); teachers are warned ${limits.retentionWarningDays} days before.`;
