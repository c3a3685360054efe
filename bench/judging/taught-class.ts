import type { Judgements, Question } from '@exit-tickets/contracts';
import type { AnsweredQuestion, PlantedClass } from '@exit-tickets/testing';
import { aClass, type Classes, type TestClass } from '../../services/ai/test/support/classes.ts';

type LabelledAnswer = AnsweredQuestion['answers'][number] & {
  /** An answer of a student in distress, without content: it may be judged as a concern. */
  isDistress?: boolean;
};

/** A class with the true verdict on each answer, in the order of its responses and questions. */
export interface TaughtClass extends TestClass {
  answers: readonly (readonly LabelledAnswer[])[];
}

const teach = (
  classes: Classes,
  questions: readonly Question[],
  answers: TaughtClass['answers'],
  names: string[] = [],
): TaughtClass => {
  const words = answers.map((given) => given.map(({ answer }) => answer));
  const taught = { ...aClass([...questions], words, names), answers };
  classes.add(taught);
  return taught;
};

/** A class with these questions, and one student per answer to the first question. */
export const teachQuestions = (classes: Classes, asked: readonly AnsweredQuestion[]): TaughtClass => {
  const students = asked[0]?.answers ?? [];
  return teach(
    classes,
    asked.map(({ question }) => question),
    students.map((_, student) => asked.flatMap(({ answers }) => answers[student] ?? [])),
  );
};

export const teachPlanted = (classes: Classes, { questions, students, lesson }: PlantedClass): TaughtClass => {
  const taught = teach(
    classes,
    questions,
    students.map(({ answers, concerns }) =>
      answers.map((one) => ({ ...one, isDistress: one.truth === 'blank' && concerns.includes('distress') })),
    ),
    students.map(({ name }) => name),
  );
  taught.ticket.originalContent = lesson;
  return taught;
};

/** Answers whose final verdict is not the true one; for an opinion, any verdict but blank. */
export const misjudged = ({ ticket, responses, answers }: TaughtClass, judged: Judgements): string[] => {
  const placeOf = new Map(responses.map(({ id }, place) => [id, place]));
  const verdicts = new Map(
    judged.questions.flatMap(({ questionId, groups }) =>
      groups
        .flatMap(({ wordings }) => wordings)
        .flatMap(({ verdict, responseIds }) =>
          responseIds.map((id) => [`${questionId} ${placeOf.get(id)}`, verdict] as const),
        ),
    ),
  );
  return answers.flatMap((given, student) =>
    given.flatMap(({ answer, truth, isDistress }, place) => {
      const question = ticket.questions[place];
      const verdict = verdicts.get(`${question?.id} ${student}`) ?? 'missing';
      const isOpinion = answers.some((each) => each[place]?.truth === 'opinion');
      const isRightly = verdict === truth || (isDistress === true && verdict === 'concern');
      const isAsItShould = isOpinion ? verdict === 'unjudged' || verdict === 'blank' : isRightly;
      return isAsItShould ? [] : [`${question?.text} “${answer}” is ${truth}, called ${verdict}`];
    }),
  );
};
