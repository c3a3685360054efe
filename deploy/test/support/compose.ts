import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './root.ts';

export type Variables = Readonly<Record<string, string>>;

const words = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => (typeof given === 'string' ? [given] : given));

const service = z.looseObject({
  image: z.string(),
  build: z
    .object({ context: z.string(), target: z.string(), args: z.record(z.string(), z.string()).optional() })
    .optional(),
  profiles: z.array(z.string()).default([]),
  entrypoint: words.default([]),
  command: words.default([]),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
export type ComposeService = z.infer<typeof service>;

const project = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
  volumes: z.record(z.string(), z.null()),
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

export const composeText = (): string => readFileSync(join(root, 'docker-compose.yml'), 'utf8');

/** docker-compose.yml as it is written, with its anchors followed. */
export const rawCompose: unknown = parse(composeText(), { merge: true });

/**
 * docker-compose.yml as compose understands it.
 * @throws {Error} naming a variable that must have a value and has none
 */
export const readCompose = (variables: Variables) => project.parse(fillAll(rawCompose, variables));

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
