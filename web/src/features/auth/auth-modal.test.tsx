import type { User } from '@exit-tickets/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { Link } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '../../shared/i18n/start.ts';
import { fakeApi, noNetwork, refusal } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { AuthModal } from './auth-modal.tsx';

const teacher: User = { id: 'u1', email: 'a@b.nl', firstName: 'An', lastName: 'Smit' };

const open = (initialMode: 'login' | 'register' = 'login', path = '/') => {
  const onLoggedIn = vi.fn();
  const modal = <AuthModal initialMode={initialMode} onClose={vi.fn()} onLoggedIn={onLoggedIn} />;
  const view = renderInApp(modal, { path });
  const click = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const fill = async (email: string, password = 'geheim') => {
    await view.user.type(await screen.findByLabelText('E-mailadres'), email);
    await view.user.type(field('Wachtwoord'), password);
  };
  return { ...view, onLoggedIn, click, fill };
};
const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(name);
const isMarked = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

describe('an e-mail address that cannot be one marks its field and is not sent:', () => {
  test.each([
    ['login', 'Inloggen'],
    ['register', 'Account maken'],
  ] as const)('%s', async (mode, submit) => {
    const { requests } = fakeApi({});
    const { user, fill, click } = open(mode);
    await fill('a@b');
    await click(submit);
    screen.getByText('Vul een geldig e-mailadres in, zoals naam@school.nl');
    await waitFor(() =>
      expect([isMarked('E-mailadres'), document.activeElement]).toEqual([true, field('E-mailadres')]),
    );
    await user.type(field('E-mailadres'), '.nl');
    expect(isMarked('E-mailadres')).toBe(false);
    expect(requests()).toEqual([]);
  });

  test('a forgotten password', async () => {
    const { requests } = fakeApi({});
    const { user, click } = open();
    await click('Wachtwoord vergeten?');
    await click('Verstuur link');
    expect(isMarked('E-mailadres')).toBe(true);
    screen.getByText('Voer een e-mailadres in');
    await user.type(field('E-mailadres'), 'a');
    await click('Verstuur link');
    expect(isMarked('E-mailadres')).toBe(true);
    expect(requests()).toEqual([]);
  });
});

test('empty fields are said to be required, in a toast as well, until both are filled', async () => {
  fakeApi({});
  const { click, user } = open();
  await click('Inloggen');
  await screen.findByText('Email en wachtwoord zijn verplicht');
  expect([isMarked('E-mailadres'), isMarked('Wachtwoord')]).toEqual([true, true]);
  await user.type(field('E-mailadres'), 'a@b.nl');
  screen.getByText('Email en wachtwoord zijn verplicht');
  await user.type(field('Wachtwoord'), 'geheim');
  await waitFor(() => expect(screen.queryByText('Email en wachtwoord zijn verplicht')).toBeNull(), { timeout: 1_000 });
});

describe('logging in', () => {
  test('lets the teacher in, and says so', async () => {
    const { requests } = fakeApi({ login: () => teacher });
    const { fill, click, onLoggedIn } = open();
    await fill('A@B.nl');
    await click('Inloggen');
    await screen.findByText('Je bent ingelogd');
    expect(onLoggedIn).toHaveBeenCalledTimes(1);
    expect(requests('login').map(({ body }) => body)).toEqual([{ email: 'a@b.nl', password: 'geheim' }]);
  });

  test('that is refused says why, and keeps what was typed', async () => {
    fakeApi({ login: () => refusal('wrong_credentials') });
    const { fill, click, onLoggedIn } = open();
    await fill('a@b.nl', 'verkeerd');
    await click('Inloggen');
    await screen.findByRole('alert');
    // The toast goes; the form goes on saying it.
    within(screen.getByRole('dialog')).getByText('Het e-mailadres of het wachtwoord klopt niet.');
    expect(field('E-mailadres')).toHaveProperty('value', 'a@b.nl');
    expect(onLoggedIn).not.toHaveBeenCalled();
  });
});

