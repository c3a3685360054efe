import {
  type ErrorCode,
  type Judgement,
  type Judgements,
  judgementChange,
  type ListedTicket,
  type Question,
  type Response as StudentResponse,
} from '@exit-tickets/contracts';
import { aListedTicket } from '@exit-tickets/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '../../shared/i18n/start.ts';
import { fakeApi, noNetwork, refusal } from '../../testing/fake-api.ts';
import { FakeEventSource, stream } from '../../testing/fake-event-source.ts';
import { renderInApp } from '../../testing/render.tsx';
import { ResultsScreen } from './results-screen.tsx';

const why: Question = { id: 'q1', type: 'open_text', text: 'Waarom hebben planten licht nodig?' };
const how: Question = { id: 'q2', type: 'open_text', text: 'Hoe maken planten suiker?' };

/** The same answer three times, two others, and one that says nothing. */
const given: [student: string, answer: string][] = [
  ['Noor', 'door het licht'],
  ['Sem', 'door het licht'],
  ['Lotte', 'door het licht'],
  ['Daan', 'met zijn wortels'],
  ['Emma', 'glucose'],
  ['Milan', '?'],
];

/** A server that holds the answers of a class and the teacher's marks. */
const aServer = (ticket: ListedTicket, more: typeof given) => {
  const responses: StudentResponse[] = [];
  const marks = new Map<string, Judgement>();
  const cores = new Map<string, string>();
  const opinions = new Set<string>();
  const opinionsToModel = new Set<string>();
  /** How it refuses every change. */
  const refused: { answer?: () => Response | Promise<Response> } = {};
  /** What became of a model, where there is one. */
  const model: Pick<Judgements, 'scope' | 'failure'> = { scope: 'off' };
  /** Why it refuses the next changes, once it gets to say so. */
  const late: Promise<ErrorCode>[] = [];
  const add = (studentName: string, answer: string): StudentResponse => {
    const answers = ticket.questions.map(({ id }) => ({ questionId: id, answer }));
    const response = { id: `r${responses.length}`, studentName, submittedAt: '2026-01-01T10:00:00.000Z', answers };
    responses.push(response);
    return response;
  };
  for (const [student, answer] of [...given, ...more]) add(student, answer);

  const judged = (questionId: string, answer: string, responseIds: string[]): Judgement => {
    const mark = marks.get(`${questionId} ${responseIds[0]}`);
    if (mark) return mark;
    if (answer === '?') return { verdict: 'blank', by: 'key', hasNoContent: true };
    return cores.get(questionId) === answer ? { verdict: 'right', by: 'key' } : { verdict: 'unjudged' };
  };
  const judgements = (): Judgements => ({
    ...model,
    isJudging: false,
    digest: JSON.stringify([...marks]),
    questions: ticket.questions.map(({ id }) => {
      const groups = Map.groupBy(responses, ({ answers: [first] }) => first?.answer ?? '');
      const core = cores.get(id);
      return {
        questionId: id,
        hasVerdicts: !opinions.has(id),
        ...(core && { core: { text: core, by: 'teacher' as const } }),
        ...(!core && opinionsToModel.has(id) && { isOpinionToModel: true }),
        groups: [...groups].map(([answer, of]) => {
          const responseIds = of.map((response) => response.id);
          return { wordings: [{ answer, responseIds, ...judged(id, answer, responseIds) }] };
        }),
      };
    }),
  });
  const verdictOf = (answer: string) =>
    judgements()
      .questions[0]?.groups.flatMap(({ wordings }) => wordings)
      .find((wording) => wording.answer === answer)?.verdict;
  return { responses, marks, cores, opinions, opinionsToModel, refused, model, late, add, judgements, verdictOf };
};

