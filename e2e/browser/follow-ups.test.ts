/// <reference lib="dom" />
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  analyzeTicket,
  changeJudgements,
  createTicket,
  getTicket,
  listFollowUps,
  listResponses,
  listTickets,
  type Mark,
  type Question,
} from '@exit-tickets/contracts';
import { type ApiClient, aDraft, aQuestion } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { isFocused } from '../support/browser/creating.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';

// Follow-ups: a question goes from a finding into the next ticket, is answered, and both results are compared.

const pictures = fileURLToPath(new URL('../test-results/follow-ups/', import.meta.url));
const app = browserAtApp();

const screenshot = (page: Page, name: string) =>
  page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
const question = aQuestion({
  text: 'Welke drie dingen heeft een plant nodig voor fotosynthese?',
  guide: { modelAnswer: 'licht, water en koolstofdioxide' },
});
const oxygen = 'licht, water en zuurstof';
const soil = 'aarde, mest en water';
const right = 'licht, water en koolstofdioxide';

const answered = async (
  teacher: ApiClient,
  ticketId: string,
  answers: readonly string[],
  marks: Record<string, Pick<Mark, 'verdict' | 'label'>>,
) => {
  for (const [student, answer] of answers.entries())
    await submit(app.url, { ticketId, studentName: `Leerling ${student}`, answers: [{ questionId: 'q1', answer }] });
  const { body: responses } = await teacher.call(listResponses, { params: { id: ticketId } });
  for (const [answer, mark] of Object.entries(marks)) {
    const responseIds = responses.flatMap(({ id, answers: [first] }) => (first?.answer === answer ? [id] : []));
    const body = { marks: [{ questionId: 'q1', responseIds, ...mark }] };
    await vi.waitFor(async () =>
      expect((await teacher.call(changeJudgements, { params: { id: ticketId }, body })).status).toBe(200),
    );
  }
};
const repeated = (times: number, answer: string): string[] => Array<string>(times).fill(answer);

/** An analysed ticket that 24 students answered, 11 of them correctly. */
const analysedClass = async () => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher, { questions: [question] });
  await answered(teacher, ticket.id, [...repeated(11, right), ...repeated(7, oxygen), ...repeated(6, soil)], {
    [oxygen]: { verdict: 'wrong', label: 'zuurstof i.p.v. koolstofdioxide' },
    [soil]: { verdict: 'wrong' },
  });
  await teacher.call(analyzeTicket, { params, body: {} });
  return { teacher, ticket, params };
};

