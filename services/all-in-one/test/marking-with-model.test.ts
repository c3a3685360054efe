import { getJudgements } from '@exit-tickets/contracts';
import {
  aQuestion,
  type FakeOpenAi,
  type OpenAiReply,
  type OpenAiRequest,
  startFakeOpenAi,
} from '@exit-tickets/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startBrowserAtApp } from './browser-at-app.ts';
import { newTeacher, newTicket, submit } from './classroom.ts';

const core = 'Een plant maakt glucose met licht.';
const sentAnswers = z.array(z.object({ id: z.string(), answer: z.string() }));
const sentQuestions = z.array(z.object({ groups: z.array(z.object({ id: z.string(), verdict: z.string() })) }));

/** Light is right while the core names it, roots are wrong; tomorrow is about the roots. */
const model = ({ schema, data }: OpenAiRequest): OpenAiReply => {
  if (schema === 'core') return { kind: 'json', value: { core, isOpinion: false } };
  if (schema === 'judging') {
    const verdicts = sentAnswers.parse(data.answers).map(({ id, answer }) => {
      if (/licht/iu.test(answer) && /licht/iu.test(String(data.core)))
        return { id, reason: 'Noemt licht, zoals de kern vraagt.', verdict: 'right', misconception: null };
      return { id, reason: 'Noemt de kern niet.', verdict: 'wrong', misconception: 'Planten eten aarde' };
    });
    return { kind: 'json', value: { verdicts } };
  }
  const groups = sentQuestions.parse(data.questions).flatMap((question) => question.groups);
  const groupIds = groups.flatMap(({ id, verdict }) => (verdict === 'wrong' ? [id] : []));
  const misconceptions = [{ groupIds, text: 'Wie dit schrijft, denkt dat een plant de bodem opeet.' }];
  return { kind: 'json', value: { misconceptions, suggestions: [], strengths: [], contradictions: [] } };
};
const down = (): OpenAiReply => ({ kind: 'status', status: 503 });

let openai: FakeOpenAi;
let app: Awaited<ReturnType<typeof startBrowserAtApp>>;
beforeAll(async () => {
  openai = await startFakeOpenAi();
  app = await startBrowserAtApp({ OPENAI_BASE_URL: openai.url, AI_RETRIES: '0' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await openai.close();
});
beforeEach(() => openai.script(model));

const pupils = ['Noor Bakker', 'Sem de Wit', 'Lotte Visser', 'Daan Mulder', 'Emma Peters', 'Tess Vos'];
const answers = [
  'door het licht',
  'Door het licht.',
  'met licht van de zon, zegt Daan',
  'met zijn wortels uit de aarde',
  'met de wortels uit de aarde',
  '?',
];

/** The results of an open question, open while the class has yet to answer it. */
const openResults = async () => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher, {
    questions: [aQuestion({ text: 'Hoe komt een plant aan eten?' })],
  });
  const answer = (studentName: string, given: string) =>
    submit(app.url, { ticketId: ticket.id, studentName, answers: [{ questionId: 'q1', answer: given }] });
  const answerAll = async () => {
    for (const [index, given] of answers.entries()) await answer(pupils[index] ?? '', given);
  };
  const page = await app.openPage({ teacher });
  await page.goto(`/results/${ticket.id}`);
  await page.getByRole('heading', { name: 'Per vraag' }).waitFor();
  return { teacher, params, page, answer, answerAll };
};

const groupOf = (page: Page, words: string): Locator => page.getByRole('listitem').filter({ hasText: `“${words}”` });
const verdictsOf = (page: Page, words: string): Locator =>
  groupOf(page, words).getByRole('radiogroup', { name: words, exact: false });
const given = (page: Page, words: string, byAndVerdict: string) =>
  groupOf(page, words).getByText(byAndVerdict, { exact: true }).waitFor();
const allJudged = (page: Page) => page.getByRole('heading', { name: 'Alles is beoordeeld' }).waitFor();

