import { type Environment, knownNames } from './read-configs.ts';

/** How many letters must be inserted, removed or replaced to make one of the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, target] of [...other].entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === target ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Shorter names resemble too many others. */
const shortest = 6;
const mostDifferent = 2;

/** The variables that nobody reads and that resemble one that is read and not set: `[misspelt, meant]`. */
export const misspeltNames = (environment: Environment): [string, string][] => {
  const unset = knownNames.filter((name) => name.length >= shortest && !environment[name]);
  return Object.keys(environment)
    .filter((name) => name.length >= shortest && environment[name] && !knownNames.includes(name))
    .flatMap((name): [string, string][] => {
      const meant = unset.find(
        (other) => Math.abs(other.length - name.length) <= mostDifferent && distance(name, other) <= mostDifferent,
      );
      return meant ? [[name, meant]] : [];
    });
};
