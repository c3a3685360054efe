import type { Attacks } from './attacks/attack.ts';
import { attacksOfAccounts } from './attacks/of-accounts.ts';
import { attacksOfStrangers } from './attacks/of-strangers.ts';

/** Every attack, by name. */
export const attacks: Attacks = { ...attacksOfStrangers, ...attacksOfAccounts };
