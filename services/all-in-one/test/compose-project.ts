import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { newVariables, root } from '@exit-tickets/deploy/testing';
import { DockerComposeEnvironment, type StartedDockerComposeEnvironment } from 'testcontainers';
import { freePort } from './app-process.ts';

/** What a command wrote, and the code with which it ended. */
interface CommandResult {
  code: number;
  output: string;
}

/** The containers of docker-compose.yml on the Docker engine of this machine, from images that are built from the Dockerfile. */
export interface ComposeProject {
  /** Where the gateway is published: the one door. */
  url: string;
  /** Has a service run in so many containers, and waits until all of them are healthy. */
  scale(service: string, count: number): Promise<void>;
  /** Ends all containers, and starts others with the same volumes. */
  restart(): Promise<void>;
  /** Runs a command in a container: `ai-2` is the second one of ai. */
  exec(container: string, command: string[]): Promise<CommandResult>;
  /** Whatever the containers of a service wrote, each line behind the name of its container. */
  logs(service: string): Promise<string>;
  /** Runs a command of docs/operations.md in a container of its own. */
  operator(...args: string[]): Promise<CommandResult>;
  close(): Promise<void>;
}

/** docker-compose.yml, and what an operator put beside it in the way that compose itself reads. */
// biome-ignore lint/style/noProcessEnv: a variable of docker compose
const files = (process.env.COMPOSE_FILE ?? 'docker-compose.yml').split(':').map((file) => resolve(root, file));

/** For one container to get healthy while all others start beside it. */
const patienceMs = 600_000;

/**
 * Builds the images and starts the whole deployment, with what `npm run setup:compose` writes and an operator adds.
 * @throws {Error} when there is no Docker engine of 25.0 or later with compose, or a container does not get healthy
 */
export const startComposeProject = async (byHand: Record<string, string> = {}): Promise<ComposeProject> => {
  const project = `exit-tickets-${randomUUID().slice(0, 8)}`;
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const forTests = { PUBLIC_URL: url, LISTEN_PORT: port, BCRYPT_COST: '4', DRAIN_SECONDS: '0' };
  const environment = { ...newVariables(), ...forTests, ...byHand };
  const scales = new Map<string, number>();

  const up = (isFirst = false): Promise<StartedDockerComposeEnvironment> => {
    const compose = new DockerComposeEnvironment(root, files)
      .withProjectName(project)
      .withEnvironment(environment)
      .withStartupTimeout(patienceMs)
      // The container that cleans up after a crash needs the socket of the engine: these are ended by `close`.
      .withAutoCleanup(false)
      .withClientOptions({
        commandOptions: [...scales].flatMap(([service, count]) => ['--scale', `${service}=${count}`]),
      });
    return (isFirst ? compose.withBuild() : compose).up();
  };
  let started = await up(true);

  /** A command of compose that testcontainers has no call for. */
  const compose = async (...args: string[]): Promise<CommandResult> => {
    const options = ['compose', '--project-name', project, '--project-directory', root];
    // biome-ignore lint/style/noProcessEnv: where Docker and its engine are
    const env = { ...process.env, ...environment };
    const command = ['--profile', 'operator', ...files.flatMap((file) => ['--file', file]), ...args];
    try {
      const { stdout, stderr } = await promisify(execFile)('docker', [...options, ...command], { env });
      return { code: 0, output: stdout + stderr };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) throw error;
      return { code: error.code, output: `${Reflect.get(error, 'stdout')}${Reflect.get(error, 'stderr')}` };
    }
  };

  return {
    url,
    scale: async (service, count) => {
      scales.set(service, count);
      started = await up();
    },
    restart: async () => {
      await started.down({ removeVolumes: false });
      started = await up();
    },
    exec: async (container, command) => {
      const { exitCode, output } = await started.getContainer(container).exec(command);
      return { code: exitCode, output };
    },
    logs: async (service) => (await compose('logs', '--no-color', service)).output,
    operator: (...args) => compose('run', '--rm', '--no-TTY', '--build', 'operator', ...args),
    close: async () => {
      await started.down({ removeVolumes: true });
    },
  };
};