const open = async (
  questions: Question[] = [why],
  more: typeof given = [],
  prepare?: (server: ReturnType<typeof aServer>) => void,
) => {
  const ticket = aListedTicket({ questions });
  const server = aServer(ticket, more);
  prepare?.(server);
  const api = fakeApi({
    getTicket: () => ticket,
    listResponses: () => server.responses,
    getJudgements: () => server.judgements(),
    judgeTicket: () => {
      delete server.model.failure;
      return server.judgements();
    },
    changeJudgements: async ({ body }) => {
      const code = await server.late.shift();
      if (code) return refusal(code);
      if (server.refused.answer) return server.refused.answer();
      const change = judgementChange.parse(body);
      for (const { questionId, responseIds, verdict, label } of change.marks)
        for (const id of responseIds)
          if (verdict === null) server.marks.delete(`${questionId} ${id}`);
          else server.marks.set(`${questionId} ${id}`, { verdict, by: 'teacher', ...(label && { label }) });
      for (const { questionId, core, isOpinion } of change.questions) {
        if (core) server.cores.set(questionId, core);
        if (isOpinion) server.opinions.add(questionId);
      }
      return server.judgements();
    },
  });
  const show = () =>
    renderInApp(
      <Routes>
        <Route path="/results/:ticketId" element={<ResultsScreen />} />
      </Routes>,
      { path: '/results/t1' },
    );
  const view = show();
  await left(`Nog ${(5 + more.length) * questions.length} antwoorden te beoordelen`);
  return { ...view, ...api, server, show };
};

const labelsOn = (server: ReturnType<typeof aServer>) => [...server.marks.values()].map(({ label }) => label);
const left = (text: string) => screen.findByRole('heading', { name: text });
const rowOf = (words: string): HTMLElement => {
  const row = screen.getAllByText(`“${words}”`)[0]?.closest('li');
  if (!row) throw new Error(`“${words}” is in no group`);
  return row;
};
const verdict = (words: string, name: string) =>
  within(rowOf(words)).getByRole('radio', { name: new RegExp(`^${name}`) });
const isMarked = (words: string, name: string) =>
  waitFor(() => expect(verdict(words, name).getAttribute('aria-checked')).toBe('true'));
const holdsFocus = (row: Element) => waitFor(() => expect(row.contains(document.activeElement)).toBe(true));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The groups that can be marked, in the order of the page. */
const wordsInOrder = () =>
  screen
    .getAllByText(/^“/)
    .map(({ textContent }) => textContent.slice(1, -1))
    .slice(0, 3);

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEventSource);
  // Nothing is laid out here; a key marks only what is in sight.
  const inSight = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 44));
  onTestFinished(() => inSight.mockRestore());
});

