import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The gateway compresses landing pages itself, after inserting the address of its site. */
const compressible = /^(?!landing\/).*\.(?:js|css|html|svg|json|txt|webmanifest)$/;
/** Below this size compression saves no packet. */
const smallestBytes = 512;

const compress = async (path: string): Promise<void> => {
  const content = await readFile(path);
  if (content.length < smallestBytes) return;
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
};

/** Writes `.br` and `.gz` next to every text asset once, so that the server never compresses on a request. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  buildApp: {
    order: 'post',
    handler: async ({ config }) => {
      const folder = resolve(config.root, config.build.outDir);
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(join(folder, file))));
    },
  },
});
