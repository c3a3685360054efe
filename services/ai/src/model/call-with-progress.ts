import type { ModelCall } from './model.ts';

interface Caller extends Pick<ModelCall, 'signal' | 'teacherId'> {
  progress(stage: string, done?: number): void;
}

/** Says what the work is, and makes a call to the model whose caller hears its place when it must wait for others. */
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
