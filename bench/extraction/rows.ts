import { print } from '../report.ts';
import type { Measured } from './measure.ts';

/** Prints the result of a file; a remark describes a defect, and makes the measurement fail. */
export const row = (name: string, { outcome, text, leftOut, ms, peakMegabytes }: Measured, remark = ''): void => {
  if (remark) process.exitCode = 1;
  const figures = [`${Math.round(ms)} ms`.padStart(9), `${Math.round(peakMegabytes)} MB`.padStart(8)];
  const summary = [outcome, text && `${text.length} characters`, leftOut, remark].filter(Boolean).join('; ');
  print(`${figures.join('')}  ${name.padEnd(42)} ${summary}`);
};
