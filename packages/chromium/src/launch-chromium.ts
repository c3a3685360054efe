import type { Browser } from 'playwright-core';
import { reasonOf } from './chromium.errors.ts';
import { type FindOptions, type FoundChromium, findChromium } from './find-chromium.ts';

export interface LaunchOptions extends FindOptions {
  /** Sets a proxy that does not exist, for local addresses too. One of four layers: see services/pdf. */
  offline?: boolean;
  /** Host names that resolve to this machine, as a name server would do it. */
  hostsHere?: readonly string[];
}

const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const resolveHere = (hosts: readonly string[]): string[] =>
  hosts.length > 0 ? [`--host-resolver-rules=${hosts.map((host) => `MAP ${host} 127.0.0.1`).join(', ')}`] : [];
const deadProxy = ['--proxy-server=http://127.0.0.1:9', '--proxy-bypass-list=<-loopback>'];

/**
 * Starts a headless Chromium; the caller closes it. It installs no signal handlers, and ends with the process.
 *
 * @throws ChromiumNotFoundError when there is none; playwright's error when it does not start.
 */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const { offline = false, hostsHere = [], ...where } = options;
  const found = await findChromium(where);
  const args = [...quiet, ...(offline ? deadProxy : []), ...resolveHere(hostsHere)];
  const isRoot = process.getuid?.() === 0;
  try {
    return await start(found, args, !isRoot);
  } catch (error) {
    // Most containers do not allow user namespaces; there the container is the sandbox.
    if (isRoot || !/sandbox/i.test(reasonOf(error))) throw error;
    return start(found, args, false);
  }
}

const start = async (
  { executablePath, env }: FoundChromium,
  args: string[],
  chromiumSandbox: boolean,
): Promise<Browser> => {
  // Loaded with the first browser: it takes longer to load than everything else together.
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath,
    env,
    chromiumSandbox,
    args,
    // The service handles signals; playwright's own handlers would end the process at once.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
};

/** The operating system's id of the browser's main process. */
export async function processIdOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const main = processInfo.find(({ type }) => type === 'browser');
  if (main === undefined) throw new Error('Chromium names no main process');
  return main.id;
}

/** Kills a browser that no longer responds, with all its processes. Harmless when it is gone already. */
export function killChromium(processId: number): void {
  try {
    // playwright starts it as the leader of a process group, except on Windows, which has none.
    process.kill(process.platform === 'win32' ? processId : -processId, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