test('two clicks queue a question from a finding for the next ticket of the class, whose results then say “vorige keer 11 van 24, nu 19 van 22”', async () => {
  const { teacher, ticket } = await analysedClass();
  const page = await app.openPage({ teacher });
  await page.goto(`/results/${ticket.id}`);
  const tomorrow = page.getByRole('region', { name: 'Morgen in 5 minuten' });
  const clicks = await page.evaluateHandle(() => {
    const counted = { count: 0 };
    const onClick = ({ isTrusted, detail }: MouseEvent) => {
      if (isTrusted && detail > 0) counted.count += 1;
    };
    document.addEventListener('click', onClick, true);
    return counted;
  });
  await tomorrow.getByRole('button', { name: 'Vraag dit opnieuw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vraag dit opnieuw' });
  await dialog.getByLabel('Antwoord 2, het goede').waitFor();
  expect(await dialog.getByLabel('Vraag', { exact: true }).inputValue()).toBe(`${question.text} Welk antwoord klopt?`);
  await expectAccessible(page, 'a question asked again', '[role=dialog]');
  await screenshot(page, 'dialog');
  await dialog.getByRole('button', { name: 'Zet in het volgende ticket van 2B' }).click();
  await page.getByText('Staat klaar voor het volgende ticket van 2B').waitFor();
  expect(await clicks.evaluate(({ count }) => count)).toBe(2);

  // The next ticket of the class, with another spelling of its name.
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Begin met een leeg exit ticket' }).click();
  const editor = page.getByRole('dialog', { name: 'Nieuw exit ticket' });
  await editor.getByLabel('Titel', { exact: true }).fill('Fotosynthese, een week later');
  expect(await editor.getByText('Opnieuw vragen?').count()).toBe(0);
  await editor.getByLabel('Klas', { exact: true }).fill('2 b');
  await editor.getByText('2B: “zuurstof i.p.v. koolstofdioxide” bij 7 van 24. Opnieuw vragen?').waitFor();
  await expectAccessible(page, 'an editor with a question that waits', '[role=dialog]');
  await screenshot(page, 'editor');
  await editor.getByRole('button', { name: 'Ja, zet erin' }).click();
  await editor.getByText('Opnieuw vragen?').waitFor({ state: 'detached' });
  expect(await editor.getByLabel('Tekst van vraag 1').inputValue()).toContain('Welk antwoord klopt?');
  expect(await editor.getByLabel(/^Tekst van vraag/).count()).toBe(1);
  await editor.getByRole('button', { name: /aanmaken|opslaan/i }).click();
  await editor.waitFor({ state: 'detached' });

  const later = await vi.waitFor(async () => {
    const { body } = await teacher.call(listTickets);
    return body.find(({ title }) => title === 'Fotosynthese, een week later') ?? expect.unreachable();
  });
  const { body: stored } = await teacher.call(getTicket, { params: { id: later.id } });
  expect(stored.questions).toMatchObject([{ origin: { ticketId: ticket.id, questionId: 'q1', kind: 'other' } }]);
  const [asked] = stored.questions;
  const options = asked?.type === 'multiple_choice' ? asked.options : [];
  for (const [student, option] of [...repeated(19, right), ...repeated(3, oxygen)].entries()) {
    const answer = options.find((one) => one.toLowerCase() === option) ?? option;
    const answers = [{ questionId: asked?.id ?? '', answer }];
    expect((await submit(app.url, { ticketId: later.id, studentName: `Leerling ${student}`, answers })).status).toBe(
      201,
    );
  }
  await vi.waitFor(
    async () =>
      expect((await teacher.call(listFollowUps)).body).toMatchObject([
        { before: { right: 11 }, askedIn: { tally: { right: 19 } } },
      ]),
    { timeout: 90_000, interval: 500 },
  );
  await page.goto(`/results/${later.id}`);
  const line = page.getByText(
    'Vorige keer 11 van 24 goed, nu 19 van 22. Het was een andere vraag over hetzelfde. Toen in eigen woorden, nu als keuze.',
    { exact: true },
  );
  await line.waitFor();
  await screenshot(page, 'results');

  await page.goto('/my-tickets');
  // Both tickets are listed under one class, with its latest spelling.
  await page.getByRole('region', { name: '2 b' }).getByRole('link', { name: 'Fotosynthese' }).nth(1).waitFor();
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1);
  const list = page.getByRole('group').filter({ hasText: 'Om op terug te komen' }).first();
  await list.getByText('Om op terug te komen (1)').click();
  await list.getByText('Vorige keer 11 van 24 goed').waitFor();
  await list.getByRole('link', { name: 'nu 19 van 22 goed' }).waitFor();
  await expectAccessible(page, 'what to come back to');
  await screenshot(page, 'my-tickets');
  await list.getByRole('button', { name: /^Van de lijst halen/ }).click();
  await list.getByRole('button', { name: 'Ongedaan maken' }).click();
  await isFocused(list.getByRole('button', { name: /^Van de lijst halen/ }));
  await page.reload();
  await page.getByText('Om op terug te komen (1)').click();
  await list.getByRole('button', { name: /^Van de lijst halen/ }).click();
  await list.getByText(/^Van de lijst gehaald/).waitFor();
  await screenshot(page, 'my-tickets-removed');
  // Leaving the page makes the removal final.
  await page.goto('/dashboard');
  await vi.waitFor(async () => expect((await teacher.call(listFollowUps)).body).toEqual([]));
}, 240_000);

