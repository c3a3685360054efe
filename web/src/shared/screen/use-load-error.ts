import { useState } from 'react';

/** What this needs of a query. */
interface Loading {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  /** How often it has failed; none of another ticket, another filter. */
  errorUpdateCount: number;
}

/**
 * Why something could not be loaded. While it is tried again a query forgets that, and what told it would go, with the
 * button that was pressed and the focus on it: here the error stays until there is an answer.
 */
export const useLoadError = ({ data, error, isFetching, errorUpdateCount }: Loading): Error | null => {
  const [last, setLast] = useState(error);
  const isTriedAgain = isFetching && data === undefined && errorUpdateCount > 0;
  const current = isTriedAgain ? (error ?? last) : error;
  if (current !== last) setLast(current);
  return current;
};
