import type { Logger } from '@exit-tickets/service-kit';
import type { AnswerFormat } from '../provider.ts';

/** The features of the chat completions API that a server accepts; servers differ widely. */
export interface ServerFeatures {
  answerFormat: AnswerFormat;
  /** Some servers accept a schema but ignore it. */
  enforcesSchemas: boolean;
  /** Parameter names for the token limit, in the order to try them; if none are left, it is not sent. */
  tokenLimits: readonly ('max_completion_tokens' | 'max_tokens')[];
  takesTemperature: boolean;
}

/** A rejected request, with the server's message. */
export interface Refusal {
  status: number;
  message: string;
}

/** OpenAI and Azure have renamed the limit, and refuse the old name for reasoning models; others know the old one. */
const hasNewNames = (baseUrl: string | undefined): boolean =>
  baseUrl === undefined || /(?:^|\.)(?:openai\.com|azure\.com)$/.test(new URL(baseUrl).hostname);

/** Assumptions about a server before its first rejection. */
export const expectedFeatures = (baseUrl: string | undefined): ServerFeatures => ({
  answerFormat: 'schema',
  enforcesSchemas: true,
  tokenLimits: hasNewNames(baseUrl) ? ['max_completion_tokens', 'max_tokens'] : ['max_tokens', 'max_completion_tokens'],
  takesTemperature: true,
});

/** Statuses of rejected features: 400 or 422, or a crash over unknown fields. */
const refusingStatuses = new Set([400, 422, 500, 501]);

/** The features left after a rejection; undefined if something else was rejected. */
export const withoutRefused = (features: ServerFeatures, { status, message }: Refusal): ServerFeatures | undefined => {
  if (!refusingStatuses.has(status)) return undefined;
  if (/max_(?:completion_)?tokens|in the completion/.test(message) && features.tokenLimits.length > 0) {
    // The name is known, but the value is too large beside the prompt.
    const isTooLarge = /too large|at most|context length/i.test(message);
    return { ...features, tokenLimits: isTooLarge ? [] : features.tokenLimits.slice(1) };
  }
  if (/temperature/.test(message) && features.takesTemperature) return { ...features, takesTemperature: false };
  if (/response_format|json_schema|json_object|schema|grammar/i.test(message) && features.answerFormat !== 'text')
    return { ...features, answerFormat: features.answerFormat === 'schema' ? 'json' : 'text' };
  return undefined;
};

/** Servers and models change at runtime: rejected features are tried again after this time. */
const maxAgeMs = 60 * 60 * 1_000;

/** The features of a server, learned from its rejections. */
export class LearnedFeatures {
  readonly #expected: ServerFeatures;
  readonly #logger: Logger;
  readonly #now: () => Date;
  #current: ServerFeatures;
  #learnedAt = 0;

  constructor({ baseUrl, logger, now }: { baseUrl: string | undefined; logger: Logger; now: () => Date }) {
    this.#expected = expectedFeatures(baseUrl);
    this.#current = this.#expected;
    this.#logger = logger;
    this.#now = now;
  }

  get current(): ServerFeatures {
    const isOld = this.#now().getTime() - this.#learnedAt > maxAgeMs;
    if (isOld) this.#current = this.#expected;
    return this.#current;
  }

  /** Drops the rejected feature; false if something else was rejected. `sent` are the features of that request. */
  learn(refusal: Refusal, sent: ServerFeatures): boolean {
    const left = withoutRefused(sent, refusal);
    if (!left) return false;
    // Concurrent requests are rejected together: each feature is dropped only once.
    const { current } = this;
    const merged = <Name extends keyof ServerFeatures>(name: Name): ServerFeatures[Name] =>
      current[name] === sent[name] ? left[name] : current[name];
    const features: ServerFeatures = {
      answerFormat: merged('answerFormat'),
      enforcesSchemas: merged('enforcesSchemas'),
      tokenLimits: merged('tokenLimits'),
      takesTemperature: merged('takesTemperature'),
    };
    this.#change(features, 'the model server refuses a feature: it is asked without', refusal.message);
    return true;
  }

  /** Called for an answer that a server which enforces schemas cannot give. */
  doubtSchemas(): void {
    const { current } = this;
    if (current.answerFormat !== 'schema' || !current.enforcesSchemas) return;
    this.#change(
      { ...current, enforcesSchemas: false },
      'the model server enforces no schemas: they are told in words too',
    );
  }

  #change(features: ServerFeatures, what: string, said?: string): void {
    const before = this.#current;
    if (JSON.stringify(features) === JSON.stringify(before)) return;
    if (before === this.#expected) this.#learnedAt = this.#now().getTime();
    this.#current = features;
    this.#logger.warn({ features, said }, what);
  }
}
