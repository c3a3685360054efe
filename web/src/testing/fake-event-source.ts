import type { LiveUpdate } from '@exit-tickets/contracts';
import { act } from '@testing-library/react';

/** Stands in for the browser's stream of events; install it with `vi.stubGlobal('EventSource', FakeEventSource)`. */
export class FakeEventSource {
  static last: FakeEventSource;
  onheartbeat?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  readyState = 0;
  constructor() {
    FakeEventSource.last = this;
  }
  addEventListener(_heartbeat: string, listener: () => void): void {
    this.onheartbeat = listener;
  }
  close(): void {
    this.readyState = 2;
  }
}

/** The stream of the page, as the server and the network move it. */
export const stream = {
  opens: () =>
    act(() => {
      FakeEventSource.last.readyState = 1;
      FakeEventSource.last.onheartbeat?.();
    }),
  sends: (update: LiveUpdate) => act(() => FakeEventSource.last.onmessage?.({ data: JSON.stringify(update) })),
  breaks: () => act(() => FakeEventSource.last.onerror?.()),
  isGivenUp: () =>
    act(() => {
      FakeEventSource.last.readyState = 2;
      FakeEventSource.last.onerror?.();
    }),
};
