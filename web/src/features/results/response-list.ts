import type { Response } from '@exit-tickets/contracts';

/** Adds a response by its time, or replaces it, so that a repeated one appears once. */
export const upsertResponse = (responses: readonly Response[], added: Response): Response[] =>
  responses.some(({ id }) => id === added.id)
    ? responses.map((known) => (known.id === added.id ? added : known))
    : oldestFirst([...responses, added]);

/** Sorted by time of submission; equal times keep their order. */
export const oldestFirst = (responses: readonly Response[]): Response[] =>
  [...responses].sort((one, other) => one.submittedAt.localeCompare(other.submittedAt));

/**
 * Merges a fetched list with the updates of the live stream. Responses streamed since the fetch began are newer and
 * stay; older ones that are missing from the fetched list were deleted.
 */
export const mergeResponses = (
  read: readonly Response[],
  atStart: readonly Response[] = [],
  now: readonly Response[] = [],
): Response[] => {
  const known = new Set(atStart);
  return now.filter((response) => !known.has(response)).reduce(upsertResponse, [...read]);
};
