import { limits, type User } from '@exit-tickets/contracts';
import { aDraft } from '@exit-tickets/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readPending, storePending } from '../../shared/drafts/pending-draft.ts';
import { keepUnfinished, newSlot, unfinishedOf } from '../../shared/drafts/unfinished-drafts.ts';
import { changeLanguage } from '../../shared/i18n/start.ts';
import { fakeApi, noNetwork, refusal } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { AccountScreen } from './account-screen.tsx';

const teacher: User = { id: 'u1', email: 'a@b.nl', firstName: 'An', lastName: 'Smit' };
const draft = aDraft({ className: null });

const open = async (handlers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({ getAuthStatus: () => ({ isAuthenticated: true, user: teacher }), ...handlers });
  const view = renderInApp(<AccountScreen />, { path: '/account' });
  await screen.findByRole('heading', { level: 1, name: 'Jouw account' });
  const part = (name: string) => within(screen.getByRole('region', { name }));
  return { ...api, ...view, part };
};

describe('the name', () => {
  test('is saved, and the screen says so', async () => {
    const { requests, user, part } = await open({
      updateAccount: ({ body }) => ({ ...teacher, ...(body as Partial<User>) }),
    });
    const lastName = part('Naam').getByLabelText('Achternaam');
    await user.clear(lastName);
    await user.type(lastName, 'محمد 👩🏽‍🏫');
    await user.click(part('Naam').getByRole('button', { name: 'Naam opslaan' }));
    await part('Naam').findByText('Opgeslagen');
    expect(requests('updateAccount').map(({ body }) => body)).toEqual([{ firstName: 'An', lastName: 'محمد 👩🏽‍🏫' }]);
  });

  test('takes no more letters than the server does', async () => {
    const { part, user } = await open({});
    const field = part('Naam').getByLabelText('Voornaam');
    await user.clear(field);
    await user.paste('👩🏽‍🏫'.repeat(limits.personNameLength + 5));
    expect(field).toHaveProperty('value', '👩🏽‍🏫'.repeat(limits.personNameLength));
    part('Naam').getByText(/5 zijn weggelaten/);
  });

  test('that was typed when the session ended stays, as does what was typed beside it', async () => {
    const { part, user, requests } = await open({ updateAccount: () => refusal('not_logged_in') });
    await user.type(part('Wachtwoord').getByLabelText('Huidig wachtwoord'), 'geheim');
    await user.type(part('Naam').getByLabelText('Voornaam'), 'neke{Enter}');
    await part('Naam').findByRole('alert');
    expect(requests('updateAccount')).toHaveLength(1);
    expect(part('Naam').getByLabelText('Voornaam')).toHaveProperty('value', 'Anneke');
    expect(part('Wachtwoord').getByLabelText('Huidig wachtwoord')).toHaveProperty('value', 'geheim');
  });
});

describe('another address', () => {
  const ask = async (handlers: Parameters<typeof fakeApi>[0], email = 'nieuw@b.nl') => {
    const view = await open(handlers);
    const part = view.part('E-mailadres');
    await view.user.type(part.getByLabelText('Nieuw e-mailadres'), email);
    await view.user.type(part.getByLabelText('Huidig wachtwoord'), 'geheim');
    await view.user.click(part.getByRole('button', { name: 'Link versturen' }));
    return { ...view, part };
  };

  test('is asked for with the password, and the screen says where to look', async () => {
    const { requests, part } = await ask({ changeEmail: () => ({ message: 'ok' }) });
    await part.findByText('Kijk in je mail');
    part.getByText(/^Als nieuw@b.nl gebruikt kan worden/);
    expect(requests('changeEmail').map(({ body }) => body)).toEqual([{ email: 'nieuw@b.nl', password: 'geheim' }]);
    expect(part.getByLabelText('Huidig wachtwoord')).toHaveProperty('value', '');
  });

  test('on a server without mail waits for its administrator; on one for trying out its link is there at once', async () => {
    const confirmUrl = 'http://localhost:3000/confirm-email?token=x';
    const answers = [{}, { isResendError: true, confirmUrl }].map((part) => ({
      message: 'ok',
      isNotMailed: true,
      ...part,
    }));
    const { part, user } = await ask({ changeEmail: () => answers.shift() ?? { message: 'ok' } });
    await part.findByText('Geen e-mail verstuurd');
    part.getByText(
      /Vraag de beheerder van de site hoe je nieuw@b.nl kunt bevestigen\. Tot dan log je in met je huidige adres/,
    );
    await user.type(part.getByLabelText('Nieuw e-mailadres'), 'ander@b.nl');
    await user.type(part.getByLabelText('Huidig wachtwoord'), 'geheim{Enter}');
    const link = await part.findByRole('link', { name: 'Open de link van deze demo' });
    expect(link.getAttribute('href')).toBe(confirmUrl);
    part.getByText(/^Met deze link bevestig je ander@b.nl/);
    expect(part.queryByText('Kijk in je mail')).toBeNull();
  });

  test('with a wrong password marks that field, and keeps the address', async () => {
    const { part } = await ask({ changeEmail: () => refusal('wrong_credentials', 'password') });
    await part.findByText('Dit is niet het wachtwoord van je account');
    await waitFor(() => expect(document.activeElement).toBe(part.getByLabelText('Huidig wachtwoord')));
    expect(part.getByLabelText('Nieuw e-mailadres')).toHaveProperty('value', 'nieuw@b.nl');
  });

  test('that is none, or the same, is not sent', async () => {
    const { part, user, requests } = await ask({}, 'a@b');
    part.getByText('Vul een geldig e-mailadres in, zoals naam@school.nl');
    await user.type(part.getByLabelText('Nieuw e-mailadres'), '.nl{Enter}');
    await part.findByText('Dit is al je e-mailadres');
    expect(requests('changeEmail')).toEqual([]);
  });
});

