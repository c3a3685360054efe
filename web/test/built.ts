import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../dist/', import.meta.url));

/** The text of a built file; `npm test` builds the web first. */
export const readBuilt = (file: string): string => readFileSync(`${folder}${file}`, 'utf8');

const assets = (): string[] => readdirSync(`${folder}assets`).map((name) => `assets/${name}`);

/** The scripts and stylesheets of each side. The students' page has those that it names, and what these load later, all of its own. */
export const filesOf = (side: 'teachers' | 'students', kind: 'js' | 'css'): string[] => {
  const page = readBuilt('student.html');
  const named = assets().filter((file) => page.includes(`/${file}"`));
  const scripts = named.filter((file) => file.endsWith('.js')).map(readBuilt);
  const loadedLater = assets().filter((file) =>
    scripts.some((script) => script.includes(file.replace('assets/', './'))),
  );
  const students = new Set([...named, ...loadedLater]);
  return assets().filter((file) => file.endsWith(`.${kind}`) && students.has(file) === (side === 'students'));
};
