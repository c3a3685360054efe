import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

interface NamedTests {
  file: string;
  titles: string[];
}

/** The tests that a text in docs/ cites: `[short](../path/of.test.ts): “title”, “title”; [short](…): “title”`. */
export const testsIn = (text: string): NamedTests[] =>
  text.split('](../').flatMap((part) => {
    const [, file, rest = ''] = /^([^)]+\.(?:test|firefox)\.tsx?)\): (.*)/.exec(part) ?? [];
    return file ? [{ file, titles: [...rest.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title) }] : [];
  });

/** The cited titles without a test in the file; all of them when there is no such file. */
export const missingTitles = async ({ file, titles }: NamedTests): Promise<string[]> => {
  if (!existsSync(root + file)) return titles;
  const source = await readFile(root + file, 'utf8');
  return titles.filter((title) => !source.includes(`'${title}'`));
};
