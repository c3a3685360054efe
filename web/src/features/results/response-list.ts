import type { Response } from '@exit-tickets/contracts';

/** Adds a response to the list where its time belongs, or replaces it: a repeated one is there once. */
export const upsertResponse = (responses: readonly Response[], added: Response): Response[] =>
  responses.some(({ id }) => id === added.id)
    ? responses.map((known) => (known.id === added.id ? added : known))
    : oldestFirst([...responses, added]);

/** In the order in which they were sent; those of the same moment stay as they are. */
export const oldestFirst = (responses: readonly Response[]): Response[] =>
  [...responses].sort((one, other) => one.submittedAt.localeCompare(other.submittedAt));

/**
 * Merges a list that was read while the live stream went on. What came by stream since the read began is newer and stays;
 * what was there before and is not in the list has been deleted.
 */
export const mergeResponses = (
  read: readonly Response[],
  atStart: readonly Response[] = [],
  now: readonly Response[] = [],
): Response[] => {
  const known = new Set(atStart);
  return now.filter((response) => !known.has(response)).reduce(upsertResponse, [...read]);
};