describe('answers that come in', () => {
  test('are judged by the AI while the page is open, each with its reason', async () => {
    const { page, answerAll } = await openResults();
    await answerAll();
    await given(page, 'door het licht', 'AI: goed');
    await groupOf(page, 'door het licht').getByText('Noemt licht, zoals de kern vraagt.').waitFor();
    await given(page, 'met zijn wortels uit de aarde', 'AI: fout');
    await groupOf(page, 'met zijn wortels uit de aarde').getByText('Misvatting: Planten eten aarde').waitFor();
    await page.getByText(`Kern: ${core} (van de AI)`).waitFor();
    await page.getByRole('row', { name: 'Noor Bakker goed' }).waitFor();
    await page.getByRole('row', { name: 'Tess Vos leeg' }).waitFor();
    await allJudged(page);
  });

  test('keep the mark of the teacher, which goes over what the AI said and says', async () => {
    const { page, teacher, params, answer, answerAll } = await openResults();
    await answerAll();
    await given(page, 'door het licht', 'AI: goed');
    await verdictsOf(page, 'door het licht').getByRole('radio', { name: 'deels' }).click();
    await given(page, 'door het licht', 'jij: deels');
    await answer('Milan Bos', 'door het licht');
    await answer('Yara Smit', 'van de aarde');
    await given(page, 'van de aarde', 'AI: fout');
    await page.getByRole('row', { name: 'Milan Bos deels' }).waitFor();
    await given(page, 'door het licht', 'jij: deels');
    const { body } = await teacher.call(getJudgements, { params });
    const wordings = body.questions.flatMap(({ groups }) => groups.flatMap((group) => group.wordings));
    expect(wordings.find((wording) => wording.answer === 'door het licht')).toMatchObject({
      verdict: 'partly',
      by: 'teacher',
    });
  });

  test('are judged anew when the teacher changes what counts', async () => {
    const { page, answerAll } = await openResults();
    await answerAll();
    await given(page, 'door het licht', 'AI: goed');
    await page.getByRole('button', { name: /aanpassen wat telt/ }).click();
    await page.getByLabel('Wat moet een goed antwoord minstens bevatten?').fill('Een plant maakt glucose uit water.');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await given(page, 'door het licht', 'AI: fout');
    await page.getByText('Kern: Een plant maakt glucose uit water.').waitFor();
  });

  test('stay unjudged while the model is down, and are judged when it is asked again', async () => {
    openai.script(down);
    const { page, answerAll } = await openResults();
    await answerAll();
    const alert = page.getByRole('alert').filter({ hasText: 'De AI kon niet alles beoordelen.' });
    await alert.waitFor();
    expect(await alert.innerText()).toContain('niet bereikbaar');
    await page.getByRole('heading', { name: /^Nog \d groepen te beoordelen/ }).waitFor();
    await page.getByRole('row', { name: 'Noor Bakker nog niet beoordeeld' }).waitFor();
    // Asked again in vain, it says so again.
    const again = page.getByRole('button', { name: 'Opnieuw proberen' });
    const asked = openai.requests.length;
    await again.click();
    await vi.waitFor(() => expect(openai.requests.length).toBeGreaterThan(asked));
    await alert.waitFor();
    openai.script(model);
    await again.click();
    await given(page, 'door het licht', 'AI: goed');
    await allJudged(page);
    await alert.waitFor({ state: 'detached' });
  });
});

describe('what was sent to the AI', () => {
  test('opens word for word, and names no pupil', async () => {
    const before = openai.requests.length;
    const { page, answerAll } = await openResults();
    await answerAll();
    await allJudged(page);
    await page.getByRole('button', { name: 'Bekijk letterlijk wat' }).click();
    const dialog = page.getByRole('dialog', { name: 'Naar de AI gestuurd' });
    for (const task of ['Kern bepalen, vraag 1', 'Antwoorden beoordelen, vraag 1'])
      await dialog.getByText(task).first().click();
    const shown = await dialog.locator('pre').allTextContents();
    const sent = openai.requests.slice(before).flatMap(({ messages }) => messages.map(({ content }) => content));
    expect(sent.length).toBeGreaterThan(0);
    expect(shown).toEqual(sent);
    const read = await dialog.innerText();
    expect(read).toContain('met licht van de zon, zegt […]');
    for (const name of pupils.flatMap((pupil) => pupil.split(' ').filter((part) => /^\p{Lu}/u.test(part))))
      expect(read, name).not.toMatch(new RegExp(`\\b${name}\\b`, 'u'));
  });
});

describe('the analysis', () => {
  test('has the words of the AI, the counts of the class, and the answers that they rest on', async () => {
    const { page, answerAll } = await openResults();
    await answerAll();
    await allJudged(page);
    await page.getByRole('button', { name: 'Analyseer & Sluit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Analyseer & Sluit' }).click();
    const areas = page.getByRole('region', { name: 'Analyse' }).locator('[data-section=strugglingAreas]');
    await areas.getByText('denkt dat een plant de bodem opeet').waitFor();
    await areas.getByText('2 van 5').waitFor();
    await areas.getByText('Waarop dit berust (2 antwoorden)').click();
    await areas.getByText('Daan Mulder, vraag 1').waitFor();
    await page.getByText('3 goed').first().waitFor();
    await page.getByRole('button', { name: 'Bekijk letterlijk wat' }).click();
    const analysis = page
      .getByRole('dialog')
      .getByRole('group')
      .filter({ hasText: /^Analyse/ });
    await analysis.locator('summary').click();
    await analysis.getByText('"wordings"').waitFor();
  });
});
