import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Question, question } from '@exit-tickets/contracts';
import { z } from 'zod';
import { print } from '../judging/report.ts';
import { type Asked, levelChoiceNames } from './ask-all.ts';
import { excerpt } from './excerpt.ts';
import type { Lesson } from './lessons.ts';
import { providers } from './product.ts';
import type { Reading } from './score.ts';
import { shuffle } from './shuffle.ts';

/** How each question of a sheet was made: nobody reads it before the sheet is filled in. */
export const sheetKey = z.strictObject({
  sheet: z.string(),
  provider: z.enum(providers),
  questions: z.array(
    z.strictObject({
      number: z.int().min(1),
      lesson: z.string(),
      language: z.enum(languages),
      form: z.string(),
      level: z.enum(levelChoiceNames),
      seed: z.int(),
      question,
    }),
  ),
});
export type SheetKey = z.infer<typeof sheetKey>;

export const sheetFiles = { sheet: 'sheet.md', reading: 'reading.json', key: 'key.json' } as const;
const quoted = (text: string): string => text.replace(/^/gm, '> ');
const answerTo = (asked: Question): string => {
  const model = asked.guide?.modelAnswer ? `**Model answer:** ${asked.guide.modelAnswer}` : '**Model answer:** (none)';
  if (asked.type !== 'multiple_choice') return model;
  const options = asked.options.map((option) => `- ${option}`).join('\n');
  return `${options}\n\n**Right option:** ${asked.correctAnswer ?? '(none)'}\n\n${model}`;
};

const page = ({ id, goals, text }: Lesson, number: number, asked: Question): string => {
  const passage = asked.guide?.passage ?? '';
  const meant = asked.guide?.misconception ? `\n\n**Meant to catch:** ${asked.guide.misconception}` : '';
  return `## ${number}\n\nLesson ${id}; its goals: ${goals.join('; ')}\n\n${quoted(excerpt(text, passage))}\n\n**Passage:** ${passage || '(none)'}\n\n**Question:** ${asked.text}\n\n${answerTo(asked)}${meant}\n`;
};

/** Each question once, however often it was made, equally many of each language where only a sample is taken. */
const choose = (asked: readonly Asked[], sample: number | undefined, seed: number) => {
  const made = asked.flatMap((ticket) => ticket.questions.map((one) => ({ ticket, question: one })));
  const different = new Map(
    shuffle(made, seed)
      .filter(({ question: { type } }) => type !== 'scale')
      .map((one) => [JSON.stringify([one.ticket.lesson.id, one.question.text]), one]),
  );
  const byLanguage = [...Map.groupBy(different.values(), ({ ticket }) => ticket.lesson.language).values()];
  const each = sample === undefined ? undefined : Math.ceil(sample / Math.max(1, byLanguage.length));
  return shuffle(
    byLanguage.flatMap((some) => some.slice(0, each)),
    seed + 1,
  ).slice(0, sample);
};

/** Writes the questions for a reader who is not to know how they were made, a file to fill in, and the key to it. */
export const writeReadingSheet = async (
  folder: string,
  asked: readonly Asked[],
  { provider, sample, seed }: { provider: SheetKey['provider']; sample: number | undefined; seed: number },
): Promise<void> => {
  const chosen = choose(asked, sample, seed).map((one, index) => ({ ...one, number: index + 1 }));
  const sheet = `${new Date().toISOString()} ${chosen.length}`;
  const key: SheetKey = {
    sheet,
    provider,
    questions: chosen.map(({ number, ticket: { lesson, level, seed: drawn }, question: one }) => {
      const { id, language, form } = lesson;
      return { number, lesson: id, language, form, level, seed: drawn, question: one };
    }),
  };
  const reading: Reading = {
    sheet,
    reader: '',
    questions: chosen.map(({ number }) => ({ number, verdict: null, modelAnswer: null, reasons: [], note: '' })),
  };
  const pages = chosen.map(({ number, ticket, question: one }) => page(ticket.lesson, number, one));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, sheetFiles.sheet), `# ${chosen.length} questions to read\n\n${pages.join('\n')}`);
  await writeFile(join(folder, sheetFiles.reading), `${JSON.stringify(reading, null, 1)}\n`);
  await writeFile(join(folder, sheetFiles.key), `${JSON.stringify(key, null, 1)}\n`);
  print(
    `\n${chosen.length} questions to read: ${join(folder, sheetFiles.sheet)}; copy ${sheetFiles.reading} for each reader`,
  );
};