describe('registering', () => {
  test('with a password that is too short is not sent', async () => {
    const { requests } = fakeApi({});
    const { fill, click } = open('register');
    await fill('a@b.nl', 'kort');
    await click('Account maken');
    screen.getByText('Wachtwoord te kort: minstens 6 tekens');
    expect(requests()).toEqual([]);
  });

  test('where there is one lets in who gives its password, and says that there was one', async () => {
    fakeApi({ register: () => refusal('email_taken', 'email'), login: () => teacher });
    const { fill, click, onLoggedIn } = open('register');
    await fill('a@b.nl');
    await click('Account maken');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
    await screen.findByText('Je had al een account met dit e-mailadres: je bent ingelogd');
    expect(screen.queryByText('Je account is gemaakt en je bent ingelogd')).toBeNull();
  });

  test('with an address that is somebody else’s says that it is taken, at its field', async () => {
    fakeApi({ register: () => refusal('email_taken', 'email'), login: () => refusal('wrong_credentials') });
    const { fill, click, onLoggedIn } = open('register');
    await fill('a@b.nl');
    await click('Account maken');
    await waitFor(() => expect(isMarked('E-mailadres')).toBe(true));
    expect(screen.getAllByText('Dit e-mailadres is al in gebruik.')).toHaveLength(2);
    expect(onLoggedIn).not.toHaveBeenCalled();
  });
});

describe('before anything is typed registration says', () => {
  const linkOf = (invitation: string) => `/auth?mode=register#invitation=${invitation}`;
  const hasForm = () => screen.queryByLabelText('E-mailadres') !== null;

  test.each([
    ['invite', 'Hier maak je een account met een uitnodiging. Vraag de beheerder van deze site om een link.'],
    ['closed', 'Hier worden geen nieuwe accounts gemaakt.'],
  ] as const)('that it is not for everybody: %s', async (registration, text) => {
    fakeApi({ checkRegistration: () => ({ registration, domains: [] }) });
    const { click } = open('register');
    await screen.findByText(text);
    expect(hasForm()).toBe(false);
    await click('Ik heb al een account');
    expect(hasForm()).toBe(true);
  });

  test('which addresses it takes', async () => {
    fakeApi({ checkRegistration: () => ({ registration: 'open', domains: ['school.nl', 'school.be'] }) });
    open('register');
    await screen.findByText('Een account maak je met een e-mailadres van school.nl of school.be.');
    expect(hasForm()).toBe(true);
  });

  test.each(['invite', 'closed'] as const)(
    'that the link is an invitation, also after a reload and once the dialog was closed: %s',
    async (registration) => {
      const { requests } = fakeApi({
        checkRegistration: () => ({ registration, domains: [], isInvited: true }),
        register: () => teacher,
      });
      const first = open('register', linkOf('the-secret'));
      await screen.findByText('Je bent uitgenodigd om hier een account te maken.');
      first.unmount();
      // Closing the dialog leads to the landing page, whose address has no invitation.
      const { fill, click, onLoggedIn } = open('register');
      await fill('a@b.nl');
      await click('Account maken');
      await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
      expect(requests('checkRegistration').map(({ body }) => body)).toEqual(
        Array.from({ length: 2 }, () => ({ invitation: 'the-secret' })),
      );
      expect(requests('register')[0]?.body).toMatchObject({ invitation: 'the-secret' });
      // The next who uses this window is not invited.
      expect(sessionStorage.length).toBe(0);
    },
  );

  test('that an invitation is used up, and there is no form', async () => {
    fakeApi({ checkRegistration: () => ({ registration: 'invite', domains: [], isInvited: false }) });
    onTestFinished(() => sessionStorage.clear());
    open('register', linkOf('used'));
    await screen.findByText(/^Deze uitnodiging is ongeldig, verlopen of al gebruikt/);
    expect(hasForm()).toBe(false);
  });

  test('that another link is an invitation, opened in the same window', async () => {
    fakeApi({
      checkRegistration: ({ body }) => ({
        ...{ registration: 'invite', domains: [] },
        isInvited: JSON.stringify(body).includes('fresh'),
      }),
    });
    onTestFinished(() => sessionStorage.clear());
    const { user } = renderInApp(
      <>
        <AuthModal initialMode="register" onClose={vi.fn()} onLoggedIn={vi.fn()} />
        <Link to={linkOf('fresh')}>another</Link>
      </>,
      { path: linkOf('used') },
    );
    await screen.findByText(/^Deze uitnodiging is ongeldig/);
    await user.click(screen.getByText('another'));
    await screen.findByText('Je bent uitgenodigd om hier een account te maken.');
  });

  test('how long a ticket waits that a visitor wanted to save', async () => {
    fakeApi({ checkRegistration: () => ({ registration: 'closed', domains: [] }) });
    renderInApp(<AuthModal initialMode="register" reason="toSave" onClose={vi.fn()} onLoggedIn={vi.fn()} />);
    await screen.findByText(/^Je exit ticket blijft 48 uur in deze browser bewaard/);
  });

  test('nothing where the server cannot be asked: it decides when the form is sent', async () => {
    fakeApi({ checkRegistration: noNetwork });
    open('register');
    await screen.findByLabelText('E-mailadres');
  });
});

