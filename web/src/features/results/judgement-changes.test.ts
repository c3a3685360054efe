import type { Judgements } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { aWording } from '../../testing/builders.ts';
import { applyChange, marksOf, undoOf } from './judgement-changes.ts';

describe('a change', () => {
  const judgements: Judgements = {
    scope: 'off',
    isJudging: false,
    digest: 'd',
    questions: [
      {
        questionId: 'q1',
        hasVerdicts: true,
        groups: [
          { wordings: [aWording('r1 r2'), aWording('r3', 'right', { by: 'key', reason: 'als het antwoord' })] },
          { wordings: [aWording('r4', 'wrong', { by: 'teacher', label: 'eet aarde' })] },
        ],
      },
      { questionId: 'q2', hasVerdicts: true, groups: [{ wordings: [aWording('r1 r2 r3 r4')] }] },
    ],
  };
  const [first, second] = judgements.questions;
  const wordings = first?.groups.flatMap((group) => group.wordings) ?? [];
  const markAll = { marks: marksOf('q1', wordings, () => ({ verdict: 'partly' as const, label: 'half' })) };

  test('shows at once, as the teacher’s, and leaves other questions as they are', () => {
    const changed = applyChange(judgements, markAll);
    expect(changed.questions[0]?.groups[0]?.wordings).toEqual([
      aWording('r1 r2', 'partly', { by: 'teacher', label: 'half' }),
      { answer: 'antwoord r3', responseIds: ['r3'], verdict: 'partly', by: 'teacher', label: 'half' },
    ]);
    expect(changed.questions[1]).toBe(second);
  });

  test('leaves the groups that it does not touch the same objects, so that they are not drawn again', () => {
    const one = { marks: marksOf('q1', [wordings[0] ?? aWording('x')], () => ({ verdict: 'right' as const })) };
    expect(applyChange(judgements, one).questions[0]?.groups[1]).toBe(first?.groups[1]);
  });

  test('is one mark however many wordings get the same', () => {
    expect(markAll.marks).toEqual([
      { questionId: 'q1', responseIds: ['r1', 'r2', 'r3', 'r4'], verdict: 'partly', label: 'half' },
    ]);
  });

  test('can be undone: each answer gets its earlier verdict back, from a teacher or a machine', () => {
    const undo = undoOf('q1', wordings);
    expect(undo.marks).toEqual([
      { questionId: 'q1', responseIds: ['r1', 'r2', 'r3'], verdict: null },
      { questionId: 'q1', responseIds: ['r4'], verdict: 'wrong', label: 'eet aarde' },
    ]);
    expect(applyChange(applyChange(judgements, markAll), undo)).toEqual(judgements);
  });

  test('of what an answer must contain is the teacher’s, and an empty one takes it away', () => {
    const withCore = applyChange(judgements, { marks: [], questions: [{ questionId: 'q1', core: 'licht' }] });
    expect(withCore.questions[0]?.core).toEqual({ text: 'licht', by: 'teacher' });
    const without = applyChange(withCore, { marks: [], questions: [{ questionId: 'q1', core: '' }] });
    expect(without.questions[0]?.core).toBeUndefined();
  });

  test('makes an opinion of a question, which has no verdicts then', () => {
    const changed = applyChange(judgements, { marks: [], questions: [{ questionId: 'q1', isOpinion: true }] });
    expect(changed.questions[0]?.hasVerdicts).toBe(false);
  });

  test('by the teacher of what counts, and no mark, overrules a model that sees an opinion', () => {
    const asked = judgements.questions.map((question) => ({ ...question, isOpinionToModel: true }));
    const before = { ...judgements, questions: asked };
    const marks = [{ questionId: 'q1', responseIds: ['r1'], verdict: 'right' as const }];
    expect(applyChange(before, { marks }).questions[0]?.isOpinionToModel).toBe(true);
    const withCore = applyChange(before, { marks: [], questions: [{ questionId: 'q1', core: 'licht' }] });
    expect(withCore.questions[0]?.isOpinionToModel).toBeUndefined();
  });
});
