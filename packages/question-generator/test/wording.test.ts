import { describe, expect, test } from 'vitest';
import { allCandidates } from '../src/questions/generate.ts';

const wordingsOf = (text: string): string[] =>
  allCandidates(text).candidates.flatMap(({ wordings }) =>
    wordings.map((wording) => wording.replaceAll('\u00a0', ' ')),
  );
const artificial =
  /\b(?:Stel (?:je voor )?dat|Suppose|Imagine|Stell dir vor|Imagine que|Was gilt, wenn|diesem Schritt|happens (?:then|next))\b/u;
const ownWords = /eigen woorden|your own words|eigenen Worten|tes propres mots/u;

describe('questions are worded as a teacher says them', () => {
  test.each([
    [
      'Als een plant te weinig water krijgt, verliezen de cellen hun stevigheid.',
      'Wat gebeurt er als een plant te weinig water krijgt?',
    ],
    [
      'De druk in een fietsband stijgt als de temperatuur van de lucht stijgt.',
      'Wat gebeurt er als de temperatuur van de lucht stijgt?',
    ],
    [
      'If a plant gets too little water, its cells lose their pressure.',
      'What happens when a plant gets too little water?',
    ],
    ['Wenn ein Datenpaket fehlt, fordert der Empfänger eine Kopie an.', 'Was passiert, wenn ein Datenpaket fehlt?'],
    ["Lorsqu'une artère se bouche, une partie du muscle meurt.", "Que se passe-t-il lorsqu'une artère se bouche ?"],
  ])('what happens when, and nobody imagines anything (%s)', (text, wording) => {
    const wordings = wordingsOf(text);
    expect(wordings).toContain(wording);
    expect(wordings.filter((one) => artificial.test(one))).toEqual([]);
  });

  test.each([
    'Steigt der Anteil der Nichtraucher von 50 % auf 60 %, so ist er um 10 Prozentpunkte gestiegen.',
    'Zuerst war ein Junge mehrere Jahre Lehrling. Danach zog er als Geselle von Stadt zu Stadt.',
    'Quand la lumière est blanche, elle est un mélange de toutes les couleurs.',
  ])('what a question cannot let guess is not asked (%s)', (text) => {
    expect(wordingsOf(text)).toEqual([]);
  });

  test.each([
    ['Een byte is een groep van acht bits.'],
    ['A bill is a proposal for a law.'],
    ['Arterien sind Blutgefäße, die das Blut vom Herzen wegführen.'],
    ["L'ornement est une note qui décore la mélodie."],
  ])('a short definition is not asked in own words (%s)', (text) => {
    expect(wordingsOf(text)).not.toEqual([]);
    expect(wordingsOf(text).filter((one) => ownWords.test(one))).toEqual([]);
  });

  test('mitochondria are many, and explained without “it”', () => {
    const text = 'Mitochondria are the structures where energy is released from glucose in respiration.';
    expect(wordingsOf(text)).toContain('What are mitochondria? Explain in your own words.');
    expect(wordingsOf(text).filter((one) => /\bit\b/u.test(one))).toEqual([]);
  });

  test.each([
    'Een rechthoekige driehoek is een driehoek met een hoek van 90° waarin je kunt rekenen.',
    'Een zoutdeeltje is een deeltje van een zout dat in water zweeft.',
    'A steam engine is an engine that is driven by steam from a boiler.',
    'Eine Pflanzenzelle ist eine Zelle, die in einer Pflanze vorkommt.',
    "Un moteur électrique est un moteur qui utilise l'énergie électrique.",
  ])('a term that says what it is is not asked about (%s)', (text) => {
    expect(wordingsOf(text)).toEqual([]);
  });

  test('“de vraag” is quoted, since it is a question as well', () => {
    const text = 'De vraag is de hoeveelheid die kopers bij een bepaalde prijs willen kopen.';
    expect(wordingsOf(text)).toContain('Wat wordt er bedoeld met “vraag”?');
    expect(wordingsOf(text).filter((one) => /wat de vraag is/u.test(one))).toEqual([]);
  });
});
