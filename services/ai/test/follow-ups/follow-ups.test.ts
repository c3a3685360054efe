import {
  changeJudgements,
  getAnalysisSent,
  type Mark,
  optionsOf,
  proposeFollowUps,
  type Question,
} from '@exit-tickets/contracts';
import { aChoice, aQuestion, aScale, type FakeOpenAi, startFakeOpenAi } from '@exit-tickets/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Unusable } from '../../src/model/answers.ts';
import { type RunningAi, startAi } from '../support/ai.ts';
import { aClass, Classes, type TestClass, teacherId } from '../support/classes.ts';

const classes = new Classes();
let openai: FakeOpenAi;
let without: RunningAi;
let ai: RunningAi;
beforeAll(async () => {
  openai = await startFakeOpenAi();
  without = await startAi();
  ai = await startAi({ OPENAI_BASE_URL: openai.url, AI_RETRIES: '0', AI_EVALUATE: 'on-demand' });
  for (const each of [without, ai]) {
    await classes.serve(each.context);
    each.client.logInAs(each.context.sessions, teacherId);
  }
});
afterAll(async () => {
  await Promise.all([without.context.close(), ai.context.close()]);
  await openai.close();
});

const lesson =
  'Een plant maakt zelf zijn voedsel. De aardas staat schuin. Daardoor staat de zon in de zomer hoger aan de hemel en zijn de dagen langer. De afstand tot de zon verandert weinig.';
const question = aQuestion({
  text: 'Waardoor is het in de zomer warmer dan in de winter?',
  guide: {
    modelAnswer: 'Door de schuine aardas staat de zon in de zomer hoger en zijn de dagen langer.',
    passage: 'Daardoor staat de zon in de zomer hoger aan de hemel en zijn de dagen langer.',
  },
});
const right = 'de aarde staat schuin dus de zon staat hoger';
const near = 'de aarde staat in de zomer dichter bij de zon';
const hot = 'omdat de zon dan harder brandt in juli';
const partly = 'de dagen zijn in de zomer langer';
const unjudged = 'er zijn in de zomer minder wolken';
const given = [...Array(5).fill(right), ...Array(4).fill(near), hot, hot, partly, unjudged] as string[];

const taught = (
  { answers = given, names, asked = question }: { answers?: string[]; names?: string[]; asked?: Question } = {},
  others: Question[] = [],
): TestClass => {
  const made = aClass(
    [asked, ...others],
    answers.map((answer) => [answer, ...others.map(() => '3')]),
    names,
  );
  made.ticket.originalContent = lesson;
  classes.add(made);
  return made;
};
/** What the teacher marks: everything but what is left unjudged. */
const judge = async (
  service: RunningAi,
  made: TestClass,
  verdicts: Record<string, Pick<Mark, 'verdict' | 'label'>> = {
    [right]: { verdict: 'right' },
    [near]: { verdict: 'wrong', label: 'dichter bij de zon' },
    [hot]: { verdict: 'wrong' },
    [partly]: { verdict: 'partly' },
  },
): Promise<TestClass> => {
  const marks = Object.entries(verdicts).flatMap(([answer, mark]): Mark[] => {
    const responseIds = made.responses.flatMap(({ id, answers }) => (answers[0]?.answer === answer ? [id] : []));
    return responseIds.length > 0 ? [{ questionId: 'q1', responseIds, ...mark }] : [];
  });
  const { status } = await service.client.call(changeJudgements, { params: { id: made.ticket.id }, body: { marks } });
  expect(status).toBe(200);
  return made;
};
const propose = async (service: RunningAi, { ticket }: TestClass, questionId = 'q1') =>
  service.client.call(proposeFollowUps, { params: { id: ticket.id }, body: { questionId } });

