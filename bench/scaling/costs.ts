// What the simulation knows of the app: measured figures, each with its source.

/** What a call keeps busy: six processes, the database and the bus. */
export const parts = ['gateway', 'auth', 'tickets', 'responses', 'ai', 'pdf', 'database', 'nats'] as const;
export type Part = (typeof parts)[number];

/**
 * Milliseconds of processor time that a call costs each part. Source: `npm run bench:services` (measure.ts), the middle one of
 * three rounds, 22 November 2026: every service a process of its own that had just started, NATS, the embedded database on
 * TCP in place of a MongoDB, two virtual processors that had other work beside it, Node 24.21. Left out is what a part spends in the
 * same time on other things (timers, sweeps): a call counts for the parts that it goes through.
 */
export const costs = {
  /** The page and its files, from an empty cache. */
  studentPage: { gateway: 2.9 },
  lookUp: { gateway: 0.8, tickets: 0.64, database: 0.26 },
  /** With the event, the new count, and a teacher who watches. */
  submission: { gateway: 0.86, responses: 2, tickets: 0.3, database: 1.7, nats: 0.14 },
  /** Of twenty tickets. */
  list: { gateway: 1.9, tickets: 3.4, database: 2.2 },
  newTicket: { gateway: 4.13, tickets: 9, responses: 1, database: 10.88, nats: 0.5 },
  /** Without a model, about a page of text. */
  questions: { gateway: 4, ai: 6 },
  document: { gateway: 16, ai: 847 },
  photo: { gateway: 30, ai: 4_962 },
  pdf: { gateway: 3, tickets: 3, pdf: 191 },
  /** Answers and verdicts of a class of 24. */
  results: { gateway: 7.5, tickets: 5.5, responses: 12, ai: 16, database: 10, nats: 2 },
  /** The built-in one, of a class of 24 and three questions, with closing the ticket. */
  analysis: { gateway: 7.5, tickets: 23.75, responses: 11.25, ai: 56.25, database: 32.5, nats: 8.75 },
  /** Source: docs/configuration.md, `BCRYPT_COST`: about a third of a second. */
  login: { gateway: 1, auth: 333 },
} as const satisfies Record<string, Partial<Record<Part, number>>>;

export type Call = keyof typeof costs;
export const calls = Object.keys(costs) as readonly Call[];

/** A call to the embedded app in all, database included. Source: docs/performance.md, the middle one of three runs. */
export const embedded = { lookUpMs: 1.3, submissionMs: 4.7 };

/** What was measured when pupils joined and submitted in one instant. Source: docs/performance.md, p99 of a call. */
export const instants = [
  { what: 'a class of 30', pupils: 30, measuredMs: 198 },
  { what: 'ten classes of 30', pupils: 300, measuredMs: 814 },
  { what: 'a school of 1,000', pupils: 1_000, measuredMs: 2_582 },
] as const;

/**
 * What judging and analysing a class of 24 with three open questions asks of a model. Source: `npm run bench:services`, with a
 * model that knows the truth and never has to be asked twice.
 */
export const withModel = {
  requests: 7,
  characters: 33_799,
  /** Source: docs/configuration.md, `AI_CONCURRENCY`. */
  concurrency: 4,
};
