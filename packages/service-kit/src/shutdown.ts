import type { Logger } from './log.ts';

/** A stop that takes longer is cut short (design section 3). */
const longestStopMs = 10_000;

/** On the first SIGTERM or SIGINT closes everything and exits 0; a second signal, or 10 s, ends it at once. */
export const onStopSignal = (logger: Logger, close: () => Promise<void>): void => {
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error('stopping took too long');
      process.exit(1);
    }, longestStopMs).unref();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
