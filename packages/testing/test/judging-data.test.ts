import { checkAnswers } from '@exit-tickets/contracts';
import { answerKinds, labelledAnswers, plantedClasses, realQuestions, type Truth } from '@exit-tickets/testing';
import { describe, expect, it } from 'vitest';

/** How often each key occurs. */
const tally = <Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> => {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** The statements that occur with more than one truth, which none may. */
const ambiguous = (answers: readonly { says: string; truth: Truth }[]): string[] => {
  const truths = new Map<string, Truth>();
  return answers
    .filter(({ says, truth }) => (truths.get(says) ?? truths.set(says, truth).get(says)) !== truth)
    .map(({ says }) => says);
};

const ids = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id)).size;

describe('the labelled answers', () => {
  const questions = labelledAnswers();
  const answers = questions.flatMap((labelled) => labelled.answers);

  it('are 300, with 100 in Dutch and at least 65 in each other language', () => {
    expect(tally(questions.flatMap(({ language, answers }) => answers.map(() => language)))).toEqual({
      nl: 100,
      en: 70,
      de: 65,
      fr: 65,
    });
    expect(ids(questions)).toBe(questions.length);
  });

  it('have each kind at least 15 times', () => {
    const counts = tally(answers.map(({ kind }) => kind));
    for (const kind of answerKinds) expect.soft(counts[kind], kind).toBeGreaterThanOrEqual(15);
  });

  it('have no truth that their kind rules out', () => {
    const possible: Partial<Record<(typeof answerKinds)[number], readonly Truth[]>> = {
      exact: ['right'],
      synonym: ['right'],
      clumsy: ['right'],
      half: ['partly'],
      reversal: ['wrong'],
      'near-miss': ['wrong'],
      contradiction: ['partly', 'wrong'],
      category: ['partly'],
      opinion: ['opinion'],
      blank: ['blank'],
      'no-content': ['blank'],
    };
    expect(answers.filter(({ kind, truth }) => possible[kind]?.includes(truth) === false)).toEqual([]);
  });

  it('take the truth of a choice from its key', () => {
    for (const { question, answers } of questions)
      if (question.type === 'multiple_choice')
        for (const { answer, truth } of answers) {
          expect(question.options).toContain(answer);
          expect(truth).toBe(answer === question.correctAnswer ? 'right' : 'wrong');
        }
  });

  it('have one truth for each statement, and each answer once', () => {
    for (const { answers } of questions) {
      expect(ambiguous(answers)).toEqual([]);
      expect(new Set(answers.map(({ answer }) => answer)).size).toBe(answers.length);
    }
  });
});

describe('the questions of a whole class', () => {
  const questions = realQuestions();

  it('are eight, two in each language, with 28 answers each', () => {
    expect(tally(questions.map(({ language }) => language))).toEqual({ nl: 2, en: 2, de: 2, fr: 2 });
    expect(questions.map(({ answers }) => answers.length)).toEqual(questions.map(() => 28));
    expect(ids(questions)).toBe(questions.length);
  });

  it('have one truth for each statement', () => {
    for (const { answers } of questions) expect(ambiguous(answers)).toEqual([]);
  });

  it('have three to five wrong ideas that several students share, and some blanks', () => {
    for (const { id, answers } of questions) {
      const wrong = Object.values(tally(answers.filter(({ truth }) => truth === 'wrong').map(({ says }) => says)));
      const shared = wrong.filter((count) => (count ?? 0) > 1).length;
      expect.soft([3, 4, 5], id).toContain(shared);
      expect.soft(answers.filter(({ truth }) => truth === 'blank').length, id).toBeGreaterThanOrEqual(3);
    }
  });

  it('are answered in 1 to 30 words', () => {
    const lengths = questions.flatMap(({ answers }) => answers.map(({ answer }) => answer.split(/\s+/).length));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(30);
  });
});

describe('the classes with planted misconceptions', () => {
  const classes = plantedClasses();

  it('have 24, 28 and 6 students, with 9, 10 and 3 misconceptions', () => {
    expect(classes.map(({ language, students }) => [language, students.length])).toEqual([
      ['nl', 24],
      ['en', 28],
      ['fr', 6],
    ]);
    expect(classes.map(({ planted }) => planted.length)).toEqual([9, 10, 3]);
  });

  it('have three questions, one of them a choice, and a lesson of 150 to 300 words', () => {
    for (const { questions, lesson } of classes) {
      expect(questions.map(({ type }) => type)).toEqual(['open_text', 'open_text', 'multiple_choice']);
      const words = lesson.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(150);
      expect(words).toBeLessThanOrEqual(300);
    }
  });

  it('have answers that their questions accept', () => {
    for (const { questions, students } of classes)
      for (const { answers } of students) expect(checkAnswers(questions, answers)).toBeUndefined();
  });

  it('have one truth for each statement', () => {
    for (const { questions, students } of classes) {
      const answers = students.flatMap(({ answers }) => answers);
      for (const { id } of questions)
        expect(ambiguous(answers.filter(({ questionId }) => questionId === id))).toEqual([]);
    }
  });

  it('have each misconception as often as it is planted, in answers that are not right', () => {
    for (const { students, planted } of classes) {
      const labelled = students
        .flatMap(({ answers }) => answers)
        .filter(({ misconception }) => misconception !== undefined);
      expect(tally(labelled.map(({ questionId, misconception }) => `${questionId} ${misconception}`))).toEqual(
        Object.fromEntries(planted.map(({ questionId, label, count }) => [`${questionId} ${label}`, count])),
      );
      expect(labelled.filter(({ truth }) => truth !== 'wrong' && truth !== 'partly')).toEqual([]);
    }
  });

  it('have one student for each concern, and no other with a repeated misconception or nothing right', () => {
    for (const { students } of classes) {
      expect(tally(students.flatMap(({ concerns }) => concerns))).toEqual({
        'same-misconception': 1,
        contradiction: 1,
        'nothing-right': 1,
        distress: 1,
      });
      for (const { answers, concerns } of students) {
        const labels = answers.flatMap(({ misconception }) => misconception ?? []);
        expect(concerns.includes('same-misconception')).toBe(new Set(labels).size < labels.length);
        expect(concerns.includes('nothing-right')).toBe(
          answers.every(({ truth }) => truth === 'wrong' || truth === 'blank'),
        );
      }
    }
  });

  it('have students with different names, and the words listed as personal or not in their answers', () => {
    for (const { students, personal, notPersonal } of classes) {
      expect(new Set(students.map(({ name }) => name)).size).toBe(students.length);
      const answers = students.flatMap(({ answers }) => answers.map(({ answer }) => answer)).join('\n');
      for (const words of [...personal, ...notPersonal]) expect(answers).toContain(words);
    }
  });
});
