import type { ServerResponse } from 'node:http';
import { heartbeatEvent, type LiveUpdate, limits } from '@exit-tickets/contracts';
import type { ResponsesContext } from '../responses-context.ts';

type Streams = Pick<ResponsesContext, 'streams'>;

/** A named event with data: comments and events without data do not reach the page. */
const heartbeat = `event: ${heartbeatEvent}\ndata: {}\n\n`;
/** Longest duration of a stream. The browser then opens a new one, which checks the login again. */
const maxStreamMs = 15 * 60_000;
/** Unread bytes after which a stream is cut. The page reconnects and reads the list. */
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
  // A reader who disconnects in the middle of an event is not an error; `close` follows.
  stream.on('error', () => undefined);
  // The gateway adds the headers that stop proxies from buffering.
  stream.writeHead(200, { 'content-type': 'text/event-stream' });
  stream.write(`retry: 2000\n${heartbeat}`);
};

/** Sends an update to all streams of the ticket. */
export const sendUpdate = ({ streams }: Streams, ticketId: string, update: LiveUpdate): void => {
  const event = `data: ${JSON.stringify(update)}\n\n`;
  for (const stream of streams.get(ticketId) ?? []) write(stream, event);
};

/** The number of open streams. */
export const countStreams = ({ streams }: Streams): number =>
  streams.values().reduce((count, { size }) => count + size, 0);

export const endStreams = ({ streams }: Streams): void => {
  for (const ofTicket of streams.values()) for (const stream of ofTicket) stream.end();
};
