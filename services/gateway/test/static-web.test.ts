import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  aiInBuiltPages,
  installationInBuiltPages,
  type Language,
  languages,
  siteInBuiltPages,
  supportInBuiltPages,
} from '@exit-tickets/contracts';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAsWritten, startGateway, type TestGateway } from './testkit.ts';

let gateway: TestGateway;
const folder = folderOfTests();

const script = 'console.info("the whole app");'.repeat(50);

const publicUrl = 'https://tickets.example.org';
const supportEmail = 'help@school.example';
const landing = (language: Language, site = siteInBuiltPages, support = supportInBuiltPages) =>
  `<title>landing ${language}</title><link rel="canonical" href="${site}/${language}"><a href="mailto:${support}">?</a>`;

const teacherPage = (site = siteInBuiltPages, support = supportInBuiltPages) =>
  `<title>teacher</title><meta name="site" content="${site}"><meta name="support" content="${support}">`;

beforeAll(async () => {
  const web = join(folder, 'dist');
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(web, 'index.html'), teacherPage());
  await writeFile(join(web, 'student.html'), `<title>student</title><meta name="ai" content="${aiInBuiltPages}">`);
  await mkdir(join(web, 'landing'));
  for (const language of languages) await writeFile(join(web, `landing/${language}.html`), landing(language));
  await writeFile(join(web, 'icon.svg'), '<svg/>');
  await mkdir(join(web, '.hidden'));
  await writeFile(join(web, '.hidden/secret.txt'), 'secret');
  await writeFile(join(web, 'assets/app-x1y2.js'), script);
  await writeFile(join(web, 'assets/app-x1y2.js.br'), brotliCompressSync(script));
  await writeFile(join(web, 'assets/app-x1y2.js.gz'), gzipSync(script));
  await writeFile(join(web, 'assets/app-x1y2.js.map'), '{"sources":[]}');
  gateway = await startGateway({ config: { WEB_DIR: web, PUBLIC_URL: publicUrl } });
});

afterAll(() => gateway.close());

