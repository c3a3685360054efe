// A reader that tells what it knows of the service that started it.

// biome-ignore lint/style/noProcessEnv: it tells of all it finds.
process.send?.({ kind: 'text', text: JSON.stringify(process.env), leftOut: [] });
setInterval(() => undefined, 1_000);
