import type { ComparedTicket, Question } from '@exit-tickets/contracts';
import { aQuestion, aScale } from '@exit-tickets/testing/builders';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { CompareScreen } from './compare-screen.tsx';

const aPoll: Question = { id: 'q1', type: 'multiple_choice', text: 'Wat was nieuw?', options: ['licht', 'water'] };

const ticket = (overrides: Partial<ComparedTicket> = {}): ComparedTicket => ({
  ...{ id: 't1', title: 'Licht', className: '2B', classKey: '2b', createdAt: '2026-09-12T08:00:00.000Z' },
  ...{ responseCount: 24, questions: [aQuestion()] },
  tallies: [{ questionId: 'q1', right: 11, partly: 3, wrong: 6, blank: 1, unjudged: 3 }],
  ...overrides,
});

const open = (compareCopies: NonNullable<Parameters<typeof fakeApi>[0]['compareCopies']>) => {
  fakeApi({ compareCopies });
  renderInApp(
    <Routes>
      <Route path="/compare/:ticketId" element={<CompareScreen />} />
    </Routes>,
    { path: '/compare/t1' },
  );
};
const openWith = (...tickets: ComparedTicket[]) => open(() => ({ tickets, hasMore: false }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a class that got it twice has before and after, with what is not assessed; nothing says that it is better', async () => {
  const now = { questionId: 'q1', right: 19, partly: 0, wrong: 3, blank: 0, unjudged: 0 };
  openWith(ticket({ id: 't2', createdAt: '2026-10-03T08:00:00.000Z', tallies: [now] }), ticket());
  await title('Licht, 2 keer');
  const cell = screen.getByRole('cell');
  expect(cell.textContent).toMatch(
    /^12 sep 2026\s*11 van 24 goed.*3 nog niet beoordeeld.*3 okt 2026\s*19 van 22 goed.*$/,
  );
});

test.each([
  [
    'a scale',
    aScale({ id: 'q1' }),
    [1, 0, 3, 5, 3],
    'Gemiddeld 3,8 van 5, 12 antwoorden1\u00a0(1×), 3\u00a0(3×), 4\u00a0(5×), 5\u00a0(3×)',
  ],
  ['a scale of few', aScale({ id: 'q1' }), [0, 0, 1, 0, 1], '2 antwoorden'],
  ['a choice without a right answer', aPoll, [8, 4], '12 antwoordenlicht\u00a0(8×), water\u00a0(4×)'],
])(
  '%s is compared by what was chosen, without a mean or a bar below ten answers',
  async (_name, question, chosen, words) => {
    const tallies = [{ questionId: 'q1', right: 0, partly: 0, wrong: 0, blank: 0, unjudged: 0, chosen }];
    openWith(ticket({ id: 't2', className: '3C', classKey: '3c', questions: [question], tallies }), ticket());
    await title('Licht in 2 klassen');
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toContain(words);
  },
);

test('two times on one day differ by the hour', async () => {
  openWith(ticket({ id: 't2', createdAt: '2026-09-12T11:30:00.000Z' }), ticket());
  await title('Licht, 2 keer');
  const times = screen
    .getAllByRole('link')
    .flatMap(({ textContent }) => /^12 sep 2026\D+(\d+:\d\d)$/.exec(textContent)?.[1] ?? []);
  expect(new Set(times).size).toBe(2);
});

test.each([
  ['that nobody answered', { responseCount: 0, tallies: [] }, 'nog geen antwoorden'],
  ['that is not counted yet', { tallies: undefined }, 'nog niet geteld'],
  [
    'counted before most answers',
    { tallies: [{ questionId: 'q1', right: 1, partly: 0, wrong: 0, blank: 0, unjudged: 0 }] },
    'nog niet geteld',
  ],
  ['whose question asks for an opinion', { tallies: [] }, 'Meningsvraag: geen goed of fout.'],
  [
    'of which nothing is assessed',
    { tallies: [{ questionId: 'q1', right: 0, partly: 0, wrong: 0, blank: 0, unjudged: 24 }] },
    'nog niet beoordeeld',
  ],
  // Answers that were made anonymous are gone, and their counts are not.
  [
    'whose answers are gone',
    { responseCount: 0 },
    '11 van 24 goed, 3 nog niet beoordeeld11 goed, 3 deels, 6 fout, 1 leeg, 3 nog niet beoordeeld',
  ],
])('a ticket %s says so', async (_case, overrides, words) => {
  openWith(ticket({ id: 't2', className: '3C', classKey: '3c' }), ticket(overrides));
  await title('Licht in 2 klassen');
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)[0]).toBe(words);
});

describe('on a phone', () => {
  beforeEach(() => {
    const media = vi.spyOn(window, 'matchMedia');
    media.mockImplementation(() => Object.assign(new EventTarget() as MediaQueryList, { matches: true }));
    return () => media.mockRestore();
  });

  const as = (className: string, ...questions: Question[]) =>
    ticket({ id: className === '2B' ? 't1' : className, className, classKey: className.toLowerCase(), questions });

  test('the wording that most classes got stands first, the others are folded below it, and what was not asked is one line', async () => {
    const [first, edited, second] = [
      aQuestion(),
      aQuestion({ text: 'Anders?' }),
      aQuestion({ id: 'q2', text: 'Twee?' }),
    ];
    openWith(as('4D', edited, second), as('3C', edited), as('2B', first, second));
    await title('Licht in 3 klassen');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Vraag 1Anders?',
      'Vraag 2Twee?',
    ]);
    const lines = (part?: HTMLElement) =>
      (part ? within(part) : screen).getAllByRole('link').map(({ textContent }) => textContent);
    expect(lines()).toEqual(['Terug naar de resultaten', '3C', '4D', '2B', '2B', '4D']);
    expect(lines(screen.getByText('Anders gesteld: 2B').parentElement ?? undefined)).toEqual(['2B']);
    screen.getByText('Niet gevraagd: 3C');
  });
});

test('one without copies says how there will be some', async () => {
  openWith(ticket());
  await title('Licht');
  screen.getByText(/^Van dit exit ticket zijn er geen kopieën/);
});

test('of too many it says that there are more', async () => {
  open(() => ({ tickets: [ticket({ className: '3C', classKey: '3c', id: 't2' }), ticket()], hasMore: true }));
  await title('Licht in 2 klassen');
  screen.getByText(/^Alleen de nieuwste 2 staan hier\./);
});

test('one that was deleted meanwhile is not found, in words', async () => {
  open(() => refusal('ticket_not_found'));
  await title('De klassen konden niet worden vergeleken');
  expect((await screen.findByRole('alert')).textContent).toMatch(/exit ticket/i);
});
