import { check, print, tell } from '../judging/report.ts';
import { isSame, words } from './fold.ts';
import type { Lesson } from './lessons.ts';
import { askFor, type Product, type Provider } from './product.ts';

/** A lesson of about 400 words. */
const lengths = { least: 300, most: 550 };
const regenerations = 10;
const minTickets = 3;
const levels = ['reproduceren-begrijpen'] as const;

const nameOf = (texts: readonly { text: string }[]): string => JSON.stringify(texts.map(({ text }) => text).sort());

/** How many different tickets come of asking ten times, and whether a seed gives the same again, which no model promises. */
export const reportVariety = async (
  product: Product,
  provider: Provider,
  lessons: readonly Lesson[],
): Promise<void> => {
  const teacher = await product.newTeacher();
  const wanted = lessons.filter(({ refusalIsRight, text }) => {
    const { length } = words(text);
    return !refusalIsRight && length >= lengths.least && length <= lengths.most;
  });
  const counts: number[] = [];
  const alike: string[] = [];
  const changed: string[] = [];
  const repeated: string[] = [];
  for (const { id, text } of wanted) {
    const { questions: existing } = await askFor(teacher, text, { levels, seed: 1 });
    const tickets = [nameOf(existing)];
    for (let seed = 2; seed <= regenerations; seed += 1)
      tickets.push(nameOf((await askFor(teacher, text, { levels, seed })).questions));
    const others = await askFor(teacher, text, { levels, seed: 1, existing });
    for (const other of others.questions)
      if (existing.some((one) => isSame(one.text, other.text))) repeated.push(`${id}: ${other.text}`);
    if (provider === 'builtin') {
      const again = nameOf((await askFor(teacher, text, { levels, seed: 1 })).questions);
      if (again !== tickets[0]) changed.push(id);
    }
    const isRefused = tickets.every((ticket) => ticket === nameOf([]));
    const { size } = new Set(tickets);
    if (isRefused) continue;
    counts.push(size);
    if (size < minTickets) alike.push(`${id}: ${size}`);
  }
  print(`\nAsked ${regenerations} times, with seeds, about ${wanted.length} lessons of some 400 words`);
  check(
    `lessons with fewer than ${minTickets} different tickets`,
    `${alike.length} of ${counts.length}`,
    alike.length === 0,
    alike,
  );
  tell(
    'different tickets of a lesson on average',
    (counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)).toFixed(1),
  );
  check('questions made again that exist already', `${repeated.length}`, repeated.length === 0, repeated);
  if (provider === 'builtin')
    check('lessons whose ticket is another with the same seed', `${changed.length}`, changed.length === 0, changed);
};
