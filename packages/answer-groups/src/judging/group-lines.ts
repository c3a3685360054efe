import { areAlike, type Statement } from './alike.ts';
import type { AnswerLine } from './answer-line.ts';
import type { Subject } from './subject.ts';

/** A line with its statement; options have none, because no two are alike. */
export interface StatedLine {
  line: AnswerLine;
  statement: Statement | undefined;
}

type Group = [StatedLine, ...StatedLine[]];

const isBlank = ({ certain }: AnswerLine): boolean => certain?.verdict === 'blank';

/** A line is compared only with groups of the same key, to avoid comparing every pair in a class of hundreds. */
const shapeOf = ({ line, statement }: StatedLine): string => {
  if (isBlank(line)) return line.certain?.hasNoContent ? 'no content' : 'blank';
  const first = statement?.own[0] ?? statement?.restated[0] ?? '';
  return `${statement?.own.length} ${first.slice(0, 1)}`;
};

/** Whether their certain verdicts do not differ. */
const haveNothingBetween = (a: AnswerLine, b: AnswerLine): boolean =>
  !a.certain || !b.certain || a.certain.verdict === b.certain.verdict;

/**
 * Groups lines: each joins the first group whose lines are all like it, so later lines extend groups and never split
 * them. All blank lines are alike.
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
