import type { FollowUp, Question, TicketDraft } from '@exit-tickets/contracts';
import { aDraft, aListedTicket, aQuestion } from '@exit-tickets/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { authStatusQuery } from '../../shared/api/auth-status.ts';
import { readPending } from '../../shared/drafts/pending-draft.ts';
import { browserStore, windowStore } from '../../shared/drafts/stored-draft.ts';
import { keepUnfinished, newSlot, unfinishedOf } from '../../shared/drafts/unfinished-drafts.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { TicketEditor } from './ticket-editor.tsx';

const draft = aDraft({
  questions: [
    { id: 'q1', type: 'open_text', text: 'Waarom?' },
    { id: 'q2', type: 'multiple_choice', text: 'Kies.', options: ['licht', 'aarde', 'lucht'], correctAnswer: 'aarde' },
  ],
});
const blank = aDraft({ title: '', questions: [{ id: 'q1', type: 'open_text', text: '' }] });

const edit = (part: Partial<Parameters<typeof TicketEditor>[0]['ticket']> = {}, slot = newSlot()) => {
  const onClose = vi.fn();
  const view = renderInApp(<TicketEditor ticket={{ draft, ...part }} slot={slot} onClose={onClose} />);
  const click = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  const openMenu = (number: number) => click(`Meer acties voor vraag ${number}`);
  /** Does something with a question by way of its menu. */
  const choose = async (number: number, name: string) => {
    await openMenu(number);
    await view.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...view, onClose, click, openMenu, choose };
};
const saved = { id: 't1', pin: '4071' };
const draftId: unknown = expect.any(String);
/** The ticket as the server has it. */
const getTicket = () => ({ ...aListedTicket(), ...draft });

const field = (name: string) => screen.getByLabelText(name);
const texts = () => screen.getAllByLabelText<HTMLTextAreaElement>(/^Tekst van vraag/).map(({ value }) => value);
/** What the browser keeps of editors that went. */
const unfinished = (store = browserStore()) => unfinishedOf(null, new Date(), store).map((kept) => kept.draft);
const isMarked = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

