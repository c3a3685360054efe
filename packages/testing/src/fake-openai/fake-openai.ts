import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { listenOnFreePort } from '../listen-on-free-port.ts';
import {
  azureFilterBody,
  type ErrorAnswer,
  errorBodyOf,
  type ProviderOptions,
  type ReceivedRequest,
  tokensOf,
} from './provider.ts';
import { refusalOf } from './refuse.ts';

/** A request as the server received it. */
export interface OpenAiRequest {
  path: string;
  authorization: string | undefined;
  headers: Readonly<Record<string, unknown>>;
  /** The whole body, to check what it must not contain. */
  raw: string;
  body: Readonly<Record<string, unknown>>;
  /** The requested response format. */
  format: string | undefined;
  /** The name of the requested schema: `questions`, `analysis`. */
  schema: string | undefined;
  messages: readonly { role: string; content: string }[];
  /** The model's input: the JSON of the first message after the instructions. */
  data: Record<string, unknown>;
  /** Resolves when either side has closed the connection. */
  closed: Promise<void>;
}

/** Token usage of a request and its answer. */
export interface OpenAiUsage {
  prompt: number;
  completion: number;
}

/** The server's reaction to the next request. */
export type OpenAiReply =
  | { kind: 'json'; value: unknown; usage?: OpenAiUsage }
  /** The model's exact output: nonsense, or JSON between words. */
  | { kind: 'text'; text: string }
  | { kind: 'status'; status: number; headers?: Record<string, string>; message?: string; code?: string }
  /** An answer without choices. */
  | { kind: 'empty' }
  /** A partial answer: the model ran out of tokens. */
  | { kind: 'cutOff'; text: string }
  /** The server's filter blocks the request or the answer. */
  | { kind: 'filtered' }
  | { kind: 'declined' }
  /** An HTML page instead of an API answer. */
  | { kind: 'page' }
  /** Never answers. */
  | { kind: 'hang' }
  /** Starts an answer that never ends, a byte at a time or as fast as possible, until the client disconnects. */
  | { kind: 'drip' }
  | { kind: 'endless' }
  /** Sends half of an answer and drops the connection. In chunks the client does not know the expected length. */
  | { kind: 'drop'; inChunks?: boolean };

export type OpenAiScript = (request: OpenAiRequest, count: number) => OpenAiReply | Promise<OpenAiReply>;

export interface FakeOpenAi {
  /** For `OPENAI_BASE_URL`. */
  url: string;
  requests: readonly OpenAiRequest[];
  /** Replies in this order; the last one repeats. Requests that the server itself refuses use up no reply. */
  reply(...replies: OpenAiReply[]): void;
  /** Chooses the reply by the request. */
  script(next: OpenAiScript): void;
  close(): Promise<void>;
}

const format = z.object({
  type: z.string().optional(),
  json_schema: z.object({ name: z.string(), schema: z.unknown() }).optional(),
});
const requestBody = z.looseObject({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: format.optional(),
});

const dataOf = (messages: OpenAiRequest['messages']): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}'));

interface Choice {
  content: string | null;
  end?: 'stop' | 'length' | 'content_filter';
  refusal?: string;
}

const completion = (choices: readonly Choice[], { prompt, completion: said }: OpenAiUsage): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: 'fake',
    choices: choices.map(({ content, end = 'stop', refusal = null }, index) => ({
      index,
      finish_reason: end,
      message: { role: 'assistant', content, refusal },
    })),
    usage: { prompt_tokens: prompt, completion_tokens: said, total_tokens: prompt + said },
  });

const sendJson = (
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body);
};

const sendError = (response: ServerResponse, { status, body }: ErrorAnswer, headers?: Record<string, string>): void =>
  sendJson(response, status, typeof body === 'string' ? body : JSON.stringify(body), headers);

