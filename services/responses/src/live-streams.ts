import type { ServerResponse } from 'node:http';
import type { LiveUpdate } from '@exit-tickets/contracts';

const heartbeatMs = 15_000;
/** A stream ends after this; the browser opens a new one, with a session that is checked again. */
const maxStreamMs = 15 * 60_000;

/** The open streams of this process, by ticket. */
export class LiveStreams {
  readonly #byTicket = new Map<string, Set<ServerResponse>>();

  /** Keeps a response open as a stream of server-sent events until its reader goes away. */
  open(ticketId: string, stream: ServerResponse): void {
    const streams = this.#byTicket.get(ticketId) ?? new Set();
    this.#byTicket.set(ticketId, streams.add(stream));
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    stream.write('retry: 2000\n\n');
    const heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatMs);
    const end = setTimeout(() => stream.end(), maxStreamMs);
    stream.once('close', () => {
      clearInterval(heartbeat);
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
