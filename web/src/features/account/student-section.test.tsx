import type { FoundResponse, Judgements } from '@exit-tickets/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aWording } from '../../testing/builders.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { readCsv } from '../../testing/read-csv.ts';
import { renderInApp } from '../../testing/render.tsx';
import { watchDownloads } from '../../testing/watch-downloads.ts';
import { StudentSection } from './student-section.tsx';

const found = (nth: number, studentName: string): FoundResponse => ({
  ticketId: `t${nth}`,
  title: `Ticket ${nth}`,
  className: '2B',
  responseId: `r${nth}`,
  studentName,
  submittedAt: `2026-01-0${nth}T10:00:00.000Z`,
  answers: [{ questionId: 'q1', question: 'Wat eet een plant?', answer: `antwoord ${nth}` }],
});
const sem = found(1, 'Sem');
const semDeVries = found(2, 'Sem de Vries');
const judgements = (responseId: string): Judgements => ({
  scope: 'off',
  isJudging: false,
  digest: '',
  questions: [
    {
      questionId: 'q1',
      hasVerdicts: true,
      groups: [{ wordings: [aWording(responseId, responseId === 'r1' ? 'concern' : 'wrong')] }],
    },
  ],
});

const search = async (handlers: Parameters<typeof fakeApi>[0], name = 'sem') => {
  const api = fakeApi(handlers);
  const { user } = renderInApp(<StudentSection />);
  await user.type(screen.getByLabelText('Naam van de leerling'), name);
  await user.click(screen.getByRole('button', { name: 'Zoeken' }));
  return { ...api, user };
};

describe('one student over all tickets', () => {
  test('what is ticked is downloaded with its assessment, and deleted from its tickets; what is not stays', async () => {
    const saved = watchDownloads();
    const { user, requests } = await search({
      // Two pages: the search goes on by itself.
      findStudent: ({ body }) =>
        Object(body).after ? { responses: [semDeVries] } : { responses: [sem, found(3, 'Semla')], next: 't1' },
      getJudgements: ({ params }) => judgements(String(params.id).replace('t', 'r')),
      removeResponse: () => undefined,
    });
    await screen.findByText('3 inzendingen gevonden.');
    // Three names may be three students: nothing is chosen for the teacher.
    screen.getByText(/twee leerlingen kunnen zo heten.*Vink aan wat van deze leerling is/);
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(3);
    expect(screen.getByRole('button', { name: '0 inzendingen verwijderen' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: /^Sem,/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Sem de Vries/ }));
    await user.click(screen.getByRole('button', { name: '2 inzendingen downloaden (CSV)' }));
    const table = readCsv((await saved()).text.slice(1), ';');
    expect(table.slice(1).map(([title, , name, , , answer, verdict]) => [title, name, answer, verdict])).toEqual([
      ['Ticket 2', 'Sem de Vries', 'antwoord 2', 'fout'],
      ['Ticket 1', 'Sem', 'antwoord 1', 'nog niet beoordeeld'],
    ]);

    await user.click(screen.getByRole('button', { name: '2 inzendingen verwijderen' }));
    expect(requests('removeResponse')).toHaveLength(0);
    const dialog = within(await screen.findByRole('dialog', { name: '2 inzendingen definitief verwijderen?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sem de Vries: 1 inzending',
      'Sem: 1 inzending',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
    await screen.findByText(/2 inzendingen zijn verwijderd\. 1 inzending gevonden\./);
    expect(requests('removeResponse').map(({ params }) => params)).toEqual([
      { id: 't2', responseId: 'r2' },
      { id: 't1', responseId: 'r1' },
    ]);
    // The one name that is left does not become ticked by itself.
    screen.getByRole('checkbox', { name: /^Semla/, checked: false });
  });

  test('one name, however it was written, is ticked, and the dialog says how often it was found', async () => {
    const { user } = await search({ findStudent: () => ({ responses: [found(1, 'Noor'), found(2, 'NÓÓR')] }) }, 'noor');
    await screen.findByText(/Vink uit wat niet van deze leerling is/);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '2 inzendingen verwijderen' }));
    within(await screen.findByRole('dialog')).getByText('NÓÓR: 2 inzendingen');
  });

  test('says that nothing was found, and why a deletion stopped half-way', async () => {
    const { user } = await search({ findStudent: () => ({ responses: [] }) }, 'niemand');
    await screen.findByText('Onder deze naam is niets gevonden.');
    fakeApi({
      findStudent: () => ({ responses: [sem, found(2, 'SEM')] }),
      removeResponse: ({ params }) => (params.id === 't2' ? undefined : refusal('too_many_requests')),
    });
    await user.click(screen.getByRole('button', { name: 'Zoeken' }));
    await user.click(await screen.findByRole('button', { name: '2 inzendingen verwijderen' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
    await screen.findByText(/1 inzending is verwijderd\. 1 inzending gevonden\./);
    screen.getByText('Niet alles is verwijderd');
  });
});