describe('without a model a question is asked again', () => {
  test('by the class’s own answers as a choice, of which one is right, and by the same sentence of the lesson', async () => {
    const { status, body } = await propose(without, await judge(without, taught()));
    expect(status).toBe(200);
    expect(body.proposals.map(({ from }) => from)).toEqual(['answers', 'lesson']);
    expect(body.proposals[0]?.question).toMatchObject({
      type: 'multiple_choice',
      text: `${question.text} Welk antwoord klopt?`,
      options: [
        'De aarde staat in de zomer dichter bij de zon',
        'De aarde staat schuin dus de zon staat hoger',
        'Omdat de zon dan harder brandt in juli',
      ],
      correctAnswer: 'De aarde staat schuin dus de zon staat hoger',
      guide: { misconception: 'dichter bij de zon' },
    });
    expect(body.proposals[1]?.question.text).toBe('“De aardas staat schuin.” Wat is daarvan het gevolg?');
  });

  test('never by what nobody judged, is partly right, names somebody or is a concern', async () => {
    const named = 'omdat Sanne zegt dat de zon dichterbij is';
    const sad = 'mijn vader slaat me';
    const answers = [...given, named, sad, sad, sad];
    const made = await judge(
      without,
      taught({ answers, names: answers.map((_, at) => (at === 0 ? 'Sanne' : `N${at}`)) }),
      {
        [right]: { verdict: 'right' },
        [near]: { verdict: 'wrong' },
        [partly]: { verdict: 'partly' },
        [named]: { verdict: 'wrong' },
      },
    );
    const { body } = await propose(without, made);
    expect(body.proposals[0]?.from).toBe('answers');
    expect(optionsOf(body.proposals[0]?.question ?? question)).toEqual([
      'De aarde staat in de zomer dichter bij de zon',
      'De aarde staat schuin dus de zon staat hoger',
    ]);
  });

  test.each([
    ['nothing_judged', {}, given],
    ['nothing_wrong', { [right]: { verdict: 'right' } }, given],
    ['too_few', { [right]: { verdict: 'right' }, [near]: { verdict: 'wrong' } }, given.slice(0, 9)],
  ] as const)('not by a choice where there is %s', async (reason, verdicts, answers) => {
    const { body } = await propose(without, await judge(without, taught({ answers: [...answers] }), verdicts));
    expect(body).toMatchObject({ noChoice: reason, proposals: [{ from: 'lesson' }] });
  });

  test('not by a choice where nothing right is known, and by the model answer of its teacher where nobody gave it', async () => {
    const asked = aQuestion({ text: question.text });
    const nothing = await judge(without, taught({ asked }), { [near]: { verdict: 'wrong' } });
    expect((await propose(without, nothing)).body).toMatchObject({ noChoice: 'nothing_right' });
    const short = aQuestion({
      text: question.text,
      guide: { modelAnswer: 'Door de schuine aardas staat de zon hoger.' },
    });
    const expected = await judge(without, taught({ asked: short }), { [near]: { verdict: 'wrong' } });
    expect((await propose(without, expected)).body.proposals[0]?.question).toMatchObject({
      correctAnswer: 'Door de schuine aardas staat de zon hoger',
    });
  });

  test('not by two right answers set against each other, though one was marked wrong', async () => {
    const again = 'De aarde staat schuin, dus staat de zon hoger.';
    const made = await judge(without, taught({ answers: [...Array(9).fill(right), again] as string[] }), {});
    await without.client.call(changeJudgements, {
      params: { id: made.ticket.id },
      body: {
        marks: [
          { questionId: 'q1', responseIds: made.responses.slice(0, 9).map(({ id }) => id), verdict: 'right' },
          { questionId: 'q1', responseIds: made.responses.slice(9).map(({ id }) => id), verdict: 'wrong' },
        ],
      },
    });
    const { body } = await propose(without, made);
    expect(body.proposals.map(({ from }) => from)).not.toContain('answers');
  });

  test('and a choice or a scale has no answers in words; another teacher’s ticket is not there', async () => {
    const made = taught({ answers: given }, [aChoice({ id: 'q2' }), aScale({ id: 'q3' })]);
    expect((await propose(without, made, 'q2')).body).toMatchObject({ noChoice: 'not_in_words' });
    expect((await propose(without, made, 'q3')).body).toMatchObject({ noChoice: 'not_in_words' });
    expect(await propose(without, made, 'q9')).toMatchObject({ status: 400, body: { field: 'questionId' } });
    const other = without.newClient();
    other.logInAs(without.context.sessions, 'teacher2');
    const answer = await other.call(proposeFollowUps, { params: { id: made.ticket.id }, body: { questionId: 'q1' } });
    expect(answer.status).toBe(404);
  });
});

