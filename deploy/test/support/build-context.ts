import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { root } from './root.ts';

const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ pattern: line.replace(/^!/, ''), isIgnored: !line.startsWith('!') }));

/** A path with every folder that it is in. */
const withFolders = (path: string): string[] => (path === '.' ? [] : [path, ...withFolders(dirname(path))]);

/** Whether .dockerignore excludes a file: the last rule that matches the file or one of its folders counts. */
export const isIgnored = (path: string): boolean => {
  const paths = withFolders(path);
  return rules.findLast(({ pattern }) => paths.some((each) => matchesGlob(each, pattern)))?.isIgnored ?? false;
};

/** The files that a build of the Dockerfile sees, out of those that git tracks or would track. */
export const contextFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !isIgnored(path) && existsSync(join(root, path)));
