import type { Question } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { editedQuestion, emptyQuestion } from './edited-ticket.ts';
import { existingQuestions, hasVariants, isEditedByHand } from './question-variants.ts';

const open: Question = { id: 'q1', type: 'open_text', text: 'Wat is osmose?', guide: { kind: 'definition' } };
const choice: Question = { id: 'q2', type: 'multiple_choice', text: 'Kies.', options: ['licht', 'aarde'] };
const confidence: Question = { id: 'q3', type: 'scale', text: 'Hoe zeker ben je?', guide: { kind: 'confidence' } };
const made = [open, choice, confidence].map(editedQuestion);
const [first = emptyQuestion('x'), ...rest] = made;

describe('questions were changed by hand', () => {
  test('when a text, an option or a model answer is another than was made', () => {
    expect(isEditedByHand([{ ...first, text: 'Wat is diffusie?' }, ...rest], made)).toBe(true);
    expect(isEditedByHand([{ ...first, guide: { ...first.guide, modelAnswer: 'Water' } }, ...rest], made)).toBe(true);
  });

  test('when one was written beside them', () => {
    expect(isEditedByHand([...made, { ...emptyQuestion('q4'), text: 'En verder?' }], made)).toBe(true);
  });

  test('not when they were moved or removed, or one was added that is still blank', () => {
    expect(isEditedByHand([...rest, emptyQuestion('q4')], made)).toBe(false);
  });
});

describe('the questions that are not to be made again', () => {
  test('are those that are complete, and never the closing scale, which others may have too', () => {
    const questions = [...made, emptyQuestion('q4')];
    expect(existingQuestions(questions, 20).map(({ id }) => id)).toEqual(['q1', 'q2']);
  });

  test('are no more than are taken', () => {
    expect(existingQuestions(made, 1).map(({ id }) => id)).toEqual(['q1']);
  });
});

test('there can be another of a question that is complete and asks about the lesson', () => {
  expect(made.map(hasVariants)).toEqual([true, true, false]);
  expect(hasVariants(emptyQuestion('q4'))).toBe(false);
  expect(hasVariants({ ...first, type: 'multiple_choice' })).toBe(false);
});
