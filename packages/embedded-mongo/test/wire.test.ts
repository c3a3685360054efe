import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { deserialize, serialize } from 'bson';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/index.ts';
import { temporaryFolder } from './support/database.ts';

const folder = temporaryFolder();
let server: EmbeddedMongo;
let port: number;

beforeAll(async () => {
  server = await startEmbeddedMongo({ dataDir: folder.path, tcpPort: 0 });
  port = Number(server.url.match(/:(\d+)\//)?.[1]);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const OP_MSG = 2013;
const OP_QUERY = 2004;

function message(body: Buffer, opCode = OP_MSG, length = 16 + body.length): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(42, 4);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, body]);
}

function section(document: Uint8Array): Buffer {
  return Buffer.concat([Buffer.of(0), document]);
}

function sequence(name: string, documents: readonly Uint8Array[], claimed?: number): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents]);
  const size = Buffer.alloc(4);
  size.writeInt32LE(claimed ?? content.length + 4);
  return Buffer.concat([Buffer.of(1), size, content]);
}

const flags = (bits: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(bits);
  return bytes;
};
const command = (fields: object) => Buffer.from(serialize({ ...fields, $db: 'test' }));
const ping = message(Buffer.concat([flags(0), section(command({ ping: 1 }))]));

/** Sends bytes and returns the documents of the replies, up to `count` or until the server closes. */
async function exchange(
  bytes: readonly Buffer[],
  count: number,
): Promise<{ replies: Record<string, unknown>[]; isClosed: boolean }> {
  const socket: Socket = connect(port, '127.0.0.1');
  const replies: Record<string, unknown>[] = [];
  let received = Buffer.alloc(0);
  await once(socket, 'connect');
  for (const part of bytes) socket.write(part);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 16 && received.length >= received.readInt32LE(0)) {
      const length = received.readInt32LE(0);
      const isReply = received.readInt32LE(12) === 1;
      expect(received.readInt32LE(8)).toBe(42);
      replies.push(deserialize(received.subarray(isReply ? 36 : 21, length)));
      received = received.subarray(length);
    }
    if (replies.length >= count) {
      socket.destroy();
      return { replies, isClosed: false };
    }
  }
  return { replies, isClosed: true };
}

async function expectAlive(): Promise<void> {
  const client = await MongoClient.connect(server.url);
  expect(await client.db().command({ ping: 1 })).toEqual({ ok: 1 });
  await client.close();
}

describe('a valid message', () => {
  test('in the form of the old greeting is answered in that form', async () => {
    const query = Buffer.concat([
      flags(0),
      Buffer.from('admin.$cmd\0'),
      Buffer.alloc(8),
      serialize({ isMaster: 1, helloOk: true }),
    ]);
    const { replies } = await exchange([message(query, OP_QUERY)], 1);
    expect(replies).toMatchObject([{ ismaster: true, helloOk: true, maxWireVersion: 21, ok: 1 }]);
  });

  test('can arrive in pieces, or together with others', async () => {
    const halves = [ping.subarray(0, 2), ping.subarray(2, 30), Buffer.concat([ping.subarray(30), ping, ping])];
    expect((await exchange(halves, 3)).replies).toEqual([{ ok: 1 }, { ok: 1 }, { ok: 1 }]);
  });

  test('can have document sequences and a checksum', async () => {
    const body = [
      flags(1),
      section(command({ insert: 'c' })),
      sequence('documents', [serialize({ _id: 1 }), serialize({ _id: 2 })]),
      Buffer.alloc(4),
    ];
    expect((await exchange([message(Buffer.concat(body))], 1)).replies).toMatchObject([{ n: 2, ok: 1 }]);
  });

  test('that wants no reply gets none', async () => {
    const silent = message(Buffer.concat([flags(2), section(command({ insert: 'silent', documents: [{ a: 1 }] }))]));
    const distinct = message(Buffer.concat([flags(0), section(command({ distinct: 'silent', key: 'a' }))]));
    expect((await exchange([silent, distinct], 1)).replies).toMatchObject([{ values: [1] }]);
  });

  test('that wants no reply gets none even when it is refused', async () => {
    const code = Buffer.from([0x0e, 0, 0, 0, 0x0d, 0x61, 0, 2, 0, 0, 0, 0x78, 0, 0]);
    const silent = message(Buffer.concat([flags(2), section(command({ insert: 'c' })), sequence('documents', [code])]));
    expect((await exchange([silent, ping], 1)).replies).toEqual([{ ok: 1 }]);
  });

  test('with a type that cannot be stored is refused, and the connection stays open', async () => {
    const code = Buffer.from([0x0e, 0, 0, 0, 0x0d, 0x61, 0, 2, 0, 0, 0, 0x78, 0, 0]);
    const insert = message(Buffer.concat([flags(0), section(command({ insert: 'c' })), sequence('documents', [code])]));
    expect((await exchange([insert, ping], 2)).replies).toMatchObject([{ ok: 0, code: 238 }, { ok: 1 }]);
  });
});

