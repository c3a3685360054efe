import type { Endpoint } from './endpoint.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';

/** Errors that follow from what kind of call it is, whatever it is about. */
const errorsByKind = {
  any: [
    'invalid_request',
    // Every call can be held to its caller's share of the gateway.
    'too_many_requests',
    'internal',
    'service_failed',
    'service_unavailable',
    'service_timeout',
  ],
  /** Of calls that may send a body, also where none belongs. */
  changing: ['cross_site_request', 'request_too_slow', 'body_too_large', 'unsupported_media_type', 'storage_full'],
  teachers: ['not_logged_in'],
} as const satisfies Record<string, readonly ErrorCode[]>;

type ErrorsByKind = typeof errorsByKind;

/** What a call that needs no account can be answered with beside its own errors. */
export type PublicErrorCode = ErrorsByKind[Exclude<keyof ErrorsByKind, 'teachers'>][number];

/**
 * Every error that a call can answer: its own, and those that follow from what kind of call it is. What is not in this
 * list no service may answer: the error handler of service-kit holds them to it.
 */
export const errorsOf = (endpoint: Endpoint): ErrorCode[] => {
  const codes = new Set<ErrorCode>([
    ...(endpoint.access === 'teacher' ? errorsByKind.teachers : []),
    ...(endpoint.method === 'GET' ? [] : errorsByKind.changing),
    ...(endpoint.errors ?? []),
    ...errorsByKind.any,
  ]);
  return [...codes].sort((a, b) => errorCatalogue[a].status - errorCatalogue[b].status);
};
