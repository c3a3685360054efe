import type { Question } from '@exit-tickets/contracts';
import { pagesOf } from '@exit-tickets/testing';

export const teacherId = 'u1';

/** Every question of a ticket that has all three types, with a key and a guide that must not be printed. */
export const allTypes: Question[] = [
  {
    id: 'q1',
    type: 'open_text',
    text: 'Où naît le magma ?',
    guide: { modelAnswer: 'GEHEIM-MODEL', passage: 'GEHEIM-BRON' },
  },
  {
    id: 'q2',
    type: 'multiple_choice',
    text: 'Wer gehörte zum Dritten Stand?',
    options: ['Bürger', 'Geistliche'],
    correctAnswer: 'Bürger',
    guide: { misconception: 'GEHEIM-IRRTUM' },
  },
  { id: 'q3', type: 'scale', text: 'Hoe zeker ben je, coördinatie?' },
];

export const textOf = async (pdf: Buffer): Promise<string> => (await pagesOf(pdf)).join(' ');
