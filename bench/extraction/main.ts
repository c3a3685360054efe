// The cost of reading lesson material: time and peak memory for each format and each hostile file. `--folder DIR` reads
// all files below a folder instead, and compares with a reference reader if the machine has one: no crash, no hang, and
// text wherever the other finds text. Exits with 1 on a failure.
import { readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hostileFiles, samplePath } from '@exit-tickets/testing';
import { print } from '../report.ts';
import { measure, scratch } from './measure.ts';
import { readFolder } from './read-folder.ts';
import { row } from './rows.ts';

const { values: options } = parseArgs({ options: { folder: { type: 'string' } } });
const readSamples = async (): Promise<void> => {
  print('Samples');
  const names = readdirSync(samplePath('')).filter((name) => !name.endsWith('.md'));
  for (const name of names) {
    const measured = await measure(samplePath(name));
    row(name, measured, measured.outcome === 'read' ? '' : 'MISSED: not read');
  }
};

const readHostile = async (): Promise<void> => {
  print('\nHostile files');
  for (const { name, content, codes } of hostileFiles()) {
    writeFileSync(scratch(name), content);
    const measured = await measure(scratch(name));
    row(name, measured, codes.includes(measured.outcome) ? '' : `MISSED: ${codes.join(' or ')}`);
  }
};

if (options.folder) await readFolder(options.folder);
else {
  await readSamples();
  await readHostile();
}
