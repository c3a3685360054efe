import type { ClassifiedLine } from '../../lesson/classify.ts';
import type { Lesson } from '../../lesson/lesson.ts';
import { isTableRow } from '../../lesson/lines.ts';
import type { Candidate } from '../candidate.ts';
import { leansInside } from '../leaning.ts';

// An example or a member that the material gives, to be put where it belongs among at least three classes.

const maxClasses = 4;
const minMembers = 2;
const maxClassLength = 3;
const maxMemberLength = 3;
const maxExampleLength = 6;

interface Sorted {
  /** What belongs to it, as the material has it. */
  members: readonly string[];
  name: string;
  line: ClassifiedLine;
}

const wordCount = (text: string): number => text.split(/\s+/u).length;
const folded = (text: string): string => text.toLowerCase();

/** Names that can be told apart, each for one class. */
const areDistinct = (names: readonly string[]): boolean => new Set(names.map(folded)).size === names.length;

/** A member of one class only, that its class does not name. */
const isOfOne = (member: string, of: Sorted, classes: readonly Sorted[]): boolean =>
  classes.every(
    (one) =>
      one === of ||
      !one.members.some((other) => folded(other).includes(folded(member)) || folded(member).includes(folded(other))),
  ) && !classes.some(({ name }) => folded(member).includes(folded(name)) || folded(name).includes(folded(member)));

const questionsFor = (
  classes: readonly Sorted[],
  wordings: (member: string) => readonly string[],
  levels: Candidate['levels'],
  lesson: Lesson,
): Candidate[] => {
  if (!areDistinct(classes.map(({ name }) => name))) return [];
  return classes.flatMap((of, at) => {
    const others = classes.filter((one) => one !== of);
    // The nearest ones: a long table holds more rows than a choice has options.
    const from = Math.max(0, Math.min(at - 1, others.length - maxClasses + 1));
    const wrong = others.slice(from, from + maxClasses - 1).map(({ name }) => name);
    const options = [of.name, ...wrong].sort((a, b) => a.localeCompare(b, lesson.language));
    return of.members
      .filter((member) => isOfOne(member, of, classes) && !leansInside(member, lesson))
      .map(
        (member): Candidate => ({
          kind: 'application',
          levels,
          wordings: wordings(member),
          choice: { options, right: of.name },
          answer: of.name,
          passage: of.line.raw,
          misconception: '',
          topic: `${member} ${of.name}`,
          section: of.line.section,
          weight: 0.95,
        }),
      );
  });
};

/** “brass: trumpet, horn, tuba”. */
const classIn = (line: ClassifiedLine, lesson: Lesson): Sorted | undefined => {
  const { lines, wordings } = lesson.pack;
  const [, name = '', list = ''] = /^(\p{L}[\p{L} '’-]{2,40}?)\s?:\s+([^.:;!?()=]+)\.?$/u.exec(line.text) ?? [];
  const members = list.split(new RegExp(`, | ${wordings.and} `, 'u')).map((member) => member.trim());
  const isList =
    members.length >= minMembers &&
    members.every((member) => wordCount(member) <= maxMemberLength && /^\p{L}{3}/u.test(member)) &&
    list.includes(',');
  const isClass = wordCount(name) <= maxClassLength && !lines.label.test(name) && !lines.task.test(name);
  return isList && isClass && (line.kind === 'teaching' || line.kind === 'term') ? { members, name, line } : undefined;
};

/** Classes with their members on the lines of one list. */
const lists = (lesson: Lesson): Candidate[] =>
  [...Map.groupBy(lesson.lines, ({ block }) => block).values()].flatMap((block) => {
    const classes = block.flatMap((line) => classIn(line, lesson) ?? []);
    const isList = classes.every(({ line }) => line.bullet === classes[0]?.line.bullet);
    return isList
      ? questionsFor(classes, lesson.pack.wordings.group, ['toepassen', 'reproduceren-begrijpen'], lesson)
      : [];
  });

const cellsOf = ({ raw }: ClassifiedLine): string[] =>
  raw
    .replace(/^\||\|$/gu, '')
    .split(/\s?(?:\||\t)\s?/u)
    .map((cell) => cell.trim());

/** Rows with an example in a column of examples. */
const tables = (lesson: Lesson): Candidate[] => {
  const rows = lesson.lines.filter((line) => line.kind === 'table' && isTableRow(line.raw));
  return [...Map.groupBy(rows, ({ block }) => block).values()].flatMap((block) => {
    const [head, ...body] = block;
    const at = head
      ? cellsOf(head).findIndex((cell, index) => index > 0 && lesson.pack.lines.headings.example.test(cell))
      : -1;
    if (at < 0) return [];
    const classes = body.flatMap((line): Sorted[] => {
      const cells = cellsOf(line);
      const [name = '', example = ''] = [cells[0], cells[at]];
      const isShort = wordCount(name) <= maxClassLength + 1 && wordCount(example) <= maxExampleLength;
      // A sentence, a number or an arrow is an example of more than its row.
      return isShort && /^\p{L}{2}/u.test(name) && /^\p{L}{2}[^.!?;=→/]*$/u.test(example)
        ? [{ members: [example], name, line }]
        : [];
    });
    return classes.length === body.length
      ? questionsFor(classes, lesson.pack.wordings.exampleOf, ['toepassen', 'reproduceren-begrijpen'], lesson)
      : [];
  });
};

/** Questions that put an example of the material under what it is an example of. */
export const aboutClasses = (lesson: Lesson): Candidate[] => [...lists(lesson), ...tables(lesson)];
