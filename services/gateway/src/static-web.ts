import { stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { AppError, type Installation, type Language, languages } from '@exit-tickets/contracts';
import { languageFor } from '@exit-tickets/service-kit';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { warnOfOtherHost } from './canonical-host.ts';
import type { GatewayConfig } from './config.ts';
import { createSitePages } from './site-pages.ts';

const isFile = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

const isPageView = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');

/** File names in `assets` contain a content hash, so they are cached for a year. Other files may change. */
const send = (reply: FastifyReply, file: string): FastifyReply => {
  if (file.startsWith('assets/')) return reply.sendFile(file, { maxAge: '1y', immutable: true });
  return reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false });
};

/** The language of the landing page at this path. Each language has a path; `/` follows the browser's language. */
const landingLanguage = (path: string, { headers }: FastifyRequest): Language | undefined =>
  path === '' ? languageFor(headers['accept-language']) : languages.find((language) => language === path);

const isStudentPage = (path: string): boolean =>
  path === 'student' || path.startsWith('student/') || path === studentPage;
const teacherPage = 'index.html';
const studentPage = 'student.html';

/** The students' page in a frame of the teacher's app; only this site may frame it. */
const previewPage = 'student/preview';

const allowOwnFrame = (reply: FastifyReply): void => {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  reply.header('x-frame-options', 'SAMEORIGIN');
};

interface WhatPagesSay {
  logsRequests: boolean;
  /** Returns where a model reads students' answers (model-location.ts). */
  modelLocation: () => Promise<string>;
}

const installationOf = (config: GatewayConfig, logsRequests: boolean): Installation => ({
  name: config.LEGAL_NAME,
  contact: config.LEGAL_CONTACT,
  imprintUrl: config.LEGAL_IMPRINT_URL,
  logsRequests,
  isDemo: config.DEMO,
  tracesTo: config.OTEL_EXPORTER_OTLP_ENDPOINT && new URL(config.OTEL_EXPORTER_OTLP_ENDPOINT).hostname,
});

const notFound = (): AppError => new AppError('not_found');

/**
 * Serves the built web: files, and for every other path the page whose router handles it. Logged-out visitors get the
 * prerendered landing page. Source maps and raw landing pages are not served.
 */
export const serveWeb = async (
  app: FastifyInstance,
  folder: string,
  config: GatewayConfig,
  { logsRequests, modelLocation }: WhatPagesSay,
): Promise<void> => {
  const root = resolve(folder);
  const { PUBLIC_URL, SUPPORT_EMAIL: supportEmail } = config;
  const installation = installationOf(config, logsRequests);
  const sendSitePage = createSitePages(root, { publicUrl: PUBLIC_URL, supportEmail, installation });
  const checkHost = warnOfOtherHost(app.log, PUBLIC_URL);
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, index: false, dotfiles: 'ignore' });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (path.split('/').includes('..') || path.endsWith('.map') || path.startsWith('landing/')) throw notFound();
    if (path.startsWith('assets/')) return send(reply, path);
    if (path === previewPage) allowOwnFrame(reply);
    const looksLikeFile = extname(path) !== '' && path !== teacherPage && path !== studentPage;
    if (looksLikeFile && (await isFile(join(root, path)))) return send(reply, path);
    if (looksLikeFile && !isPageView(request)) throw notFound();
    if (isStudentPage(path)) return sendSitePage(studentPage, reply, await modelLocation());
    if (!request.server.sessions.read(request)) {
      const language = landingLanguage(path, request);
      return sendSitePage(language ? `landing/${language}.html` : teacherPage, reply);
    }
    checkHost(request.host);
    return sendSitePage(teacherPage, reply);
  });
};
