import { judgement, type Language, languages, type Question } from '@exit-tickets/contracts';
import { aChoice, aQuestion, aScale } from '@exit-tickets/testing';
import { describe, expect, test } from 'vitest';
import { groupQuestion } from '../src/judging/group-question.ts';

const certainOf = (question: Question, answer: string, language: Language = 'nl', core?: string) =>
  groupQuestion({ question, core, answers: [{ responseId: 'r1', answer }] }, language)[0]?.[0].certain;
const verdictOf = (question: Question, answer: string, language: Language = 'nl', core?: string) =>
  certainOf(question, answer, language, core)?.verdict ?? 'unjudged';
const questionWith = (text: string, modelAnswer: string) => aQuestion({ text, guide: { modelAnswer } });

const capital = questionWith('Wat is de hoofdstad van Frankrijk?', 'Parijs');
const process = questionWith('Hoe heet het proces waarbij planten voedsel maken?', 'Fotosynthese');
const needs = questionWith('Wat heeft een plant nodig voor fotosynthese?', 'Licht, water en koolstofdioxide.');
const plague = questionWith('In welk jaar begon de pest in Frankrijk?', '1348');
const cells = questionWith('Bij welke deling ontstaan vier cellen: mitose of meiose?', 'meiose');

describe('an answer equal to the model answer is right', () => {
  test.each<[Question, string]>([
    [capital, 'parijs'],
    [capital, 'Ik denk Parijs!'],
    [capital, 'De hoofdstad van Frankrijk is Parijs'],
    [capital, 'Parijs is de hoofdstad van Frankrijk.'],
    [process, 'het is fotosynthese'],
    [process, 'fotosyntese'],
    [needs, 'licht, water en CO2'],
    [needs, 'water, koolstofdioxide en licht'],
    [questionWith('Welk gas?', 'kooldioxide / CO2'), 'CO2'],
    [questionWith('Hoe heet zo’n dier?', 'vleeseter of carnivoor'), 'carnivoor'],
  ])('for question %#: “%s”', (question, answer) => {
    expect(certainOf(question, answer)).toMatchObject({
      verdict: 'right',
      by: 'key',
      reason: expect.stringContaining('Klopt'),
    });
  });

  test('also to a core that the teacher wrote', () => {
    expect(verdictOf(aQuestion(), 'Omdat ze hebben licht nodig', 'nl', 'Ze hebben licht nodig.')).toBe('right');
  });
});

test('“nothing” is blank where a word is missing, unless it is the word', () => {
  const gap = questionWith('De … is waar vraag en aanbod gelijk zijn.', 'evenwichtsprijs');
  for (const answer of ['niks', 'nix', 'rien', 'Nothing']) expect(verdictOf(gap, answer), answer).toBe('blank');
  const force = questionWith('De resulterende kracht is … .', 'nul');
  const change = questionWith('Er is … verandering.', 'geen');
  for (const question of [force, change]) expect(verdictOf(question, 'niks')).not.toBe('blank');
  const nothing = questionWith('Er verandert … aan de massa.', 'niets');
  expect([verdictOf(nothing, 'niets'), verdictOf(nothing, 'niks')]).toEqual(['right', 'unjudged']);
  expect(verdictOf(questionWith('Wat verandert er aan de massa?', 'die blijft gelijk'), 'niks')).toBe('unjudged');
});

describe('an uncertain answer is not judged', () => {
  test.each<[Question, string]>([
    [capital, 'Lyon'],
    [capital, 'niet Parijs'],
    [capital, 'Parijs of Lyon'],
    [capital, 'Parijs is niet de hoofdstad van Frankrijk'],
    [cells, 'mitose'],
    [cells, 'meiose en mitose'],
    [needs, 'licht en water'],
    [needs, 'licht, water en koolstofdioxide niet'],
    [questionWith('Noem twee gassen.', 'zuurstof of stikstof'), 'zuurstof'],
    [questionWith('Is het warm of koud?', 'warm of koud'), 'warm'],
    [questionWith('Wie versloeg Napoleon?', 'Wellington'), 'Napoleon versloeg Wellington'],
    [aQuestion(), 'licht'],
  ])('%# “%s”', (question, answer) => {
    expect(certainOf(question, answer)).toBeUndefined();
  });
});

