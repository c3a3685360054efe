import { publicUrl } from '@exit-tickets/service-kit';
import { z } from 'zod';

/** What the tickets service reads from its environment. */
export const ticketsConfig = z.object({
  /** Where phones find the app, separated by commas; with PUBLIC_URL that alone is shown. */
  JOIN_ADDRESSES: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(publicUrl))
    .default([]),
  PUBLIC_URL: publicUrl.optional(),
});
export type TicketsConfig = z.infer<typeof ticketsConfig>;

/** The addresses to show to pupils, the best one first. */
export const joinAddressesOf = ({ PUBLIC_URL, JOIN_ADDRESSES }: TicketsConfig): string[] =>
  PUBLIC_URL ? [PUBLIC_URL] : JOIN_ADDRESSES;
