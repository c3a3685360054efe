import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages, limits } from '@exit-tickets/contracts';
import { z } from 'zod';
import { splitFrontMatter } from './front-matter.ts';

/** What teachers upload; `long`: several of the others in one volume. */
const form = z.enum([
  'chapter',
  'slides',
  'worksheet',
  'source',
  'formulas',
  'experiment',
  'rules',
  'poem',
  'pdf-noise',
  'table',
  'vocabulary',
  'tasks',
  'long',
]);

/** A key that stands there once. */
const one = <Value>(schema: z.ZodType<Value, string>) =>
  z
    .tuple([z.string()])
    .transform(([only]) => only)
    .pipe(schema);

const head = z.strictObject({
  language: one(z.enum(languages)),
  subject: one(z.string().min(1)),
  form: one(form),
  refuse: one(z.enum(['yes', 'no'])),
  goal: z.array(z.string().min(1)).min(1),
  never: z.array(z.string().min(1)).default([]),
  parts: one(z.string()).optional(),
});

export interface Lesson {
  /** Language and file: `nl/rhine`. */
  id: string;
  language: Language;
  subject: string;
  form: z.infer<typeof form>;
  /** There is nothing in it to ask about, so that a refusal is right and a question is not. */
  refusalIsRight: boolean;
  /** What good questions would be about. */
  goals: readonly string[];
  /** Words of headings, tasks, names and page lines: whoever asks about these has not understood what they are. */
  never: readonly string[];
  text: string;
}

const folder = new URL('./lessons/', import.meta.url);

const readLesson = (language: Language, name: string): Lesson => {
  const { head: raw, text } = splitFrontMatter(readFileSync(new URL(`${language}/${name}.md`, folder), 'utf8'));
  const { refuse, goal, parts, ...rest } = head.parse(raw);
  const chapters = parts?.split(', ').map((part) => readLesson(language, part).text) ?? [];
  const whole = [text, ...chapters].join('\n\n');
  if (rest.language !== language) throw new Error(`${language}/${name} says that it is ${rest.language}`);
  if (whole.length > limits.contentLength) throw new Error(`${language}/${name} is too long`);
  return { ...rest, id: `${language}/${name}`, refusalIsRight: refuse === 'yes', goals: goal, text: whole };
};

/** All lessons, by language and then by name. */
export const readLessons = (): Lesson[] =>
  languages.flatMap((language) =>
    readdirSync(new URL(language, folder))
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => readLesson(language, file.slice(0, -'.md'.length))),
  );