describe('another password', () => {
  const change = async (handlers: Parameters<typeof fakeApi>[0]) => {
    const view = await open(handlers);
    const part = view.part('Wachtwoord');
    await view.user.type(part.getByLabelText('Huidig wachtwoord'), 'oud');
    await view.user.type(part.getByLabelText('Nieuw wachtwoord'), 'nieuw geheim');
    await view.user.type(part.getByLabelText('Herhaal het wachtwoord'), 'nieuw geheim');
    await view.user.click(part.getByRole('button', { name: 'Wachtwoord opslaan' }));
    return { ...view, part };
  };

  test('is set with the one that holds; the fields are empty again', async () => {
    const { requests, part } = await change({ changePassword: () => undefined });
    await part.findByText(/^Je wachtwoord is gewijzigd/);
    expect(requests('changePassword').map(({ body }) => body)).toEqual([
      { currentPassword: 'oud', newPassword: 'nieuw geheim' },
    ]);
    expect(part.getByLabelText('Huidig wachtwoord')).toHaveProperty('value', '');
  });

  test('with a wrong one marks that field, and keeps what was typed', async () => {
    const { part } = await change({ changePassword: () => refusal('wrong_credentials', 'currentPassword') });
    await part.findByText('Dit is niet het wachtwoord van je account');
    expect(part.getByLabelText('Nieuw wachtwoord')).toHaveProperty('value', 'nieuw geheim');
  });

  test('that cannot be sent says so', async () => {
    const { part } = await change({ changePassword: noNetwork });
    expect((await part.findByRole('alert')).textContent).toContain('Het wachtwoord is niet gewijzigd');
  });
});

test('the language is kept with the account, and the page speaks it at once', async () => {
  onTestFinished(() => changeLanguage('nl'));
  const { part, user, requests } = await open({ updateAccount: () => ({ ...teacher, language: 'de' }) });
  await user.selectOptions(part('Taal').getByLabelText('Taal van je account'), 'Deutsch');
  await screen.findByRole('heading', { level: 1, name: 'Ihr Konto' });
  expect(i18next.language).toBe('de');
  expect(requests('updateAccount').map(({ body }) => body)).toEqual([{ language: 'de' }]);
});

describe('everything as one archive', () => {
  // This document would go to the address of the file.
  beforeEach(() => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    onTestFinished(() => click.mockRestore());
  });

  test('is downloaded', async () => {
    const { part, user } = await open({ exportAccount: () => new Response('zip') });
    await user.click(screen.getByRole('button', { name: 'Alles downloaden' }));
    await part('Je gegevens meenemen').findByText('Het bestand is gedownload.');
  });

  test('that breaks off is not saved, and the screen says so', async () => {
    const broken = () => new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('broken off')) }));
    const { part, user } = await open({ exportAccount: broken });
    await user.click(screen.getByRole('button', { name: 'Alles downloaden' }));
    expect((await part('Je gegevens meenemen').findByRole('alert')).textContent).toContain('niet gemaakt');
  });
});

describe('deleting the account', () => {
  const openDialog = async (handlers: Parameters<typeof fakeApi>[0]) => {
    const view = await open(handlers);
    await view.user.click(screen.getByRole('button', { name: 'Account verwijderen' }));
    return { ...view, dialog: within(await screen.findByRole('dialog')) };
  };

  test('says what will be gone, asks for the password, and does it', async () => {
    storePending(draft, new Date());
    keepUnfinished(newSlot(), { ...draft, owner: 'u1' }, new Date());
    keepUnfinished(newSlot(), { ...draft, owner: 'u2' }, new Date());
    const { dialog, user, requests } = await openDialog({ deleteAccount: () => undefined });
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    await user.type(dialog.getByLabelText('Huidig wachtwoord'), 'geheim');
    await user.click(dialog.getByRole('button', { name: 'Definitief verwijderen' }));
    await screen.findByText('Je account is verwijderd');
    expect(screen.queryByRole('heading', { name: 'Jouw account' })).toBeNull();
    expect(requests('deleteAccount').map(({ body }) => body)).toEqual([{ password: 'geheim' }]);
    // What this browser kept of the teacher goes too, what it keeps of another one stays.
    const kept = [readPending(new Date()), ...['u1', 'u2'].map((owner) => unfinishedOf(owner, new Date()).length)];
    expect(kept).toEqual([undefined, 0, 1]);
  });

  test('without the password is not asked of the server, and a wrong one marks its field', async () => {
    const { dialog, user, requests } = await openDialog({
      deleteAccount: () => refusal('wrong_credentials', 'password'),
    });
    await user.click(dialog.getByRole('button', { name: 'Definitief verwijderen' }));
    dialog.getByText('Vul je wachtwoord in');
    expect(requests('deleteAccount')).toEqual([]);
    await user.type(dialog.getByLabelText('Huidig wachtwoord'), 'geraden{Enter}');
    await dialog.findByText('Dit is niet het wachtwoord van je account');
    expect(dialog.getByLabelText('Huidig wachtwoord').getAttribute('aria-invalid')).toBe('true');
  });

  test('is left by the safe choice, which has the focus', async () => {
    const { dialog, user } = await openDialog({});
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Annuleren' })));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
