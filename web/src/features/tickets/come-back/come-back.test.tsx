import type { FollowUp } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';
import { aQuestion } from '@exit-tickets/testing/builders';
import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { ComeBack } from './come-back.tsx';

const followUp = (id: string, text: string): FollowUp => ({
  ...{ id, className: '2B', question: aQuestion({ text }), createdAt: '2026-03-02T09:00:00.000Z' },
});
const followUps = [followUp('f1', 'Waarom is licht nodig?'), followUp('f2', 'Wat is een blad?')];

const open = (removeFollowUp: () => undefined | Response = () => undefined) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { requests } = fakeApi({ removeFollowUp });
  const view = renderInApp(<ComeBack followUps={followUps} />);
  const removed = () => requests('removeFollowUp').map(({ params }) => params.followUpId);
  return { ...view, removed };
};
const takeOff = (question: string) => screen.getByRole('button', { name: `Van de lijst halen: ${question}` });
const undo = () => screen.getByRole('button', { name: 'Ongedaan maken' });
const letTimePass = () => act(() => vi.advanceTimersByTimeAsync(limits.undoRemovalSeconds * 1_000 + 100));

test('a question is off the list at once, and back on it with the keyboard when that is undone', async () => {
  const { user, removed } = open();
  await user.click(takeOff('Waarom is licht nodig?'));
  screen.getByText('Van de lijst gehaald: Waarom is licht nodig?');
  screen.getByText('Om op terug te komen (1)');
  expect(document.activeElement).toBe(undo());
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(takeOff('Waarom is licht nodig?'));
  screen.getByText('Om op terug te komen (2)');
  await letTimePass();
  expect(removed()).toEqual([]);
});

test('it is so for good once nobody undid that, with the keyboard at the next one', async () => {
  const { user, removed } = open();
  await user.click(takeOff('Waarom is licht nodig?'));
  await letTimePass();
  expect(removed()).toEqual(['f1']);
  expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
  expect(document.activeElement).toBe(takeOff('Wat is een blad?'));
});

test.each(['the list', 'the page'])('it is so for good when %s is left', async (what) => {
  const { user, removed, unmount } = open();
  await user.click(takeOff('Waarom is licht nodig?'));
  await user.click(takeOff('Wat is een blad?'));
  if (what === 'the list') unmount();
  else act(() => void window.dispatchEvent(new Event('pagehide')));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(removed()).toEqual(['f1', 'f2']);
});

test('one that the server refuses to remove is on the list again, and it says why', async () => {
  const { user } = open(() => refusal('service_failed'));
  await user.click(takeOff('Waarom is licht nodig?'));
  await letTimePass();
  await screen.findByText(/Er ging iets mis op de server/);
  takeOff('Waarom is licht nodig?');
});

test.each([
  [{ right: 9, partly: 3, wrong: 8, blank: 2, unjudged: 0 }, 'Vorige keer 9 van 22 goed'],
  [{ right: 9, partly: 3, wrong: 7, blank: 2, unjudged: 1 }, 'Vorige keer 9 van 22 goed, 1 nog niet beoordeeld'],
  [{ right: 0, partly: 0, wrong: 0, blank: 2, unjudged: 20 }, 'Vorige keer nog niet beoordeeld'],
])('the share counts all answers, blank ones too: %o', (tally, words) => {
  renderInApp(<ComeBack followUps={[{ ...followUp('f1', 'Waarom?'), before: { questionId: 'q1', ...tally } }]} />);
  screen.getByText(words);
});
