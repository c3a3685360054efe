import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupTicket } from '@exit-tickets/answer-groups';
import { aQuestion } from '@exit-tickets/testing';
import { z } from 'zod';
import { check, print } from './report.ts';

/** Published answers with the labels of trained annotators; share-alike, so they never stand in this repository. */
const folder = new URL('../../../shared/public-asag/', import.meta.url).pathname;
const files = ['sciEntsBank-3way-test-half.jsonl', 'beetle-5way-test-half.jsonl'];

const row = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('question'),
    question: z.string(),
    split: z.string(),
    text: z.string(),
    references: z.array(z.object({ text: z.string() })),
  }),
  z.object({
    kind: z.literal('answer'),
    id: z.string(),
    question: z.string(),
    split: z.string(),
    answer: z.string(),
    label3: z.enum(['correct', 'contradictory', 'incorrect']),
  }),
]);

const rowsOf = (file: string): z.output<typeof row>[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => row.parse(JSON.parse(line)));

/** What is certain about the answers of a set, held against each reference as the model answer. */
const reportSet = (file: string): void => {
  const rows = rowsOf(file);
  const isFalse: string[] = [];
  const counts = { right: 0, wrong: 0, blank: 0, answers: 0 };
  const byQuestion = Map.groupBy(
    rows.flatMap((one) => (one.kind === 'answer' ? [one] : [])),
    ({ split, question }) => `${split} ${question}`,
  );
  for (const asked of rows) {
    if (asked.kind !== 'question') continue;
    const answers = byQuestion.get(`${asked.split} ${asked.question}`) ?? [];
    const labels = new Map(answers.map(({ id, label3 }) => [id, label3]));
    counts.answers += answers.length;
    for (const { text: modelAnswer } of asked.references) {
      const question = aQuestion({ text: asked.text, guide: { modelAnswer } });
      const given = answers.map(({ id, answer }) => ({ responseId: id, answer }));
      const [grouped] = groupTicket({ language: 'en', questions: [{ question, answers: given }] });
      for (const { answer, responseIds, certain } of grouped?.groups.flat() ?? []) {
        const verdict = certain?.verdict;
        if (verdict !== 'right' && verdict !== 'wrong' && verdict !== 'blank') continue;
        counts[verdict] += responseIds.length;
        for (const id of responseIds)
          if ((labels.get(id) === 'correct') !== (verdict === 'right'))
            isFalse.push(`${verdict}: “${answer}” for “${modelAnswer}” (${labels.get(id)})`);
      }
    }
  }
  print(
    `\n${file}: of ${counts.answers} answers, held against every reference, ${counts.right} are certainly right, ${counts.wrong} wrong, ${counts.blank} blank`,
  );
  check('certain verdicts that the annotators contradict', `${isFalse.length}`, isFalse.length === 0, isFalse);
};

/** Certain verdicts on public answers, none of which may be false. */
export const reportPublicAnswers = (): void => {
  if (existsSync(folder)) for (const file of files) reportSet(file);
  else print(`\nPublic answers: not measured, there is no ${folder}`);
};
