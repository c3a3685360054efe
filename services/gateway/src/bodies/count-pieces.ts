import { AppError, limits } from '@exit-tickets/contracts';

/** Why such a body is given up. */
export const inTooManyPieces = (): AppError =>
  new AppError('invalid_request', { field: 'body', message: 'body: comes in too many pieces' });

const { bytesEach, more } = limits.bodyPieces;

/** Says of each piece of a body whether it is one too many for what has come in: who sends single bytes has each of them handled. */
export const countPieces = (): ((piece: Buffer) => boolean) => {
  let pieces = 0;
  let bytes = 0;
  return ({ length }) => {
    pieces += 1;
    bytes += length;
    return pieces > more + bytes / bytesEach;
  };
};