test('an invitation that was used by a registration whose answer got lost lets in who gives its password', async () => {
  fakeApi({ register: () => refusal('invitation_invalid'), login: () => teacher });
  const { fill, click, onLoggedIn } = open('register');
  await fill('a@b.nl');
  await click('Account maken');
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
});

describe('a forgotten password', () => {
  test('that cannot be asked for says why, also once the toast of it has gone', async () => {
    fakeApi({ forgotPassword: noNetwork });
    const { user, click } = open();
    await click('Wachtwoord vergeten?');
    await user.type(field('E-mailadres'), 'a@b.nl');
    await click('Verstuur link');
    const why = /Geen verbinding/;
    expect((await screen.findByRole('alert')).textContent).toMatch(why);
    within(screen.getByRole('dialog')).getByText(why);
  });

  test('is answered the same for every address', async () => {
    fakeApi({ forgotPassword: () => ({ message: 'ok' }) });
    const { user, click } = open();
    await click('Wachtwoord vergeten?');
    await user.type(field('E-mailadres'), 'a@b.nl');
    await click('Verstuur link');
    await screen.findByText('E-mail verstuurd');
    screen.getByText(/^Als we dit e-mailadres kennen, is er een link verstuurd/);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Terug naar inloggen'));
  });

  test('on a server for trying out says that it is a demo, and opens the link in a new tab', async () => {
    const resetUrl = 'http://localhost:3000/reset-password?token=x';
    fakeApi({ forgotPassword: () => ({ message: 'ok', isNotMailed: true, isResendError: true, resetUrl }) });
    const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, click } = open();
    await click('Wachtwoord vergeten?');
    await user.type(field('E-mailadres'), 'a@b.nl');
    await click('Verstuur link');
    await screen.findByText('Demo beperking');
    expect(openTab).toHaveBeenCalledWith(resetUrl, '_blank', 'noopener');
    // A browser may open no tab by itself.
    screen.getByText('Geen e-mail verstuurd');
    expect(screen.getByRole('link', { name: 'Open de link van deze demo' }).getAttribute('href')).toBe(resetUrl);
  });

  test('on a server without mail does not say that one was sent, but who has the link', async () => {
    fakeApi({ forgotPassword: () => ({ message: 'ok', isNotMailed: true }) });
    const { user, click } = open();
    await click('Wachtwoord vergeten?');
    await user.type(field('E-mailadres'), 'a@b.nl');
    await click('Verstuur link');
    await screen.findByText('Geen e-mail verstuurd');
    screen.getByText(/Vraag de beheerder van de site om een link/);
    expect(screen.queryByText('E-mail verstuurd')).toBeNull();
  });
});

test.each([
  ['nl', 'Controleer je e-mailadres en wachtwoord.'],
  ['en', 'Check your email and password.'],
  ['de', 'Prüfen Sie E-Mail-Adresse und Passwort.'],
  ['fr', 'Vérifiez votre adresse e-mail et votre mot de passe.'],
] as const)('in %s, an unknown code from a newer server gets an explanation', async (language, meaning) => {
  await changeLanguage(language);
  onTestFinished(() => changeLanguage('nl'));
  const message = 'These words are the server’s';
  fakeApi({ login: () => Response.json({ code: 'code_of_tomorrow', message }, { status: 418 }) });
  const { user } = open();
  const dialog = screen.getByRole('dialog');
  for (const input of dialog.querySelectorAll('input[type=email], input[type=password]'))
    await user.type(input, 'noor@school.nl');
  const submit = dialog.querySelector('button[type=submit]');
  if (submit) await user.click(submit);
  const explanations = await screen.findAllByText(new RegExp(meaning));
  expect(explanations).toHaveLength(2);
  expect(document.body.textContent).not.toContain(message);
});

describe('the language of the account', () => {
  const logIn = async () => {
    onTestFinished(() => changeLanguage('nl'));
    fakeApi({ login: () => ({ ...teacher, language: 'fr' }) });
    const { fill, click, onLoggedIn } = open();
    await fill('a@b.nl');
    await click('Inloggen');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
    return i18next.language;
  };

  test('holds in a browser where none was chosen', async () => {
    localStorage.clear();
    expect(await logIn()).toBe('fr');
  });

  test('gives way to one that was chosen in the browser', async () => {
    localStorage.setItem('i18nextLng', 'nl');
    expect(await logIn()).toBe('nl');
  });
});
