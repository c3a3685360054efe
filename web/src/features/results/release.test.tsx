import type { Judgements, Question, RightAnswers, Ticket } from '@exit-tickets/contracts';
import { aListedTicket } from '@exit-tickets/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aWording } from '../../testing/builders.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { renderInApp } from '../../testing/render.tsx';
import { ResultsScreen } from './results-screen.tsx';

const questions: Question[] = [
  { id: 'q1', type: 'open_text', text: 'Waarom?', guide: { modelAnswer: 'uit de gids' } },
  {
    id: 'q2',
    type: 'multiple_choice',
    text: 'Welke stof?',
    options: ['chlorofyl', 'zetmeel'],
    correctAnswer: 'chlorofyl',
  },
  { id: 'q3', type: 'scale', text: 'Hoe zeker ben je?' },
  { id: 'q4', type: 'open_text', text: 'Wat vond je moeilijk?' },
];
const judgements: Judgements = {
  scope: 'answers',
  isJudging: false,
  digest: '',
  questions: questions.map(({ id, type }) => ({
    questionId: id,
    hasVerdicts: id === 'q1' || id === 'q2',
    groups: type === 'open_text' ? [{ wordings: [aWording('r1', id === 'q1' ? 'right' : 'unjudged')] }] : [],
  })),
};
const withCore = (by: 'teacher' | 'model', text: string): Judgements => ({
  ...judgements,
  questions: judgements.questions.map((one) => (one.questionId === 'q1' ? { ...one, core: { by, text } } : one)),
});

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEventSource);
});

/** The results of a ticket of which everything is judged; the server keeps what is released. */
const open = async (part: Partial<Ticket> = {}, judged = judgements, more: Parameters<typeof fakeApi>[0] = {}) => {
  let ticket: Ticket = { ...aListedTicket(), questions, ...part };
  const { requests } = fakeApi({
    getTicket: () => ticket,
    listResponses: () => [
      {
        id: 'r1',
        studentName: 'Noor',
        submittedAt: '2026-01-01T10:00:00.000Z',
        answers: [{ questionId: 'q1', answer: 'antwoord r1' }],
      },
    ],
    getJudgements: () => judged,
    getJoinAddresses: () => [],
    changeRightAnswers: ({ body }) => {
      const rightAnswers = body as RightAnswers;
      ticket = { ...ticket, rightAnswers, isActive: ticket.isActive && !rightAnswers.isReleased };
      return ticket;
    },
    ...more,
  });
  const { user } = renderInApp(
    <Routes>
      <Route path="/results/:ticketId" element={<ResultsScreen />} />
    </Routes>,
    { path: '/results/t1' },
  );
  await screen.findByRole('heading', { name: 'Alles is beoordeeld' });
  const openDialog = async () => {
    await user.click(screen.getByRole('button', { name: /vrijgeven$|^Vrijgegeven/i }));
    return within(await screen.findByRole('dialog', { name: 'Goede antwoorden vrijgeven' }));
  };
  const sent = () => requests('changeRightAnswers').at(-1)?.body;
  return { user, openDialog, sent, requests };
};
const closed = { isActive: false };
const question = (dialog: Awaited<ReturnType<Awaited<ReturnType<typeof open>>['openDialog']>>, text: string) =>
  within(dialog.getByRole('group', { name: new RegExp(text.replace('?', '\\?')) }));
const textIn = (field: HTMLElement) => (field as HTMLTextAreaElement).value;

