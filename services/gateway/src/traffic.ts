import type { Traffic } from '@exit-tickets/bus';
import { getRevokedSessionsRequest, sessionsRevokedSignal } from '@exit-tickets/contracts';

/** The gateway's declared traffic on the bus. */
export const traffic: Traffic = { asks: [getRevokedSessionsRequest], hears: [sessionsRevokedSignal] };
