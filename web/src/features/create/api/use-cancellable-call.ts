import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress } from '../../../api/call.ts';

/** A call that takes a while: how far it is, and how to stop it. Leaving stops it too, so that nobody waits for nothing. */
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
