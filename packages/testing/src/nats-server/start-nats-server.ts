import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeze } from '../freeze.ts';
import { findNatsServer } from './find-nats-server.ts';

/** A private nats-server with JetStream on the loopback address, with simulated failures. */
export interface NatsServer {
  url: string;
  /** Shuts it down cleanly and removes its folder. */
  stop(): Promise<void>;
  /** Kills it like a power cut; its folder stays. */
  kill(): Promise<void>;
  /** Starts it again after `kill` or `damage`, on the same port; with `wipe` on an empty folder. */
  restart(options?: { wipe?: boolean }): Promise<void>;
  /** Shuts it down cleanly and truncates the stored stream data, like a bad disk; consumer state stays. */
  damage(): Promise<void>;
  /** Suspends it: connections stay open, but nothing is answered once this resolves. */
  freeze(): Promise<void>;
  thaw(): void;
}

export interface NatsServerOptions {
  /** With both set, it refuses clients without these credentials. */
  user?: string;
  password?: string;
  /** Whether it has JetStream; true by default. */
  jetStream?: boolean;
  /** Largest accepted message, in bytes; 1 MiB by default. */
  maxPayload?: number;
  /** Total size limit of its streams, in bytes; most of the disk by default. */
  maxFileStore?: number;
  /** A program that starts nats-server from its PATH with its own configuration and folder; gets address and port. */
  starter?: { command: readonly [string, ...string[]]; environment: Record<string, string> };
}

/** Starts one on a free port and waits until it accepts connections. Throws when it does not within 10 seconds. */
export const startNatsServer = async ({
  user,
  password,
  jetStream = true,
  maxPayload,
  maxFileStore,
  starter,
}: NatsServerOptions = {}): Promise<NatsServer> => {
  const binary = await findNatsServer();
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'nats-server-'));
  const login = user && password ? ['--user', user, '--pass', password] : [];
  const settings = join(folder, 'nats.conf');
  const address = ['-a', '127.0.0.1', '-p', String(port)];
  const [program, ...args] = starter
    ? [...starter.command, ...address]
    : [binary, '-c', settings, ...address, ...(jetStream ? ['-js', '-sd', folder] : []), ...login];
  // biome-ignore lint/style/noProcessEnv: a server gets the environment of the tests, as a shell would give it
  const inherited = process.env;
  const PATH = `${dirname(binary)}${delimiter}${inherited.PATH}`;
  const launch = async (): Promise<ChildProcess> => {
    await mkdir(folder, { recursive: true });
    const lines = [
      ...(maxPayload === undefined ? [] : [`max_payload: ${maxPayload}`]),
      ...(maxFileStore === undefined ? [] : [`jetstream { max_file_store: ${maxFileStore} }`]),
    ];
    await writeFile(settings, lines.join('\n'));
    const child = spawn(program, args, { stdio: 'ignore', env: { ...inherited, PATH, ...starter?.environment } });
    await accepting(child, port);
    return child;
  };
  let server = await launch();
  // A test run that ends without `stop` must not leave a server running.
  const endWithProcess = () => server.kill('SIGKILL');
  process.once('exit', endWithProcess);
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGCONT');
    server.kill(signal);
    await exited;
  };
  return {
    url: `nats://127.0.0.1:${port}`,
    stop: async () => {
      process.off('exit', endWithProcess);
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
    restart: async ({ wipe = false } = {}) => {
      await end('SIGKILL');
      if (wipe) await rm(folder, { recursive: true, force: true });
      server = await launch();
    },
    damage: async () => {
      await end('SIGTERM');
      const files = await readdir(folder, { recursive: true });
      const blocks = files.filter((file) => file.endsWith('.blk'));
      if (blocks.length === 0) throw new Error(`${folder} holds no streams`);
      await Promise.all(blocks.map((file) => truncate(join(folder, file))));
    },
    freeze: () => freeze(server),
    thaw: () => {
      server.kill('SIGCONT');
    },
  };
};

/**
 * A free port below the ephemeral range. An outgoing connection could take a port of that range before the server does,
 * or while it is down.
 */
export const freePort = async (): Promise<number> => {
  const port = randomInt(10_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
};

const accepting = async (child: ChildProcess, port: number): Promise<void> => {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  child.once('exit', (code) => {
    failure ??= new Error(`nats-server ended with code ${code}`);
  });
  for (const until = performance.now() + 10_000; performance.now() < until; await pause(20)) {
    if (failure) throw failure;
    if (await canConnect(port)) return;
  }
  child.kill('SIGKILL');
  throw new Error('nats-server did not accept connections within 10 s');
};

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
