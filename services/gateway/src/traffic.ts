import type { Traffic } from '@exit-tickets/bus';
import { getRevokedSessionsRequest, sessionsRevokedSignal } from '@exit-tickets/contracts';

/** What the gateway does on the bus. */
export const traffic: Traffic = { asks: [getRevokedSessionsRequest], hears: [sessionsRevokedSignal] };
