import { describe, expect, test } from 'vitest';
import { readMaterial } from '../src/lesson/material.ts';
import { findIn } from '../src/questions/findings/find.ts';
import type { Finding, FindingOf } from '../src/questions/findings/finding.ts';

const find = <Kind extends Finding['kind']>(kind: Kind, text: string): FindingOf<Kind>[] =>
  findIn(readMaterial(text)).all.filter((found): found is FindingOf<Kind> => found.kind === kind);

describe('a definition', () => {
  test.each([
    [
      'Planten maken hun eigen voedsel. Dat proces heet fotosynthese.',
      'fotosynthese',
      'Planten maken hun eigen voedsel.',
    ],
    [
      'In de cel van een plant zit chlorofyl, een groene stof die lichtenergie opvangt.',
      'chlorofyl',
      'een groene stof die lichtenergie opvangt',
    ],
    [
      'Het punt waar vraag en aanbod gelijk zijn, wordt het marktevenwicht genoemd.',
      'marktevenwicht',
      'Het punt waar vraag en aanbod gelijk zijn.',
    ],
    [
      'Liquid water on the land turns into water vapour. This change is called evaporation.',
      'evaporation',
      'Liquid water on the land turns into water vapour.',
    ],
    [
      'Plants add more vapour through their leaves, which is known as transpiration.',
      'transpiration',
      'Plants add more vapour through their leaves.',
    ],
    ['Some of the rain flows over the land; we call this runoff.', 'runoff', 'Some of the rain flows over the land.'],
    [
      'Der Ausschuss verfolgte die politischen Gegner; diese Zeit heißt Schreckensherrschaft.',
      'Schreckensherrschaft',
      'Der Ausschuss verfolgte die politischen Gegner.',
    ],
    ['Blutgefäße, die zum Herzen führen, nennt man Venen.', 'Venen', 'Blutgefäße, die zum Herzen führen.'],
    [
      'Un volcan est une ouverture de la croûte terrestre par laquelle sort du magma.',
      'volcan',
      'une ouverture de la croûte terrestre par laquelle sort du magma',
    ],
    [
      'On appelle exode rural le départ des habitants vers les villes.',
      'exode rural',
      'le départ des habitants vers les villes',
    ],
  ])('in “%s” is that of “%s”', (text, term, meaning) => {
    expect(find('definition', text)).toMatchObject([{ term, meaning }]);
  });

  test('takes the sentence with it that it points back to, word for word', () => {
    const [found] = find(
      'definition',
      'Het is een les. Planten maken hun eigen voedsel. Dat proces heet fotosynthese.',
    );
    expect(found?.passage).toBe('Planten maken hun eigen voedsel. Dat proces heet fotosynthese.');
  });

  test('is not seen where something merely is', () => {
    expect(find('definition', 'De plant is groen en staat in de kamer bij het raam.')).toEqual([]);
    expect(find('definition', 'The weather is nice and we are going to the beach today.')).toEqual([]);
  });

  test('of two things in one sentence are two', () => {
    const text =
      'The number above the line is called the numerator and the number below the line is called the denominator.';
    expect(find('definition', text).map(({ term }) => term)).toEqual(['numerator', 'denominator']);
  });
});

describe('a cause', () => {
  test('before "daarom" is the sentence before; the effect is quoted without the word', () => {
    const text = "De verbranding in een plant gaat door. 's Nachts geeft een plant daarom koolstofdioxide af.";
    expect(find('cause', text)).toMatchObject([
      { cause: 'De verbranding in een plant gaat door.', effect: "'s Nachts geeft een plant koolstofdioxide af." },
    ]);
  });

  test('in front of a German or Dutch main clause leaves that clause ready to be asked with why', () => {
    const text = 'Weil nach Ständen abgestimmt werden sollte, erklärten sich die Abgeordneten zur Nationalversammlung.';
    expect(find('cause', text)).toMatchObject([
      { inverted: 'erklärten sich die Abgeordneten zur Nationalversammlung' },
    ]);
  });

  test('in a place is a consequence of that place: the effect alone would have lost it', () => {
    const text = 'In a city with paved roads there is more runoff, so the risk of flooding is greater.';
    expect(find('cause', text)).toEqual([]);
    expect(find('consequence', text)).toMatchObject([{ cause: 'In a city with paved roads there is more runoff.' }]);
  });
});

test('a condition keeps its conjunction and its word order, and goes on with "dan"', () => {
  const text = 'Als het erg droog is, sluiten de huidmondjes. De plant verliest dan minder water.';
  expect(find('condition', text)).toMatchObject([
    {
      when: 'als het erg droog is',
      bare: 'het erg droog is',
      outcome: 'Sluiten de huidmondjes. De plant verliest dan minder water.',
    },
  ]);
});

test('a pronoun in a condition is spelled out, or the condition left alone', () => {
  const text =
    "Le magma est une roche fondue qui s'accumule dans la terre. Lorsqu'il atteint la surface, il perd ses gaz.";
  expect(find('condition', text)).toMatchObject([{ when: 'lorsque le magma atteint la surface' }]);
  expect(
    find('condition', 'Les gens regardent souvent la montagne. Lorsqu’il atteint la surface, il perd ses gaz.'),
  ).toEqual([]);
});

describe('a list', () => {
  test.each([
    [
      'Voor de groei zijn drie dingen nodig: licht, water en koolstofdioxide.',
      'needs',
      ['licht', 'water', 'koolstofdioxide'],
    ],
    [
      'De snelheid hangt af van de lichtsterkte, de temperatuur en de hoeveelheid gas.',
      'factors',
      ['de lichtsterkte', 'de temperatuur', 'de hoeveelheid gas'],
    ],
    [
      'Les volcanologues surveillent les séismes, la déformation du sol et la composition des gaz.',
      'things',
      ['les séismes', 'la déformation du sol', 'la composition des gaz'],
    ],
    [
      'Die Herzfrequenz hängt vom Alter, vom Training und von der Belastung ab.',
      'factors',
      ['vom Alter', 'vom Training', 'von der Belastung'],
    ],
  ])('“%s” is of %s', (text, role, items) => {
    expect(find('enumeration', text)).toMatchObject([{ role, items }]);
  });

  test('is no row of clauses', () => {
    expect(
      find('enumeration', 'De factor die het minst aanwezig is, bepaalt de snelheid en heet de beperkende factor.'),
    ).toEqual([]);
    expect(
      find(
        'enumeration',
        'Dans ce cas la lave est visqueuse : les gaz restent prisonniers, la pression augmente et le volcan explose.',
      ),
    ).toEqual([]);
  });
});

test('two sentences that open alike and then part are a comparison', () => {
  const text =
    'Dans une éruption effusive, la lave est fluide et coule. Dans une éruption explosive, la lave est visqueuse.';
  expect(find('comparison', text)).toMatchObject([{ a: 'une éruption effusive', b: 'une éruption explosive' }]);
});
