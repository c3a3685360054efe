import type { Logger } from './log.ts';

/** A stop that takes longer is cut short (design section 3). */
const longestStopMs = 10_000;

/**
 * Closes everything on SIGTERM, SIGINT, or when the process that started this one is gone, and exits 0.
 * One Ctrl-C may arrive several times, from the terminal and from npm: only the first counts.
 */
export const onStopSignal = (logger: Logger, close: () => Promise<void>): void => {
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
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
  process.on('disconnect', () => stop('disconnect'));
};
