import type { StatelessContext } from '../context.ts';

/** A longer stop is cut short (docs/design.md 3). */
const maxStopMs = 10_000;

const lastLineMs = 1_000;

/**
 * Exits for certain. `process.exit` waits for threads, and one that writes to the database or to a lost disk may wait
 * for ever. Everything acknowledged is on disk; the last log line gets a little time to be written.
 */
const forceExit = (): void => {
  process.on('exit', () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lastLineMs);
    process.kill(process.pid, 'SIGKILL');
  });
  process.exit(1);
};

/**
 * Closes everything and exits: with 0 on SIGTERM, SIGINT, SIGHUP (the terminal was closed) or when the parent process
 * is gone; with 1 after an uncaught error. When that fails or takes too long, the process kills itself. Before a clean
 * stop it drains for `drainSeconds`. One Ctrl-C may arrive several times, from the terminal and from npm; only the
 * first counts.
 */
export const closeGracefully = (
  { logger, stop: stopContext, close }: Pick<StatelessContext, 'logger' | 'stop' | 'close'>,
  drainSeconds = 0,
): void => {
  let isStopping = false;
  let exitCode = 0;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      logger.error('stopping took too long');
      forceExit();
    }, maxStopMs).unref();
    try {
      await (exitCode === 0 ? stopContext(drainSeconds) : close());
      process.exit(exitCode);
    } catch (error) {
      logger.error({ err: error }, 'stopping failed');
      forceExit();
    }
  };
  const stopOn = (signal: string): void => {
    logger.info({ signal }, 'stopping');
    void stop();
  };
  const stopAfter = (origin: string) => (error: unknown) => {
    logger.fatal({ err: error, origin }, 'an error that nobody caught: stopping');
    exitCode = 1;
    void stop();
  };

  process.on('SIGTERM', stopOn);
  process.on('SIGINT', stopOn);
  process.on('SIGHUP', stopOn);
  process.on('disconnect', () => stopOn('disconnect'));
  process.on('uncaughtException', stopAfter('uncaughtException'));
  process.on('unhandledRejection', stopAfter('unhandledRejection'));
  // The parent may have gone during the start; without a channel to it this is undefined.
  if (process.connected === false) stopOn('disconnect');
};