/** Sends half of an answer, then drops the connection. */
const drop = (response: ServerResponse, inChunks: boolean): void => {
  const body = completion([{ content: '{}' }], { prompt: 1, completion: 1 });
  response.writeHead(200, {
    'content-type': 'application/json',
    ...(!inChunks && { 'content-length': body.length }),
  });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
};

/** Writes an endless text, with a pause of `everyMs` after each piece, until the client disconnects. */
const goOn = (response: ServerResponse, piece: string, everyMs: number): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"choices":[{"message":{"content":"');
  const next = (): void => {
    if (response.destroyed) return;
    if (response.write(piece)) setTimeout(next, everyMs);
    else response.once('drain', next);
  };
  next();
};

const answer = (
  response: ServerResponse,
  reply: OpenAiReply,
  { messages }: OpenAiRequest,
  provider: ProviderOptions['provider'],
): void => {
  const say = (choices: readonly Choice[], usage?: OpenAiUsage): void =>
    sendJson(response, 200, completion(choices, usage ?? { prompt: tokensOf(messages), completion: 1 }));
  if (reply.kind === 'json') say([{ content: JSON.stringify(reply.value) }], reply.usage);
  else if (reply.kind === 'text') say([{ content: reply.text }]);
  else if (reply.kind === 'empty') say([]);
  else if (reply.kind === 'cutOff') say([{ content: reply.text, end: 'length' }]);
  else if (reply.kind === 'declined') say([{ content: null, refusal: 'I cannot help with that.' }]);
  else if (reply.kind === 'filtered' && provider === 'azure')
    sendError(response, { status: 400, body: azureFilterBody });
  else if (reply.kind === 'filtered') say([{ content: '', end: 'content_filter' }]);
  else if (reply.kind === 'page') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>');
  else if (reply.kind === 'drop') drop(response, reply.inChunks === true);
  else if (reply.kind === 'drip') goOn(response, 'a', 100);
  else if (reply.kind === 'endless') goOn(response, 'a'.repeat(100_000), 0);
  else if (reply.kind === 'status') {
    const { status, headers, message = `status ${status}`, code } = reply;
    sendError(response, { status, body: errorBodyOf(provider, { status, message, ...(code && { code }) }) }, headers);
  }
};

/**
 * An HTTP server that speaks the OpenAI API. It replies as a test wants, or fails as real servers do. As one of the
 * providers it also refuses the same requests, with the same error texts.
 */
export const startFakeOpenAi = async (options?: ProviderOptions): Promise<FakeOpenAi> => {
  const provider = options?.provider ?? 'openai';
  const requests: OpenAiRequest[] = [];
  let answered = 0;
  let next: OpenAiScript = () => ({ kind: 'status', status: 500, message: 'no reply was scripted' });
  const server = createServer(async (request, response) => {
    const raw = await text(request).catch(() => '');
    if (raw === '') return;
    const body = requestBody.parse(JSON.parse(raw));
    const { messages } = body;
    const received: ReceivedRequest = {
      path: request.url ?? '',
      headers: request.headers,
      body,
      messages,
      format: body.response_format,
    };
    const asked: OpenAiRequest = {
      ...received,
      authorization: request.headers.authorization,
      raw,
      format: body.response_format?.type,
      schema: body.response_format?.json_schema?.name,
      data: dataOf(messages),
      closed: new Promise((resolve) => response.once('close', () => resolve())),
    };
    requests.push(asked);
    const refusal = options && refusalOf(options, received);
    if (refusal) return sendError(response, refusal);
    answered += 1;
    answer(response, await next(asked, answered), asked, provider);
  });
  return {
    url: `http://127.0.0.1:${await listenOnFreePort(server)}/${provider === 'azure' ? 'openai/v1' : 'v1'}`,
    requests,
    reply: (...replies) => {
      const first = answered;
      next = (_request, count) => replies[Math.min(count - first, replies.length) - 1] ?? { kind: 'hang' };
    },
    script: (script) => {
      next = script;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
