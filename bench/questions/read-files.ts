import { globSync, readFileSync } from 'node:fs';
import { languages } from '@exit-tickets/contracts';
import { z } from 'zod';

/** Parses `key: value`, and `key:` with lines of `  - item` below it; quotes around an item are removed. */
const readHead = (lines: string): Record<string, string | string[]> => {
  const head: Record<string, string | string[]> = {};
  let list: string[] = [];
  for (const line of lines.split('\n')) {
    const [, item] = /^\s+- (.*)$/.exec(line) ?? [];
    if (item !== undefined) list.push(item.trim().replace(/^(["'])(.*)\1$/, '$2'));
    else {
      const at = line.indexOf(':');
      const value = line.slice(at + 1).trim();
      list = [];
      head[line.slice(0, at)] = value === '' || value === '[]' ? list : value;
    }
  }
  return head;
};

const split = (path: string): { head: unknown; content: string } => {
  const [, lines = '', content = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path, 'utf8')) ?? [];
  return { head: readHead(lines), content };
};

const idOf = (path: string): string => path.split('/').slice(-2).join('/').slice(0, -'.md'.length);
const filesIn = (folder: string): string[] => globSync(`${import.meta.dirname}/${folder}/**/*.md`).sort();

const lessonHead = z.object({
  language: z.enum(languages),
  kind: z.string(),
  teaching: z.enum(['yes', 'no']).transform((is) => is === 'yes'),
  /** Words of one idea each, alternatives between ` | `; written before any question was made from the lesson. */
  matters: z.array(z.string()),
  notTeaching: z.array(z.string()).default([]),
});

/** Lesson material with its important ideas. */
export type Lesson = z.infer<typeof lessonHead> & { id: string; content: string };

/** The lessons of the bench. */
export const readLessons = (): Lesson[] =>
  filesIn('lessons').map((path) => {
    const { head, content } = split(path);
    return { id: idOf(path), ...lessonHead.parse(head), content };
  });

const badInputHead = z.object({
  right: z.string().transform((codes) => codes.split(', ')),
  notTeaching: z.array(z.string()).default([]),
});

/** Input that is not, or not only, a lesson: `right` holds `questions` or the accepted error codes. */
export const readBadInput = (): { id: string; content: string; right: string[]; notTeaching: string[] }[] =>
  filesIn('bad-input').map((path) => {
    const { head, content } = split(path);
    return { id: idOf(path), ...badInputHead.parse(head), content };
  });
