import type { Question, QuestionOf, QuestionType } from '@exit-tickets/contracts';
import { pagesOf } from '@exit-tickets/testing';

export const teacherId = 'u1';

const ofEachType: { [Type in QuestionType]: QuestionOf<Type> } = {
  open_text: {
    id: 'q1',
    type: 'open_text',
    text: 'Où naît le magma ?',
    guide: { modelAnswer: 'GEHEIM-MODEL', passage: 'GEHEIM-BRON' },
  },
  multiple_choice: {
    id: 'q2',
    type: 'multiple_choice',
    text: 'Wer gehörte zum Dritten Stand?',
    options: ['Bürger', 'Geistliche'],
    correctAnswer: 'Bürger',
    guide: { misconception: 'GEHEIM-IRRTUM' },
  },
  scale: { id: 'q3', type: 'scale', text: 'Hoe zeker ben je, coördinatie?' },
};

/** The questions of a ticket that has every type, with a key and a guide that must not be printed. */
export const allTypes: Question[] = Object.values(ofEachType);

export const textOf = async (pdf: Buffer): Promise<string> => (await pagesOf(pdf)).join(' ');
