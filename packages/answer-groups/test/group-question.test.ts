import type { Language, Question } from '@exit-tickets/contracts';
import { aChoice, aQuestion, aScale } from '@exit-tickets/testing';
import { describe, expect, test } from 'vitest';
import { type AnswerGroups, groupQuestion } from '../src/judging/group-question.ts';
import { foldAnswer } from '../src/text/fold-answer.ts';

const toAnswers = (answers: readonly string[]) =>
  answers.map((answer, index) => ({ responseId: `r${index + 1}`, answer }));
const group = (
  answers: readonly string[],
  language: Language = 'nl',
  question: Question = aQuestion(),
  core?: string,
) => groupQuestion({ question, core, answers: toAnswers(answers) }, language);
const linesIn = (groups: AnswerGroups) => groups.flat().map(({ responseIds }) => [...responseIds]);
const groupsIn = (groups: AnswerGroups) => groups.map((lines) => lines.map(({ answer }) => answer));

describe('answers that say the same are one line', () => {
  test.each<[Language, string, string]>([
    ['nl', 'Fotosynthese', 'fotosynthese.'],
    ['nl', 'Ik denk dat het de huidmondjes zijn', 'huidmondjes'],
    ['nl', 'een groene stof die licht opvangt', 'groene stof die het licht op vangt!'],
    ['nl', 'koolstofdioxide', 'CO₂'],
    ['nl', '1.200 meter', '1 200 m'],
    ['nl', '0,50', '0.5'],
    ['nl', '50 procent', '50%'],
    ['nl', '60 km/u', '60 kilometer per uur'],
    ['nl', 'vier kamers', '4 kamers'],
    ['en', "It can't freeze", 'it cannot freeze'],
    ['en', 'I think it is photosynthesis', 'The photosynthesis'],
    ['en', '1,200', '1200'],
    ['de', 'Größe', 'grösse'],
    ['de', 'Weil das Wasser kalt ist', 'Das Wasser kalt ist'],
    ['fr', "C'est l'énergie", 'energie'],
    ['fr', "l'eau n'est pas chaude", 'Eau est pas chaude'],
  ])('%s: “%s” and “%s”', (language, a, b) => {
    expect(linesIn(group([a, b], language))).toEqual([['r1', 'r2']]);
    expect(foldAnswer(a, language)).toBe(foldAnswer(b, language));
  });

  test.each<[Language, string, string]>([
    ['nl', 'fotosynthese', 'fotosyntese'],
    ['nl', 'koolstofdioxide', 'koolstofdioxyde'],
    ['nl', 'de groene stof vangt zonlicht op', 'de groene stof vangt zonnlicht op'],
    ['en', 'photosynthesis', 'photosynhtesis'],
    ['de', 'Wasserstoff', 'Waserstoff'],
    ['fr', 'évaporation', 'evapporation'],
  ])('%s: “%s” and “%s”, which differ by a typing mistake', (language, a, b) => {
    expect(linesIn(group([a, b], language))).toEqual([['r1', 'r2']]);
  });

  test.each<[Language, string, string]>([
    ['nl', 'mitose', 'meiose'],
    ['nl', 'stalactiet', 'stalagmiet'],
    ['nl', 'alkaan', 'alkeen'],
    ['nl', '1348', '1349'],
    ['nl', '12 m', '12 cm'],
    ['nl', '-5', '5'],
    ['nl', '1/2', '12'],
    ['nl', 'het stijgt', 'het stijgt niet'],
    ['nl', 'oost', 'west'],
    ['nl', 'a-b', 'ab'],
    ['nl', 'Aa', 'aa'],
    ['nl', 'stroom', 'stoom'],
    ['en', 'affluent', 'effluent'],
    ['en', 'inhale', 'exhale'],
    ['en', 'increase', 'decrease'],
    ['en', 'hypertonic', 'hypotonic'],
    ['en', 'concave', 'convex'],
    ['en', 'nitrate', 'nitrite'],
    ['en', 'absorb', 'adsorb'],
    ['en', '1,200', '1.2'],
    ['en', '>', '<'],
    ['de', 'Stalaktit', 'Stalagmit'],
    ['fr', 'plus chaud', 'moins chaud'],
  ])('%s: not “%s” and “%s”, which differ in meaning', (language, a, b) => {
    expect(linesIn(group([a, b], language))).toHaveLength(2);
    expect(group([a, b], language)).toHaveLength(2);
  });

  test('two words of the subject never count as one with a typing mistake: of the question, of its guide, of one answer', () => {
    const words = ['reactie', 'reacties'];
    expect(linesIn(group(words))).toEqual([['r1', 'r2']]);
    expect(linesIn(group(words, 'nl', aQuestion({ text: 'Is dit een reactie, of zijn het reacties?' })))).toHaveLength(
      2,
    );
    expect(
      linesIn(group(words, 'nl', aQuestion({ guide: { modelAnswer: 'reactie', misconception: 'reacties' } }))),
    ).toHaveLength(2);
    expect(linesIn(group(['een reactie, geen reacties', ...words]))).toHaveLength(3);
  });

  test('a later answer never changes the lines of earlier ones', () => {
    const answers = ['fotosynthese', 'fotosintese', 'fotosyntese', 'water', 'water en licht', 'licht, water', 'Waterr'];
    const all = linesIn(group(answers));
    for (let length = 1; length < answers.length; length += 1) {
      const early = linesIn(group(answers.slice(0, length)));
      for (const line of early) {
        const later = all.find((ids) => ids[0] === line[0]);
        expect(later?.slice(0, line.length)).toEqual(line);
      }
    }
  });
});

