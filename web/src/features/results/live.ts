import { type LiveUpdate, liveUpdate, type Response } from '@exit-tickets/contracts';

/** `live`: a stream is open; `polling`: the list is read again and again; `connecting`: neither yet. */
export type LiveState = 'connecting' | 'live' | 'polling';

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

/** Parses an event of the stream; `undefined` for one that this page does not know. */
export const parseUpdate = (data: string): LiveUpdate | undefined => {
  try {
    return liveUpdate.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
};

type Stream = Pick<EventSource, 'onopen' | 'onmessage' | 'onerror' | 'readyState' | 'close'>;

export interface WatchOptions {
  open: () => Stream;
  onUpdate: (update: LiveUpdate) => void;
  /** Updates may have been missed: read everything again. */
  onGap: () => void;
  onState: (state: LiveState) => void;
}

const closed = 2;
/** How often the list is read while there is no stream, and how often one is tried again. */
export const pollMs = 5_000;

/**
 * Watches a ticket until the returned function is called. The browser reconnects a stream that ends. When it gives up (a
 * proxy in the way, a server that is down), this polls until a new stream opens.
 */
export const watch = ({ open, onUpdate, onGap, onState }: WatchOptions): (() => void) => {
  let stream: Stream;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = (): void => {
    stream = open();
    stream.onopen = () => {
      onState('live');
      onGap();
    };
    stream.onmessage = ({ data }) => {
      const update = parseUpdate(String(data));
      if (update) onUpdate(update);
    };
    stream.onerror = () => {
      if (stream.readyState !== closed) return onState('connecting');
      onState('polling');
      onGap();
      timer = setTimeout(connect, pollMs);
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
};
