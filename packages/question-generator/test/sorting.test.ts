import { expect, test } from 'vitest';
import { allCandidates } from '../src/questions/generate.ts';

const chosen = (text: string) =>
  allCandidates(text)
    .candidates.filter(({ kind, choice }) => kind === 'application' && choice)
    .map(({ wordings, choice, levels }) => ({
      text: wordings[0]?.replaceAll('\u00a0', ' '),
      options: choice?.options,
      right: choice?.right,
      levels,
    }));

const opening = {
  nl: 'Een orkest bestaat uit veel muzikanten die samen een stuk spelen.',
  en: 'An orchestra is made up of many musicians who play a piece together.',
  de: 'Ein Orchester besteht aus vielen Musikern, die zusammen ein Stück spielen.',
  fr: 'Un orchestre est formé de nombreux musiciens qui jouent ensemble un morceau.',
};

test.each([
  [
    'nl',
    ['snaren: viool, cello, harp', 'hout: fluit, hobo, klarinet', 'koper: trompet, hoorn, tuba'],
    'Bij welke groep hoort “hobo”?',
    'hout',
  ],
  [
    'en',
    ['strings: violin, cello, harp', 'woodwind: flute, oboe, clarinet', 'brass: trumpet, horn, tuba'],
    'Which group does “oboe” belong to?',
    'woodwind',
  ],
  [
    'de',
    ['Streicher: Geige, Cello, Harfe', 'Holz: Flöte, Oboe, Klarinette', 'Blech: Trompete, Horn, Tuba'],
    'Zu welcher Gruppe gehört „Oboe“?',
    'Holz',
  ],
  [
    'fr',
    ['cordes : violon, harpe, alto', 'bois : flûte, clarinette, basson', 'cuivres : trompette, cor, tuba'],
    'À quel groupe appartient « clarinette » ?',
    'bois',
  ],
] as const)('a member of one of three groups is to be put in its group: %s', (language, lines, text, right) => {
  const made = chosen([opening[language], '', ...lines.map((line) => `- ${line}`)].join('\n'));
  const one = made.find((each) => each.text === text);
  expect(one).toMatchObject({ right, levels: ['toepassen', 'reproduceren-begrijpen'] });
  expect(one?.options).toHaveLength(3);
});

test.each([
  [
    'nl',
    'Vier families',
    ['snaren: viool, cello, harp', 'hout: fluit, hobo, klarinet', 'koper: trompet, hoorn, tuba'],
    'Bij welke familie hoort “hobo”?',
  ],
  [
    'en',
    'Three families:',
    ['strings: violin, cello, harp', 'woodwind: flute, oboe, clarinet', 'brass: trumpet, horn, tuba'],
    'Which family does “oboe” belong to?',
  ],
  [
    'de',
    'Die Familien des Orchesters',
    ['Streicher: Geige, Cello, Harfe', 'Holz: Flöte, Oboe, Klarinette', 'Blech: Trompete, Horn, Tuba'],
    'Zu welcher Familie gehört „Oboe“?',
  ],
  [
    'fr',
    'Les familles',
    ['cordes : violon, harpe, alto', 'bois : flûte, clarinette, basson', 'cuivres : trompette, cor, tuba'],
    'À quelle famille appartient « clarinette » ?',
  ],
] as const)('a group is called what the heading of its list calls it: %s', (language, heading, lines, text) => {
  const made = chosen([opening[language], '', heading, ...lines.map((line) => `- ${line}`)].join('\n'));
  expect(made.map((each) => each.text)).toContain(text);
});

test('two groups are no choice, and a member of two groups is not asked for', () => {
  expect(chosen([opening.en, '', '- strings: violin, cello', '- brass: horn, tuba'].join('\n'))).toEqual([]);
  const made = chosen(
    [opening.en, '', '- strings: violin, piano', '- percussion: piano, drum', '- brass: horn, tuba'].join('\n'),
  );
  expect(made.map(({ text }) => text)).not.toContain('Which group does “piano” belong to?');
  expect(made.map(({ text }) => text)).toContain('Which group does “drum” belong to?');
});

test.each([
  [
    'nl',
    'methode | voorbeeld',
    ['filtreren | koffie zetten', 'indampen | zeezout winnen', 'bezinken | slib in de sloot'],
    'Waarvan is “zeezout winnen” een voorbeeld?',
    'indampen',
  ],
  [
    'en',
    'method | example',
    ['filtering | making coffee', 'evaporating | winning sea salt', 'settling | mud in a ditch'],
    'What is “winning sea salt” an example of?',
    'evaporating',
  ],
  [
    'de',
    'Methode | Beispiel',
    ['Filtrieren | Kaffee kochen', 'Eindampfen | Meersalz gewinnen', 'Absetzen | Schlamm im Graben'],
    'Wofür ist „Meersalz gewinnen“ ein Beispiel?',
    'Eindampfen',
  ],
  [
    'fr',
    'méthode | exemple',
    ['filtration | faire le café', 'évaporation | extraire le sel', 'décantation | laisser reposer la boue'],
    'De quoi « extraire le sel » est-il un exemple ?',
    'évaporation',
  ],
] as const)(
  'an example of a table is to be put with what it is an example of: %s',
  (language, head, rows, text, right) => {
    expect(chosen([opening[language], '', head, ...rows].join('\n'))).toContainEqual(
      expect.objectContaining({ text, right }),
    );
  },
);

test.each([
  ['nl', ['zeven | soep door een zeef', 'indampen | zeezout winnen', 'bezinken | slib in de sloot'], /zeef/u],
  ['en', ['filtering | coffee in a paper filter', 'boiling | winning salt', 'settling | mud in a ditch'], /filter/u],
  [
    'de',
    ['Filtrieren | Kaffee im Filter kochen', 'Eindampfen | Meersalz gewinnen', 'Absetzen | Schlamm im See'],
    /filter/u,
  ],
  ['fr', ['être | elle est venue', 'avoir | nous avons lu', 'aucun | le chien dort'], /venue/u],
] as const)(
  'an example that names its own class by a form of a word is not asked about: %s',
  (language, rows, named) => {
    const head =
      language === 'de' ? 'Methode | Beispiel' : language === 'en' ? 'method | example' : 'méthode | exemple';
    const own = language === 'nl' ? 'methode | voorbeeld' : head;
    const made = chosen([opening[language], '', own, ...rows].join('\n')).map(({ text = '' }) => text);
    expect(made).not.toEqual([]);
    expect(made.filter((text) => named.test(text))).toEqual([]);
  },
);

test('unless another class has that word as well', () => {
  const rows = ['hot filter | paper filter over steam', 'cold filter | tea in the fridge', 'settling | mud in a ditch'];
  const made = chosen([opening.en, '', 'method | example', ...rows].join('\n')).map(({ text }) => text);
  expect(made).toContain('What is “paper filter over steam” an example of?');
});

test('a table to be filled in, and a sentence in a cell, make no choice', () => {
  expect(
    chosen(
      [opening.en, '', 'method | example', 'filtering | making coffee', 'settling | ', 'boiling | tea'].join('\n'),
    ),
  ).toEqual([]);
  expect(
    chosen(
      [
        opening.de,
        '',
        'Fall | Beispiel',
        'Nominativ | Der Hund bellt.',
        'Dativ | Ich danke dir.',
        'Akkusativ | Ich sehe dich.',
      ].join('\n'),
    ),
  ).toEqual([]);
});