test.each<[Language, text: string, answers: string[]]>([
  ['en', 'When we arrived, the train ___ (leave).', ['left', 'had left', 'has left', 'was left']],
  ['en', 'She ___ (not finish) her work.', ['had not finished', 'has not finished', 'did not finish', 'not finished']],
  ['en', 'Make passive: They built it.', ['it was built', 'it is built', 'built']],
  ['nl', 'Zet in de voltooide tijd: Zij gaat.', ['zij is gegaan', 'zij was gegaan', 'zij heeft gegaan', 'gegaan']],
  ['de', 'Setze ins Perfekt: Sie geht.', ['ist gegangen', 'hat gegangen', 'war gegangen', 'gegangen']],
  ['fr', 'Mets au passé composé : Elle part.', ['elle est partie', 'elle a partie', 'elle était partie', 'partie']],
])('auxiliaries keep answers apart where a question asks for a form: %s, %s', (language, text, answers) => {
  expect(groupsIn(group(answers, language, aQuestion({ text })))).toEqual(answers.map((answer) => [answer]));
});

describe('answers that look alike are in one group', () => {
  test.each<[Language, string, string]>([
    ['nl', 'een groene stof die licht opvangt', 'groene stoffen die het licht opvangen'],
    ['nl', 'licht, water en CO2', 'koolstofdioxide, licht en water'],
    ['en', 'the plant makes oxygen', 'plants make oxygen'],
    ['de', 'die Pflanze macht Sauerstoff', 'Pflanzen machen Sauerstoff'],
    ['fr', "la plante donne de l'oxygène", "les plantes donnent de l'oxygène"],
  ])('%s: “%s” and “%s”', (language, a, b) => {
    expect(groupsIn(group([a, b], language))).toEqual([[a, b]]);
  });

  test('one of them may repeat the question', () => {
    const question = aQuestion({ text: 'Wat is de hoofdstad van Frankrijk?' });
    expect(group(['Parijs', 'De hoofdstad van Frankrijk is Parijs'], 'nl', question)).toHaveLength(1);
    expect(group(['Parijs', 'De hoofdstad van Frankrijk is niet Parijs'], 'nl', question)).toHaveLength(2);
  });

  test.each<[Language, string, string]>([
    ['nl', 'de vos eet het konijn', 'het konijn eet de vos'],
    ['nl', 'het wordt door de zon verwarmd', 'het wordt met de zon verwarmd'],
    ['nl', 'meer water', 'minder water'],
    ['nl', 'met zuurstof', 'zonder zuurstof'],
    ['nl', 'planten maken zuurstof', 'planten maken geen zuurstof'],
    ['nl', 'alle planten hebben licht nodig', 'sommige planten hebben licht nodig'],
    ['nl', 'de reactie is omkeerbaar', 'de reactie is onomkeerbaar'],
    ['nl', 'van koud naar warm', 'van warm naar koud'],
    ['nl', 'het duurt 3 dagen', 'het duurt 4 dagen'],
    ['nl', 'licht en water', 'licht of water'],
    ['nl', 'eerst warm dan koud', 'eerst koud dan warm'],
    ['en', 'heat goes into the water', 'heat goes from the water'],
    ['en', 'it rises because it is warm', 'it rises so it is warm'],
    ['en', 'the mass increases', 'the mass decreases'],
    ['de', 'die Masse wird größer', 'die Masse wird kleiner'],
    ['de', 'mit Licht', 'ohne Licht'],
    ['fr', 'avec de la lumière', 'sans lumière'],
    ['fr', 'la masse augmente', "la masse n'augmente pas"],
  ])('%s: not “%s” and “%s”', (language, a, b) => {
    expect(group([a, b], language)).toHaveLength(2);
  });

  test('not if they differ in what they say about the words of the question', () => {
    const question = aQuestion({ text: 'Wat is het verschil tussen mitose en meiose?' });
    const answers = ['mitose maakt twee cellen', 'meiose maakt twee cellen', 'mitose en meiose maken twee cellen'];
    expect(group(answers, 'nl', question)).toHaveLength(3);
    const loss = aQuestion({ text: 'Verdampt er meer of minder?' });
    expect(group(['planten drogen uit', 'planten drogen minder uit'], 'nl', loss)).toHaveLength(2);
    expect(
      group(['warm en koud', 'koud en warm'], 'nl', aQuestion({ text: 'Wat is warm en wat is koud?' })),
    ).toHaveLength(2);
  });

  test('a list has no order, unless the question asks for one or the list is a pair', () => {
    const lists = ['zon, maan, aarde', 'aarde, maan, zon'];
    expect(group(lists)).toHaveLength(1);
    expect(group(lists, 'nl', aQuestion({ text: 'Zet in de juiste volgorde: van groot naar klein.' }))).toHaveLength(2);
    expect(group(['vos, konijn', 'konijn, vos'])).toHaveLength(2);
  });

  describe('where the expected answer is a list', () => {
    const question = aQuestion({
      text: 'Wat heeft een plant nodig voor fotosynthese?',
      guide: {
        modelAnswer: 'licht, water en koolstofdioxide',
        misconception: 'zuurstof in plaats van koolstofdioxide',
        passage: 'Zonder licht gaat het niet.',
      },
    });

    test.each([
      ['licht, water, zuurstof', 'water zuurstof en licht'],
      ['Zuurstof, licht en water.', 'licht en zuurstof en water'],
      ['water, CO2, licht', 'licht water koolstofdioxide'],
      ['licht, water en koolstofdioxyde', 'koolstofdioxide, licht, water'],
      ['zonlicht & vruchtbare grond & water', 'water, vruchtbare grond, zonlicht'],
    ])('“%s” and “%s” are one line', (a, b) => {
      expect(linesIn(group([a, b], 'nl', question))).toEqual([['r1', 'r2']]);
    });

    test.each([
      ['water wordt zuurstof', 'zuurstof wordt water'],
      ['licht zonder water', 'water zonder licht'],
      ['veel licht, weinig water', 'weinig licht, veel water'],
      ['groen licht, rode verf', 'rood licht, groene verf'],
      ['licht, water', 'licht, water, zuurstof'],
      ['licht en water', 'licht of water'],
    ])('“%s” and “%s” stay apart', (a, b) => {
      expect(linesIn(group([a, b], 'nl', question))).toHaveLength(2);
    });

    test('words of the question do not count beside other words', () => {
      const powers = aQuestion({
        text: 'Noem de drie machten.',
        guide: { modelAnswer: 'wetgevende, uitvoerende en rechterlijke macht' },
      });
      const [right, ...others] = group(
        ['rechterlijke, wetgevende macht, uitvoerende', 'wetgevende, uitvoerende, rechterlijke', 'koning, kerk, macht'],
        'nl',
        powers,
      );
      expect(right?.map(({ responseIds, certain }) => [responseIds, certain?.verdict])).toEqual([
        [['r1', 'r2'], 'right'],
      ]);
      expect(others.flat().map(({ certain }) => certain)).toEqual([undefined]);
      const choice = aQuestion({
        text: 'Wat heeft een plant nodig: licht, water, lucht of suiker?',
        guide: { modelAnswer: 'licht, water, lucht' },
      });
      expect(group(['licht, water, suiker', 'lucht, water, licht'], 'nl', choice)).toHaveLength(2);
    });

    test('a line names one response for each other order of the list', () => {
      const ordersOf = (...answers: string[]) =>
        group(answers, 'nl', question)
          .flat()
          .map(({ otherOrders }) => otherOrders);
      expect(
        ordersOf(
          'licht, water en CO2',
          'Licht water koolstofdioxide',
          'water, CO2 en licht',
          'water, koolstofdioxyde, licht',
          'CO2, licht en water',
        ),
      ).toEqual([['r3', 'r5']]);
      expect(ordersOf('licht, water en CO2', 'LICHT, water, koolstofdioxyde')).toEqual([undefined]);
    });

    test('every order of it is certainly right', () => {
      const [[first] = []] = group(['water koolstofdioxide licht', 'CO2, licht en water'], 'nl', question);
      expect(first?.certain?.verdict).toBe('right');
      expect(first?.responseIds).toHaveLength(2);
    });

    test('the order counts if the question asks for it', () => {
      const order = aQuestion({
        text: 'Noem de stappen in de juiste volgorde.',
        guide: { modelAnswer: 'licht, water, lucht' },
      });
      expect(linesIn(group(['licht, water, lucht', 'water, licht, lucht'], 'nl', order))).toHaveLength(2);
    });
  });

  test('later answers extend groups and never split them', () => {
    const answers = ['Parijs', 'de stad Parijs', 'steden: Parijs', 'Lyon', 'stad parijs', 'niet Parijs'];
    const all = group(answers);
    for (let length = 1; length <= answers.length; length += 1)
      for (const early of group(answers.slice(0, length))) {
        const ids = early.flatMap(({ responseIds }) => responseIds);
        const holds = (later: AnswerGroups[number]) => {
          const laterIds = later.flatMap(({ responseIds }) => responseIds);
          return ids.every((id) => laterIds.includes(id));
        };
        expect(all.some(holds)).toBe(true);
      }
  });
});

