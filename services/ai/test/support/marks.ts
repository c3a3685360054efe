import type { Mark } from '@exit-tickets/contracts';
import type { PlantedClass } from '@exit-tickets/testing';
import type { TestClass } from './classes.ts';

/** The marks of a teacher who knows the truth: one mark for all answers to a question with the same verdict and label. */
export const marksByTruth = ({ questions, students }: PlantedClass, { responses }: TestClass): Mark[] =>
  questions.flatMap(({ id: questionId }) => {
    const answered = students.flatMap(({ answers }, index) => {
      const answer = answers.find((each) => each.questionId === questionId);
      const responseId = responses[index]?.id;
      return answer && responseId && answer.truth !== 'opinion'
        ? [{ responseId, verdict: answer.truth, label: answer.misconception }]
        : [];
    });
    const together = Map.groupBy(answered, ({ verdict, label }) => `${verdict} ${label ?? ''}`);
    return [...together.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { verdict, label } = first;
      return [{ questionId, verdict, ...(label && { label }), responseIds: same.map(({ responseId }) => responseId) }];
    });
  });
