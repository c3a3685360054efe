import type { Question, Suggestion } from '@exit-tickets/contracts';
import { aDraft } from '@exit-tickets/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { TicketToEdit } from '../../../shared/dialogs.ts';
import { newSlot } from '../../../shared/drafts/unfinished-drafts.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { TicketEditor } from '../ticket-editor.tsx';

const water = 'Water verdampt doordat de zon het verwarmt.';
const clouds = 'Condensatie is het overgaan van damp in druppels.';
const rain = 'Zware druppels vallen als regen.';
const originalContent = `Menu\n${water} ${clouds}\n${rain}`;

let made = 0;
const aQuestion = (text: string, passage: string): Question => {
  made += 1;
  return { id: `made${made}`, type: 'open_text', text, guide: { passage } };
};
const first = aQuestion('Leg uit hoe dat komt.', water);
const suggestions: Suggestion[] = [
  { sentence: clouds, stem: 'meaning', question: aQuestion('Wat betekent “condensatie”?', clouds) },
  { sentence: clouds, stem: 'gap', question: aQuestion('Vul in: _____ is het overgaan.', clouds) },
  { sentence: rain, stem: 'gap', question: aQuestion('Wat valt als regen?', rain) },
];
const gap = { before: 'Welk woord ontbreekt? “', blank: '_____', after: '”' };

const edit = (part: Partial<TicketToEdit> = {}) => {
  const draft = aDraft({ title: 'Water', questions: [first], originalContent });
  const ticket = { draft, offered: { suggestions, gap }, ...part };
  const { user } = renderInApp(<TicketEditor ticket={ticket} slot={newSlot()} onClose={vi.fn()} />);
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  return { user, press };
};
const texts = () => screen.getAllByLabelText<HTMLTextAreaElement>(/^Tekst van vraag/).map(({ value }) => value);
const sentence = (text: string) => screen.getByRole('button', { name: new RegExp(`^${text.slice(0, 12)}`) });
const textOf = (place: number) => suggestions[place]?.question.text ?? '';

describe('the lesson beside the questions', () => {
  test('is a list in which each sentence that can be asked about is a button', () => {
    fakeApi({});
    edit();
    const list = sentence(clouds).closest('ul');
    expect(list?.textContent).toContain('Menu');
    expect(within(list as HTMLElement).getAllByRole('button')).toEqual([
      sentence(water),
      sentence(clouds),
      sentence(rain),
    ]);
  });

  test('a sentence offers its questions, and one that is taken stands on the ticket without a call', async () => {
    const { requests } = fakeApi({});
    const { press, user } = edit();
    await user.click(sentence(clouds));
    await press(`Toevoegen: ${textOf(0)}`);
    expect(texts()).toEqual([first.text, textOf(0)]);
    expect(document.activeElement).toBe(sentence(clouds));
    expect(sentence(clouds).textContent).toContain('gebruikt');
    expect(sentence(rain).textContent).not.toContain('gebruikt');
    expect(requests()).toEqual([]);
  });

  test('a sentence that is open goes with its lesson in a browser where scrolling gives a promise', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve() as never);
    fakeApi({});
    const { user } = edit();
    await user.click(sentence(clouds));
    await user.click(sentence(rain));
    expect(sentence(clouds).getAttribute('aria-expanded')).toBe('false');
    expect(sentence(rain).getAttribute('aria-expanded')).toBe('true');
    expect(scroll).toHaveBeenCalledTimes(2);
    scroll.mockRestore();
  });

  test('what was taken can be undone, and its sentence is free again', async () => {
    fakeApi({});
    const { press, user } = edit();
    await user.click(sentence(rain));
    await press(`Toevoegen: ${textOf(2)}`);
    await press('Ongedaan maken');
    expect(texts()).toEqual([first.text]);
    expect(sentence(rain).textContent).not.toContain('gebruikt');
  });

  test('a word that is tapped becomes a gap', async () => {
    fakeApi({});
    const { press, user } = edit();
    await user.click(sentence(rain));
    await press('regen');
    expect(texts()).toEqual([first.text, 'Welk woord ontbreekt? “Zware druppels vallen als _____.”']);
  });

  test('the first question that is taken stands in the place of a blank one', async () => {
    fakeApi({});
    const questions: Question[] = [{ id: 'q1', type: 'open_text', text: '' }];
    const draft = aDraft({ title: '', questions, originalContent });
    const { press, user } = edit({ draft });
    await user.click(sentence(rain));
    await press(`Toevoegen: ${textOf(2)}`);
    expect(texts()).toEqual([textOf(2)]);
  });
});

describe('another question', () => {
  test('comes in the place of one without a call, each time another, and the former one comes back', async () => {
    const { requests } = fakeApi({});
    const { press } = edit();
    const another = 'Andere vraag in plaats van vraag 1';
    await press(another);
    expect(texts()).toEqual([textOf(0)]);
    await press(another);
    expect(texts()).toEqual([textOf(1)]);
    await press('Vorige vraag terugzetten');
    expect(texts()).toEqual([textOf(0)]);
    expect(requests()).toEqual([]);
  });

  test('is not offered where the lesson offers nothing', () => {
    fakeApi({});
    edit({ offered: undefined });
    expect(screen.queryByText('Andere vraag')).toBeNull();
  });
});

describe('an extra question', () => {
  test('is what the lesson offers first, and names AI only as a last choice of a server that has a model', async () => {
    fakeApi({});
    const { press } = edit();
    await press('Extra vraag');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      textOf(0),
      textOf(1),
      textOf(2),
      'Extra vraag met AI',
    ]);
  });

  test('without a model names no AI', async () => {
    const another = aQuestion('Nog een?', rain);
    fakeApi({ getAiStatus: () => ({ hasModel: false, scope: 'off' }), generateQuestion: () => another });
    const { press } = edit({ offered: undefined });
    expect(screen.queryByText('Extra vraag met AI')).toBeNull();
    await press('Extra vraag');
    await waitFor(() => expect(texts()).toEqual([first.text, another.text]));
  });
});

test('a level that could not be given is said, with what it needs', () => {
  fakeApi({});
  edit({ offered: { suggestions, gap, notGiven: [{ level: 'toepassen', reason: 'needs_model' }] } });
  expect(screen.getByRole('note').textContent).toMatch(/^Niet gemaakt: Toepassen\. Daarvoor is een AI-model nodig/);
});

test('a text of which no questions could be made stands beside a blank one, and nobody is blamed', () => {
  fakeApi({});
  const questions: Question[] = [{ id: 'q1', type: 'open_text', text: '' }];
  const draft = aDraft({ title: '', questions, originalContent });
  edit({ draft, offered: undefined, isFromText: true });
  expect(screen.getByRole('note').textContent).toMatch(/^Hier kunnen we zonder AI geen vragen bij maken/);
  expect(screen.getByText(/Zware druppels/)).toBeTruthy();
  expect(screen.queryByText('Hierover gaan de vragen.')).toBeNull();
});
