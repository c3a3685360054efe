import { aiStatus, getAiStatus } from '@exit-tickets/contracts';
import { type Logger, singleFlight } from '@exit-tickets/service-kit';
import type { Upstreams } from './upstream/upstreams.ts';

/** How long an answer is reused: the ai service changes its model only by a restart. */
const keepMs = 30_000;
/** Pause after a failure, in which pages are sent without waiting for the ai service. */
const retryMs = 5_000;

/**
 * Where a model reads students' answers, shown on their page: its host, `own` for this server's network, `off`, or
 * empty while the ai service has not answered yet. Only that service knows where it sends data.
 */
export const createModelLocation = (
  { readJson }: Pick<Upstreams, 'readJson'>,
  logger: Logger,
): (() => Promise<string>) => {
  let place = '';
  let askAt = Number.NEGATIVE_INFINITY;

  const ask = singleFlight<void, void>(async () => {
    try {
      const { scope, host = 'own' } = aiStatus.parse(await readJson('ai', getAiStatus.path));
      place = scope === 'off' ? 'off' : host;
      askAt = performance.now() + keepMs;
    } catch (err) {
      askAt = performance.now() + retryMs;
      logger.warn({ err }, 'it is not known yet whether a model reads answers');
    }
  });

  return async () => {
    if (performance.now() < askAt) return place;
    const asking = ask();
    // A known value is used while it is refreshed in the background.
    if (place === '') await asking;
    return place;
  };
};
