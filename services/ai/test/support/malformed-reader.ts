// A reader taken over by a hostile file: it sends a malformed message and never exits.

process.send?.({ kind: 'text', text: 42 });
setInterval(() => undefined, 1_000);
