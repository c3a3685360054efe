import type { Question } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { choiceOfAnswers, type JudgedAnswer } from '../../src/follow-up/choice-of-answers.ts';
import { saysTheSame } from '../../src/follow-up/says-the-same.ts';

const question: Question = { id: 'q1', type: 'open_text', text: 'Welk gas neemt een plant op bij fotosynthese?' };
const given = (answer: string, verdict: JudgedAnswer['verdict'], count = 5): JudgedAnswer => ({
  ...{ answer, verdict, count },
  ...{ isWhole: true, by: 'teacher' },
});
const choice = (...answers: JudgedAnswer[]) => choiceOfAnswers(question, undefined, answers, 'nl');

describe('a choice of a class’s answers', () => {
  test('has no wrong option that says what any right answer says, whatever it was marked', () => {
    const made = choice(
      given('koolstofdioxide', 'right', 6),
      given('het gas dat wij uitademen', 'right', 2),
      given('Het gas dat wij uitademen.', 'wrong', 1),
      given('zuurstof uit de lucht', 'wrong', 3),
    );
    expect(made).toMatchObject({ question: { options: ['Koolstofdioxide', 'Zuurstof uit de lucht'] } });
  });

  test('is none where its length tells the right one, and takes a right one that it does not tell', () => {
    const long = given('koolstofdioxide, dat de plant door de huidmondjes van het blad opneemt', 'right', 6);
    expect(choice(long, given('zuurstof', 'wrong'))).toEqual({ refusal: 'given_away' });
    expect(choice(long, given('waterdamp', 'wrong'), given('koolzuurgas', 'right', 1))).toMatchObject({
      question: { correctAnswer: 'Koolzuurgas' },
    });
  });

  test('has wrong options that begin alike, where they are lists', () => {
    const list = (last: string) => `licht, water en ${last}`;
    expect(
      choice(
        given(list('koolstofdioxide'), 'right', 6),
        given(list('zuurstof'), 'wrong', 3),
        given(list('stikstof'), 'wrong', 2),
      ),
    ).toMatchObject({ question: { options: expect.objectContaining({ length: 3 }) } });
  });

  test('has one wrong option of each mistake, and no third one that a single student would be known by', () => {
    const labelled = (answer: string, label: string) => ({ ...given(answer, 'wrong', 3), label });
    const made = choice(
      given('koolstofdioxide', 'right', 6),
      labelled('zuurstof', 'zuurstof'),
      labelled('dezelfde lucht als wij', 'zuurstof'),
      given('stikstof, want dat zit in de lucht', 'wrong', 2),
      given('stikstof omdat het mest is', 'wrong', 2),
      given('heliumballonnen', 'wrong', 1),
    );
    const options = ['Koolstofdioxide', 'Stikstof, want dat zit in de lucht', 'Zuurstof'];
    expect(made).toMatchObject({ question: { options } });
  });

  test('takes a right answer that does not stand out by its first word, where there is one', () => {
    const wrong = ['omdat het zuurstof is', 'omdat hij drinkt'].map((answer) => given(answer, 'wrong', 2));
    const made = choice(
      given('het is koolstofdioxide', 'right', 6),
      given('omdat het koolzuurgas is', 'right', 2),
      ...wrong,
    );
    expect(made).toMatchObject({ question: { correctAnswer: 'Omdat het koolzuurgas is' } });
  });

  test.each([
    ['smaller, then', 'Smaller, then'],
    ['x < 3 is wat klopt', 'x < 3 is wat klopt'],
  ])('writes %s as %s', (answer, option) => {
    const made = choice(given('koolstofdioxide', 'right', 6), given(answer, 'wrong', 5));
    expect(made).toMatchObject({ question: { options: expect.arrayContaining([option]) } });
  });

  test('begins with the misconception that most have', () => {
    const made = choice(
      given('koolstofdioxide', 'right'),
      given('stikstof uit lucht', 'wrong', 2),
      ...['zuurstof uit lucht', 'gewone zuurstof'].map((answer) => ({
        ...given(answer, 'wrong', 2),
        label: 'zuurstof',
      })),
    );
    expect(made).toMatchObject({ question: { guide: { misconception: 'zuurstof' } } });
  });
});

test('answers say the same in other words around them, and not with two things swapped', () => {
  const same = (one: string, other: string) => saysTheSame(question, one, other, 'nl');
  expect(same('de aarde staat schuin dus de zon staat hoger', 'De aarde staat schuin, dus staat de zon hoger.')).toBe(
    true,
  );
  expect(same('koolstofdioxide', 'Koolstofdioxide!')).toBe(true);
  expect(same('neemt zuurstof op en geeft koolstofdioxide af', 'neemt koolstofdioxide op en geeft zuurstof af')).toBe(
    false,
  );
});
