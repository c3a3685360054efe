import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: string | Buffer;
  cookie?: string;
  headers?: Record<string, string>;
  /** Aborts a call whose result is no longer needed. */
  signal?: AbortSignal;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** From the request to the last byte, including a new connection. */
  ms: number;
}

/** Keep-alive connections, as in a browser. Not fetch, because the load must cost little compared with the app. */
export const connections = (maxSockets: number): Agent => new Agent({ keepAlive: true, maxSockets });

/** Makes one call. */
export const send = (
  url: string,
  agent: Agent,
  { method, path, body, cookie, headers: added, signal }: HttpRequest,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const headers = {
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...added,
    };
    const sent = request(new URL(path, url), { method, agent, headers, signal }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: text,
          ms: performance.now() - startedAt,
        }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** The reply, which must have this status: otherwise the bench would measure refusals. */
export const expectReply = async (status: number, call: Promise<Reply>): Promise<Reply> => {
  const reply = await call;
  if (reply.status !== status) throw new Error(`answered ${reply.status} and not ${status}: ${reply.body}`);
  return reply;
};
