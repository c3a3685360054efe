import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnFreePort } from '@exit-tickets/testing';

/** A server and a file that markup loads unless it is stopped; their content is a secret that would then be visible. */
export interface Traps {
  secret: string;
  /** Markup that loads its own name from the server. */
  online: Record<string, string>;
  /** Markup that loads the file. */
  onDisk: string[];
  /** Whether this name was requested. */
  isReached(name: string): boolean;
  connections(): number;
  /** Forgets what happened so far. */
  reset(): void;
  close(): Promise<void>;
}

/** Each loads its own name unless it is stopped. */
const attacks = (at: (name: string) => string): Record<string, string> => ({
  img: `<img src="${at('img')}">`,
  srcset: `<img srcset="${at('srcset')} 1x">`,
  iframe: `<iframe src="${at('iframe')}"></iframe>`,
  srcdoc: `<iframe srcdoc="<img src='${at('srcdoc')}'>"></iframe>`,
  import: `<style>@import url("${at('import')}");</style>`,
  link: `<link rel="stylesheet" href="${at('link')}">`,
  preload: `<link rel="preload" as="image" href="${at('preload')}">`,
  font: `<style>@font-face { font-family: f; src: url("${at('font')}"); } p { font-family: f; }</style><p>f</p>`,
  background: `<p style="background: url('${at('background')}')">b</p>`,
  svg: `<svg><image href="${at('svg')}" width="9" height="9"/></svg>`,
  object: `<object data="${at('object')}"></object>`,
  embed: `<embed src="${at('embed')}">`,
  video: `<video poster="${at('video')}"></video>`,
  script: `<script src="${at('script')}"></script>`,
  fetch: `<script>fetch("${at('fetch')}")</script>`,
  socket: `<script>new WebSocket("${at('socket').replace('http', 'ws')}")</script>`,
  refresh: `<meta http-equiv="refresh" content="0;url=${at('refresh')}">`,
});
export const attackNames = Object.keys(attacks(() => ''));

export const setTraps = async (): Promise<Traps> => {
  const secret = 'TOPGEHEIM-VAN-SCHIJF';
  const reached = new Set<string>();
  let connections = 0;
  const recordRequest = (url = '') => reached.add(url.replace(/^\//, ''));
  const server = createServer((request, response) => {
    recordRequest(request.url);
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end(secret);
  });
  server.on('upgrade', (request, socket) => {
    recordRequest(request.url);
    socket.destroy();
  });
  server.on('connection', () => {
    connections += 1;
  });
  const port = await listenOnFreePort(server);
  const folder = await mkdtemp(join(tmpdir(), 'locks-'));
  const file = join(folder, 'secret.html');
  await writeFile(file, secret);
  return {
    secret,
    online: attacks((name) => `http://127.0.0.1:${port}/${name}`),
    onDisk: Object.values(attacks(() => `file://${file}`)),
    isReached: (name) => reached.has(name),
    connections: () => connections,
    reset: () => {
      reached.clear();
      connections = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
};
