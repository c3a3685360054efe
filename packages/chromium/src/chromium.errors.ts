/** No Chromium runs on this machine; the message lists the attempts. */
export class ChromiumNotFoundError extends Error {
  override readonly name = 'ChromiumNotFoundError';
}

/** The text of any thrown value, in one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().replaceAll(/\s+/g, ' ');