test('a misspelt word that may be another one is not judged', () => {
  const division = questionWith('Hoe heet de gewone celdeling?', 'mitose');
  expect(['mitosse', 'meitose'].map((answer) => verdictOf(division, answer))).toEqual(['right', 'unjudged']);
  const melting = questionWith('Hoe heet de overgang van vast naar vloeibaar?', 'smelten');
  expect(['smeltten', 'smeten'].map((answer) => verdictOf(melting, answer))).toEqual(['right', 'unjudged']);
  const uptake = aQuestion({
    text: 'Wat is opname?',
    guide: { modelAnswer: 'absorptie', passage: 'Adsorptie is hechten.' },
  });
  expect(['abssorptie', 'abdsorptie'].map((answer) => verdictOf(uptake, answer))).toEqual(['right', 'unjudged']);
});

describe('every letter counts where a question asks for the form or the spelling of a word', () => {
  test.each<[Language, text: string, modelAnswer: string, right: string, others: string[]]>([
    ['de', 'Wie heißt der Plural von „Mutter“?', 'Mütter', 'die Mütter', ['Mutter', 'Muttern', 'Mutters']],
    ['de', 'Setze in den Konjunktiv II: Ich habe Zeit.', 'Ich hätte Zeit.', 'ich hätte Zeit', ['Ich hatte Zeit']],
    ['fr', 'Complète avec ou / où : Je ne sais pas ... il habite.', 'où', 'Où', ['ou', 'là']],
    ['fr', 'Complète : Les pommes que j’ai ... (manger).', 'mangées', 'Mangées', ['mangée', 'mangés', 'manger']],
    ['nl', 'Hij ... (beantwoorden) de mail.', 'beantwoordt', 'beantwoordt', ['beantwoord', 'beantwoort']],
    ['nl', 'Zij heeft de brief ... (versturen).', 'verstuurd', 'Verstuurd.', ['verstuurt', 'verstuurdt']],
    ['nl', 'Wat is het meervoud van maan?', 'manen', 'manen', ['mannen', 'maanen']],
    ['nl', 'Wat is het meervoud van bom?', 'bommen', 'Bommen', ['bomen']],
    ['en', "Write the plural of 'diary'.", 'diaries', 'diaries', ['dairies', 'diareis']],
    ['nl', 'Hoe schrijf je het meervoud van foto?', "foto's", 'foto’s', ['fotos', 'foto-s']],
    ['nl', 'Zet in de gebiedende wijs: tu tournes.', 'tourne', 'tourne', ['tourné', 'tournes']],
    ['nl', 'Wat is het Engelse woord voor woestijn?', 'desert', 'desert', ['dessert', 'deserts']],
    ['nl', 'Vertaal in het Frans: de vis', 'le poisson', 'Le poisson', ['le poison', 'la boisson']],
    ['en', 'What is the Dutch word for trees?', 'bomen', 'bomen', ['bommen', 'boomen']],
    ['de', 'Übersetze ins Deutsche: brothers', 'Brüder', 'Brüder', ['Bruder']],
    ['fr', 'Comment dit-on « calme » en anglais ?', 'quiet', 'quiet', ['quite']],
  ])('%s: %s', (language, text, modelAnswer, right, others) => {
    const question = questionWith(text, modelAnswer);
    const answers = [right, ...others].map((answer, at) => ({ responseId: `r${at}`, answer }));
    const groups = groupQuestion({ question, answers }, language);
    expect(groups.map((lines) => lines.map(({ answer }) => answer))).toEqual(expect.arrayContaining([[right]]));
    expect(groups).toHaveLength(answers.length);
    for (const [line] of groups)
      expect(line.certain?.verdict, line.answer).toBe(line.answer === right ? 'right' : undefined);
  });

  test('elsewhere a missing accent or a slip does not', () => {
    expect(verdictOf(questionWith('Comment s’appelle ce gaz ?', 'oxygène'), 'oxygene', 'fr')).toBe('right');
    expect(verdictOf(questionWith('Wie heißt dieser Vorgang?', 'Verdünnung'), 'verdunnung', 'de')).toBe('right');
  });
});

