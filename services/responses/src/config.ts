import { z } from 'zod';

/** This service needs nothing beyond what every service has. */
export const responsesConfig = z.object({});
export type ResponsesConfig = z.infer<typeof responsesConfig>;
