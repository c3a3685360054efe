/** How often something may happen within a sliding window, counted over all calls that name this limit. */
export interface RateLimit {
  /** The key of the count that all gateways share. */
  name: string;
  /** Counts every call, or only calls that find nothing. */
  counts: 'calls' | 'misses';
  /**
   * Which callers it applies to; everybody by default. A teacher's call without a session is refused and never counts.
   */
  whom?: 'visitors';
  windowSeconds: number;
  perAddress: number;
  /** Per teacher, from any address. Unlimited by default. */
  perAccount?: number;
  /** For all addresses together. Unlimited by default. */
  overall?: number;
  /** Exempts addresses with an active class or a logged-in teacher from `overall`. */
  sparesSchools?: boolean;
  /** Each gateway counts alone, without a write for each call. By default all share a count in the database. */
  isPerGateway?: boolean;
  /** The message for a refused caller. Defaults to the text of the error; safe to show. */
  message?: string;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The limits that the gateway enforces. The services enforce `limits`, which bound what one teacher has and does. */
export const rateLimits = {
  /** Accounts are free and PINs are not, so this counts across all accounts of an address (docs/design.md 4.21). */
  newTickets: {
    name: 'new-tickets',
    counts: 'calls',
    windowSeconds: hour,
    perAddress: 500,
    message: 'Too many exit tickets have been created from your network; try again later',
  },
  /**
   * The bus keeps the last event of a deleted ticket, with its questions, for 30 days. At 100 kB each, the 200 a day of
   * one account are 600 MB, a quarter of the stream, and the 700 of one address fill it at most. A school of 80
   * teachers deletes 400.
   */
  newTicketsPerDay: {
    name: 'new-tickets-per-day',
    counts: 'calls',
    windowSeconds: day,
    perAddress: 700,
    perAccount: 200,
    message: 'Too many exit tickets have been created in one day; try again tomorrow',
  },
  /**
   * Every change is published to all services. Two a second is more than anyone clicks; an address gets as much as a
   * school of ten. The window is short, to prevent all changes of a minute in one burst.
   */
  ticketChanges: {
    name: 'ticket-changes',
    counts: 'calls',
    windowSeconds: 10,
    perAddress: 200,
    perAccount: 20,
    message: 'Exit tickets have been changed too often; try again in a moment',
  },
  /**
   * Each erasure goes to all services and stays on the bus for 30 days, for services that were down. The limit allows a
   * full ticket an hour. What one address can erase fits into the stream of erasures (packages/bus).
   */
  removals: {
    name: 'removals',
    counts: 'calls',
    windowSeconds: hour,
    perAddress: 1_000,
    perAccount: 500,
    message: 'Too many responses have been removed in one hour; try again later',
  },
  /**
   * A list costs some milliseconds in three processes. One teacher never needs twenty a second; an address gets enough
   * for all classes of a school that answer at the bell. The short window prevents bursts, as above.
   */
  lists: {
    name: 'lists',
    counts: 'calls',
    windowSeconds: 1,
    perAddress: 200,
    perAccount: 20,
    isPerGateway: true,
    message: 'Lists have been asked for too often; try again in a moment',
  },
  /**
   * A school behind one address mistypes some PINs; a scan of all 10,000 nearly always misses. A scan from a thousand
   * addresses must not lock schools out.
   */
  pinMisses: {
    name: 'pin-misses',
    counts: 'misses',
    windowSeconds: 10 * minute,
    perAddress: 200,
    overall: 1_000,
    sparesSchools: true,
  },
  /** The secret of a link has 256 bits; this keeps guesses from filling the log and the index's cache. */
  shareMisses: { name: 'share-misses', counts: 'misses', windowSeconds: 10 * minute, perAddress: 60 },
  /** Each AI call costs money. Logged-in teachers are exempt. */
  aiOfVisitors: {
    name: 'anonymous-ai',
    counts: 'calls',
    whom: 'visitors',
    windowSeconds: hour,
    perAddress: 100,
    overall: 1_000,
    message: 'The AI has been used too often without an account; log in to go on, or try again later',
  },
  /**
   * Questions, analyses and single answers, with a model or without. Four a second is more than anyone clicks, and
   * judges the answers of a class in half a minute; an address gets as much as ten teachers.
   */
  aiCalls: {
    name: 'ai-calls-in-a-moment',
    counts: 'calls',
    windowSeconds: 10,
    perAddress: 400,
    perAccount: 40,
    isPerGateway: true,
    message: 'The AI has been used too often; try again in a moment',
  },
  /** One day of a school with a hundred teachers. The ai service also limits the requests of each teacher. */
  aiOfAddress: {
    name: 'ai-calls',
    counts: 'calls',
    windowSeconds: day,
    perAddress: 2_000,
    message: 'The AI has been used too often from your network; try again later',
  },
} as const satisfies Record<string, RateLimit>;
