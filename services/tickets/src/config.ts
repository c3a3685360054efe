import { publicUrl } from '@exit-tickets/service-kit';
import { z } from 'zod';

/** The environment of the tickets service. */
export const ticketsConfig = z.object({
  JOIN_ADDRESSES: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(publicUrl))
    .default([])
    .describe(
      'Addresses where students’ devices find the app, separated by commas; shown to students unless `PUBLIC_URL` is set. `HOST=0.0.0.0` finds them itself',
    ),
  PUBLIC_URL: publicUrl.optional(),
});
export type TicketsConfig = z.infer<typeof ticketsConfig>;

/** The addresses for students, the best one first. */
export const joinAddressesOf = ({ PUBLIC_URL, JOIN_ADDRESSES }: TicketsConfig): string[] =>
  PUBLIC_URL ? [PUBLIC_URL] : JOIN_ADDRESSES;
