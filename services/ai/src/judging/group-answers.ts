import { isBlank } from './blank.ts';
import type { AnswerGroups, AnswerLine, QuestionAnswers } from './group-question.ts';

/** Groups the answers to several questions. */
export type GroupAnswers = (asked: { questions: readonly QuestionAnswers[] }) => Promise<readonly AnswerGroups[]>;

const fold = (text: string): string => text.trim().toLowerCase();

const certainOf = ({ question }: QuestionAnswers, answer: string): AnswerLine['certain'] => {
  if (isBlank(answer)) return { verdict: 'blank', by: 'key' };
  if (question.type !== 'multiple_choice' || question.correctAnswer === undefined) return undefined;
  return { verdict: answer === question.correctAnswer ? 'right' : 'wrong', by: 'key' };
};

export const groupExactly: GroupAnswers = async ({ questions }) =>
  questions.map((asked) =>
    [...Map.groupBy(asked.answers, ({ answer }) => fold(answer)).values()].flatMap(([first, ...others]) =>
      first
        ? [
            [
              {
                answer: first.answer,
                responseIds: [first.responseId, ...others.map(({ responseId }) => responseId)] as const,
                certain: certainOf(asked, first.answer),
              },
            ] as const,
          ]
        : [],
    ),
  );
