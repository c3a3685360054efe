import type { Question } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { choiceOfAnswers, type JudgedAnswer } from '../../src/follow-up/choice-of-answers.ts';
import { saysTheSame } from '../../src/follow-up/says-the-same.ts';

const question: Question = { id: 'q1', type: 'open_text', text: 'Welk gas neemt een plant op bij fotosynthese?' };
const judged = (answer: string, verdict: JudgedAnswer['verdict'], count = 5): JudgedAnswer => ({
  ...{ answer, verdict, count },
  ...{ isWhole: true, by: 'teacher' },
});
const choice = (...answers: JudgedAnswer[]) => choiceOfAnswers(question, undefined, answers, 'nl');

describe('a choice of a class’s answers', () => {
  test('has no wrong option that says the same as a right answer, whatever its mark', () => {
    const made = choice(
      judged('koolstofdioxide', 'right', 6),
      judged('het gas dat wij uitademen', 'right', 2),
      judged('Het gas dat wij uitademen.', 'wrong', 1),
      judged('zuurstof uit de lucht', 'wrong', 3),
    );
    expect(made).toMatchObject({ question: { options: ['Koolstofdioxide', 'Zuurstof uit de lucht'] } });
  });

  test('is refused if the length of the right option gives it away, and uses another right answer if there is one', () => {
    const long = judged('koolstofdioxide, dat de plant door de huidmondjes van het blad opneemt', 'right', 6);
    expect(choice(long, judged('zuurstof', 'wrong'))).toEqual({ refusal: 'given_away' });
    expect(choice(long, judged('waterdamp', 'wrong'), judged('koolzuurgas', 'right', 1))).toMatchObject({
      question: { correctAnswer: 'Koolzuurgas' },
    });
  });

  test('can have wrong options that begin alike if they are lists', () => {
    const list = (last: string) => `licht, water en ${last}`;
    expect(
      choice(
        judged(list('koolstofdioxide'), 'right', 6),
        judged(list('zuurstof'), 'wrong', 3),
        judged(list('stikstof'), 'wrong', 2),
      ),
    ).toMatchObject({ question: { options: expect.objectContaining({ length: 3 }) } });
  });

  test('has one wrong option for each mistake, and no third one that only one student gave', () => {
    const labelled = (answer: string, label: string) => ({ ...judged(answer, 'wrong', 3), label });
    const made = choice(
      judged('koolstofdioxide', 'right', 6),
      labelled('zuurstof', 'zuurstof'),
      labelled('dezelfde lucht als wij', 'zuurstof'),
      judged('stikstof, want dat zit in de lucht', 'wrong', 2),
      judged('stikstof omdat het mest is', 'wrong', 2),
      judged('heliumballonnen', 'wrong', 1),
    );
    const options = ['Koolstofdioxide', 'Stikstof, want dat zit in de lucht', 'Zuurstof'];
    expect(made).toMatchObject({ question: { options } });
  });

  test('prefers a right answer whose first word does not stand out', () => {
    const wrong = ['omdat het zuurstof is', 'omdat hij drinkt'].map((answer) => judged(answer, 'wrong', 2));
    const made = choice(
      judged('het is koolstofdioxide', 'right', 6),
      judged('omdat het koolzuurgas is', 'right', 2),
      ...wrong,
    );
    expect(made).toMatchObject({ question: { correctAnswer: 'Omdat het koolzuurgas is' } });
  });

  test.each([
    ['smaller, then', 'Smaller, then'],
    ['x < 3 is wat klopt', 'x < 3 is wat klopt'],
  ])('writes %s as %s', (answer, option) => {
    const made = choice(judged('koolstofdioxide', 'right', 6), judged(answer, 'wrong', 5));
    expect(made).toMatchObject({ question: { options: expect.arrayContaining([option]) } });
  });

  test('has the most frequent misconception in its guide', () => {
    const made = choice(
      judged('koolstofdioxide', 'right'),
      judged('stikstof uit lucht', 'wrong', 2),
      ...['zuurstof uit lucht', 'gewone zuurstof'].map((answer) => ({
        ...judged(answer, 'wrong', 2),
        label: 'zuurstof',
      })),
    );
    expect(made).toMatchObject({ question: { guide: { misconception: 'zuurstof' } } });
  });
});

test('answers say the same with other words around them, but not with two things swapped', () => {
  const same = (one: string, other: string) => saysTheSame(question, one, other, 'nl');
  expect(same('de aarde staat schuin dus de zon staat hoger', 'De aarde staat schuin, dus staat de zon hoger.')).toBe(
    true,
  );
  expect(same('koolstofdioxide', 'Koolstofdioxide!')).toBe(true);
  expect(same('neemt zuurstof op en geeft koolstofdioxide af', 'neemt koolstofdioxide op en geeft zuurstof af')).toBe(
    false,
  );
});
