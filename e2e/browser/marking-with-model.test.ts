import {
  analyzeTicket,
  changeJudgements,
  getJudgements,
  judgeTicket,
  type Question,
  watchTicket,
} from '@exit-tickets/contracts';
import {
  type ApiClient,
  aChoice,
  aQuestion,
  aScale,
  type FakeOpenAi,
  type OpenAiReply,
  type OpenAiRequest,
  startFakeOpenAi,
  verdictsOn,
} from '@exit-tickets/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { horizontalOverflow } from '../support/browser/creating.ts';
import { coveredStops, cutOff } from '../support/browser/in-view.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';

const core = 'Een plant maakt glucose met licht.';
const sentQuestions = z.array(z.object({ groups: z.array(z.object({ id: z.string(), verdict: z.string() })) }));

/** A model that judges answers about light as right while the core mentions light, and all others as wrong. */
const model = ({ schema, data }: OpenAiRequest): OpenAiReply => {
  if (schema === 'core') return { kind: 'json', value: { core, isOpinion: false } };
  if (schema === 'judging') {
    const verdicts = verdictsOn(data, (answer) =>
      /licht/iu.test(answer) && /licht/iu.test(String(data.core))
        ? { reason: 'Noemt licht, zoals de kern vraagt.', verdict: 'right' }
        : { reason: 'Noemt de kern niet.', verdict: 'wrong', misconception: 'Planten eten aarde' },
    );
    return { kind: 'json', value: { verdicts } };
  }
  const groups = sentQuestions.parse(data.questions).flatMap((question) => question.groups);
  const groupIds = groups.flatMap(({ id, verdict }) => (verdict === 'wrong' ? [id] : []));
  const misconceptions = [{ groupIds, text: 'Wie dit schrijft, denkt dat een plant aarde eet.' }];
  return { kind: 'json', value: { misconceptions, suggestions: [], strengths: [], contradictions: [] } };
};
const down = (): OpenAiReply => ({ kind: 'status', status: 503 });

let openai: FakeOpenAi;
beforeAll(async () => {
  openai = await startFakeOpenAi();
});
afterAll(() => openai.close());
const app = browserAtApp(() => ({ OPENAI_BASE_URL: openai.url, AI_RETRIES: '0' }));
beforeEach(() => openai.script(model));

const students = ['Noor Bakker', 'Sem de Wit', 'Lotte Visser', 'Daan Mulder', 'Emma Peters', 'Tess Vos'];
const answers = [
  'door het licht',
  'Door het licht.',
  'met licht van de zon, zegt Daan',
  'met zijn wortels uit de aarde',
  'met de wortels uit de aarde',
  '?',
];
const question = aQuestion({ text: 'Hoe komt een plant aan eten?' });

/** A ticket: `answer` sends the answers of one student, `answerAll` those of the whole class. */
const aClass = async (questions: Question[] = [question], owner?: ApiClient) => {
  const teacher = owner ?? (await newTeacher(app.url));
  const { ticket, params } = await newTicket(teacher, { questions });
  const answer = (studentName: string, ...texts: string[]) =>
    submit(app.url, {
      ticketId: ticket.id,
      studentName,
      answers: texts.map((text, place) => ({ questionId: questions[place]?.id ?? '', answer: text })),
    });
  const answerAll = async () => {
    for (const [index, text] of answers.entries()) {
      const all = [text, 'glucose', String((index % 5) + 1)];
      await answer(students[index] ?? '', ...all.slice(0, questions.length));
    }
  };
  const wordings = async () => {
    const { body } = await teacher.call(getJudgements, { params });
    return body.questions.flatMap(({ groups }) => groups.flatMap((group) => group.wordings));
  };
  return { teacher, params, answer, answerAll, wordings };
};

/** Opens the results of an open question that nobody has answered yet. */
const openResults = async () => {
  const unanswered = await aClass();
  const page = await app.openPage({ teacher: unanswered.teacher });
  await page.goto(`/results/${unanswered.params.id}`);
  await page.getByRole('heading', { name: 'Per vraag' }).waitFor();
  return { ...unanswered, page };
};

