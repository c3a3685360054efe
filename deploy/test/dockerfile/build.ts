import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { commandOf, readStages, type Stage, type Step } from '../support/dockerfile.ts';

/** Where the stages of the Dockerfile are built: each in a folder that stands for the root of its file system. */
export interface Build {
  folderOf(stage: string): string;
  /** Builds a stage, and those that it needs, once. */
  build(target: string): void;
}

/** An absolute path in a command is one below the folder of the stage: no command touches this machine. */
const inFolder = (command: string, folder: string): string => command.replace(/(^|[\s'"=])\/(?=\w)/g, `$1${folder}/`);

const run = (command: string[], cwd: string, env: Record<string, string>): void => {
  const [program = '', ...args] = command;
  execFileSync(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
};

/** Follows the Dockerfile without Docker: `FROM`, `COPY`, `RUN`, `ENV`, `ARG`, `WORKDIR`; not `USER`, and no image's own files. */
export const createBuild = (folder: string, context: string): Build => {
  const stages = new Map(readStages().map((stage) => [stage.name, stage]));
  const environments = new Map<string, Record<string, string>>();
  const folderOf = (stage: string): string => join(folder, stage);

  const begin = ({ name, from }: Stage): Record<string, string> => {
    if (stages.has(from)) {
      build(from);
      run(['cp', '-al', folderOf(from), folderOf(name)], folder, { PATH });
      return { ...environments.get(from) };
    }
    for (const path of ['app', 'home/node']) mkdirSync(join(folderOf(name), path), { recursive: true });
    return {};
  };

  const copy = (text: string, to: string): void => {
    const words = text.split(' ');
    const [, from] = /^--from=(.*)$/.exec(words[0] ?? '') ?? [];
    const sources = from === undefined ? words : words.slice(1);
    const target = resolve(to, sources.pop() ?? '');
    if (from !== undefined) build(from);
    for (const source of sources) {
      const path = from === undefined ? join(context, source) : join(folderOf(from), source);
      mkdirSync(target, { recursive: true });
      run(['cp', '-a', statSync(path).isFile() ? path : `${path}/.`, target], folder, { PATH });
    }
  };

  const follow = ({ instruction, text }: Step, home: string, environment: Record<string, string>): void => {
    if (instruction === 'COPY') copy(text, join(home, 'app'));
    if (instruction === 'ENV' || instruction === 'ARG')
      for (const pair of text.split(' '))
        environment[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
    if (instruction === 'WORKDIR' && text !== '/app') throw new Error(`WORKDIR ${text} is not understood`);
    if (instruction === 'RUN')
      run(
        commandOf(text).map((word) => (word === '/bin/sh' ? word : inFolder(word, home))),
        join(home, 'app'),
        { ...ofThisMachine, ...environment, PATH, HOME: join(home, 'home/node') },
      );
  };

  const build = (target: string): void => {
    const stage = stages.get(target);
    if (!stage || environments.has(target)) return;
    const environment = begin(stage);
    for (const step of stage.steps) follow(step, folderOf(target), environment);
    environments.set(target, environment);
  };

  return { folderOf, build };
};

// biome-ignore lint/style/noProcessEnv: where npm, tar and find are on this machine, with this Node before its own
const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;

/** The registry that this machine uses, and what it has fetched already. */
const ofThisMachine = {
  npm_config_userconfig: join(homedir(), '.npmrc'),
  npm_config_cache: join(homedir(), '.npm'),
};
