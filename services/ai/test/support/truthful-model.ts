import {
  type AnsweredQuestion,
  type OpenAiReply,
  type OpenAiRequest,
  type SaidVerdict,
  verdictsOn,
} from '@exit-tickets/testing';
import { z } from 'zod';

const sentQuestions = z.array(
  z.object({
    groups: z.array(z.object({ id: z.string(), verdict: z.string(), label: z.string().optional() })),
  }),
);

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Data = OpenAiRequest['data'];

const findQuestion = (known: readonly AnsweredQuestion[], data: Data): AnsweredQuestion | undefined =>
  known.find(({ question }) => question.text === data.question);

/** True verdicts for a judging request, also where names in the answers are masked. */
export const truthfulVerdicts = (known: readonly AnsweredQuestion[], data: Data): SaidVerdict[] =>
  verdictsOn(data, (answer) => {
    const pattern = new RegExp(`^${answer.split('[…]').map(escapeRegExp).join('.+?')}$`, 'su');
    const found = findQuestion(known, data)?.answers.find((each) => pattern.test(each.answer.trim()));
    const truth = found?.truth ?? 'blank';
    return {
      verdict: truth === 'blank' || truth === 'opinion' ? 'no_content' : truth,
      misconception: found?.misconception ?? null,
    };
  });

const core = (known: readonly AnsweredQuestion[], data: Data) => {
  const { question, answers = [] } = findQuestion(known, data) ?? {};
  return { core: question?.guide?.modelAnswer ?? '?', isOpinion: answers.some(({ truth }) => truth === 'opinion') };
};

/** Turns each label of a misconception into a sentence about its groups, and returns nothing else. */
const analysis = (data: Data) => {
  const misconceptions = sentQuestions
    .parse(data.questions)
    .flatMap(({ groups }) => groups)
    .flatMap(({ id, verdict, label }) =>
      label && (verdict === 'wrong' || verdict === 'partly') ? [{ groupIds: [id], text: `${label}.` }] : [],
    );
  return { misconceptions, suggestions: [], strengths: [], contradictions: [] };
};

/** Replies as a model that knows the truth about these answers. */
export const truthfulModel =
  (known: readonly AnsweredQuestion[]) =>
  ({ schema, data }: OpenAiRequest): OpenAiReply => {
    if (schema === 'core') return { kind: 'json', value: core(known, data) };
    if (schema === 'judging') return { kind: 'json', value: { verdicts: truthfulVerdicts(known, data) } };
    return { kind: 'json', value: analysis(data) };
  };
