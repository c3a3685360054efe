import type { ServerResponse } from 'node:http';
import { heartbeatEvent, type LiveUpdate, limits } from '@exit-tickets/contracts';

/** An event without data would not reach the page, nor does a comment. */
const heartbeat = `event: ${heartbeatEvent}\ndata: {}\n\n`;
/** A stream ends after this; the browser opens a new one, with a session that is checked again. */
const maxStreamMs = 15 * 60_000;

/** The open streams of this process, by ticket. */
export class LiveStreams {
  readonly #byTicket = new Map<string, Set<ServerResponse>>();

  /** Keeps a response open as a stream of server-sent events until its reader goes away, or has gone already. */
  open(ticketId: string, stream: ServerResponse): void {
    if (stream.destroyed) return;
    const streams = this.#byTicket.get(ticketId) ?? new Set();
    this.#byTicket.set(ticketId, streams.add(stream));
    // What keeps proxies from holding it back, the gateway says.
    stream.writeHead(200, { 'content-type': 'text/event-stream' });
    stream.write(`retry: 2000\n${heartbeat}`);
    const heartbeats = setInterval(() => stream.write(heartbeat), limits.liveHeartbeatMs);
    const end = setTimeout(() => stream.end(), maxStreamMs);
    stream.once('close', () => {
      clearInterval(heartbeats);
      clearTimeout(end);
      streams.delete(stream);
      if (streams.size === 0) this.#byTicket.delete(ticketId);
    });
  }

  send(ticketId: string, update: LiveUpdate): void {
    for (const stream of this.#byTicket.get(ticketId) ?? []) stream.write(`data: ${JSON.stringify(update)}\n\n`);
  }

  /** How many are open. */
  count(): number {
    let count = 0;
    for (const { size } of this.#byTicket.values()) count += size;
    return count;
  }

  closeAll(): void {
    for (const streams of this.#byTicket.values()) for (const stream of streams) stream.end();
  }
}
