import { open } from 'node:fs/promises';

/** The end record of a zip archive, with the length of its optional comment (APPNOTE 4.3.16). */
const record = { sign: Buffer.from('PK\u0005\u0006', 'latin1'), bytes: 22, commentLengthAt: 20 };
const maxBehind = 0xffff;

/** The end of the archive and the size of the file, in bytes: some transfers append a line end. */
export const endOfArchive = async (path: string): Promise<{ end: number; size: number }> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - record.bytes - maxBehind);
    const tail = Buffer.alloc(size - start);
    await file.read(tail, 0, tail.length, start);
    const at = tail.lastIndexOf(record.sign);
    if (at < 0 || at + record.bytes > tail.length) return { end: size, size };
    return { end: Math.min(size, start + at + record.bytes + tail.readUInt16LE(at + record.commentLengthAt)), size };
  } finally {
    await file.close();
  }
};