describe('marking by keyboard', () => {
  test('takes one key a group, and leads to the next one that is left', async () => {
    const { user, server } = await open();
    await user.click(button('Begin met beoordelen'));
    await user.keyboard('132');
    await left('Alles is beoordeeld');
    await isMarked('door het licht', 'goed');
    await waitFor(() => expect(given.map(([, answer]) => server.verdictOf(answer)).sort()).not.toContain('unjudged'));
    expect(server.verdictOf('door het licht')).toBe('right');
    expect([server.verdictOf('met zijn wortels'), server.verdictOf('glucose')].sort()).toEqual(['partly', 'wrong']);
  });

  test('is undone with u, which leads back to the group', async () => {
    const { user, server } = await open();
    await user.click(button('Begin met beoordelen'));
    await user.keyboard('3');
    await isMarked('door het licht', 'fout');
    await waitFor(() => expect(server.verdictOf('door het licht')).toBe('wrong'));
    await user.keyboard('u');
    await left('Nog 5 antwoorden te beoordelen');
    await waitFor(() => expect(server.verdictOf('door het licht')).toBe('unjudged'));
    await holdsFocus(rowOf('door het licht'));
  });

  test('takes a group and everything below it with Shift, as one change, and leads to what is left', async () => {
    const { user, server, requests } = await open();
    const [first = '', second = '', third = ''] = wordsInOrder();
    await user.click(button('Begin met beoordelen'));
    await user.keyboard('j');
    act(() => {
      const pressed = { key: '#', code: 'Digit3', shiftKey: true, bubbles: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
    });
    await isMarked(second, 'fout');
    await isMarked(third, 'fout');
    await left('Nog 3 antwoorden te beoordelen');
    await holdsFocus(rowOf(first));
    await waitFor(() => expect(requests('changeJudgements')).toHaveLength(1));
    expect([first, second, third].map(server.verdictOf)).toEqual(['unjudged', 'wrong', 'wrong']);
    await user.keyboard('u');
    await left('Nog 5 antwoorden te beoordelen');
    await waitFor(() => expect(server.verdictOf(third)).toBe('unjudged'));
    await holdsFocus(rowOf(second));
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
  });

  test('takes everything below with b and a key as well, and leads past it', async () => {
    const { user } = await open([why, how]);
    await user.click(button('Begin met beoordelen'));
    await user.keyboard('b');
    await screen.findByRole('button', { name: 'pas dit oordeel ook toe op de 2 antwoorden hieronder', pressed: true });
    await user.keyboard('1');
    await screen.findByText('Vraag 1 is helemaal beoordeeld.');
    await left('Nog 5 antwoorden te beoordelen');
    const [next] = within(screen.getByRole('article', { name: how.text })).getAllByRole('listitem');
    if (next) await holdsFocus(next);
    expect(next).toBeDefined();
  });

  test('takes one group where digits are typed with Shift', async () => {
    const { user } = await open();
    await user.click(button('Begin met beoordelen'));
    act(() => {
      const pressed = { key: '1', code: 'Digit1', shiftKey: true, bubbles: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
    });
    await isMarked('door het licht', 'goed');
    await left('Nog 2 antwoorden te beoordelen');
  });

  test('does nothing while somebody types', async () => {
    const { user, requests } = await open();
    await user.click(button(/Zeg wat een goed antwoord bevat/));
    const field = screen.getByLabelText('Wat moet een goed antwoord minstens bevatten?');
    await user.type(field, '1 2 3 u');
    expect(field).toHaveProperty('value', '1 2 3 u');
    await left('Nog 5 antwoorden te beoordelen');
    expect(requests('changeJudgements')).toEqual([]);
  });

  test('can be turned off, for those who speak to their computer, and stays off in this browser', async () => {
    const { user, unmount, show, requests } = await open();
    const toggle = () => screen.getByLabelText('Sneltoetsen gebruiken');
    await user.click(screen.getByText('alle sneltoetsen'));
    await user.click(toggle());
    act(() => verdict('door het licht', 'goed').focus());
    await user.keyboard('1');
    await left('Nog 5 antwoorden te beoordelen');
    expect(requests('changeJudgements')).toEqual([]);
    unmount();
    show();
    await left('Nog 5 antwoorden te beoordelen');
    await user.click(screen.getByText('alle sneltoetsen'));
    expect(toggle()).toHaveProperty('checked', false);
  });
});

test('a mark that is refused after others were made is none that can be undone', async () => {
  const { user, server } = await open();
  const first = Promise.withResolvers<ErrorCode>();
  server.late.push(first.promise);
  await user.click(verdict('met zijn wortels', 'fout'));
  await user.click(verdict('glucose', 'deels'));
  first.resolve('internal');
  await screen.findByText('Je oordeel is niet opgeslagen');
  await waitFor(() => expect(server.verdictOf('glucose')).toBe('partly'));
  await user.click(button('Ongedaan maken'));
  await waitFor(() => expect(server.verdictOf('glucose')).toBe('unjudged'));
  expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
});

describe('while the server cannot be reached', () => {
  const sentTo = (requests: Awaited<ReturnType<typeof open>>['requests']) =>
    requests('changeJudgements').map(({ body }) =>
      judgementChange
        .parse(body)
        .marks.map(({ verdict }) => verdict)
        .join(),
    );

  test.each([
    ['there is no network', noNetwork],
    ['a part of it is down', () => refusal('service_unavailable')],
    ['it has too much to do', () => refusal('too_many_requests')],
  ])('as %s, marks stay, are counted, and are sent in their order once it is back', async (_why, answer) => {
    const { user, server, requests } = await open();
    server.refused.answer = answer;
    await user.click(verdict('met zijn wortels', 'fout'));
    await user.click(verdict('glucose', 'deels'));
    await screen.findByText('Geen verbinding: 2 oordelen wachten');
    await isMarked('met zijn wortels', 'fout');
    await isMarked('glucose', 'deels');
    await user.click(verdict('glucose', 'goed'));
    await screen.findByText('Geen verbinding: 3 oordelen wachten');
    delete server.refused.answer;
    await waitFor(() =>
      expect([server.verdictOf('met zijn wortels'), server.verdictOf('glucose')]).toEqual(['wrong', 'right']),
    );
    expect(sentTo(requests).filter((sent) => sent !== 'wrong')).toEqual(['partly', 'right']);
    await waitFor(() => expect(screen.queryByText(/^Geen verbinding/)).toBeNull());
    expect(screen.queryByText('Je oordeel is niet opgeslagen')).toBeNull();
  });

  test('the page asks before it goes away, and no longer once all is sent', async () => {
    const { user, server } = await open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    server.refused.answer = noNetwork;
    await user.click(verdict('glucose', 'deels'));
    await screen.findByText('Geen verbinding: 1 oordeel wacht');
    expect(leave()).toBe(true);
    delete server.refused.answer;
    await waitFor(() => expect(server.verdictOf('glucose')).toBe('partly'));
    await waitFor(() => expect(leave()).toBe(false));
  });

  test('a misconception that was typed stays, and is sent with the others', async () => {
    const { user, server } = await open();
    server.refused.answer = noNetwork;
    await user.click(verdict('met zijn wortels', 'fout'));
    await user.click(screen.getByText('“met zijn wortels”'));
    await user.click(within(rowOf('met zijn wortels')).getByRole('button', { name: 'misvatting benoemen…' }));
    await user.keyboard('planten eten aarde{Enter}');
    await screen.findByText('planten eten aarde', { selector: '[data-label] span' });
    delete server.refused.answer;
    await waitFor(() => expect(labelsOn(server)).toContain('planten eten aarde'));
  });
});

describe('marking by hand', () => {
  test('with a mouse takes everything below with Shift', async () => {
    const { user } = await open();
    await user.keyboard('{Shift>}');
    await user.click(verdict('door het licht', 'deels'));
    await left('Alles is beoordeeld');
  });

  test('gives no keys to an answer that is too long to be in view, until one comes to it', async () => {
    const long = 'omdat '.repeat(50).trim();
    const { user, server } = await open([why], [['Tess', long]]);
    expect(within(rowOf(long)).queryByRole('radio')).toBeNull();
    await user.click(within(rowOf(long)).getByRole('button', { name: 'Oordeel en antwoorden' }));
    await user.click(verdict(long, 'fout'));
    await waitFor(() => expect(server.verdictOf(long)).toBe('wrong'));
  });

  test('takes the rest of a question once its exceptions are marked', async () => {
    const { user, server } = await open();
    await user.click(verdict('met zijn wortels', 'fout'));
    const rest = await screen.findByRole('radiogroup', {
      name: 'De rest van vraag 1 (4 antwoorden, nog niet beoordeeld) is:',
    });
    await user.click(within(rest).getByRole('radio', { name: 'goed' }));
    await screen.findByText('Vraag 1 is helemaal beoordeeld.');
    await waitFor(() => expect(server.verdictOf('glucose')).toBe('right'));
    expect(server.verdictOf('met zijn wortels')).toBe('wrong');
    await user.click(button('Ongedaan maken'));
    await left('Nog 4 antwoorden te beoordelen');
    await isMarked('met zijn wortels', 'fout');
  });

  test('names the misconception in a field that may stay empty', async () => {
    const { user } = await open();
    await user.click(verdict('met zijn wortels', 'fout'));
    await user.click(screen.getByText('“met zijn wortels”'));
    await user.click(within(rowOf('met zijn wortels')).getByRole('button', { name: 'misvatting benoemen…' }));
    await user.keyboard('planten eten aarde{Enter}');
    await screen.findByText('planten eten aarde', { selector: '[data-label] span' });
    await holdsFocus(rowOf('met zijn wortels'));
  });

  test('gives one that was named before by a key or a tap, and moves on', async () => {
    const { user, server } = await open();
    await user.click(screen.getByText('“met zijn wortels”'));
    await user.keyboard('l');
    await user.keyboard('planten eten aarde{Enter}');
    await screen.findByText('planten eten aarde', { selector: '[data-label] span' });
    await user.click(screen.getByText('“glucose”'));
    button('Ook dit: planten eten aarde');
    await user.keyboard('4');
    await waitFor(() => expect(labelsOn(server)).toEqual(['planten eten aarde', 'planten eten aarde']));
    await holdsFocus(rowOf('door het licht'));
    expect(server.verdictOf('glucose')).toBe('wrong');
    await user.click(button('Ook dit: planten eten aarde'));
    await waitFor(() => expect(labelsOn(server)).toHaveLength(5));
  });

  test('asks about the misconception of an answer that becomes right, and keeps it if wanted', async () => {
    const { user, server } = await open();
    await user.click(screen.getByText('“met zijn wortels”'));
    await user.keyboard('l');
    await user.keyboard('planten eten aarde{Enter}');
    await screen.findByText('planten eten aarde', { selector: '[data-label] span' });
    await user.click(verdict('met zijn wortels', 'goed'));
    await screen.findByText(/Bij dit antwoord staat de misvatting “planten eten aarde”/);
    expect(server.verdictOf('met zijn wortels')).toBe('wrong');
    await user.click(button('Laat het zo'));
    expect(server.verdictOf('met zijn wortels')).toBe('wrong');
    await user.keyboard('1');
    await waitFor(() => expect(document.activeElement).toBe(button('Goed, zonder misvatting')));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.verdictOf('met zijn wortels')).toBe('right'));
    expect(labelsOn(server)).toEqual([undefined]);
    await user.keyboard('u');
    await waitFor(() => expect(labelsOn(server)).toEqual(['planten eten aarde']));
  });

  describe('a misconception that could not be saved', () => {
    const field = () => screen.findByLabelText('Wat denken deze leerlingen? (niet verplicht)');
    /** Names it for a group that is marked as wrong, as soon as the server knows the mark. */
    const nameIt = async (answer: () => Response | Promise<Response>) => {
      const view = await open();
      const { user, server } = view;
      await user.click(verdict('met zijn wortels', 'fout'));
      await waitFor(() => expect(server.verdictOf('met zijn wortels')).toBe('wrong'));
      server.refused.answer = answer;
      await user.click(screen.getByText('“met zijn wortels”'));
      await user.click(within(rowOf('met zijn wortels')).getByRole('button', { name: 'misvatting benoemen…' }));
      await user.keyboard('planten eten aarde{Enter}');
      return view;
    };
    const labels = (server: ReturnType<typeof aServer>) => [...server.marks.values()].map(({ label }) => label);

    test('is asked for again, with what was typed', async () => {
      const { user, server } = await nameIt(() => refusal('internal'));
      await screen.findByText('Je oordeel is niet opgeslagen');
      expect(await field()).toHaveProperty('value', 'planten eten aarde');
      await waitFor(async () => expect(document.activeElement).toBe(await field()));
      delete server.refused.answer;
      await user.keyboard('{Enter}');
      await waitFor(() => expect(labels(server)).toEqual(['planten eten aarde']));
      await screen.findByText('planten eten aarde', { selector: '[data-label] span' });
    });

    test('is asked for again also when another group was marked meanwhile', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const { user, server, requests } = await nameIt(() => promise);
      await waitFor(() => expect(requests('changeJudgements')).toHaveLength(2));
      delete server.refused.answer;
      await user.click(verdict('glucose', 'goed'));
      resolve(refusal('internal'));
      await waitFor(() => expect(server.verdictOf('glucose')).toBe('right'));
      expect(await field()).toHaveProperty('value', 'planten eten aarde');
      expect(document.activeElement).not.toBe(await field());
      expect(labels(server)).toEqual([undefined, undefined]);
    });
  });

  test('judges a blank answer after all', async () => {
    const { user, server } = await open();
    await user.click(button('toch beoordelen'));
    const blank = await screen.findByRole('radiogroup', { name: /\?/ });
    await user.click(within(blank).getByRole('radio', { name: 'deels' }));
    await waitFor(() => expect(server.verdictOf('?')).toBe('partly'));
  });
});

