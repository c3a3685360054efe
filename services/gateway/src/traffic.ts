import type { Traffic } from '@exit-tickets/bus';
import { getRevokedSessionsRequest, sessionsRevokedSignal } from '@exit-tickets/contracts';

/** The events and requests of the gateway. */
export const traffic: Traffic = { asks: [getRevokedSessionsRequest], hears: [sessionsRevokedSignal] };
