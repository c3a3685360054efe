type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const sampleBytes = 4_096;

/** Detects UTF-16 without a byte order mark: Latin letters have zero bytes at only even or only odd positions. */
const unmarkedUtf16 = (bytes: Uint8Array): Encoding | undefined => {
  const sample = bytes.subarray(0, sampleBytes - (sampleBytes % 2));
  if (sample.length < 4) return undefined;
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = sample.length / 2;
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le';
  return even > half * 0.4 && odd < half * 0.05 ? 'utf-16be' : undefined;
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // `stream`: the sample may end in the middle of a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** Detects the encoding of a text from all of it or from its beginning. */
export const encodingOf = (bytes: Uint8Array): Encoding => {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return unmarkedUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
};

/** Decodes UTF-8, UTF-16 with or without a byte order mark, otherwise windows-1252, which accepts every byte. */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

/** Share of control characters: a stray one is fine, one in a hundred is a binary file. */
const maxControls = 0.01;

/** Whether bytes are text: no NUL, which binary files contain, and hardly any other control characters. */
export const looksLikeText = (bytes: Uint8Array): boolean => {
  const text = decodeText(bytes);
  const controls = text.match(/\p{Cc}(?<![\t\n\v\f\r])/gu)?.length ?? 0;
  return !text.includes('\u0000') && controls <= text.length * maxControls;
};
