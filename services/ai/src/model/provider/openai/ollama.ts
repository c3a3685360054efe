import { z } from 'zod';

/** The default address of Ollama. */
export const ollamaUrl = 'http://localhost:11434';
/** A local server answers immediately, or is not there. */
const timeoutMs = 1_000;
const tags = z.object({ models: z.array(z.object({ name: z.string().max(200) })) });

/** The models of a local Ollama; undefined if it is not running. */
const localModels = async (): Promise<string[] | undefined> => {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: asks no model
    const response = await fetch(new URL('/api/tags', ollamaUrl), { signal: AbortSignal.timeout(timeoutMs) });
    return tags.parse(await response.json()).models.map(({ name }) => name);
  } catch {
    return undefined;
  }
};

/** The settings to use a local Ollama; undefined if it is not running. */
export const ollamaNotice = async (): Promise<string | undefined> => {
  const models = await localModels();
  if (!models) return undefined;
  const [first, ...others] = models;
  if (!first) return 'Ollama runs on this machine and has no model yet: `ollama pull NAME` (docs/ai.md names some).';
  const also = others.length > 0 ? ` (or ${others.slice(0, 3).join(', ')})` : '';
  return `Ollama runs on this machine. To use it: OPENAI_BASE_URL=${ollamaUrl}/v1 AI_MODEL=${first}${also}`;
};
