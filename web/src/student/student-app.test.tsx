import { limits, type StudentTicket, submission } from '@exit-tickets/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { fakeApi, noNetwork, refusal } from '../testing/fake-api.ts';
import { createMemoryStorage } from './device-storage.ts';
import { createDrafts, type Draft } from './drafts.ts';
import { findTicket } from './send/student-api.ts';
import { StudentApp } from './student-app.tsx';
import { renderPage } from './testing/render-page.ts';

const ticket: StudentTicket = {
  id: 't1',
  title: 'Fotosynthese',
  className: '2B',
  questions: [
    { id: 'q1', type: 'open_text', text: 'Waarom?' },
    { id: 'q2', type: 'multiple_choice', text: 'Wat vangt licht?', options: ['chlorofyl', 'glucose'] },
    { id: 'q3', type: 'scale', text: 'Hoe zeker ben je?' },
  ],
};
const stored = { id: 'r1', submittedAt: '2026-01-01T10:00:00.000Z' };
const idOf = (n: number) => `b0a1c2d3-0000-4000-8000-${String(n).padStart(12, '0')}`;
const submissionId = idOf(1);

/** A student's device; each `visit` is a page on it. */
const aDevice = () => {
  const storage = createMemoryStorage();
  let ids = 0;
  return {
    visit: (path = '/student/4071') => {
      document.body.replaceChildren();
      window.history.replaceState(null, '', path);
      const drafts = createDrafts({ storage, now: Date.now, newId: () => idOf(++ids) });
      const view = renderPage(<StudentApp drafts={drafts} find={findTicket} language="nl" />);
      const user = userEvent.setup();
      const send = () => user.click(screen.getByRole('button', { name: 'Versturen' }));
      /** Another tab of this device changes the draft, somewhat later. */
      const otherTab = (change: (draft: Draft) => Partial<Draft>) => {
        const later = createDrafts({ storage, now: () => Date.now() + 1, newId: () => idOf(++ids) });
        const draft = later.findByPin('4071');
        if (!draft) throw new Error('nothing was typed yet');
        later.save({ ...draft, ...change(draft) });
        window.dispatchEvent(new StorageEvent('storage'));
      };
      const fill = async () => {
        await user.type(await screen.findByLabelText('Je naam'), 'Noor');
        await user.type(screen.getByLabelText('Waarom?'), 'Zon');
        await user.click(screen.getByLabelText('chlorofyl'));
        await user.click(screen.getByLabelText('4'));
      };
      return { ...view, user, send, fill, otherTab };
    },
    content: () => Array.from({ length: storage.length }, (_, n) => storage.getItem(storage.key(n) ?? '')).join(),
  };
};

let device: ReturnType<typeof aDevice>;
beforeEach(() => {
  device = aDevice();
});

const answers = [
  { questionId: 'q1', answer: 'Zon' },
  { questionId: 'q2', answer: 'chlorofyl' },
  { questionId: 'q3', answer: '4' },
];

describe('the ends of a scale', () => {
  const withEnds = (ends: { lowEnd?: string; highEnd?: string }): StudentTicket => ({
    ...ticket,
    questions: [{ id: 'q3', type: 'scale', text: 'Hoe zeker ben je?', ...ends }],
  });

  test.each([
    ['in the teacher’s words', { lowEnd: 'helemaal niet', highEnd: 'helemaal wel' }, '1: helemaal niet5: helemaal wel'],
    ['one of them when only one is named', { highEnd: 'heel zeker' }, '5: heel zeker'],
    ['low and high when nothing is said', {}, '1: laag5: hoog'],
  ])('are named %s, and read out with the question', async (_rule, ends, expected) => {
    fakeApi({ findTicketByPin: () => withEnds(ends) });
    device.visit();
    const question = await screen.findByRole('group', { name: /Hoe zeker ben je/ });
    expect(document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent).toBe(expected);
  });
});

