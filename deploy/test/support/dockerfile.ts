import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './root.ts';

export interface Step {
  /** `COPY`, `RUN` and so on. */
  instruction: string;
  text: string;
}

export interface Stage {
  name: string;
  /** Another stage, or an image. */
  from: string;
  steps: Step[];
}

/** The instructions of the Dockerfile, by stage. */
export const readStages = (): Stage[] => {
  const stages: Stage[] = [];
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', '').split('\n');
  for (const line of lines) {
    const [, instruction = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    const [, from = '', name = ''] = /^(\S+) AS (\S+)$/.exec(text) ?? [];
    if (instruction === 'FROM') stages.push({ name, from, steps: [] });
    else if (instruction !== '') stages.at(-1)?.steps.push({ instruction, text });
  }
  return stages;
};

/** The steps of a target, with those of the stages that it is based on. */
export const stepsOf = (target: string, stages = readStages()): Step[] => {
  const stage = stages.find(({ name }) => name === target);
  return stage ? [...stepsOf(stage.from, stages), ...stage.steps] : [];
};

const list = z.array(z.string());

/** `COMMAND a b` or `COMMAND ["a", "b"]`. */
export const commandOf = (text: string): string[] =>
  text.startsWith('[') ? list.parse(JSON.parse(text)) : ['/bin/sh', '-c', text];

/** The command, the user and the environment of a container of a target. */
export const imageOf = (target: string) => {
  const steps = stepsOf(target);
  const last = (instruction: string) => steps.findLast((step) => step.instruction === instruction)?.text;
  const environment = steps
    .filter(({ instruction }) => instruction === 'ENV')
    .flatMap(({ text }) => text.split(' ').map((pair) => pair.split('=')));
  const command = ['ENTRYPOINT', 'CMD'].flatMap((instruction) => {
    const text = last(instruction);
    return text === undefined ? [] : commandOf(text);
  });
  return { command, user: last('USER'), environment: Object.fromEntries(environment) as Record<string, string> };
};
