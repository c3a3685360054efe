import type { Question, Wording } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { aGroup, aWording } from '../../../testing/builders.ts';
import {
  type JudgedQuestion,
  type KeyedGroup,
  labelsOf,
  markedWithBelow,
  markedWithGroup,
  previewOf,
  restBelow,
  restOf,
  sharedVerdict,
  undecidedGroups,
  workLeft,
} from './groups.ts';

const open: Question = { id: 'q1', type: 'open_text', text: 'Waarom?' };
const aJudgedQuestion = (groups: KeyedGroup[], more: Partial<JudgedQuestion> = {}): JudgedQuestion => ({
  question: open,
  place: 1,
  hasVerdicts: true,
  groups,
  concerns: [],
  ...more,
});

describe('what is left to judge', () => {
  const judged = aJudgedQuestion([
    aGroup('a', aWording('r1 r2')),
    aGroup('b', aWording('r3', 'right'), aWording('r4')),
    aGroup('c', aWording('r5', 'wrong')),
    aGroup('d', aWording('r6', 'blank')),
  ]);

  test('is every group with a wording that nobody has judged', () => {
    expect(undecidedGroups(judged).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  test('is, as the rest of a question, those wordings alone', () => {
    expect(restOf(judged).flatMap(({ responseIds }) => responseIds)).toEqual(['r1', 'r2', 'r4']);
  });

  test('is nothing where there is no right or wrong', () => {
    expect(restOf({ ...judged, hasVerdicts: false })).toEqual([]);
    expect(workLeft([{ ...judged, hasVerdicts: false }])).toMatchObject({ groups: 0, answers: 0 });
  });

  test('is counted over all questions, with the time that reading it takes', () => {
    expect(workLeft([judged, judged])).toMatchObject({ groups: 4, answers: 6, minutes: 1 });
    const long = aGroup('e', aWording('r7', 'unjudged', { answer: 'woord '.repeat(400) }));
    expect(workLeft([aJudgedQuestion([long])]).minutes).toBe(3);
  });

  test('is a minute at least, and rounded up', () => {
    const short = (count: number) =>
      [...Array(count).keys()].map((n) => aGroup(`g${n}`, aWording(`r${n}`, 'unjudged', { answer: 'kort antwoord' })));
    const minutes = [0, 8, 15, 38, 46].map((count) => workLeft([aJudgedQuestion(short(count))]).minutes);
    expect(minutes).toEqual([1, 1, 1, 2, 3]);
  });
});

describe('a question shows', () => {
  const judgedGroups = Array.from({ length: 5 }, (_, n) => aGroup(`j${n}`, aWording(`j${n}`, 'right')));
  const openGroups = Array.from({ length: 25 }, (_, n) => aGroup(`o${n}`, aWording(`o${n}`)));

  test('its first three groups when it is judged', () => {
    expect(previewOf(aJudgedQuestion(judgedGroups), false, 20)).toEqual(judgedGroups.slice(0, 3));
  });

  test('of these the ones that are not right before all others', () => {
    const wrong = aGroup('w', aWording('w', 'wrong'));
    const partly = aGroup('p', aWording('p1', 'right'), aWording('p2', 'partly'));
    const shown = previewOf(aJudgedQuestion([...judgedGroups.slice(0, 3), wrong, partly]), false, 20);
    expect(shown.map(({ key }) => key)).toEqual(['w', 'p', 'j0']);
  });

  test('all of them while it is being judged, also when the last one is', () => {
    expect(previewOf(aJudgedQuestion(judgedGroups), true, 20)).toEqual(judgedGroups);
  });

  test('so many to judge where there are more, and the next ones as these are judged', () => {
    expect(previewOf(aJudgedQuestion([...judgedGroups, ...openGroups]), true, 20).length).toBe(25);
    expect(previewOf(aJudgedQuestion([...judgedGroups, ...judgedGroups, ...openGroups]), true, 20).length).toBe(30);
  });
});

describe('a mark on a whole group', () => {
  const ids = (wordings: Wording[]) => wordings.map(({ responseIds }) => responseIds.join());

  test('takes all of it', () => {
    expect(ids(markedWithGroup([aWording('r1'), aWording('r2')]))).toEqual(['r1', 'r2']);
  });

  test('leaves what was marked apart before', () => {
    expect(ids(markedWithGroup([aWording('r1'), aWording('r2', 'wrong', { by: 'teacher' })]))).toEqual(['r1']);
  });

  test('changes its mind about most of it and leaves what was marked apart since', () => {
    const wordings = [aWording('r1 r2', 'right'), aWording('r3', 'wrong'), aWording('r4', 'right')];
    expect(ids(markedWithGroup(wordings))).toEqual(['r1,r2', 'r4']);
  });

  test('is shown as the verdict of the group only when all its wordings have it', () => {
    expect(sharedVerdict([aWording('r1', 'right'), aWording('r2', 'right')])).toBe('right');
    expect(sharedVerdict([aWording('r1', 'right'), aWording('r2')])).toBeUndefined();
  });
});

describe('a mark on a group and everything below it', () => {
  const [first, second, ...others] = [
    aGroup('a', aWording('r1')),
    aGroup('b', aWording('r2', 'wrong'), aWording('r3')),
    aGroup('c', aWording('r4', 'right')),
    aGroup('d', aWording('r5', 'partly'), aWording('r6')),
    aGroup('e', aWording('r7', 'blank')),
  ] as const;
  const judged = aJudgedQuestion([first, second, ...others]);
  const ids = (wordings: Wording[]) => wordings.flatMap(({ responseIds }) => responseIds);

  test('takes what nobody has judged from there on, and nothing above', () => {
    expect(ids(markedWithBelow(judged, second))).toEqual(['r3', 'r6']);
    expect(ids(markedWithBelow(judged, first))).toEqual(['r1', 'r3', 'r6']);
  });

  test('changes a group that is judged, and of those below only what is not', () => {
    expect(ids(markedWithBelow(judged, others[0]))).toEqual(['r4', 'r6']);
  });

  test('takes nothing below the last one that is left', () => {
    expect(restBelow(judged, 'd')).toEqual([]);
  });

  test('takes nothing below where there is no right or wrong', () => {
    expect(restBelow({ ...judged, hasVerdicts: false }, 'a')).toEqual([]);
  });
});

test('labels are suggested as they were used, the most frequent first', () => {
  const label = (text: string) => ({ label: text });
  const groups = [
    aGroup('a', aWording('r1', 'wrong', label('eet aarde'))),
    aGroup('b', aWording('r2 r3', 'partly', label('verwart met verbranding')), aWording('r4')),
  ];
  expect(labelsOf(groups)).toEqual(['verwart met verbranding', 'eet aarde']);
});
