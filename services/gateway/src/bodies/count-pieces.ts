import { limits } from '@exit-tickets/contracts';

const { bytesEach, more } = limits.bodyPieces;

/**
 * Says of each piece of a body whether it is one too many for what has come in: who sends single bytes has each of them
 * handled. Then the connection is closed without an answer, as the rest would be read before it.
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
