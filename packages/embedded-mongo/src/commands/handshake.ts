import { MAX_DOCUMENT_BYTES } from '../bson/codec.ts';
import { MAX_MESSAGE_BYTES } from '../wire/frames.ts';
import { okReply } from '../wire/reply.ts';
import type { Command } from './command.ts';

/** The wire version of MongoDB 7.0. From 8.0 on, drivers may send commands that this server lacks. */
const MAX_WIRE_VERSION = 21;
const SERVER_VERSION = '7.0.0';

const GREETING_FIELDS = [
  'client',
  'compression',
  'helloOk',
  'topologyVersion',
  'maxAwaitTimeMS',
  'loadBalanced',
  'backpressure',
  'saslSupportedMechs',
];

/** Describes the server: standalone, without replica sets, transactions or compression. */
export const greet: Command = {
  fields: GREETING_FIELDS,
  run: ({ now }) =>
    okReply({
      helloOk: true,
      ismaster: true,
      isWritablePrimary: true,
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
      maxMessageSizeBytes: MAX_MESSAGE_BYTES,
      maxWriteBatchSize: 100_000,
      localTime: now(),
      logicalSessionTimeoutMinutes: 30,
      minWireVersion: 0,
      maxWireVersion: MAX_WIRE_VERSION,
      readOnly: false,
    }),
};

/** Confirms that the server is up. */
export const ping: Command = { fields: [], run: () => okReply() };

/** The emulated MongoDB version, and the actual server. */
export const buildInfo: Command = {
  fields: [],
  run: () =>
    okReply({
      version: SERVER_VERSION,
      versionArray: SERVER_VERSION.split('.').map(Number).concat(0),
      modules: ['exit-tickets-embedded'],
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    }),
};

/** Sessions carry no state here, so there is nothing to end. */
export const endSessions: Command = { fields: [], run: () => okReply() };
