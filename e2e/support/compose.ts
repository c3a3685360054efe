import { resolve } from 'node:path';
import { root } from '@exit-tickets/deploy/testing';
import { z } from 'zod';
import { type CommandResult, docker } from './docker.ts';

const project = z.object({ name: z.string(), url: z.string(), environment: z.record(z.string(), z.string()) });
/** The deployment that `start.ts` has started for all tests. */
export type Project = z.infer<typeof project>;

const variable = 'CONTAINERS_UNDER_TEST';

/** Passed from the process that starts everything to those of the tests. */
export const startedProject = {
  set: (started: Project): void => {
    // biome-ignore lint/style/noProcessEnv: the processes of the tests are made with this environment
    process.env[variable] = JSON.stringify(started);
  },
  // biome-ignore lint/style/noProcessEnv: as above
  get: (): Project => project.parse(JSON.parse(process.env[variable] ?? 'null')),
};

/** docker-compose.yml, and the operator's additional files, given as compose expects them. */
export const composeFiles = (): string[] =>
  // biome-ignore lint/style/noProcessEnv: a variable of docker compose
  (process.env.COMPOSE_FILE ?? 'docker-compose.yml').split(':').map((file) => resolve(root, file));

/** Runs a compose command on the deployment, with some variables changed. */
export const composeWith = (changed: Record<string, string>, ...args: string[]): Promise<CommandResult> => {
  const { name, environment } = startedProject.get();
  const files = composeFiles().flatMap((file) => ['--file', file]);
  const options = ['--project-name', name, '--project-directory', root, ...files];
  // biome-ignore lint/style/noProcessEnv: where Docker and its engine are
  const env = { ...process.env, ...environment, ...changed };
  return docker(['compose', ...options, ...args], env);
};

/** The same with the variables unchanged: `compose('exec', 'ai', 'id')`. */
export const compose = (...args: string[]): Promise<CommandResult> => composeWith({}, ...args);