describe('what a question asks for counts, and else leaves an answer to the teacher', () => {
  test.each<[what: string, text: string, modelAnswer: string, right: string, others: string[]]>([
    ['an article', 'Welk lidwoord hoort bij meisje?', 'het meisje', 'Het meisje', ['de meisje', 'meisje']],
    ['an article', 'De of het? ... boek', 'het', 'het', ['de', 'een']],
    [
      'punctuation',
      "Zet de komma's: Als het kan kom ik.",
      'Als het kan, kom ik.',
      'Als het kan, kom ik.',
      ['Als het kan kom ik.'],
    ],
    [
      'capitals',
      'Schrijf met hoofdletters: ik woon in nederland.',
      'Ik woon in Nederland.',
      'Ik woon in Nederland.',
      ['Ik woon in nederland.'],
    ],
    [
      'one word or two',
      'Aan elkaar of los: lange afstandsloper',
      'langeafstandsloper',
      'Langeafstandsloper',
      ['lange afstandsloper', 'lange-afstandsloper'],
    ],
    ['brackets', 'Ontbind in factoren: 2x + 6', '2(x + 3)', '2(x+3)', ['2x + 3', '(2x+3)']],
    ['brackets', 'Hoe vraag je het eerste element van a op?', 'a[0]', 'a[0]', ['a(0)', 'a 0']],
    ['a formula', 'Wat is de formule van water?', 'H2O', 'H2O', ['water']],
    ['a sharp', 'Welke toon is dit?', 'F#', 'F#', ['F']],
    ['a variable', 'Vereenvoudig: 2a + 3a', '5a', '5a', ['5', 'a']],
  ])('%s: %s', (_what, text, modelAnswer, right, others) => {
    const question = questionWith(text, modelAnswer);
    expect(verdictOf(question, right)).toBe('right');
    for (const answer of others) expect(certainOf(question, answer), answer).toBeUndefined();
  });

  test.each<[Language, text: string, modelAnswer: string, right: string[], others: string[]]>([
    ['de', 'Ich sehe ___ Hund.', 'den Hund', ['den Hund', 'den'], ['der Hund', 'dem Hund', 'einen Hund', 'Hund']],
    ['de', 'Setze in den Akkusativ: der Hund', 'den Hund', ['den Hund'], ['der Hund', 'Hund']],
    ['de', 'Er legt das Buch ___ Tisch.', 'auf den Tisch', ['auf den Tisch', 'auf den'], ['auf dem Tisch']],
    ['fr', 'Complète : ___ maison est rouge.', 'la maison', ['la', 'la maison est rouge'], ['le maison', 'maison']],
    ['nl', 'Ik zie ___ (de/het) huis.', 'het huis', ['het huis', 'het'], ['de huis', 'huis']],
    ['en', 'I eat ___ apple every day.', 'an apple', ['an apple'], ['a apple', 'apple']],
    ['en', 'How do you say ‘le chat noir’ in English?', 'the black cat', ['The black cat'], ['a black cat']],
  ])('an article is never folded where it is all that the answer adds, or a form is asked: %s, %s', (...row) => {
    const [language, text, modelAnswer, right, others] = row;
    const question = questionWith(text, modelAnswer);
    for (const answer of right) expect(verdictOf(question, answer, language), answer).toBe('right');
    for (const answer of others) expect(verdictOf(question, answer, language), answer).toBe('unjudged');
  });

  test('elsewhere an article is folded, also where the question offers nouns to choose from', () => {
    expect(verdictOf(questionWith('Welke is groter: de zon of de aarde?', 'de zon'), 'zon')).toBe('right');
    expect(verdictOf(questionWith('Wat zie je?', 'een hond'), 'de hond')).toBe('right');
  });

  test('an answer to a gap may repeat the words that follow', () => {
    const question = questionWith('De Maas heeft een ___ regiem dan de Rijn.', 'onregelmatiger');
    expect(verdictOf(question, 'een onregelmatiger regiem')).toBe('right');
    expect(verdictOf(question, 'niet onregelmatiger regiem')).toBe('unjudged');
  });

  test('a sentence that a question quotes asks for nothing', () => {
    const question = questionWith(
      'Welk woord mist er? “De … is waar vraag en aanbod aan elkaar gelijk zijn.”',
      'prijs',
    );
    expect(verdictOf(question, 'de PRIJS!!!')).toBe('right');
  });

  test('an optional ending in brackets is no expression', () => {
    expect(verdictOf(questionWith('Welk dier is dat?', 'hond(en)'), 'hond en')).toBe('right');
  });

  test('an article in the sentence keeps two answers apart where the article is the answer', () => {
    const answers = ['auf dem Tisch', 'auf den Tisch'].map((answer) => ({ responseId: answer, answer }));
    expect(
      groupQuestion({ question: questionWith('Das Buch liegt auf ___ Tisch.', 'dem'), answers }, 'de'),
    ).toHaveLength(2);
  });
});

