import { z } from 'zod';

/** What a model is asked to work on, as the fake server got it. */
type Data = Readonly<Record<string, unknown>>;

/** A verdict as a model answers it. */
export interface SaidVerdict {
  id: string;
  reason: string;
  verdict: string;
  misconception: string | null;
}

const sentAnswers = z.array(z.object({ id: z.string(), answer: z.string() }));

/** All answers in a request to judge. */
export const answersSent = ({ answers }: Data) => sentAnswers.parse(answers);

/** What an answer is that was put among those of students because its verdict is known: the right answer, and the question. */
export const controlVerdict = ({ question, core, modelAnswer }: Data, answer: string) => {
  if (answer === question) return 'no_content';
  return answer === (core ?? modelAnswer) ? 'right' : undefined;
};

/** The answers of students in a request to judge. */
export const studentsAnswers = (data: Data) => answersSent(data).filter(({ answer }) => !controlVerdict(data, answer));

/** The verdicts on the others in it. */
export const controlVerdicts = (data: Data): SaidVerdict[] =>
  answersSent(data).flatMap(({ id, answer }) => {
    const verdict = controlVerdict(data, answer);
    return verdict ? [{ id, reason: 'Zo is het.', verdict, misconception: null }] : [];
  });

/** The verdicts that a request to judge asks for: on students' answers as said, on the others as they are known. */
export const verdictsOn = (
  data: Data,
  say: (answer: string) => Pick<SaidVerdict, 'verdict'> & Partial<SaidVerdict>,
): SaidVerdict[] => [
  ...controlVerdicts(data),
  ...studentsAnswers(data).map(({ id, answer }) => ({ id, reason: 'Zo is het.', misconception: null, ...say(answer) })),
];
