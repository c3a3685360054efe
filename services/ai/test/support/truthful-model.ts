import type { AnsweredQuestion, OpenAiReply, OpenAiRequest } from '@exit-tickets/testing';
import { z } from 'zod';

/** The answers in a request to judge. */
export const sentAnswers = z.array(z.object({ id: z.string(), answer: z.string() }));
const sentQuestions = z.array(
  z.object({
    groups: z.array(z.object({ id: z.string(), verdict: z.string(), label: z.string().optional() })),
  }),
);

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Answers as a model does that knows the truth about these answers, whatever was masked in what it is sent. */
export const truthfulModel =
  (known: readonly AnsweredQuestion[]) =>
  ({ schema, data }: OpenAiRequest): OpenAiReply => {
    const asked = known.find(({ question }) => question.text === data.question);
    const answers = asked?.answers ?? [];
    if (schema === 'core') {
      const isOpinion = answers.some(({ truth }) => truth === 'opinion');
      return { kind: 'json', value: { core: asked?.question.guide?.modelAnswer ?? '?', isOpinion } };
    }
    if (schema === 'judging') {
      const verdicts = sentAnswers.parse(data.answers).map(({ id, answer }) => {
        const pattern = new RegExp(`^${answer.split('[…]').map(literally).join('.+?')}$`, 'su');
        const found = answers.find((each) => pattern.test(each.answer.trim()));
        const truth = found?.truth ?? 'blank';
        return {
          id,
          reason: 'Zo is het.',
          verdict: truth === 'blank' || truth === 'opinion' ? 'no_content' : truth,
          misconception: found?.misconception ?? null,
        };
      });
      return { kind: 'json', value: { verdicts } };
    }
    const misconceptions = sentQuestions
      .parse(data.questions)
      .flatMap(({ groups }) => groups)
      .flatMap(({ id, verdict, label }) =>
        label && (verdict === 'wrong' || verdict === 'partly') ? [{ groupIds: [id], text: `${label}.` }] : [],
      );
    return { kind: 'json', value: { misconceptions, suggestions: [], strengths: [], contradictions: [] } };
  };
