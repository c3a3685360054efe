import type { ServerResponse } from 'node:http';
import { heartbeatEvent, type LiveUpdate, limits } from '@exit-tickets/contracts';

/** A named event with data: neither a comment nor an event without data would reach the page. */
const heartbeat = `event: ${heartbeatEvent}\ndata: {}\n\n`;
/** A stream ends after this. The browser opens a new one, and the session is checked again. */
const maxStreamMs = 15 * 60_000;
/** Unread bytes after which a stream is cut. Its reader reconnects and reads the list. */
const maxUnreadBytes = 128 * 1024;

const write = (stream: ServerResponse, event: string): void => {
  if (stream.writableLength > maxUnreadBytes) stream.destroy();
  else stream.write(event);
};

/** The open streams of this process, by ticket. */
export class LiveStreams {
  readonly #byTicket = new Map<string, Set<ServerResponse>>();

  /** Keeps a response open as a stream of server-sent events until its reader disconnects. */
  open(ticketId: string, stream: ServerResponse): void {
    if (stream.destroyed) return;
    const streams = this.#byTicket.get(ticketId) ?? new Set();
    this.#byTicket.set(ticketId, streams.add(stream));
    const heartbeats = setInterval(() => write(stream, heartbeat), limits.liveHeartbeatMs);
    const forget = (): void => {
      clearInterval(heartbeats);
      clearTimeout(timeout);
      streams.delete(stream);
      if (streams.size === 0 && this.#byTicket.get(ticketId) === streams) this.#byTicket.delete(ticketId);
    };
    const timeout = setTimeout(() => {
      forget();
      stream.end();
    }, maxStreamMs);
    stream.once('close', forget);
    // A reader who disconnects in the middle of an event is no error; `close` follows.
    stream.on('error', () => undefined);
    // The gateway adds the headers that stop proxies from buffering.
    stream.writeHead(200, { 'content-type': 'text/event-stream' });
    stream.write(`retry: 2000\n${heartbeat}`);
  }

  send(ticketId: string, update: LiveUpdate): void {
    const event = `data: ${JSON.stringify(update)}\n\n`;
    for (const stream of this.#byTicket.get(ticketId) ?? []) write(stream, event);
  }

  /** How many streams are open. */
  count(): number {
    let count = 0;
    for (const { size } of this.#byTicket.values()) count += size;
    return count;
  }

  closeAll(): void {
    for (const streams of this.#byTicket.values()) for (const stream of streams) stream.end();
  }
}
