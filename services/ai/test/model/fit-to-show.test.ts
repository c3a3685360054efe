import type { Language } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { problemOfWords, quantityIn } from '../../src/model/fit-to-show.ts';

const lesson = 'In een wolk zweven de meeste druppels. Trage leerlingen bestaan niet, zegt de schrijver.';

describe('a quantity of students', () => {
  test.each([
    'Vrijwel de hele klas denkt aan rook.',
    'Het merendeel denkt dat wolken rook zijn.',
    'Een paar leerlingen noemen regen.',
    'Nauwelijks iemand noemt damp.',
    '8 van de 10 noemen regen.',
    '8 out of 10 write rain.',
    '8 von den 10 schreiben Regen.',
    'The bulk of the group thinks of smoke.',
    'Hardly anyone mentions vapour.',
    'Most believe that clouds are smoke.',
    'A handful of students write rain.',
    'Kaum jemand nennt den Dampf.',
    'Die meisten denken an Rauch.',
    'Viele Kinder schreiben vom Rauch.',
    'Ein Großteil der Klasse nennt Rauch.',
    'Rares sont ceux qui pensent à la vapeur.',
    'La plupart des élèves parlent de fumée.',
    'Certains croient que c’est de la fumée.',
    'Presque personne ne parle de vapeur.',
    'Ein Großteil denkt an Rauch.',
    'Etliche zählen nur die Tropfen.',
    'De reden wordt nooit genoemd.',
    'De damp is altijd met rook verward.',
    'Der Grund wird nie genannt.',
    'Dampf wird immer mit Rauch verwechselt.',
    'La raison est toujours oubliée.',
    'The reason is never mentioned.',
  ])('is found in: %s', (text) => {
    expect(quantityIn(text, [])).toBeDefined();
  });

  test.each([
    'Een wolk wordt gezien als rook.',
    'Weight is taken to decide how fast something falls.',
    'Das Adverb wird mit dem Nomen verbunden.',
    'La différence est cherchée dans la température.',
    'Ein Großteil der Luft ist Stickstoff.',
    'Une grande partie de l’eau est salée.',
    'Aders hebben altijd zuurstofarm bloed.',
    'Het lijdend voorwerp is altijd een ding.',
    'Venen haben immer sauerstoffarmes Blut.',
    'Das Verb ist immer das zweite Wort.',
    'Le narrateur est toujours le personnage principal.',
    'Les gaz ont toujours la même masse.',
    'The narrator is always the hero.',
  ])('is not found in: %s', (text) => {
    expect(quantityIn(text, [])).toBeUndefined();
  });

  test('is accepted if the lesson has the same words', () => {
    expect(quantityIn('De klas: alle leerlingen zijn druppels.', ['Alle leerlingen zijn druppels.'])).toBeUndefined();
    expect(quantityIn('De klas: alle leerlingen zijn druppels.', [lesson])).toBe('alle leerlingen');
  });
});

const problem = (text: string, language: Language = 'nl'): string | undefined =>
  problemOfWords(text, language, [lesson]);

describe('a remark on students', () => {
  test.each<[Language, string]>([
    ['nl', 'Deze leerlingen zijn lui.'],
    ['nl', 'Hier is niet geleerd.'],
    ['nl', 'Het zwakke groepje snapt dit nog niet.'],
    ['en', 'The low-ability children took smoke for a cloud.'],
    ['en', 'They did not listen.'],
    ['en', 'A dyslexic pupil wrote this.'],
    ['de', 'Hier wurde nicht aufgepasst.'],
    ['de', 'Wer so schreibt, passt in der Stunde nicht auf.'],
    ['de', 'Das ist die Antwort der schwachen Schüler.'],
    ['fr', 'Ces élèves n’ont pas écouté en cours.'],
    ['fr', 'Les élèves faibles parlent de fumée.'],
  ])('is rejected in %s: %s', (language, text) => {
    expect(problem(text, language)).toMatch(/about pupils/);
  });

  test.each<[Language, string]>([
    ['fr', 'Le salaire lui-même baisserait.'],
    ['fr', 'Le bien et celui qui lui ressemble sont confondus.'],
    ['nl', 'De uitkomst zou nul zijn.'],
    ['fr', 'La bête serait un végétal.'],
  ])('is not found in words that are such a remark only in another language, in %s: %s', (language, text) => {
    expect(problemOfWords(text, language, [])).toBeUndefined();
  });

  test('is accepted if the lesson speaks of it', () => {
    expect(problem('De schrijver noemt trage leerlingen.')).toBeUndefined();
    expect(problemOfWords('De schrijver noemt trage leerlingen.', 'nl', [])).toMatch(/about pupils/);
  });
});

test.each([
  'Zie www.wolken.nl.',
  'Zie mathsfaciles.fr voor meer.',
  'Kijk op https://voorbeeld.org/wolken voor meer.',
  'Meer op natuurweb.be/wolken.',
  'Mail naar hulp@voorbeeld.nl.',
  'Bel 06 12345678.',
])('a link, an address or a telephone number is rejected: %s', (text) => {
  expect(problem(text)).toMatch(/link/);
});

describe('a text in another language than the class’s', () => {
  test.each<[Language, string]>([
    ['nl', 'Clouds are thought to be smoke from factories.'],
    ['en', 'De hamer zou sneller vallen omdat hij zwaarder is.'],
    ['de', 'La bile digérerait toute la graisse que nous mangeons.'],
    ['fr', 'Die Galle zerlegt das Fett nicht in kleine Tropfen.'],
  ])('is rejected in %s: %s', (language, text) => {
    expect(problem(text, language)).toMatch(/language/);
  });

  test('is not recognised from a few words', () => {
    expect(problem('The Rolling Stones: blues.')).toBeUndefined();
  });

  test.each<[Language, string]>([
    ['en', 'Romeo is afraid of Tybalt'],
    ['de', 'Neutral stimmt; was entsteht, fehlt.'],
  ])('is not recognised from words that two languages share, in %s: %s', (language, text) => {
    expect(problem(text, language)).toBeUndefined();
  });

  test('is accepted in a quote', () => {
    expect(
      problem('Zet “the hammer falls faster than the feather because it is heavier” op het bord.'),
    ).toBeUndefined();
  });
});
