import { randomInt } from 'node:crypto';
import { limits } from '@exit-tickets/contracts';
import { PinsExhaustedError } from './ticket.errors.ts';

const pinCount = 10 ** limits.pinDigits;
const asPin = (value: number): string => String(value).padStart(limits.pinDigits, '0');
const luckyDraws = 4;
const drawsFromFree = 20;

export interface PinDraw {
  /** PINs that nobody else can be given now. */
  heldPins(): Promise<readonly string[]>;
  /** Tries to take a PIN; false when another ticket was quicker. */
  take(pin: string): Promise<boolean>;
}

const freePins = (held: readonly string[]): string[] => {
  const taken = new Set(held);
  return Array.from({ length: pinCount }, (_, value) => asPin(value)).filter((pin) => !taken.has(pin));
};

/**
 * Draws a PIN from a cryptographic source. While many are free a blind draw hits one; when few are left it draws from
 * those, so that finding the last one is as quick as finding the first.
 * @throws {PinsExhaustedError} when every PIN is held
 */
export const drawPin = async ({ heldPins, take }: PinDraw): Promise<string> => {
  for (let draw = 0; draw < luckyDraws; draw++) {
    const pin = asPin(randomInt(pinCount));
    if (await take(pin)) return pin;
  }
  for (let draw = 0; draw < drawsFromFree; draw++) {
    const free = freePins(await heldPins());
    const pin = free.length > 0 ? free[randomInt(free.length)] : undefined;
    if (pin === undefined) throw new PinsExhaustedError();
    if (await take(pin)) return pin;
  }
  throw new PinsExhaustedError();
};
