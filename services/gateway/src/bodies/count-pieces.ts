import { limits } from '@exit-tickets/contracts';

const { bytesEach, more } = limits.bodyPieces;

/**
 * Returns a function that counts the chunks of a body and returns true when there are too many for its size: each chunk
 * costs work, down to single bytes. The caller closes the connection without an answer, which would require the rest.
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
