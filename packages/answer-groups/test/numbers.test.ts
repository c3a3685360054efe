import type { Language } from '@exit-tickets/contracts';
import { aQuestion } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { groupQuestion } from '../src/judging/group-question.ts';

/** “Not right” and “not wrong” accept all other verdicts. */
type Expected = 'right' | 'wrong' | 'blank' | 'unjudged' | 'not right' | 'not wrong';

const cases: [Language, string, string, string, Expected][] = [
  // Lists of numbers.
  ['nl', 'Welke twee getallen deel je?', '12 en 3', '1 en 23', 'not right'],
  ['nl', 'Welke twee getallen deel je?', '12 en 3', '12 en 3', 'right'],
  ['nl', 'Welke mengsels zijn verzadigd?', '4 en 5', '5 en 4', 'right'],
  ['nl', 'Welke mengsels zijn verzadigd?', '4 en 5', '45', 'not right'],
  ['nl', 'Welke mengsels zijn verzadigd?', '4 en 5', '4', 'not right'],
  ['nl', 'Welke mengsels zijn verzadigd?', '4 en 5', '4, 5 en 6', 'not right'],
  ['en', 'Put the samples in order, lightest first.', '3, 1, 2', '1, 2, 3', 'not right'],
  ['en', 'Which samples float?', 'samples 2 and 7', '2, 7', 'right'],
  [
    'en',
    'Which mixtures are saturated? How do you know?',
    'Mixtures 4 and 5 are saturated. There is material on the bottom of 4 and 5.',
    '4 and 5',
    'not wrong',
  ],
  ['de', 'Wo liegt der Schnittpunkt?', '(2, 3)', '(3, 2)', 'not right'],
  ['de', 'Wo liegt der Schnittpunkt?', '(2, 3)', '(2,3)', 'not wrong'],
  ['fr', 'Dans quel rapport mélange-t-on ?', '2:3', '3:2', 'not right'],
  ['fr', 'Quels nombres sont premiers ?', '2, 3 et 7', '7, 3 et 2', 'right'],
  ['fr', 'Entre quelles valeurs ?', 'de 10 à 20', 'de 1 à 20', 'not right'],
  // Units of one kind.
  ['nl', 'Hoe ver is het?', '2 km', '2000 m', 'right'],
  ['nl', 'Hoe ver is het?', '2 km', '2000', 'not right'],
  ['nl', 'Hoe groot is de stroom?', '0,25 A', '250 mA', 'right'],
  ['en', 'How long does it take?', '90 minutes', '1.5 hours', 'right'],
  ['en', 'How long does it take?', '90 minutes', '1 hour 30 minutes', 'not wrong'],
  ['en', 'What is the area?', '4 m²', '4 m', 'not right'],
  ['de', 'Wie schwer ist es?', '1,5 kg', '1500 g', 'right'],
  ['de', 'Wie schwer ist es?', '1,5 kg', '1500 mg', 'not right'],
  ['fr', 'Quelle est la température ?', '5 °C', 'cinq degrés', 'right'],
  ['fr', 'Quelle est la température ?', '-5 °C', '5 °C', 'not right'],
  // Number words, fractions, decimals.
  ['nl', 'Welk deel is gekleurd?', 'twee derde', '2/3', 'right'],
  ['nl', 'Welk deel is gekleurd?', '2/3', '3/2', 'not right'],
  ['en', 'What is the chance?', '0.85', '.85', 'right'],
  ['en', 'What is the chance?', '9/25', '9 out of 25', 'right'],
  ['en', 'What is the chance?', '9/25', '25 out of 9', 'not right'],
  ['en', 'How many?', '21', 'twenty-one', 'right'],
  ['de', 'Wie viele?', '21', 'einundzwanzig', 'right'],
  ['de', 'Wie viele?', '21', 'zwölf', 'not right'],
  ['de', 'Wie groß ist der Anteil?', '3/4', 'drei Viertel', 'right'],
  ['de', 'Wie viele Einwohner?', '1.500', '1500', 'right'],
  ['de', 'Wie viele Einwohner?', '1.500', '1,5', 'not right'],
  ['fr', 'Combien ?', '1 500', '1500', 'right'],
  ['fr', 'Combien ?', '80', 'quatre-vingts', 'right'],
  ['fr', 'Combien ?', '24', '4 et 20', 'not right'],
  ['nl', 'Hoeveel is het?', '7,5', '75', 'not right'],
  ['nl', 'Hoeveel?', '1½', '1,5', 'right'],
  ['nl', 'Hoeveel kilo is dat?', '1,5 kg', 'één en een half', 'right'],
  ['nl', 'Hoeveel kilo is dat?', '1,5 kg', 'een kilo en een half', 'not wrong'],
  ['en', 'How many litres?', '2.5 litres', 'two and a half', 'right'],
  // The form of a number, where the question asks for it.
  ['en', 'Simplify the fraction 6/8.', '3/4', '6/8', 'not right'],
  ['en', 'Round 2.998 to 2 decimal places.', '3.00', '3', 'not right'],
  ['en', 'Round 2.998 to 2 decimal places.', '3.00', '3.00', 'right'],
  ['nl', 'Rond 3,456 af op één decimaal.', '3,5', '3,50', 'not right'],
  ['nl', 'Hoe groot is het deel?', '3/4', '6/8', 'right'],
  // What a number belongs to.
  ['en', 'Solve: 2x + 3 = -5', 'x = -4', '-4', 'right'],
  ['en', 'Solve: 2x + 3 = -5', 'x = -4', 'y = -4', 'unjudged'],
  ['en', 'Solve: 2x + 3 = -5', 'x = -4', '-4x', 'unjudged'],
  ['nl', 'Wat is de helling van y = 3x + 5?', '3', '3x', 'unjudged'],
  ['nl', 'Wat is de helling van y = 3x + 5?', '3', 'y = 3', 'unjudged'],
  ['nl', 'Hoeveel zout zit in zeewater?', '35 ‰', '35', 'not right'],
  // Dates and years.
  ['nl', 'In welk jaar viel de Muur?', '1989', '’89', 'unjudged'],
  ['nl', 'In welk jaar viel de Muur?', '1989', '89', 'unjudged'],
  ['nl', 'In welk jaar viel de Muur?', '1989', '88', 'wrong'],
  ['nl', 'Wanneer was dat?', '31 augustus 1854', '31/8/1854', 'right'],
  ['nl', 'Wanneer was dat?', '31 augustus 1854', '13/8/1854', 'not right'],
  ['nl', 'In welk jaar?', '1348', 'in 1348', 'right'],
  ['nl', 'In welk jaar?', '1348', '1348 of misschien 1350', 'not right'],
  ['nl', 'In welk jaar?', '1348', 'niet in 1348', 'not right'],
  ['en', 'When did it fall?', 'July 14, 1789', '14 July 1789', 'right'],
  ['en', 'When did it fall?', 'July 14, 1789', '1789', 'not right'],
  ['de', 'Wann war das?', '3. Oktober 1990', '3.10.1990', 'right'],
  ['fr', 'Quand ?', '11 novembre 1918', '11/9/1918', 'not right'],
  // A calculation that ends in the result.
  ['nl', 'Hoeveel is 3/5 × 3/5?', '9/25', '3/5 × 3/5 = 9/25', 'right'],
  ['nl', 'Hoeveel is 3/5 × 3/5?', '9/25', '3/5 × 3/5 = 6/10', 'not right'],
  ['en', 'What is 12 × 3?', '36', '12 x 3 = 36', 'right'],
  ['en', 'What is 12 × 3?', '36', '36 / 3 = 12', 'not right'],
  ['de', 'Berechne die Kraft.', '20 N', 'F = m · a = 2 · 10 = 20 N', 'right'],
  ['fr', 'Combien font 7 + 5 ?', '12', '7 + 5 = 13', 'not right'],
  // A number inside a sentence is never a reason for "wrong".
  [
    'nl',
    'Wanneer kookt water, en waarom?',
    'Bij 100 graden, want dan is de dampdruk gelijk aan de luchtdruk.',
    'bij 90 graden',
    'not wrong',
  ],
  ['en', 'How many days until it froze?', 'It froze after 3 days in the shade.', '72 hours', 'not wrong'],
  [
    'de',
    'Wie viele Beine hat ein Insekt, wie viele eine Spinne?',
    'Ein Insekt hat 6 Beine, eine Spinne hat 8.',
    '8 und 6',
    'not right',
  ],
  ['fr', 'Que se passe-t-il ?', 'Les lampes 1 et 2 s’éteignent.', 'la 2', 'not wrong'],
  ['en', 'How many atoms?', '3', 'I think 3 because 2 + 2 is 4', 'not right'],
  ['nl', 'Hoeveel?', '12', '13', 'wrong'],
  ['en', 'How far?', '2 km', '3 km', 'wrong'],
  ['de', 'Wie viele Beine haben ein Insekt und eine Spinne?', '6 und 8', '8 und 6', 'not right'],
  ['nl', 'Hoeveel cm is 2 m?', '200 cm', '2 m', 'not right'],
  ['nl', 'Hoeveel meter is dat?', '2000 m', '2 km', 'not right'],
  ['nl', 'Bereken.', '-0,5', '-1½', 'not right'],
  ['nl', 'Bereken.', '-1,5', '-1½', 'right'],
  ['nl', 'Welke getallen?', '4 en -5', '4 - 5', 'not right'],
  ['nl', 'Hoeveel kamers en kleppen heeft het hart?', '4 kamers en 3 kleppen', '3 kamers en 4 kleppen', 'not right'],
  ['en', 'Which two samples?', '2 and 7', '2 or 7', 'not right'],
  ['en', 'Which two samples?', '2 and 7', '27', 'not right'],
  ['en', 'What is 3/5 × 3/5?', '9/25', '3/5 + 3/5 = 9/25', 'not right'],
  ['en', 'Solve 2x = 10.', 'x = 5', '2x = 10', 'not right'],
  ['en', 'Which part is left?', '1/3', 'a third', 'right'],
  ['en', 'Who finished?', '3rd', 'a third', 'not right'],
  ['en', 'Which year?', '1944', 'nineteen forty-four', 'not wrong'],
  ['fr', 'Combien ?', '75', 'soixante-quinze', 'right'],
  ['fr', 'Combien ?', '71', 'soixante et onze', 'right'],
  ['fr', 'Combien ?', '99', 'quatre-vingt-dix-neuf', 'right'],
  ['fr', 'Quelle part ?', '3/4', 'trois quarts', 'right'],
  ['fr', 'Quand ?', '1er août 1291', '1/8/1291', 'right'],
  ['en', 'When?', 'July 4, 1776', '7/4/1776', 'not wrong'],
  ['en', 'When?', '31 August 1854', '8/31/1854', 'right'],
  ['de', 'Wie viel?', '0,5', 'die Hälfte', 'right'],
  ['de', 'Wie schnell?', '36 km/h', '10 m/s', 'right'],
  ['nl', 'Hoe groot is de druk?', '1013 hPa', '101300 Pa', 'right'],
  ['nl', 'Hoeveel?', 'Ongeveer 12, want er vallen er 3 af.', '11', 'not wrong'],
  ['nl', 'Hoeveel kamers heeft het hart?', 'Het hart heeft 4 kamers', 'het zijn er 3', 'not wrong'],
  // Blank, and terms.
  ['en', 'Why is the sky blue?', 'Blue light scatters most.', 'no clue tbh', 'blank'],
  ['nl', 'Waarom is de lucht blauw?', 'Blauw licht wordt het meest verstrooid.', 'ka', 'blank'],
  ['de', 'Warum ist der Himmel blau?', 'Blaues Licht wird am stärksten gestreut.', 'kp', 'blank'],
  ['en', 'Why is the sky blue?', 'Blue light scatters most.', 'Why is the sky blue', 'blank'],
  ['en', 'Which division halves the chromosomes?', 'meiosis', 'miosis', 'not right'],
];

test.each(cases)('%s “%s”, model answer “%s”, answer “%s”: %s', (language, text, modelAnswer, answer, expected) => {
  const question = aQuestion({ text, guide: { modelAnswer } });
  const [lines] = groupQuestion({ question, answers: [{ responseId: 'r1', answer }] }, language);
  const verdict = lines?.[0].certain?.verdict ?? 'unjudged';
  if (expected === 'not right') expect(verdict).not.toBe('right');
  else if (expected === 'not wrong') expect(verdict).not.toBe('wrong');
  else expect(verdict).toBe(expected);
});
