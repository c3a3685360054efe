import type { ListedTicket } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { aListedTicket as aTicket } from '../../testing/builders.ts';
import { groupByClass, responseShare, searchTickets } from './ticket-list.ts';

const titles = (tickets: ListedTicket[]): string[] => tickets.map(({ title }) => title);

describe('searching', () => {
  const tickets = [
    aTicket({ title: 'Fotosynthese' }),
    aTicket({ title: 'De Franse Revolutie' }),
    aTicket({ title: 'ÉNERGIE' }),
  ];

  test('finds a part of the title, however it is capitalised', () => {
    expect(titles(searchTickets(tickets, 'SYNTH'))).toEqual(['Fotosynthese']);
    expect(titles(searchTickets(tickets, 'énergie'))).toEqual(['ÉNERGIE']);
  });

  test('ignores spaces around the words, and finds all for none', () => {
    expect(titles(searchTickets(tickets, '  franse '))).toEqual(['De Franse Revolutie']);
    expect(searchTickets(tickets, '   ')).toHaveLength(3);
  });

  test('does not look at the class', () => {
    expect(searchTickets([aTicket({ className: '2B' })], '2b')).toEqual([]);
  });
});

describe('grouping by class', () => {
  test('puts classes in the order a school has them, those without last', () => {
    const groups = groupByClass([
      aTicket({ className: null }),
      aTicket({ className: '10A' }),
      aTicket({ className: '2B' }),
      aTicket({ className: '  ' }),
      aTicket({ className: '2B ' }),
    ]);
    expect(groups.map(({ className, tickets }) => [className, tickets.length])).toEqual([
      ['2B', 2],
      ['10A', 1],
      [null, 2],
    ]);
  });

  test('keeps the order of the tickets within a class', () => {
    const [group] = groupByClass([aTicket({ title: 'b' }), aTicket({ title: 'a' })]);
    expect(titles(group?.tickets ?? [])).toEqual(['b', 'a']);
  });
});

test('responses are told against the size of the class only when it is known', () => {
  expect(responseShare({ responseCount: 12, totalStudents: 27 }).share).toBe('12/27');
  expect(responseShare({ responseCount: 12, totalStudents: null }).share).toBe('12');
});

test('one response of a class of 27 reads “1/27 responses”, one of nobody knows how many “1 response”', () => {
  const plural = (totalStudents: number | null) =>
    new Intl.PluralRules('fr').select(responseShare({ responseCount: 1, totalStudents }).count);
  expect([plural(27), plural(null)]).toEqual(['other', 'one']);
});
