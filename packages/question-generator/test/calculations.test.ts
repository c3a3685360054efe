import { describe, expect, test } from 'vitest';
import { allCandidates } from '../src/questions/generate.ts';

/** Sums of a lesson with their answers, spaces that do not break as plain ones. */
const sums = (text: string): string[] =>
  allCandidates(text)
    .candidates.filter(({ kind }) => kind === 'application')
    .map(({ wordings, answer }) => `${wordings[0]} = ${answer}`.replaceAll('\u00a0', ' '));

const lesson = (opening: string, ...lines: string[]): string => [opening, '', ...lines].join('\n');
const dutch = 'De snelheid van een voorwerp is de afstand die het in een seconde aflegt.';
const english = 'The price of a thing is the amount that people pay for it in a shop.';
const german = 'Der Preis ist der Betrag, den man in einem Laden für eine Ware bezahlt.';
const french = "Le prix est la somme que l'on paie dans un magasin pour une marchandise.";

describe('a worked example is asked with other numbers, and its result computed', () => {
  test('in Dutch, with a constant that keeps its value', () => {
    const made = sums(
      lesson(
        dutch,
        'Formule',
        'g = 10 N/kg op aarde',
        '',
        'Voorbeeld 1',
        'Een steen heeft een massa van 4 kg. Bereken de zwaartekracht op de steen.',
        'Berekening: Fz = 4 · 10 = 40',
        'Antwoord: De zwaartekracht op de steen is 40 N.',
      ),
    );
    expect(made).toContain(
      'Een steen heeft een massa van 8 kg. Bereken de zwaartekracht op de steen. = De zwaartekracht op de steen is 80 N.',
    );
  });

  test('in English, with the result on the next line', () => {
    const made = sums(
      lesson(
        english,
        'Worked example',
        'A ticket costs 6 pounds. A class of 20 pupils buys one each. How much does it pay?',
        'p = 6 × 20',
        'p = 120',
      ),
    );
    expect(made[0]).toMatch(
      /^A ticket costs \d+ pounds\. A class of \d+ pupils buys one each\. How much does it pay\? = \d+\.$/u,
    );
    const [price, pupils, paid] = (made[0]?.match(/\d+/gu) ?? []).map(Number);
    expect(paid).toBe((price ?? 0) * (pupils ?? 0));
  });

  test('in German, with percents', () => {
    const [made = ''] = sums(
      lesson(
        german,
        'Beispiel',
        'In einer Klasse sind 20 Kinder. 30 % lesen gern. Wie viele sind das?',
        'W = 20 · 30 : 100 = 6',
        '6 Kinder lesen gern.',
      ),
    );
    const [children, percent, readers] = (made.match(/\d+/gu) ?? []).map(Number);
    expect(readers).toBe(((children ?? 0) * (percent ?? 0)) / 100);
    expect(made).toMatch(/Wie viele sind das\? = \d+ Kinder lesen gern\.$/u);
  });

  test('in French', () => {
    const [made = ''] = sums(
      lesson(
        french,
        'Exemple',
        'Une recette pour 4 personnes demande 300 g de farine. Combien en faut-il pour 6 personnes ?',
        'x = 6 × 300 ÷ 4 = 450',
        'Il faut 450 g de farine.',
      ),
    );
    const [few, grams, many, result] = (made.match(/\d+/gu) ?? []).map(Number);
    expect(result).toBe(((many ?? 0) * (grams ?? 0)) / (few ?? 1));
    expect(made).toMatch(/ = Il faut \d+ g de farine\.$/u);
  });

  test('not where the sum of the material does not come to what it says', () => {
    expect(
      sums(
        lesson(
          dutch,
          'Voorbeeld 1',
          'Een fiets rijdt 4 uur met 15 km/u. Hoeveel km rijdt de fiets?',
          's = 4 · 15 = 70',
        ),
      ),
    ).toEqual([]);
  });

  test('not where a number of the problem is none of the sum', () => {
    expect(
      sums(
        lesson(
          dutch,
          'Voorbeeld 1',
          'Een fiets met 7 versnellingen rijdt 4 uur met 15 km/u. Hoeveel km is dat?',
          's = 4 · 15 = 60',
        ),
      ),
    ).toEqual([]);
  });

  test('not where the numbers are those of the world', () => {
    expect(
      sums(
        lesson(
          french,
          'Exemple',
          'La lumière fait 300 km en une milliseconde et voyage 500 ms. Quelle est la distance ?',
          'd = 300 × 500 = 150 000 km',
        ),
      ),
    ).toEqual([]);
  });
});

describe('a formula whose symbols are explained is asked with other numbers, where an example comes out by it', () => {
  const physics = (example: string): string =>
    lesson(
      german,
      'Formel',
      'ρ = m : V',
      'ρ (rho) = Dichte in g/cm³',
      'm = Masse in g',
      'V = Volumen in cm³',
      '',
      'Beispiel',
      example,
    );

  test('with the units of the material', () => {
    const made = sums(physics('ρ = 12 g : 2 cm³ = 6 g/cm³'));
    expect(made[0]).toBe('Gegeben: m = 24 g und V = 3 cm³. Berechne ρ (Dichte) in g/cm³. = ρ = 8 g/cm³.');
  });

  test('not where its own example does not compute', () => {
    expect(sums(physics('ρ = 12 g : 2 cm³ = 7 g/cm³'))).toEqual([]);
  });

  test('without changing a constant of nature', () => {
    const made = sums(
      lesson(
        french,
        'Formule',
        'd = v × t',
        '',
        'd : distance en km ; v : vitesse en km/s ; t : durée en s',
        '',
        'Exemple',
        'd = 300 000 × 50 = 15 000 000 km',
      ),
    );
    expect(made.length).toBeGreaterThan(0);
    for (const one of made) expect(one).toContain('v = 300 000 km/s');
  });
});

test.each([
  [dutch, '1 kilobyte (kB) = 1.000 bytes', 'Reken 3 kB om naar bytes. = 3000 bytes.'],
  [english, '1 km = 1,000 m', 'Convert 3 km to m. = 3000 m.'],
  [german, '1 Kilogramm (kg) = 1000 g', 'Rechne 3 kg in g um. = 3000 g.'],
  [french, '1 km = 1 000 m', 'Convertis 3 km en m. = 3000 m.'],
])('another amount of what the material converts is asked: %s', (opening, line, expected) => {
  expect(sums(lesson(opening, line))[0]).toBe(expected);
});

test('a unit that takes an ending behind a number is left alone', () => {
  expect(sums(lesson(english, '1 foot = 12 inches'))).toEqual([]);
});