describe('the PIN', () => {
  test('is four digits: other characters are left out, and the button waits for all of them', async () => {
    const { requests } = fakeApi({ findTicketByPin: () => ticket });
    const { user } = device.visit('/student');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Verder' });
    await user.type(screen.getByLabelText('PIN'), '40a');
    expect(screen.getByLabelText('PIN')).toHaveProperty('value', '40');
    await user.type(screen.getByLabelText('PIN'), '7');
    expect([screen.getByLabelText<HTMLInputElement>('PIN').value, button.disabled]).toEqual(['407', true]);
    await user.type(screen.getByLabelText('PIN'), '1{Enter}');
    await screen.findByRole('heading', { name: 'Fotosynthese' });
    expect(requests().map(({ params }) => params)).toEqual([{ pin: '4071' }]);
    expect(location.pathname).toBe('/student/4071');
  });

  test('that leads nowhere says so at its field, until another is typed', async () => {
    fakeApi({ findTicketByPin: () => refusal('pin_not_found') });
    const { user } = device.visit();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Ongeldige PIN of exit ticket niet gevondenKlopt de PIN? Misschien heeft je docent het al gesloten.',
    );
    const pin = screen.getByLabelText('PIN');
    await waitFor(() => expect([document.activeElement, pin.getAttribute('aria-invalid')]).toEqual([pin, 'true']));
    await user.type(pin, '{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is looked up until there is a connection', async () => {
    let isOnline = false;
    fakeApi({ findTicketByPin: () => (isOnline ? ticket : noNetwork()) });
    const { user } = device.visit();
    await screen.findByText('Geen verbinding, we proberen het opnieuw');
    expect(document.activeElement).toBe(screen.getByRole('status'));
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Nu opnieuw proberen' }));
    await screen.findByRole('heading', { name: 'Fotosynthese' });
  });
});

describe('a question that one does not know', () => {
  const dontKnow = () => screen.getByRole('button', { name: 'Ik weet het niet: 1 van 3' });
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Waarom?');

  test('is answered by a button, and open again when that is pressed once more', async () => {
    fakeApi({ findTicketByPin: () => ticket });
    const { user } = device.visit();
    await screen.findByText('Nog invullen: je naam, vraag 1, 2 en 3');
    await user.click(dontKnow());
    expect([field().value, dontKnow().getAttribute('aria-pressed')]).toEqual(['Ik weet het niet', 'true']);
    screen.getByText('Nog invullen: je naam, vraag 2 en 3');
    await user.click(dontKnow());
    expect([field().value, dontKnow().getAttribute('aria-pressed')]).toEqual(['', 'false']);
  });

  test('no longer has that button once something was typed, which it would replace', async () => {
    fakeApi({ findTicketByPin: () => ticket });
    const { user } = device.visit();
    await user.type(await screen.findByLabelText('Waarom?'), 'Zon');
    expect(dontKnow().className).toContain('is-away');
    await user.clear(field());
    expect(dontKnow().className).not.toContain('is-away');
  });
});

describe('in two tabs', () => {
  test('what is typed in one stands in the other, and neither loses anything', async () => {
    const { requests } = fakeApi({ findTicketByPin: () => ticket, submitResponse: () => stored });
    const { user, send, otherTab } = device.visit();
    await user.type(await screen.findByLabelText('Je naam'), 'Noor');
    await user.type(screen.getByLabelText('Waarom?'), 'Zon');
    otherTab(({ answers }) => ({ answers: { ...answers, q2: 'chlorofyl', q3: '4' } }));
    await waitFor(() => expect(screen.getByLabelText('chlorofyl')).toHaveProperty('checked', true));
    await user.type(screen.getByLabelText('Waarom?'), 'licht');
    await send();
    await screen.findByRole('heading', { name: 'Bedankt' });
    expect(requests('submitResponse').map(({ body }) => Object(body).answers)).toEqual([
      [{ questionId: 'q1', answer: 'Zonlicht' }, ...answers.slice(1)],
    ]);
  });
});

describe('sending', () => {
  test('an incomplete form says what is missing and leads to the first of it', async () => {
    const { requests } = fakeApi({ findTicketByPin: () => ticket });
    const { user, send } = device.visit();
    await screen.findByText('Nog invullen: je naam, vraag 1, 2 en 3');
    await send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Je naam')));
    expect(screen.getAllByText('Nog niet beantwoord')).toHaveLength(3);
    await user.keyboard('Noor');
    await user.click(screen.getByLabelText('glucose'));
    await send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Waarom?')));
    screen.getByText('Nog invullen: vraag 1 en 3');
    expect(requests('submitResponse')).toEqual([]);
  });

  test('a complete form gives a receipt, and leaves neither name nor answers on the device', async () => {
    const { requests } = fakeApi({ findTicketByPin: () => ticket, submitResponse: () => stored });
    const { fill, send } = device.visit();
    await fill();
    screen.getByText('Alles is ingevuld.');
    await send();
    await screen.findByRole('heading', { name: 'Bedankt' });
    expect(requests('submitResponse').map(({ body }) => body)).toEqual([
      { ticketId: 't1', studentName: 'Noor', answers, submissionId },
    ]);
    expect(device.content()).not.toMatch(/Noor|Zon/);
  });

  test('without a connection goes on by itself, and at once on request, as the same response', async () => {
    let isOnline = false;
    const { requests } = fakeApi({
      findTicketByPin: () => ticket,
      submitResponse: () => (isOnline ? stored : noNetwork()),
    });
    const { fill, user } = device.visit();
    await fill();
    await user.type(screen.getByLabelText('Je naam'), '{Enter}');
    await screen.findByText(/^Nog niet verstuurd.*staan op dit apparaat: laat deze pagina open/);
    // The field with the keyboard can no longer be typed in.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nu opnieuw proberen' }));
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Nu opnieuw proberen' }));
    await screen.findByRole('heading', { name: 'Bedankt' });
    const ids = requests('submitResponse').map(({ body }) => Reflect.get(Object(body), 'submissionId'));
    expect(new Set(ids)).toEqual(new Set([submissionId]));
  });

  test('to a server that is full goes on by itself, and says what the student can do', async () => {
    let isFull = true;
    fakeApi({ findTicketByPin: () => ticket, submitResponse: () => (isFull ? refusal('storage_full') : stored) });
    const { fill, send, user } = device.visit();
    await fill();
    await send();
    await screen.findByText(/^De server heeft geen ruimte meer. Zeg het tegen je docent. Nog niet verstuurd/);
    isFull = false;
    await user.click(screen.getByRole('button', { name: 'Nu opnieuw proberen' }));
    await screen.findByRole('heading', { name: 'Bedankt' });
  });

  test('to a server where something went wrong goes on by itself, as the same response', async () => {
    let isBroken = true;
    const { requests } = fakeApi({
      findTicketByPin: () => ticket,
      submitResponse: () => (isBroken ? refusal('internal') : stored),
    });
    const { fill, send, user } = device.visit();
    await fill();
    await send();
    await screen.findByText(/^Nog niet verstuurd/);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Nu opnieuw proberen' }));
    await screen.findByRole('heading', { name: 'Bedankt' });
    const ids = requests('submitResponse').map(({ body }) => Reflect.get(Object(body), 'submissionId'));
    expect(ids).toEqual([submissionId, submissionId]);
  });

  test('that is refused says why, and keeps what was typed', async () => {
    fakeApi({ findTicketByPin: () => ticket, submitResponse: () => refusal('ticket_full') });
    const { fill, send } = device.visit();
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Verzenden mislukt.*is vol.*staat nog op dit apparaat/,
    );
    expect(screen.getByLabelText('Waarom?')).toHaveProperty('value', 'Zon');
  });

  test('after the teacher changed the questions loads them, with the answers that still fit', async () => {
    const changed = { ...ticket, questions: [{ id: 'q1', type: 'open_text' as const, text: 'Waarom dan?' }] };
    let isChanged = false;
    fakeApi({
      findTicketByPin: () => (isChanged ? changed : ticket),
      submitResponse: () => refusal('questions_changed'),
    });
    const { fill, send } = device.visit();
    await fill();
    isChanged = true;
    await send();
    expect(await screen.findByLabelText('Waarom dan?')).toHaveProperty('value', 'Zon');
    screen.getByText('Je docent heeft de vragen aangepast. Kijk je antwoorden na en verstuur ze.');
  });
});

