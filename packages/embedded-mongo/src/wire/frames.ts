import { MongoError } from '../errors.ts';

/** The largest message that MongoDB accepts. */
export const MAX_MESSAGE_BYTES = 48_000_000;

const HEADER_BYTES = 16;

/** Splits a stream of bytes into messages. An impossible length ends the stream with an error. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #size = 0;

  /** The messages that this chunk completes. */
  *push(chunk: Buffer): Generator<Buffer> {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    while (this.#size >= 4) {
      const length = this.#peekLength();
      if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) throw new MongoError(9, `Message of ${length} bytes`);
      if (this.#size < length) return;
      const all = this.#joined();
      this.#chunks = length < all.length ? [all.subarray(length)] : [];
      this.#size -= length;
      yield all.subarray(0, length);
    }
  }

  #peekLength(): number {
    const [first] = this.#chunks;
    return first && first.length >= 4 ? first.readInt32LE(0) : this.#joined().readInt32LE(0);
  }

  #joined(): Buffer {
    const joined = this.#chunks.length === 1 && this.#chunks[0] ? this.#chunks[0] : Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }
}
