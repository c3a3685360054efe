import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const requestIdForm = /^[A-Za-z0-9-]{8,64}$/;
const traceForm = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** The request id from the gateway, or a new one. */
export const requestIdOf = (request: IncomingMessage): string => {
  const given = headerOf(request, 'x-request-id');
  return given && requestIdForm.test(given) ? given : randomUUID();
};

/** The W3C `traceparent` of a request. */
export const traceparentOf = (request: IncomingMessage): string | undefined => {
  const given = headerOf(request, 'traceparent');
  return given && traceForm.test(given) ? given : undefined;
};

/** 32 hex digits. Node generates UUIDs in bulk; other random bytes need a system call every few values. */
const randomHex = (): string => randomUUID().replaceAll('-', '');

/** Starts a new trace. */
export const newTraceparent = (): string => `00-${randomHex()}-${randomHex().slice(0, 16)}-01`;

/** The trace id in a `traceparent`, which its log lines carry. */
export const traceIdOf = (traceparent: string): string | undefined => traceForm.exec(traceparent)?.[1];
