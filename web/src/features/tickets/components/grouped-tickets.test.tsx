import { useInfiniteQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aListedTicket } from '../../../testing/builders.ts';
import { fakeApi, pageOf, refusal } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { ticketsQuery } from '../api/list-tickets.ts';
import { GroupedTickets } from './grouped-tickets.tsx';

const List = () => {
  const query = useInfiniteQuery(ticketsQuery);
  if (!query.data) return null;
  const { tickets, total } = query.data;
  return <GroupedTickets tickets={tickets} total={total} pages={query} empty={<p>niets</p>} />;
};

const tickets = [
  aListedTicket({ id: 't1', title: 'Fotosynthese', className: '10A' }),
  aListedTicket({ id: 't2', title: 'De Franse Revolutie', className: null }),
  aListedTicket({ id: 't3', title: 'Verbranding', className: '2B' }),
  aListedTicket({ id: 't4', title: 'Fotosynthese in het kort', className: '2B' }),
];

const open = async (...pages: (() => Response)[]) => {
  const { requests } = fakeApi({ listTickets: () => (pages.shift() ?? (() => pageOf(tickets)))() });
  const { user } = renderInApp(<List />);
  const search = await screen.findByLabelText('Zoek op titel');
  return { user, search, requests };
};

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the list of tickets', () => {
  test('is grouped by class, in the order of the school, those without a class last', async () => {
    await open();
    const groups = screen.getAllByRole('region');
    expect(groups.map((group) => within(group).getByRole('heading', { level: 2 }).textContent)).toEqual([
      '2B2 exit tickets',
      '10A1 exit ticket',
      'Geen klas1 exit ticket',
    ]);
  });

  test('says what to do when there are none', async () => {
    fakeApi({ listTickets: () => pageOf([]) });
    renderInApp(<List />);
    await screen.findByText('niets');
  });

  test('says how far it is read, and reads on when asked', async () => {
    const { user, requests } = await open(
      () => pageOf(tickets.slice(0, 2), 4, 'x'),
      () => pageOf(tickets.slice(2), 4),
    );
    screen.getByText('2 van 4 exit tickets');
    screen.getByText('1+ exit tickets', { selector: '[aria-label="10A"] *' });
    await user.click(screen.getByRole('button', { name: 'Meer laden' }));
    await screen.findByText('Verbranding');
    expect(screen.queryByRole('button', { name: 'Meer laden' })).toBeNull();
    expect(requests('listTickets').map(({ query }) => query.get('before'))).toEqual([null, 'x']);
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
    await screen.findByText('Verbranding');
  });
});

describe('a search', () => {
  test('shows the tickets whose title holds it, in their groups, and how many there are', async () => {
    const { user, search } = await open();
    await user.type(search, 'SYNTH');
    screen.getByText('2 exit tickets gevonden');
    expect(titles()).toEqual(['Fotosynthese in het kort', 'Fotosynthese']);
    expect(screen.queryByRole('heading', { level: 2, name: /Geen klas/ })).toBeNull();
  });

  test('that finds nothing says so, and is cleared with one button', async () => {
    const { user, search } = await open();
    await user.type(search, 'osmose');
    screen.getByText('Geen exit tickets gevonden met “osmose” in de titel');
    await user.click(screen.getAllByRole('button', { name: 'Wis zoekopdracht' })[0] ?? search);
    expect(titles()).toHaveLength(4);
    expect(search).toHaveProperty('value', '');
  });

  test('reads the rest of the list first, so that it finds all', async () => {
    const { user, search } = await open(
      () => pageOf(tickets.slice(0, 2), 4, 'x'),
      () => pageOf(tickets.slice(2), 4),
    );
    await user.type(search, 'kort');
    await screen.findByText('1 exit ticket gevonden');
    expect(titles()).toEqual(['Fotosynthese in het kort']);
  });
});