describe('capitals count after the first letter of a formula', () => {
  test.each<[key: string, right: string[], waiting: string[]]>([
    ['CO', ['CO', 'het is CO.'], ['Co', 'co', 'het is Co']],
    ['Co', ['Co', 'co'], ['CO']],
    ['CO2', ['CO2', 'CO₂', 'co2', 'Co2'], []],
    ['H2O', ['H2O', 'H2o', 'water'], []],
    ['NaCl', ['NaCl', 'naCl'], ['nacl', 'NACL']],
    ['koolmonoxide / CO', ['CO', 'Koolmonoxide'], ['Co']],
  ])('%s', (key, right, waiting) => {
    const question = questionWith('Welke stof is dat?', key);
    const answers = [...waiting, ...right].map((answer) => ({ responseId: answer, answer }));
    const lines = groupQuestion({ question, answers }, 'nl').flat();
    const verdicts = lines.flatMap(({ responseIds, certain }) => responseIds.map((id) => [id, certain?.verdict]));
    expect(Object.fromEntries(verdicts)).toEqual(
      Object.fromEntries([
        ...right.map((answer) => [answer, 'right']),
        ...waiting.map((answer) => [answer, undefined]),
      ]),
    );
  });

  test.each([
    ['DNA', 'dna'],
    ['VOC', 'voc'],
    ['WHO', 'Who'],
    ['Parijs', 'PARIJS'],
    ['C', 'c'],
    ['Licht, water en CO2', 'licht, water en co2'],
    ['koolstofdioxide', 'Co2'],
  ])('and nowhere else: “%s”, “%s”', (key, answer) => {
    expect(verdictOf(questionWith('Wat is dat?', key), answer)).toBe('right');
  });
});

