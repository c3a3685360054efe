import { aChoice, aQuestion } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { isOpinion } from '../src/judging/is-opinion.ts';

test.each([
  'Wat vind jij van kernenergie?',
  'Wat vond je vandaag moeilijk?',
  'Hoe vond je de les?',
  'Welke vraag heb je nog?',
  'Wat wil je nog weten over vulkanen?',
  'Wat is jouw mening over de doodstraf?',
  'Vind jij dat dieren rechten hebben? Leg uit.',
  'Wat snap je nog niet?',
  'What do you think of the new law?',
  'What did you find difficult?',
  'In your opinion, was the war necessary?',
  'What question do you still have?',
  'What would you like to learn next?',
  'How do you feel about this topic?',
  'Was hältst du von dem Gesetz?',
  'Welche Frage hast du noch?',
  'Was fandest du schwierig?',
  'Was ist deine Meinung dazu?',
  'Was möchtest du noch wissen?',
  'Que penses-tu de cette loi ?',
  "Qu'as-tu trouvé difficile ?",
  'Quelle question as-tu encore ?',
  'Quelle est ton opinion sur ce texte ?',
])('“%s” asks for an opinion', (text) => {
  expect(isOpinion(aQuestion({ text }))).toBe(true);
});

test.each([
  'Wat denk je dat er gebeurt als het water bevriest?',
  'Hoe vind je de oppervlakte van een cirkel?',
  'Wat vind je als je 3 en 4 optelt?',
  'Wat is de mening van Luther over aflaten?',
  'Tom zegt dat de massa kleiner wordt. Ben je het met hem eens?',
  'Welke vraag stelde Newton zich?',
  'What do you think happens when ice melts?',
  'How do you find the area of a circle?',
  'What did Darwin think about species?',
  'Do you agree with Tom? Explain.',
  'What do plants like?',
  'Wie findest du die Nullstellen?',
  'Was denkst du, was passiert, wenn Eis schmilzt?',
  'Welche Meinung hatte Luther?',
  'À ton avis, que se passe-t-il si la glace fond ?',
  'Que pense Voltaire de la religion ?',
  'Quelles questions pose le roi ?',
])('“%s” does not ask for an opinion', (text) => {
  expect(isOpinion(aQuestion({ text }))).toBe(false);
});

test('a choice never asks for an opinion, whatever its words', () => {
  expect(isOpinion(aChoice({ text: 'Wat vind jij van de les?' }))).toBe(false);
});
