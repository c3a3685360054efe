/** There is no Chromium that runs here; the message says what was tried. */
export class ChromiumNotFoundError extends Error {
  override readonly name = 'ChromiumNotFoundError';
}

/** The text of whatever was thrown, in one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().replaceAll(/\s+/g, ' ');
