import type { Language, Question } from '@exit-tickets/contracts';
import { saidIn } from '../text/fold-answer.ts';
import { statementOf, tellingForms } from './alike.ts';
import type { AnswerLine, GivenAnswer } from './answer-line.ts';
import { isList } from './answer-list.ts';
import { judgeCertain } from './certain.ts';
import { groupLines, type StatedLine } from './group-lines.ts';
import { linesOf, linesOfOptions, type SaidLine } from './same.ts';
import { type Subject, subjectOf } from './subject.ts';

export interface QuestionAnswers {
  question: Question;
  /** What an answer must contain at least, if anybody said so. */
  core?: string | undefined;
  /** In the order in which they came in: a later answer never changes what earlier ones are taken for. */
  answers: readonly GivenAnswer[];
}

/** The answers to one question: lines that look alike in one group. */
export type AnswerGroups = readonly (readonly [AnswerLine, ...AnswerLine[]])[];

type Lines = [AnswerLine, ...AnswerLine[]];

const sizeOf = (stated: readonly StatedLine[]): number =>
  stated.reduce((sum, { line }) => sum + line.responseIds.length, 0);

/** The most frequent first, of equal ones the one that came in first. */
const sorted = (lines: Lines): Lines => lines.sort((a, b) => b.responseIds.length - a.responseIds.length);

/** How many words of the core, or else of the model answer, an answer names: an order to read in, and no verdict. */
const namesOf = ({ question, core }: QuestionAnswers, subject: Subject): ((said: SaidLine['said']) => number) => {
  const wanted = new Set(tellingForms(saidIn(core || question.guide?.modelAnswer || '', subject.language), subject));
  return (said) => new Set(tellingForms(said, subject).filter((word) => wanted.has(word))).size;
};

/**
 * The answers to one question in lines that say the same, and these in groups that look alike: pure, the same for whoever
 * shows, judges or counts them. The largest group first, then the one that names more of the core; blank ones last.
 */
export const groupQuestion = (asked: QuestionAnswers, language: Language): AnswerGroups => {
  const { question, core, answers } = asked;
  const subject = subjectOf(question, core, language);
  const certainOf = judgeCertain(question, core, subject);
  const named = namesOf(asked, subject);
  const isOpen = question.type === 'open_text';
  const stated = ({ answer, responseIds, said }: SaidLine): StatedLine => {
    const certain = certainOf({ answer, said });
    return {
      line: { answer, responseIds, ...(certain && { certain }) },
      named: named(said),
      statement: isOpen ? statementOf(said, subject, isList(answer, question, language)) : undefined,
    };
  };
  const lines = isOpen ? linesOf(answers, subject) : linesOfOptions(answers);
  return groupLines(lines.map(stated), subject)
    .map(([first, ...others]) => ({
      lines: sorted([first.line, ...others.map(({ line }) => line)]),
      size: sizeOf([first, ...others]),
      named: Math.max(first.named, ...others.map((one) => one.named)),
      isBlank: first.line.certain?.verdict === 'blank',
    }))
    .sort((a, b) => Number(a.isBlank) - Number(b.isBlank) || b.size - a.size || b.named - a.named)
    .map(({ lines: alike }) => alike);
};