describe('with a model a question is asked again', () => {
  const good = {
    text: 'In januari staat de aarde het dichtst bij de zon. Welk seizoen is het dan in Nederland, en waardoor?',
    rightAnswer: 'Winter, want de aardas staat dan zo dat de zon hier laag staat.',
    misconceptionAnswer: 'Zomer, want dichter bij de zon is het warmer.',
    otherWrongAnswers: null,
  };
  const json = (value: unknown) => ({ kind: 'json' as const, value });
  type Draft = Omit<typeof good, 'otherWrongAnswers'> & { otherWrongAnswers: string[] | null };
  /** What somebody says who answers this follow-up: these answers are right, and this one is given by the misconception. */
  const answered = (
    made: Draft,
    right = [made.rightAnswer],
    byMisconception: string | null = made.misconceptionAnswer,
  ) => {
    const answers = [made.rightAnswer, made.misconceptionAnswer, ...(made.otherWrongAnswers ?? [])].toSorted((a, b) =>
      a.localeCompare(b, 'nl'),
    );
    const idOf = (answer: string) => 'abc'.charAt(answers.indexOf(answer));
    return {
      why: 'In de winter staat de zon laag.',
      unusable: null,
      right: right.map(idOf),
      byMisconception: byMisconception && idOf(byMisconception),
    };
  };
  const sentNow = () => openai.requests.length;
  let before = 0;
  afterEach(() => {
    before = sentNow();
  });

  test('by another case, to which the misconception gives another answer; what was sent can be read, without names', async () => {
    openai.reply(json(good), json(answered(good)));
    const made = await judge(ai, taught({ names: given.map((_, at) => `Zoë${at}`) }));
    const { body } = await propose(ai, made);
    expect(body.proposals[0]).toMatchObject({
      from: 'model',
      question: {
        ...{ type: 'open_text', text: good.text },
        guide: { modelAnswer: good.rightAnswer, misconception: 'dichter bij de zon', level: 'toepassen' },
      },
    });
    const [request, check] = openai.requests.slice(before);
    expect(check?.data).toMatchObject({
      question: good.text,
      asked: question.text,
      misconception: 'dichter bij de zon',
    });
    expect(JSON.stringify(check?.data)).not.toMatch(/rightAnswer|correct/);
    expect(request?.data).toMatchObject({ misconception: 'dichter bij de zon', language: 'Dutch', type: 'open_text' });
    // The label says what is meant: no answer of a student goes along.
    expect(request?.raw).not.toContain(near);
    expect(request?.raw).not.toMatch(/Zoë\d/);
    const { body: sent } = await ai.client.call(getAnalysisSent, { params: { id: made.ticket.id } });
    const task = { task: 'followUp', questionId: 'q1' };
    expect(sent.requests).toMatchObject([task, task]);
  });

  test('by a choice where it was one', async () => {
    const choice = {
      ...good,
      rightAnswer: 'Winter, de zon staat laag',
      misconceptionAnswer: 'Zomer, de zon is dichtbij',
      otherWrongAnswers: ['Herfst, de zon gaat weg'],
    };
    openai.reply(json(choice), json(answered(choice)));
    const asked = aChoice({
      id: 'q1',
      text: question.text,
      options: ['de aarde staat schuin', near],
      correctAnswer: 'de aarde staat schuin',
      guide: { misconception: 'dichter bij de zon' },
    });
    const { body } = await propose(ai, taught({ asked, answers: [near, 'de aarde staat schuin'] }));
    expect(body.proposals[0]?.question).toMatchObject({
      options: ['Herfst, de zon gaat weg', 'Winter, de zon staat laag', 'Zomer, de zon is dichtbij'],
      correctAnswer: 'Winter, de zon staat laag',
    });
  });

  const asChoice = {
    ...good,
    rightAnswer: 'Winter, de zon staat laag',
    misconceptionAnswer: 'Zomer, de zon is dichtbij',
  };
  test.each([
    [
      'leads to the same answer',
      { ...good, misconceptionAnswer: 'Winter want de aardas staat dan zo dat de zon hier laag staat' },
      'misconception leads to the same',
    ],
    [
      'leads to the same answer for another reason',
      { ...good, misconceptionAnswer: 'Winter, want we zijn dan verder van de zon.' },
      'must differ before the word',
    ],
    [
      'names the misconception',
      { ...good, text: 'Tom zegt: “In januari zijn we dichter bij de zon.” Welk seizoen is het dan in Nederland?' },
      'names the misconception',
    ],
    ['says nothing', { ...good, misconceptionAnswer: '…' }, 'not whole'],
    ['repeats the question', { ...good, text: question.text }, 'asks what another question asks'],
    [
      'says its answer',
      {
        ...good,
        text: 'In de winter staat de zon laag. Welk seizoen is het dan?',
        rightAnswer: 'winter',
        misconceptionAnswer: 'zomer',
      },
      'says its answer',
    ],
    [
      'is in another language',
      {
        ...good,
        text: 'In January the earth is closest to the sun. Which season is it then in the Netherlands, and why is that?',
        rightAnswer: 'It is winter, because the axis is tilted so that the sun is low.',
      },
      'not in Dutch',
    ],
    ['can be answered with yes or no', { ...good, text: 'Is het in januari in Australië ook winter?' }, 'yes or no'],
  ])('and one that %s is made anew, with the reason, and refused the second time', async (_name, bad, problem) => {
    const made = await judge(ai, taught());
    openai.reply(json(bad), json(good), json(answered(good)));
    expect((await propose(ai, made)).body.proposals[0]).toMatchObject({ from: 'model', question: { text: good.text } });
    expect(JSON.stringify(openai.requests.at(-2)?.data.rejected)).toContain(problem);
    openai.reply(json(bad));
    const { body } = await propose(ai, made);
    expect(body).toMatchObject({ failure: 'ai_invalid' });
    // What needs no model is there all the same.
    expect(body.proposals.map(({ from }) => from)).toEqual(['answers', 'lesson']);
  });

  test.each([
    ['x < 3', 'x > 3'],
    ['-3', '3'],
    ['0,2 A', '0,1 A'],
    ['it’s', 'its'],
  ])('by a case whose short answers differ in a sign: %s and %s', async (rightAnswer, misconceptionAnswer) => {
    const made = await judge(ai, taught());
    const signed = {
      ...good,
      text: 'Welke van deze twee hoort op de lege plek in de som?',
      rightAnswer,
      misconceptionAnswer,
    };
    openai.reply(json(signed), json(answered(signed)));
    expect((await propose(ai, made)).body.proposals[0]).toMatchObject({
      from: 'model',
      question: { guide: { modelAnswer: rightAnswer } },
    });
  });

  test.each<[string, Parameters<typeof answered>]>([
    ['has two right answers in other words', [good, [good.rightAnswer, good.misconceptionAnswer]]],
    ['has its right answer and its wrong one swapped', [good, [good.misconceptionAnswer], good.rightAnswer]],
    ['has no right answer', [good, []]],
    ['is answered rightly with the misconception as well', [good, [good.rightAnswer], null]],
  ])('and one that %s, by who answers it, is made anew, and refused the second time', async (_name, otherwise) => {
    const made = await judge(ai, taught());
    openai.reply(json(good), json(answered(...otherwise)), json(good), json(answered(good)));
    expect((await propose(ai, made)).body.proposals[0]).toMatchObject({ from: 'model' });
    expect(JSON.stringify(openai.requests.at(-2)?.data.rejected)).toContain('In de winter staat de zon laag.');
    openai.reply(json(good), json(answered(...otherwise)), json(good), json(answered(...otherwise)));
    expect((await propose(ai, made)).body).toMatchObject({ failure: 'ai_invalid' });
  });

  test.each<[Unusable, string]>([
    ['needs_more', 'picture, text or table'],
    ['says_its_answer', 'says its answer'],
    ['asked_again', 'same question in other words'],
    ['other_language', 'its language'],
    ['impossible', 'cannot be'],
    ['about_the_class', 'speaks of the class'],
  ])('and one that is found to be unusable, as it %s, is made anew, with the reason', async (unusable, problem) => {
    const made = await judge(ai, taught());
    openai.reply(json(good), json({ ...answered(good), unusable }), json(good), json(answered(good)));
    expect((await propose(ai, made)).body.proposals[0]).toMatchObject({ from: 'model' });
    expect(JSON.stringify(openai.requests.at(-2)?.data.rejected)).toContain(problem);
  });

  test('where no misconception has a name, it is answered as whoever wrote the wrong answers would', async () => {
    const made = await judge(ai, taught(), { [right]: { verdict: 'right' }, [near]: { verdict: 'wrong' } });
    openai.reply(json(good), json(answered(good, undefined, null)), json(good), json(answered(good)));
    expect((await propose(ai, made)).body.proposals[0]).toMatchObject({ from: 'model' });
    expect(JSON.stringify(openai.requests.at(-2)?.data.rejected)).toContain('does not give the misconceptionAnswer');
    expect(openai.requests.at(-1)?.data).toMatchObject({ wrongAnswers: expect.arrayContaining([expect.any(String)]) });
    expect(openai.requests.at(-1)?.data).not.toHaveProperty('misconception');
  });

  test.each([
    ['more and less', 'Meer dan 100 graden, want het vuur is hoger.', '100 graden, want water kookt dan.'],
    ['a list', 'Licht, water en zuurstof', 'Licht, water en koolstofdioxide'],
    ['not', 'Ze zijn niet gelijk', 'Ze zijn gelijk'],
  ])('by a case whose answers differ in %s', async (_what, misconceptionAnswer, rightAnswer) => {
    const made = await judge(ai, taught());
    const other = { ...good, misconceptionAnswer, rightAnswer };
    openai.reply(json(other), json(answered(other)));
    expect((await propose(ai, made)).body.proposals[0]).toMatchObject({
      from: 'model',
      question: { guide: { modelAnswer: rightAnswer } },
    });
  });

  test('and a choice with two right options is refused', async () => {
    const asked = aChoice({
      id: 'q1',
      text: question.text,
      options: ['schuin', near],
      correctAnswer: 'schuin',
      guide: { misconception: 'dichterbij' },
    });
    openai.reply(json({ ...asChoice, otherWrongAnswers: ['winter: de zon staat dan laag'] }));
    const { body } = await propose(ai, taught({ asked, answers: [near] }));
    expect(body).toMatchObject({ failure: 'ai_invalid' });
    expect(JSON.stringify(openai.requests.at(-1)?.data.rejected)).toContain('Two of its options are right');
  });

  test('and one that names somebody of the class, says nothing or does not come is refused', async () => {
    const made = await judge(ai, taught({ names: given.map((_, at) => (at === 0 ? 'Fenna' : `N${at}`)) }));
    openai.reply(json({ ...good, text: 'Fenna fietst in januari. Welk seizoen is het in Nederland, en waardoor?' }));
    expect((await propose(ai, made)).body).toMatchObject({ failure: 'ai_invalid' });
    openai.reply({ kind: 'text', text: '' });
    expect((await propose(ai, made)).body).toMatchObject({ failure: 'ai_invalid' });
    openai.reply({ kind: 'status', status: 500 });
    expect((await propose(ai, made)).body).toMatchObject({ failure: 'ai_unavailable' });
  });

  test('not by a model that its ticket keeps out, nor where there is nothing to tell from what is right', async () => {
    openai.reply(json(good));
    const kept = taught();
    kept.ticket.isKeptFromAi = true;
    await judge(ai, kept);
    const right1 = await judge(ai, taught(), { [right]: { verdict: 'right' } });
    const count = sentNow();
    for (const made of [kept, right1]) expect((await propose(ai, made)).body).not.toHaveProperty('failure');
    expect(sentNow()).toBe(count);
  });
});
