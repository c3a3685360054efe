import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ComposeService, readCompose, readVariables, type Variables } from './compose.ts';
import { imageOf } from './dockerfile.ts';
import { root } from './root.ts';

/** Runs `npm run setup:compose` with this folder for that of the repository, and gives the variables that are in its .env then. */
export const setUpCompose = (folder: string): Variables => {
  execFileSync(process.execPath, [join(root, 'scripts', 'setup-compose.mjs'), folder]);
  return readVariables(readFileSync(join(folder, '.env'), 'utf8'));
};

/** What `npm run setup:compose` writes on a machine where there is nothing yet. */
export const newVariables = (): Variables => {
  const folder = mkdtempSync(join(tmpdir(), 'setup-compose-'));
  try {
    return setUpCompose(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** What a container of docker-compose.yml runs, and its whole environment, that of its image included. */
export interface ContainerProcess {
  command: string[];
  /** Its weight beside the others where processors are scarce. */
  cpuShares: number;
  environment: Record<string, string>;
}

/** What docker-compose.yml gives its container of NATS, without the rest of its environment. */
export const readNatsEnvironment = (variables: Variables): Record<string, string> =>
  readCompose(variables).services.nats?.environment ?? {};

/** What the containers of docker-compose.yml run that are made from our Dockerfile. */
export const readDeployment = (variables: Variables): ReadonlyMap<string, ContainerProcess> => {
  const ours = Object.entries(readCompose(variables).services).flatMap(([name, service]) => {
    const target = service.build?.target;
    return target === undefined ? [] : [[name, processOf(service, target)] as const];
  });
  return new Map(ours);
};

const processOf = (
  { entrypoint, command, environment, cpu_shares: cpuShares }: ComposeService,
  target: string,
): ContainerProcess => {
  const image = imageOf(target);
  const own = [...entrypoint, ...command];
  const whole = { ...image.environment, ...environment };
  return { command: own.length > 0 ? own : image.command, cpuShares, environment: whole };
};
