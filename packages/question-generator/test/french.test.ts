import type { QuestionKind } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { lessonPacks } from '../src/languages/lesson-packs.ts';
import { readLesson } from '../src/lesson/lesson.ts';
import { checked } from '../src/questions/checks.ts';
import { definitionsOf } from '../src/questions/definition.ts';
import { allCandidates, generate } from '../src/questions/generate.ts';
import { aboutDefinitions } from '../src/questions/makers/definitions.ts';
import { aboutErrors } from '../src/questions/makers/errors.ts';
import { aboutSentences } from '../src/questions/makers/sentence-rules.ts';

const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** All open questions about a French text; of each kind of maker, but years. */
const asked = (text: string) => {
  const lesson = readLesson(text, 'fr');
  return [...aboutErrors(lesson), ...aboutDefinitions(definitionsOf(lesson), lesson), ...aboutSentences(lesson)]
    .flatMap((candidate) => checked(candidate, lesson) ?? [])
    .filter(({ choice }) => !choice)
    .map(({ kind, wordings, answer }) => ({ kind, texts: wordings.map(plainSpaces), answer: plainSpaces(answer) }));
};

describe('French questions', () => {
  test.each<[string, QuestionKind, string, string]>([
    [
      "L'épargne est la partie du revenu qui n'est pas dépensée.",
      'definition',
      "Explique avec tes propres mots ce qu'est l'épargne.",
      "L'épargne est la partie du revenu qui n'est pas dépensée.",
    ],
    [
      'Les veines sont des vaisseaux qui ramènent le sang au cœur.',
      'definition',
      'Que sont les veines ? Explique avec tes propres mots.',
      'Les veines sont des vaisseaux qui ramènent le sang au cœur.',
    ],
    [
      'Un dipôle est un composant qui possède deux bornes.',
      'definition',
      "Explique ce qu'est un dipôle.",
      'Un dipôle est un composant qui possède deux bornes.',
    ],
    [
      'On appelle séisme une secousse brutale du sol.',
      'definition',
      'Que signifie le mot « séisme » ?',
      'On appelle séisme une secousse brutale du sol.',
    ],
    [
      "Le nom que remplace le pronom s'appelle l'antécédent.",
      'definition',
      "Explique ce que l'on entend par « antécédent ».",
      "Le nom que remplace le pronom s'appelle l'antécédent.",
    ],
    [
      'Chacun est libre de croire ou de ne pas croire : c’est la liberté de conscience.',
      'definition',
      "Que signifie l'expression « liberté de conscience » ?",
      'Chacun est libre de croire ou de ne pas croire : c’est la liberté de conscience.',
    ],
    [
      'La décantation consiste à laisser reposer un mélange trouble.',
      'definition',
      'En quoi consiste la décantation ?',
      'La décantation consiste à laisser reposer un mélange trouble.',
    ],
    [
      "L'imparfait sert à décrire le décor et les habitudes.",
      'definition',
      "À quoi sert l'imparfait ?",
      "L'imparfait sert à décrire le décor et les habitudes.",
    ],
    [
      'Les globules rouges transportent le dioxygène dans le corps.',
      'definition',
      'Quel est le rôle des globules rouges ?',
      'Les globules rouges transportent le dioxygène dans le corps.',
    ],
    [
      'Pour trouver le sujet, on pose la question « qui est-ce qui ? » avant le verbe.',
      'definition',
      'Comment fait-on pour trouver le sujet ?',
      'Pour trouver le sujet, on pose la question « qui est-ce qui ? » avant le verbe.',
    ],
    [
      'La plupart des volcans se situent aux limites des plaques tectoniques.',
      'definition',
      'Où se situent la plupart des volcans ?',
      'La plupart des volcans se situent aux limites des plaques tectoniques.',
    ],
    [
      "La vapeur est obtenue en portant de l'eau à ébullition.",
      'definition',
      'Comment est obtenue la vapeur ?',
      "La vapeur est obtenue en portant de l'eau à ébullition.",
    ],
    [
      "L'huile flotte parce que sa masse volumique est plus petite.",
      'cause',
      "Explique pourquoi l'huile flotte.",
      'Parce que sa masse volumique est plus petite.',
    ],
    [
      'Dans un circuit en dérivation, les lampes sont indépendantes, car elles forment deux boucles.',
      'cause',
      'Explique pourquoi, dans un circuit en dérivation, les lampes sont indépendantes.',
      "Parce qu'elles forment deux boucles.",
    ],
    [
      'Comme les récoltes sont mauvaises, le prix du pain augmente.',
      'cause',
      'Donne la raison pour laquelle le prix du pain augmente.',
      'Parce que les récoltes sont mauvaises.',
    ],
    [
      "Les guerres coûtent très cher. C'est pourquoi le roi augmente les impôts.",
      'cause',
      'Explique pourquoi le roi augmente les impôts.',
      'Les guerres coûtent très cher.',
    ],
    [
      'Les récits sont écrits à la première personne. En effet, le lecteur partage la peur du héros.',
      'cause',
      'Explique pourquoi les récits sont écrits à la première personne.',
      'Parce que le lecteur partage la peur du héros.',
    ],
    [
      "Des milliers d'artisans quittent le royaume, ce qui affaiblit l'économie.",
      'cause',
      "Qu'est-ce qui affaiblit l'économie ?",
      "Des milliers d'artisans quittent le royaume.",
    ],
    [
      'Les séismes sont dus au déplacement des plaques.',
      'cause',
      'À quoi sont dus les séismes ?',
      'Les séismes sont dus au déplacement des plaques.',
    ],
    [
      "Si l'interrupteur est ouvert, le courant ne circule plus.",
      'consequence',
      "Que se passe-t-il si l'interrupteur est ouvert ?",
      'Le courant ne circule plus.',
    ],
    [
      "Lorsqu'une artère se bouche, une partie du muscle meurt.",
      'consequence',
      "Que se passe-t-il lorsqu'une artère se bouche ?",
      'Une partie du muscle meurt.',
    ],
    [
      'Deux grandeurs sont proportionnelles si leur quotient est constant.',
      'consequence',
      'À quelle condition est-ce que deux grandeurs sont proportionnelles ?',
      'Si leur quotient est constant.',
    ],
    [
      "On dit qu'un marché est concurrentiel si aucun vendeur ne fixe les prix.",
      'definition',
      "Quand dit-on qu'un marché est concurrentiel ?",
      "Lorsqu'aucun vendeur ne fixe les prix.",
    ],
    [
      'Plus le magma est visqueux, plus les éruptions sont violentes.',
      'consequence',
      'Complète la règle : « Plus le magma est visqueux, … »',
      'Plus le magma est visqueux, plus les éruptions sont violentes.',
    ],
    [
      "Un matériau conducteur laisse passer le courant, alors qu'un matériau isolant l'arrête.",
      'contrast',
      'Quelle est la différence entre un matériau conducteur et un matériau isolant ?',
      "Un matériau conducteur laisse passer le courant, alors qu'un matériau isolant l'arrête.",
    ],
    [
      'Contrairement aux produits agricoles, les services ne se stockent pas.',
      'contrast',
      "D'après la leçon, quelle est la différence entre les produits agricoles et les services ?",
      'Contrairement aux produits agricoles, les services ne se stockent pas.',
    ],
    [
      "Il existe deux types d'éruptions : les éruptions effusives et les éruptions explosives.",
      'enumeration',
      "Cite les deux types d'éruptions.",
      'Les éruptions effusives et les éruptions explosives.',
    ],
    [
      'Le cœur comprend quatre cavités : deux oreillettes et deux ventricules.',
      'enumeration',
      'Cite les quatre cavités du cœur.',
      'Deux oreillettes et deux ventricules.',
    ],
    [
      "Un volcan se compose d'une cheminée, d'un cratère et d'une chambre.",
      'enumeration',
      'De quoi se compose un volcan ?',
      "Un volcan se compose d'une cheminée, d'un cratère et d'une chambre.",
    ],
    [
      "La métamorphose du papillon se déroule en trois étapes : la chenille, la chrysalide et l'adulte.",
      'order',
      "Cite dans l'ordre les trois étapes de la métamorphose du papillon.",
      "La chenille, la chrysalide et l'adulte.",
    ],
    [
      "Les signes discrets, par exemple une petite médaille, sont autorisés à l'école.",
      'example',
      'Donne un exemple de signes discrets.',
      'Par exemple une petite médaille.',
    ],
    [
      'En 1685, le roi révoque un édit important, qui permettait la liberté.',
      'number',
      'En quelle année est-ce que le roi révoque un édit important ?',
      'En 1685.',
    ],
    [
      'À 0 °C, l’eau douce gèle partout.',
      'number',
      'À quelle température est-ce que l’eau douce gèle partout ?',
      'À 0 °C.',
    ],
    ['Une araignée possède huit pattes.', 'number', 'Combien de pattes possède une araignée ?', 'Huit pattes.'],
    [
      "Beaucoup d'élèves pensent que la pile contient du courant. Elle met seulement les électrons en mouvement.",
      'correction',
      "Certaines personnes pensent que la pile contient du courant. Explique pourquoi c'est faux.",
      'Elle met seulement les électrons en mouvement.',
    ],
    [
      "On croit souvent qu'il fait froid en hiver à cause de la distance. En réalité, la Terre est alors près du Soleil.",
      'correction',
      "Un camarade affirme qu'il fait froid en hiver à cause de la distance. Explique-lui pourquoi c'est faux.",
      'La Terre est alors près du Soleil.',
    ],
  ])('“%s” is asked as %s', (text, kind, question, answer) => {
    expect(asked(text)).toContainEqual({ kind, texts: expect.arrayContaining([question]), answer });
  });

  test.each([
    ['a pronoun that stands for something before', 'Quand il se contracte, le volume de la cage augmente.'],
    ['a demonstrative', 'La fumée paralyse ces cils parce que le goudron les couvre.'],
    ['a place with a name', 'La France est un pays qui se trouve en Europe.'],
    ['an opinion', 'Le sport est une bonne habitude que tout le monde devrait prendre.'],
    ['an example', "L'eau salée en est un exemple que tout le monde connaît."],
    ['what merely lasted', 'En 1789, la France est une monarchie absolue.'],
    ['a reason that is denied', 'Les marées montent non parce que le vent pousse la mer.'],
    ['“even if”', 'Le prix reste élevé même si la demande diminue beaucoup.'],
    ['an indirect question', 'Le médecin veut savoir si le patient tousse la nuit.'],
    ['“so … that”', 'Le vent souffle si bien que les voiles se gonflent vite.'],
    ['what the past only saw once', 'Lorsque les loups ont disparu de la vallée, les cerfs se sont multipliés.'],
    ['a name for it and no event', "Quand deux sons se suivent ainsi, on dit qu'ils riment."],
    ['a picture', 'Comme le montre la figure 3, le courant circule sans cesse.'],
  ])('%s makes no question', (_, text) => {
    expect(asked(text)).toEqual([]);
  });

  test('articles melt into the words before them, and elided words keep their vowel', () => {
    const { whatIs, correction, bestMeaning } = lessonPacks.fr.wordings;
    expect(whatIs("l'érosion", 'est', true).map(plainSpaces)).toContain(
      "Qu'est-ce que l'érosion ? Explique avec tes propres mots.",
    );
    expect(whatIs('un vers', 'est', true).map(plainSpaces)).toContain(
      "Qu'est-ce qu'un vers ? Explique avec tes propres mots.",
    );
    expect(correction('onze est pair')[0]).toContain('que onze');
    expect(correction('elle tombe')[0]).toContain("qu'elle tombe");
    expect(bestMeaning('digue').map(plainSpaces)).toContain('Quelle définition convient au mot « digue » ?');
    expect(bestMeaning('basse continue').map(plainSpaces)).toContain(
      "Quelle définition convient à l'expression « basse continue » ?",
    );
  });

  test('a heading of words does not swallow the text below it, and its entries stay apart', () => {
    const lesson = readLesson(
      `Vocabulaire\nClavecin : instrument à clavier dont les cordes sont pincées\nConcerto : œuvre dans laquelle un soliste dialogue avec l'orchestre\n\nLe piano est un instrument dont les cordes sont frappées par des marteaux.`,
      'fr',
    );
    expect(definitionsOf(lesson).map(({ term }) => term)).toEqual(['piano', 'clavecin', 'concerto']);
  });

  test('a sentence ends behind a French quotation mark', () => {
    const { errors } = readLesson(
      "On entend souvent : « Le sucre fond dans le café. » C'est faux. Il se dissout sans fondre.",
      'fr',
    );
    expect(errors).toMatchObject([{ error: 'Le sucre fond dans le café', right: 'Il se dissout sans fondre.' }]);
  });
});

