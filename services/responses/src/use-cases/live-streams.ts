import type { ServerResponse } from 'node:http';
import { heartbeatEvent, type LiveUpdate, limits } from '@exit-tickets/contracts';
import type { ResponsesContext } from '../responses-context.ts';

type Streams = Pick<ResponsesContext, 'streams'>;

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

/** Keeps a response open as a stream of server-sent events until its reader disconnects. */
export const openStream = ({ streams }: Streams, ticketId: string, stream: ServerResponse): void => {
  if (stream.destroyed) return;
  const ofTicket = streams.get(ticketId) ?? new Set();
  streams.set(ticketId, ofTicket.add(stream));
  const heartbeats = setInterval(() => write(stream, heartbeat), limits.liveHeartbeatMs);
  const forget = (): void => {
    clearInterval(heartbeats);
    clearTimeout(timeout);
    ofTicket.delete(stream);
    if (ofTicket.size === 0 && streams.get(ticketId) === ofTicket) streams.delete(ticketId);
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
};

/** Sends an update to all who watch the ticket. */
export const sendUpdate = ({ streams }: Streams, ticketId: string, update: LiveUpdate): void => {
  const event = `data: ${JSON.stringify(update)}\n\n`;
  for (const stream of streams.get(ticketId) ?? []) write(stream, event);
};

/** How many streams are open. */
export const countStreams = ({ streams }: Streams): number =>
  streams.values().reduce((count, { size }) => count + size, 0);

/** Ends all streams. */
export const endStreams = ({ streams }: Streams): void => {
  for (const ofTicket of streams.values()) for (const stream of ofTicket) stream.end();
};