describe('on a phone', () => {
  const more = Array.from({ length: 6 }, (_, n): [string, string] => [`Leerling ${n}`, `antwoord ${n}`]);
  const fold = (words: string) => within(rowOf(words)).getByRole('button', { name: 'Oordeel en antwoorden' });
  const isUnfolded = (words: string) => fold(words).getAttribute('aria-expanded') === 'true';
  const showOn = (medium: 'phone' | 'paper') => {
    // Narrow, both of them.
    const matches = (query: string) => (medium === 'paper' ? !query.includes('screen') : query !== 'print');
    const media = vi.spyOn(window, 'matchMedia');
    media.mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: matches(query) }),
    );
    onTestFinished(() => media.mockRestore());
  };

  test('a group is one line until one comes to it, and again when one goes on', async () => {
    showOn('phone');
    const { user } = await open();
    expect(['door het licht', 'met zijn wortels', 'glucose'].map(isUnfolded)).toEqual([true, false, false]);
    expect(within(rowOf('glucose')).queryByRole('radio')).toBeNull();
    await user.click(screen.getByText('“glucose”'));
    verdict('glucose', 'goed');
    await user.click(fold('met zijn wortels'));
    expect(['door het licht', 'met zijn wortels', 'glucose'].map(isUnfolded)).toEqual([false, true, true]);
    await user.click(fold('glucose'));
    expect(isUnfolded('glucose')).toBe(false);
  });

  test('the keys unfold what they come to, walk through all groups, and mark none that is folded', async () => {
    showOn('phone');
    const { user, server } = await open([why], more);
    expect(screen.queryByText('“antwoord 3”')).toBeNull();
    // Nobody marks the rest of what they have not seen.
    expect(screen.queryByText(/^De rest van vraag 1/)).toBeNull();
    await user.click(button('Begin met beoordelen'));
    await user.keyboard('jjjjjj');
    await holdsFocus(rowOf('antwoord 3'));
    await user.click(fold('antwoord 3'));
    await user.keyboard('1');
    expect(isUnfolded('antwoord 3')).toBe(true);
    expect(server.marks.size).toBe(0);
    await user.keyboard('1');
    await holdsFocus(rowOf('antwoord 4'));
    await waitFor(() => expect(server.verdictOf('antwoord 3')).toBe('right'));
  });

  test('few students are in the list and in the table before all are asked for', async () => {
    showOn('phone');
    const { user } = await open([why], more);
    const rows = () => [
      screen.getAllByRole('row').length - 2,
      screen.getAllByRole('button', { name: /^Antwoorden van .* verwijderen$/ }).length,
    ];
    expect(rows()).toEqual([5, 5]);
    for (const all of screen.getAllByRole('button', { name: 'Bekijk alle 12 leerlingen' })) await user.click(all);
    expect(rows()).toEqual([12, 12]);
  });

  test('paper has every group and every student, and nothing is folded', async () => {
    showOn('paper');
    await open([why], more);
    for (const [, answer] of more) rowOf(answer);
    expect(screen.queryByRole('button', { name: 'Oordeel en antwoorden' })).toBeNull();
    expect(screen.getAllByRole('row')).toHaveLength(14);
  });
});

