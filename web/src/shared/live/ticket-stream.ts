import { heartbeatEvent, type LiveUpdate, limits, liveUpdate } from '@exit-tickets/contracts';

/** `live`: updates come through; `polling`: the list is read again and again; `connecting`: neither yet. */
export type LiveState = 'connecting' | 'live' | 'polling';

/** Parses an event of the stream; `undefined` for one that this page does not know. */
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
  /** Updates may have been missed: read everything again. */
  onGap: () => void;
  onState: (state: LiveState) => void;
}

const closed = 2;
/** How often the list is read while nothing comes through. */
export const pollMs = 5_000;

/**
 * Follows a ticket until the returned function is called. The browser reconnects a stream that ends; one that it gave up
 * (a server that is down) is opened again here. A stream that is held back, by a proxy that gathers or a connection that
 * died without a word, shows by its silence: heartbeats stay away, and the list is read until one comes.
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
