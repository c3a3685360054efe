/// <reference lib="dom" />
import {
  analyzeTicket,
  anonymizeTicket,
  changeJudgements,
  getJudgements,
  setTicketStatus,
} from '@exit-tickets/contracts';
import { aChoice, aQuestion, aScale } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { horizontalOverflow } from '../support/browser/creating.ts';
import { coveredStops, cutOff } from '../support/browser/in-view.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';

// Short enough that the warning appears from the first answers.
const app = browserAtApp(() => ({ RETENTION_DAYS: '7' }));

const students = ['Noor Bakker', 'Sem Dewit', 'Lotte Visser', 'Daan Mulder', 'Emma Peters', 'Tess Vos'];
const answers = ['door het licht', 'Door het licht.', 'door het licht', 'met zijn wortels', 'met zijn wortels', '?'];

/** A closed ticket that a class has answered, marked and analysed. */
const aClass = async () => {
  const teacher = await newTeacher(app.url);
  const questions = [aQuestion({ text: 'Hoe komt een plant aan eten?' }), aChoice({ id: 'q2' }), aScale({ id: 'q3' })];
  const { ticket, params } = await newTicket(teacher, { questions, className: '2B', totalStudents: 8 });
  for (const [index, studentName] of students.entries())
    await submit(app.url, {
      ticketId: ticket.id,
      studentName,
      answers: [answers[index] ?? '', index % 2 === 0 ? 'glucose' : 'zetmeel', String((index % 5) + 1)].map(
        (answer, place) => ({ questionId: `q${place + 1}`, answer }),
      ),
    });
  const { body } = await teacher.call(getJudgements, { params });
  const marks = (body.questions[0]?.groups ?? [])
    .flatMap(({ wordings }) => wordings)
    .filter(({ verdict }) => verdict !== 'blank')
    .map(({ answer, responseIds }) =>
      /licht/i.test(answer)
        ? { questionId: 'q1', responseIds, verdict: 'right' as const }
        : { questionId: 'q1', responseIds, verdict: 'wrong' as const, label: 'Planten eten aarde' },
    );
  await teacher.call(changeJudgements, { params, body: { marks } });
  await teacher.call(setTicketStatus, { params, body: { isActive: false } });
  await teacher.call(analyzeTicket, { params, body: {} });
  return { teacher, ticket, params };
};

/** Checks that nothing is cut off, covered or outside the window, and that the page is accessible. */
const expectAccessible = async (page: Page, part?: string) => {
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await cutOff(page)).toEqual([]);
  expect(await coveredStops(page, 12)).toEqual([]);
  expect(await violationsInBothThemes(page, part)).toEqual([]);
};

describe.each(['desktop', 'phone'] as const)('on a %s', (device) => {
  test('a teacher sees the warning, makes a ticket anonymous and reads the remaining results', async () => {
    const { teacher, ticket } = await aClass();
    const page = await app.openPage({ teacher, device });
    await page.goto('/my-tickets');
    await page.getByText(/^anoniem op /).waitFor();
    await expectAccessible(page);

    await page.goto(`/results/${ticket.id}`);
    const line = page.getByText(/^Op .* worden namen en losse antwoorden verwijderd\. De aantallen blijven\.$/);
    await line.waitFor();
    // In the first window, because the date is near.
    expect((await line.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    await page.getByRole('button', { name: 'Meer', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Nu anoniem maken' }).click();
    const dialog = page.getByRole('dialog', { name: 'De antwoorden nu anoniem maken?' });
    await dialog.getByText('de namen van je leerlingen').waitFor();
    expect(await violationsInBothThemes(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Anoniem maken' }).click();

    await page.getByText(/zijn namen en losse antwoorden verwijderd/).waitFor();
    await page.getByText('3 goed, 2 fout, 1 leeg').waitFor();
    await page.getByText('6/8 (75%)').first().waitFor();
    for (const name of ['Noor', 'wortels']) expect(await page.getByText(name).count(), name).toBe(0);
    await expectAccessible(page);
    await page.reload();
    await page.getByText(/zijn namen en losse antwoorden verwijderd/).waitFor();
  });

  test('a teacher finds a student’s responses in all tickets and deletes the selected ones', async () => {
    const { teacher, ticket } = await aClass();
    const page = await app.openPage({ teacher, device });
    await page.goto('/account');
    const part = page.getByRole('region', { name: 'Eén leerling' });
    await part.getByLabel('Naam van de leerling').fill('sem');
    await part.getByRole('button', { name: 'Zoeken' }).click();
    await part.getByText('1 inzending gevonden.').waitFor();
    await expectAccessible(page);
    await part.getByRole('button', { name: '1 inzending verwijderen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
    await part.getByText('1 inzending is verwijderd.').waitFor();
    await page.goto(`/results/${ticket.id}`);
    await page.getByText('5/8 (63%)').first().waitFor();
    expect(await page.getByText('Sem Dewit').count()).toBe(0);
  });
});

test('printing an anonymous ticket includes the remaining answers and the notice', async () => {
  const { teacher, ticket, params } = await aClass();
  await teacher.call(anonymizeTicket, { params });
  const page = await app.openPage({ teacher });
  await page.goto(`/results/${ticket.id}`);
  await page.getByText('door het licht').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('door het licht').first().isVisible()).toBe(true);
  expect(await page.getByText(/zijn namen en losse antwoorden verwijderd/).isVisible()).toBe(true);
});
