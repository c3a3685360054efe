import type { Question } from '@exit-tickets/contracts';
import { aDraft } from '@exit-tickets/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { newSlot } from '../../shared/drafts/unfinished-drafts.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { TicketEditor } from './ticket-editor.tsx';

const lesson = 'Planten maken hun eigen voedsel. Dat heet fotosynthese. Daarvoor is licht nodig.';
/** An open question, a gap to fill, and the closing scale, which has no lesson behind it that another could be made of. */
const generated: Question[] = [
  {
    id: 'q1',
    type: 'open_text',
    text: 'Wat is fotosynthese?',
    guide: { level: 'reproduceren-begrijpen', kind: 'definition', modelAnswer: 'Met licht maakt een plant voedsel.' },
  },
  {
    id: 'q2',
    type: 'multiple_choice',
    text: 'Voor fotosynthese is ____ nodig.',
    options: ['licht', 'aarde', 'wind'],
    correctAnswer: 'licht',
    guide: { level: 'toepassen', kind: 'cause' },
  },
  { id: 'q3', type: 'scale', text: 'Hoe zeker ben je?', guide: { kind: 'confidence' } },
];
const made = generated.map(({ text }) => text);
const another: Question = {
  id: 'x1',
  type: 'open_text',
  text: 'Wat gebeurt er met een plant in het donker?',
  guide: { kind: 'consequence', level: 'inzicht-toetsen' },
};

const field = (number: number) => screen.getByLabelText<HTMLTextAreaElement>(`Tekst van vraag ${number}`);
const texts = () => screen.getAllByLabelText<HTMLTextAreaElement>(/^Tekst van vraag/).map(({ value }) => value);
const button = (name: string) => screen.getByRole('button', { name });
const holdsFocus = (element: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(element()));

/** The editor with a ticket that was made of a lesson. */
const edit = (questions = generated) => {
  const draft = aDraft({ questions, originalContent: lesson });
  const onClose = vi.fn();
  const { user } = renderInApp(<TicketEditor ticket={{ draft }} slot={newSlot()} onClose={onClose} />);
  const press = (name: string) => user.click(button(name));
  const openMenu = (number: number) => press(`Meer acties voor vraag ${number}`);
  const choose = async (number: number, item: string) => {
    await openMenu(number);
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { user, onClose, press, openMenu, choose };
};
/** So many questions that the teacher wrote, after those that were made. */
const withMore = (count: number): Question[] => [
  ...generated,
  ...Array.from({ length: count }, (_, n) => ({ id: `m${n}`, type: 'open_text' as const, text: `Nog vraag ${n}` })),
];

test('each question says its kind and level in words, and the scale offers no variant of it', async () => {
  fakeApi({});
  const { openMenu } = edit();
  expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Begrip\s*Reproduceren en begrijpen$/),
    expect.stringMatching(/Oorzaak\s*Toepassen$/),
    expect.stringMatching(/Zelfinschatting$/),
  ]);
  await openMenu(3);
  await holdsFocus(() => screen.getByRole('menuitem', { name: 'Dupliceren' }));
  expect(screen.queryByRole('menuitem', { name: /zo’n vraag|ander soort/ })).toBeNull();
});

describe('another question like one', () => {
  test('comes below it, and the keyboard with it', async () => {
    const { requests } = fakeApi({ generateQuestion: () => another });
    const { choose } = edit();
    await choose(1, 'Nog zo’n vraag');
    await waitFor(() => expect(texts()).toEqual([made[0], another.text, made[1], made[2]]));
    await holdsFocus(() => field(2));
    expect(requests('generateQuestion').map(({ body }) => body)).toEqual([
      {
        content: lesson,
        variant: { of: generated[0], kind: 'same' },
        existingQuestions: generated.slice(0, 2),
        focusLevels: ['reproduceren-begrijpen'],
        seed: expect.any(Number),
      },
    ]);
  });

  test('is not made above 5 questions', async () => {
    const { requests } = fakeApi({});
    const { choose } = edit(withMore(2));
    await choose(1, 'Nog zo’n vraag');
    await screen.findByText('Maximum bereikt');
    expect(requests()).toEqual([]);
  });
});

