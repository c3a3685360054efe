import { expect, test } from 'vitest';
import { serverOptions } from '../src/nats/server-options.ts';

test.each([
  ['nats://127.0.0.1:4222', { servers: ['127.0.0.1:4222'] }],
  ['nats://nats', { servers: ['nats'] }],
  ['nats://lamp:l%40mp@nats:4222', { servers: ['nats:4222'], user: 'lamp', pass: 'l@mp' }],
  ['nats://secret@nats:4222', { servers: ['nats:4222'], token: 'secret' }],
  ['tls://one:1, tls://two:2', { servers: ['one:1', 'two:2'], tls: {} }],
])('%s is parsed', (url, options) => {
  expect(serverOptions(url)).toEqual(options);
});

test.each(['', 'nats', 'nats://one:1,', 'nats://lamp:secret@'])(
  '%j is refused, without repeating it in the error',
  (url) => {
    expect(() => serverOptions(url)).toThrow(/^NATS: expected nats:\/\/\[user:password@\]host\[:port\]$/);
  },
);
