import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { root } from '../support/root.ts';

const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ pattern: line.replace(/^!/, ''), isIgnored: !line.startsWith('!') }));

/** A path with every folder that it is in. */
const withFolders = (path: string): string[] => (path === '.' ? [] : [path, ...withFolders(dirname(path))]);

/** Whether .dockerignore leaves a file out: the last rule that names it, or a folder that it is in, counts. */
export const isIgnored = (path: string): boolean => {
  const paths = withFolders(path);
  return rules.findLast(({ pattern }) => paths.some((each) => matchesGlob(each, pattern)))?.isIgnored ?? false;
};

/** The files that a build of the Dockerfile gets to see, out of those that git knows or would know. */
export const contextFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !isIgnored(path) && existsSync(join(root, path)));

/** Copies the build's context into a folder. */
export const copyContext = (folder: string): void => {
  for (const path of contextFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
};
