import { isCompletePin, pinInPath } from '../pin.ts';
import { prefetch } from '../prefetch.ts';
import { findTicket } from '../send/student-api.ts';

const pin = pinInPath(window.location.pathname);

/**
 * Looks up a ticket. The request for the PIN in the address starts while the rest of the page is still loading: the
 * build makes this a separate script, which runs long before React (build/early-lookup.ts).
 */
export const find = isCompletePin(pin) ? prefetch(pin, findTicket) : findTicket;
