import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), labels: z.record(z.string(), z.string()).optional() }),
});
/** Any object of Kubernetes. */
export type Manifest = z.infer<typeof manifest>;

const read = (text: string): Manifest[] => parseAllDocuments(text).map((document) => manifest.parse(document.toJS()));

/** All objects in a file. */
export const readManifests = (path: string): Manifest[] => read(readFileSync(path, 'utf8'));

/** Whether a program is on the PATH. */
export const isInstalled = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** The output of `kubectl kustomize` for a folder. */
export const kustomize = (folder: string): string =>
  execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });

/** The objects that `kubectl kustomize` renders from a folder. */
export const render = (folder: string): Manifest[] => read(kustomize(folder));
