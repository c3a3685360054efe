import type { ModelCall } from './model.ts';

interface Caller extends Pick<ModelCall, 'signal' | 'teacherId'> {
  progress(stage: string, done?: number): void;
}

/** Reports a stage, and creates a model call that also reports its place in the queue. */
export const callWithProgress = ({ signal, teacherId, progress }: Caller, stage: string): ModelCall => {
  let isQueued = false;
  progress(stage);
  return {
    signal,
    teacherId,
    onQueued: (place) => {
      isQueued = true;
      progress('queued', place);
    },
    onSent: () => {
      if (isQueued) progress(stage);
      isQueued = false;
    },
  };
};
