import type { Lesson } from '../../lesson/lesson.ts';
import type { Candidate } from '../candidate.ts';
import { readAmounts, writeNumber } from '../sums/sum.ts';

/** “1 kilobyte (kB) = 1.000 bytes”. */
const stated =
  /^1 (?<from>\p{L}{1,15}[²³]?)(?: \((?<short>\p{L}{1,4}[²³]?)\))? = (?<number>\d[\d., ]*) (?<to>\p{L}{1,15}[²³]?)(?: \((?<toShort>\p{L}{1,4}[²³]?)\))?\.?$/u;
/** What stands behind a number in any language without an ending. */
const symbol = /^[kMGTmcdhµn]?(?:m|g|l|L|b|B|s|h|t|W|J|V|A|N|Pa|Hz|bar|min|Wh|ha)[²³]?$/u;
const counts = [3, 5, 12, 8];

/** Other amounts of what the material converts. */
export const aboutConversions = (lesson: Lesson): Candidate[] =>
  lesson.lines.flatMap(({ text, raw, section, kind }): Candidate[] => {
    const groups = kind === 'task' || kind === 'error' ? undefined : stated.exec(text)?.groups;
    if (!groups) return [];
    const { from = '', short, to = '', toShort } = groups;
    const unit = [short, from].find((one) => one !== undefined && symbol.test(one));
    const [factor] = readAmounts(groups.number ?? '', lesson.language);
    if (!unit || !factor || factor.value < 2) return [];
    return counts.map((count) => ({
      kind: 'application',
      levels: ['toepassen'],
      wordings: lesson.pack.wordings.convert(`${count}\u00a0${unit}`, toShort ?? to),
      answer: `${writeNumber(count * factor.value, lesson.language)}\u00a0${toShort ?? to}.`,
      passage: raw,
      misconception: '',
      topic: `${from} ${unit}`,
      section,
      weight: 0.9,
    }));
  });
