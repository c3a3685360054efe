import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ComposeService, readCompose, readVariables, type Variables } from './compose.ts';
import { imageOf } from './dockerfile.ts';
import { root } from './root.ts';

/** Runs `npm run setup:compose` for this folder instead of the repository, and returns the variables of its .env. */
export const setUpCompose = (folder: string): Variables => {
  execFileSync(process.execPath, [join(root, 'scripts', 'setup-compose.mjs'), folder]);
  return readVariables(readFileSync(join(folder, '.env'), 'utf8'));
};

/** The variables that `npm run setup:compose` writes on a new machine. */
export const newVariables = (): Variables => {
  const folder = mkdtempSync(join(tmpdir(), 'setup-compose-'));
  try {
    return setUpCompose(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The command of a container of docker-compose.yml, and its whole environment with that of its image. */
export interface ContainerProcess {
  command: string[];
  /** Its weight among the containers where processors are scarce. */
  cpuShares: number;
  environment: Record<string, string>;
}

/** The environment that docker-compose.yml sets for NATS, without that of its image. */
export const readNatsEnvironment = (variables: Variables): Record<string, string> =>
  readCompose(variables).services.nats?.environment ?? {};

/** The processes of the containers of docker-compose.yml that are built from our Dockerfile. */
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