describe('the questions of a ticket', () => {
  test('are added at the end, where the keyboard goes', async () => {
    fakeApi({});
    const { user, click } = edit();
    await click('Vraag toevoegen');
    await waitFor(() => expect(document.activeElement).toBe(field('Tekst van vraag 3')));
    await user.keyboard('En dan?');
    expect(texts()).toEqual(['Waarom?', 'Kies.', 'En dan?']);
  });

  test('are removed, and the keyboard goes on with the one that took the place', async () => {
    fakeApi({});
    const { choose } = edit();
    await choose(1, 'Verwijderen');
    expect(texts()).toEqual(['Kies.']);
    await waitFor(() => expect(document.activeElement).toBe(field('Tekst van vraag 1')));
    await choose(1, 'Verwijderen');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Vraag toevoegen' })));
  });

  test('come back where they were once removed, with their options', async () => {
    const { requests } = fakeApi({ createTicket: () => aListedTicket() });
    const { user, click, choose } = edit();
    await choose(2, 'Verwijderen');
    screen.getByText('Vraag verwijderd.');
    await user.type(field('Tekst van vraag 1'), ' En dan?');
    await click('Ongedaan maken');
    expect(texts()).toEqual(['Waarom? En dan?', 'Kies.']);
    await waitFor(() => expect(document.activeElement).toBe(field('Tekst van vraag 2')));
    expect(screen.queryByText('Vraag verwijderd.')).toBeNull();
    await click('Exit ticket opslaan');
    await waitFor(() => expect(requests('createTicket')).toHaveLength(1));
    expect(Object(requests('createTicket')[0]?.body).questions[1]).toEqual(draft.questions[1]);
  });

  test('that hold nothing are removed without a word', async () => {
    fakeApi({});
    const { click, choose } = edit();
    await click('Vraag toevoegen');
    await choose(3, 'Verwijderen');
    expect(texts()).toEqual(['Waarom?', 'Kies.']);
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
  });

  test('are moved, with the keyboard on them', async () => {
    fakeApi({});
    const { user, choose, openMenu } = edit();
    await choose(1, 'Omlaag');
    expect(texts()).toEqual(['Kies.', 'Waarom?']);
    await waitFor(() => expect(document.activeElement).toBe(field('Tekst van vraag 2')));
    await openMenu(2);
    expect(await screen.findByRole('menuitem', { name: 'Omlaag' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('menuitem', { name: 'Omhoog' }));
    expect(texts()).toEqual(['Waarom?', 'Kies.']);
    await waitFor(() => expect(document.activeElement).toBe(field('Tekst van vraag 1')));
  });

  test('keep their options when another type is tried', async () => {
    fakeApi({});
    const { choose } = edit();
    await choose(2, 'Open vraag');
    expect(screen.queryByLabelText('Optie 1 van vraag 2')).toBeNull();
    await choose(2, 'Meerkeuze');
    expect(field('Optie 1 van vraag 2')).toHaveProperty('value', 'licht');
  });

  test('keep the right option right when one above it is removed', async () => {
    fakeApi({});
    const { click } = edit();
    await click('Optie 1 van vraag 2 verwijderen');
    expect(field('Optie 1 van vraag 2')).toHaveProperty('value', 'aarde');
    expect(field('Optie 1 van vraag 2 is goed')).toHaveProperty('checked', true);
  });

  test('lead the keyboard to an option that is added, and to the last one when the one below it is removed', async () => {
    fakeApi({});
    const { click } = edit();
    await click('Optie toevoegen');
    await waitFor(() => expect(document.activeElement).toBe(field('Optie 4 van vraag 2')));
    await click('Optie 4 van vraag 2 verwijderen');
    await waitFor(() => expect(document.activeElement).toBe(field('Optie 3 van vraag 2')));
  });
});

describe('duplicating a question', () => {
  const duplicate = async ({ user }: ReturnType<typeof edit>, number: number) => {
    await user.click(screen.getByRole('button', { name: `Meer acties voor vraag ${number}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Dupliceren' }));
  };

  test('puts a copy below it, options and key included, with the keyboard on the copy', async () => {
    const { requests } = fakeApi({ createTicket: () => aListedTicket() });
    const view = edit();
    await duplicate(view, 2);
    expect(texts()).toEqual(['Waarom?', 'Kies.', 'Kies.']);
    await waitFor(() => expect(document.activeElement).toBe(field('Tekst van vraag 3')));
    await view.click('Exit ticket opslaan');
    await waitFor(() => expect(requests('createTicket')).toHaveLength(1));
    const [sent] = requests('createTicket').map(({ body }) => (body as TicketDraft).questions);
    const [, original, copy] = sent ?? [];
    expect(copy).toEqual({ ...original, id: copy?.id });
    expect(copy?.id).not.toBe(original?.id);
  });

  test('can be undone beside it, and the keyboard goes back to the question', async () => {
    fakeApi({});
    const view = edit();
    await duplicate(view, 1);
    await view.click('Ongedaan maken');
    expect(texts()).toEqual(['Waarom?', 'Kies.']);
    await waitFor(() => expect(document.activeElement).toBe(field('Tekst van vraag 1')));
  });

  test('cannot be undone once the copy was edited, which is work', async () => {
    fakeApi({});
    const view = edit();
    await duplicate(view, 1);
    await view.user.type(field('Tekst van vraag 2'), ' En dan?');
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
  });

  test('is possible up to twenty questions', async () => {
    fakeApi({});
    const questions = Array.from({ length: 20 }, (_, n) => ({ id: `q${n}`, type: 'scale' as const, text: 'Hoe?' }));
    const { user } = edit({ draft: { ...draft, questions } });
    await user.click(screen.getByRole('button', { name: 'Meer acties voor vraag 1' }));
    const item = await screen.findByRole('menuitem', { name: 'Dupliceren' });
    expect(item).toHaveProperty('disabled', true);
  });
});

describe('what a good answer says', () => {
  const sentOf = (requests: ReturnType<typeof fakeApi>['requests']) =>
    requests('createTicket').map(({ body }) => (body as TicketDraft).questions[0]);

  test('stands under an open question, where it is changed', async () => {
    const { requests } = fakeApi({ createTicket: () => aListedTicket() });
    const { user, click } = edit();
    await user.type(field('Goed antwoord op vraag 1'), 'Door de zon');
    await click('Exit ticket opslaan');
    await waitFor(() =>
      expect(sentOf(requests)).toEqual([{ ...draft.questions[0], guide: { modelAnswer: 'Door de zon' } }]),
    );
  });

  test('is not asked of a scale, nor sent with one', async () => {
    const { requests } = fakeApi({ createTicket: () => aListedTicket() });
    const { user, click, choose } = edit();
    await user.type(field('Goed antwoord op vraag 1'), 'Door de zon');
    await choose(1, 'Schaal 1 tot 5');
    expect(screen.queryByLabelText('Goed antwoord op vraag 1')).toBeNull();
    await click('Exit ticket opslaan');
    await waitFor(() => expect(sentOf(requests)).toEqual([{ id: 'q1', type: 'scale', text: 'Waarom?' }]));
  });
});

test('a new ticket begins at its title, which may have been made for it', async () => {
  fakeApi({});
  edit();
  await waitFor(() => expect(document.activeElement).toBe(field('Titel')));
});

test('the ends of a scale are named in place, and sent', async () => {
  const { requests } = fakeApi({ createTicket: () => aListedTicket() });
  const { user, click, choose } = edit();
  await choose(1, 'Schaal 1 tot 5');
  await user.type(field('Wat 1 betekent bij vraag 1'), 'helemaal niet');
  await user.type(field('Wat 5 betekent bij vraag 1'), 'helemaal wel');
  await click('Exit ticket opslaan');
  await waitFor(() => expect(requests('createTicket')).toHaveLength(1));
  expect(requests('createTicket')).toMatchObject([
    { body: { questions: [{ type: 'scale', lowEnd: 'helemaal niet', highEnd: 'helemaal wel' }, {}] } },
  ]);
});

test('the preview shows the ticket as it stands, saved or not', async () => {
  fakeApi({});
  const { user, click, dialogs } = edit({ saved });
  await user.type(field('Titel'), '!');
  await click('Bekijk als leerling');
  expect(dialogs.openPreview).toHaveBeenCalledWith({ ...draft, title: 'Fotosynthese!' });
});

describe('what is wrong with a ticket', () => {
  test('is said at its field when it is saved, the first of them focused, and goes once it is mended', async () => {
    const { requests } = fakeApi({});
    const { user, click } = edit({ draft: blank });
    await click('Exit ticket opslaan');
    await waitFor(() => expect(document.activeElement).toBe(field('Titel')));
    for (const [name, problem] of [
      ['Titel', 'Geef het exit ticket een titel'],
      ['Tekst van vraag 1', 'Vul de vraag in of verwijder hem'],
    ] as const) {
      screen.getByText(problem);
      expect(isMarked(name)).toBe(true);
      await user.type(field(name), 'x');
      expect(isMarked(name)).toBe(false);
      expect(screen.queryByText(problem)).toBeNull();
    }
    expect(requests()).toEqual([]);
  });

  test('is that it has no questions, until one is added', async () => {
    fakeApi({});
    const { click, choose } = edit({ draft: blank });
    await choose(1, 'Verwijderen');
    await click('Exit ticket opslaan');
    screen.getByText('Voeg minstens één vraag toe');
    await click('Vraag toevoegen');
    await waitFor(() => expect(screen.queryByText('Voeg minstens één vraag toe')).toBeNull());
  });

  test('is one thing for each question, however much is missing of it', async () => {
    fakeApi({});
    const { user, click } = edit({
      draft: { ...draft, questions: [{ id: 'q1', type: 'multiple_choice', text: '', options: ['', '', ''] }] },
    });
    const marked = () =>
      [...document.querySelectorAll('[aria-invalid=true]')].map((part) => part.getAttribute('aria-label'));
    await click('Exit ticket opslaan');
    expect(marked()).toEqual(['Tekst van vraag 1']);
    await user.type(field('Tekst van vraag 1'), 'Kies.');
    await click('Exit ticket opslaan');
    expect(marked()).toEqual(['Optie 1 van vraag 1']);
    expect(screen.queryByText('De opties moeten van elkaar verschillen')).toBeNull();
  });

  test('is that options are the same, until all of them differ', async () => {
    fakeApi({});
    const [question] = draft.questions.slice(1);
    const { user, click } = edit({
      draft: {
        ...draft,
        questions: [{ ...question, id: 'q2', type: 'multiple_choice', text: 'Kies.', options: ['ja', 'ja', 'ja'] }],
      },
    });
    await click('Exit ticket opslaan');
    screen.getByText('De opties moeten van elkaar verschillen');
    await user.type(field('Optie 1 van vraag 1'), '!');
    screen.getByText('De opties moeten van elkaar verschillen');
    await user.type(field('Optie 2 van vraag 1'), '?');
    await waitFor(() => expect(screen.queryByText('De opties moeten van elkaar verschillen')).toBeNull());
  });
});

/** A new ticket, as it begins, of a class for which a question waits. */
const editBlank = () => {
  const question = aQuestion({
    text: 'Waarom is licht nodig?',
    origin: { ticketId: 't0', questionId: 'q1', kind: 'same' },
  });
  const waiting: FollowUp = { id: 'f1', className: '2B', question, createdAt: '2026-03-02T09:00:00.000Z' };
  const { requests } = fakeApi({
    listFollowUps: () => [waiting],
    removeFollowUp: () => undefined,
    listClassNames: () => [],
  });
  const questions: Question[] = [
    { id: 'q1', type: 'open_text', text: '' },
    { id: 'q2', type: 'multiple_choice', text: '', options: ['', '', ''] },
  ];
  const view = edit({ draft: aDraft({ title: '', className: '2B', questions }) });
  const user = { id: 'u1', email: 'a@example.org', firstName: null, lastName: null };
  act(() => view.client.setQueryData(authStatusQuery.queryKey, { isAuthenticated: true, user }));
  return { ...view, requests };
};

describe('a question that waits for the class', () => {
  test('takes the place of all that a new ticket begins with', async () => {
    const { click } = editBlank();
    await click('Ja, zet erin');
    expect(texts()).toEqual(['Waarom is licht nodig?']);
    expect(document.activeElement).toBe(field('Tekst van vraag 1'));
  });

  test('takes the place of nothing in which something was typed', async () => {
    const { user, click } = editBlank();
    await user.type(field('Tekst van vraag 1'), 'Wat is een blad?');
    await user.type(field('Optie 2 van vraag 2'), 'groen');
    await click('Ja, zet erin');
    expect(texts()).toEqual(['Wat is een blad?', '', 'Waarom is licht nodig?']);
  });

  test('and is not to be asked again is no change of the ticket: leaving it asks nothing and leaves nothing behind', async () => {
    const { user, click, onClose, unmount, requests } = editBlank();
    await click('Niet meer vragen');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Dit exit ticket is nog niet opgeslagen.')).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    expect(unfinished()).toEqual([]);
    await waitFor(() => expect(requests('removeFollowUp')).toHaveLength(1));
  });
});

describe('leaving the editor', () => {
  test('closes it at once when nothing was changed', async () => {
    fakeApi({});
    const { user, onClose } = edit({ saved });
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('asks about changes; staying saves nothing and leads back to the field', async () => {
    const { requests } = fakeApi({});
    const { user, click, onClose } = edit({ saved });
    await user.type(field('Titel'), ' en licht');
    await user.keyboard('{Escape}');
    within(screen.getByRole('alert')).getByText('Dit exit ticket is nog niet opgeslagen.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Verder bewerken'));
    await click('Verder bewerken');
    await waitFor(() => expect(document.activeElement).toBe(field('Titel')));
    expect(field('Titel')).toHaveProperty('value', 'Fotosynthese en licht');
    expect(onClose).not.toHaveBeenCalled();
    expect(requests()).toEqual([]);
  });

  test('asks about generated questions too, and discards them once confirmed', async () => {
    fakeApi({});
    const { click, onClose } = edit({ draft: { ...draft, originalContent: 'De les' } });
    await click('Annuleren');
    expect(onClose).not.toHaveBeenCalled();
    await click('Weggooien');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('saving a ticket', () => {
  test('that is new sends what was edited and shows its PIN', async () => {
    const { requests } = fakeApi({ createTicket: () => aListedTicket() });
    const { user, click, onClose, dialogs } = edit();
    await user.clear(field('Klas'));
    await click('Exit ticket opslaan');
    await waitFor(() =>
      expect(dialogs.openShare).toHaveBeenCalledWith({
        id: 't1',
        title: 'Fotosynthese',
        pin: '4071',
        totalStudents: 25,
      }),
    );
    expect(requests('createTicket').map(({ body }) => body)).toEqual([{ ...draft, className: null, draftId }]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('that is new, once more after an answer that got lost, sends the same draft under the same id, also after the page was left', async () => {
    const { requests } = fakeApi({ createTicket: () => refusal('service_timeout') });
    const { click, unmount } = edit({ isUnsaved: true });
    const save = async (times: number) => {
      await click('Exit ticket opslaan');
      await waitFor(() => expect(requests('createTicket')).toHaveLength(times));
    };
    await save(1);
    await save(2);
    unmount();
    const [kept = draft] = unfinished();
    edit({ draft: kept, isUnsaved: true });
    await save(3);
    const [first, ...others] = requests('createTicket').map(({ body }) => body);
    expect(first).toMatchObject({ draftId });
    expect(others).toEqual([first, first]);
  });

  test('that was saved before replaces it and says so', async () => {
    const { requests } = fakeApi({ getTicket, updateTicket: () => aListedTicket() });
    const { user, click, dialogs } = edit({ saved });
    await user.type(field('Titel'), '!');
    await click('Wijzigingen opslaan');
    await screen.findByText('Exit ticket opgeslagen');
    expect(requests('updateTicket')).toMatchObject([{ params: { id: 't1' }, body: { title: 'Fotosynthese!' } }]);
    expect(dialogs.openShare).not.toHaveBeenCalled();
  });

  test('without a session keeps it in the browser and opens the login', async () => {
    fakeApi({ createTicket: () => refusal('not_logged_in') });
    const { click, dialogs } = edit();
    await click('Exit ticket opslaan');
    await waitFor(() => expect(dialogs.openAuth).toHaveBeenCalledWith('register', 'toSave'));
    expect(readPending(new Date())).toEqual({ ...draft, draftId });
    expect(unfinished()).toEqual([]);
  });

  test.each([
    ['deleted in another window', 'ticket_not_found', /intussen verwijderd/],
    ['answered meanwhile', 'ticket_has_responses', /Leerlingen hebben intussen geantwoord/],
  ] as const)('that was %s says so, keeps what was typed, and saves it as a new one', async (_rule, code, text) => {
    const { requests } = fakeApi({
      getTicket,
      updateTicket: () => refusal(code),
      createTicket: () => aListedTicket({ id: 't2' }),
    });
    const { user, click, onClose, dialogs } = edit({ saved });
    await user.type(field('Titel'), '!');
    await click('Wijzigingen opslaan');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect([field('Titel')]).toMatchObject([{ value: 'Fotosynthese!' }]);
    expect(onClose).not.toHaveBeenCalled();
    await click('Exit ticket opslaan');
    await waitFor(() => expect(dialogs.openShare).toHaveBeenCalledTimes(1));
    expect(requests('createTicket')).toMatchObject([{ body: { title: 'Fotosynthese!' } }]);
  });

  describe('that another window has changed meanwhile', () => {
    const editChanged = async () => {
      const api = fakeApi({
        getTicket: () => ({ ...getTicket(), title: 'Verbranding' }),
        updateTicket: () => aListedTicket(),
        createTicket: () => aListedTicket({ id: 't2' }),
      });
      const view = edit({ saved });
      await view.user.type(field('Titel'), '!');
      await view.click('Wijzigingen opslaan');
      expect((await screen.findByRole('alert')).textContent).toMatch(/in een ander venster gewijzigd/);
      expect(api.requests('updateTicket', 'createTicket')).toEqual([]);
      return { ...view, ...api };
    };

    test('can be saved as a new one', async () => {
      const { click, requests, dialogs } = await editChanged();
      await click('Exit ticket opslaan');
      await waitFor(() => expect(dialogs.openShare).toHaveBeenCalledTimes(1));
      expect(requests('createTicket')).toMatchObject([{ body: { title: 'Fotosynthese!' } }]);
    });

    test('is replaced once confirmed', async () => {
      const { click, requests } = await editChanged();
      await click('Toch vervangen');
      await screen.findByText('Exit ticket opgeslagen');
      expect(requests('updateTicket')).toMatchObject([{ params: { id: 't1' }, body: { title: 'Fotosynthese!' } }]);
    });
  });

  test('is not needed for what was typed to be kept, when a login takes the place of the editor', async () => {
    fakeApi({});
    const { user, unmount } = edit({ saved });
    await user.type(field('Titel'), '!');
    unmount();
    expect(unfinished()).toEqual([{ ...draft, draftId, title: 'Fotosynthese!', saved }]);
  });

  test('is not needed for what was typed to be kept, when the page is closed or loaded anew', async () => {
    fakeApi({});
    const { user } = edit({ saved });
    await user.type(field('Titel'), '!');
    window.dispatchEvent(new Event('pagehide'));
    expect(unfinished()).toEqual([{ ...draft, draftId, title: 'Fotosynthese!', saved }]);
  });

  test('is not needed for what was typed to be kept in this window, while nobody sees the page', async () => {
    fakeApi({});
    const { user, click } = edit({ saved });
    await user.type(field('Titel'), '!');
    const turns = (visibility: 'hidden' | 'visible') => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    onTestFinished(() => void vi.restoreAllMocks());
    turns('hidden');
    expect(unfinished(windowStore())).toMatchObject([{ title: 'Fotosynthese!', saved }]);
    // Other windows go on with it only once this one is gone.
    expect(unfinished()).toEqual([]);
    turns('visible');
    expect(unfinished(windowStore())).toEqual([]);
    // A page that is left is hidden as well.
    window.dispatchEvent(new Event('pagehide'));
    turns('hidden');
    expect([unfinished(windowStore()).length, unfinished().length]).toEqual([0, 1]);
    turns('visible');
    turns('hidden');
    expect(unfinished(windowStore())).toHaveLength(1);
    await click('Annuleren');
    await click('Weggooien');
    expect(unfinished(windowStore())).toEqual([]);
  });

  test('is not needed for work it opened with to be kept, until the editor is there and again when it goes', () => {
    fakeApi({});
    const slot = newSlot();
    keepUnfinished(slot, { ...draft, saved }, new Date());
    const { unmount } = edit({ saved, isUnsaved: true }, slot);
    expect(unfinished()).toEqual([]);
    unmount();
    expect(unfinished()).toEqual([{ ...draft, draftId, saved }]);
  });

  test('leaves nothing behind of what was thrown away', async () => {
    fakeApi({});
    const { user, click, unmount } = edit({ saved });
    await user.type(field('Titel'), '!');
    await click('Annuleren');
    await click('Weggooien');
    unmount();
    expect(unfinished()).toEqual([]);
  });

  test('keeps once what the browser kept before it opened, and lets go of that when it is closed', async () => {
    fakeApi({});
    const slot = newSlot();
    keepUnfinished(slot, draft, new Date());
    const { user, click } = edit({ isUnsaved: true }, slot);
    await user.type(field('Titel'), '!');
    window.dispatchEvent(new Event('pagehide'));
    expect(unfinished()).toMatchObject([{ title: 'Fotosynthese!' }]);
    await click('Annuleren');
    await click('Weggooien');
    expect(unfinished()).toEqual([]);
  });

  test('leaves alone what another window keeps', async () => {
    fakeApi({});
    keepUnfinished(newSlot(), { ...draft, title: 'Verbranding' }, new Date());
    const { user, click, unmount } = edit({ saved });
    await user.type(field('Titel'), '!');
    window.dispatchEvent(new Event('pagehide'));
    expect(unfinished().map(({ title }) => title)).toContain('Verbranding');
    await click('Annuleren');
    await click('Weggooien');
    unmount();
    expect(unfinished()).toMatchObject([{ title: 'Verbranding' }]);
  });

  test('that fails says why and leaves the editor open', async () => {
    fakeApi({ createTicket: () => refusal('pins_exhausted') });
    const { click, onClose } = edit();
    await click('Exit ticket opslaan');
    await screen.findByText('Alle PIN-codes zijn in gebruik. Sluit een exit ticket of probeer het later opnieuw.');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('an extra question by AI', () => {
  const made = { id: 'q9', type: 'open_text', text: 'En als het donker is?' } as const;

  test('comes at the end, with the keyboard on it when it had not moved', async () => {
    const { requests } = fakeApi({ generateQuestion: () => made });
    const { click } = edit();
    await click('Extra vraag met AI');
    await waitFor(() => expect(texts()).toEqual(['Waarom?', 'Kies.', 'En als het donker is?']));
    await waitFor(() => expect(document.activeElement).toBe(field('Tekst van vraag 3')));
    expect(requests('generateQuestion')).toMatchObject([{ body: { content: 'Fotosynthese\nWaarom?\nKies.' } }]);
  });

  test('is not asked for beyond five questions', async () => {
    const { requests } = fakeApi({});
    const questions = [1, 2, 3, 4, 5].map((n) => ({ id: `q${n}`, type: 'scale' as const, text: `Vraag ${n}` }));
    const { click } = edit({ draft: { ...draft, questions } });
    await click('Extra vraag met AI');
    await screen.findByText('Maximum bereikt');
    expect(requests()).toEqual([]);
  });

  test('that cannot be made says so', async () => {
    fakeApi({ generateQuestion: () => refusal('too_little_to_ask') });
    const { click } = edit();
    await click('Extra vraag met AI');
    await screen.findByText('Bij deze tekst vonden we geen andere vragen. Voeg zelf een vraag toe.');
  });
});

describe('whether the AI reads the answers', () => {
  test('is on until the teacher turns it off, and is saved with the ticket', async () => {
    const { requests } = fakeApi({ createTicket: () => ({ ...aListedTicket(), ...draft }) });
    const { user, click } = edit();
    const reads = await screen.findByRole<HTMLInputElement>('switch', { name: 'Een AI leest de antwoorden' });
    expect(reads.checked).toBe(true);
    await user.click(reads);
    await click('Exit ticket opslaan');
    await waitFor(() => expect(requests()[0]?.body).toMatchObject({ isKeptFromAi: true }));
  });

  test('stays as it was saved', async () => {
    fakeApi({});
    edit({ draft: { ...draft, isKeptFromAi: true }, saved });
    const reads = await screen.findByRole<HTMLInputElement>('switch', { name: 'Een AI leest de antwoorden' });
    expect(reads.checked).toBe(false);
  });

  test('is not asked where no AI may read', async () => {
    fakeApi({ getAiStatus: () => ({ hasModel: false, scope: 'off' }) });
    edit();
    await screen.findByLabelText('Tekst van vraag 1');
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
