import { aListedTicket as aTicket } from '@exit-tickets/testing/builders';
import { expect, test } from 'vitest';
import { groupByClass } from './ticket-list.ts';

test('tickets are grouped by class in the order of the list, each class once, as it was typed last', () => {
  const of = (title: string, className: string | null, day: number) =>
    aTicket({ title, className, createdAt: `2026-03-0${day}T09:00:00.000Z` });
  const groups = groupByClass([
    of('a', '2 b', 4),
    of('b', '2-B', 2),
    of('c', '2B', 5),
    of('d', '2b', 1),
    of('e', null, 3),
  ]);
  expect(groups.map(({ className, tickets }) => [className, tickets.map(({ title }) => title)])).toEqual([
    ['2B', ['c', 'a', 'b', 'd']],
    [null, ['e']],
  ]);
});

test('a class name of signs alone is a class', () => {
  const groups = groupByClass([aTicket({ className: '★' }), aTicket({ className: null })]);
  expect(groups.map(({ className }) => className)).toEqual(['★', null]);
});
