import type { Logger } from '../logger.ts';
import { type ThreadMessage, toSentError } from './messages.ts';

/** A logger whose lines are written by the main thread: what was said before a crash of this one still arrives there. */
export function createThreadLogger(post: (message: ThreadMessage) => void): Logger {
  const at =
    (level: keyof Logger) =>
    (details: object, message: string): void => {
      if ('err' in details) post({ kind: 'log-error', level, error: toSentError(details.err), message });
      else post({ kind: 'log', level, details, message });
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