const groupOf = (page: Page, words: string): Locator => page.getByRole('listitem').filter({ hasText: `“${words}”` });
const verdictsOf = (page: Page, words: string): Locator =>
  groupOf(page, words).getByRole('radiogroup', { name: words, exact: false });
const expectVerdict = (page: Page, words: string, byAndVerdict: string) =>
  groupOf(page, words).getByText(byAndVerdict, { exact: true }).waitFor();
const allJudged = (page: Page) => page.getByRole('heading', { name: 'Alles is beoordeeld' }).waitFor();
const whatWasSent = (page: Page) => page.getByRole('button', { name: 'Bekijk letterlijk wat' });

test('an answer is judged when it is submitted, and the live stream announces its verdict', async () => {
  const { teacher, params, answer, wordings } = await aClass();
  const stream = await teacher.fetch(watchTicket.path.replace(':id', params.id));
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await answer('Noor Bakker', 'door het licht');
  let received = '';
  for (const update of [{ kind: 'judgements', questionId: 'q1' }, { kind: 'judgements' }])
    while (!received.includes(`data: ${JSON.stringify(update)}\n`)) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error(`the stream ended after ${received}`);
      received += chunk.value;
    }
  await reader?.cancel();
  expect(await wordings()).toMatchObject([{ verdict: 'right', by: 'model' }]);
});

test('a teacher sees verdicts with reasons and the exact requests to the AI, without student names; corrects a verdict, and analyses the ticket', async () => {
  const before = openai.requests.length;
  const { page, answer, answerAll, wordings } = await openResults();
  await answerAll();
  await expectVerdict(page, 'door het licht', 'AI: goed');
  await groupOf(page, 'door het licht').locator('p').nth(1).click();
  await groupOf(page, 'door het licht').getByText('Noemt licht, zoals de kern vraagt.').waitFor();
  await expectVerdict(page, 'met zijn wortels uit de aarde', 'AI: fout');
  await groupOf(page, 'met zijn wortels uit de aarde').getByText('Misvatting: Planten eten aarde').waitFor();
  await page.getByText(`Kern: ${core} (van de AI)`).waitFor();
  await page.getByRole('row', { name: 'Noor Bakker goed' }).waitFor();
  await page.getByRole('row', { name: 'Tess Vos leeg' }).waitFor();
  await allJudged(page);

  await whatWasSent(page).click();
  const dialog = page.getByRole('dialog', { name: 'Naar de AI gestuurd' });
  for (const task of ['Kern bepalen, vraag 1', 'Antwoorden beoordelen, vraag 1'])
    await dialog.getByText(task).first().click();
  const shown = await dialog.locator('pre').allTextContents();
  const sent = openai.requests.slice(before).flatMap(({ messages }) => messages.map(({ content }) => content));
  expect(sent.length).toBeGreaterThan(0);
  expect(shown).toEqual(sent);
  const read = await dialog.innerText();
  expect(read).toContain('met licht van de zon, zegt […]');
  for (const name of students.flatMap((student) => student.split(' ').filter((part) => /^\p{Lu}/u.test(part))))
    expect(read, name).not.toMatch(new RegExp(`\\b${name}\\b`, 'u'));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  // The teacher's mark overrides earlier and later verdicts of the AI.
  await verdictsOf(page, 'door het licht').getByRole('radio', { name: 'deels' }).click();
  await expectVerdict(page, 'door het licht', 'jij: deels');
  await answer('Milan Bos', 'door het licht');
  await answer('Yara Smit', 'van de aarde');
  await expectVerdict(page, 'van de aarde', 'AI: fout');
  await page.getByRole('row', { name: 'Milan Bos deels' }).waitFor();
  await expectVerdict(page, 'door het licht', 'jij: deels');
  const marked = (await wordings()).find((wording) => wording.answer === 'door het licht');
  expect(marked).toMatchObject({ verdict: 'partly', by: 'teacher' });
  await allJudged(page);

  // The text of the AI, the counts of the class, and the answers that support it.
  await page.getByRole('button', { name: 'Analyseer & Sluit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Analyseer & Sluit' }).click();
  const areas = page.getByRole('region', { name: 'Analyse' }).locator('[data-section=strugglingAreas]');
  await areas.locator('summary').first().click();
  await areas.getByText('denkt dat een plant aarde eet').waitFor();
  await areas.getByText('3 van 8').waitFor();
  await areas.getByText('Waarop dit berust (6 antwoorden)').click();
  await areas.getByText('Daan Mulder, vraag 1').waitFor();
  await page.getByRole('article').getByText('3 deels').first().waitFor();
  await whatWasSent(page).click();
  const analysis = dialog.getByRole('group').filter({ hasText: /^Analyse/ });
  await analysis.locator('summary').click();
  await analysis.getByText('"wordings"').waitFor();
});

