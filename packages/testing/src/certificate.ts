import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = new URL('../certificate/', import.meta.url);

/** For `NODE_EXTRA_CA_CERTS` of who is to trust the servers of the tests. */
export const certificateFile = fileURLToPath(new URL('certificate.pem', folder));

/** What a server of this machine proves itself with. It signed its certificate itself, as those in a school's building do. */
export const readCertificate = async (): Promise<{ cert: string; key: string }> => ({
  cert: await readFile(certificateFile, 'utf8'),
  key: await readFile(new URL('key.pem', folder), 'utf8'),
});
