import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

/** A request as the server got it. */
export interface OpenAiRequest {
  path: string;
  authorization: string | undefined;
  /** The whole body, to look for what must not be in it. */
  raw: string;
  /** The name of the schema that is asked for: `questions`, `analysis`. */
  schema: string | undefined;
  messages: readonly { role: string; content: string }[];
  /** What the model is to work on: the JSON of the first message after the instructions. */
  data: Record<string, unknown>;
  /** Resolves when the connection is gone, whoever ended it. */
  closed: Promise<void>;
}

/** Tokens that a request and its answer cost. */
export interface OpenAiUsage {
  prompt: number;
  completion: number;
}

/** What the server does with the next request. */
export type OpenAiReply =
  | { kind: 'json'; value: unknown; usage?: OpenAiUsage }
  /** What the model says, word for word: nonsense, or JSON between words. */
  | { kind: 'text'; text: string }
  | { kind: 'status'; status: number; headers?: Record<string, string>; message?: string }
  /** Never answers. */
  | { kind: 'hang' }
  /** Sends half of an answer and drops the connection. */
  | { kind: 'drop' };

export type OpenAiScript = (request: OpenAiRequest, count: number) => OpenAiReply | Promise<OpenAiReply>;

export interface FakeOpenAi {
  /** For `OPENAI_BASE_URL`. */
  url: string;
  requests: readonly OpenAiRequest[];
  /** Replies in this order; the last one stays. */
  reply(...replies: OpenAiReply[]): void;
  /** Decides by the request. */
  script(next: OpenAiScript): void;
  close(): Promise<void>;
}

const requestBody = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.object({ json_schema: z.object({ name: z.string() }).optional() }).optional(),
});

const dataOf = (messages: OpenAiRequest['messages']): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}'));

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
};

const completion = (
  content: string,
  { prompt, completion: said }: OpenAiUsage = { prompt: 1, completion: 1 },
): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: 'fake',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
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

/** Half of an answer, then nothing: the connection is gone. */
const drop = (response: ServerResponse): void => {
  const body = completion('{}');
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
};

const answer = (response: ServerResponse, reply: OpenAiReply): void => {
  if (reply.kind === 'json') sendJson(response, 200, completion(JSON.stringify(reply.value), reply.usage));
  else if (reply.kind === 'text') sendJson(response, 200, completion(reply.text));
  else if (reply.kind === 'drop') drop(response);
  else if (reply.kind === 'status') {
    const error = { message: reply.message ?? `status ${reply.status}`, type: 'error', code: null, param: null };
    sendJson(response, reply.status, JSON.stringify({ error }), reply.headers);
  }
};

/** An HTTP server that speaks the OpenAI API and says what a test wants it to say, or fails as real ones do. */
export const startFakeOpenAi = async (): Promise<FakeOpenAi> => {
  const requests: OpenAiRequest[] = [];
  let next: OpenAiScript = () => ({ kind: 'status', status: 500, message: 'no reply was scripted' });
  const server = createServer(async (request, response) => {
    const raw = await read(request).catch(() => '');
    if (raw === '') return;
    const body = requestBody.parse(JSON.parse(raw));
    const asked: OpenAiRequest = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      raw,
      schema: body.response_format?.json_schema?.name,
      messages: body.messages,
      data: dataOf(body.messages),
      closed: new Promise((resolve) => response.once('close', () => resolve())),
    };
    requests.push(asked);
    answer(response, await next(asked, requests.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    reply: (...replies) => {
      const first = requests.length;
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