describe('what students will read', () => {
  test('is shown before it is released: the model answer, the right option, and a sentence why for each question', async () => {
    const { user, openDialog, sent } = await open(closed);
    const dialog = await openDialog();
    expect(textIn(question(dialog, 'Waarom?').getByLabelText('Goed antwoord'))).toBe('uit de gids');
    question(dialog, 'Welke stof?').getByText('chlorofyl');
    expect(question(dialog, 'Welke stof?').queryByLabelText('Goed antwoord')).toBeNull();
    dialog.getByText(/^Vraag 3 heeft geen goed antwoord/);
    expect(question(dialog, 'Wat vond je moeilijk?').queryByLabelText('Goed antwoord')).toBeNull();
    await user.type(question(dialog, 'Waarom?').getByLabelText(/^Waarom/), 'Licht geeft energie.');
    await user.click(dialog.getByRole('button', { name: 'Vrijgeven' }));
    await dialog.findByText(/^Leerlingen kunnen dit nu lezen/);
    expect(sent()).toEqual({
      isReleased: true,
      answers: [
        { questionId: 'q1', answer: 'uit de gids', why: 'Licht geeft energie.' },
        { questionId: 'q2', answer: 'chlorofyl', why: '' },
        { questionId: 'q4', answer: '', why: '' },
      ],
    });
  });

  test('is what the teacher said counts, where that is something else than the model answer', async () => {
    const { openDialog } = await open(closed, withCore('teacher', 'van de docent'));
    expect(textIn(question(await openDialog(), 'Waarom?').getByLabelText('Goed antwoord'))).toBe('van de docent');
  });

  test('by a model says so, until the teacher has changed it', async () => {
    const { user, openDialog } = await open(closed, withCore('model', 'van de AI'));
    const row = question(await openDialog(), 'Waarom?');
    row.getByText(/^Dit schreef de AI/);
    await user.type(row.getByLabelText('Goed antwoord'), ' en mij');
    expect(row.queryByText(/^Dit schreef de AI/)).toBeNull();
  });

  test('is not nothing', async () => {
    const { user, openDialog } = await open({
      ...closed,
      questions: questions.map((one) => (one.id === 'q2' ? { ...one, type: 'open_text' as const } : one)),
    });
    const dialog = await openDialog();
    await user.clear(question(dialog, 'Waarom?').getByLabelText('Goed antwoord'));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Vrijgeven' }).disabled).toBe(true);
    dialog.getByText('Schrijf bij minstens één vraag iets.');
  });
});

test('a ticket that can still be answered is closed by a release, and the button says so', async () => {
  const { user, openDialog } = await open();
  const dialog = await openDialog();
  dialog.getByText(/^Vrijgeven sluit het exit ticket/);
  await user.click(dialog.getByRole('button', { name: 'Sluiten en vrijgeven' }));
  await dialog.findByText(/^Leerlingen kunnen dit nu lezen/);
  expect(dialog.queryByText(/^Vrijgeven sluit/)).toBeNull();
});

test('what is released can be changed, and taken back with its words', async () => {
  const rightAnswers = { isReleased: true, answers: [{ questionId: 'q1', answer: 'zo was het', why: '' }] };
  const { user, openDialog, sent } = await open({ ...closed, rightAnswers });
  const dialog = await openDialog();
  const row = question(dialog, 'Waarom?');
  expect(textIn(row.getByLabelText('Goed antwoord'))).toBe('zo was het');
  await user.type(row.getByLabelText(/^Waarom/), 'Daarom.');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(sent()).toMatchObject({ isReleased: true, answers: [{ why: 'Daarom.' }, {}, {}] }));
  await user.click(dialog.getByRole('button', { name: 'Intrekken' }));
  await waitFor(() => expect(sent()).toMatchObject({ isReleased: false, answers: [{ why: 'Daarom.' }, {}, {}] }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openDialog();
  expect(textIn(question(again, 'Waarom?').getByLabelText(/^Waarom/))).toBe('Daarom.');
  again.getByRole('button', { name: 'Vrijgeven' });
});

test('what is typed stays when the dialog closes, and when it could not be saved', async () => {
  const { user, openDialog } = await open(closed, judgements, {
    changeRightAnswers: () => refusal('service_unavailable'),
  });
  const dialog = await openDialog();
  await user.type(question(dialog, 'Waarom?').getByLabelText(/^Waarom/), 'Daarom.');
  await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openDialog();
  expect(textIn(question(again, 'Waarom?').getByLabelText(/^Waarom/))).toBe('Daarom.');
  await user.click(again.getByRole('button', { name: 'Vrijgeven' }));
  await screen.findByText('De antwoorden zijn niet opgeslagen');
  expect(textIn(question(again, 'Waarom?').getByLabelText(/^Waarom/))).toBe('Daarom.');
  expect(again.queryByText(/^Leerlingen kunnen dit nu lezen/)).toBeNull();
});

test('the menu leads there too, and says when it is released', async () => {
  const rightAnswers = { isReleased: true, answers: [] };
  const { user } = await open({ ...closed, rightAnswers });
  await user.click(screen.getByRole('button', { name: 'Meer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Vrijgegeven antwoorden' }));
  await screen.findByRole('dialog', { name: 'Goede antwoorden vrijgeven' });
});
