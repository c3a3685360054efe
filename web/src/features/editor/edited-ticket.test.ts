import { ticketDraft } from '@exit-tickets/contracts';
import { aDraft } from '@exit-tickets/testing/builders';
import { describe, expect, test } from 'vitest';
import {
  acceptQuestion,
  canAddByAi,
  type EditedTicket,
  editedQuestion,
  editedTicket,
  emptyQuestion,
  isBlankQuestion,
  materialOf,
  newQuestionId,
  problemsOf,
  toDraft,
  toQuestion,
} from './edited-ticket.ts';

const draft = aDraft({
  questions: [
    { id: 'q1', type: 'open_text', text: 'Leg uit.', guide: { modelAnswer: 'Glucose' } },
    { id: 'q2', type: 'multiple_choice', text: 'Kies.', options: ['licht', 'aarde'], correctAnswer: 'aarde' },
    { id: 'q3', type: 'scale', text: 'Hoe goed?', lowEnd: 'slecht', highEnd: 'goed' },
  ],
  originalContent: 'Planten maken glucose.',
});

const edited = (change: Partial<EditedTicket> = {}): EditedTicket => ({ ...editedTicket(draft), ...change });

const choice = (options: string[], correctIndex: number | null): EditedTicket =>
  edited({ questions: [{ ...emptyQuestion('q1'), type: 'multiple_choice', text: 'Kies.', options, correctIndex }] });

describe('what is sent of an edited ticket', () => {
  test('is what was opened, when nothing was changed', () => {
    expect(toDraft(edited())).toEqual(draft);
  });

  test('has a null class when that is empty', () => {
    expect(toDraft(edited({ className: '   ' })).className).toBeNull();
  });

  test.each(['', 'veel', 0, Number.NaN])('has a null number of students for %j', (totalStudents) => {
    expect(toDraft(edited({ totalStudents })).totalStudents).toBeNull();
  });

  test('keeps the right option right when it is reworded', () => {
    const ticket = choice(['licht', 'aarde'], 1);
    ticket.questions[0]?.options.splice(1, 1, ' grond ');
    expect(ticketDraft.parse(toDraft(ticket)).questions[0]).toMatchObject({
      options: ['licht', 'grond'],
      correctAnswer: 'grond',
    });
  });

  test('has the named ends of a scale, without those that are blank', () => {
    const scale = { ...emptyQuestion('q1'), type: 'scale' as const, text: 'Hoe?', lowEnd: ' niet ', highEnd: '  ' };
    expect(toDraft(edited({ questions: [scale] })).questions).toEqual([
      { id: 'q1', type: 'scale', text: 'Hoe?', lowEnd: 'niet' },
    ]);
    expect(toDraft(edited({ questions: [{ ...scale, type: 'open_text' }] })).questions[0]).not.toHaveProperty('lowEnd');
  });

  test('has no options for a question that is no longer a choice', () => {
    const ticket = edited();
    const questions = ticket.questions.map((question) => ({ ...question, type: 'open_text' as const }));
    expect(toDraft({ ...ticket, questions }).questions[1]).toEqual({ id: 'q2', type: 'open_text', text: 'Kies.' });
  });
});

describe('what is wrong with an edited ticket', () => {
  test('is nothing when the server would take it', () => {
    expect(problemsOf(edited())).toEqual({});
  });

  test('is reported at its own field', () => {
    expect(problemsOf(edited({ title: '  ' }))).toEqual({ title: 'title' });
    expect(problemsOf(edited({ totalStudents: 51 }))).toEqual({ totalStudents: 'totalStudents' });
    expect(problemsOf(edited({ questions: [] }))).toEqual({ questions: 'noQuestions' });
    expect(problemsOf(edited({ questions: [emptyQuestion('q1')] }))).toEqual({ 'questions.0.text': 'questionText' });
  });

  test('is reported for options that are empty or alike', () => {
    expect(problemsOf(choice(['licht', ''], null))).toEqual({ 'questions.0.options.1': 'option' });
    // Marked as right though still blank: that is one problem, not two.
    expect(problemsOf(choice(['licht', ' '], 1))).toEqual({ 'questions.0.options.1': 'option' });
    expect(problemsOf(choice(['licht', 'licht '], null))).toEqual({ 'questions.0.options': 'sameOptions' });
  });
});

describe('an extra question', () => {
  const now = new Date('2025-05-30T12:00:00Z');
  const made = { type: 'open_text', text: 'Waarom?' };

  test('gets a moment as its id when it came without one', () => {
    expect(acceptQuestion(made, [], now).id).toBe(String(now.getTime()));
  });

  test('keeps its id unless another question has it', () => {
    expect(acceptQuestion({ ...made, id: 'q4' }, draft.questions, now).id).toBe('q4');
    expect(acceptQuestion({ ...made, id: 'q1' }, draft.questions, now).id).toBe(String(now.getTime()));
  });

  test.each([null, 'Waarom?', undefined, [made]])('must be an object, not %j', (result) => {
    expect(() => acceptQuestion(result, [], now)).toThrow('not an object');
  });

  test('is made by AI only up to 5 questions', () => {
    expect(canAddByAi([1, 2, 3, 4])).toBe(true);
    expect(canAddByAi([1, 2, 3, 4, 5])).toBe(false);
  });

  test('is made about the lesson, or about the ticket itself when there is no lesson', () => {
    expect(materialOf(edited())).toBe('Planten maken glucose.');
    expect(materialOf(edited({ originalContent: undefined }))).toBe('Fotosynthese\nLeg uit.\nKies.\nHoe goed?');
  });
});

test('two questions made in the same millisecond have different ids', () => {
  const now = new Date(1_000);
  expect(newQuestionId([{ id: '1000' }, { id: '1001' }], now)).toBe('1002');
});

describe('a question that asks another again', () => {
  const origin = { ticketId: 't1', questionId: 'q1', kind: 'same' } as const;
  const question = { id: 'q1', type: 'open_text', text: 'Waarom?', origin } as const;

  test('keeps its origin, says once it is worded otherwise that it was edited, and not when that is taken back', () => {
    const edited = editedQuestion(question);
    expect(toQuestion(edited)).toEqual(question);
    expect(toQuestion({ ...edited, text: 'Waardoor?' }).origin).toEqual({ ...origin, kind: 'edited' });
    expect(toQuestion({ ...edited, type: 'scale' }).origin?.kind).toBe('edited');
    expect(toQuestion({ ...edited, guide: { modelAnswer: 'Licht' } }).origin).toEqual(origin);
    expect(toQuestion({ ...edited, text: 'Waarom? ' }).origin).toEqual(origin);
  });

  test('is never blank, so that nothing takes its place', () => {
    expect(isBlankQuestion({ ...editedQuestion(question), text: '' })).toBe(false);
  });
});
