import { describe, expect, test } from 'vitest';
import { createMask } from '../../src/masking/mask.ts';

// No name of the class is involved: contact details and addresses are masked.

const mask = createMask([], 'In 1789 kwam het volk van Parijs in opstand, onder meer in de Saint-Antoinestraat 1.');

describe('a telephone number is masked', () => {
  test.each([
    '06-12345678',
    '06 12 34 56 78',
    '0612345678',
    '06 1234 5678',
    '+31 6 12345678',
    '+31 (0)6 12 34 56 78',
    '0031-6-12345678',
    '020-1234567',
    '(020) 123 45 67',
    '0345 123456',
    '0475 12 34 56',
    '0475/12.34.56',
    '02 123 45 67',
    '03/123.45.67',
    '+32 475 12 34 56',
    '07700 900123',
    '020 7946 0958',
    '+44 7700 900123',
    '+44 (0)20 7946 0958',
    '(555) 123-4567',
    '555-123-4567',
    '555.123.4567',
    '+1 (555) 123-4567',
    '1-800-555-0199',
    '030 1234567',
    '030/1234567',
    '0171 1234567',
    '0151 / 12345678',
    '+49 (0) 171 / 1234567',
    '01 23 45 67 89',
    '01.23.45.67.89',
    '+33 6 12 34 56 78',
    '+33 612 345 678',
  ])('%s', (number) => {
    expect(mask(`bel ${number}, of app`)).toBe('bel […], of app');
  });

  test('also two in a row, and beside a date or a year', () => {
    expect(mask('06 12345678 06 87654321')).toBe('[…]');
    expect(mask('op 06-07-1789 of 0612345678')).toBe('op 06-07-1789 of […]');
    expect(mask('06-07-1789 0612345678')).toBe('06-07-1789 […]');
    expect(mask('in 2010: 0612345678')).toBe('in 2010: […]');
  });

  test('also one without its zero, after a word for a number', () => {
    expect(mask('mijn nummer is 612345678')).toBe('mijn nummer is […]');
    expect(mask('Tel. 123 45 67')).toBe('Tel. […]');
  });
});

describe('a number of the subject is not masked', () => {
  test.each([
    'in 1348',
    '299 792 458 m/s',
    '3,14',
    '3.14159265358979',
    '0,123456789',
    '0.333333333',
    '50 000 000 mensen',
    '+50 000 000',
    '+1 000 000 000',
    '+25 000 000 000',
    'nummer 25 000 000',
    '01-09-1939 12 uur',
    '50.000.000 doden',
    '7900000000 mensen',
    '06-07-1789',
    '14/07/1789',
    '14 07 1789',
    '1914-1918 en 1939-1945',
    '1789, 1793, 1799, 1804 en 1815',
    '01001101 01101001 is binair',
    '010 110 1010',
    '6,022 · 10^23',
    '5 + 12 345 678',
    '12:45 uur, 08:30 en 09:15',
    'C6H12O6 + 6 O2 → 6 CO2 + 6 H2O',
    '2x + 3y = 12',
    'ISBN 978-3-16-148410-0',
    '23-12-2010 tot 24-12-2010',
    '1 234 567 89 km',
  ])('%s', (text) => {
    expect(mask(text)).toBe(text);
  });
});

describe('mail, links and accounts are masked', () => {
  test.each([
    ['mail fatima.2@school.nl!', 'mail […]!'],
    ['noor (at) school.nl', '[…]'],
    ['zie https://example.org/a?b=c#d.', 'zie […].'],
    ['www.voorbeeld.be/noor is leuk', '[…] is leuk'],
    ['kijk op voorbeeld.com', 'kijk op […]'],
    ['discord.gg/abc', '[…]'],
    ['volg @noor_2010 nu', 'volg […] nu'],
    ['insta: noor.2010', 'insta: […]'],
    ['Snap = noortje12, leuk', 'Snap = […], leuk'],
  ])('%s → %s', (answer, sent) => {
    expect(mask(answer)).toBe(sent);
  });

  test.each([
    'De plant maakt energie.De plant groeit',
    'het water.de plant',
    'Il y a de l’eau.fr',
    '5 @ 3 m/s',
    'a@b',
    'snap je het: ja of nee',
    'z.B. und d.h.',
    'x.y en f(x)',
    'een snapshot: klein',
  ])('%s stays', (answer) => {
    expect(mask(answer)).toBe(answer);
  });
});

describe('a street with its house number is masked', () => {
  test.each([
    ['ik woon Kerkstraat 12', 'ik woon […]'],
    ['kerkstraat 12a in Utrecht', '[…] in […]'],
    ['Kerkstraat 12, 1234 AB Utrecht', '[…]'],
    ['op de Lange Nieuwstraat 3', 'op de […]'],
    ['de Burgemeester van den Boschlaan 5', 'de […]'],
    ['Prins Hendrikkade 33 is ons huis', '[…] is ons huis'],
    ['in 1234 AB Utrecht', 'in […]'],
    ['1234AB', '[…]'],
    ['I live at 12 High Street', 'I live at […]'],
    ['221b Baker St, London', '[…], London'],
    ['5 high street', '[…]'],
    ['10 Old Mill Lane is home', '[…] is home'],
    ['my code is SW1A 1AA', 'my code is […]'],
    ['Ich wohne Hauptstr. 5a', 'Ich wohne […]'],
    ['Hauptstraße 5, 10115 Berlin', '[…]'],
    ['in der Berliner Straße 12', 'in der […]'],
    ['am Goetheplatz 1', 'am […]'],
    ['12 rue de la Paix', '[…]'],
    ['au 12, rue Victor Hugo, 75001 Paris', 'au […]'],
    ['3 bis avenue Foch', '[…]'],
    ["5 bd de l'Europe", '[…]'],
    ['12 rue de la paix', '[…]'],
    ['Rue Haute 12 à Bruxelles', '[…] à […]'],
  ])('%s → %s', (answer, sent) => {
    expect(mask(answer)).toBe(sent);
  });

  test.each([
    'de straat 12 jaar later',
    'De Noorderdijk 32 km lang',
    'de hoofdlaan 3 meter breed',
    'De Afsluitdijk 32 km',
    'de dijk 3 meter hoog',
    'een snelweg 5',
    'Zeestraat 3',
    'Kerkstraat is een straat',
    'Saint-Antoinestraat 1',
    'In 1929 Wall Street crashed',
    '2 roads and 3 streets',
    '1500 BC, 1348 AD, 2000 MW',
    '1200 EU',
    'Rechenweg 2 ist kürzer',
    'Die Straße 12 ist lang',
    'diese Straße 3',
    '5 rues de Paris',
    '10000 Menschen, 50000 Soldaten',
    'en 5 cours de maths',
    '3 place',
    'Stap 3 weg',
    'N2 3H2 en O2 2CO',
    'de plant 12 dagen',
  ])('%s stays', (answer) => {
    expect(mask(answer)).toBe(answer);
  });
});
