import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Language, siteInBuiltPages } from '@exit-tickets/contracts';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const encodings: (keyof typeof compress)[] = ['br', 'gzip'];

interface Page {
  etag: string;
  body: Buffer;
}

/**
 * The landing pages of the build with the address of this site in them, which search engines and link previews want whole.
 * Without one (`PUBLIC_URL` is not set) their links begin at the root. Each is made once, for the first who asks for it.
 */
export const createLandingPages = (folder: string, publicUrl: string | undefined) => {
  const site = publicUrl ? new URL(publicUrl).href.replace(/\/$/, '') : '';
  const made = new Map<string, Promise<Page>>();

  const make = async (language: Language, encoding: keyof typeof compress | null): Promise<Page> => {
    const built = await readFile(join(folder, 'landing', `${language}.html`), 'utf8');
    const html = Buffer.from(built.replaceAll(siteInBuiltPages, site));
    const body = encoding ? await compress[encoding](html) : html;
    return { etag: `"${createHash('sha256').update(body).digest('base64url')}"`, body };
  };

  return async (language: Language, reply: FastifyReply): Promise<FastifyReply> => {
    const { headers } = reply.request;
    const encoding = negotiate(String(headers['accept-encoding'] ?? ''), encodings);
    const key = `${language} ${encoding}`;
    const page = made.get(key) ?? make(language, encoding);
    made.set(key, page);
    const { etag, body } = await page.catch((error: unknown) => {
      made.delete(key);
      throw error;
    });
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-language, cookie, accept-encoding' });
    // Whoever compresses on the way may have made the tag a weak one.
    if (headers['if-none-match']?.replaceAll('W/', '').split(/,\s*/).includes(etag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body);
  };
};
