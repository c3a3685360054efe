import { type GeneratedTicket, limits } from '@exit-tickets/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fakeApi, noNetwork, refusal } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { CreateCard } from './create-card.tsx';

const generated: GeneratedTicket = {
  title: 'Fotosynthese',
  questions: [{ id: 'q1', type: 'open_text', text: 'Wat maakt een plant?' }],
};
const text = () => screen.getByLabelText('Of plak lestekst');
const isMarked = () => text().getAttribute('aria-invalid') === 'true';

const paste = async (pasted: string) => {
  const view = renderInApp(<CreateCard />);
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Exit ticket genereren' }));
  if (pasted) await view.user.type(text(), pasted);
  await submit();
  return view;
};

describe('a ticket from pasted text', () => {
  test('needs a text: without one the field is marked and focused, until something is typed', async () => {
    const { requests } = fakeApi({});
    const { user } = await paste('');
    await waitFor(() => expect([isMarked(), document.activeElement]).toEqual([true, text()]));
    await user.type(text(), 'P');
    expect(isMarked()).toBe(false);
    expect(requests()).toEqual([]);
  });

  test('that was typed, and its button pressed, before the app was there', async () => {
    const { requests } = fakeApi({ generateFromText: () => generated });
    renderInApp(<CreateCard />, {
      early: (page) => {
        page.id = 'root';
        page.dataset.rendered = '';
        for (const field of page.querySelectorAll('textarea')) field.value = 'Planten';
        // As app/pre-hydration-input.ts presses it.
        const press = () => screen.getByRole('button', { name: 'Exit ticket genereren' }).click();
        new MutationObserver(press).observe(page, { attributeFilter: ['data-rendered'] });
        onTestFinished(() => page.remove());
      },
    });
    await waitFor(() => expect(requests().map(({ body }) => body)).toMatchObject([{ content: 'Planten' }]));
  });

  test('longer than its field takes is kept as far as it goes, also before the app was there, and it is said how much is not', async () => {
    const long = 'a'.repeat(limits.contentLength);
    const { user } = renderInApp(<CreateCard />, {
      early: (page) => {
        for (const field of page.querySelectorAll('textarea')) field.value = `${long}bcd`;
      },
    });
    expect(screen.getByRole('alert').textContent).toBe('Hier passen hoogstens 200.000 tekens: 3 zijn weggelaten.');
    expect(text()).toHaveProperty('value', long);
    await user.click(text());
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.paste('ef');
    screen.getByText('Hier passen hoogstens 200.000 tekens: de rest is weggelaten.');
    expect(text()).toHaveProperty('value', `${long.slice(1)}e`);
  });

  test('opens the editor with its questions, and remembers the lesson', async () => {
    const { requests } = fakeApi({ generateFromText: () => generated });
    const { dialogs } = await paste('Planten');
    await waitFor(() => expect(dialogs.openEditor).toHaveBeenCalledTimes(1));
    expect(dialogs.openEditor.mock.calls[0]?.[0]).toMatchObject({
      draft: { ...generated, originalContent: 'Planten' },
    });
    expect(requests().map(({ body }) => body)).toMatchObject([{ content: 'Planten' }]);
    expect(text()).toHaveProperty('value', '');
  });

  test('can be cancelled: the text stays, and nothing is said', async () => {
    fakeApi({ generateFromText: () => new Promise<never>(() => {}) });
    const { user } = await paste('Planten');
    await user.click(await screen.findByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(document.activeElement).toBe(text()));
    expect(text()).toHaveProperty('value', 'Planten');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that cannot be made says why, at its field until another text is typed', async () => {
    fakeApi({ generateFromText: () => refusal('too_little_text') });
    const { user } = await paste('Planten');
    expect(await screen.findAllByText('Er is te weinig tekst om vragen over te maken.')).toHaveLength(2);
    expect(isMarked()).toBe(true);
    await user.type(text(), ' groeien');
    expect(isMarked()).toBe(false);
  });

  test('is not marked where it is not the text that keeps it from being made', async () => {
    fakeApi({ generateFromText: noNetwork });
    await paste('Planten');
    await screen.findByRole('alert');
    expect(isMarked()).toBe(false);
  });
});

test('a title is asked for once there is something to give it to', async () => {
  const { user } = renderInApp(<CreateCard />);
  expect(screen.queryByLabelText('Titel (niet verplicht)')).toBeNull();
  await user.type(text(), 'P');
  screen.getByLabelText('Titel (niet verplicht)');
});

test('a blank ticket opens the editor at once', async () => {
  fakeApi({});
  const { user, dialogs } = renderInApp(<CreateCard />);
  await user.click(screen.getByRole('button', { name: 'Begin met een leeg exit ticket' }));
  expect(dialogs.openEditor.mock.calls[0]?.[0].draft.questions).toHaveLength(2);
});

