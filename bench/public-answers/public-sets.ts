import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Truth } from '@exit-tickets/testing';
import { z } from 'zod';

/** Published answers labelled by trained annotators. Share-alike, so they are never part of this repository. */
const usualFolder = new URL('../../../shared/public-asag/', import.meta.url).pathname;
const files = ['sciEntsBank-3way-test-half.jsonl', 'beetle-5way-test-half.jsonl'];

const row = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('question'),
    question: z.string(),
    split: z.string(),
    text: z.string(),
    references: z.array(z.object({ text: z.string(), category: z.string().optional() })).min(1),
  }),
  z.object({
    kind: z.literal('answer'),
    id: z.string(),
    question: z.string(),
    split: z.string(),
    answer: z.string(),
    label3: z.enum(['correct', 'contradictory', 'incorrect']),
    label5: z.string().optional(),
  }),
]);
type AnswerRow = Extract<z.output<typeof row>, { kind: 'answer' }>;

interface PublicQuestion {
  text: string;
  /** Every reference answer, the best first. */
  modelAnswers: readonly string[];
  answers: readonly { id: string; answer: string; truth: Truth }[];
}

export interface PublicSet {
  name: string;
  questions: readonly PublicQuestion[];
}

const truthOf = ({ label3, label5 }: AnswerRow): Truth => {
  if (label3 === 'correct') return 'right';
  return label5 === 'partially_correct_incomplete' ? 'partly' : 'wrong';
};

const readSet = (path: string): readonly PublicQuestion[] => {
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => row.parse(JSON.parse(line)));
  const byQuestion = Map.groupBy(
    rows.flatMap((one) => (one.kind === 'answer' ? [one] : [])),
    ({ split, question }) => `${split} ${question}`,
  );
  return rows.flatMap((asked) => {
    if (asked.kind !== 'question') return [];
    const isBest = ({ category }: { category?: string | undefined }): number => Number(category === 'BEST');
    const answers = byQuestion.get(`${asked.split} ${asked.question}`) ?? [];
    return [
      {
        text: asked.text,
        modelAnswers: asked.references.toSorted((a, b) => isBest(b) - isBest(a)).map(({ text }) => text),
        answers: answers.map((one) => ({ id: one.id, answer: one.answer, truth: truthOf(one) })),
      },
    ];
  });
};

/**
 * The public sets of a folder, by default one beside the repository.
 * @returns a message in `missing` when there is no such folder
 */
export const readPublicSets = (folder = usualFolder): { sets: readonly PublicSet[] } | { missing: string } => {
  if (!existsSync(folder)) return { missing: `Public answers: not measured, there is no ${folder}` };
  return { sets: files.map((name) => ({ name, questions: readSet(join(folder, name)) })) };
};
