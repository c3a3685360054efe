/** Counts the image descriptors of a GIF; each one starts a frame. */
const framesOfGif = (bytes: Buffer): number => {
  const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(bytes[10] ?? 0);
  let frames = 0;
  const skipBlocks = (): void => {
    for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
    at += 1;
  };
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x21) at += 2;
    else if (block === 0x2c) {
      frames += 1;
      at += 11 + tableBytes(bytes[at + 9] ?? 0);
    } else break;
    skipBlocks();
  }
  return frames;
};

/** Counts the `ANMF` chunks of a RIFF file, one for each frame, after its 12-byte header. */
const framesOfWebp = (bytes: Buffer): number => {
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length; at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2))
    if (bytes.toString('latin1', at, at + 4) === 'ANMF') frames += 1;
  return frames;
};

/** Reads the frame count of an animated PNG from the `acTL` chunk before its picture. */
const framesOfPng = (bytes: Buffer): number => {
  const at = bytes.subarray(0, bytes.indexOf('IDAT', 0, 'latin1')).indexOf('acTL', 0, 'latin1');
  return at > 0 && at + 8 <= bytes.length ? bytes.readUInt32BE(at + 4) : 1;
};

const counters: Record<string, (bytes: Buffer) => number> = { gif: framesOfGif, webp: framesOfWebp, png: framesOfPng };

/** The number of frames of an animation; 1 for a still picture. */
export const countFrames = (bytes: Buffer, type: string): number => Math.max(1, counters[type]?.(bytes) ?? 1);
