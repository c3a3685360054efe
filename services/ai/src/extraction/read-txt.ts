import { open } from 'node:fs/promises';
import { limits } from '@exit-tickets/contracts';
import { decodeText } from './decode-text.ts';

/** Four bytes a character at most, and room for what cleaning takes away. */
const mostBytes = limits.contentLength * 5;

/** The beginning of a text file, as much as is kept. */
export const readTxt = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mostBytes), 0, mostBytes, 0);
    return decodeText(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
};
