import type { Question } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { choiceOfAnswers, type JudgedAnswer } from '../../src/follow-up/choice-of-answers.ts';
import { withoutExplaining } from '../../src/follow-up/without-explaining.ts';

test.each([
  ['Bereken 3 − (−5) en leg uit hoe je dat doet.', 'Bereken 3 − (−5).'],
  [
    'Je hebt een 6 en een 8. Wat moet je halen om een 8 te staan? Leg uit.',
    'Je hebt een 6 en een 8. Wat moet je halen om een 8 te staan?',
  ],
  ['Wat gebeurt er met de cel?\nLeg je antwoord uit', 'Wat gebeurt er met de cel?'],
  ['Los op: 2x = 6. Licht je antwoord toe.', 'Los op: 2x = 6.'],
  ['Work out 1/2 + 1/3 and explain how.', 'Work out 1/2 + 1/3.'],
  ['What is 20% of 50? Explain how you got your answer.', 'What is 20% of 50?'],
  ['Solve x − 3.5 = 2, and show your working', 'Solve x − 3.5 = 2.'],
  ['Berechne 3 − (−5) und erkläre, wie du das rechnest.', 'Berechne 3 − (−5).'],
  ['Welche Kugel kommt zuerst unten an? Begründe deine Antwort.', 'Welche Kugel kommt zuerst unten an?'],
  ['Calcule 1/2 + 1/4 et explique.', 'Calcule 1/2 + 1/4.'],
  ['Quelle lampe brille le plus ? Explique comment tu l’as trouvé.', 'Quelle lampe brille le plus ?'],
])('“%s” becomes “%s”', (question, expected) => {
  expect(withoutExplaining(question)).toBe(expected);
});

test.each([
  // Nothing else is asked.
  'Leg uit waarom ijs drijft.',
  'Tim schrijft 1/2 + 1/4 = 2/6. Leg uit waarom.',
  'Lies den Text und erkläre, warum.',
  'Look at the graph and explain how you know.',
  'Une bille tombe dans le vide. Explique.',
  // It asks for something that the rest does not.
  'Solve −2x > 6 and explain the last step.',
  'Wat is een zuur? Leg uit waarom citroensap zuur smaakt.',
  'Berechne 3 − (−5) und erkläre die Regel.',
  'Calcule 1/2 + 1/4 et explique la règle.',
  // It is not the last part, or does not ask for an explanation.
  'Leg uit hoe je dat doet. Bereken 3 − (−5).',
  'Noem een dier en een plant.',
  'Quelle lampe brille, et pourquoi ?',
])('“%s” stays as it is', (question) => {
  expect(withoutExplaining(question)).toBe(question);
});

test('a choice of a class’s answers asks for no explanation', () => {
  const text = 'Bereken 3 − (−5) en leg uit hoe je dat doet.';
  const question: Question = { id: 'q1', type: 'open_text', text };
  const judgedAnswer = (answer: string, verdict: JudgedAnswer['verdict']): JudgedAnswer => ({
    ...{ answer, verdict, count: 5 },
    ...{ isWhole: true, by: 'teacher' },
  });
  const made = choiceOfAnswers(question, undefined, [judgedAnswer('8', 'right'), judgedAnswer('-2', 'wrong')], 'nl');
  expect(made).toMatchObject({ question: { text: 'Bereken 3 − (−5). Welk antwoord klopt?' } });
});