const page = async (path: string, headers: Record<string, string> = { accept: 'text/html' }) => {
  const answer = await gateway.get(path, headers);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('pages', () => {
  test.each(['/dashboard', '/results/t1', '/auth?mode=register', '/nowhere', '/students', '/a.b'])(
    '%s serves the teacher app',
    async (path) => {
      expect(await page(path)).toMatchObject({ status: 200, text: teacherPage(publicUrl, supportEmail) });
    },
  );

  test.each(languages)('/%s is the landing page in that language', async (language) => {
    const answer = await page(`/${language}`, { accept: 'text/html', 'accept-language': 'tlh' });
    expect(answer).toMatchObject({ status: 200, text: landing(language, publicUrl, supportEmail) });
  });

  test.each<[Language, string]>([
    ['nl', 'nl-BE,nl;q=0.9,en;q=0.8'],
    ['de', 'tlh, de;q=0.8'],
    ['en', 'tlh'],
  ])('/ is the landing page in %s for a visitor who reads %s', async (language, reads) => {
    const { text, headers } = await page('/', { accept: 'text/html', 'accept-language': reads });
    expect(text).toBe(landing(language, publicUrl, supportEmail));
    expect(headers.get('vary')).toMatch(/accept-language, cookie/);
  });

  test('/ and the paths of languages serve the teacher app to a logged-in teacher', async () => {
    for (const path of ['/', '/fr'])
      expect((await page(path, { accept: 'text/html', ...gateway.login() })).text).toBe(
        teacherPage(publicUrl, supportEmail),
      );
  });

  test.each(['/student', '/student/', '/student/1234', '/student.html'])('%s serves the student page', async (path) => {
    expect(await page(path)).toMatchObject({
      status: 200,
      text: '<title>student</title><meta name="ai" content="off">',
    });
  });

  test('are revalidated each time, so that a release is seen at once', async () => {
    for (const path of ['/', '/student/1234', '/index.html'])
      expect((await page(path)).headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/', '/dashboard'])('are not sent again when they are unchanged: %s', async (path) => {
    const etag = (await page(path, { 'accept-encoding': 'identity' })).headers.get('etag') ?? '';
    expect(await getAsWritten(gateway, path, { 'if-none-match': etag })).toEqual({ status: 304, text: '' });
  });
});

describe('the teacher app opened at another address than the configured one', () => {
  const linesFor = async (host: string, isLoggedIn: boolean, PUBLIC_URL: string | undefined = publicUrl) => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const logging = await startGateway({ config: { WEB_DIR: join(folder, 'dist'), PUBLIC_URL }, logger });
    const headers = { accept: 'text/html', 'x-forwarded-host': host, ...(isLoggedIn && logging.login()) };
    for (const path of ['/dashboard', '/', '/results/t1', '/student/1234', '/icon.svg'])
      await (await logging.get(path, headers)).text();
    await logging.close();
    return lines.map((line) => JSON.parse(line));
  };

  test('is logged once, with both addresses', async () => {
    expect(await linesFor('192.168.1.20:3000', true)).toMatchObject([{ host: '192.168.1.20:3000', publicUrl }]);
  });

  // Anybody may send any host.
  test('is not logged when the addresses match or nobody is logged in', async () => {
    expect(await linesFor('tickets.example.org', true)).toEqual([]);
    expect(await linesFor('tickets.example.org:443', true)).toEqual([]);
    expect(await linesFor('192.168.1.20:3000', false)).toEqual([]);
  });

  test.each([
    ['tickets.example.org', 1],
    ['school-server:3000', 1],
    ['localhost:3000', 0],
    ['192.168.1.20:3000', 0],
    ['[::1]:3000', 0],
  ])('at %s, where none is configured, is logged %i times', async (host, lines) => {
    expect(await linesFor(host, true, '')).toHaveLength(lines);
  });
});

describe('the landing page', () => {
  test('has links from the root when the site’s own address is not configured', async () => {
    const nameless = await startGateway({ config: { WEB_DIR: join(folder, 'dist') } });
    expect(await (await nameless.get('/nl', { accept: 'text/html' })).text()).toBe(landing('nl', '', supportEmail));
    await nameless.close();
  });

  test.each(['br', 'gzip'])('is sent compressed with %s, with its own ETag', async (encoding) => {
    const { headers, text } = await page('/nl', { accept: 'text/html', 'accept-encoding': encoding });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toMatch(/accept-encoding/);
    expect(text).toBe(landing('nl', publicUrl, supportEmail));
    const plain = await page('/nl', { accept: 'text/html', 'accept-encoding': 'identity' });
    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(plain.headers.get('etag')).not.toBe(headers.get('etag'));
  });
});

describe('files', () => {
  test('with a hash in their name are cached for a year', async () => {
    const { headers } = await page('/assets/app-x1y2.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toMatch(/javascript/);
  });

  test.each(['br', 'gzip'])('are sent compressed with %s when that was done at build time', async (encoding) => {
    const { headers, text } = await page('/assets/app-x1y2.js', { 'accept-encoding': encoding });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
    expect(text).toBe(script);
  });

  test('with other names are revalidated', async () => {
    const { status, headers } = await page('/icon.svg');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/landing/nl.html', '/assets/gone-x1y2.js', '/assets/', '/favicon.ico', '/wp-login.php'])(
    '%s is 404, and no page is sent instead',
    async (path) => {
      expect(await page(path, { accept: '*/*' })).toMatchObject({ status: 404 });
    },
  );

  test.each([
    '/assets/app-x1y2.js.map',
    '/.hidden/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/../secret.txt',
  ])('%s gives no file that is not public', async (path) => {
    for (const accept of ['*/*', 'text/html']) {
      const { text } = await getAsWritten(gateway, path, { accept });
      expect(text).toMatch(/"code":"(not_found|invalid_request)"|<title>teacher/);
    }
  });
});

test('an unknown path of the API is 404, not a page', async () => {
  for (const path of ['/api', '/api/unknown'])
    expect(await page(path)).toMatchObject({ status: 404, text: expect.stringContaining('"code":"not_found"') });
});

describe('every response has the security headers', () => {
  test.each(['/', '/student/1234', '/assets/app-x1y2.js', '/api/ticket/1234', '/api/unknown'])('%s', async (path) => {
    const { headers } = await page(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toContain("object-src 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000$/);
    expect(headers.has('server') || headers.has('x-powered-by')).toBe(false);
  });
});

test('the preview is the student page, and this site may frame it', async () => {
  const { headers, text } = await page('/student/preview');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(text).toBe((await page('/student/1234')).text);
});

test.each([
  [['127.0.0.1'], 'same-origin'],
  [undefined, null],
])(
  'the opener policy is set only when a trusted proxy says that the request came by https: %s',
  async (trusted, policy) => {
    const unnamed = await startGateway({ config: { TRUSTED_PROXIES: trusted } });
    const { headers } = await unnamed.get('/api/ticket/1234', { 'x-forwarded-proto': 'https' });
    expect(headers.get('cross-origin-opener-policy')).toBe(policy);
    await unnamed.close();
  },
);

test('a response over http has no header that requires https', async () => {
  const plain = await startGateway();
  const { headers } = await plain.get('/api/ticket/1234');
  expect(headers.has('strict-transport-security')).toBe(false);
  expect(headers.has('cross-origin-opener-policy')).toBe(false);
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  await plain.close();
});

describe('the student page says where a model reads answers', () => {
  const placeIn = async (of: TestGateway): Promise<string | undefined> => {
    const answer = await of.get('/student/1234', { accept: 'text/html' });
    expect(answer.status).toBe(200);
    return /name="ai" content="([^"]*)"/.exec(await answer.text())?.[1];
  };

  test.each([
    [{ hasModel: false, scope: 'off' }, 'off'],
    [{ hasModel: true, scope: 'answers', model: 'm' }, 'own'],
    [{ hasModel: true, scope: 'class', model: 'm', host: 'api.model.example' }, 'api.model.example'],
    ['nothing of the kind', ''],
  ])('for the status %j: %s', async (status, place) => {
    const own = await startGateway({ config: { WEB_DIR: join(folder, 'dist') } });
    own.fakes.ai.answerWith((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(status));
    });
    expect(await placeIn(own)).toBe(place);
    expect(await placeIn(own)).toBe(place);
    expect(own.fakes.ai.requests.map(({ url }) => url)).toEqual(['/api/ai/status']);
    await own.close();
  });

  test('and is sent without that when the ai service is down', async () => {
    const own = await startGateway({ config: { WEB_DIR: join(folder, 'dist') } });
    await own.fakes.ai.stop();
    expect(await placeIn(own)).toBe('');
    await own.close();
  });
});

test('the page has the operator’s details of the installation, escaped so that they close no tag', async () => {
  const web = join(folder, 'said');
  await mkdir(web);
  await writeFile(join(web, 'index.html'), `<meta name="installation" content="${installationInBuiltPages}">`);
  const own = await startGateway({
    config: {
      WEB_DIR: web,
      LEGAL_NAME: 'Stichting "De <Brug>" & $& co',
      LEGAL_CONTACT: 'fg@school.example',
      LEGAL_IMPRINT_URL: 'https://school.example/imprint',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://user:secret@traces.example/path',
    },
  });
  const text = await (await own.get('/privacy', { accept: 'text/html' })).text();
  const content = /content="([^"]*)">$/.exec(text)?.[1] ?? '';
  expect(content).not.toMatch(/[<>]/);
  const json = content
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(JSON.parse(json)).toEqual({
    name: 'Stichting "De <Brug>" & $& co',
    contact: 'fg@school.example',
    imprintUrl: 'https://school.example/imprint',
    logsRequests: expect.any(Boolean),
    isDemo: false,
    tracesTo: 'traces.example',
  });
  await own.close();
});
