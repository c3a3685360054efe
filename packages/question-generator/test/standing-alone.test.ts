import { describe, expect, test } from 'vitest';
import { allCandidates } from '../src/questions/generate.ts';

const candidatesOf = (text: string) => allCandidates(text).candidates;
const questionsOf = (text: string): string[] =>
  candidatesOf(text).flatMap(({ wordings }) => wordings.map((wording) => wording.replaceAll('\u00a0', ' ')));
const answersOf = (text: string): string[] => candidatesOf(text).map(({ answer }) => answer.replaceAll('\u00a0', ' '));

describe('a question stands without the sentences around it', () => {
  test.each([
    ['De zee warmt langzaam op. Daardoor is het aan de kust dan koeler.', 'Waarom is het aan de kust koeler?'],
    ['Because no air reaches the flame, the candle finally goes out.', 'Explain why the candle goes out.'],
    ['Weil Luft an die Flamme kommt, brennt die Kerze also weiter.', 'Warum brennt die Kerze weiter?'],
    [
      "La flamme s'éteint donc vite parce que l'air manque autour du verre.",
      "Explique pourquoi la flamme s'éteint vite.",
    ],
  ])('a word that joins sentences is left out (%s)', (text, question) => {
    expect(questionsOf(text)).toContain(question);
  });

  test.each([
    'Omdat de Kamer de ministers controleert, blijft er toch evenwicht.',
    'Earlier laws had failed because nobody checked whether owners obeyed the rules.',
    'People still use coal because coal is cheap in many countries.',
    'Omdat het geld van heel veel mensen kwam, was het verlies voor elk van hen klein.',
    'Das Netz wurde so gebaut, damit eine Nachricht immer einen Weg findet.',
    'Weil die Kammer die Minister kontrolliert, bleibt trotzdem ein Gleichgewicht.',
    "L'huile reste pourtant au-dessus parce que sa masse volumique est petite.",
  ])('a contrast or comparison with what was said before is not asked about (%s)', (text) => {
    expect(questionsOf(text)).toEqual([]);
  });

  test.each([
    'Friction holds a rock in place for years. The rock breaks because the pressure grows too strong.',
    'Op het plein staat een toren van steen. De toren zakt scheef omdat de grond zacht is.',
    'Auf dem Berg liegt ein Felsen aus Kalk. Der Felsen zerbricht, weil Wasser in die Spalten dringt.',
    "Sur la colline se trouve un rocher. Le rocher se casse parce que l'eau gèle dans les fentes.",
  ])('a thing that an earlier sentence brought in is not asked about (%s)', (text) => {
    expect(questionsOf(text).filter((one) => /rock|toren|Felsen|rocher/u.test(one))).toEqual([]);
  });

  test('unless the lesson is about it', () => {
    const text =
      'The rock\n\nFriction holds a rock in place for years. The rock breaks because the pressure grows too strong.';
    expect(questionsOf(text)).toContain('Explain why the rock breaks.');
  });

  test.each([
    [
      'Het hart\n\nBij het hardlopen hebben de spieren veel zuurstof nodig. Daarom klopt het hart sneller.',
      'Waarom klopt het hart sneller bij het hardlopen?',
    ],
    [
      'Cells\n\nWhen a plant cell lies in pure water, water flows in. The cell does not burst because a strong wall holds it.',
      'Explain why, when a plant cell lies in pure water, the cell does not burst.',
    ],
    [
      'Inflation\n\nDuring inflation, the money in a bank loses its value. Therefore all borrowers gain.',
      'Explain why, during inflation, all borrowers gain.',
    ],
    [
      'Die Wüste\n\nIn der Wüste fehlen die Wolken. Deshalb strahlt der Boden seine Wärme nachts ab.',
      'Warum strahlt in der Wüste der Boden seine Wärme nachts ab?',
    ],
    [
      "La cellule\n\nDans l'eau pure, la cellule se gonfle. C'est pourquoi la membrane se tend.",
      "Dans l'eau pure, pourquoi est-ce que la membrane se tend ?",
    ],
  ])('a place or condition that the sentence before opens with stands in the question (%s)', (text, question) => {
    expect(questionsOf(text)).toContain(question);
  });

  test.each([
    [
      'ASCII heeft te weinig tekens voor alle talen. Daarom gebruikt men tegenwoordig Unicode, dat plaats heeft voor een miljoen tekens.',
      'Waarom gebruikt men tegenwoordig Unicode?',
    ],
    [
      'Because the old code had too few signs, people use Unicode, which has room for a million signs.',
      'Explain why people use Unicode.',
    ],
  ])('a clause that only tells more is left out (%s)', (text, question) => {
    expect(questionsOf(text)).toContain(question);
  });

  test.each([
    'Wrijving\n\nWrijving ontstaat als oppervlakken langs elkaar schuiven. Een fietsketting wordt gesmeerd, omdat olie alles soepel maakt.',
    "Les capteurs\n\nLa porte d'un magasin s'ouvre parce qu'un appareil a vu quelqu'un.\n\nUn capteur mesure une grandeur physique.",
  ])('an everyday illustration is no question for a cause (%s)', (text) => {
    expect(questionsOf(text).filter((one) => /fietsketting|magasin/u.test(one))).toEqual([]);
  });

  test.each([
    'Een driehoek met zijden 5, 12 en 13 is rechthoekig. Zo’n drietal getallen noemen we een pythagoreïsch drietal.',
    'Aan het eind van de eerste regel loopt de zin gewoon door. Dat verschijnsel heet enjambement.',
    'In the first line the sentence simply runs on. This is called enjambment.',
    'Am Ende steht oft die Lehre, die man auch Moral nennt.',
  ])('one case is no explanation of a word (%s)', (text) => {
    expect(questionsOf(text)).toEqual([]);
  });

  test('the other half of a contrast is no part of a definition', () => {
    const text =
      "L'ombre propre est la partie non éclairée de l'objet lui-même, tandis que l'ombre portée se forme sur un écran.";
    expect(answersOf(text)).toContain("L'ombre propre est la partie non éclairée de l'objet lui-même.");
  });

  test('an example comes with one that the lesson gives, and not of something else', () => {
    const light = 'Une source primaire est un objet qui produit lui-même sa lumière, comme le Soleil ou une flamme.';
    expect(answersOf(light)).toContain(
      'Par exemple le Soleil ou une flamme. Une source primaire est un objet qui produit lui-même sa lumière.',
    );
    const verbs =
      'A transitive verb is a verb that takes an object. An intransitive verb, such as arrive, takes no object at all.';
    expect(candidatesOf(verbs).filter(({ kind }) => kind === 'application')).toEqual([]);
  });

  test('a year left out is about nothing that lasted and nobody unnamed', () => {
    const text =
      'In England the great plague lasted until 1361. The king had it ended in 1402. They built the castle in 1410. The town burned down in 1348.';
    expect(questionsOf(text).filter((one) => /lasted|They/u.test(one) && one.includes('____'))).toEqual([]);
  });
});

describe('options are of one kind', () => {
  test('words of a list are mixed with words of that list only', () => {
    const text =
      'The orchestra\n\nDynamics is a term for how loudly the music is played. Pitch is a term for how high a note is.\n\nFamilies\n* Brass: the player buzzes the lips in a mouthpiece\n* Strings: the player bows or plucks a string\n* Woodwind: the player blows across an edge or a reed\n* Percussion: the instrument is struck, shaken or scraped';
    const options = candidatesOf(text).flatMap(({ choice }) => (choice ? [choice.options] : []));
    for (const one of options.filter((list) => list.includes('percussion')))
      expect(one.filter((option) => /dynamics|pitch/iu.test(option))).toEqual([]);
  });

  test('a verb is no option beside nouns', () => {
    const text =
      'Wat op het filter achterblijft, heet het residu. De vloeistof die door het filter loopt, noem je het filtraat. Destilleren is het verdampen van een vloeistof in een kolf. Extraheren is het oplossen van een stof in een oplosmiddel.';
    const options = candidatesOf(text).flatMap(({ choice }) => (choice?.right === 'residu' ? choice.options : []));
    expect(options.filter((option) => /eren$/u.test(option))).toEqual([]);
  });
});
