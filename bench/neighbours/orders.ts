import { z } from 'zod';

/** The attacker's orders. */
export const attackOrder = z.object({
  url: z.string(),
  side: z.enum(['address', 'account']),
  /** The number of the attacker; each has its own addresses. */
  nth: z.int(),
  names: z.array(z.string()),
});
export type AttackOrder = z.infer<typeof attackOrder>;

/** The result of an attack that could not be prepared. */
export const notBegun = 'not begun';

/** The results of each attack: how often each status occurred. */
export const attackReport = z.record(z.string(), z.record(z.string(), z.int()));
export type AttackReport = z.infer<typeof attackReport>;