describe('limits', () => {
  const family = '👨‍👩‍👧';

  test('count an emoji as one letter, as the server does, and take what still fits', async () => {
    fakeApi({ findTicketByPin: () => ticket });
    const { user } = device.visit();
    const name = await screen.findByLabelText<HTMLInputElement>('Je naam');
    await user.click(name);
    await user.paste(family.repeat(limits.studentNameLength + 5));
    expect(name.value).toBe(family.repeat(limits.studentNameLength));
    expect(submission.shape.studentName.safeParse(name.value).success).toBe(true);
  });

  test('are announced with the field whose text comes near, a name too', async () => {
    fakeApi({ findTicketByPin: () => ticket });
    const { user } = device.visit();
    const description = (field: HTMLElement) =>
      (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    const name = await screen.findByLabelText('Je naam');
    expect(description(name)).toEqual([expect.stringMatching(/antwoorden\.\s*$/)]);
    await user.click(name);
    await user.paste('a'.repeat(limits.studentNameLength - 1));
    expect(description(name)).toEqual([expect.stringMatching(/antwoorden\. Nog 1 teken$/)]);
    const answer = screen.getByLabelText('Waarom?');
    await user.click(answer);
    await user.paste('a'.repeat(limits.answerLength));
    expect(description(answer)).toEqual(['Nog 0 tekens']);
  });

  test('say how many letters are left, and keep what stands there when more is typed before it', async () => {
    fakeApi({ findTicketByPin: () => ticket });
    const { user } = device.visit();
    const answer = await screen.findByLabelText<HTMLTextAreaElement>('Waarom?');
    await user.click(answer);
    await user.paste(`${family.repeat(limits.answerLength - 2)}!`);
    screen.getByText('Nog 1 teken');
    answer.setSelectionRange(0, 0);
    await user.paste('abc');
    screen.getByText('Nog 0 tekens');
    expect(answer.value).toBe(`a${family.repeat(limits.answerLength - 2)}!`);
    expect([answer.selectionStart, answer.selectionEnd]).toEqual([1, 1]);
  });
});

describe('coming back', () => {
  test('shows what was typed before, which can be begun anew', async () => {
    fakeApi({ findTicketByPin: () => ticket });
    const first = device.visit();
    await first.fill();
    first.unmount();
    const { user } = device.visit();
    expect(await screen.findByLabelText('Je naam')).toHaveProperty('value', 'Noor');
    await user.click(screen.getByRole('button', { name: 'Opnieuw beginnen' }));
    expect(screen.getByLabelText('Je naam')).toHaveProperty('value', '');
  });

  test('and beginning anew can be undone, until something else is typed', async () => {
    const { requests } = fakeApi({ findTicketByPin: () => ticket, submitResponse: () => stored });
    const first = device.visit();
    await first.fill();
    first.unmount();
    const { user, send } = device.visit();
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await user.type(await screen.findByLabelText('Waarom?'), ' en water');
    await press('Opnieuw beginnen');
    await press('Ongedaan maken');
    expect(screen.getByLabelText('Waarom?')).toHaveProperty('value', 'Zon en water');
    expect(device.content()).toContain('Zon en water');
    await press('Opnieuw beginnen');
    expect(device.content()).not.toContain('Zon');
    await user.type(screen.getByLabelText('Je naam'), 'A');
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
    expect(requests('submitResponse')).toEqual([]);
    await send();
    await screen.findByText('Nog invullen: vraag 1, 2 en 3');
  });

  test('to a ticket that closed meanwhile still shows what was typed', async () => {
    let isOpen = true;
    fakeApi({ findTicketByPin: () => (isOpen ? ticket : refusal('pin_not_found')) });
    const first = device.visit();
    await first.fill();
    first.unmount();
    isOpen = false;
    device.visit();
    await screen.findByText(/^Dit exit ticket is gesloten/);
    expect(screen.getByLabelText('Waarom?')).toHaveProperty('value', 'Zon');
  });

  test('after sending says so, and lets someone else answer on the same device', async () => {
    fakeApi({ findTicketByPin: () => ticket, submitResponse: () => stored });
    const first = device.visit();
    await first.fill();
    await first.send();
    await screen.findByRole('heading', { name: 'Bedankt' });
    first.unmount();
    const { user } = device.visit();
    await screen.findByText('Dit exit ticket is op dit apparaat al ingevuld.');
    await user.click(screen.getByRole('button', { name: 'Iemand anders laten invullen' }));
    expect(await screen.findByLabelText('Je naam')).toHaveProperty('value', '');
  });
});

describe('right answers that were released', () => {
  const rightAnswers = [
    { questionId: 'q1', answer: 'Met licht maakt de plant suiker.', why: 'Licht geeft de energie.' },
    { questionId: 'q2', answer: 'chlorofyl', why: '' },
    { questionId: 'q3', answer: '', why: '' },
  ];
  const released: StudentTicket = { ...ticket, rightAnswers };
  /** The terms shown for a question, each with its text. */
  const termsOf = (question: string) => {
    const row = screen.getByRole('heading', { level: 2, name: question }).closest('li');
    return Array.from(row?.querySelectorAll('dt') ?? [], (term) => [
      term.textContent?.trim(),
      term.nextElementSibling?.textContent,
    ]);
  };
  const comesToTheFront = () => document.dispatchEvent(new Event('visibilitychange'));

  test('stand under the PIN, each with its sentence why; a question without one says so, and so does a device without what was sent', async () => {
    fakeApi({ findTicketByPin: () => released });
    device.visit();
    await screen.findByRole('heading', { level: 1, name: 'Fotosynthese' });
    expect([termsOf('Waarom?'), termsOf('Wat vangt licht?')]).toEqual([
      [
        ['Het goede antwoord', 'Met licht maakt de plant suiker.'],
        ['Waarom', 'Licht geeft de energie.'],
      ],
      [['Het goede antwoord', 'chlorofyl']],
    ]);
    const sure = screen.getByRole('heading', { level: 2, name: 'Hoe zeker ben je?' }).closest('li');
    within(sure ?? document.body).getByText('Bij deze vraag staat geen antwoord van je docent.');
    screen.getByText('3 van 3');
    screen.getByText('Wat je zelf schreef, staat niet op dit apparaat.');
    expect(screen.queryByLabelText('Je naam')).toBeNull();
  });

  test('come on the receipt while it is open, beside what was sent, and nothing is kept for that', async () => {
    let isReleased = false;
    const { requests } = fakeApi({
      findTicketByPin: () => ticket,
      submitResponse: () => stored,
      getRightAnswers: () => ({ ticket: isReleased ? released : null }),
    });
    const { fill, send } = device.visit();
    await fill();
    await send();
    await screen.findByRole('heading', { name: 'Bedankt' });
    await waitFor(() => expect(requests('getRightAnswers')).toHaveLength(1));
    isReleased = true;
    comesToTheFront();
    await screen.findByText('De antwoorden van je docent');
    expect(termsOf('Waarom?')[0]).toEqual(['Jouw antwoord', 'Zon']);
    expect(termsOf('Wat vangt licht?')[0]).toEqual(['Jouw antwoord', 'chlorofyl']);
    expect(screen.queryByText(/^Wat je zelf schreef/)).toBeNull();
    expect(device.content()).not.toMatch(/Zon|Noor/);
  });

  test('are found on the device that sent, when the PIN leads nowhere any more', async () => {
    let isOpen = true;
    const { requests } = fakeApi({
      findTicketByPin: () => (isOpen ? ticket : refusal('pin_not_found')),
      submitResponse: () => stored,
      getRightAnswers: () => ({ ticket: isOpen ? null : released }),
    });
    const first = device.visit();
    await first.fill();
    await first.send();
    await screen.findByRole('heading', { name: 'Bedankt' });
    first.unmount();
    isOpen = false;
    device.visit();
    await screen.findByRole('heading', { name: 'Waarom?' });
    expect(termsOf('Waarom?').map(([what]) => what)).toEqual(['Het goede antwoord', 'Waarom']);
    expect(requests('getRightAnswers').at(-1)?.params).toEqual({ id: 't1' });
  });

  test('stand beside what was typed and never sent', async () => {
    let isOpen = true;
    fakeApi({
      findTicketByPin: () => (isOpen ? ticket : refusal('pin_not_found')),
      getRightAnswers: () => ({ ticket: released }),
    });
    const first = device.visit();
    await first.fill();
    first.unmount();
    isOpen = false;
    device.visit();
    await screen.findByRole('heading', { name: 'Waarom?' });
    expect(termsOf('Waarom?')[0]).toEqual(['Jouw antwoord', 'Zon']);
  });

  test('that cannot be asked for keep nobody from what was typed', async () => {
    let isOpen = true;
    fakeApi({ findTicketByPin: () => (isOpen ? ticket : refusal('pin_not_found')), getRightAnswers: noNetwork });
    const first = device.visit();
    await first.fill();
    first.unmount();
    isOpen = false;
    device.visit();
    await screen.findByText(/^Dit exit ticket is gesloten/);
    expect(screen.getByLabelText('Waarom?')).toHaveProperty('value', 'Zon');
  });

  test('that are not released leave the PIN wrong on a device that sent', async () => {
    let isOpen = true;
    fakeApi({
      findTicketByPin: () => (isOpen ? ticket : refusal('pin_not_found')),
      submitResponse: () => stored,
      getRightAnswers: () => ({ ticket: null }),
    });
    const first = device.visit();
    await first.fill();
    await first.send();
    await screen.findByRole('heading', { name: 'Bedankt' });
    first.unmount();
    isOpen = false;
    device.visit();
    await screen.findByText(/^Ongeldige PIN/);
  });

  test('have their own address, which says when there are none', async () => {
    let isReleased = false;
    fakeApi({ getRightAnswers: () => ({ ticket: isReleased ? released : null }) });
    const { user, unmount } = device.visit('/student/answers/t1');
    await screen.findByRole('heading', { name: /^Je docent heeft de goede antwoorden nog niet vrijgegeven/ });
    unmount();
    isReleased = true;
    device.visit('/student/answers/t1');
    await screen.findByRole('heading', { name: 'Waarom?' });
    await user.click(screen.getByRole('button', { name: 'Nog een exit ticket invullen' }));
    await screen.findByLabelText('PIN');
  });

  test('are asked for until there is a connection', async () => {
    let isOnline = false;
    fakeApi({ getRightAnswers: () => (isOnline ? { ticket: released } : noNetwork()) });
    const { user } = device.visit('/student/answers/t1');
    await screen.findByText('Geen verbinding, we proberen het opnieuw');
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Nu opnieuw proberen' }));
    await screen.findByRole('heading', { name: 'Waarom?' });
  });
});

test('the language can be chosen, and what was typed stays', async () => {
  fakeApi({ findTicketByPin: () => ticket });
  const { user } = device.visit();
  await user.type(await screen.findByLabelText('Je naam'), 'Noor');
  await user.selectOptions(screen.getByLabelText('Taal'), 'English');
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Noor');
  expect(document.documentElement.lang).toBe('en');
});

test('a question in another language than the page says so, and so do its options', async () => {
  const french = 'Pourquoi est-ce que la plante a besoin de la lumière et de l’eau pour vivre ?';
  const questions: StudentTicket['questions'] = [
    { id: 'q1', type: 'open_text', text: french },
    {
      id: 'q2',
      type: 'multiple_choice',
      text: `${french} Choisis la bonne réponse.`,
      options: ['la chlorophylle', 'le sucre'],
    },
  ];
  fakeApi({ findTicketByPin: () => ({ ...ticket, questions }) });
  device.visit();
  await screen.findByLabelText(french);
  for (const text of [french, `${french} Choisis la bonne réponse.`, 'le sucre'])
    expect(screen.getByText(text).lang).toBe('fr');
  expect(screen.getByText('Je naam').closest('[lang]')).toBe(document.documentElement);
});

describe('before anything is typed a student reads whether an AI reads along, and where', () => {
  const withPlace = (place: string): void => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'ai';
    meta.content = place;
    onTestFinished(() => meta.remove());
  };
  const visit = async (place: string, shown: StudentTicket = ticket) => {
    withPlace(place);
    fakeApi({ findTicketByPin: () => shown });
    const { container } = device.visit();
    await screen.findByLabelText('Je naam');
    return container.textContent ?? '';
  };

  test.each([
    ['off', 'Er leest geen AI mee.'],
    ['own', 'Een AI op onze eigen server leest je antwoorden mee, zonder je naam.'],
    ['api.model.example', 'Een AI bij api.model.example leest je antwoorden mee, zonder je naam.'],
  ])('%s', async (place, sentence) => {
    const text = await visit(place);
    expect(text).toContain(sentence);
    expect(text.indexOf(sentence)).toBeLessThan(text.indexOf('Je naam'));
  });

  test('and that none does, where the teacher keeps the ticket from it', async () => {
    expect(await visit('own', { ...ticket, isKeptFromAi: true })).toContain('Er leest geen AI mee.');
  });

  test('and nothing while nobody knows', async () => {
    expect(await visit('')).not.toMatch(/\bAI\b/);
  });
});
