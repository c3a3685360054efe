// An app that has one file read; a second argument replaces the reader program.

import { extractText } from '../../src/extraction/extract-text.ts';

const [path = '', reader] = process.argv.slice(2);
await extractText(path, {
  timeoutMs: 600_000,
  cpuMs: 600_000,
  memoryBytes: 1024 ** 3,
  picturesRead: 0,
  languageFolder: path,
  signal: new AbortController().signal,
  progress: () => undefined,
  ...(reader && { reader: new URL(reader, import.meta.url) }),
});
