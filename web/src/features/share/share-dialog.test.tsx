import type { ListedTicket, Response as StudentResponse } from '@exit-tickets/contracts';
import { aListedTicket } from '@exit-tickets/testing/builders';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { pollMs } from '../../shared/live/ticket-stream.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { FakeEventSource, stream } from '../../testing/fake-event-source.ts';
import { renderInApp } from '../../testing/render.tsx';
import { ShareDialog } from './share-dialog.tsx';

const { opens, sends, breaks } = stream;

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEventSource);
  return () => vi.unstubAllGlobals();
});

const aResponse = (id: string): StudentResponse => ({
  id,
  studentName: 'Noor',
  submittedAt: '2026-01-01T10:00:00.000Z',
  answers: [],
});
const ticket = { id: 't1', title: 'Fotosynthese', pin: '4071', totalStudents: 25 };

const aTicket = (part: Partial<ListedTicket> = {}) => aListedTicket({ id: ticket.id, pin: ticket.pin, ...part });

const share = (handlers: Parameters<typeof fakeApi>[0] = {}, shared = ticket) => {
  const api = fakeApi({
    getJoinAddresses: () => [],
    getTicket: () => aTicket(),
    listResponses: () => [aResponse('r1')],
    ...handlers,
  });
  const onClose = vi.fn();
  return { ...renderInApp(<ShareDialog ticket={shared} onClose={onClose} />), ...api, onClose };
};

describe('how many have answered', () => {
  test('is counted as answers come in, one that comes twice once', async () => {
    share();
    opens();
    await screen.findByText('1/25 ingeleverd');
    sends({ kind: 'response', response: aResponse('r2') });
    sends({ kind: 'response', response: aResponse('r2') });
    await screen.findByText('2/25 ingeleverd');
  });

  test('is read again when something else has changed, so that it may fall too', async () => {
    let responses = [aResponse('r1'), aResponse('r2')];
    share({ listResponses: () => responses });
    opens();
    await screen.findByText('2/25 ingeleverd');
    responses = [aResponse('r1')];
    sends({ kind: 'status' });
    await screen.findByText('1/25 ingeleverd');
  });

  test('is left out when it cannot be read: the PIN stays', async () => {
    const { requests } = share({ listResponses: () => refusal('not_logged_in') });
    opens();
    await waitFor(() => expect(requests('listResponses')).toHaveLength(2));
    screen.getByRole('img', { name: 'PIN 4 0 7 1' });
    expect(screen.queryByText(/binnen/)).toBeNull();
  });
});

test('a count that cannot be read any more says so, until it can', async () => {
  let answer = (): StudentResponse[] | ReturnType<typeof refusal> => [aResponse('r1')];
  share({ listResponses: () => answer() });
  opens();
  await screen.findByText('1/25 ingeleverd');
  expect(screen.queryByText('Dit aantal wordt nu niet bijgewerkt.')).toBeNull();
  answer = () => refusal('not_logged_in');
  breaks();
  await screen.findByText('Dit aantal wordt nu niet bijgewerkt.');
  screen.getByText(/^1\/25 ingeleverd/);
  answer = () => [aResponse('r1'), aResponse('r2')];
  opens();
  await screen.findByText('2/25 ingeleverd');
  await waitFor(() => expect(screen.queryByText('Dit aantal wordt nu niet bijgewerkt.')).toBeNull());
});

test('a count is read at once, and again after a failure, though the stream is held back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let answer = (): StudentResponse[] | ReturnType<typeof refusal> => refusal('service_unavailable');
  const { requests } = share({ listResponses: () => answer() });
  await waitFor(() => expect(requests('listResponses')).toHaveLength(1));
  answer = () => [aResponse('r1')];
  await act(() => vi.advanceTimersByTimeAsync(pollMs));
  await screen.findByText('1/25 ingeleverd');
});

describe('a ticket that another window', () => {
  test('a closed ticket says so in place of its PIN, until it is open again under another', async () => {
    let now = aTicket({ isActive: false });
    share({ getTicket: () => now });
    await screen.findByRole('img', { name: 'PIN 4 0 7 1' });
    sends({ kind: 'status' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Exit ticket gesloten/);
    expect(screen.queryByRole('img')).toBeNull();
    screen.getByText('1/25 ingeleverd');
    now = aTicket({ pin: '5082' });
    sends({ kind: 'status' });
    await screen.findByRole('img', { name: 'PIN 5 0 8 2' });
  });

  test('a deleted ticket says that it is closed too', async () => {
    share({ getTicket: () => refusal('ticket_not_found') });
    opens();
    await screen.findByText('Exit ticket gesloten');
  });
});

test('an answer that was overtaken by a later one shows nothing of before any more', async () => {
  const early = {
    ticket: Promise.withResolvers<ListedTicket>(),
    responses: Promise.withResolvers<StudentResponse[]>(),
  };
  const never = new Promise<never>(() => undefined);
  const tickets = [never, early.ticket.promise, aTicket({ isActive: false })];
  const responses = [never, early.responses.promise, [aResponse('r2')], [aResponse('r2'), aResponse('r3')]];
  share({
    getTicket: () => tickets.shift() ?? never,
    listResponses: () => responses.shift() ?? [],
  });
  opens();
  sends({ kind: 'response', response: aResponse('r2') });
  sends({ kind: 'status' });
  await screen.findByText('Exit ticket gesloten');
  await screen.findByText('1/25 ingeleverd');
  // A student's answer that was removed in between, and a ticket that was open.
  early.ticket.resolve(aTicket());
  early.responses.resolve([aResponse('r1'), aResponse('r2')]);
  // Read after those, so that they have been taken in if they ever are.
  sends({ kind: 'status' });
  await screen.findByText('2/25 ingeleverd');
  screen.getByText('Exit ticket gesloten');
});

test('the board shows no advice for operators', async () => {
  share();
  await screen.findByRole('img', { name: 'QR-code naar dit exit ticket' });
  expect(document.body.textContent).not.toMatch(/HOST|0\.0\.0\.0/);
});

test('Escape closes, and so does the button', async () => {
  const { user, onClose } = share();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Klaar' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

describe('full screen', () => {
  const withFullScreen = (isEnabled: boolean) => {
    let element: Element | null = null;
    const change = (next: Element | null) => async () => {
      element = next;
      act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    };
    const calls = { enter: vi.fn(change(document.documentElement)), exit: vi.fn(change(null)) };
    const properties = {
      fullscreenEnabled: { configurable: true, get: () => isEnabled },
      fullscreenElement: { configurable: true, get: () => element },
      exitFullscreen: { configurable: true, value: calls.exit },
    };
    Object.defineProperties(document, properties);
    Object.defineProperty(document.documentElement, 'requestFullscreen', { configurable: true, value: calls.enter });
    onTestFinished(() => {
      for (const name of Object.keys(properties)) Reflect.deleteProperty(document, name);
      Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
    });
    return calls;
  };

  test('is entered and left with one button, and left with the dialog', async () => {
    const calls = withFullScreen(true);
    const { user, unmount } = share();
    await user.click(screen.getByRole('button', { name: 'Volledig scherm' }));
    await screen.findByRole('button', { name: 'Volledig scherm sluiten' });
    unmount();
    expect([calls.enter.mock.calls, calls.exit.mock.calls]).toEqual([[[]], [[]]]);
  });

  test('has no button where the browser cannot', () => {
    withFullScreen(false);
    share();
    expect(screen.queryByRole('button', { name: 'Volledig scherm' })).toBeNull();
  });
});
