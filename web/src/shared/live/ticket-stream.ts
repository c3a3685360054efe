import { heartbeatEvent, type LiveUpdate, limits, liveUpdate } from '@exit-tickets/contracts';

/** `live`: updates arrive; `polling`: the list is fetched repeatedly; `connecting`: neither yet. */
export type LiveState = 'connecting' | 'live' | 'polling';

/** Parses an event of the stream; undefined when this page does not know it. */
export const parseUpdate = (data: string): LiveUpdate | undefined => {
  try {
    return liveUpdate.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
};

interface Stream extends Pick<EventSource, 'onmessage' | 'onerror' | 'readyState' | 'close'> {
  addEventListener: (type: string, listener: () => void) => void;
}

export interface TicketStreamOptions {
  open: () => Stream;
  onUpdate: (update: LiveUpdate) => void;
  /** Updates may have been missed: reload everything. */
  onGap: () => void;
  onState: (state: LiveState) => void;
}

const closed = 2;
/** Interval of polling while no updates arrive. */
export const pollMs = 5_000;

/**
 * Follows a ticket until the returned function is called. The browser reconnects a stream that ends; a stream that it
 * gave up (the server is down) is reopened here. A stream that is blocked, by a buffering proxy or a dead connection,
 * is detected by missing heartbeats; the list is then polled until one arrives.
 */
export const followTicket = ({ open, onUpdate, onGap, onState }: TicketStreamOptions): (() => void) => {
  let stream: Stream;
  let state: LiveState = 'connecting';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (next: LiveState): void => {
    if (next !== state) onState(next);
    state = next;
  };
  const wait = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(check, ms);
  };
  const onSign = (): void => {
    wait(limits.liveSilenceMs);
    if (state === 'live') return;
    tell('live');
    onGap();
  };
  const connect = (): void => {
    stream = open();
    stream.addEventListener(heartbeatEvent, onSign);
    stream.onmessage = ({ data }) => {
      onSign();
      const update = parseUpdate(String(data));
      if (update) onUpdate(update);
    };
    stream.onerror = () => {
      if (stream.readyState !== closed) {
        if (state === 'live') tell('connecting');
        return;
      }
      tell('polling');
      onGap();
      wait(pollMs);
    };
  };
  const check = (): void => {
    if (stream.readyState === closed) connect();
    else {
      if (state === 'live') {
        stream.close();
        connect();
      }
      tell('polling');
      onGap();
    }
    wait(pollMs);
  };

  connect();
  wait(limits.liveSilenceMs);
  return () => {
    clearTimeout(timer);
    stream.close();
  };
};
