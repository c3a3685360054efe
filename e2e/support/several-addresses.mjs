// Preloaded into a process (--import): resolves names to the current addresses in a file, like the DNS of a cluster.
import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// biome-ignore lint/style/noProcessEnv: set by the test for this process
const { ADDRESSES_FILE } = process.env;
const { lookup } = dns;

dns.lookup = (hostname, options, callback) => {
  const addresses = JSON.parse(readFileSync(ADDRESSES_FILE, 'utf8'))[hostname];
  const found = addresses?.map((address) => ({ address, family: 4 }));
  if (!found) lookup(hostname, options, callback);
  else process.nextTick(() => (options.all ? callback(null, found) : callback(null, found[0]?.address, 4)));
};
syncBuiltinESMExports();