describe('the overview of the class', () => {
  test('distinguishes wrong, blank and not yet judged answers', async () => {
    const { user } = await open();
    await user.click(verdict('met zijn wortels', 'fout'));
    await screen.findByRole('row', { name: /^Daan fout/ });
    screen.getByRole('row', { name: /^Noor nog niet beoordeeld/ });
    screen.getByRole('row', { name: /^Milan leeg/ });
    // Nobody is known to be right, and nobody not to be.
    const total = () => screen.getByRole('row', { name: /^goed/ }).textContent;
    expect(total()).toBe('goed?/6');
    await user.click(verdict('door het licht', 'goed'));
    await waitFor(() => expect(total()).toBe('goed3/6'));
  });

  test('leads to the card of a student who is not among the first of the list', async () => {
    const { user } = await open();
    const cards = within(screen.getByRole('region', { name: 'Per leerling' }));
    expect(cards.queryByRole('button', { name: /^Milan/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Milan' }));
    const card = cards.getByRole('button', { name: /^Milan/ });
    expect([card.getAttribute('aria-expanded'), document.activeElement]).toEqual(['true', card]);
  });

  test('has the same verdicts as the cards of the students', async () => {
    const { user } = await open();
    await user.click(
      within(screen.getByRole('region', { name: 'Per leerling' })).getByRole('button', { name: /^Daan/ }),
    );
    await screen.findByText('Nog niet beoordeeld');
    await user.click(verdict('met zijn wortels', 'deels'));
    const cards = within(screen.getByRole('region', { name: 'Per leerling' }));
    await cards.findByText('Kan beter (deels)');
    cards.getByText('door jou');
    expect(cards.queryByText(/van 100/)).toBeNull();
  });
});

test('a new answer takes neither the keyboard nor the place of a group', async () => {
  const { server } = await open();
  stream.opens();
  const before = wordsInOrder();
  act(() => verdict('glucose', 'goed').focus());
  for (const student of ['Tess', 'Finn', 'Sara', 'Bram'])
    stream.sends({ kind: 'response', response: server.add(student, 'glucose') });
  await waitFor(() => within(rowOf('glucose')).getByText('5×'));
  expect(wordsInOrder()).toEqual(before);
  expect(rowOf('glucose').contains(document.activeElement)).toBe(true);
});

describe('what counts in a question', () => {
  test('is changed where it stands, and makes certain what says the same', async () => {
    const { user } = await open();
    await user.click(button(/Zeg wat een goed antwoord bevat/));
    await user.type(screen.getByLabelText('Wat moet een goed antwoord minstens bevatten?'), 'door het licht');
    await user.click(button('Opslaan'));
    await screen.findByText('Kern:');
    await isMarked('door het licht', 'goed');
    within(rowOf('door het licht')).getByText('antwoordmodel: goed');
    await waitFor(() => expect(document.activeElement).toBe(button(/aanpassen wat telt/)));
  });

  test('that could not be saved is asked for again, with what was typed', async () => {
    const { user, server } = await open();
    server.refused.answer = () => refusal('internal');
    await user.click(button(/Zeg wat een goed antwoord bevat/));
    const field = () => screen.findByLabelText('Wat moet een goed antwoord minstens bevatten?');
    await user.type(await field(), 'door het licht');
    await user.click(button('Opslaan'));
    await screen.findByText('Je oordeel is niet opgeslagen');
    expect(await field()).toHaveProperty('value', 'door het licht');
    delete server.refused.answer;
    await user.click(button('Opslaan'));
    await isMarked('door het licht', 'goed');
    // What is saved now is where the next change begins.
    await user.click(button(/aanpassen wat telt/));
    expect(await field()).toHaveProperty('value', 'door het licht');
  });

  test('is asked for again too when the refusal comes while groups are marked, which keeps the keyboard', async () => {
    const { user, server } = await open();
    const first = Promise.withResolvers<ErrorCode>();
    server.late.push(first.promise);
    await user.click(button(/Zeg wat een goed antwoord bevat/));
    await user.type(screen.getByLabelText('Wat moet een goed antwoord minstens bevatten?'), 'door het licht');
    await user.click(button('Opslaan'));
    await user.click(button('Begin met beoordelen'));
    await user.keyboard('3');
    first.resolve('internal');
    const field = await screen.findByLabelText('Wat moet een goed antwoord minstens bevatten?');
    expect(field).toHaveProperty('value', 'door het licht');
    await user.keyboard('2');
    await left('Nog 1 antwoord te beoordelen');
    expect(field).toHaveProperty('value', 'door het licht');
  });

  test('is nothing where a question asks for an opinion', async () => {
    const { user } = await open();
    await user.click(button(/Zeg wat een goed antwoord bevat/));
    await user.click(screen.getByLabelText('Dit is een meningsvraag: geen goed of fout'));
    await user.click(button('Opslaan'));
    await screen.findByText('Meningsvraag: geen goed of fout.');
    rowOf('door het licht');
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  test('is asked for where the model sees an opinion: the answers can be marked, and a core has them judged', async () => {
    const { user } = await open([why], [], (server) => server.opinionsToModel.add(why.id));
    screen.getByText(/^De AI houdt dit voor een meningsvraag/);
    await user.click(verdict('door het licht', 'goed'));
    screen.getByText(/^De AI houdt dit voor een meningsvraag/);
    await user.click(button(/Zeg wat een goed antwoord bevat/));
    await user.type(screen.getByLabelText('Wat moet een goed antwoord minstens bevatten?'), 'licht');
    await user.click(button('Opslaan'));
    expect(screen.queryByText(/^De AI houdt dit voor een meningsvraag/)).toBeNull();
  });
});

test('the analysis asks first while groups wait, and leads to them', async () => {
  const { user, requests } = await open();
  await user.click(button('Analyseer & Sluit'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Beoordeel eerst vraag 1 (1 min)' }));
  await holdsFocus(rowOf('door het licht'));
  expect(requests('analyzeTicket')).toEqual([]);
});

test('a judging that was given up says so in every language, can be asked for again, and leaves marking by hand', async () => {
  const { client, user, server, requests } = await open();
  onTestFinished(() => act(() => changeLanguage('nl')));
  server.model.scope = 'answers';
  server.model.failure = 'judging_gave_up';
  await act(() => client.invalidateQueries());
  for (const [language, said, again] of [
    ['en', /interrupted three times.+try again, or assess the answers yourself/u, 'Try again'],
    ['de', /dreimal unterbrochen.+erneut, oder bewerten Sie selbst/u, 'Erneut versuchen'],
    ['fr', /interrompue trois fois.+Réessayez, ou évaluez vous-même/u, 'Réessayer'],
    ['nl', /drie keer onderbroken.+opnieuw, of beoordeel zelf/u, 'Opnieuw proberen'],
  ] as const) {
    await act(() => changeLanguage(language));
    expect((await screen.findByRole('alert')).textContent).toMatch(said);
    button(again);
  }
  await user.click(verdict('door het licht', 'goed'));
  await isMarked('door het licht', 'goed');
  await user.click(button('Opnieuw proberen'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(requests('judgeTicket')).toHaveLength(1);
  expect(server.verdictOf('door het licht')).toBe('right');
});
