import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { print } from '../report.ts';
import { type Measured, measure } from './measure.ts';
import { missingReaders, referenceText } from './reference-readers.ts';
import { row } from './rows.ts';

/** With fewer reference words a file is not compared: third-party files may be broken, protected or empty. */
const minWords = 5;

const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}{3,}/gu),
  );

/** The totals of a format, with those of a reference reader. */
class FormatTotals {
  #outcomes = new Map<string, number>();
  #slowest = { ms: 0, name: '' };
  #peakMegabytes = 0;
  #withReferenceText = 0;
  #alsoRead = 0;
  #referenceWords = 0;
  #foundWords = 0;

  add(name: string, { outcome, text, leftOut, ms, peakMegabytes }: Measured, reference: Set<string>): void {
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
    if (ms > this.#slowest.ms) this.#slowest = { ms, name };
    this.#peakMegabytes = Math.max(this.#peakMegabytes, peakMegabytes);
    if (reference.size < minWords) return;
    this.#withReferenceText += 1;
    if (outcome !== 'read') return;
    this.#alsoRead += 1;
    // Words left out on purpose are not missing.
    if (leftOut.includes('condensed')) return;
    const own = wordsIn(text);
    this.#referenceWords += reference.size;
    this.#foundWords += [...reference].filter((word) => own.has(word)).length;
  }

  print(format: string): void {
    const files = [...this.#outcomes.values()].reduce((sum, count) => sum + count, 0);
    const outcomes = [...this.#outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
    print(`${format}  ${files} files: ${outcomes}; at most ${Math.round(this.#peakMegabytes)} MB;`);
    print(`    slowest ${Math.round(this.#slowest.ms)} ms (${this.#slowest.name})`);
    if (this.#withReferenceText === 0) return;
    const share = ((100 * this.#foundWords) / Math.max(1, this.#referenceWords)).toFixed(1);
    print(`    ${this.#alsoRead} of ${this.#withReferenceText} with text where the reference reader finds text;`);
    print(`    ${share}% of its different words (${this.#referenceWords}) are in what was read`);
  }
}

/** Reads all files below a folder, and compares with a reference reader if the machine has one. */
export const readFolder = async (folder: string): Promise<void> => {
  for (const reader of missingReaders()) print(`No reference reader here for ${reader}: nothing to compare with`);
  const totals = new Map<string, FormatTotals>();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const measured = await measure(path);
    const reference = wordsIn(referenceText(path));
    const isMissed = measured.outcome !== 'read' && reference.size >= minWords;
    const crashed = measured.outcome.startsWith('CRASHED') ? 'MISSED: crashed' : '';
    row(name, measured, crashed || (isMissed ? `MISSED: another finds ${reference.size} words` : ''));
    const format = extname(name).toLowerCase();
    const total = totals.get(format) ?? new FormatTotals();
    totals.set(format, total);
    total.add(name, measured, reference);
  }
  print();
  for (const [format, total] of totals) total.print(format);
};
