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
import { type RunningAi, startAiWith } from '../support/ai.ts';
import { aClass, Classes, type TestClass } from '../support/classes.ts';

const classes = new Classes();
let openai: FakeOpenAi;
let without: RunningAi;
let ai: RunningAi;
beforeAll(async () => {
  openai = await startFakeOpenAi();
  without = await startAiWith(classes);
  ai = await startAiWith(classes, { OPENAI_BASE_URL: openai.url, AI_RETRIES: '0', AI_EVALUATE: 'on-demand' });
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
const classAnswers = [...Array(5).fill(right), ...Array(4).fill(near), hot, hot, partly, unjudged] as string[];

const newClass = (
  {
    answers = classAnswers,
    names,
    ticketQuestion = question,
  }: { answers?: string[]; names?: string[]; ticketQuestion?: Question } = {},
  others: Question[] = [],
): TestClass => {
  const made = aClass(
    [ticketQuestion, ...others],
    answers.map((answer) => [answer, ...others.map(() => '3')]),
    names,
  );
  made.ticket.originalContent = lesson;
  classes.add(made);
  return made;
};
/** The teacher marks these answers; the others stay unjudged. */
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

describe('follow-up questions without a model', () => {
  test('are a choice of the class’s own answers, one of them right, and a question on the same sentence of the lesson', async () => {
    const { status, body } = await propose(without, await judge(without, newClass()));
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

  test('never quote an answer that is unjudged, partly right, names somebody or is a concern', async () => {
    const named = 'omdat Sanne zegt dat de zon dichterbij is';
    const sad = 'mijn vader slaat me';
    const answers = [...classAnswers, named, sad, sad, sad];
    const made = await judge(
      without,
      newClass({ answers, names: answers.map((_, at) => (at === 0 ? 'Sanne' : `N${at}`)) }),
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
    ['nothing_judged', {}, classAnswers],
    ['nothing_wrong', { [right]: { verdict: 'right' } }, classAnswers],
    ['too_few', { [right]: { verdict: 'right' }, [near]: { verdict: 'wrong' } }, classAnswers.slice(0, 9)],
  ] as const)('include no choice, with the reason %s', async (reason, verdicts, answers) => {
    const { body } = await propose(without, await judge(without, newClass({ answers: [...answers] }), verdicts));
    expect(body).toMatchObject({ noChoice: reason, proposals: [{ from: 'lesson' }] });
  });

  test('include no choice if no right answer is known, and use the model answer if nobody gave it', async () => {
    const ticketQuestion = aQuestion({ text: question.text });
    const nothing = await judge(without, newClass({ ticketQuestion }), { [near]: { verdict: 'wrong' } });
    expect((await propose(without, nothing)).body).toMatchObject({ noChoice: 'nothing_right' });
    const short = aQuestion({
      text: question.text,
      guide: { modelAnswer: 'Door de schuine aardas staat de zon hoger.' },
    });
    const expected = await judge(without, newClass({ ticketQuestion: short }), { [near]: { verdict: 'wrong' } });
    expect((await propose(without, expected)).body.proposals[0]?.question).toMatchObject({
      correctAnswer: 'Door de schuine aardas staat de zon hoger',
    });
  });

  test('never set two right answers against each other, even if one was marked wrong', async () => {
    const again = 'De aarde staat schuin, dus staat de zon hoger.';
    const made = await judge(without, newClass({ answers: [...Array(9).fill(right), again] as string[] }), {});
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

  test('include no choice for a choice or a scale; an unknown question and another teacher are refused', async () => {
    const made = newClass({ answers: classAnswers }, [aChoice({ id: 'q2' }), aScale({ id: 'q3' })]);
    expect((await propose(without, made, 'q2')).body).toMatchObject({ noChoice: 'not_in_words' });
    expect((await propose(without, made, 'q3')).body).toMatchObject({ noChoice: 'not_in_words' });
    expect(await propose(without, made, 'q9')).toMatchObject({ status: 400, body: { field: 'questionId' } });
    const other = without.newTeacher();
    const answer = await other.call(proposeFollowUps, { params: { id: made.ticket.id }, body: { questionId: 'q1' } });
    expect(answer.status).toBe(404);
  });
});

describe('follow-up questions with a model', () => {
  const good = {
    text: 'In januari staat de aarde het dichtst bij de zon. Welk seizoen is het dan in Nederland, en waardoor?',
    rightAnswer: 'Winter, want de aardas staat dan zo dat de zon hier laag staat.',
    misconceptionAnswer: 'Zomer, want dichter bij de zon is het warmer.',
    otherWrongAnswers: null,
  };
  const json = (value: unknown) => ({ kind: 'json' as const, value });
  type Draft = Omit<typeof good, 'otherWrongAnswers'> & { otherWrongAnswers: string[] | null };
  /** The reply of the check: the answers that it finds right, and the one that the misconception leads to. */
  const checkReply = (
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

  test('are another case where the misconception gives another answer; the requests can be read and contain no names', async () => {
    openai.reply(json(good), json(checkReply(good)));
    const made = await judge(ai, newClass({ names: classAnswers.map((_, at) => `Zoë${at}`) }));
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
    // The label names the misconception, so no answer of a student is sent.
    expect(request?.raw).not.toContain(near);
    expect(request?.raw).not.toMatch(/Zoë\d/);
    const { body: sent } = await ai.client.call(getAnalysisSent, { params: { id: made.ticket.id } });
    const task = { task: 'followUp', questionId: 'q1' };
    expect(sent.requests).toMatchObject([task, task]);
  });

  test('are a choice where the question was one', async () => {
    const choice = {
      ...good,
      rightAnswer: 'Winter, de zon staat laag',
      misconceptionAnswer: 'Zomer, de zon is dichtbij',
      otherWrongAnswers: ['Herfst, de zon gaat weg'],
    };
    openai.reply(json(choice), json(checkReply(choice)));
    const ticketQuestion = aChoice({
      id: 'q1',
      text: question.text,
      options: ['de aarde staat schuin', near],
      correctAnswer: 'de aarde staat schuin',
      guide: { misconception: 'dichter bij de zon' },
    });
    const { body } = await propose(ai, newClass({ ticketQuestion, answers: [near, 'de aarde staat schuin'] }));
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
    ['is empty', { ...good, misconceptionAnswer: '…' }, 'not whole'],
    ['repeats the question', { ...good, text: question.text }, 'asks what another question asks'],
    [
      'gives its answer away',
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
  ])('are requested again, with the reason, when one %s, and refused the second time', async (_name, bad, problem) => {
    const made = await judge(ai, newClass());
    openai.reply(json(bad), json(good), json(checkReply(good)));
    expect((await propose(ai, made)).body.proposals[0]).toMatchObject({ from: 'model', question: { text: good.text } });
    expect(JSON.stringify(openai.requests.at(-2)?.data.rejected)).toContain(problem);
    openai.reply(json(bad));
    const { body } = await propose(ai, made);
    expect(body).toMatchObject({ failure: 'ai_invalid' });
    // What needs no model is returned anyway.
    expect(body.proposals.map(({ from }) => from)).toEqual(['answers', 'lesson']);
  });

  test.each([
    ['x < 3', 'x > 3'],
    ['-3', '3'],
    ['0,2 A', '0,1 A'],
    ['it’s', 'its'],
  ])('may have short answers that differ in one sign: %s and %s', async (rightAnswer, misconceptionAnswer) => {
    const made = await judge(ai, newClass());
    const signed = {
      ...good,
      text: 'Welke van deze twee hoort op de lege plek in de som?',
      rightAnswer,
      misconceptionAnswer,
    };
    openai.reply(json(signed), json(checkReply(signed)));
    expect((await propose(ai, made)).body.proposals[0]).toMatchObject({
      from: 'model',
      question: { guide: { modelAnswer: rightAnswer } },
    });
  });

  test.each<[string, Parameters<typeof checkReply>]>([
    ['has two right answers in other words', [good, [good.rightAnswer, good.misconceptionAnswer]]],
    ['has its right answer and its wrong one swapped', [good, [good.misconceptionAnswer], good.rightAnswer]],
    ['has no right answer', [good, []]],
    ['is answered rightly with the misconception as well', [good, [good.rightAnswer], null]],
  ])('are requested again when the check finds that one %s, and refused the second time', async (_name, otherwise) => {
    const made = await judge(ai, newClass());
    openai.reply(json(good), json(checkReply(...otherwise)), json(good), json(checkReply(good)));
    expect((await propose(ai, made)).body.proposals[0]).toMatchObject({ from: 'model' });
    expect(JSON.stringify(openai.requests.at(-2)?.data.rejected)).toContain('In de winter staat de zon laag.');
    openai.reply(json(good), json(checkReply(...otherwise)), json(good), json(checkReply(...otherwise)));
    expect((await propose(ai, made)).body).toMatchObject({ failure: 'ai_invalid' });
  });

  test.each<[Unusable, string]>([
    ['needs_more', 'picture, text or table'],
    ['says_its_answer', 'says its answer'],
    ['asked_again', 'same question in other words'],
    ['other_language', 'its language'],
    ['impossible', 'cannot be'],
    ['about_the_class', 'speaks of the class'],
  ])('are requested again, with the reason, when the check calls one unusable: %s', async (unusable, problem) => {
    const made = await judge(ai, newClass());
    openai.reply(json(good), json({ ...checkReply(good), unusable }), json(good), json(checkReply(good)));
    expect((await propose(ai, made)).body.proposals[0]).toMatchObject({ from: 'model' });
    expect(JSON.stringify(openai.requests.at(-2)?.data.rejected)).toContain(problem);
  });

  test('are checked against the wrong answers themselves where no misconception has a name', async () => {
    const made = await judge(ai, newClass(), { [right]: { verdict: 'right' }, [near]: { verdict: 'wrong' } });
    openai.reply(json(good), json(checkReply(good, undefined, null)), json(good), json(checkReply(good)));
    expect((await propose(ai, made)).body.proposals[0]).toMatchObject({ from: 'model' });
    expect(JSON.stringify(openai.requests.at(-2)?.data.rejected)).toContain('does not give the misconceptionAnswer');
    expect(openai.requests.at(-1)?.data).toMatchObject({ wrongAnswers: expect.arrayContaining([expect.any(String)]) });
    expect(openai.requests.at(-1)?.data).not.toHaveProperty('misconception');
  });

  test.each([
    ['more and less', 'Meer dan 100 graden, want het vuur is hoger.', '100 graden, want water kookt dan.'],
    ['a list', 'Licht, water en zuurstof', 'Licht, water en koolstofdioxide'],
    ['not', 'Ze zijn niet gelijk', 'Ze zijn gelijk'],
  ])('may have answers that differ in %s', async (_what, misconceptionAnswer, rightAnswer) => {
    const made = await judge(ai, newClass());
    const other = { ...good, misconceptionAnswer, rightAnswer };
    openai.reply(json(other), json(checkReply(other)));
    expect((await propose(ai, made)).body.proposals[0]).toMatchObject({
      from: 'model',
      question: { guide: { modelAnswer: rightAnswer } },
    });
  });

  test('are refused when a choice has two right options', async () => {
    const ticketQuestion = aChoice({
      id: 'q1',
      text: question.text,
      options: ['schuin', near],
      correctAnswer: 'schuin',
      guide: { misconception: 'dichterbij' },
    });
    openai.reply(json({ ...asChoice, otherWrongAnswers: ['winter: de zon staat dan laag'] }));
    const { body } = await propose(ai, newClass({ ticketQuestion, answers: [near] }));
    expect(body).toMatchObject({ failure: 'ai_invalid' });
    expect(JSON.stringify(openai.requests.at(-1)?.data.rejected)).toContain('Two of its options are right');
  });

  test('are refused when one names a student, is empty or does not come', async () => {
    const made = await judge(ai, newClass({ names: classAnswers.map((_, at) => (at === 0 ? 'Fenna' : `N${at}`)) }));
    openai.reply(json({ ...good, text: 'Fenna fietst in januari. Welk seizoen is het in Nederland, en waardoor?' }));
    expect((await propose(ai, made)).body).toMatchObject({ failure: 'ai_invalid' });
    openai.reply({ kind: 'text', text: '' });
    expect((await propose(ai, made)).body).toMatchObject({ failure: 'ai_invalid' });
    openai.reply({ kind: 'status', status: 500 });
    expect((await propose(ai, made)).body).toMatchObject({ failure: 'ai_unavailable' });
  });

  test('are not requested for a ticket that is kept from AI, or where no answer is wrong', async () => {
    openai.reply(json(good));
    const kept = newClass();
    kept.ticket.isKeptFromAi = true;
    await judge(ai, kept);
    const right1 = await judge(ai, newClass(), { [right]: { verdict: 'right' } });
    const count = sentNow();
    for (const made of [kept, right1]) expect((await propose(ai, made)).body).not.toHaveProperty('failure');
    expect(sentNow()).toBe(count);
  });
});
