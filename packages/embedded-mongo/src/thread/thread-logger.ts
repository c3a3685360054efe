import type { Logger } from '../logger.ts';
import { type ThreadMessage, toSentError } from './messages.ts';

/** A logger whose lines are written by the main thread, so that lines from before a crash of this thread are kept. */
export function createThreadLogger(post: (message: ThreadMessage) => void): Logger {
  const at =
    (level: keyof Logger) =>
    (details: object, message: string): void => {
      if ('err' in details) post({ kind: 'log-error', level, error: toSentError(details.err), message });
      else post({ kind: 'log', level, details, message });
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
