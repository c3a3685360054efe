// Draws the dependencies between workspaces in docs/architecture.md, from the imports of their sources. `--check`
// writes nothing and fails if the picture is outdated.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = join(root, 'docs/architecture.md');
const [start, end] = ['<!-- dependencies: npm run graph -->\n', '<!-- /dependencies -->'];

const workspaceOf = (path) => /^(?:packages|services)\/[^/]+|^web/.exec(path)?.[0];
const nameOf = (workspace) => workspace.split('/').at(-1);

const cruise = () => {
  const args = ['--output-type', 'json', ...globSync('{packages/*,services/*,web}/src', { cwd: root })];
  const depcruise = join(root, 'node_modules', '.bin', 'depcruise');
  const { stdout, stderr, status } = spawnSync(depcruise, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout).modules;
};

/** The other workspaces that each one imports. */
const importsOf = (modules) => {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const from = workspaceOf(source);
    if (!from || /[.]test[.]tsx?$/.test(source)) continue;
    const others = imports.get(from) ?? new Set();
    imports.set(from, others);
    for (const { resolved } of dependencies) {
      const to = workspaceOf(resolved);
      if (to && to !== from) others.add(to);
    }
  }
  return imports;
};

/** Removes transitive dependencies: a workspace that depends on the bus also depends on the contracts. */
const direct = (imports) => {
  const reaches = (from, to) => [...imports.get(from)].some((next) => next === to || reaches(next, to));
  return new Map(
    [...imports].map(([from, others]) => [
      from,
      [...others].filter((to) => ![...others].some((other) => other !== to && reaches(other, to))),
    ]),
  );
};

const mermaid = (graph) => {
  const byNames = (one, other) => one.localeCompare(other, 'en');
  const nodes = [...graph.keys()].sort(byNames).map((workspace) => `  ${nameOf(workspace)}["${workspace}"]`);
  const edges = [...graph].flatMap(([from, others]) => others.map((to) => `  ${nameOf(from)} --> ${nameOf(to)}`));
  return ['```mermaid', 'flowchart TB', ...nodes, ...edges.sort(byNames), '```', ''].join('\n');
};

const text = readFileSync(page, 'utf8');
const [before, rest = ''] = text.split(start);
const after = rest.slice(rest.indexOf(end));
const drawn = before + start + mermaid(direct(importsOf(cruise()))) + after;
if (process.argv.includes('--check')) {
  if (drawn !== text) {
    console.error('docs/architecture.md shows other imports than there are: run `npm run graph`');
    process.exit(1);
  }
} else writeFileSync(page, drawn);
