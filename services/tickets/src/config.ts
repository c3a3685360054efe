import { z } from 'zod';

/** This service needs nothing beyond what every service has. */
export const ticketsConfig = z.object({});
export type TicketsConfig = z.infer<typeof ticketsConfig>;
