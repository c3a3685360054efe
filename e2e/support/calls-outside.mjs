// Preloaded into a process and its child processes (--import): records the other machines that they try to reach.
import { appendFileSync } from 'node:fs';
import { isIP, Socket } from 'node:net';

// biome-ignore lint/style/noProcessEnv: set by the test for this process
const { CALLS_FILE } = process.env;
const { connect } = Socket.prototype;

const isThisMachine = (host) =>
  host === undefined || host === 'localhost' || (isIP(host) > 0 && /^(?:127\.|::1$|0\.0\.0\.0$)/.test(host));

Socket.prototype.connect = function (...args) {
  const [first, second] = args.flat();
  const host = typeof first === 'object' ? first.host : typeof second === 'string' ? second : undefined;
  if (!isThisMachine(host)) appendFileSync(CALLS_FILE, `${host}\n`);
  return connect.apply(this, args);
};
