// What comes of 52 lessons in four languages when questions are made about them, through the gateway of the whole product.
//   npm run bench:questions [-- --provider builtin|openai] [--level LEVEL] [--seeds N] [--language LANGUAGE] [--tables-only]
//   npm run bench:questions -- --out DIR [--sample N]    also writes the questions for people to read
//   npm run bench:questions -- --score FILE…             says what they found
// Exits with 1 when a target is missed. README.md says what is measured, and how a question is judged.
import { parseArgs } from 'node:util';
import { languages } from '@exit-tickets/contracts';
import { z } from 'zod';
import { askAll, levelChoiceNames } from './ask-all.ts';
import { readLessons } from './lessons.ts';
import { reportLoad } from './load.ts';
import { reportParagraphs } from './paragraphs.ts';
import { providers, startProduct } from './product.ts';
import { writeReadingSheet } from './reading-sheet.ts';
import { reportBadInput } from './report-bad-input.ts';
import { reportChecks } from './report-checks.ts';
import { reportScore } from './report-score.ts';
import { reportTable } from './table.ts';
import { reportVariety } from './variety.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    provider: { type: 'string', default: 'builtin' },
    level: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    seeds: { type: 'string', default: '1' },
    out: { type: 'string' },
    sample: { type: 'string' },
    score: { type: 'boolean', default: false },
    'tables-only': { type: 'boolean', default: false },
  },
});
const options = z
  .object({
    provider: z.enum(providers),
    level: z.array(z.enum(levelChoiceNames)).default(levelChoiceNames),
    language: z.array(z.enum(languages)).default([...languages]),
    seeds: z.coerce.number().int().min(1).max(6),
    sample: z.coerce.number().int().min(1).optional(),
  })
  .parse(values);
/** A model answers several at once; the built-in generator has no more than the processor. */
const atOnce = { builtin: 1, openai: 4 };

const measure = async (): Promise<void> => {
  const { provider, level: levels, language, seeds, sample } = options;
  const lessons = readLessons().filter((lesson) => language.includes(lesson.language));
  // biome-ignore lint/style/noProcessEnv: where the model is found, as for the product itself
  const product = await startProduct(provider, process.env);
  try {
    const asked = await askAll(product, lessons, { levels, seeds, atOnce: atOnce[provider] });
    reportTable(provider, asked);
    reportChecks(asked);
    await reportParagraphs(product, language);
    if (values.out) await writeReadingSheet(values.out, asked, { provider, sample, seed: 1 });
    if (values['tables-only']) return;
    const [first] = lessons;
    if (first) await reportBadInput(product, provider, first);
    await reportVariety(product, provider, lessons);
    if (provider === 'builtin') await reportLoad(product, lessons);
  } finally {
    await product.close();
  }
};

if (values.score) await reportScore(positionals);
else await measure();
