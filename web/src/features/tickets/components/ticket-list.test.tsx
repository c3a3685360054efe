import { aListedTicket } from '@exit-tickets/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { fakeApi, pageOf, refusal } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { TicketsScreen } from '../tickets-screen.tsx';

const Address = () => <output data-testid="address">{useLocation().search}</output>;
const address = () => screen.getByTestId('address').textContent;

const tickets = [
  aListedTicket({ id: 't3', title: 'Verbranding', className: '2B' }),
  aListedTicket({ id: 't4', title: 'Fotosynthese in het kort', className: '2B' }),
  aListedTicket({ id: 't1', title: 'Fotosynthese', className: '10A' }),
  aListedTicket({ id: 't2', title: 'De Franse Revolutie', className: null }),
];

type Handlers = Parameters<typeof fakeApi>[0];

/** The list at an address, answered with what each page is; afterwards with all tickets. */
const openAt = (path: string, pages: (() => Response)[] = [], handlers: Handlers = {}) => {
  const api = fakeApi({
    listTickets: () => (pages.shift() ?? (() => pageOf(tickets)))(),
    listClassNames: () => ['2B', '10A'],
    ...handlers,
  });
  const view = renderInApp(
    <>
      <TicketsScreen />
      <Address />
    </>,
    { path },
  );
  const asked = () => api.requests('listTickets').map(({ query }) => Object.fromEntries(query));
  return { ...view, ...api, asked };
};
const open = async (...pages: (() => Response)[]) => {
  const view = openAt('/my-tickets', pages, { deleteTicket: () => undefined });
  await screen.findByLabelText('Zoek op titel, klas of vraag');
  return view;
};

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const list = { limit: '100', sort: 'class' };

