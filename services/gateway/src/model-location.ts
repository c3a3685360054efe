import { aiStatus, getAiStatus } from '@exit-tickets/contracts';
import { type Logger, singleFlight } from '@exit-tickets/service-kit';
import type { Upstreams } from './upstream/upstreams.ts';

/** The ai service changes its model with a restart only. */
const keepMs = 30_000;
/** While it does not answer, pages go out without waiting for it. */
const retryMs = 5_000;

/**
 * Where a model reads students' answers, for their page: its host, `own` in the network of this server, `off`, or nothing
 * while the ai service has not said so. Only that service knows what it sends where.
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
    // What is known stays for the moment that it takes to ask again.
    if (place === '') await asking;
    return place;
  };
};