test('the largest group comes first, then those that name more of the core, and blank ones last', () => {
  const answers = ['weet niet', 'geen idee', '?', 'warm', 'groen', 'licht en water', 'groen'];
  expect(groupsIn(group(answers, 'nl', aQuestion(), 'Licht, water en koolstofdioxide'))).toEqual([
    ['groen'],
    ['licht en water'],
    ['warm'],
    ['weet niet', 'geen idee', '?'],
  ]);
});

test('among answers of single students those that name more of the core come first, in whatever form of its words', () => {
  const answers = ['de plant drinkt', 'lichtenergie wordt gebruikt', 'met de lichtenergie maakt hij suikers', 'zomaar'];
  const question = aQuestion({ text: 'Waarvoor gebruikt een plant zijn bladeren?' });
  expect(groupsIn(group(answers, 'nl', question, 'Met energie uit licht maakt de plant suiker')).flat()).toEqual([
    'met de lichtenergie maakt hij suikers',
    'lichtenergie wordt gebruikt',
    'de plant drinkt',
    'zomaar',
  ]);
});

test('a choice and a scale have a line for each option, by exact spelling', () => {
  const choice = aChoice({ options: ['Aa', 'AA', 'aa', '0.5', '0,5'], correctAnswer: 'AA' });
  expect(groupsIn(group(['aa', 'AA', ' AA ', '0.5', '0,5'], 'nl', choice))).toEqual([['AA'], ['aa'], ['0.5'], ['0,5']]);
  expect(linesIn(group(['3', '4', '3'], 'nl', aScale()))).toEqual([['r1', 'r3'], ['r2']]);
});

test('answers without letters, in other scripts or of punctuation only are all kept', () => {
  const answers = ['光合作用', '光合作用。', 'фотосинтез', '😂', '...', '\u202e', 'दाल', 'दिल'];
  expect(linesIn(group(answers)).flat().sort()).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8']);
  expect(linesIn(group(['दाल', 'दिल']))).toHaveLength(2);
});
