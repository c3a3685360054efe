// The health check of a container: `node healthcheck.ts` exits with 0 when the service is ready, else prints why not.

// biome-ignore lint/style/noProcessEnv: the one place where this program's environment is read
const { PORT } = process.env;

try {
  const answer = await fetch(`http://127.0.0.1:${PORT}/health`, { signal: AbortSignal.timeout(4_000) });
  if (!answer.ok) throw new Error(await answer.text());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
