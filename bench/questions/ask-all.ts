import { type FocusLevel, focusLevel } from '@exit-tickets/contracts';
import { allAtOnce } from '../../services/all-in-one/test/classroom.ts';
import type { Lesson } from './lessons.ts';
import { askFor, type Outcome, type Product } from './product.ts';

/** The levels that a ticket is asked at. */
export const levelChoices = {
  'reproduceren-begrijpen': ['reproduceren-begrijpen'],
  toepassen: ['toepassen'],
  'inzicht-toetsen': ['inzicht-toetsen'],
  mixed: focusLevel.options,
} as const satisfies Record<string, readonly FocusLevel[]>;
export type LevelChoice = keyof typeof levelChoices;
export const levelChoiceNames = Object.keys(levelChoices).filter((name): name is LevelChoice => name in levelChoices);

/** One ticket that was asked for, and what came. */
export interface Asked extends Outcome {
  lesson: Lesson;
  level: LevelChoice;
  seed: number;
}

/** Asks for a ticket about each lesson at each level, with seeds from 1 to `seeds`, a few at a time. */
export const askAll = async (
  product: Product,
  lessons: readonly Lesson[],
  { levels, seeds, atOnce }: { levels: readonly LevelChoice[]; seeds: number; atOnce: number },
): Promise<Asked[]> => {
  const asked = await allAtOnce(lessons, atOnce, async (lesson) => {
    const teacher = await product.newTeacher();
    const tickets: Asked[] = [];
    for (const level of levels)
      for (let seed = 1; seed <= seeds; seed += 1)
        tickets.push({
          lesson,
          level,
          seed,
          ...(await askFor(teacher, lesson.text, { levels: levelChoices[level], seed })),
        });
    return tickets;
  });
  return asked.flat();
};
