// What reading lesson material costs: time and peak memory for each format and for each hostile file.
// `--folder DIR` reads all files below a folder instead, and compares with a reference reader where the machine has one:
// no crash, no hang, text where the other finds text. Exits with 1 when something is not as it should be.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hostileFiles, samplePath } from '@exit-tickets/testing';
import { type Measured, measure, scratch } from './measure.ts';
import { missingReaders, referenceText } from './reference-readers.ts';

const { values: options } = parseArgs({ options: { folder: { type: 'string' } } });
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const row = (name: string, { outcome, text, leftOut, ms, peakMegabytes }: Measured, remark = ''): void => {
  if (remark) process.exitCode = 1;
  const figures = [`${Math.round(ms)} ms`.padStart(9), `${Math.round(peakMegabytes)} MB`.padStart(8)];
  const told = [outcome, text && `${text.length} characters`, leftOut, remark].filter(Boolean).join('; ');
  print(`${figures.join('')}  ${name.padEnd(42)} ${told}`);
};

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

/** What may be said of a file that somebody else wrote; it may well be broken, protected or empty. */
const wordsIn = (text: string): number => text.match(/\p{L}{3,}/gu)?.length ?? 0;
const fewestWords = 5;

const readFolder = async (folder: string): Promise<void> => {
  for (const reader of missingReaders()) print(`No reference reader here for ${reader}: nothing to compare with`);
  const counts = new Map<string, number>();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const measured = await measure(path);
    const other = referenceText(path);
    const isMissed = measured.outcome !== 'read' && wordsIn(other ?? '') >= fewestWords;
    const crashed = measured.outcome.startsWith('CRASHED') ? 'MISSED: crashed' : '';
    row(name, measured, crashed || (isMissed ? `MISSED: another finds ${wordsIn(other ?? '')} words` : ''));
    counts.set(measured.outcome, (counts.get(measured.outcome) ?? 0) + 1);
  }
  print(`\n${files.length} files: ${[...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}`);
};

if (options.folder) await readFolder(options.folder);
else {
  await readSamples();
  await readHostile();
}
