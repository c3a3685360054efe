// The cost of reading lesson material: time and peak memory for each format and each hostile file. Exits with 1 on a
// failure.
import { readdirSync, writeFileSync } from 'node:fs';
import { hostileFiles, samplePath } from '@exit-tickets/testing';
import { print } from '../report.ts';
import { type Measured, measure, scratch } from './measure.ts';

/** Prints the result of a file; a remark describes a defect, and makes the measurement fail. */
const row = (name: string, { outcome, characters, leftOut, ms, peakMegabytes }: Measured, remark: string): void => {
  if (remark) process.exitCode = 1;
  const figures = [`${Math.round(ms)} ms`.padStart(9), `${Math.round(peakMegabytes)} MB`.padStart(8)];
  const summary = [outcome, characters && `${characters} characters`, leftOut, remark].filter(Boolean).join('; ');
  print(`${figures.join('')}  ${name.padEnd(42)} ${summary}`);
};

print('Samples');
for (const name of readdirSync(samplePath('')).filter((each) => !each.endsWith('.md'))) {
  const measured = await measure(samplePath(name));
  row(name, measured, measured.outcome === 'read' ? '' : 'MISSED: not read');
}

print('\nHostile files');
for (const { name, content, codes } of hostileFiles()) {
  writeFileSync(scratch(name), content);
  const measured = await measure(scratch(name));
  row(name, measured, codes.includes(measured.outcome) ? '' : `MISSED: ${codes.join(' or ')}`);
}