describe('numbers are compared as numbers', () => {
  const chance = questionWith('Hoe groot is de kans?', '11/15');
  const half = questionWith('Hoe groot is de kans op kop?', '0,5');
  const height = questionWith('Hoe hoog is de toren?', '12 m');
  const metres = questionWith('Hoeveel meter is de toren hoog?', '12 m');
  const distance = questionWith('Hoe groot is de afstand?', '1.200 km');
  const rooms = questionWith('Hoeveel kamers heeft het hart?', '4');
  test.each<[Question, string]>([
    [plague, 'in 1348'],
    [plague, 'De pest begon in het jaar 1348'],
    [chance, '0,7333'],
    [chance, '0.73333...'],
    [chance, '11 / 15'],
    [half, '1/2'],
    [half, '50 %'],
    [half, '0.50'],
    [height, '12 meter'],
    [height, '1200 cm'],
    [metres, '12'],
    [distance, '1 200 kilometer'],
    [distance, '1200 km'],
    [rooms, 'vier kamers'],
    [rooms, 'het hart heeft 4 kamers'],
    [questionWith('Los op: 2x = 10', 'x = 5'), '5'],
    [questionWith('Hoe koud is het?', '-5 °C'), '-5 graden'],
    [questionWith('Hoeveel procent korting is dat?', '12'), '12%'],
    [questionWith('Hoeveel % korting is dat?', '12'), '12 procent'],
    [questionWith('Wat is 15% van 80?', '12'), '12'],
  ])('an equal number is right: %# “%s”', (question, answer) => {
    expect(verdictOf(question, answer)).toBe('right');
  });

  test.each<[Question, string]>([
    [plague, '1438'],
    [rooms, 'drie'],
    [height, '15 m'],
    [questionWith('Hoe koud is het?', '-5 °C'), '5 °C'],
  ])('another number is wrong: %# “%s”', (question, answer) => {
    expect(certainOf(question, answer)).toMatchObject({
      verdict: 'wrong',
      by: 'key',
      reason: expect.stringContaining('klopt niet'),
    });
  });

  test.each<[Question, string]>([
    [chance, '0,73'],
    [chance, '0,7'],
    [metres, '1200 cm'],
    [height, '12'],
    [height, '1200'],
    [plague, 'voor 1348'],
    [plague, '1348 of 1349'],
    [plague, '1348 v.Chr.'],
    [plague, 'niet in 1348'],
    [half, '5'],
    [questionWith('Schrijf een half als breuk.', '1/2'), '0,5'],
    [questionWith('Ongeveer hoeveel inwoners heeft de stad?', '900'), '850'],
    [questionWith('Noem een getal boven de 5.', '7'), '8'],
    [questionWith('Los op: 2x = 10', 'x = 5'), '2 * 5 = 10'],
    [questionWith('Los op', '2 of -2'), '3'],
    [questionWith('Wat is 15% van 80?', '12'), '12%'],
    [questionWith('Combien font 15 pour cent de 80 ?', '12'), '12 %'],
  ])('an uncertain number is not judged: %# “%s”', (question, answer) => {
    expect(verdictOf(question, answer)).toBe('unjudged');
  });

  test('in the notation of the language of the ticket', () => {
    expect(verdictOf(questionWith('How far is it?', '1,200 km'), '1200 km', 'en')).toBe('right');
    expect(verdictOf(questionWith('How long is it?', '1.2 m'), '1,200 m', 'en')).not.toBe('right');
    expect(verdictOf(questionWith('Wie weit ist es?', '1.200 km'), '1200 Kilometer', 'de')).toBe('right');
    expect(verdictOf(questionWith('Combien ?', '1 200,5'), '1200,5', 'fr')).toBe('right');
  });
});

test('a choice is right when it is the key, and has no verdict without one', () => {
  expect(certainOf(aChoice(), 'chlorofyl')).toMatchObject({ verdict: 'right', by: 'key' });
  expect(certainOf(aChoice(), ' glucose ')).toMatchObject({
    verdict: 'wrong',
    reason: expect.stringContaining('chlorofyl'),
  });
  expect(certainOf(aChoice(), '')).toMatchObject({ verdict: 'blank' });
  expect(certainOf(aChoice({ correctAnswer: undefined }), 'glucose')).toBeUndefined();
  expect(certainOf(aScale(), '3')).toBeUndefined();
});

test('an opinion has no verdict, whatever its guide says', () => {
  expect(certainOf(questionWith('Wat vond je van de les?', 'leuk'), 'leuk')).toBeUndefined();
  expect(verdictOf(questionWith('Wat vond je van de les?', 'leuk'), 'geen idee')).toBe('blank');
});

test.each<[Language, string]>([
  ['nl', 'Leeg: er is geen antwoord om te beoordelen.'],
  ['en', 'Blank: there is no answer to assess.'],
  ['de', 'Leer: Es gibt keine Antwort, die bewertet werden kann.'],
  ['fr', 'Vide\u00a0: il n’y a pas de réponse à évaluer.'],
])('the reason is in the language of the ticket: %s', (language, reason) => {
  expect(certainOf(aQuestion(), '?', language)).toEqual({ verdict: 'blank', by: 'key', reason });
});

test('every reason fits its limit, however long the right answer is', () => {
  const long = 'lang '.repeat(59).trim();
  for (const language of languages) {
    expect(
      judgement.safeParse(certainOf(aQuestion({ guide: { modelAnswer: long } }), long, language)).error,
    ).toBeUndefined();
    const choice = aChoice({ options: [long, 'kort'], correctAnswer: long });
    expect(judgement.safeParse(certainOf(choice, 'kort', language)).error).toBeUndefined();
  }
});
