import type { Endpoint } from './endpoint.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';

/** Errors that depend only on the kind of call. */
const errorsByKind = {
  any: [
    'invalid_request',
    // The gateway can throttle every call.
    'too_many_requests',
    'internal',
    'service_failed',
    'service_unavailable',
    'service_timeout',
  ],
  /** Calls that may send a body, including those that do not expect one. */
  changing: ['cross_site_request', 'request_too_slow', 'body_too_large', 'unsupported_media_type', 'storage_full'],
  teachers: ['not_logged_in'],
} as const satisfies Record<string, readonly ErrorCode[]>;

type ErrorsByKind = typeof errorsByKind;

/** The errors of any call without an account, in addition to the call's own. */
export type PublicErrorCode = ErrorsByKind[Exclude<keyof ErrorsByKind, 'teachers'>][number];

/**
 * Every error that a call can return: its own and those of its kind. The error handler of service-kit lets a service
 * return no others.
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
