import { randomInt } from 'node:crypto';
import { limits } from '@exit-tickets/contracts';
import { PinsExhaustedError } from './ticket.errors.ts';

const pinCount = 10 ** limits.pinDigits;
const asPin = (value: number): string => String(value).padStart(limits.pinDigits, '0');
const luckyDraws = 4;
const readsOfHeld = 3;

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

/** Takes one away, each with the same chance. */
const drawFrom = (pins: string[]): string | undefined => {
  const drawn = pins.length > 0 ? randomInt(pins.length) : 0;
  const last = pins.pop();
  if (drawn === pins.length || last === undefined) return last;
  const pin = pins[drawn];
  pins[drawn] = last;
  return pin;
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
  // Others draw at the same time, so those that were free may be gone by now; what they gave back shows at the next read.
  for (let read = 0; read < readsOfHeld; read++) {
    const free = freePins(await heldPins());
    if (free.length === 0) break;
    for (let pin = drawFrom(free); pin !== undefined; pin = drawFrom(free)) {
      if (await take(pin)) return pin;
    }
  }
  throw new PinsExhaustedError();
};
