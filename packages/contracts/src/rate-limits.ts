/** How often something may happen within a sliding window, over all calls that name this limit. */
export interface RateLimit {
  /** Names what is counted, where all gateways share their counts. */
  name: string;
  /** Every call, or only those that find nothing. */
  counts: 'calls' | 'misses';
  /** Whom it concerns; everybody when not said. A teacher's call that comes without a session is refused, and never counts. */
  whom?: 'visitors';
  windowMinutes: number;
  perAddress: number;
  /** Of one teacher, wherever that one is; as often as the address may when not said. */
  perAccount?: number;
  /** Of all addresses together; as often as they like when not said. */
  overall?: number;
  /** Addresses where a class is at work or a teacher is logged in go on when all together have reached `overall`. */
  sparesSchools?: boolean;
  /** What a refused caller reads, when not the text of the error; safe to show. */
  message?: string;
}

/** The limits that the gateway keeps. What a teacher may have and do is in `limits`, and the services keep it. */
export const rateLimits = {
  /** Accounts are free and PINs are not, so that this counts over all accounts of an address (design section 4.21). */
  newTickets: {
    name: 'new-tickets',
    counts: 'calls',
    windowMinutes: 60,
    perAddress: 500,
    message: 'Too many exit tickets have been created from your network; try again later',
  },
  /**
   * Of a ticket that is deleted the event with its questions is kept for 30 days: 100 kB each of an account's 200 a day are
   * 600 MB, a quarter of that stream, and an address's 700 fill it at most. A school of 80 teachers makes 400.
   */
  newTicketsPerDay: {
    name: 'new-tickets-per-day',
    counts: 'calls',
    windowMinutes: 24 * 60,
    perAddress: 700,
    perAccount: 200,
    message: 'Too many exit tickets have been created in one day; try again tomorrow',
  },
  /** Each is told to all services. Two a second for a minute is more than anyone clicks, for an address a school of ten. */
  ticketChanges: {
    name: 'ticket-changes',
    counts: 'calls',
    windowMinutes: 1,
    perAddress: 1_200,
    perAccount: 120,
    message: 'Exit tickets have been changed too often in one minute; try again in a moment',
  },
  /**
   * What is removed is erased by all services, and each erasure is kept for 30 days, so that who was away hears of it: a
   * full ticket in an hour. What one address can have erased fits into the stream of erasures (packages/bus).
   */
  removals: {
    name: 'removals',
    counts: 'calls',
    windowMinutes: 60,
    perAddress: 1_000,
    perAccount: 500,
    message: 'Too many responses have been removed in one hour; try again later',
  },
  /**
   * A school behind one address mistypes some PINs; a scanner of all 10,000 misses nearly always. A scan from a thousand
   * addresses must not lock the schools out.
   */
  pinMisses: {
    name: 'pin-misses',
    counts: 'misses',
    windowMinutes: 10,
    perAddress: 200,
    overall: 1_000,
    sparesSchools: true,
  },
  /** Each call of an AI costs money (quality section 3); who logs in is not concerned. */
  aiOfVisitors: {
    name: 'anonymous-ai',
    counts: 'calls',
    whom: 'visitors',
    windowMinutes: 60,
    perAddress: 100,
    overall: 1_000,
    message: 'The AI has been used too often without an account; log in to go on, or try again later',
  },
  /** A school of a hundred teachers at work, in a day; what one teacher may ask of a model the ai service decides. */
  aiOfAddress: {
    name: 'ai-calls',
    counts: 'calls',
    windowMinutes: 24 * 60,
    perAddress: 2_000,
    message: 'The AI has been used too often from your network; try again later',
  },
} as const satisfies Record<string, RateLimit>;
