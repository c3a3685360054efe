import { listResponses } from '@exit-tickets/contracts';
import { aChoice, aQuestion, aScale } from '@exit-tickets/testing';
import { openFirefox } from '@exit-tickets/testing/firefox';
import { expect, test } from 'vitest';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { answerAsStudent, button, doMainJob, isSent, openWatchedPage } from '../support/browser/main-job.ts';
import { newTeacher, newTicket } from '../support/classroom.ts';

const app = browserAtApp(undefined, openFirefox);

test.each(['desktop', 'phone'] as const)(
  'a teacher gets from pasted text to an analysis and a PDF in a window as wide as a %s',
  (device) => doMainJob(app, device),
);

test('answers given without a connection are sent once when it is back, and count as sent after a reload', async () => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher, { questions: [aQuestion(), aChoice(), aScale()] });
  const { page, complaints } = await openWatchedPage(app, { device: 'phone' });
  await page.setViewportSize({ width: 360, height: 740 });
  await answerAsStudent(page, ticket.pin ?? '', 'Licht en water');
  await page.context().setOffline(true);
  await button(page, 'Versturen').click();
  await button(page, 'Nu opnieuw proberen').waitFor();
  await page.context().setOffline(false);
  await isSent(page);
  await page.reload();
  await page.getByText('Dit exit ticket is op dit apparaat al ingevuld.').waitFor();
  const { body } = await teacher.call(listResponses, { params });
  expect(body.map(({ answers }) => answers.map(({ answer }) => answer))).toEqual([
    ['Licht en water', 'chlorofyl', '1'],
  ]);
  expect(complaints).toEqual([]);
});
