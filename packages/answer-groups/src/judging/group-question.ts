import { isGrouped, type Language, type Question } from '@exit-tickets/contracts';
import { acceptedAnswers } from './accepted-answers.ts';
import { statementOf } from './alike.ts';
import type { AnswerLine, GivenAnswer } from './answer-line.ts';
import { isList, readList } from './answer-list.ts';
import { judgeCertain } from './certain.ts';
import { groupLines, type StatedLine } from './group-lines.ts';
import { namedOfCore } from './named-of-core.ts';
import { linesOf, linesOfOptions, type SaidLine } from './same.ts';
import { subjectOf } from './subject.ts';

export interface QuestionAnswers {
  question: Question;
  /** The minimum that an answer must contain, if anyone has set it. */
  core?: string | undefined;
  /** In order of arrival: a later answer never changes how earlier ones are read. */
  answers: readonly GivenAnswer[];
}

/** The answers to one question: similar lines share a group. */
export type AnswerGroups = readonly (readonly [AnswerLine, ...AnswerLine[]])[];

type Lines = [AnswerLine, ...AnswerLine[]];

const sizeOf = (stated: readonly StatedLine[]): number =>
  stated.reduce((sum, { line }) => sum + line.responseIds.length, 0);

/** Most frequent first; equal ones stay in order of arrival. */
const sorted = (lines: Lines): Lines => lines.sort((a, b) => b.responseIds.length - a.responseIds.length);

/**
 * Merges equal answers to one question into lines, and similar lines into groups. Pure, so that display, judging and
 * counting agree. Largest group first, then by how much of the core it mentions, to keep right answers together; blank
 * ones last.
 */
export const groupQuestion = (asked: QuestionAnswers, language: Language): AnswerGroups => {
  const { question, core, answers } = asked;
  const subject = subjectOf(question, core, language);
  const certainOf = judgeCertain(question, core, subject);
  const expected = core || question.guide?.modelAnswer || '';
  const hasCore = expected !== '';
  const named = namedOfCore(expected, question.text);
  const areAlike = isGrouped(question);
  const stated = ({ answer, responseIds, said, listed, otherOrders }: SaidLine): StatedLine => {
    const certain = certainOf({ answer, said, listed });
    return {
      line: {
        answer,
        responseIds,
        ...(otherOrders && { otherOrders }),
        ...(certain && { certain }),
        ...(areAlike && hasCore && { named: named(answer) }),
      },
      statement: areAlike
        ? statementOf(said, subject, listed !== undefined || isList(answer, question, language))
        : undefined,
    };
  };
  const lines = areAlike
    ? linesOf(answers, subject, readList(question, acceptedAnswers(question, core), subject))
    : linesOfOptions(answers);
  return groupLines(lines.map(stated), subject)
    .map(([first, ...others]) => ({
      lines: sorted([first.line, ...others.map(({ line }) => line)]),
      size: sizeOf([first, ...others]),
      named: Math.max(...[first, ...others].map(({ line }) => line.named ?? 0)),
      isBlank: first.line.certain?.verdict === 'blank',
    }))
    .sort((a, b) => Number(a.isBlank) - Number(b.isBlank) || b.size - a.size || b.named - a.named)
    .map(({ lines: alike }) => alike);
};
