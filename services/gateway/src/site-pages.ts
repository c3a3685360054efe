import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import {
  aiInBuiltPages,
  type Installation,
  installationInBuiltPages,
  siteInBuiltPages,
  supportInBuiltPages,
} from '@exit-tickets/contracts';
import { escapeHtml, hashOf } from '@exit-tickets/service-kit';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const encodings: (keyof typeof compress)[] = ['br', 'gzip'];

interface SitePages {
  publicUrl: string | undefined;
  supportEmail: string;
  installation: Installation;
}

interface Page {
  etag: string;
  body: Buffer;
}

/**
 * Pages of the build with the address of this site inserted: search engines and link previews need absolute links, and
 * the app compares it with the address it was opened under. Without `PUBLIC_URL` it is empty and links are relative to
 * the root. Other details of this installation are inserted too. Pages are cached per build and content.
 */
export const createSitePages = (folder: string, { publicUrl, supportEmail, installation }: SitePages) => {
  const site = publicUrl ? new URL(publicUrl).href.replace(/\/$/, '') : '';
  const made = new Map<string, Promise<Page>>();

  const make = async (file: string, encoding: keyof typeof compress | null, place: string): Promise<Page> => {
    const built = await readFile(join(folder, file), 'utf8');
    const inserted = {
      [siteInBuiltPages]: site,
      [supportInBuiltPages]: supportEmail,
      [installationInBuiltPages]: JSON.stringify(installation),
      [aiInBuiltPages]: place,
    };
    const html = Buffer.from(
      Object.entries(inserted).reduce(
        (page, [placeholder, text]) => page.replaceAll(placeholder, () => escapeHtml(text)),
        built,
      ),
    );
    const body = encoding ? await compress[encoding](html) : html;
    return { etag: `"${hashOf(body)}"`, body };
  };

  /** @param place where a model reads students' answers, shown on their page */
  return async (file: string, reply: FastifyReply, place = ''): Promise<FastifyReply> => {
    const { headers } = reply.request;
    const encoding = negotiate(String(headers['accept-encoding'] ?? ''), encodings);
    // The web may be rebuilt while the gateway runs.
    const { mtimeMs } = await stat(join(folder, file));
    const key = `${file} ${encoding} ${mtimeMs} ${place}`;
    const page = made.get(key) ?? make(file, encoding, place);
    made.set(key, page);
    const { etag, body } = await page.catch((error: unknown) => {
      made.delete(key);
      throw error;
    });
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-language, cookie, accept-encoding' });
    // A compressing proxy may have turned the ETag into a weak one.
    if (headers['if-none-match']?.replaceAll('W/', '').split(/,\s*/).includes(etag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body);
  };
};
