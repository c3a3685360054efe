import { type ClassFacts, factsOf } from '@exit-tickets/answer-groups/analysis';
import type { Judgements, Wording } from '@exit-tickets/contracts';
import { aChoice, aQuestion } from '@exit-tickets/testing';
import { describe, expect, test } from 'vitest';
import { aClass } from '../support/classes.ts';

const question = aQuestion({
  text: 'Waarvan groeit een plant?',
  guide: { modelAnswer: 'Van koolstofdioxide en water.' },
});

type JudgedAnswer = Pick<Wording, 'answer' | 'verdict' | 'label'> & { count?: number };

/** The facts of a class with these judged answers; each list is a group of similar answers. */
const factsFrom = async (groups: JudgedAnswer[][], ofQuestion = question): Promise<ClassFacts> => {
  const all = groups.flat().flatMap(({ answer, count = 1 }) => Array.from({ length: count }, () => [answer]));
  const { ticket, responses } = aClass([ofQuestion], all);
  let next = 0;
  const judged: Judgements = {
    questions: [
      {
        questionId: ofQuestion.id,
        hasVerdicts: true,
        groups: groups.map((wordings) => ({
          wordings: wordings.map(({ count = 1, ...wording }) => ({
            ...wording,
            responseIds: Array.from({ length: count }, () => responses[next++]?.id ?? ''),
          })),
        })),
      },
    ],
    scope: 'off',
    isJudging: false,
    digest: 'd',
  };
  return factsOf(ticket, responses, judged, undefined, 'off');
};
const misconceptions = ({ questions: [first] }: ClassFacts) =>
  first?.ideas
    .filter(({ verdict }) => verdict === 'wrong' || verdict === 'partly')
    .map(({ wordings, responseIds }) => [wordings.join(' / '), responseIds.length]);
const wrong = (answer: string, count = 1, label?: string): JudgedAnswer => ({
  answer,
  verdict: 'wrong',
  count,
  ...(label && { label }),
});

describe('answers with the same misconception', () => {
  test('are those that share a label, however it is typed and whatever their group', async () => {
    const facts = await factsFrom([
      [wrong('uit de grond', 2, 'Planten eten aarde')],
      [{ ...wrong('voeding van onderen', 1, 'planten éten  aarde!'), verdict: 'partly' }],
      [wrong('van de zon', 1, 'Zonlicht is voedsel')],
    ]);
    expect(misconceptions(facts)).toEqual([
      ['uit de grond / voeding van onderen', 3],
      ['van de zon', 1],
    ]);
  });

  test('are not those that only look alike or share words: each is listed by itself', async () => {
    const facts = await factsFrom([
      [wrong('uit de grond', 2, 'Planten eten aarde'), wrong('uit de natte grond')],
      [wrong('planten eten aarde', 2)],
      [wrong('ze eten gewoon aarde')],
    ]);
    expect(misconceptions(facts)).toEqual([
      ['uit de grond', 2],
      ['planten eten aarde', 2],
      ['uit de natte grond', 1],
      ['ze eten gewoon aarde', 1],
    ]);
  });

  test('nor do unjudged ones, of which an analysis quotes one with its count', async () => {
    const unjudged = (answer: string, count = 1): JudgedAnswer => ({ answer, verdict: 'unjudged', count });
    const facts = await factsFrom([[unjudged('uit de grond', 2), unjudged('uit de natte grond')]]);
    expect(facts.questions[0]?.ideas.map(({ wordings, responseIds }) => [...wordings, responseIds.length])).toEqual([
      ['uit de grond', 2],
      ['uit de natte grond', 1],
    ]);
  });

  test('never include a right or unjudged answer, even in the same group', async () => {
    const facts = await factsFrom([
      [
        wrong('uit de grond'),
        { answer: 'uit de  grond', verdict: 'right' },
        { answer: 'uit dé grond', verdict: 'unjudged' },
      ],
    ]);
    expect(misconceptions(facts)).toEqual([['uit de grond', 1]]);
    expect(facts.questions[0]?.tally).toMatchObject({ right: 1, wrong: 1, unjudged: 1 });
  });

  test('to a choice question are its options', async () => {
    const facts = await factsFrom([[wrong('glucose', 3, 'x')], [wrong('zetmeel', 2, 'x')]], aChoice());
    expect(misconceptions(facts)).toEqual([
      ['glucose', 3],
      ['zetmeel', 2],
    ]);
  });

  test('keep their misconception when more answers arrive', async () => {
    const before = [[wrong('planten eten aarde', 2)], [wrong('zonlicht is voedsel', 2)]];
    const after = [...before, [wrong('aarde is voedsel')], [wrong('melk')]];
    const counted = misconceptions(await factsFrom(after)) ?? [];
    for (const [answer] of misconceptions(await factsFrom(before)) ?? [])
      expect(counted.some(([wordings]) => String(wordings).startsWith(String(answer)))).toBe(true);
  });
});

test('answers without content are counted apart from empty ones, and both as blank', async () => {
  const blank = (answer: string, hasNoContent?: boolean) => [{ answer, verdict: 'blank' as const, hasNoContent }];
  const facts = await factsFrom([blank('?'), blank('bel 0612345678', true), [wrong('aarde')]]);
  expect(facts.questions[0]?.tally).toMatchObject({ blank: 2, withoutContent: 1 });
});

test('a verdict on a removed response is not counted', async () => {
  const { ticket, responses } = aClass([question], [['aarde']]);
  const wordings = [{ answer: 'aarde', verdict: 'wrong' as const, responseIds: [responses[0]?.id ?? '', 'gone'] }];
  const questions = [{ questionId: question.id, hasVerdicts: true, groups: [{ wordings }] }];
  const facts = await factsOf(
    ticket,
    responses,
    { questions, scope: 'off', isJudging: false, digest: '' },
    undefined,
    'off',
  );
  expect(facts.questions[0]?.tally?.wrong).toBe(1);
});
