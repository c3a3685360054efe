import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { check, print, tell } from '../judging/report.ts';
import { type SheetKey, sheetFiles, sheetKey } from './reading-sheet.ts';
import { agreement, countBy, isUsable, type Reading, readIn, reading, verdicts } from './score.ts';

const target = { usable: 0.8 };
/** Reasons that may not be met at all. */
const never = ['teaches-the-opposite', 'heading-task-or-name'] as const;

type KeyOf = SheetKey['questions'][number];

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(0)} %)`;

const reportReader = (one: Reading, keys: ReadonlyMap<number, KeyOf>): void => {
  const read = readIn(one).flatMap((said) => {
    const key = keys.get(said.number);
    return key ? [{ ...said, key }] : [];
  });
  print(`\n${one.reader || 'A reader without a name'}: ${read.length} of ${one.questions.length} questions read`);
  for (const verdict of verdicts)
    tell(verdict, share(read.filter((said) => said.verdict === verdict).length, read.length));
  const usable = read.filter(({ verdict }) => isUsable(verdict));
  check('usable', share(usable.length, read.length), usable.length >= target.usable * read.length);
  for (const reason of never) {
    const found = read.filter(({ reasons }) => reasons.includes(reason));
    check(
      reason,
      `${found.length}`,
      found.length === 0,
      found.map(({ number, key }) => `${number}: ${key.question.text}`),
    );
  }
  const answered = read.filter(({ modelAnswer }) => modelAnswer !== null);
  for (const [said, count] of countBy(answered, ({ modelAnswer }) => modelAnswer ?? ''))
    tell(`model answer ${said}`, share(count, answered.length));
  const groupings: readonly (readonly [string, (key: KeyOf) => string])[] = [
    ['kind', ({ question }) => question.guide?.kind ?? 'not told'],
    ['type', ({ question }) => question.type],
    ['language', ({ language }) => language],
    ['form', ({ form }) => form],
    ['level asked for', ({ level }) => level],
  ];
  for (const [name, nameOf] of groupings) {
    print(`  usable by ${name}`);
    for (const [value, some] of Map.groupBy(read, ({ key }) => nameOf(key)))
      tell(value, share(some.filter(({ verdict }) => isUsable(verdict)).length, some.length));
  }
  print('  reasons');
  const reasons = [
    ...countBy(
      read.flatMap((said) => said.reasons),
      (reason) => reason,
    ),
  ].sort(([, a], [, b]) => b - a);
  for (const [reason, count] of reasons) tell(reason, `${count}`);
};

/**
 * Says what readers found who filled in a sheet, and how far two of them agree. The key lies beside the first file.
 * @throws when a file is of another sheet
 */
export const reportScore = async (files: readonly string[]): Promise<void> => {
  const [first] = files;
  if (first === undefined) throw new Error('--score needs a file that was filled in');
  const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
  const key = sheetKey.parse(await readJson(join(dirname(first), sheetFiles.key)));
  const keys = new Map(key.questions.map((one) => [one.number, one]));
  const readings: Reading[] = [];
  for (const file of files) readings.push(reading.parse(await readJson(file)));
  const strange = readings.find(({ sheet }) => sheet !== key.sheet);
  if (strange) throw new Error(`${strange.reader} read another sheet than that of ${dirname(first)}`);
  print(`Questions of ${key.provider}`);
  for (const one of readings) reportReader(one, keys);
  for (const [at, one] of readings.entries())
    for (const other of readings.slice(at + 1)) {
      print(`\n${one.reader} and ${other.reader}`);
      const used = agreement(one, other, (verdict) => `${isUsable(verdict)}`);
      tell(
        'usable or not',
        `agree on ${(100 * used.share).toFixed(0)} % of ${used.both}, kappa ${used.kappa.toFixed(2)}`,
      );
      const same = agreement(one, other, (verdict) => verdict);
      tell('the same verdict', `${(100 * same.share).toFixed(0)} %, kappa ${same.kappa.toFixed(2)}`);
    }
};