test('a year is asked for with and without “est-ce que”', () => {
  const { candidates } = allCandidates("En 1682, le roi s'installe avec toute sa cour au château de Versailles.");
  expect(
    candidates.find(({ kind }) => kind === 'number')?.wordings.map((text) => text.replaceAll('\u00a0', ' ')),
  ).toEqual([
    "En quelle année est-ce que le roi s'installe avec toute sa cour au château de Versailles ?",
    "Indique en quelle année le roi s'installe avec toute sa cour au château de Versailles.",
  ]);
});

describe('a French ticket has one apostrophe', () => {
  const lesson =
    "L'épargne est la partie du revenu qui n'est pas dépensée. L'huile flotte parce que sa masse volumique est plus petite.";

  test.each([
    ['that of its lesson, if that is straight', lesson, "'"],
    ['that of its lesson, if that is typographic', lesson.replaceAll("'", '’'), '’'],
    ['the one that its lesson has most', lesson.replace("'", '’'), "'"],
    [
      'the typographic one where its lesson has none',
      'Un dipôle est un composant qui possède deux bornes. Une veine est un vaisseau qui ramène le sang vers le cœur.',
      '’',
    ],
  ])('%s', (_which, content, sign) => {
    const questions = Array.from({ length: 8 }, (_, seed) =>
      generate({ content, levels: ['reproduceren-begrijpen'], count: 2, existing: [], seed }),
    ).flatMap((made) => made.questions);
    const texts = questions.flatMap(({ text, options = [], correctAnswer = '', guide }) => [
      text,
      ...options,
      correctAnswer,
      guide.modelAnswer,
      guide.misconception,
    ]);
    expect(new Set(texts.join('\n').match(/(?<=\p{L})['’](?=\p{L})/gu))).toEqual(new Set([sign]));
    for (const { guide } of questions) expect(content).toContain(guide.passage);
  });
});
