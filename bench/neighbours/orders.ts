import { z } from 'zod';

/** What the attacker is told. */
export const attackOrder = z.object({
  url: z.string(),
  side: z.enum(['address', 'account']),
  /** Which attacker it is: each has addresses of its own. */
  nth: z.int(),
  names: z.array(z.string()),
});
export type AttackOrder = z.infer<typeof attackOrder>;

/** What an attack came to that could not make ready. */
export const notBegun = 'not begun';

/** What the calls of each attack came to: how often each status. */
export const attackReport = z.record(z.string(), z.record(z.string(), z.int()));
export type AttackReport = z.infer<typeof attackReport>;
