import { randomInt } from 'node:crypto';
import { limits } from '@exit-tickets/contracts';

const pinCount = 10 ** limits.pinDigits;
const asPin = (value: number): string => String(value).padStart(limits.pinDigits, '0');
const randomAttempts = 4;
const readsOfHeld = 3;

const freePins = (held: readonly string[]): string[] => {
  const taken = new Set(held);
  return Array.from({ length: pinCount }, (_, value) => asPin(value)).filter((pin) => !taken.has(pin));
};

/**
 * PINs to try: first the ticket's own, then random ones from a cryptographic source, then those known to be free, so
 * that the last free PIN is found quickly too. Ends when all are held.
 */
export async function* pinCandidates(
  heldPins: () => Promise<readonly string[]>,
  ownPin?: string,
): AsyncGenerator<string> {
  if (ownPin !== undefined) yield ownPin;
  for (let attempt = 0; attempt < randomAttempts; attempt++) yield asPin(randomInt(pinCount));
  // Concurrent callers may have taken some of these; the next read finds PINs released meanwhile.
  for (let read = 0; read < readsOfHeld; read++) {
    const free = freePins(await heldPins());
    if (free.length === 0) return;
    while (free.length > 0) yield* free.splice(randomInt(free.length), 1);
  }
}
