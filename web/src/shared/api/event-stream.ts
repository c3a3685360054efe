export interface StreamEvent {
  event: string;
  data: string;
}

const parseEvent = (block: string): StreamEvent => {
  const lines = block.split(/\r\n|\r|\n/);
  const valuesOf = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  return { event: valuesOf('event').at(-1) ?? 'message', data: valuesOf('data').join('\n') };
};

/** Reads server-sent events from a response as they arrive, without comments and heartbeats. */
export async function* readEvents(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamEvent> {
  const reader = stream.getReader();
  // Firefox 103 has no TextDecoderStream.
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const blocks = (rest + decoder.decode(read.value, { stream: true })).split(/\r\n\r\n|\n\n|\r\r/);
      rest = blocks.pop() ?? '';
      yield* blocks.map(parseEvent).filter(({ data }) => data !== '');
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
