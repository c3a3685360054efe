import type { Judgements, LiveUpdate, Response as StudentResponse, Verdict } from '@exit-tickets/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aListedTicket, aWording } from '../../testing/builders.ts';
import { fakeApi, noNetwork, refusal } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { ResultsScreen } from './results-screen.tsx';

const ticket = aListedTicket({ totalStudents: 4 });
const aResponse = (id: string, studentName: string, answer: string): StudentResponse => ({
  id,
  studentName,
  submittedAt: '2026-01-01T10:00:00.000Z',
  answers: [{ questionId: 'q1', answer }],
});
const noor = aResponse('r1', 'Noor', 'door het licht');
const sem = aResponse('r2', 'Sem', 'met zijn wortels');

/** The judgements of these answers, one group each. */
const judgementsOf = (responses: StudentResponse[], verdicts: Record<string, Verdict> = {}): Judgements => ({
  hasModel: false,
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

class FakeEventSource {
  static last: FakeEventSource;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  readyState = 0;
  constructor() {
    FakeEventSource.last = this;
  }
  close(): void {
    this.readyState = 2;
  }
}
/** The stream of the page, as the server and the network move it. */
const stream = {
  opens: () => act(() => FakeEventSource.last.onopen?.()),
  tells: (update: LiveUpdate) => act(() => FakeEventSource.last.onmessage?.({ data: JSON.stringify(update) })),
  breaks: () => act(() => FakeEventSource.last.onerror?.()),
  isGivenUp: () =>
    act(() => {
      FakeEventSource.last.readyState = 2;
      FakeEventSource.last.onerror?.();
    }),
};
beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEventSource);
});

/** The results of a ticket; what the server holds can be changed while the page is open. */
const open = async (more: Parameters<typeof fakeApi>[0] = {}) => {
  const server = { responses: [noor, sem], verdicts: {} as Record<string, Verdict> };
  const api = fakeApi({
    getTicket: () => ticket,
    listResponses: () => server.responses,
    getJudgements: () => judgementsOf(server.responses, server.verdicts),
    ...more,
  });
  const { user } = renderInApp(
    <Routes>
      <Route path="/results/:ticketId" element={<ResultsScreen />} />
    </Routes>,
    { path: '/results/t1' },
  );
  await screen.findByRole('heading', { name: 'Nog 2 groepen te beoordelen' });
  return { ...api, user, server };
};

const group = (words: string) => {
  const row = screen.getByText(`“${words}”`).closest('li');
  if (!row) throw new Error(`“${words}” is in no group`);
  return within(row);
};
const verdict = (words: string, name: string) => group(words).getByRole('radio', { name: new RegExp(`^${name}`) });
const isChosen = (words: string, name: string) => verdict(words, name).getAttribute('aria-checked') === 'true';

describe('while pupils answer', () => {
  test('an answer appears as soon as it is told, with its group', async () => {
    const { server } = await open();
    stream.opens();
    screen.getByText('Nieuwe antwoorden komen vanzelf binnen');
    const lotte = aResponse('r3', 'Lotte', 'glucose');
    server.responses = [noor, sem, lotte];
    stream.tells({ kind: 'response', response: lotte });
    await screen.findByText('3/4 (75%)');
    screen.getByRole('button', { name: /^Lotte/ });
    await screen.findByText('“glucose”');
  });

  test('a stream that breaks says so, and what was missed is read when it is back', async () => {
    const { server } = await open();
    stream.opens();
    stream.breaks();
    screen.getByText('Verbinding maken...');
    server.responses = [noor, sem, aResponse('r3', 'Lotte', 'glucose')];
    stream.opens();
    await screen.findByText('3/4 (75%)');
  });

  test('a stream that cannot be had is replaced by reading every few seconds', async () => {
    const { server } = await open();
    server.responses = [noor, sem, aResponse('r3', 'Lotte', 'glucose')];
    stream.isGivenUp();
    screen.getByText('Geen vaste verbinding, we kijken om de paar seconden');
    await screen.findByText('3/4 (75%)');
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
    screen.getByRole('heading', { name: 'Nog 1 groep te beoordelen' });
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    await screen.findByRole('heading', { name: 'Nog 2 groepen te beoordelen' });
    await waitFor(() =>
      expect(requests('changeJudgements').map(({ body }) => Object(body).marks)).toEqual([
        [{ questionId: 'q1', responseIds: ['r1'], verdict: 'right' }],
        [{ questionId: 'q1', responseIds: ['r1'], verdict: null }],
      ]),
    );
  });

  test('that the server refuses goes again, and says why', async () => {
    const { user } = await open({ changeJudgements: noNetwork });
    await user.click(verdict('door het licht', 'goed'));
    await screen.findByText('Je oordeel is niet opgeslagen');
    await waitFor(() => expect(isChosen('door het licht', 'goed')).toBe(false));
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
  });

  test('of an answer that was removed meanwhile loads the answers again', async () => {
    const { user, server } = await open({ changeJudgements: () => refusal('response_not_found') });
    server.responses = [sem];
    await user.click(verdict('door het licht', 'goed'));
    await screen.findByText(/^Een van de antwoorden bestaat niet meer/);
    await screen.findByText('1/4 (25%)');
    await waitFor(() => expect(screen.queryByText('“door het licht”')).toBeNull());
  });
});

describe('the analysis', () => {
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

  test('asks first, since it closes the ticket and groups are left to judge', async () => {
    const { user, requests } = await open();
    await user.click(screen.getByRole('button', { name: 'Analyseer & Sluit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Analyseren en sluiten?' });
    within(dialog).getByRole('button', { name: 'Eerst 2 groepen beoordelen' });
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
});

test('answers are shown one by one while their verdicts cannot be read', async () => {
  fakeApi({ getTicket: () => ticket, listResponses: () => [noor, sem], getJudgements: noNetwork });
  const { user } = renderInApp(
    <Routes>
      <Route path="/results/:ticketId" element={<ResultsScreen />} />
    </Routes>,
    { path: '/results/t1' },
  );
  await screen.findByText('De oordelen konden niet worden geladen.');
  within(screen.getByRole('article')).getByText('met zijn wortels');
  await user.click(screen.getByRole('button', { name: /^Sem/ }));
  screen.getByText('Kon niet beoordelen');
});

test('results that do not exist, or are another teacher’s, are not found', async () => {
  fakeApi({ getTicket: () => refusal('ticket_not_found'), listResponses: () => refusal('ticket_not_found') });
  renderInApp(
    <Routes>
      <Route path="/results/:ticketId" element={<ResultsScreen />} />
    </Routes>,
    { path: '/results/t1' },
  );
  await screen.findByRole('heading', { name: 'Exit ticket niet gevonden' });
});
