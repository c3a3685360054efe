import { isCompletePin, pinInPath } from '../pin.ts';
import { prefetch } from '../prefetch.ts';
import { findTicket } from '../send/student-api.ts';

const pin = pinInPath(window.location.pathname);

/**
 * Looks up a ticket. That of the address is being fetched from here on, while the page itself is still on its way: the build
 * makes this a script of its own, there long before React (build/early-lookup.ts).
 */
export const find = isCompletePin(pin) ? prefetch(pin, findTicket) : findTicket;
