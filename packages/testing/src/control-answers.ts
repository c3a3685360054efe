import { z } from 'zod';

/** The input of a model, as the fake server received it. */
type Data = Readonly<Record<string, unknown>>;

/** A verdict in a model's reply. */
export interface SaidVerdict {
  id: string;
  reason: string;
  verdict: string;
  misconception: string | null;
}

const sentAnswers = z.array(z.object({ id: z.string(), answer: z.string() }));

/** All answers in a judging request. */
export const answersSent = ({ answers }: Data) => sentAnswers.parse(answers);

/** The known verdict of a control answer: the right answer or the question, mixed in with the students' answers. */
const controlVerdict = ({ question, core, modelAnswer }: Data, answer: string) => {
  if (answer === question) return 'no_content';
  return answer === (core ?? modelAnswer) ? 'right' : undefined;
};

/** The students' answers in a judging request. */
export const studentsAnswers = (data: Data) => answersSent(data).filter(({ answer }) => !controlVerdict(data, answer));

/** The known verdicts on the control answers of a request. */
export const controlVerdicts = (data: Data): SaidVerdict[] =>
  answersSent(data).flatMap(({ id, answer }) => {
    const verdict = controlVerdict(data, answer);
    return verdict ? [{ id, reason: 'Zo is het.', verdict, misconception: null }] : [];
  });

/** A full reply to a judging request: the given verdicts on students' answers, the known ones on control answers. */
export const verdictsOn = (
  data: Data,
  say: (answer: string) => Pick<SaidVerdict, 'verdict'> & Partial<SaidVerdict>,
): SaidVerdict[] => [
  ...controlVerdicts(data),
  ...studentsAnswers(data).map(({ id, answer }) => ({ id, reason: 'Zo is het.', misconception: null, ...say(answer) })),
];