describe('the list of tickets', () => {
  test('is grouped by class, in the order in which the server has them', async () => {
    await open();
    const groups = screen.getAllByRole('region');
    expect(groups.map((group) => within(group).getByRole('heading', { level: 2 }).textContent)).toEqual([
      '2B2 exit tickets',
      '10A1 exit ticket',
      'Geen klas1 exit ticket',
    ]);
  });

  test('says what to do when there are none', async () => {
    openAt('/my-tickets', [() => pageOf([])]);
    await screen.findByText('Je hebt nog geen exit tickets');
    expect(screen.queryByLabelText('Zoek op titel, klas of vraag')).toBeNull();
  });

  test('says how far it is read, of which class there may be more, and reads on when asked', async () => {
    const { user, asked } = await open(
      () => pageOf(tickets.slice(0, 3), 4, 'x'),
      () => pageOf(tickets.slice(3), 4),
    );
    screen.getByText('3 van 4 exit tickets');
    screen.getByText('2 exit tickets', { selector: '[aria-label="2B"] *' });
    screen.getByText('1+ exit tickets', { selector: '[aria-label="10A"] *' });
    await user.click(screen.getByRole('button', { name: 'Meer laden' }));
    const first = await screen.findByRole('link', { name: 'De Franse Revolutie' });
    expect(screen.queryByRole('button', { name: 'Meer laden' })).toBeNull();
    // The button has gone, and the keyboard goes on with what it brought.
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(asked()).toEqual([list, { ...list, before: 'x' }]);
  });

  test('shows the question in which a search found its words, and how it did, whatever the capitals and accents', async () => {
    const questions = ['Waarom is de lucht blauw?', 'Wat doet een café met énergie?'].map((text, n) => ({
      id: `q${n}`,
      type: 'open_text' as const,
      text,
    }));
    const tallies = [{ questionId: 'q1', right: 19, partly: 1, wrong: 1, blank: 0, unjudged: 1 }];
    openAt('/my-tickets?search=cafe%20met', [() => pageOf([aListedTicket({ title: 'Les', questions, tallies })])]);
    await screen.findByText('Wat doet een café met énergie? · 19 van 22 goed, 1 nog niet beoordeeld');
    expect(screen.queryByText('Waarom is de lucht blauw?')).toBeNull();
  });

  test('says of a question found by a search that it is not counted yet while most answers are newer', async () => {
    const questions = [{ id: 'q1', type: 'open_text' as const, text: 'Wat doet een café?' }];
    const tallies = [{ questionId: 'q1', right: 1, partly: 0, wrong: 0, blank: 0, unjudged: 0 }];
    const found = aListedTicket({ title: 'Les', questions, tallies, responseCount: 5 });
    openAt('/my-tickets?search=cafe', [() => pageOf([found])]);
    await screen.findByText('Wat doet een café? · nog niet geteld');
  });

  test('says how many a search found, and of very many only that there are more', async () => {
    const search = '/my-tickets?search=les';
    const { unmount } = openAt(search, [() => pageOf(tickets, 200, 'x')]);
    await screen.findByText('200 exit tickets gevonden');
    screen.getByText('4 van 200 exit tickets');
    unmount();
    openAt(search, [() => pageOf(tickets, 201, 'x')]);
    await screen.findByText('Meer dan 200 exit tickets gevonden');
    screen.getByText('4 exit tickets getoond');
  });

  test('loses one that is deleted, and the keyboard is at the one in its place', async () => {
    const { user } = await open(
      () => pageOf(tickets),
      () => pageOf(tickets.slice(1)),
    );
    await user.click(screen.getByRole('button', { name: 'Meer acties voor Verbranding' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(screen.queryByText('Verbranding')).toBeNull());
    const next = screen.getByRole('button', { name: 'Meer acties voor Fotosynthese in het kort' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  test('that could not be read again after a change says that it may be out of date, and can be asked again', async () => {
    const { user } = await open(
      () => pageOf(tickets.slice(0, 3), 4, 'x'),
      () => refusal('service_unavailable'),
      () => pageOf(tickets.slice(1)),
    );
    await user.click(screen.getByRole('button', { name: 'Meer acties voor Verbranding' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    const problem = await screen.findByText(/^Deze lijst is misschien niet meer actueel\./);
    expect(problem.closest('[role=alert]')?.textContent).toContain('De server is even niet bereikbaar.');
    expect(titles()).toHaveLength(3);
    // A page more would not make it right.
    expect(screen.queryByRole('button', { name: 'Meer laden' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(titles()).not.toContain('Verbranding'));
    expect(screen.queryByText(/^Deze lijst is misschien niet meer actueel/)).toBeNull();
  });

  test.each([
    ['Bewerken', 'Kon de bewerkstatus niet controleren'],
    ['PDF downloaden', 'Kon de PDF niet downloaden'],
  ])('loses one that another window deleted: %s', async (action, problem) => {
    const gone = () => refusal('ticket_not_found');
    const { user } = openAt('/my-tickets', [() => pageOf(tickets), () => pageOf(tickets.slice(1))], {
      hasResponses: gone,
      getTicket: gone,
      downloadPdf: gone,
    });
    await user.click(await screen.findByRole('button', { name: 'Meer acties voor Verbranding' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
    await screen.findByText(problem);
    await waitFor(() => expect(titles()).not.toContain('Verbranding'));
  });

  test('says that a later page could not be read, and can be asked again', async () => {
    const { user } = await open(
      () => pageOf(tickets.slice(0, 2), 4, 'x'),
      () => refusal('service_unavailable'),
      () => pageOf(tickets.slice(2), 4),
    );
    await user.click(screen.getByRole('button', { name: 'Meer laden' }));
    const problem = await screen.findByRole('alert');
    expect(problem.textContent).toContain('De rest van je exit tickets kon niet worden geladen.');
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await screen.findByText('De Franse Revolutie');
  });
});

describe('a filter', () => {
  test('is asked of the server, so that it holds for all tickets, and stands in the address', async () => {
    const { user, asked } = await open();
    await screen.findByRole('option', { name: '10A' });
    await user.selectOptions(screen.getByLabelText('Klas'), '10A');
    await user.selectOptions(screen.getByLabelText('Status'), 'Gesloten');
    await user.selectOptions(screen.getByLabelText('Volgorde'), 'Nieuwste eerst');
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({ limit: '100', sort: 'newest', className: '10A', status: 'closed' }),
    );
    expect(address()).toBe('?class=10A&status=closed&sort=newest');
    await screen.findByText('4 exit tickets gevonden');
    expect(screen.queryAllByRole('region')).toEqual([]);
  });

  test('in the address holds from the start, a class that no ticket has any more included', async () => {
    const { asked } = openAt('/my-tickets?class=9Z&status=active&search=foto&sort=colour');
    expect(await screen.findByLabelText('Klas')).toHaveProperty('value', 'class:9Z');
    expect(screen.getByLabelText('Zoek op titel, klas of vraag')).toHaveProperty('value', 'foto');
    expect(asked()).toEqual([{ ...list, className: '9Z', status: 'active', search: 'foto' }]);
  });

  test('for tickets without a class is separate', async () => {
    const { user, asked } = await open();
    await screen.findByRole('option', { name: '10A' });
    await user.selectOptions(screen.getByLabelText('Klas'), 'Geen klas');
    await waitFor(() => expect(asked().at(-1)).toEqual({ ...list, className: '' }));
    expect(address()).toBe('?class=');
  });

  test('that finds nothing says what to do, and one button shows all, with the keyboard in the search', async () => {
    const { user } = openAt('/my-tickets?status=expired', [() => pageOf([])]);
    await screen.findByText('Geen exit tickets gevonden');
    screen.getByText('Zoek op een ander woord, of kies een andere klas of status.');
    await user.click(screen.getByRole('button', { name: 'Alles tonen' }));
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(document.activeElement).toBe(screen.getByLabelText('Zoek op titel, klas of vraag'));
    expect(address()).toBe('');
  });
});

test('a list that was read far begins at its top again after another filter, without being read again', async () => {
  const { user, asked } = await open(
    () => pageOf(tickets.slice(0, 2), 4, 'x'),
    () => pageOf(tickets.slice(2), 4),
    () => pageOf(tickets.slice(0, 1)),
  );
  await user.click(screen.getByRole('button', { name: 'Meer laden' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
  await user.selectOptions(screen.getByLabelText('Status'), 'Gesloten');
  await screen.findByText('1 exit ticket gevonden');
  await user.selectOptions(screen.getByLabelText('Status'), 'Alle');
  await screen.findByText('2 van 4 exit tickets');
  expect(titles()).toHaveLength(2);
  expect(asked()).toHaveLength(3);
});

describe('the tools of a list that cannot be read stay, with the keyboard', () => {
  test('when another order was chosen, also while it is asked for once more', async () => {
    const again = Promise.withResolvers<Response>();
    const newest = [refusal('service_unavailable'), again.promise];
    const { user } = openAt('/my-tickets', [], {
      listTickets: ({ query }) => (query.get('sort') === 'newest' && newest.shift()) || pageOf(tickets),
    });
    const order = await screen.findByLabelText('Volgorde');
    await user.selectOptions(order, 'Nieuwste eerst');
    await screen.findByRole('alert');
    expect([screen.getByLabelText('Volgorde'), document.activeElement]).toEqual([order, order]);
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(screen.getByLabelText('Volgorde')).toBe(order);
    again.resolve(pageOf(tickets));
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(screen.getByLabelText('Volgorde')).toBe(order);
  });

  test('when a search was cleared, and nothing was there before it', async () => {
    const { user } = openAt('/my-tickets?search=kort', [
      () => pageOf(tickets.slice(1, 2)),
      () => refusal('service_unavailable'),
    ]);
    await screen.findByText('1 exit ticket gevonden');
    const field = screen.getByLabelText('Zoek op titel, klas of vraag');
    await user.clear(field);
    await screen.findByRole('alert');
    expect([screen.getByLabelText('Zoek op titel, klas of vraag'), document.activeElement]).toEqual([field, field]);
  });
});

describe('a search', () => {
  test('is asked for once typing pauses, and says how many there are', async () => {
    const { user, asked } = await open(
      () => pageOf(tickets),
      () => pageOf(tickets.slice(1, 3)),
    );
    await user.type(screen.getByLabelText('Zoek op titel, klas of vraag'), 'SYNTH');
    await screen.findByText('2 exit tickets gevonden');
    expect(titles()).toEqual(['Fotosynthese in het kort', 'Fotosynthese']);
    expect(asked()).toEqual([list, { ...list, search: 'SYNTH' }]);
    expect(screen.getByLabelText('Zoek op titel, klas of vraag')).toHaveProperty('value', 'SYNTH');
  });

  test('that fails says so below its field, which keeps what was typed and the keyboard, and can be asked again', async () => {
    const { user } = await open(
      () => pageOf(tickets),
      () => refusal('service_unavailable'),
      () => pageOf(tickets.slice(1, 3)),
    );
    const field = screen.getByLabelText('Zoek op titel, klas of vraag');
    await user.type(field, 'synth');
    await screen.findByRole('alert');
    expect([screen.getByLabelText('Zoek op titel, klas of vraag'), document.activeElement]).toEqual([field, field]);
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await screen.findByText('2 exit tickets gevonden');
    expect(field).toHaveProperty('value', 'synth');
  });

  test('that takes its time shows that what is listed is not the answer yet', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user } = openAt('/my-tickets', [], {
      listTickets: ({ query }) => (query.has('search') ? promise : pageOf(tickets)),
    });
    await user.type(await screen.findByLabelText('Zoek op titel, klas of vraag'), 'synth');
    const isBusy = () => document.querySelector('[aria-busy="true"] h3') !== null;
    await waitFor(() => expect(isBusy()).toBe(true));
    resolve(pageOf(tickets.slice(1, 3)));
    await screen.findByText('2 exit tickets gevonden');
    expect(isBusy()).toBe(false);
  });

  test('is cleared with its button, which leaves the keyboard in the field', async () => {
    const { user } = openAt('/my-tickets?search=kort', [() => pageOf(tickets.slice(1, 2))]);
    await screen.findByText('1 exit ticket gevonden');
    await user.click(screen.getByRole('button', { name: 'Wis zoekopdracht' }));
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(document.activeElement).toBe(screen.getByLabelText('Zoek op titel, klas of vraag'));
    expect(address()).toBe('');
  });
});

test('a row offers to copy its ticket for another class, by its sign and in its menu', async () => {
  const { user, dialogs } = await open();
  await user.click(screen.getByRole('button', { name: 'Kopiëren voor een andere klas: Verbranding' }));
  await user.click(screen.getByRole('button', { name: 'Meer acties voor Verbranding' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Kopiëren voor een andere klas' }));
  expect(dialogs.openCopy.mock.calls).toEqual([[tickets[0]], [tickets[0]]]);
});

test('the class of a row is also changed by way of its menu, and the keyboard goes to the field', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Meer acties voor Verbranding' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Klas wijzigen' }));
  const field = await screen.findByLabelText('Klas van Verbranding');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(field);
});
