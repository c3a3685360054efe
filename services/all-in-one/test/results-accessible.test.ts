import { analyzeTicket, changeJudgements, getJudgements, judgeTicket } from '@exit-tickets/contracts';
import {
  aChoice,
  aQuestion,
  aScale,
  type OpenAiReply,
  type OpenAiRequest,
  startFakeOpenAi,
} from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { violations } from './axe.ts';
import { startBrowserAtApp } from './browser-at-app.ts';
import { newTeacher, newTicket, submit } from './classroom.ts';

let openai: Awaited<ReturnType<typeof startFakeOpenAi>>;
let app: Awaited<ReturnType<typeof startBrowserAtApp>>;
let results: Awaited<ReturnType<typeof aClass>>;
beforeAll(async () => {
  openai = await startFakeOpenAi();
  const judgeWhenAsked = { AI_EVALUATE: 'on-demand', AI_RETRIES: '0' };
  app = await startBrowserAtApp({ OPENAI_BASE_URL: openai.url, ...judgeWhenAsked });
  results = await aClass();
}, 60_000);
afterAll(async () => {
  await app.close();
  await openai.close();
});

const pupils = ['Noor', 'Sem', 'Lotte', 'Daan', 'Emma', 'Milan'];
const answers = ['door het licht', 'Door het licht van de zon', 'met zijn wortels', 'glucose', 'geen idee hoe', '?'];

const sentAnswers = z.array(z.object({ id: z.string() }));

/** Calls everything wrong, and has nothing to say about a class. */
const model = ({ schema, data }: OpenAiRequest): OpenAiReply => {
  if (schema === 'core')
    return { kind: 'json', value: { core: 'Een plant maakt glucose met licht.', isOpinion: false } };
  if (schema === 'analysis')
    return { kind: 'json', value: { misconceptions: [], suggestions: [], strengths: [], contradictions: [] } };
  const verdicts = sentAnswers
    .parse(data.answers)
    .map(({ id }) => ({ id, reason: 'Noemt de kern niet.', verdict: 'wrong', misconception: 'Planten eten aarde' }));
  return { kind: 'json', value: { verdicts } };
};
const down = (): OpenAiReply => ({ kind: 'status', status: 503 });

/** A class twice: analysed before the teacher judged otherwise, and half judged because the model failed. */
const aClass = async () => {
  const teacher = await newTeacher(app.url);
  const questions = [aQuestion(), aChoice({ id: 'q2' }), aScale({ id: 'q3' })];
  const answered = async () => {
    const { ticket, params } = await newTicket(teacher, { questions });
    for (const [index, answer] of answers.entries()) {
      const given = [answer, 'glucose', String((index % 5) + 1)];
      await submit(app.url, {
        ticketId: ticket.id,
        studentName: pupils[index] ?? '',
        answers: questions.map(({ id: questionId }, place) => ({ questionId, answer: given[place] ?? '' })),
      });
    }
    return params;
  };
  const mark = async (params: { id: string }) => {
    const { body } = await teacher.call(getJudgements, { params });
    const wordings = body.questions.flatMap(({ groups }) => groups.flatMap((group) => group.wordings));
    const marks = (['right', 'partly', 'wrong'] as const).map((verdict, index) => ({
      questionId: 'q1',
      verdict,
      ...(verdict === 'wrong' && { label: 'Planten groeien van suiker' }),
      responseIds: wordings.find(({ answer }) => answer === answers[index + 1])?.responseIds ?? [],
    }));
    await teacher.call(changeJudgements, { params, body: { marks } });
  };
  openai.script(model);
  const analysed = await answered();
  await teacher.call(analyzeTicket, { params: analysed, body: {} });
  await mark(analysed);
  openai.script(down);
  const open = await answered();
  await teacher.call(judgeTicket, { params: open });
  await mark(open);
  return { teacher, open: `/results/${open.id}`, analysed: `/results/${analysed.id}` };
};

/** Opens what these buttons open, the last first: a button that opened something has another name then. */
const openAll = async (page: Page, name: RegExp) => {
  const buttons = await page.getByRole('button', { name, expanded: false }).all();
  for (const button of buttons.toReversed()) await button.click();
};

/** Groups, wordings, labels, the core, the answers of a pupil, the keys, the evidence: whatever opens in its place. */
const openEverything = async (page: Page) => {
  await page.getByRole('heading', { name: /te beoordelen$|^Alles is beoordeeld$/ }).waitFor();
  await openAll(page, /^Bekijk alle/);
  await openAll(page, /van wie|lijken op elkaar|toch beoordelen|^misvatting|^Noor/);
  await page.getByRole('button', { name: /aanpassen wat telt|Zeg wat een goed antwoord bevat/ }).click();
  for (const summary of await page.locator('summary:visible').all()) await summary.click();
};

describe.each([
  ['light', 'phone'],
  ['dark', 'desktop'],
] as const)('in %s colours on a %s', (colorScheme, device) => {
  const open = async (path: string) => {
    const page = await app.openPage({ teacher: results.teacher, device });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    return page;
  };

  test('results that come in keep nobody out, whatever is open', async () => {
    const page = await open(results.open);
    await page.getByText('De AI kon niet alles beoordelen.').waitFor();
    await openEverything(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Analyseer & Sluit' }).click();
    await page.getByRole('dialog').getByText('Analyseren en sluiten?').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('results that are analysed keep nobody out, whatever is open', async () => {
    const page = await open(results.analysed);
    await page.getByText('Sinds deze analyse zijn er oordelen veranderd.').waitFor();
    await openEverything(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Bekijk letterlijk wat' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('summary').first().click();
    await dialog.locator('pre').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
