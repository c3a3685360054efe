import type { Question, Suggestion } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { editedQuestion } from '../edited-ticket.ts';
import { gapQuestion, isUsed, lessonParts, nextOffers, offersOf, wordParts } from './offers.ts';

const aQuestion = (text: string, passage: string): Question => ({
  id: text,
  type: 'open_text',
  text,
  guide: { passage },
});
const aSuggestion = (text: string, sentence: string): Suggestion => ({ sentence, question: aQuestion(text, sentence) });

const water = 'Water verdampt.';
const clouds = 'Wolken ontstaan door afkoeling.';
const rain = 'Regen valt.';
const offers = offersOf({
  questions: [aQuestion('water 1', water)],
  suggestions: [aSuggestion('water 2', water), aSuggestion('wolken', clouds), aSuggestion('regen', rain)],
});
const asked = (...texts: string[]) =>
  offers.filter(({ question }) => texts.includes(question.text)).map(({ question }) => editedQuestion(question));
const textsOf = (list: readonly { question: Question }[]) => list.map(({ question }) => question.text);

describe('what comes next', () => {
  test('is about a sentence that no other question asks about, where there is one', () => {
    expect(textsOf(nextOffers(offers, asked('water 1')))).toEqual(['wolken', 'regen', 'water 2']);
  });

  test('in the place of a question, comes to every offer before one returns', () => {
    const seen: string[] = [];
    let [current] = asked('water 1');
    for (let turn = 0; turn < offers.length; turn += 1) {
      const [next] = nextOffers(offers, current ? [current] : [], current);
      seen.push(next?.question.text ?? '');
      current = next && editedQuestion(next.question);
    }
    expect(seen).toEqual(['water 2', 'wolken', 'regen', 'water 1']);
  });

  test('is nothing once all are on the ticket', () => {
    expect(nextOffers(offers, asked('water 1', 'water 2', 'wolken', 'regen'))).toEqual([]);
  });
});

test('a sentence is used while a question asks about it', () => {
  expect(isUsed(water, asked('water 2'))).toBe(true);
  expect(isUsed(water, asked('wolken'))).toBe(false);
});

describe('the lesson', () => {
  const content = `Menu\n${water} ${clouds}\n\n${rain}`;

  test('is cut at its sentences and loses no letter', () => {
    const parts = lessonParts(content, [rain, water, clouds]);
    expect(parts.map(({ text }) => text).join('')).toBe(content);
    expect(parts.filter(({ isSentence }) => isSentence).map(({ text }) => text)).toEqual([water, clouds, rain]);
  });

  test('leaves out a sentence that does not stand in it, and the shorter of two that overlap', () => {
    const parts = lessonParts(content, ['Wolken ontstaan', clouds, 'Sneeuw smelt.', '']);
    expect(parts.filter(({ isSentence }) => isSentence).map(({ text }) => text)).toEqual([clouds]);
  });
});

describe('a gap', () => {
  const wording = { before: 'Welk woord ontbreekt? “', blank: '_____', after: '”' };

  test('is asked with the lesson’s words, and its answer is the word', () => {
    const place = wordParts(clouds).findIndex(({ text }) => text === 'afkoeling');
    expect(gapQuestion(clouds, place, wording, 'q9')).toMatchObject({
      id: 'q9',
      type: 'open_text',
      text: 'Welk woord ontbreekt? “Wolken ontstaan door _____.”',
      guide: { modelAnswer: 'afkoeling', passage: clouds },
    });
  });

  test('takes words with their hyphens and apostrophes whole, and loses no letter of the sentence', () => {
    const sentence = "L'eau (H₂O) s’évapore : c'est l'arc-en-ciel !";
    const words = wordParts(sentence);
    expect(words.map(({ text }) => text).join('')).toBe(sentence);
    expect(words.filter(({ isWord }) => isWord).map(({ text }) => text)).toContain("l'arc-en-ciel");
  });
});