describe('files', () => {
  const summary = {
    title: 'Cel',
    suggestedFocus: 'De celkern',
    originalContent: 'De cel heeft een kern.',
    leftOut: [],
  };
  const upload = async (names: string[]) => {
    const view = renderInApp(<CreateCard />);
    const field = screen.getByLabelText(/Kies bestanden/);
    await view.user.upload(
      field,
      names.map((name) => new File(['De cel heeft een kern.'], name)),
    );
    return view;
  };

  test('of a kind that is not read are refused by name', async () => {
    fakeApi({});
    const { user } = await upload(['film.mp4', 'a.pdf']);
    const problem = /^film\.mp4: dit soort bestand kunnen we niet lezen/;
    within(await screen.findByRole('alert')).getByText(problem);
    const inCard = () => screen.queryAllByText(problem).filter((said) => !said.closest('[role=alert]')).length;
    // The toast goes; the card goes on saying it, until something else is done.
    expect(inCard()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Bestand 1 weghalen: a.pdf' }));
    expect(inCard()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Inlezen' })).toBeNull();
  });

  test('are read, and questions made of what they say at the levels that are chosen', async () => {
    const { requests } = fakeApi({
      summarizeMaterial: () => ({ summary }),
      generateFromContent: () => generated,
    });
    const { user, dialogs } = await upload(['cel.txt']);
    const level = await screen.findByRole('checkbox', { name: /^Reproduceren en begrijpen/ });
    const submit = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Exit ticket genereren' }).at(-1);
    if (!submit) throw new Error('there is no button');
    await user.click(level);
    screen.getByText('Kies minstens één niveau');
    expect(submit.disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: /^Toepassen/ }));
    await user.click(submit);
    await waitFor(() => expect(dialogs.openEditor).toHaveBeenCalledTimes(1));
    expect(requests('generateFromContent').map(({ body }) => body)).toMatchObject([
      { content: summary.originalContent, title: 'Cel', focus: 'De celkern', focusLevels: ['toepassen'] },
    ]);
  });

  const dropOn = (place: Element, name: string) => {
    const dataTransfer = { types: ['Files'], files: [new File(['De cel heeft een kern.'], name)] };
    // Without this the browser would open the file in place of the page.
    expect(fireEvent.drop(place, { dataTransfer })).toBe(false);
  };

  test('that are dropped beside their field are read, and those on it once', async () => {
    const { requests } = fakeApi({ summarizeMaterial: () => ({ summary }) });
    const { user } = renderInApp(<CreateCard />);
    dropOn(document.body, 'cel.txt');
    await screen.findByLabelText('Titel');
    // Not while a dialog is open.
    dropOn(document.body, 'kern.txt');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dropOn(screen.getByLabelText(/Kies bestanden/), 'celwand.txt');
    await screen.findByLabelText('Titel');
    expect(requests('summarizeMaterial')).toHaveLength(2);
  });

  const fieldOf = (label: string) => screen.findByLabelText<HTMLTextAreaElement>(label);

  test('of which the text, the focus or the title was corrected are there again, as corrected, when the page was loaded anew', async () => {
    const { requests } = fakeApi({ summarizeMaterial: () => ({ summary }), generateFromContent: () => generated });
    const { user, unmount } = await upload(['cel.txt']);
    const correct = async (label: string, text: string) => {
      const field = await fieldOf(label);
      await user.clear(field);
      await user.type(field, text);
    };
    await correct('Titel', 'De cel');
    await correct('Focus', 'De celwand');
    await correct('Tekst van je materiaal', 'Een plant heeft een celwand.');
    unmount();
    const again = renderInApp(<CreateCard />);
    expect((await fieldOf('Titel')).value).toBe('De cel');
    await again.user.type(await fieldOf('Titel'), '{Enter}');
    await waitFor(() => expect(again.dialogs.openEditor).toHaveBeenCalledTimes(1));
    expect(requests('generateFromContent').map(({ body }) => body)).toMatchObject([
      { title: 'De cel', focus: 'De celwand', content: 'Een plant heeft een celwand.' },
    ]);
  });

  test('of which questions were made, or that were put away, do not come again', async () => {
    fakeApi({ summarizeMaterial: () => ({ summary }), generateFromContent: () => generated });
    const { user, dialogs, unmount } = await upload(['cel.txt']);
    await user.type(await fieldOf('Titel'), '{Enter}');
    await waitFor(() => expect(dialogs.openEditor).toHaveBeenCalledTimes(1));
    unmount();
    const again = await upload(['cel.txt']);
    await again.user.type(await fieldOf('Titel'), '{Escape}');
    again.unmount();
    renderInApp(<CreateCard />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of which no questions can be made leave the keyboard on the button, also when Enter was pressed in a field', async () => {
    fakeApi({ summarizeMaterial: () => ({ summary }), generateFromContent: noNetwork });
    const { user } = await upload(['cel.txt']);
    await user.type(await screen.findByLabelText('Titel'), '{Enter}');
    await screen.findByRole('alert');
    expect(document.activeElement?.textContent).toBe('Exit ticket genereren');
    expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
  });
});

describe('lesson text', () => {
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Of plak lestekst');

  test('is there again when the page was loaded anew, with its title', async () => {
    fakeApi({});
    const { user, unmount } = renderInApp(<CreateCard />);
    await user.type(field(), 'Planten maken glucose.');
    await user.type(screen.getByLabelText('Titel (niet verplicht)'), 'Les 3');
    unmount();
    renderInApp(<CreateCard />);
    await waitFor(() => expect(field().value).toBe('Planten maken glucose.'));
    expect(screen.getByLabelText('Titel (niet verplicht)')).toHaveProperty('value', 'Les 3');
  });

  test.each([
    ['of a visitor goes along into the account', undefined, 'u1', 'Planten maken glucose.'],
    ['of a teacher is still theirs', 'u1', 'u1', 'Planten maken glucose.'],
    ['of a teacher is not shown to another', 'u1', 'u2', ''],
  ])('%s', async (_rule, typedBy, owner, expected) => {
    fakeApi({});
    const { user, unmount } = renderInApp(<CreateCard />, { owner: typedBy });
    await user.type(field(), 'Planten maken glucose.');
    unmount();
    renderInApp(<CreateCard />, { owner });
    await waitFor(() => expect(field().value).toBe(expected));
  });
});
