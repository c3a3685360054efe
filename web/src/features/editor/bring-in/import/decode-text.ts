/** Read before its bytes are: no text of so many characters has more. */
export const maxBytesPerCharacter = 4;

const encodingOf = ([first, second]: Uint8Array): string => {
  // What spreadsheets call Unicode text.
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** The text of a file; what is no UTF-8 is from a Windows of Western Europe. */
export const decodeText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
