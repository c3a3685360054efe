import { type Doc, decode, decodeLeavingRaw } from '../bson/codec.ts';
import { validateBson } from '../bson/validate.ts';
import { MongoError } from '../errors.ts';

const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const KNOWN_REQUIRED_FLAGS = CHECKSUM_PRESENT | MORE_TO_COME;

/** A received command. */
export interface Request {
  readonly id: number;
  readonly kind: 'message' | 'query';
  /** The command document. `documents` of an insert is left as bytes. */
  readonly body: Doc;
  /** The client expects no reply (w: 0). */
  readonly isUnacknowledged: boolean;
}

/** Parses a whole message, header included. Throws on a malformed one. */
export function parseMessage(frame: Buffer): Request {
  const id = frame.readInt32LE(4);
  const opCode = frame.readInt32LE(12);
  if (opCode === OP_QUERY) return parseQuery(frame, id);
  if (opCode === OP_MSG) return parseOpMsg(frame, id);
  throw new MongoError(115, `Wire operation ${opCode} is not supported`);
}

/** Whether a message expects no reply; readable even when the rest is malformed. */
export function isUnacknowledged(frame: Buffer): boolean {
  const isMessage = frame.length >= HEADER_BYTES + 4 && frame.readInt32LE(12) === OP_MSG;
  return isMessage && (frame.readUInt32LE(HEADER_BYTES) & MORE_TO_COME) !== 0;
}

/** The legacy message in which drivers send their first handshake; no other command is accepted in it. */
function parseQuery(frame: Buffer, id: number): Request {
  const nameEnd = frame.indexOf(0, HEADER_BYTES + 4);
  const body = readDocument(frame, nameEnd + 1 + 8, frame.length);
  validateBson(body);
  return { id, kind: 'query', body: { ...decode(body), $db: 'admin' }, isUnacknowledged: false };
}

function parseOpMsg(frame: Buffer, id: number): Request {
  const flags = frame.readUInt32LE(HEADER_BYTES);
  if ((flags & 0xffff & ~KNOWN_REQUIRED_FLAGS) !== 0) throw new MongoError(9, 'Unknown required flag in OP_MSG');
  const end = frame.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let body: Doc | undefined;
  const sequences: Doc = {};
  for (let at = HEADER_BYTES + 4; at < end; ) {
    const kind = frame.readUInt8(at);
    if (kind === 0 && !body) {
      const bytes = readDocument(frame, at + 1, end);
      validateBson(bytes);
      body = decodeLeavingRaw(bytes, 'documents');
      at += 1 + bytes.length;
    } else if (kind === 1) {
      const size = frame.readInt32LE(at + 1);
      const [name, documents] = readSequence(frame.subarray(at + 5, at + 1 + size), at + 1 + size <= end);
      sequences[name] = name === 'documents' ? documents : documents.map(decode);
      at += 1 + size;
    } else {
      throw new MongoError(9, 'Unknown or repeated section in OP_MSG');
    }
  }
  if (!body) throw new MongoError(9, 'OP_MSG without a body');
  return { id, kind: 'message', body: { ...body, ...sequences }, isUnacknowledged: isUnacknowledged(frame) };
}

function readSequence(section: Buffer, fits: boolean): [name: string, documents: Buffer[]] {
  const nameEnd = section.indexOf(0);
  if (!fits || nameEnd < 0) throw new MongoError(9, 'Damaged document sequence in OP_MSG');
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length; ) {
    const bytes = readDocument(section, at, section.length);
    validateBson(bytes);
    documents.push(bytes);
    at += bytes.length;
  }
  return [section.toString('utf8', 0, nameEnd), documents];
}

function readDocument(buffer: Buffer, at: number, end: number): Buffer {
  const size = at + 4 <= end ? buffer.readInt32LE(at) : 0;
  if (size < 5 || at + size > end) throw new MongoError(22, 'A document does not fit its message');
  return buffer.subarray(at, at + size);
}

/** A whole reply message. */
export function formatReply(requestId: number, kind: Request['kind'], document: Buffer): Buffer {
  const prefix = Buffer.alloc(HEADER_BYTES + (kind === 'query' ? 20 : 5));
  prefix.writeInt32LE(prefix.length + document.length, 0);
  prefix.writeInt32LE(requestId, 8);
  prefix.writeInt32LE(kind === 'query' ? OP_REPLY : OP_MSG, 12);
  if (kind === 'query') prefix.writeInt32LE(1, HEADER_BYTES + 16);
  return Buffer.concat([prefix, document]);
}
