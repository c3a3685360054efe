import { aListedTicket as aTicket } from '@exit-tickets/testing/builders';
import { expect, test } from 'vitest';
import { groupByClass } from './ticket-list.ts';

test('tickets are grouped by class in the order of the list, each class once', () => {
  const groups = groupByClass([
    aTicket({ title: 'a', className: '2B' }),
    aTicket({ title: 'b', className: '2b' }),
    aTicket({ title: 'c', className: '2B' }),
    aTicket({ title: 'd', className: null }),
  ]);
  expect(groups.map(({ className, tickets }) => [className, tickets.map(({ title }) => title)])).toEqual([
    ['2B', ['a', 'c']],
    ['2b', ['b']],
    [null, ['d']],
  ]);
});