test('an edited question becomes a separate ticket and counts as edited; a dismissed question is not offered again', async () => {
  const { teacher, ticket } = await analysedClass();
  const page = await app.openPage({ teacher, device: 'phone' });
  await page.goto(`/results/${ticket.id}`);
  await page.getByRole('article').getByRole('button', { name: 'Vraag dit opnieuw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vraag dit opnieuw' });
  await dialog.getByLabel('Dezelfde vraag').check();
  await dialog
    .getByLabel('Vraag', { exact: true })
    .fill('Noem drie dingen die een plant nodig heeft voor fotosynthese.');
  await screenshot(page, 'phone-dialog');
  await dialog.getByRole('button', { name: 'Nu als los ticket' }).click();
  const editor = page.getByRole('dialog', { name: 'Nieuw exit ticket' });
  expect(await editor.getByLabel('Tekst van vraag 1').inputValue()).toMatch(/^Noem drie dingen/);
  expect(await editor.getByLabel('Klas', { exact: true }).inputValue()).toBe('2B');
  await editor.getByRole('button', { name: /aanmaken|opslaan/i }).click();
  const kinds = async () => {
    const { body } = await teacher.call(listTickets);
    const [newest] = body;
    const { body: stored } = await teacher.call(getTicket, { params: { id: newest?.id ?? '' } });
    return stored.questions.map((one: Question) => one.origin?.kind);
  };
  await vi.waitFor(async () => expect(await kinds()).toEqual(['edited']));

  await page.goto(`/results/${ticket.id}`);
  await page.getByRole('article').getByRole('button', { name: 'Vraag dit opnieuw' }).click();
  await dialog.getByLabel('Dezelfde vraag').check();
  await dialog.getByRole('button', { name: 'Zet in het volgende ticket van 2B' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Begin met een leeg exit ticket' }).click();
  await editor.getByLabel('Klas', { exact: true }).fill('2B');
  await editor.getByRole('button', { name: 'Niet meer vragen' }).click();
  await editor.getByText(/^Wordt niet meer gevraagd/).waitFor();
  await screenshot(page, 'phone-editor-dropped');
  await editor.getByRole('button', { name: 'Ongedaan maken' }).click();
  await editor.getByRole('button', { name: 'Niet meer vragen' }).click();
  // Leaving the page makes the removal final.
  await page.goto('/my-tickets');
  await vi.waitFor(async () => expect((await teacher.call(listFollowUps)).body).toEqual([]));
}, 240_000);

test('the results of a later ticket say when the difference may be chance, what is unjudged, and that the earlier ticket was deleted', async () => {
  const teacher = await newTeacher(app.url);
  const { ticket } = await newTicket(teacher, { questions: [question] });
  const wrongMark = { [oxygen]: { verdict: 'wrong' } } as const;
  await answered(teacher, ticket.id, [...repeated(5, right), ...repeated(7, oxygen)], wrongMark);
  const again: Question = { ...question, origin: { ticketId: ticket.id, questionId: 'q1', kind: 'same' } };
  const { body: later } = await teacher.call(createTicket, { body: aDraft({ questions: [again], title: 'Later' }) });
  await answered(teacher, later.id, [...repeated(7, right), ...repeated(4, oxygen), soil], wrongMark);
  await vi.waitFor(
    async () =>
      expect((await teacher.call(listFollowUps)).body).toMatchObject([{ before: { right: 5, wrong: 7, unjudged: 0 } }]),
    { timeout: 90_000, interval: 500 },
  );
  const page = await app.openPage({ teacher });
  await page.goto(`/results/${later.id}`);
  await page
    .getByText(
      'Vorige keer 5 van 12 goed, nu 7 van 12. Het was dezelfde vraag. Nog niet beoordeeld: vorige keer 0, nu 1.',
      { exact: true },
    )
    .waitFor();
  await answered(teacher, later.id, [], { [soil]: { verdict: 'wrong' } });
  await page.reload();
  await page
    .getByText('Vorige keer 5 van 12 goed, nu 7 van 12. Het was dezelfde vraag. Dit verschil kan toeval zijn.', {
      exact: true,
    })
    .waitFor();
  await teacher.fetch(`/api/ticket/${ticket.id}`, { method: 'DELETE' });
  await page.reload();
  await page.getByText(/^Deze vraag is eerder gesteld, maar dat ticket is verwijderd/).waitFor();
}, 240_000);
