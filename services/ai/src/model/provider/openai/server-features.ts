import type { AnswerFormat, ProviderContext } from '../provider.ts';

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
interface Refusal {
  status: number;
  message: string;
}

/** OpenAI and Azure have renamed the limit, and refuse the old name for reasoning models; others know the old one. */
const hasNewNames = (baseUrl: string | undefined): boolean =>
  baseUrl === undefined || /(?:^|\.)(?:openai\.com|azure\.com)$/.test(new URL(baseUrl).hostname);

/** Assumptions about a server before its first rejection. */
const expectedFeatures = (baseUrl: string | undefined): ServerFeatures => ({
  answerFormat: 'schema',
  enforcesSchemas: true,
  tokenLimits: hasNewNames(baseUrl) ? ['max_completion_tokens', 'max_tokens'] : ['max_tokens', 'max_completion_tokens'],
  takesTemperature: true,
});

/** Statuses of rejected features: 400 or 422, or a crash over unknown fields. */
const refusingStatuses = new Set([400, 422, 500, 501]);

/** The features left after a rejection; undefined if something else was rejected. */
const withoutRefused = (features: ServerFeatures, { status, message }: Refusal): ServerFeatures | undefined => {
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
export const learnFeatures = (
  baseUrl: string | undefined,
  { logger, now }: Pick<ProviderContext, 'logger' | 'now'>,
) => {
  const expected = expectedFeatures(baseUrl);
  let features = expected;
  let learnedAt = 0;

  const current = (): ServerFeatures => {
    const isOld = now().getTime() - learnedAt > maxAgeMs;
    if (isOld) features = expected;
    return features;
  };

  const change = (changed: ServerFeatures, what: string, said?: string): void => {
    if (features === expected) learnedAt = now().getTime();
    features = changed;
    logger.warn({ features, said }, what);
  };

  return {
    current,

    /** Drops the rejected feature; false if something else was rejected. `sent` are the features of that request. */
    learn: (refusal: Refusal, sent: ServerFeatures): boolean => {
      const left = withoutRefused(sent, refusal);
      // Concurrent requests are rejected together: each feature is dropped only once.
      if (left && current() === sent)
        change(left, 'the model server refuses a feature: it is asked without', refusal.message);
      return left !== undefined;
    },

    /** Called for an answer that a server which enforces schemas cannot give. */
    doubtSchemas: (): void => {
      const known = current();
      if (known.answerFormat !== 'schema' || !known.enforcesSchemas) return;
      change({ ...known, enforcesSchemas: false }, 'no schemas are enforced: the prompt describes them too');
    },
  };
};
