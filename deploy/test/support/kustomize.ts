import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), labels: z.record(z.string(), z.string()).optional() }),
});
/** Any object of Kubernetes. */
export type Manifest = z.infer<typeof manifest>;

const kustomization = z.strictObject({
  apiVersion: z.string(),
  kind: z.literal('Kustomization'),
  namespace: z.string().optional(),
  resources: z.array(z.string()).default([]),
  patches: z
    .array(
      z.strictObject({
        path: z.string(),
        target: z.strictObject({ kind: z.string(), name: z.string().optional(), labelSelector: z.string().optional() }),
      }),
    )
    .default([]),
  configMapGenerator: z
    .array(
      z.strictObject({
        name: z.string(),
        behavior: z.literal('merge').optional(),
        literals: z.array(z.string()).default([]),
        files: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});
type Kustomization = z.infer<typeof kustomization>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNamed = (value: unknown): value is { name: string } => isObject(value) && typeof value.name === 'string';

/** What Kubernetes calls a strategic merge, as far as these files need it: lists of things with names merge by name. */
const merge = (base: unknown, patch: unknown): unknown => {
  if (isObject(base) && isObject(patch)) {
    const merged: Record<string, unknown> = { ...base };
    for (const [key, value] of Object.entries(patch)) merged[key] = key in base ? merge(base[key], value) : value;
    return merged;
  }
  if (!Array.isArray(base) || !Array.isArray(patch) || ![...base, ...patch].every(isNamed)) return patch;
  const added = patch.filter(({ name }) => !base.some((each) => each.name === name));
  return [
    ...base.map((each) => {
      const change = patch.find(({ name }) => name === each.name);
      return change ? merge(each, change) : each;
    }),
    ...added,
  ];
};

const isMeant = ({ kind, metadata }: Manifest, { target }: Kustomization['patches'][number]): boolean => {
  const [label = '', value] = target.labelSelector?.split('=') ?? [];
  return (
    kind === target.kind &&
    (target.name === undefined || new RegExp(`^(?:${target.name})$`).test(metadata.name)) &&
    (target.labelSelector === undefined || metadata.labels?.[label] === value)
  );
};

/** All objects that a file holds. */
export const readManifests = (path: string): Manifest[] =>
  parseAllDocuments(readFileSync(path, 'utf8')).map((document) => manifest.parse(document.toJS()));

/**
 * What `kubectl kustomize` makes of a folder, but for the digests that it adds to the names of ConfigMaps.
 * @throws {ZodError} when kustomization.yaml asks for what is not understood here
 */
export const render = (folder: string): Manifest[] => {
  const { namespace, resources, patches, configMapGenerator } = kustomization.parse(
    parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')),
  );
  const objects = resources.flatMap((resource) => {
    const path = join(folder, resource);
    return statSync(path).isDirectory() ? render(path) : readManifests(path);
  });
  for (const { name, behavior, literals, files } of configMapGenerator) {
    const data = Object.fromEntries([
      ...literals.map((literal) => [literal.slice(0, literal.indexOf('=')), literal.slice(literal.indexOf('=') + 1)]),
      ...files.map((file) => [basename(file), readFileSync(join(folder, file), 'utf8')]),
    ]);
    const there = objects.findIndex(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name);
    if ((behavior === 'merge') !== there >= 0)
      throw new Error(`${folder}: ConfigMap ${name} is there already, or is not`);
    if (there < 0) objects.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
    else objects[there] = manifest.parse(merge(objects[there], { data }));
  }
  for (const patch of patches) {
    const meant = objects.filter((object) => isMeant(object, patch));
    if (meant.length === 0) throw new Error(`${folder}: ${patch.path} patches nothing`);
    const { metadata, ...change } = manifest.parse(parse(readFileSync(join(folder, patch.path), 'utf8')));
    for (const object of meant) Object.assign(object, merge(object, change));
  }
  if (namespace !== undefined)
    for (const { kind, metadata } of objects) if (kind !== 'Namespace') metadata.namespace = namespace;
  return objects;
};
