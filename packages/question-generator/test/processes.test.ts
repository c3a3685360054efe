import { describe, expect, test } from 'vitest';
import { allCandidates } from '../src/questions/generate.ts';

const ordered = (text: string) =>
  allCandidates(text)
    .candidates.filter(({ kind }) => kind === 'order')
    .map(({ wordings, choice }) => ({
      text: wordings[0]?.replaceAll('\u00a0', ' '),
      right: choice?.right,
      options: choice?.options.length,
    }));

const numbered = (lines: readonly string[]): string => lines.map((line, at) => `${at + 1}. ${line}`).join('\n');

test.each([
  [
    'Thee is een drank die van de blaadjes van een struik wordt gemaakt.',
    'Werkwijze',
    [
      'Breng het water aan de kook.',
      'Doe de blaadjes in de pot.',
      'Giet het water op de blaadjes.',
      'Schenk de thee in een kopje.',
    ],
    'Je bent klaar met deze stap: “Doe de blaadjes in de pot.” Wat doe je daarna?',
    'Giet het water op de blaadjes',
  ],
  [
    'Tea is a drink that is made from the leaves of a bush in Asia.',
    'Method',
    [
      'Bring the water to the boil.',
      'Put the leaves in the pot.',
      'Pour the water on the leaves.',
      'Pour the tea into a cup.',
    ],
    'You have just finished this step: “Put the leaves in the pot.” What do you do next?',
    'Pour the water on the leaves',
  ],
  [
    'Tee ist ein Getränk, das aus den Blättern eines Strauchs gemacht wird.',
    'Durchführung',
    [
      'Das Wasser zum Kochen bringen.',
      'Die Blätter in die Kanne geben.',
      'Das Wasser auf die Blätter gießen.',
      'Den Tee in eine Tasse füllen.',
    ],
    'Dieser Schritt ist fertig: „Die Blätter in die Kanne geben.“ Was kommt als Nächstes?',
    'Das Wasser auf die Blätter gießen',
  ],
  [
    "Le thé est une boisson que l'on fait avec les feuilles d'un arbuste.",
    'Protocole',
    [
      "Faire bouillir l'eau dans la casserole.",
      'Mettre les feuilles dans le pot.',
      "Verser l'eau sur les feuilles.",
      'Servir le thé dans une tasse.',
    ],
    'Tu viens de terminer cette étape : « Mettre les feuilles dans le pot. » Que faut-il faire ensuite ?',
    "Verser l'eau sur les feuilles",
  ],
])('what a pupil does next is a choice among the other steps: %s', (opening, heading, steps, text, right) => {
  expect(ordered([opening, '', heading, numbered(steps)].join('\n'))).toContainEqual({ text, right, options: 3 });
});

describe('a process that a heading names', () => {
  const stages = [
    'Drafting: experts write a text.',
    'Debate: the members talk about it.',
    'Vote: the members decide on it.',
    'Signing: the president puts a name to it.',
  ];
  const opening = 'A treaty is a written agreement between two or more countries that binds them.';

  test('is asked for by the names of its steps', () => {
    expect(ordered([opening, '', 'The stages of a treaty', numbered(stages)].join('\n'))).toContainEqual({
      text: 'What comes directly after this step? “Debate”',
      right: 'Vote',
      options: 3,
    });
  });

  test('and a numbered list that is none is left alone', () => {
    expect(ordered([opening, '', 'Kinds of treaty', numbered(stages)].join('\n'))).toEqual([]);
  });

  test('without a step whose name tells its place', () => {
    const readings = [
      'First reading: the title is read.',
      'Second reading: the members talk.',
      'Committee: a few members change it.',
      'Vote: the members decide.',
    ];
    const made = ordered([opening, '', 'The stages of a bill', numbered(readings)].join('\n'));
    expect(made.map(({ right }) => right)).toEqual(['Committee', 'Vote']);
  });
});

test.each([
  [
    'The seed of a bean is a small store of food with a plant inside it.',
    'First the seed takes up water. Then the root breaks the skin. After that the stem grows upwards. Finally the first leaves unfold.',
    'What comes directly after this step? “The root breaks the skin”',
    'The stem grows upwards',
  ],
  [
    'Eine Bohne ist ein Samen, in dem eine kleine Pflanze liegt.',
    'Zuerst nimmt der Samen das Wasser auf. Dann durchbricht die Wurzel die Schale. Danach hebt der Stängel den Samen an. Zuletzt öffnen die Blätter sich.',
    'Was kommt direkt nach diesem Schritt? „Der Samen nimmt das Wasser auf“',
    'Die Wurzel durchbricht die Schale',
  ],
  [
    'La graine est une réserve de nourriture qui contient une petite plante.',
    "D'abord, la graine absorbe de l'eau. Ensuite, la racine perce la peau. Puis la tige monte vers la lumière. Enfin, les feuilles s'ouvrent.",
    'Quelle étape vient juste après celle-ci ? « La racine perce la peau »',
    'La tige monte vers la lumière',
  ],
  [
    'Een brug is een bouwwerk dat twee oevers met elkaar verbindt.',
    'Eerst meet men de breedte van de rivier. Daarna maakt men een tekening van de brug. Vervolgens bouwt men de pijlers. Ten slotte legt men het wegdek.',
    'Wat komt er direct na deze stap? “Men maakt een tekening van de brug”',
    'Men bouwt de pijlers',
  ],
])('“first … then … finally” is a process as well: %s', (opening, process, text, right) => {
  const made = ordered(`${opening}\n\n${process}`);
  expect(made).toContainEqual(expect.objectContaining({ text, right }));
});

test('a step with a pronoun for its subject makes none', () => {
  const text =
    'A bean is a seed with a plant in it.\n\nFirst the seed takes up water. Then it grows a root. After that it grows a stem. Finally it unfolds its leaves.';
  expect(ordered(text)).toEqual([]);
});

test('what a German class is told to do in this hour makes none', () => {
  const steps = [
    'Zündet die Kerze auf dem Teller an.',
    'Stülpt das Glas über die Kerze.',
    'Stoppt die Zeit mit der Uhr.',
    'Messt den Rand des Glases.',
  ];
  expect(
    ordered(['Eine Kerze ist ein Docht, der in Wachs steckt.', '', 'Durchführung', numbered(steps)].join('\n')),
  ).toEqual([]);
});
