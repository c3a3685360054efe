import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './named-tests.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesIn = (pattern: string): string[] => globSync(`.github/${pattern}`, { cwd: root });

const step = z
  .object({ uses: z.string(), with: z.record(z.string(), z.unknown()) })
  .partial()
  .extend({ run: z.string().default('') });
const workflow = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  jobs: z.record(
    z.string(),
    z.object({
      'runs-on': z.string(),
      strategy: z.object({ matrix: z.object({ suite: z.array(z.string()) }) }).optional(),
      steps: z.array(step).min(1),
    }),
  ),
});
const field = z.object({
  type: z.enum(['markdown', 'textarea', 'input', 'dropdown']),
  id: z.string().optional(),
  attributes: z.object({ label: z.string(), options: z.array(z.string()) }).partial(),
});
const form = z.object({ name: z.string(), description: z.string(), body: z.array(field).min(1) });

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));

describe.each(filesIn('workflows/*.yml'))('%s', (path) => {
  const { permissions, jobs } = workflow.parse(parse(read(path)));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('has only read permission by default, and pins each action to a version', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const { uses } of steps) if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
  });

  test('runs only scripts that exist in package.json', () => {
    const suites = Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix.suite ?? []);
    const named = steps.flatMap(({ run }) => [...run.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name));
    const all = named.flatMap((name) => (name.endsWith(':') ? suites.map((suite) => name + suite) : [name]));
    for (const name of all) expect(Object.keys(scripts)).toContain(name);
  });
});

test('CI runs the test command of .ci/run', () => {
  const { jobs } = workflow.parse(parse(read('.github/workflows/ci.yml')));
  const command = read('.ci/run').trimEnd().split('\n').at(-1);
  expect(jobs.test?.steps.map(({ run }) => run)).toContain(command);
});

test.each(filesIn('ISSUE_TEMPLATE/*.yml').filter((path) => !path.endsWith('config.yml')))(
  '%s is a valid form',
  (path) => {
    const { body } = form.parse(parse(read(path)));
    const fields = body.filter(({ type }) => type !== 'markdown');
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    for (const { attributes } of fields) expect(attributes.label).toBeTruthy();
  },
);

test('Dependabot checks folders that contain the files it updates', () => {
  const updates = z.object({
    updates: z.array(z.object({ 'package-ecosystem': z.string(), directory: z.string() })),
  });
  const manifests: Record<string, string> = {
    npm: 'package-lock.json',
    docker: 'Dockerfile',
    'docker-compose': 'docker-compose.yml',
    'github-actions': '.github/workflows',
  };
  for (const update of updates.parse(parse(read('.github/dependabot.yml'))).updates)
    expect(existsSync(join(root, update.directory, manifests[update['package-ecosystem']] ?? 'unknown'))).toBe(true);
});
