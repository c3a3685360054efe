import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Loading = Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'errorUpdateCount'>;

/**
 * Why something could not be loaded. A query clears its error during a retry, which would remove the error message
 * along with the focused retry button. Here the error stays until there is an answer.
 */
export const useLoadError = ({ data, error, isFetching, errorUpdateCount }: Loading): Error | null => {
  const [last, setLast] = useState(error);
  const isTriedAgain = isFetching && data === undefined && errorUpdateCount > 0;
  const current = isTriedAgain ? (error ?? last) : error;
  if (current !== last) setLast(current);
  return current;
};
