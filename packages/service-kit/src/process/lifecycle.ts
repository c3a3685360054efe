import { setTimeout as pause } from 'node:timers/promises';

/** Calls in flight are over by then, counted from the signal, so that the rest can end in good order. */
const callsOverMs = 8_000;
/** The longest that they take once closing begins. */
const maxGraceMs = 5_000;

/** Background work. */
export interface Background {
  /** Whether nothing is running. */
  isIdle(): boolean;
  /** Resolves when nothing is running. */
  drain(): Promise<void>;
}

/** Everything that a service started, and how to close it. */
export interface Lifecycle extends Background {
  /** Aborted when the drain begins: requests are still served, and callers are asked to connect elsewhere next time. */
  stopping: AbortSignal;
  /** Drains for this many seconds, so that callers notice, and then closes. */
  stop(drainSeconds: number): Promise<void>;
  /** Aborted when closing begins. Anything that waits then gives up. */
  signal: AbortSignal;
  /** How long calls in flight may still take once closing begins, in milliseconds. A long drain leaves less of it. */
  graceMs(): number;
  /** Registers a closing step. Steps run in reverse order, so that nothing ends before what depends on it. */
  onClose(end: () => unknown): void;
  /** Closes the resource on closing, in the order of `onClose`. `drain` waits for its background work. */
  manage<Resource extends { close(): unknown } & Partial<Background>>(resource: Resource): Resource;
  /** Closes everything. A failing step does not stop the others; the promise then rejects. */
  close(): Promise<void>;
}

export const createLifecycle = (): Lifecycle => {
  const closing = new AbortController();
  const stopping = new AbortController();
  const ends = new AsyncDisposableStack();
  const managed: Partial<Background>[] = [];
  let closed: Promise<void> | undefined;
  let graceMs = maxGraceMs;

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
      graceMs = Math.min(maxGraceMs, Math.max(0, callsOverMs - drainSeconds * 1_000));
      await pause(drainSeconds * 1_000);
      await close();
    },
    signal: closing.signal,
    graceMs: () => graceMs,
    onClose,
    manage: (resource) => {
      onClose(() => resource.close());
      managed.push(resource);
      return resource;
    },
    isIdle,
    // Resources may give each other work, so the loop ends only when all are idle at the same time.
    drain: async () => {
      while (!isIdle()) await Promise.all(managed.map((each) => each.drain?.()));
    },
    close,
  };
};
