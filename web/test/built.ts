import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../dist/', import.meta.url));

/** The text of a built file; `npm test` builds the web first. */
export const readBuilt = (file: string): string => readFileSync(`${folder}${file}`, 'utf8');

const assets = (): string[] => readdirSync(`${folder}assets`).map((name) => `assets/${name}`);

/** The scripts and stylesheets of each side. The pupils' page has those that it names, all of its own. */
export const filesOf = (side: 'teachers' | 'pupils', kind: 'js' | 'css'): string[] => {
  const student = readBuilt('student.html');
  return assets().filter((file) => file.endsWith(`.${kind}`) && student.includes(`/${file}"`) === (side === 'pupils'));
};
