/** Limits the size of a file before it is read: no encoding needs more bytes per character. */
export const maxBytesPerCharacter = 4;

const encodingOf = ([first, second]: Uint8Array): string => {
  // Spreadsheets save this as "Unicode text".
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** Decodes a text file; what is neither UTF-16 nor valid UTF-8 is read as windows-1252. */
export const decodeText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