test('answers stay unjudged while the model is down, and are judged by a retry when it is back', async () => {
  openai.script(down);
  const { page, answerAll } = await openResults();
  await answerAll();
  const alert = page.getByRole('alert').filter({ hasText: 'De AI kon niet alles beoordelen.' });
  await alert.waitFor();
  expect(await alert.innerText()).toContain('niet bereikbaar');
  await page.getByRole('heading', { name: /^Nog \d antwoorden te beoordelen/ }).waitFor();
  await page.getByRole('row', { name: 'Noor Bakker nog niet beoordeeld' }).waitFor();
  // A retry that fails shows the message again.
  const again = page.getByRole('button', { name: 'Opnieuw proberen' });
  const requestsBefore = openai.requests.length;
  await again.click();
  await vi.waitFor(() => expect(openai.requests.length).toBeGreaterThan(requestsBefore));
  await alert.waitFor();
  openai.script(model);
  await again.click();
  await expectVerdict(page, 'door het licht', 'AI: goed');
  await allJudged(page);
  await alert.waitFor({ state: 'detached' });
});

describe('results with everything unfolded are accessible', () => {
  /** A class that answered every kind of question, and that its teacher marked partly. */
  const aMarkedClass = async (teacher: ApiClient, askModel: (params: { id: string }) => Promise<unknown>) => {
    const { params, answerAll, wordings } = await aClass(
      [question, aChoice({ id: 'q2' }), aScale({ id: 'q3' })],
      teacher,
    );
    await answerAll();
    await askModel(params);
    const all = await wordings();
    const marks = (['right', 'partly', 'wrong'] as const).map((verdict, index) => ({
      questionId: 'q1',
      verdict,
      ...(verdict === 'wrong' && { label: 'Planten groeien van suiker' }),
      responseIds: all.find((wording) => wording.answer === answers[index + 2])?.responseIds ?? [],
    }));
    await teacher.call(changeJudgements, { params, body: { marks } });
    return `/results/${params.id}`;
  };

  let results: { teacher: ApiClient; analysed: string; open: string };
  beforeAll(async () => {
    const teacher = await newTeacher(app.url);
    const nothing = { misconceptions: [], suggestions: [], strengths: [], contradictions: [] };
    openai.script((request) => (request.schema === 'analysis' ? { kind: 'json', value: nothing } : model(request)));
    const analysed = await aMarkedClass(teacher, async (params) =>
      expect(await teacher.call(analyzeTicket, { params, body: {} })).toMatchObject({ status: 200 }),
    );
    openai.script(down);
    const open = await aMarkedClass(teacher, (params) => teacher.call(judgeTicket, { params }));
    results = { teacher, analysed, open };
  });
  // A working model would judge the remaining answers.
  beforeEach(() => openai.script(down));

  /** Unfolds with all buttons of this name, the last one first, because an unfolded button has another name. */
  const openAll = async (page: Page, name: RegExp) => {
    const buttons = await page.getByRole('button', { name, expanded: false }).all();
    for (const button of buttons.toReversed()) await button.click();
  };

  /** Unfolds groups, wordings, labels, the core, the answers of a student, the keys and the evidence. */
  const openEverything = async (page: Page) => {
    await page
      .getByRole('heading', { name: /te beoordelen$|^Alles is beoordeeld$|^Morgen in/ })
      .first()
      .waitFor();
    await openAll(page, /^Bekijk alle/);
    await openAll(page, /^Oordeel en antwoorden/);
    await openAll(page, /van wie|lijken op elkaar|toch beoordelen|^misvatting wijzigen|^Noor/);
    await page.getByRole('button', { name: /aanpassen wat telt|Zeg wat een goed antwoord bevat/ }).click();
    for (const summary of await page.locator('summary:visible').all()) await summary.click();
  };

  test.each([320, 1_280])('before and after the analysis, in both themes, at %i pixels wide', async (width) => {
    const device = width < 700 ? 'phone' : 'desktop';
    const page = await app.openPage({ teacher: results.teacher, device });
    await page.setViewportSize({ width, height: 700 });
    const expectAccessible = async () =>
      expect([await horizontalOverflow(page), await cutOff(page), await violationsInBothThemes(page)]).toEqual([
        0,
        [],
        [],
      ]);
    const expectAccessibleDialog = async () =>
      expect([await horizontalOverflow(page), await violationsInBothThemes(page, '[role=dialog]')]).toEqual([0, []]);
    await page.goto(results.open);
    await page.getByText('De AI kon niet alles beoordelen.').waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await coveredStops(page, 40)).toEqual([]);
    await openEverything(page);
    await expectAccessible();
    await page.getByRole('button', { name: 'Analyseer & Sluit' }).click();
    await page.getByRole('dialog').getByText('Analyseren en sluiten?').waitFor();
    await expectAccessibleDialog();

    await page.goto(results.analysed);
    await page.getByText('Sinds deze analyse zijn er oordelen veranderd.').waitFor();
    await openEverything(page);
    if (device === 'desktop') await page.getByRole('switch', { name: 'Namen verbergen' }).click();
    else {
      await page.getByRole('button', { name: 'Meer' }).click();
      await page.getByRole('menuitem', { name: 'Namen verbergen' }).click();
    }
    await expectAccessible();
    await whatWasSent(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('summary').first().click();
    await dialog.locator('pre').first().waitFor();
    await expectAccessibleDialog();
  });
});

