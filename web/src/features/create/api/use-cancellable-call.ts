import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress } from '../../../shared/api/call.ts';

/** Progress and cancellation of a long call. Unmounting cancels it too, so that the server stops working. */
export const useCancellableCall = () => {
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const start = (): { signal: AbortSignal; onProgress: (progress: Progress) => void } => {
    running.current = new AbortController();
    setProgress(undefined);
    return { signal: running.current.signal, onProgress: setProgress };
  };
  return { start, cancel, progress, isCancelled: () => running.current?.signal.aborted ?? false };
};
