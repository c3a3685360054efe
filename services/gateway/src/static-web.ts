import { stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { AppError } from '@exit-tickets/contracts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const isFile = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

const isPageView = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');

/** Vite names what is in `assets` by its content: it never changes. Everything else may change with any release. */
const send = (reply: FastifyReply, file: string): FastifyReply => {
  if (file.startsWith('assets/')) return reply.sendFile(file, { maxAge: '1y', immutable: true });
  return reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false });
};

/** The page that answers a path of the web's own router. */
const pageOf = (path: string): string =>
  path === 'student' || path.startsWith('student/') ? 'student.html' : 'index.html';

const notFound = (): AppError => new AppError('not_found');

/** Serves the built web: files, and for every other path the page whose router knows it. Source maps stay inside. */
export const serveWeb = async (app: FastifyInstance, folder: string): Promise<void> => {
  const root = resolve(folder);
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, index: false, dotfiles: 'ignore' });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (path.split('/').includes('..') || path.endsWith('.map')) throw notFound();
    if (path.startsWith('assets/')) return send(reply, path);
    const looksLikeFile = extname(path) !== '';
    if (looksLikeFile && (await isFile(join(root, path)))) return send(reply, path);
    if (looksLikeFile && !isPageView(request)) throw notFound();
    return send(reply, pageOf(path));
  });
};
