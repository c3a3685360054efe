import { limits } from '@exit-tickets/contracts';

const { bytesEach, more } = limits.bodyPieces;

/**
 * Counts the chunks of a body and reports when there are too many for its size: with single-byte chunks, each byte
 * costs work. The connection is then closed without an answer, because an answer would require reading the rest.
 */
export const countPieces = (): ((piece: Buffer) => boolean) => {
  let pieces = 0;
  let bytes = 0;
  return ({ length }) => {
    pieces += 1;
    bytes += length;
    return pieces > more + bytes / bytesEach;
  };
};
