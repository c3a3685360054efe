// A reader that sends its environment to the service that started it.

// biome-ignore lint/style/noProcessEnv: it sends the whole environment.
process.send?.({ kind: 'text', text: JSON.stringify(process.env), leftOut: [] });
setInterval(() => undefined, 1_000);
