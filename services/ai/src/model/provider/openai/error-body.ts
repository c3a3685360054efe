import { z } from 'zod';
import { parseJson } from '../../read-json.ts';

/** An error as reported by a server. */
export interface ServerError {
  message: string;
  code?: string;
}

const details = z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])).default([]), msg: z.string() }));
const named = z.union([z.string(), z.number()]).nullish();
const parts = z.object({
  message: z.union([z.string(), z.object({ detail: details })]),
  code: named,
  type: named,
  param: z.string().nullish(),
});
type Parts = z.output<typeof parts>;

/** OpenAI, Azure, Ollama and new vLLM wrap it in `error`; Mistral, old vLLM and FastAPI do not. */
const bodies = z.union([
  z.object({ error: z.union([z.string(), parts]) }).transform(({ error }) => error),
  parts,
  z
    .object({ detail: z.union([z.string(), details]) })
    .transform(({ detail }): string | Parts => (typeof detail === 'string' ? detail : { message: { detail } })),
]);

const maxMessageLength = 1_000;

const textOf = (said: Parts['message']): string =>
  typeof said === 'string' ? said : said.detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');

/** Reads an error response in any of the servers' formats, for the log and for learning the server's features. */
export const readErrorBody = (text: string): ServerError => {
  const body = bodies.safeParse(parseJson(text)).data ?? text.trim();
  if (typeof body === 'string') return { message: body.slice(0, maxMessageLength) };
  // The name of a rejected field is in the text, in `param`, or in both.
  const message = [textOf(body.message), body.param].filter(Boolean).join(' ').slice(0, maxMessageLength);
  const name = body.code ?? body.type;
  return { message, ...(name && { code: String(name) }) };
};
