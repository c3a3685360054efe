import type { Judgements, Response as StudentResponse, Verdict } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';
import { aListedTicket } from '@exit-tickets/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '../../shared/i18n/start.ts';
import { aWording } from '../../testing/builders.ts';
import { fakeApi, noNetwork, refusal } from '../../testing/fake-api.ts';
import { FakeEventSource, stream } from '../../testing/fake-event-source.ts';
import { readCsv } from '../../testing/read-csv.ts';
import { renderInApp } from '../../testing/render.tsx';
import { watchDownloads } from '../../testing/watch-downloads.ts';
import { ResultsScreen } from './results-screen.tsx';

const ticket = aListedTicket({ totalStudents: 4 });
const aResponse = (id: string, studentName: string, answer: string): StudentResponse => ({
  id,
  studentName,
  submittedAt: `2026-01-01T10:00:0${id.slice(1)}.000Z`,
  answers: [{ questionId: 'q1', answer }],
});
const noor = aResponse('r1', 'Noor', 'door het licht');
const sem = aResponse('r2', 'Sem', 'met zijn wortels');

/** The judgements of these answers, one group each. */
const judgementsOf = (responses: StudentResponse[], verdicts: Record<string, Verdict> = {}): Judgements => ({
  scope: 'off',
  isJudging: false,
  digest: JSON.stringify(verdicts),
  questions: [
    {
      questionId: 'q1',
      hasVerdicts: true,
      groups: responses.map(({ id, answers: [given] }) => ({
        wordings: [
          aWording(id, verdicts[id], { answer: given?.answer ?? '', ...(verdicts[id] && { by: 'teacher' as const }) }),
        ],
      })),
    },
  ],
});

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEventSource);
});

const renderResults = () =>
  renderInApp(
    <Routes>
      <Route path="/results/:ticketId" element={<ResultsScreen />} />
    </Routes>,
    { path: '/results/t1' },
  );

/** The results of a ticket; what the server holds can be changed while the page is open. */
const open = async (more: Parameters<typeof fakeApi>[0] = {}) => {
  const server = { responses: [noor, sem], verdicts: {} as Record<string, Verdict> };
  const api = fakeApi({
    getTicket: () => ticket,
    listResponses: () => server.responses,
    getJudgements: () => judgementsOf(server.responses, server.verdicts),
    getNamelessAnswers: () => ({ responseIds: server.responses.map(({ id }) => id), answers: [] }),
    ...more,
  });
  const { user, dialogs } = renderResults();
  await screen.findAllByRole('heading', { name: /^(?:Nog \d antwoord|Alles is beoordeeld|Morgen in 5 minuten)/ });
  return { ...api, user, dialogs, server };
};

const group = (words: string) => {
  const row = screen.getByText(`“${words}”`).closest('li');
  if (!row) throw new Error(`“${words}” is in no group`);
  return within(row);
};
const verdict = (words: string, name: string) => group(words).getByRole('radio', { name: new RegExp(`^${name}`) });
const isChosen = (words: string, name: string) => verdict(words, name).getAttribute('aria-checked') === 'true';

