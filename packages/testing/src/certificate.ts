import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = new URL('../certificate/', import.meta.url);

/** For `NODE_EXTRA_CA_CERTS` of processes that must trust the test servers. */
export const certificateFile = fileURLToPath(new URL('certificate.pem', folder));

/** The self-signed certificate of a local test server, as servers in a school network have them. */
export const readCertificate = async (): Promise<{ cert: string; key: string }> => ({
  cert: await readFile(certificateFile, 'utf8'),
  key: await readFile(new URL('key.pem', folder), 'utf8'),
});
