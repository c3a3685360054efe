// A reader that a hostile file has taken over: it says what no reader says, and does not end.

process.send?.({ kind: 'text', text: 42 });
setInterval(() => undefined, 1_000);