describe('an invalid message', () => {
  const oneDocument = command({ ping: 1 });
  const damaged = Buffer.from(oneDocument);
  damaged.writeInt32LE(4, 0);
  const nested = (depth: number): object => {
    let doc: object = {};
    for (let i = 0; i < depth; i++) doc = { a: doc };
    return doc;
  };
  test.each<[string, Buffer, number | 'closed']>([
    ['a length below the header', message(Buffer.alloc(0), OP_MSG, 3), 'closed'],
    ['a length over the limit', message(Buffer.alloc(0), OP_MSG, 50_000_000), 'closed'],
    ['a negative length', message(Buffer.alloc(0), OP_MSG, -1), 'closed'],
    ['an unknown operation', message(flags(0), 9999), 115],
    ['compression', message(Buffer.alloc(20), 2012), 115],
    ['an empty message', message(Buffer.alloc(0)), 8],
    ['no section', message(flags(0)), 9],
    ['an unknown flag', message(Buffer.concat([flags(4), section(oneDocument)])), 9],
    ['an unknown kind of section', message(Buffer.concat([flags(0), Buffer.of(7), oneDocument])), 9],
    ['two bodies', message(Buffer.concat([flags(0), section(oneDocument), section(oneDocument)])), 9],
    ['a document that claims too little', message(Buffer.concat([flags(0), section(damaged)])), 22],
    ['a document that claims too much', message(Buffer.concat([flags(0), section(oneDocument.subarray(0, 8))])), 22],
    [
      'a sequence that claims too much',
      message(Buffer.concat([flags(0), section(oneDocument), sequence('documents', [], 5000)])),
      9,
    ],
    ['a sequence of size 0', message(Buffer.concat([flags(0), section(oneDocument), sequence('documents', [], 0)])), 9],
    [
      'text that is no UTF-8',
      message(
        Buffer.concat([flags(0), section(Buffer.from([0x0f, 0, 0, 0, 0x02, 0x61, 0, 2, 0, 0, 0, 0xff, 0, 0, 0]))]),
      ),
      22,
    ],
    [
      'random bytes in a document',
      message(
        Buffer.concat([
          flags(0),
          section(Buffer.concat([Buffer.from([50, 0, 0, 0]), Buffer.alloc(45, 0x5a), Buffer.of(0)])),
        ]),
      ),
      22,
    ],
    [
      'nesting without end',
      message(Buffer.concat([flags(0), section(command({ find: 'c', filter: nested(5000) }))])),
      22,
    ],
    ['no command at all', message(Buffer.concat([flags(0), section(Buffer.from(serialize({})))])), 59],
    [
      'a command other than the greeting in the old form',
      message(Buffer.concat([flags(0), Buffer.from('a.$cmd\0'), Buffer.alloc(8), serialize({ ping: 1 })]), OP_QUERY),
      115,
    ],
  ])('is refused, and the server goes on: %s', async (_what, bytes, outcome) => {
    const { replies, isClosed } = await exchange([bytes], 1);
    if (outcome === 'closed') expect({ replies, isClosed }).toEqual({ replies: [], isClosed: true });
    else expect(replies).toMatchObject([{ ok: 0, code: outcome }]);
    await expectAlive();
  });

  test('of mangled bytes never ends the server', async () => {
    let state = 7;
    const next = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state >> 8;
    };
    const body = Buffer.concat([
      flags(0),
      section(command({ find: 'c', filter: { a: [1, 'x', { b: 2 }] } })),
      sequence('documents', [serialize({ a: 1 })]),
    ]);
    for (let round = 0; round < 300; round++) {
      const mangled = Buffer.from(body);
      for (let i = 0; i <= round % 4; i++) mangled[next() % mangled.length] = next() & 0xff;
      const socket = connect(port, '127.0.0.1');
      socket.end(message(mangled));
      await once(socket.resume(), 'close');
    }
    await expectAlive();
  });
});
