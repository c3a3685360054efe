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
    'In welke groep hoort “hobo”?',
    'hout',
  ],
  [
    'en',
    ['strings: violin, cello, harp', 'woodwind: flute, oboe, clarinet', 'brass: trumpet, horn, tuba'],
    'To which group does “oboe” belong?',
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

test('two groups are no choice, and a member of two groups is not asked for', () => {
  expect(chosen([opening.en, '', '- strings: violin, cello', '- brass: horn, tuba'].join('\n'))).toEqual([]);
  const made = chosen(
    [opening.en, '', '- strings: violin, piano', '- percussion: piano, drum', '- brass: horn, tuba'].join('\n'),
  );
  expect(made.map(({ text }) => text)).not.toContain('To which group does “piano” belong?');
  expect(made.map(({ text }) => text)).toContain('To which group does “drum” belong?');
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
