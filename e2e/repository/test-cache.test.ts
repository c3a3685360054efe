import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from './named-tests.ts';

const manifest = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const task = z.object({ inputs: z.array(z.string()).default([]), cache: z.boolean().default(true) });

const folders = globSync(['packages/*', 'services/*', 'web'], { cwd: root });
const workspaces = folders.map((folder) => ({
  folder: join(root, folder),
  ...manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))),
}));
const workspaceOf = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
const withoutComments = readFileSync(join(root, 'turbo.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
const { tasks } = z.object({ tasks: z.record(z.string(), task) }).parse(JSON.parse(withoutComments));

/** The workspaces that a workspace depends on; a change to one of them runs its tests again. */
const dependenciesOf = (name: string, found = new Set<string>()): Set<string> => {
  const workspace = workspaceOf.get(name);
  for (const each of Object.keys({ ...workspace?.dependencies, ...workspace?.devDependencies }))
    if (workspaceOf.has(each) && !found.has(each)) dependenciesOf(each, found.add(each));
  return found;
};

/** The files outside a workspace that its tests refer to by path. */
const filesFromOutside = (folder: string): string[] =>
  globSync(['test/**/*.{ts,tsx}', 'src/**/*.test.{ts,tsx}'], { cwd: folder }).flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    return [...source.matchAll(/'((?:\.\.\/)+[^'\s]+)'/g)]
      .map(([, path = '']) => resolve(folder, dirname(file), path))
      .filter((path) => relative(folder, path).startsWith('..') && existsSync(path));
  });

test('a change to a file outside a workspace that its tests use invalidates the cached result of the tests', () => {
  const unwatched = workspaces.flatMap(({ name, folder }) => {
    const { inputs } = tasks[`${name}#test`] ?? { inputs: [] };
    const globs = inputs.filter((glob) => glob.startsWith('../'));
    const watched = globSync(globs, { cwd: folder }).map((path) => resolve(folder, path));
    const dependencies = [...dependenciesOf(name)].map((each) => workspaceOf.get(each)?.folder ?? each);
    return filesFromOutside(folder).filter(
      (path) =>
        !watched.includes(path) && !dependencies.some((dependency) => !relative(dependency, path).startsWith('..')),
    );
  });
  expect(unwatched.map((path) => relative(root, path))).toEqual([]);
});

test.each(['@exit-tickets/e2e', '@exit-tickets/deploy'])(
  '%s is never cached, because it reads the whole repository',
  (name) => {
    expect(tasks[`${name}#test`]).toMatchObject({ cache: false });
  },
);
