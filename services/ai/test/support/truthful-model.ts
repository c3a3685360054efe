import type { OpenAiReply, OpenAiRequest, PlantedClass } from '@exit-tickets/testing';
import { z } from 'zod';

const sentAnswers = z.array(z.object({ id: z.string(), answer: z.string() }));
const sentQuestions = z.array(
  z.object({
    groups: z.array(z.object({ id: z.string(), verdict: z.string(), label: z.string().optional() })),
  }),
);

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Answers as a model does that knows the truth about a class, whatever was masked in what it is sent. */
export const truthfulModel =
  ({ questions, pupils }: PlantedClass) =>
  ({ schema, data }: OpenAiRequest): OpenAiReply => {
    const asked = questions.find(({ text }) => text === data.question);
    if (schema === 'core') return { kind: 'json', value: { core: asked?.guide?.modelAnswer ?? '?', isOpinion: false } };
    if (schema === 'judging') {
      const known = pupils.flatMap(({ answers }) => answers.filter(({ questionId }) => questionId === asked?.id));
      const verdicts = sentAnswers.parse(data.answers).map(({ id, answer }) => {
        const pattern = new RegExp(`^${answer.split('[…]').map(literally).join('.+?')}$`, 'su');
        const found = known.find((each) => pattern.test(each.answer.trim()));
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
