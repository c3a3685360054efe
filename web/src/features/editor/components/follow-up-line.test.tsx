import type { FollowUp } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';
import { aQuestion } from '@exit-tickets/testing/builders';
import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { authStatusQuery } from '../../../shared/api/auth-status.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { FollowUpLine } from './follow-up-line.tsx';

const followUp = (id: string, text: string): FollowUp => ({
  ...{ id, className: '2B', question: aQuestion({ text }), createdAt: '2026-03-02T09:00:00.000Z' },
});

const user = { id: 'u1', email: 'a@example.org', firstName: null, lastName: null };

const open = async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let waiting = [followUp('f1', 'Waarom is licht nodig?'), followUp('f2', 'Wat is een blad?')];
  const { requests } = fakeApi({
    listFollowUps: () => waiting,
    removeFollowUp: ({ params }) => {
      waiting = waiting.filter(({ id }) => id !== params.followUpId);
    },
  });
  const view = renderInApp(<FollowUpLine className="2B" questions={[]} onTake={() => {}} />);
  act(() => view.client.setQueryData(authStatusQuery.queryKey, { isAuthenticated: true, user }));
  await screen.findByText('2B: “Waarom is licht nodig?” Opnieuw vragen?');
  await view.user.click(drop());
  return { ...view, removed: () => requests('removeFollowUp').map(({ params }) => params.followUpId) };
};
const drop = () => screen.getByRole('button', { name: 'Niet meer vragen' });
const undo = () => screen.getByRole('button', { name: 'Ongedaan maken' });
const letTimePass = () => act(() => vi.advanceTimersByTimeAsync(limits.undoRemovalSeconds * 1_000 + 100));

test('a question that is not to be asked again can be brought back, with the keyboard where it was', async () => {
  const { user, removed } = await open();
  screen.getByText('Wordt niet meer gevraagd: Waarom is licht nodig?');
  expect(document.activeElement).toBe(undo());
  await user.keyboard('{Enter}');
  screen.getByText('2B: “Waarom is licht nodig?” Opnieuw vragen?');
  expect(document.activeElement).toBe(drop());
  await letTimePass();
  expect(removed()).toEqual([]);
});

test('it is gone once nobody undid that, and the next one is offered', async () => {
  const { removed } = await open();
  expect(removed()).toEqual([]);
  await letTimePass();
  await screen.findByText('2B: “Wat is een blad?” Opnieuw vragen?');
  expect(removed()).toEqual(['f1']);
});

test('it is gone when the editor is left', async () => {
  const { removed, unmount } = await open();
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(removed()).toEqual(['f1']);
});

test('the reason to ask again counts all answers, blank and not assessed ones too', async () => {
  const before = { questionId: 'q1', right: 9, partly: 3, wrong: 7, blank: 2, unjudged: 1 };
  fakeApi({ listFollowUps: () => [{ ...followUp('f1', 'Waarom?'), before }] });
  const { client } = renderInApp(<FollowUpLine className="2B" questions={[]} onTake={() => {}} />);
  act(() => client.setQueryData(authStatusQuery.queryKey, { isAuthenticated: true, user }));
  await screen.findByText('2B: “Waarom?”: 9 van 22 goed, 1 nog niet beoordeeld. Opnieuw vragen?');
});
