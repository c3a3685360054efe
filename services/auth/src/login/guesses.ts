import { createHash } from 'node:crypto';
import { attemptPolicies } from '../attempts/attempt-policy.ts';
import type { Attempts, Counter } from '../attempts/attempts.ts';
import { clientNetwork } from '../attempts/client-network.ts';

/** Who tries to log in to which account. */
export interface Guesser {
  email: string;
  /** The client's address. */
  address: string;
  /** Set when the browser is known to the account. */
  device: string | undefined;
}

/** Slows down the guessing of passwords (quality section 3), the same for accounts that exist and that do not. */
export interface Guesses {
  /** Counts one guess, before it is checked. Throws `TooManyAttemptsError`. */
  begin(guesser: Guesser): Promise<void>;
  /** It was wrong. */
  wasWrong(guesser: Guesser): Promise<void>;
  /** It was right: it counts no more. */
  wasRight(guesser: Guesser): Promise<void>;
  /** The owner has shown to be the owner: nothing that was counted for the account keeps this address waiting. */
  forget(owner: Omit<Guesser, 'device'>): Promise<void>;
}

/** Whoever reads the counters learns no address of a person who mistyped it. */
const nameOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');

const addressCounter = ({ address }: Guesser): Counter => ({
  key: `address:${nameOf(clientNetwork(address))}`,
  policy: attemptPolicies.address,
});

const ownCounter = ({ email, address, device }: Guesser): Counter => ({
  key: device ? `device:${device}` : `side:${nameOf(email, clientNetwork(address))}`,
  policy: attemptPolicies.accountFromOneSide,
});

const accountCounter = ({ email }: Guesser): Counter => ({
  key: `account:${nameOf(email)}`,
  policy: attemptPolicies.account,
});

/** A known browser answers for itself alone: what others did at its address or to its account is not its doing. */
const countersOf = (guesser: Guesser): Counter[] =>
  guesser.device ? [ownCounter(guesser)] : [ownCounter(guesser), accountCounter(guesser)];

const mustBeFreeFor = (guesser: Guesser): Counter[] =>
  guesser.device ? countersOf(guesser) : [addressCounter(guesser), ...countersOf(guesser)];

export const createGuesses = (attempts: Attempts): Guesses => ({
  begin: async (guesser) => {
    await attempts.mustBeFree(mustBeFreeFor(guesser));
    for (const counter of countersOf(guesser)) await attempts.countFailure(counter);
  },
  wasWrong: (guesser) => attempts.addFailure(addressCounter(guesser)),
  wasRight: async (guesser) => {
    await attempts.forget(ownCounter(guesser));
    if (!guesser.device) await attempts.takeBack(accountCounter(guesser));
  },
  forget: async (owner) => {
    for (const counter of countersOf({ ...owner, device: undefined })) await attempts.forget(counter);
  },
});
