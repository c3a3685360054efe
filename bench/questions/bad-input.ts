import { readdirSync, readFileSync } from 'node:fs';
import { errorReply, type Language, languages, limits } from '@exit-tickets/contracts';
import { z } from 'zod';
import { splitFrontMatter } from './front-matter.ts';

/** `questions, too_little_to_ask`: what may come, each `questions` or the code of a refusal. */
const outcomes = z
  .tuple([z.string()])
  .transform(([list]) => list.split(', '))
  .pipe(z.array(z.union([z.literal('questions'), errorReply.shape.code])));

const head = z.strictObject({
  right: outcomes,
  withModel: outcomes.optional(),
  language: z.tuple([z.enum(languages)]).optional(),
  never: z.array(z.string()).default([]),
});

/** Something that is no lesson, or not only one. */
export interface BadInput {
  id: string;
  text: string;
  /** Outcomes that are right: `questions`, or the code of a refusal. */
  right: readonly string[];
  /** The language that questions about it are in, where it is one of the four. */
  language: Language | undefined;
  /** Words that stand in no question about it. */
  never: readonly string[];
}

const folder = new URL('./bad-input/', import.meta.url);

const read = (file: string, isModel: boolean): BadInput => {
  const { head: raw, text } = splitFrontMatter(readFileSync(new URL(file, folder), 'utf8'));
  const { right, withModel = right, language, never } = head.parse(raw);
  const id = file.slice(0, -'.md'.length);
  return { id, text, right: isModel ? withModel : right, language: language?.[0], never };
};

/** Those that are no file: there is nothing in them, or too much. */
const made = (lesson: string): BadInput[] => {
  const bad = { language: undefined, never: [] };
  return [
    { ...bad, id: 'empty', text: '', right: ['invalid_request'] },
    { ...bad, id: 'only-spaces', text: ' \n\t\n ', right: ['invalid_request'] },
    { ...bad, id: 'one-word', text: 'Fotosynthese', right: ['too_little_text'] },
    {
      ...bad,
      id: 'one-character-too-long',
      text: `${lesson.repeat(Math.ceil(limits.contentLength / lesson.length)).slice(0, limits.contentLength)}.`,
      right: ['invalid_request'],
    },
  ];
};

/** All bad input with its right outcomes, which differ where a model speaks more languages than the built-in generator. */
export const readBadInput = (lesson: string, isModel: boolean): BadInput[] => [
  ...made(lesson),
  ...readdirSync(folder)
    .sort()
    .map((file) => read(file, isModel)),
];