test('a student sees before typing whether an AI reads the answers, and where', async () => {
  const teacher = await newTeacher(app.url);
  const page = await app.openPage();
  for (const [isKeptFromAi, sentence] of [
    [false, 'Een AI op onze eigen server leest je antwoorden mee, zonder je naam.'],
    [true, 'Er leest geen AI mee.'],
  ] as const) {
    const { ticket } = await newTicket(teacher, { questions: [question], isKeptFromAi });
    await page.goto(`/student/${ticket.pin}`);
    await page.getByText(sentence).waitFor();
    expect(await page.getByLabel('Je naam').inputValue()).toBe('');
    expect(await violationsInBothThemes(page)).toEqual([]);
  }
});

test('one response can be kept from the AI on its card, which is accessible', async () => {
  const { teacher, params, answer, wordings } = await aClass();
  await answer('Noor Bakker', 'met zijn wortels uit de aarde');
  await vi.waitFor(async () => expect(await wordings()).toMatchObject([{ by: 'model' }]), { timeout: 30_000 });
  const page = await app.openPage({ teacher });
  await page.goto(`/results/${params.id}`);
  await page.locator('[data-response] button').first().click();
  const keep = page.getByRole('switch', { name: 'Niet naar de AI' });
  await keep.waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await keep.press('Space');
  await vi.waitFor(async () => expect(await wordings()).toMatchObject([{ verdict: 'unjudged' }]));
  await page.getByRole('switch', { name: 'Niet naar de AI', checked: true }).waitFor();
});
