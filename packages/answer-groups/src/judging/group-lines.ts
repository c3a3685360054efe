import { areAlike, type Statement } from './alike.ts';
import type { AnswerLine } from './answer-line.ts';
import type { Subject } from './subject.ts';

/** A line with what it states; of an option, which looks like no other, nothing. */
export interface StatedLine {
  line: AnswerLine;
  statement: Statement | undefined;
}

type Group = [StatedLine, ...StatedLine[]];

const isBlank = ({ certain }: AnswerLine): boolean => certain?.verdict === 'blank';

/** Only groups of one such key can hold a line, so that a class of hundreds is not compared each with each. */
const shapeOf = ({ line, statement }: StatedLine): string => {
  if (isBlank(line)) return line.certain?.hasNoContent ? 'no content' : 'blank';
  const first = statement?.own[0] ?? statement?.restated[0] ?? '';
  return `${statement?.own.length} ${first.slice(0, 1)}`;
};

/** Whether both have no certain verdict, or the same. */
const haveNothingBetween = (a: AnswerLine, b: AnswerLine): boolean =>
  !a.certain || !b.certain || a.certain.verdict === b.certain.verdict;

/**
 * Lines in groups: each in the first group where it is like all that are there already, so that lines that come later add
 * to groups and never part them. Blank ones are alike whatever they say.
 */
export const groupLines = (lines: readonly StatedLine[], subject: Subject): Group[] => {
  const groups: Group[] = [];
  const byShape = new Map<string, Group[]>();
  for (const stated of lines) {
    const { line, statement } = stated;
    const isLike = (other: StatedLine): boolean =>
      statement !== undefined &&
      other.statement !== undefined &&
      haveNothingBetween(line, other.line) &&
      areAlike(statement, other.statement, subject);
    const fits = (group: Group): boolean => isBlank(line) || group.every(isLike);
    const shape = shapeOf(stated);
    const ofShape = byShape.get(shape) ?? [];
    byShape.set(shape, ofShape);
    const group = ofShape.find(fits);
    if (group) group.push(stated);
    else {
      const made: Group = [stated];
      groups.push(made);
      ofShape.push(made);
    }
  }
  return groups;
};
