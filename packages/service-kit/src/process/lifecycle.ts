import { setTimeout as pause } from 'node:timers/promises';

/** Work that goes on in the background. */
export interface Background {
  /** Whether there is none right now. */
  isIdle(): boolean;
  /** Resolves when there is none. */
  drain(): Promise<void>;
}

/** What was started, and how it ends. */
export interface Lifecycle extends Background {
  /** Aborted when this is about to stop: what still comes in is served, and sent elsewhere for the next time. */
  stopping: AbortSignal;
  /** Stops after this many seconds: enough for others to notice, so that nothing is refused. */
  stop(drainSeconds: number): Promise<void>;
  /** Aborted when closing begins: whatever waits, or works for nobody in particular, gives up then. */
  signal: AbortSignal;
  /** Has this run on closing. What was registered last ends first, so that nothing ends before what stands on it. */
  onClose(end: () => unknown): void;
  /** Closes this on closing, in the order of `onClose`; `drain` waits for its background work if it has any. */
  manage<Resource extends { close(): unknown } & Partial<Background>>(resource: Resource): Resource;
  /** Ends everything; what fails keeps nothing else from ending, and rejects this at last. */
  close(): Promise<void>;
}

export const createLifecycle = (): Lifecycle => {
  const closing = new AbortController();
  const stopping = new AbortController();
  const ends = new AsyncDisposableStack();
  const managed: Partial<Background>[] = [];
  let closed: Promise<void> | undefined;

  const onClose: Lifecycle['onClose'] = (end) => {
    ends.defer(async () => {
      await end();
    });
  };
  const isIdle = (): boolean => managed.every((each) => each.isIdle?.() ?? true);

  const close: Lifecycle['close'] = () => {
    stopping.abort();
    closing.abort();
    closed ??= ends.disposeAsync();
    return closed;
  };

  return {
    stopping: stopping.signal,
    stop: async (drainSeconds) => {
      stopping.abort();
      await pause(drainSeconds * 1_000);
      await close();
    },
    signal: closing.signal,
    onClose,
    manage: (resource) => {
      onClose(() => resource.close());
      managed.push(resource);
      return resource;
    },
    isIdle,
    // One may give work to another that was idle before: only when all are idle at the same time nothing goes on.
    drain: async () => {
      while (!isIdle()) await Promise.all(managed.map((each) => each.drain?.()));
    },
    close,
  };
};