describe('a question of another kind', () => {
  const otherKind = 'Vervang door een ander soort vraag';

  test('comes in the place of one, and the former one comes back', async () => {
    const { requests } = fakeApi({ generateQuestion: () => another });
    const { user, choose, press } = edit();
    await user.type(field(2), ' Toch?');
    const edited = `${made[1]} Toch?`;
    await choose(2, otherKind);
    await waitFor(() => expect(texts()).toEqual([made[0], another.text, made[2]]));
    await holdsFocus(() => field(2));
    expect(requests('generateQuestion').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        variant: { of: expect.objectContaining({ text: edited }), kind: 'other' },
        existingQuestions: generated.slice(0, 1),
      }),
    ]);
    await press('Vorige vraag terugzetten');
    await holdsFocus(() => field(2));
    expect(texts()).toEqual([made[0], edited, made[2]]);
    expect(screen.queryByRole('button', { name: 'Vorige vraag terugzetten' })).toBeNull();
  });

  test('stays below the former one when that comes back, once it was edited, which is work', async () => {
    fakeApi({ generateQuestion: () => another });
    const { user, choose, press } = edit();
    await choose(2, otherKind);
    await holdsFocus(() => field(2));
    await user.type(field(2), ' Leg uit.');
    await press('Vorige vraag terugzetten');
    expect(texts()).toEqual([made[0], made[1], `${another.text} Leg uit.`, made[2]]);
    await holdsFocus(() => field(2));
    expect(screen.queryByRole('button', { name: 'Vorige vraag terugzetten' })).toBeNull();
  });

  test('is also made where a teacher has added more than 5 questions', async () => {
    const { requests } = fakeApi({ generateQuestion: () => another });
    const { choose } = edit(withMore(4));
    await choose(1, otherKind);
    await waitFor(() => expect(texts()[0]).toBe(another.text));
    await holdsFocus(() => field(1));
    const [asked] = requests('generateQuestion');
    expect(Object(asked?.body).existingQuestions).toHaveLength(4);
  });

  test('that the lesson does not hold is said as such, and the question stays', async () => {
    fakeApi({ generateQuestion: () => refusal('too_little_to_ask') });
    const { choose } = edit();
    await choose(1, otherKind);
    await screen.findByText('Bij deze tekst vonden we geen andere vragen.', { exact: false });
    expect(texts()).toEqual(made);
    await holdsFocus(() => button('Meer acties voor vraag 1'));
  });
});

describe('making all questions anew', () => {
  const others = { title: 'Fotosynthese', questions: [{ ...another, id: 'q1' }] };

  test('sends the present questions, with another seed each time, and can be undone', async () => {
    const { requests } = fakeApi({ generateFromContent: () => others });
    const { press } = edit();
    await press('Opnieuw genereren');
    await screen.findByText('De vragen zijn vervangen.');
    await holdsFocus(() => button('Opnieuw genereren'));
    expect(texts()).toEqual([another.text]);
    button('Ongedaan maken');
    await press('Opnieuw genereren');
    await waitFor(() => expect(requests('generateFromContent')).toHaveLength(2));
    const [first, second] = requests('generateFromContent').map(({ body }) => Object(body));
    expect(first).toMatchObject({ existingQuestions: generated.slice(0, 2), withScale: true });
    expect(second).toMatchObject({ existingQuestions: others.questions, withScale: false });
    expect(first.seed).not.toBe(second.seed);
  });

  test('says that it kept a question where the lesson has no other as good', async () => {
    const questions = [...others.questions, ...generated.slice(0, 1).map((kept) => ({ ...kept, id: 'q2' }))];
    fakeApi({ generateFromContent: () => ({ ...others, questions }) });
    const { press } = edit();
    await press('Opnieuw genereren');
    await screen.findByText('De vragen zijn deels vervangen: meer goede andere vragen vonden we niet.');
    expect(texts()).toEqual([another.text, made[0]]);
  });

  test('can be undone, and the keyboard stays beside it', async () => {
    fakeApi({ generateFromContent: () => others });
    const { press } = edit();
    await press('Opnieuw genereren');
    await screen.findByText('De vragen zijn vervangen.');
    await press('Ongedaan maken');
    await holdsFocus(() => button('Opnieuw genereren'));
    expect(texts()).toEqual(made);
  });

  test('can be undone without losing what was edited or added since, which stays below', async () => {
    const untouched: Question = { ...another, id: 'q2', text: 'Wat doet een plant met licht?' };
    fakeApi({ generateFromContent: () => ({ ...others, questions: [...others.questions, untouched] }) });
    const { user, press } = edit();
    await press('Opnieuw genereren');
    await screen.findByText('De vragen zijn vervangen.');
    await user.type(field(1), ' Leg uit.');
    await press('Vraag toevoegen');
    await user.type(field(3), 'En dan?');
    await press('Vraag toevoegen');
    await press('Ongedaan maken');
    expect(texts()).toEqual([...made, `${another.text} Leg uit.`, 'En dan?']);
    await user.type(field(4), '!');
    expect(texts()).toEqual([...made, `${another.text} Leg uit.!`, 'En dan?']);
  });

  test('asks first when a question was changed by hand; Escape keeps it', async () => {
    const { requests } = fakeApi({ generateFromContent: () => others });
    const { user, press, onClose } = edit();
    await user.type(field(1), ' Leg uit.');
    await press('Opnieuw genereren');
    await holdsFocus(() => button('Vragen behouden'));
    await user.keyboard('{Escape}');
    await holdsFocus(() => button('Opnieuw genereren'));
    expect(texts()[0]).toBe(`${made[0]} Leg uit.`);
    expect([onClose.mock.calls, requests()]).toEqual([[], []]);
    expect(screen.queryByRole('button', { name: /Vragen behouden|Verder bewerken/ })).toBeNull();
    await press('Opnieuw genereren');
    await press('Toch vervangen');
    await screen.findByText('De vragen zijn vervangen.');
    expect(texts()).toEqual([another.text]);
    await holdsFocus(() => button('Opnieuw genereren'));
  });
});
