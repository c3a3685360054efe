import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './root.ts';

export type Variables = Readonly<Record<string, string>>;

const words = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value));

const environment = z.record(z.string(), z.string());

const service = z.looseObject({
  image: z.string(),
  build: z.object({ context: z.string(), target: z.string() }).optional(),
  profiles: z.array(z.string()).default([]),
  cpu_shares: z.int().positive().default(1024),
  entrypoint: words.default([]),
  command: words.default([]),
  environment: environment.default({}),
  secrets: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
export type ComposeService = z.infer<typeof service>;

const project = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })).default({}),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.object({ file: z.string() })).default({}),
});

/** What an overlay of docker-compose.yml may add, as far as ours do. */
const overlay = z.object({
  services: z.record(z.string(), z.strictObject({ environment, secrets: z.array(z.string()) })),
  secrets: project.shape.secrets,
});

/** `${NAME}`, `${NAME:-default}` and `${NAME:?what to do}`, as compose reads them. */
const placeholder = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

const fill = (text: string, variables: Variables): string =>
  text.replace(placeholder, (_, name: string, kind: string | undefined, rest: string) => {
    const value = variables[name] ?? '';
    if (value !== '') return value;
    if (kind === '?') throw new Error(`required variable ${name} is missing a value: ${rest}`);
    return kind === '-' ? rest : '';
  });

const fillAll = (node: unknown, variables: Variables): unknown => {
  if (typeof node === 'string') return fill(node, variables);
  if (Array.isArray(node)) return node.map((each) => fillAll(each, variables));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, fillAll(value, variables)]));
};

const mainFile = 'docker-compose.yml';

export const composeText = (file = mainFile): string => readFileSync(resolve(root, file), 'utf8');

/** A compose file as it is written, with its anchors resolved. */
export const rawCompose = (file = mainFile): unknown => parse(composeText(file), { merge: true });

/** Merges the settings of an overlay into a service, as compose does. */
const merge = (container: ComposeService, added: z.infer<typeof overlay>['services'][string]): ComposeService => ({
  ...container,
  environment: { ...container.environment, ...added.environment },
  secrets: [...container.secrets, ...added.secrets],
});

/**
 * docker-compose.yml with the overlays in `COMPOSE_FILE`, as compose reads it.
 * @throws {Error} naming a variable that must have a value and has none
 */
export const readCompose = (variables: Variables) => {
  const [first, ...others] = (variables.COMPOSE_FILE ?? mainFile).split(':');
  const whole = project.parse(fillAll(rawCompose(first), variables));
  for (const file of others) {
    const { services, secrets } = overlay.parse(fillAll(rawCompose(file), variables));
    for (const [name, added] of Object.entries(services))
      whole.services[name] = merge(service.parse(whole.services[name]), added);
    Object.assign(whole.secrets, secrets);
  }
  return whole;
};

/** The variables of a file like `.env`, as compose reads it. */
export const readVariables = (text: string): Variables =>
  Object.fromEntries(
    [...text.matchAll(/^(\w+)=(?:'((?:\\'|[^'])*)'|"((?:\\"|[^"])*)"|([^#\n]*))/gm)].map(
      ([, name = '', single, double, plain = '']) => [
        name,
        single?.replaceAll("\\'", "'") ?? double?.replaceAll('\\"', '"') ?? plain.trim(),
      ],
    ),
  );