/** Chooses from the menu of the head. */
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], item: string) => {
  await user.click(screen.getByRole('button', { name: 'Meer' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test.each([
  ['wide', false],
  ['narrow', true],
])('the date of the ticket is on the page in a %s window', async (_, matches) => {
  const media = vi.spyOn(window, 'matchMedia');
  onTestFinished(() => media.mockRestore());
  media.mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, { matches: matches && query !== 'print' }),
  );
  await open({ getTicket: () => ({ ...ticket, createdAt: '2026-03-14T09:00:00.000Z' }) });
  expect(screen.getByText('14 mrt 2026').parentElement?.textContent?.trim()).toBe('Gemaakt op 14 mrt 2026');
});

test('the count beside a wording is of just that wording, and the group says how many look alike', async () => {
  const said = ['door licht', 'door licht', 'door het lichtje'].map((answer, at) =>
    aResponse(`r${at}`, 'Noor', answer),
  );
  const judgements = judgementsOf(said);
  const wordings = [
    aWording('r0 r1', 'unjudged', { answer: 'door licht' }),
    aWording('r2', 'unjudged', { answer: 'door het lichtje' }),
  ];
  await open({
    listResponses: () => said,
    getJudgements: () => ({
      ...judgements,
      questions: judgements.questions.map((question) => ({ ...question, groups: [{ wordings }] })),
    }),
  });
  group('door licht').getByText('2×');
  group('door licht').getByRole('button', { name: '3 antwoorden lijken op elkaar: bekijk ze' });
});

describe('a list that was given in several orders', () => {
  const inOrders = (): Judgements => {
    const judgements = judgementsOf([noor]);
    const [question] = judgements.questions;
    const wordings = [aWording('r1 r2', 'unjudged', { answer: 'licht en water', otherOrders: ['r2'] })];
    return { ...judgements, questions: question ? [{ ...question, groups: [{ wordings }] }] : [] };
  };

  test('says in how many others, and shows them when asked', async () => {
    const lists = [aResponse('r1', 'Noor', 'licht en water'), aResponse('r2', 'Sem', 'water en licht')];
    const { user } = await open({ listResponses: () => lists, getJudgements: inOrders });
    const orders = group('licht en water').getByRole('button', { name: 'en 1 andere volgorde' });
    expect(orders.title).toBe('water en licht');
    expect(group('licht en water').queryByText('water en licht')).toBeNull();
    await user.click(orders);
    group('licht en water').getByText('water en licht');
    expect(orders.getAttribute('aria-expanded')).toBe('true');
  });

  test('shows no name in them while names are hidden', async () => {
    const lists = [aResponse('r1', 'Noor', 'licht en water'), aResponse('r2', 'Sem', 'water en licht, zegt Noor')];
    const { user } = await open({
      listResponses: () => lists,
      getJudgements: inOrders,
      getNamelessAnswers: () => ({
        responseIds: ['r1', 'r2'],
        answers: [{ responseId: 'r2', questionId: 'q1', answer: 'water en licht, zegt …' }],
      }),
    });
    await user.click(screen.getByRole('switch', { name: 'Namen verbergen' }));
    const orders = await waitFor(() => {
      const button = group('licht en water').getByRole('button', { name: 'en 1 andere volgorde' });
      expect(button.title).toBe('water en licht, zegt …');
      return button;
    });
    await user.click(orders);
    group('licht en water').getByText('water en licht, zegt …');
  });
});

describe('while students answer', () => {
  test('an answer appears as soon as it arrives, with its group', async () => {
    const { server } = await open();
    stream.opens();
    screen.getByText('Nieuwe antwoorden komen vanzelf binnen');
    const lotte = aResponse('r3', 'Lotte', 'glucose');
    server.responses = [noor, sem, lotte];
    stream.sends({ kind: 'response', response: lotte });
    await screen.findAllByText('3/4 (75%)');
    await cards().findByRole('button', { name: /^Lotte/ });
    await screen.findByText('“glucose”');
  });

  test('a stream that breaks says so, and what was missed is read when it is back', async () => {
    const { server } = await open();
    stream.opens();
    stream.breaks();
    screen.getByText('Verbinding maken...');
    server.responses = [noor, sem, aResponse('r3', 'Lotte', 'glucose')];
    stream.opens();
    await screen.findAllByText('3/4 (75%)');
  });

  test('a stream that cannot be had is replaced by reading every few seconds', async () => {
    const { server } = await open();
    server.responses = [noor, sem, aResponse('r3', 'Lotte', 'glucose')];
    stream.isGivenUp();
    screen.getByText('Geen vaste verbinding, we kijken om de paar seconden');
    await screen.findAllByText('3/4 (75%)');
  });

  test('an answer that comes while the list is read anew stays, once', async () => {
    const read = Promise.withResolvers<StudentResponse[]>();
    const readings: (StudentResponse[] | Promise<StudentResponse[]>)[] = [[noor], read.promise];
    const { requests } = await open({ listResponses: () => readings.shift() ?? [] });
    stream.opens();
    await waitFor(() => expect(requests('listResponses')).toHaveLength(2));
    stream.sends({ kind: 'response', response: sem });
    await cards().findByRole('button', { name: /^Sem/ });
    await act(async () => read.resolve([noor]));
    stream.sends({ kind: 'response', response: aResponse('r3', 'Lotte', 'glucose') });
    await cards().findByRole('button', { name: /^Lotte/ });
    expect(order()).toEqual(['Noor', 'Sem', 'Lotte']);
  });

  test('what is there stays when the list cannot be read again', async () => {
    const readings = [() => [noor], noNetwork];
    const { requests } = await open({ listResponses: () => (readings.shift() ?? noNetwork)() });
    stream.opens();
    await waitFor(() => expect(requests('listResponses')).toHaveLength(2));
    // The verdicts are read again a moment later: by then the page has made of it what it does.
    await waitFor(() => expect(requests('getJudgements')).toHaveLength(2));
    expect(order()).toEqual(['Noor']);
    stream.sends({ kind: 'response', response: sem });
    await cards().findByRole('button', { name: /^Sem/ });
    expect(order()).toEqual(['Noor', 'Sem']);
  });
});

describe('a verdict', () => {
  test('shows at once, is sent, and can be undone', async () => {
    const { user, requests } = await open({
      changeJudgements: ({ body }) => {
        const [mark] = Object(body).marks;
        return judgementsOf([noor, sem], mark.verdict ? { r1: mark.verdict } : {});
      },
    });
    await user.click(verdict('door het licht', 'goed'));
    expect(isChosen('door het licht', 'goed')).toBe(true);
    screen.getByRole('heading', { name: 'Nog 1 antwoord te beoordelen' });
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    await screen.findByRole('heading', { name: 'Nog 2 antwoorden te beoordelen' });
    await waitFor(() =>
      expect(requests('changeJudgements').map(({ body }) => Object(body).marks)).toEqual([
        [{ questionId: 'q1', responseIds: ['r1'], verdict: 'right' }],
        [{ questionId: 'q1', responseIds: ['r1'], verdict: null }],
      ]),
    );
  });

  test('that the server refuses goes again, and says why', async () => {
    const { user } = await open({ changeJudgements: () => refusal('internal') });
    await user.click(verdict('door het licht', 'goed'));
    await screen.findByText('Je oordeel is niet opgeslagen');
    await waitFor(() => expect(isChosen('door het licht', 'goed')).toBe(false));
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
  });

  test('of an answer that was removed meanwhile loads the answers again', async () => {
    const { user, server } = await open({
      changeJudgements: () => refusal('response_not_found', 'marks.0.responseIds.0'),
    });
    server.responses = [sem];
    await user.click(verdict('door het licht', 'goed'));
    await screen.findByText(/^Dit antwoord is intussen verwijderd/);
    await screen.findAllByText('1/4 (25%)');
    await waitFor(() => expect(screen.queryByText('“door het licht”')).toBeNull());
  });

  test('of answers of which one was removed meanwhile is the verdict on the others', async () => {
    const alike = [noor, aResponse('r2', 'Sem', 'door het licht')];
    const judgements = judgementsOf([noor]);
    const [question] = judgements.questions;
    const together = { wordings: [aWording('r1 r2', 'unjudged', { answer: 'door het licht' })] };
    const left = { wordings: [aWording('r2', 'right', { answer: 'door het licht', by: 'teacher' })] };
    const of = (group: typeof together): Judgements => ({
      ...judgements,
      questions: question ? [{ ...question, groups: [group] }] : [],
    });
    const replies = [() => refusal('response_not_found', 'marks.0.responseIds.0'), () => of(left)];
    const { user, requests } = await open({
      listResponses: () => alike,
      getJudgements: () => of(together),
      changeJudgements: () => (replies.shift() ?? noNetwork)(),
    });
    await user.click(verdict('door het licht', 'goed'));
    await waitFor(() => expect(isChosen('door het licht', 'goed')).toBe(true));
    await waitFor(() =>
      expect(requests('changeJudgements').map(({ body }) => body)).toMatchObject([
        { marks: [{ responseIds: ['r1', 'r2'] }] },
        { marks: [{ responseIds: ['r2'], verdict: 'right' }] },
      ]),
    );
    await waitFor(() => expect(group('door het licht').queryByText('2×')).toBeNull());
    expect(screen.queryByText('Je oordeel is niet opgeslagen')).toBeNull();
  });
});

const analysis = {
  overallPerformance: 'De klas begrijpt het meeste.',
  strugglingAreas: ['Wortels'],
  nextLessonSuggestions: [],
  individualConcerns: [],
  strengths: [],
  evidence: [],
  responseCount: 2,
  tallies: [],
  digest: '{}',
  createdAt: '2026-01-01T11:00:00.000Z',
};

describe('the analysis', () => {
  test('asks first, since it closes the ticket and groups are left to judge', async () => {
    const { user, requests } = await open();
    await user.click(screen.getByRole('button', { name: 'Analyseer & Sluit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Analyseren en sluiten?' });
    within(dialog).getByRole('button', { name: 'Beoordeel eerst vraag 1 (1 min)' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests('analyzeTicket')).toEqual([]);
  });

  test('that fails says so where it stands, and can be tried again', async () => {
    const replies = [() => refusal('ai_busy'), () => analysis];
    const { user } = await open({
      analyzeTicket: () => replies.shift()?.() ?? analysis,
      getTicket: () => ({ ...ticket, isAnalyzed: replies.length === 0, isActive: replies.length > 0 }),
    });
    await user.click(screen.getByRole('button', { name: 'Analyseer & Sluit' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Analyseer & Sluit' }));
    await screen.findByText('Fout bij analyse');
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await screen.findByText('De klas begrijpt het meeste.');
  });

  test('that was made without the AI says why, and is renewed from there', async () => {
    const made: unknown[] = [];
    const { user } = await open({
      getTicket: () => ({ ...ticket, isAnalyzed: true, isActive: false }),
      getAnalysis: () => ({ ...analysis, withoutModel: 'ai_unavailable' }),
      analyzeTicket: ({ body }) => {
        made.push(body);
        return analysis;
      },
    });
    await screen.findByText(/zonder AI gemaakt/);
    screen.getByText(/De AI is niet bereikbaar/);
    const [renew] = screen.getAllByRole('button', { name: 'Analyse vernieuwen' });
    if (renew) await user.click(renew);
    await waitFor(() => expect(screen.queryByText(/zonder AI gemaakt/)).toBeNull());
    expect(made).toEqual([{ renew: true }]);
  });

  test('asks once to judge what is left, where it would say what to do', async () => {
    await open({ getTicket: () => ({ ...ticket, isActive: false, isAnalyzed: true }), getAnalysis: () => analysis });
    await screen.findByText('Nog niet te zeggen: 2 antwoorden wachten op je oordeel.');
    screen.getByRole('heading', { name: 'Nog 2 antwoorden' });
    expect(screen.queryByText(/te beoordelen|Dat kost/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Begin met beoordelen' })).toBeNull();
  });

  test.each<[string, Record<string, Verdict>, RegExp, number?]>([
    ['waits while answers are not judged', {}, /^Nog niet te zeggen: 2 antwoorden wachten op je oordeel/],
    ['names the question where nobody was right', { r1: 'wrong', r2: 'wrong' }, /^Bij vraag 1 zijn er nog geen twee/],
    ['has nothing to repeat where all is right', { r1: 'right', r2: 'right' }, /^Geen antwoord is fout of deels goed/],
    ['has little to repeat', { r1: 'right', r2: 'wrong' }, /^1 van 2 antwoorden is nog niet goed: te weinig/],
    ['proposes nothing for four answers', { r1: 'wrong', r2: 'wrong' }, /^Er zijn minder dan vijf inzendingen/, 4],
  ])('for tomorrow %s', async (_, verdicts, text, responseCount = 5) => {
    await open({
      getTicket: () => ({ ...ticket, isActive: false, isAnalyzed: true }),
      getAnalysis: () => ({ ...analysis, responseCount }),
      getJudgements: () => judgementsOf([noor, sem], verdicts),
    });
    within(await screen.findByRole('region', { name: 'Morgen in 5 minuten' })).getByText(text);
    const saysNotYet = screen.queryAllByText(/^Nog niet te zeggen/).filter((said) => !said.closest('details'));
    expect(saysNotYet.length, 'once at most').toBeLessThan(2);
    expect(screen.queryAllByText(/minder dan vijf inzendingen/)).toHaveLength(responseCount < 5 ? 1 : 0);
  });

  test.each([
    ['two answers on the board', 'q1', /^Zet deze twee antwoorden op het bord/],
    ['the activity of a model, with two answers for the board', undefined, /^Vraag 1: Teken pijlen/],
  ])('proposes for tomorrow what it suggests: %s', async (_, pairQuestionId, text) => {
    const lotte = aResponse('r3', 'Lotte', 'met een wortel');
    await open({
      listResponses: () => [noor, sem, lotte],
      getTicket: () => ({ ...ticket, isActive: false, isAnalyzed: true }),
      getAnalysis: () => ({
        ...analysis,
        responseCount: 5,
        nextLessonSuggestions: ['Vraag 2: Vergelijk.', 'Vraag 1: Teken pijlen (5 minuten).'],
        evidence: ['q2', 'q1'].map((questionId, index) => ({
          section: 'nextLessonSuggestions',
          index,
          quotes: [{ responseId: 'r1', questionId, quote: 'licht' }],
        })),
        pairQuestionId,
      }),
      getJudgements: () => judgementsOf([noor, sem, lotte], { r1: 'right', r2: 'wrong', r3: 'wrong' }),
    });
    const tomorrow = within(await screen.findByRole('region', { name: 'Morgen in 5 minuten' }));
    tomorrow.getByText(text);
    expect(tomorrow.queryAllByText(/^(?:Zet deze twee|Vraag 1: Teken|Vraag 2)/)).toHaveLength(1);
    tomorrow.getByRole('textbox', { name: 'Klopt nog niet' });
  });

  test('names the weakest question as its language writes a colon', async () => {
    onTestFinished(() => act(() => changeLanguage('nl')));
    const lotte = aResponse('r3', 'Lotte', 'met een wortel');
    await open({
      getTicket: () => ({ ...ticket, isActive: false, isAnalyzed: true }),
      listResponses: () => [noor, sem, lotte],
      getAnalysis: () => ({ ...analysis, responseCount: 5 }),
      getJudgements: () => judgementsOf([noor, sem, lotte], { r1: 'right', r2: 'wrong', r3: 'wrong' }),
    });
    await screen.findByText('Vraag 1: 2 van 3 nog niet goed');
    await act(() => changeLanguage('fr'));
    const heading = await screen.findByText(/^Question 1.*2 sur 3$/);
    expect(heading.textContent).toMatch(/^Question 1\u00a0: /);
  });

  test('is worked out anew by itself when verdicts change, and once only where that fails', async () => {
    let digest = 'as it was';
    const { user, requests } = await open({
      getTicket: () => ({ ...ticket, isActive: false, isAnalyzed: true }),
      getAnalysis: () => ({ ...analysis, digest: 'as it was' }),
      getJudgements: () => ({ ...judgementsOf([noor, sem]), digest }),
      changeJudgements: () => {
        digest = 'changed';
        return { ...judgementsOf([noor, sem], { r1: 'right' }), digest };
      },
      analyzeTicket: () => refusal('ai_busy'),
    });
    await screen.findByText('De klas begrijpt het meeste.');
    expect(requests('analyzeTicket')).toEqual([]);
    await user.click(verdict('door het licht', 'goed'));
    await screen.findByText('Fout bij analyse', undefined, { timeout: 4_000 });
    expect(requests('analyzeTicket')).toMatchObject([{ body: { renew: true } }]);
    await screen.findByRole('button', { name: 'Analyse vernieuwen' });
    expect(requests('analyzeTicket')).toHaveLength(1);
  });

  test('comes with all answers, even if the stream never opened', async () => {
    let isAnalyzed = false;
    const { user, server } = await open({
      analyzeTicket: () => {
        isAnalyzed = true;
        return analysis;
      },
      getTicket: () => ({ ...ticket, isAnalyzed, isActive: !isAnalyzed }),
      getAnalysis: () => analysis,
    });
    server.responses = [noor, sem, aResponse('r3', 'Lotte', 'glucose')];
    await user.click(screen.getByRole('button', { name: 'Analyseer & Sluit' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Analyseer & Sluit' }));
    await screen.findByText('De klas begrijpt het meeste.');
    await cards().findByRole('button', { name: /^Lotte/ });
  });
});

const cards = () => within(screen.getByRole('region', { name: 'Per leerling' }));
const card = (name: string) => cards().getByRole('button', { name: new RegExp(`^${name}`) });
const removeButton = (name: string) => screen.getByRole('button', { name: `Antwoorden van ${name} verwijderen` });
const undoButton = () => screen.findByRole('button', { name: 'Ongedaan maken' });
const order = () =>
  within(screen.getByRole('region', { name: 'Per leerling' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.split(/ ?\d/)[0]);

describe('a response', () => {
  /** A server that removes and restores. */
  const openWithRemoval = async (more: Parameters<typeof fakeApi>[0] = {}) => {
    const page = await open({
      removeResponse: ({ params }) => {
        page.server.responses = page.server.responses.filter(({ id }) => id !== params.responseId);
        return undefined;
      },
      restoreResponse: () => {
        page.server.responses = [noor, sem];
        return noor;
      },
      ...more,
    });
    return page;
  };

  test('is removed where it stands: gone from all that is shown, with undo in its place and focused', async () => {
    const { user, requests } = await openWithRemoval();
    await user.click(removeButton('Noor'));
    const undo = await undoButton();
    expect(document.activeElement).toBe(undo);
    screen.getByText('De antwoorden van Noor zijn verwijderd.');
    screen.getAllByText('1/4 (25%)');
    expect(screen.queryByRole('rowheader', { name: 'Noor' })).toBeNull();
    await waitFor(() => expect(screen.queryByText('“door het licht”')).toBeNull());
    expect(requests('removeResponse').map(({ params }) => params)).toEqual([{ id: 't1', responseId: 'r1' }]);
  });

  test('comes back in its place with the focus, by keyboard alone', async () => {
    const { user } = await openWithRemoval();
    removeButton('Noor').focus();
    await user.keyboard('{Enter}');
    await undoButton();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(card('Noor')));
    await screen.findAllByText('2/4 (50%)');
    expect(order()).toEqual(['Noor', 'Sem']);
  });

  test('is gone for good when its time is over, and the focus is at the next one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { user, requests } = await openWithRemoval();
    await user.click(removeButton('Noor'));
    await undoButton();
    await waitFor(() => expect(requests('removeResponse')).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(limits.undoRemovalSeconds * 1_000 + 100));
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
    expect(document.activeElement).toBe(card('Sem'));
    expect(requests('restoreResponse')).toEqual([]);
  });

  test.each([
    ['without a network', noNetwork, 'Geen verbinding'],
    ['because the session has ended', () => refusal('not_logged_in'), 'Je moet ingelogd zijn'],
    ['by a server that fails', () => refusal('service_failed'), 'Er ging iets mis op de server'],
  ])('whose removal is refused %s stays, says why, and keeps the focus', async (_why, refuse, why) => {
    const { user } = await openWithRemoval({ removeResponse: refuse });
    await user.click(removeButton('Noor'));
    await screen.findByText('De antwoorden zijn niet verwijderd');
    screen.getByText(new RegExp(why));
    await waitFor(() => expect(document.activeElement).toBe(card('Noor')));
    screen.getAllByText('2/4 (50%)');
  });

  test('whose undo finds no network can still be undone', async () => {
    const replies = [noNetwork, () => noor];
    const { user } = await openWithRemoval({ restoreResponse: () => replies.shift()?.() ?? noor });
    await user.click(removeButton('Noor'));
    await user.click(await undoButton());
    await screen.findByText('De antwoorden konden niet worden teruggezet');
    await user.click(await undoButton());
    await waitFor(() => expect(card('Noor')).toBeTruthy());
  });

  test('that comes too late to be brought back says so, and the focus is on the list', async () => {
    const { user } = await openWithRemoval({ restoreResponse: () => refusal('response_not_found') });
    await user.click(removeButton('Noor'));
    await user.click(await undoButton());
    await screen.findByText('De antwoorden konden niet worden teruggezet');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Per leerling'));
  });

  test('that another window removes goes here too', async () => {
    const { server } = await open();
    stream.opens();
    server.responses = [sem];
    stream.sends({ kind: 'removed', responseId: 'r1' });
    await screen.findAllByText('1/4 (25%)');
    await waitFor(() => expect(screen.queryByText('“door het licht”')).toBeNull());
  });

  test('that is long is read from the list when it comes in', async () => {
    const { server } = await open();
    stream.opens();
    await screen.findAllByText('2/4 (50%)');
    const lotte = { ...sem, id: 'r3', studentName: 'Lotte' };
    server.responses = [noor, sem, lotte];
    stream.sends({ kind: 'long-response' });
    await screen.findAllByText('3/4 (75%)');
  });

  test('of a ticket that another window deleted meanwhile: the page says that it is gone', async () => {
    let isDeleted = false;
    const { user } = await openWithRemoval({
      getTicket: () => (isDeleted ? refusal('ticket_not_found') : ticket),
      removeResponse: () => {
        isDeleted = true;
        return refusal('ticket_not_found') as never;
      },
    });
    await user.click(removeButton('Noor'));
    await screen.findByRole('heading', { name: 'Exit ticket niet gevonden' });
  });
});

describe('with names hidden', () => {
  const hide = () => screen.getByRole('switch', { name: 'Namen verbergen' });

  test('no name is on the screen: not in lists, groups or the table, nor of who comes in', async () => {
    const { user, server } = await open();
    stream.opens();
    await user.click(hide());
    const lotte = aResponse('r3', 'Lotte', 'glucose');
    server.responses = [noor, sem, lotte];
    stream.sends({ kind: 'response', response: lotte });
    await screen.findByText('“glucose”');
    for (const button of screen.getAllByRole('button', { name: 'van wie?' })) await user.click(button);
    expect(document.body.innerHTML).not.toMatch(/Noor|Sem|Lotte/);
    for (const name of ['Leerling 1', 'Leerling 2', 'Leerling 3']) expect(card(name)).toBeTruthy();
    screen.getByText('De namen zijn verborgen: leerlingen hebben een nummer.');
    await user.click(hide());
    expect(card('Noor')).toBeTruthy();
  });

  test('a student keeps the number while others are removed, and a removal names nobody', async () => {
    const { user } = await open({ removeResponse: () => undefined });
    await user.click(hide());
    await user.click(removeButton('Leerling 1'));
    await screen.findByText('De antwoorden van Leerling 1 zijn verwijderd.');
    expect(card('Leerling 2')).toBeTruthy();
    expect(document.body.innerHTML).not.toMatch(/Noor|Sem/);
  });

  test('it is still so when the page is opened again', async () => {
    localStorage.setItem('exitTicket.namesHidden', 'true');
    await open();
    expect(document.body.innerHTML).not.toMatch(/Noor|Sem/);
    expect(hide().getAttribute('aria-checked') ?? String(hide().matches(':checked'))).toBe('true');
  });
});

describe('a ticket', () => {
  test('is closed without analysing it, and reactivated', async () => {
    let isActive = true;
    const { user, requests } = await open({
      getTicket: () => ({ ...ticket, isActive }),
      setTicketStatus: () => {
        isActive = false;
        return { ...ticket, isActive };
      },
      reactivateTicket: () => {
        isActive = true;
        return ticket;
      },
    });
    screen.getByText('4071');
    await choose(user, 'Exit ticket sluiten');
    await screen.findByText('Gesloten');
    expect(screen.queryByText('4071')).toBeNull();
    expect(requests('setTicketStatus').map(({ body }) => body)).toEqual([{ isActive: false }]);
    await choose(user, 'Opnieuw openen');
    await screen.findByText('4071');
  });

  test('that cannot be closed says why and stays open', async () => {
    const { user } = await open({ setTicketStatus: noNetwork });
    await choose(user, 'Exit ticket sluiten');
    await screen.findByText('Kon het exit ticket niet sluiten');
    screen.getByText('4071');
  });

  test('is copied for another class from its menu', async () => {
    const { user, dialogs } = await open();
    await choose(user, 'Kopiëren voor een andere klas');
    expect(dialogs.openCopy).toHaveBeenCalledWith(expect.objectContaining({ id: 't1' }));
  });

  test('that is analysed cannot be reactivated', async () => {
    fakeApi({
      getTicket: () => ({ ...ticket, isActive: false, isAnalyzed: true }),
      listResponses: () => [noor],
      getJudgements: () => judgementsOf([noor]),
      getNamelessAnswers: () => ({ responseIds: ['r1'], answers: [] }),
      getAnalysis: () => analysis,
      analyzeTicket: () => analysis,
    });
    const { user } = renderResults();
    await screen.findByText('De klas begrijpt het meeste.');
    await user.click(screen.getByRole('button', { name: 'Meer' }));
    await screen.findByRole('menuitem', { name: 'Afdrukken' });
    expect(screen.queryByRole('menuitem', { name: /Opnieuw openen|Exit ticket sluiten/ })).toBeNull();
  });

  test('shares its PIN from the head', async () => {
    const { user, dialogs } = await open();
    await user.click(screen.getByRole('button', { name: 'PIN delen' }));
    expect(dialogs.openShare).toHaveBeenCalledWith({ id: 't1', title: 'Fotosynthese', pin: '4071', totalStudents: 4 });
  });
});

describe('an answer that may be a concern', () => {
  const concern = 'met zijn wortels';
  const section = () => screen.queryByRole('region', { name: /^Lees dit zelf/ });
  const openConcern = (more: Parameters<typeof fakeApi>[0] = {}) => {
    const found: { verdict?: Verdict } = { verdict: 'concern' };
    return open({
      getJudgements: () => judgementsOf([noor, sem], found.verdict && { r2: found.verdict }),
      changeJudgements: () => {
        delete found.verdict;
        return judgementsOf([noor, sem]);
      },
      ...more,
    });
  };

  test('stands first, folded, with what was looked for; not among the answers to mark', async () => {
    await openConcern();
    const first = section();
    expect(first?.textContent).toMatch(/^Lees dit zelf: 1 antwoord/);
    expect(first?.textContent).toContain('Er is alleen op woorden gezocht');
    expect(first?.querySelector('details')?.open).toBe(false);
    expect(within(first as HTMLElement).getByText(`“${concern}”`)).toBeTruthy();
    expect(screen.getAllByText(`“${concern}”`)).toHaveLength(1);
    const questions = screen.getByRole('region', { name: 'Per vraag' });
    expect(questions.compareDocumentPosition(first as HTMLElement)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(within(questions).queryByText(`“${concern}”`)).toBeNull();
  });

  test('is an answer like any other once the teacher says that it is none', async () => {
    const { user, requests } = await openConcern();
    await user.click(screen.getByText('Toon de woorden'));
    await user.click(screen.getByRole('button', { name: 'Geen zorgsignaal' }));
    await waitFor(() => expect(section()).toBeNull());
    await waitFor(() => expect(requests('changeJudgements')).toHaveLength(1));
    expect(requests('changeJudgements')[0]?.body).toMatchObject({
      marks: [{ questionId: 'q1', responseIds: ['r2'], verdict: 'unjudged' }],
    });
    expect(isChosen(concern, 'goed')).toBe(false);
  });

  test('is one that the teacher finds, in the menu of whose it is', async () => {
    const { user, requests } = await open({ changeJudgements: () => judgementsOf([noor, sem], { r2: 'concern' }) });
    await user.click(group(concern).getByRole('button', { name: 'van wie?' }));
    await user.click(group(concern).getByRole('button', { name: 'dit is een zorgsignaal' }));
    await waitFor(() => expect(section()?.textContent).toContain(concern));
    expect(requests('changeJudgements')[0]?.body).toMatchObject({
      marks: [{ responseIds: ['r2'], verdict: 'concern' }],
    });
  });

  test('is marked in the overview for the teacher alone: while names are hidden others may see the page', async () => {
    const { user } = await openConcern();
    const [region] = screen.getAllByRole('region', { name: 'In één oogopslag' });
    const overview = within(region as HTMLElement);
    expect(overview.getAllByText('lees dit zelf').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('switch', { name: 'Namen verbergen' }));
    expect(overview.queryByText('lees dit zelf')).toBeNull();
    await user.click(await cards().findByRole('button', { name: /^Leerling 2/ }));
    expect(cards().queryByText(concern)).toBeNull();
    expect(cards().queryByText('lees dit zelf')).toBeNull();
  });

  test('counts nowhere and waits for nothing once all others are judged', async () => {
    const { user } = await openConcern({
      getJudgements: () => judgementsOf([noor, sem], { r1: 'right', r2: 'concern' }),
    });
    screen.getByRole('heading', { name: 'Alles is beoordeeld' });
    const questions = within(screen.getByRole('region', { name: 'Per vraag' }));
    questions.getByText('Vraag 1, 1 antwoord');
    questions.getByText('1 goed');
    expect(screen.getByRole('row', { name: /^goed/ }).textContent).toBe('goed1/1');
    expect(questions.queryByText(/nog niet beoordeeld/)).toBeNull();
    // Others, who may see the page, see an answer that is not judged: a sign of its own would tell.
    await user.click(screen.getByRole('switch', { name: 'Namen verbergen' }));
    expect(screen.getByRole('row', { name: /^Leerling 2/ }).textContent).toContain('nog niet beoordeeld');
    expect(screen.queryByText('beantwoord')).toBeNull();
  });
});

describe('a download', () => {
  test('of the answers has a row a response, a column a question with its verdict, and nothing that calculates', async () => {
    const formula = aResponse('r3', '=HYPERLINK("http://x")', '@SUM(A1)');
    const responses = [noor, sem, formula];
    const saved = watchDownloads();
    const { user } = await open({
      listResponses: () => responses,
      getJudgements: () => judgementsOf(responses, { r1: 'right' }),
    });
    await choose(user, 'Antwoorden en oordelen (CSV)');
    const { name, text } = await saved();
    expect(name).toBe('exit-ticket-Fotosynthese-antwoorden.csv');
    expect(text[0]).toBe('\uFEFF');
    const rows = readCsv(text.slice(1), ';');
    const times = rows.slice(1).map(([, time]) => time);
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(rows).toEqual([
      ['Leerling', 'Verstuurd op', '1. Waarom?', 'Oordeel 1'],
      ['Noor', times[0], 'door het licht', 'goed'],
      ['Sem', times[1], 'met zijn wortels', 'nog niet beoordeeld'],
      ['\'=HYPERLINK("http://x")', times[2], "'@SUM(A1)", 'nog niet beoordeeld'],
    ]);
  });

  test('of the answers is there once they have been looked through: a file is passed on', async () => {
    fakeApi({ getTicket: () => ticket, listResponses: () => [noor], getJudgements: noNetwork });
    const { user } = renderResults();
    await screen.findByText('De oordelen konden niet worden geladen.');
    await user.click(screen.getByRole('button', { name: 'Meer' }));
    const item = await screen.findByRole('menuitem', { name: 'Antwoorden en oordelen (CSV)' });
    expect(item.hasAttribute('data-disabled')).toBe(true);
  });

  test('of the answers leaves concerns out, which look like blank answers there', async () => {
    const saved = watchDownloads();
    const { user } = await open({
      listResponses: () => [noor, sem],
      getJudgements: () => judgementsOf([noor, sem], { r2: 'concern' }),
    });
    await choose(user, 'Antwoorden en oordelen (CSV)');
    const rows = readCsv((await saved()).text.slice(1), ';');
    expect(rows[2]).toEqual(['Sem', expect.any(String), '', 'leeg']);
  });

  test('of a scale has numbers, and no names while these are hidden', async () => {
    const saved = watchDownloads();
    const scale = { id: 'q1', type: 'scale' as const, text: 'Hoe zeker ben je?' };
    const answer = aResponse('r1', 'Noor', '4');
    fakeApi({
      getTicket: () => ({ ...ticket, questions: [scale] }),
      listResponses: () => [answer],
      getJudgements: () => ({ ...judgementsOf([]), questions: [{ questionId: 'q1', hasVerdicts: false, groups: [] }] }),
    });
    localStorage.setItem('exitTicket.namesHidden', 'true');
    const { user } = renderResults();
    await screen.findByRole('region', { name: 'Per leerling' });
    await cards().findByRole('button', { name: /^Leerling 1/ });
    await choose(user, 'Antwoorden en oordelen (CSV)');
    const [, row] = readCsv((await saved()).text.slice(1), ';');
    expect(row).toEqual(['Leerling 1', expect.any(String), 4]);
  });

  test('of the analysis has each point with the words it rests on', async () => {
    const saved = watchDownloads();
    const quotes = [{ responseId: 'r2', questionId: 'q1', quote: 'met zijn wortels' }];
    fakeApi({
      getTicket: () => ({ ...ticket, isActive: false, isAnalyzed: true }),
      listResponses: () => [noor, sem],
      getJudgements: () => judgementsOf([noor, sem]),
      getNamelessAnswers: () => ({ responseIds: ['r1', 'r2'], answers: [] }),
      getAnalysis: () => ({
        ...analysis,
        digest: '{}',
        strengths: ['Licht'],
        evidence: [{ section: 'strugglingAreas', index: 0, quotes }],
        tallies: [{ questionId: 'q1', right: 1, partly: 0, wrong: 1, blank: 0, unjudged: 0 }],
      }),
    });
    const { user } = renderResults();
    await screen.findByText('De klas begrijpt het meeste.');
    await choose(user, 'Analyse (CSV)');
    const { name, text } = await saved();
    expect(name).toBe('exit-ticket-Fotosynthese-analyse.csv');
    expect(readCsv(text.slice(1), ';')).toEqual([
      ['Onderdeel', 'Punt', 'Vraag', 'Leerling', 'Antwoord'],
      ['Algemene prestatie', 'De klas begrijpt het meeste.'],
      ['Knelpunten', 'Wortels', 1, 'Sem', 'met zijn wortels'],
      ['Sterke punten', 'Licht'],
      ['Per vraag', '1 goed, 1 fout', 1],
    ]);
  });
});

test('answers are shown one by one while their verdicts cannot be read', async () => {
  fakeApi({ getTicket: () => ticket, listResponses: () => [noor, sem], getJudgements: noNetwork });
  const { user } = renderResults();
  await screen.findByText('De oordelen konden niet worden geladen.');
  within(screen.getByRole('article')).getByText('met zijn wortels');
  await user.click(cards().getByRole('button', { name: /^Sem/ }));
  screen.getByText('Kon niet beoordelen');
});

test.each([
  ['results', 'getTicket'],
  ['verdicts', 'getJudgements'],
  ['an analysis', 'getAnalysis'],
] as const)('%s that could not be loaded: the button that asks again keeps the keyboard', async (_what, name) => {
  const answers = {
    getTicket: () => ({ ...ticket, isActive: false, isAnalyzed: true }),
    getJudgements: () => judgementsOf([noor]),
    getAnalysis: () => analysis,
  };
  const second = Promise.withResolvers<never>();
  const replies = [noNetwork, () => second.promise];
  const others = {
    listResponses: () => [noor],
    getNamelessAnswers: () => ({ responseIds: ['r1'], answers: [] }),
    analyzeTicket: () => analysis,
  };
  fakeApi({ ...others, ...answers, [name]: () => (replies.shift() ?? answers[name])() });
  const { user } = renderResults();
  const retry = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  await user.click(retry);
  await waitFor(() => expect(replies).toEqual([]));
  expect(document.activeElement).toBe(retry);
  await act(async () => second.reject(new TypeError('Failed to fetch')));
  expect(document.activeElement).toBe(retry);
  await user.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull());
});

test('results that do not exist, or are another teacher’s, are not found', async () => {
  fakeApi({ getTicket: () => refusal('ticket_not_found'), listResponses: () => refusal('ticket_not_found') });
  renderResults();
  await screen.findByRole('heading', { name: 'Exit ticket niet gevonden' });
});

describe('a response that a parent or student wants no AI to read', () => {
  const openCard = async (scope: Judgements['scope'], first: StudentResponse = noor) => {
    const kept: unknown[] = [];
    const { user, server } = await open({
      getJudgements: () => ({ ...judgementsOf([noor, sem]), scope }),
      listResponses: () => [first, sem],
      keepResponseFromAi: ({ params, body }) => {
        kept.push([params.responseId, body]);
        return { ...first, ...(body as object) };
      },
    });
    await user.click(card('Noor'));
    return { user, server, kept };
  };

  test('is kept from it by a switch on the card of its student', async () => {
    const { user, kept } = await openCard('answers');
    await user.click(screen.getByRole('switch', { name: 'Niet naar de AI' }));
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Niet naar de AI' })).toHaveProperty('checked', true),
    );
    expect(kept).toEqual([['r1', { isKeptFromAi: true }]]);
  });

  test('has no switch where no AI reads, unless it is kept already', async () => {
    await openCard('off');
    expect(screen.queryByRole('switch', { name: 'Niet naar de AI' })).toBeNull();
  });

  test('can be given back', async () => {
    const { user, kept } = await openCard('off', { ...noor, isKeptFromAi: true });
    await user.click(screen.getByRole('switch', { name: 'Niet naar de AI' }));
    await waitFor(() => expect(kept).toEqual([['r1', { isKeptFromAi: false }]]));
  });
});

describe('answers that are kept for a time', () => {
  const anonymizedAt = '2026-03-14T09:00:00.000Z';
  const results = {
    responseCount: 4,
    questions: [
      {
        questionId: 'q1',
        hasVerdicts: true,
        tally: { right: 3, partly: 0, wrong: 0, blank: 1, unjudged: 0 },
        chosen: [],
        groups: [{ wording: 'door het licht', verdict: 'right' as const, count: 3 }],
      },
    ],
    analysis: {
      overallPerformance: '3 van 4 goed.',
      strugglingAreas: [],
      nextLessonSuggestions: ['Laat buren elkaar vraag 1 uitleggen.'],
      strengths: [],
      responseCount: 4,
      tallies: [],
      createdAt: '2026-01-02T10:00:00.000Z',
    },
  };
  const left = { anonymizedAt, results };

  test.each([
    ['at its end', 15, Node.DOCUMENT_POSITION_FOLLOWING],
    ['at its top once lists warn of it', 13, Node.DOCUMENT_POSITION_PRECEDING],
  ])('the page says once when they will be made anonymous, %s', async (_where, days, position) => {
    const dueAt = new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();
    await open({ getAnonymity: () => ({ dueAt }) });
    const line = await screen.findByText(
      /^Op \d+ \p{L}+ \d{4} worden namen en losse antwoorden verwijderd\. De aantallen blijven\.$/u,
    );
    const question = screen.getByRole('heading', { name: 'Per vraag' });
    expect(question.compareDocumentPosition(line)).toBe(position);
  });

  test('the teacher makes them so now, reads first what is lost for good, and then what is left', async () => {
    const { user, requests } = await open({
      getTicket: () => ({ ...ticket, isActive: false }),
      anonymizeTicket: () => left,
      getAnonymity: () => left,
    });
    await choose(user, 'Nu anoniem maken');
    const dialog = within(await screen.findByRole('dialog', { name: 'De antwoorden nu anoniem maken?' }));
    dialog.getByText('de namen van je leerlingen');
    expect(requests('anonymizeTicket')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Anoniem maken' }));
    await screen.findByText(/^Op 14 maart 2026 zijn namen en losse antwoorden verwijderd/);
    screen.getByText('door het licht');
    screen.getByText('3 leerlingen');
    expect(screen.queryByText('Noor')).toBeNull();
  });

  test('made so in another window, what is left is read, as soon as it is there', async () => {
    let isDone = false;
    let asked = 0;
    await open({
      getTicket: () => (isDone ? { ...ticket, isActive: false, anonymizedAt } : ticket),
      getAnonymity: () => {
        if (!isDone) return { dueAt: '2099-01-01T09:00:00.000Z' };
        asked += 1;
        return asked === 1 ? { anonymizedAt } : left;
      },
    });
    await screen.findByText(/2099 worden namen/);
    isDone = true;
    stream.sends({ kind: 'status' });
    await screen.findByText('door het licht', {}, { timeout: 10_000 });
    expect(asked).toBe(2);
  });

  test('an open ticket is closed first', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Meer' }));
    const item = await screen.findByRole('menuitem', { name: 'Nu anoniem maken' });
    expect(item.getAttribute('data-disabled')).toBe('true');
  });

  test('afterwards the page has counts, shared wordings, the analysis of the class and a file of both', async () => {
    const saved = watchDownloads();
    fakeApi({
      getTicket: () => ({ ...ticket, isActive: false, anonymizedAt, copies: { tickets: 3, classes: 3 } }),
      listResponses: () => [],
      getAnonymity: () => left,
    });
    const { user, dialogs } = renderResults();
    await screen.findByText(/^Op 14 maart 2026 zijn namen/);
    screen.getByRole('link', { name: /3 klassen/ });
    await choose(user, 'Delen of exporteren');
    expect(dialogs.openHandOver).toHaveBeenCalledWith(expect.objectContaining({ id: ticket.id }));
    screen.getByText('4/4 (100%)');
    screen.getByText('3 goed, 1 leeg');
    screen.getByText('Laat buren elkaar vraag 1 uitleggen.');
    await choose(user, 'Aantallen (CSV)');
    const table = readCsv((await saved()).text.slice(1), ';');
    expect(table).toContainEqual([expect.stringMatching(/^1\. /), 'door het licht', 'goed', '', 3]);
    expect(table).toContainEqual([expect.stringMatching(/^1\. /), '', 'leeg', '', 1]);
    await choose(user, 'Analyse (CSV)');
    expect((await saved()).text).toContain('3 van 4 goed.');
  });
});
