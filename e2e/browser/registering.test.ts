/// <reference lib="dom" />
import { createAccounts } from '@exit-tickets/auth/accounts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { lesson } from '../support/browser/main-job.ts';

const app = browserAtApp(() => ({ REGISTRATION: 'closed' }));

const invite = () => createAccounts(app.database, { publicUrl: app.url, now: () => new Date() }).invite(7);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const registration = (page: Page) => page.getByRole('dialog', { name: 'Gratis account maken' });

test('with registration closed a visitor’s ticket is saved after an invitation, and the invitation survives a reload', async () => {
  const page = await app.openPage();
  await page.goto('/');
  await page.getByLabel('Of plak lestekst').fill(lesson);
  await button(page, 'Exit ticket genereren').click();
  await page.getByLabel('Tekst van vraag 1').fill('Waarvan maakt een plant glucose?');
  await button(page, 'Exit ticket opslaan').click();
  await registration(page).getByText('Hier worden geen nieuwe accounts gemaakt.').waitFor();
  await registration(page)
    .getByText(/^Je exit ticket blijft 48 uur in deze browser bewaard/)
    .waitFor();
  expect(await registration(page).getByLabel('E-mailadres').count()).toBe(0);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.goto(await invite());
  await registration(page).getByText('Je bent uitgenodigd om hier een account te maken.').waitFor();
  await page.reload();
  await registration(page).getByText('Je bent uitgenodigd om hier een account te maken.').waitFor();
  await registration(page).getByLabel('E-mailadres').fill('an@school.nl');
  await registration(page).getByLabel('Wachtwoord', { exact: true }).fill('geheim!');
  await registration(page).getByRole('button', { name: 'Account maken' }).click();
  await page.getByRole('img', { name: /^PIN/ }).waitFor();
  await button(page, 'Klaar').click();
  await page.getByRole('link', { name: 'Fotosynthese' }).first().waitFor();
});

test.each(['desktop', 'phone'] as const)(
  'with registration closed a %s offers the login and the sample class, and an account only with an invitation',
  async (device) => {
    const page = await app.openPage({ device });
    await page.goto('/');
    await button(page, 'Gratis account maken').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Probeer met een voorbeeldklas' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await page.getByRole('dialog', { name: 'Inloggen' }).waitFor();

    const invited = await app.openPage({ device });
    const registrationStatus = invited.waitForResponse('**/api/registration');
    await invited.goto(await invite());
    expect(await (await registrationStatus).json()).toMatchObject({ isInvited: true });
    await invited.getByRole('button', { name: 'Sluiten' }).click();
    await button(invited, 'Gratis account maken').waitFor();
  },
);
