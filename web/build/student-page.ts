import type { Plugin } from 'vite';

/** Development only: serves the light page at students' addresses, as the gateway does in production. */
export const studentPage = (): Plugin => ({
  name: 'student-page',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, _response, next) => {
      if (/^\/student(?:\/(?:\d*|preview))?(?:\?|$)/.test(request.url ?? '')) request.url = '/student.html';
      next();
    });
  },
});
