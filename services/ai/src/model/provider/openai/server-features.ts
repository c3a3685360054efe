import type { Logger } from '@exit-tickets/service-kit';
import type { AnswerFormat } from '../provider.ts';

/** What a server takes of the chat completions API; each has its own idea of it. */
export interface ServerFeatures {
  answerFormat: AnswerFormat;
  /** Some take a schema and look at it no more. */
  enforcesSchemas: boolean;
  /** Names for the longest answer, the next to try first; with none left it is not sent. */
  tokenLimits: readonly ('max_completion_tokens' | 'max_tokens')[];
  takesTemperature: boolean;
}

/** A request that a server did not take, in its own words. */
export interface Refusal {
  status: number;
  message: string;
}

/** OpenAI and Azure have renamed the limit, and refuse the old name for reasoning models; others know the old one. */
const hasNewNames = (baseUrl: string | undefined): boolean =>
  baseUrl === undefined || /(?:^|\.)(?:openai\.com|azure\.com)$/.test(new URL(baseUrl).hostname);

/** What to expect of a server that has refused nothing yet. */
export const expectedFeatures = (baseUrl: string | undefined): ServerFeatures => ({
  answerFormat: 'schema',
  enforcesSchemas: true,
  tokenLimits: hasNewNames(baseUrl) ? ['max_completion_tokens', 'max_tokens'] : ['max_tokens', 'max_completion_tokens'],
  takesTemperature: true,
});

/** Servers say so with 400 or 422; some break over what they do not know. */
const refusingStatuses = new Set([400, 422, 500, 501]);

/** The features that are left when a server has refused one; undefined when it refused something else. */
export const withoutRefused = (features: ServerFeatures, { status, message }: Refusal): ServerFeatures | undefined => {
  if (!refusingStatuses.has(status)) return undefined;
  if (/max_(?:completion_)?tokens|in the completion/.test(message) && features.tokenLimits.length > 0) {
    // The name is known, but the number does not fit beside what was sent.
    const isTooLarge = /too large|at most|context length/i.test(message);
    return { ...features, tokenLimits: isTooLarge ? [] : features.tokenLimits.slice(1) };
  }
  if (/temperature/.test(message) && features.takesTemperature) return { ...features, takesTemperature: false };
  if (/response_format|json_schema|json_object|schema|grammar/i.test(message) && features.answerFormat !== 'text')
    return { ...features, answerFormat: features.answerFormat === 'schema' ? 'json' : 'text' };
  return undefined;
};

/** Servers are updated and models changed while the app runs: what was refused is tried again after this long. */
const maxAgeMs = 60 * 60 * 1_000;

/** What one server takes, as found out from its refusals. */
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

  /** Gives up what this refusal names; false when the server refused something else. `sent` is what it was asked with. */
  learn(refusal: Refusal, sent: ServerFeatures): boolean {
    const left = withoutRefused(sent, refusal);
    if (!left) return false;
    // Requests under way together are refused together: what another one has given up meanwhile stays given up, once.
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

  /** An answer came that no server which enforces the schema lets through. */
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
