import { describe, expect, test } from 'vitest';
import { mayBeConcern } from '../../src/judging/concern-words.ts';

const isFound = (answer: string): boolean => mayBeConcern({ answer, responseIds: ['r1'] });

describe('words of concern', () => {
  test.each([
    'ik wil niet meer',
    'ik snap niks en ik kan het niet meer',
    'Planten groeien van licht. Ik wil dood.',
    'ik word elke dag gepest',
    'ik voel me zo alleen',
    "i don't want to live",
    'i cant do this anymore',
    "I hate myself, I'm so stupid",
    'nobody likes me',
    'ich kann nicht mehr',
    'ich hasse mich',
    'ich will einfach nicht mehr leben',
    "j'en peux plus",
    'je ne veux plus vivre',
    'je me sens trop seule',
  ])('are seen: %s', (answer) => {
    expect(isFound(answer)).toBe(true);
  });

  test.each([
    'ik wil niet meer typen dan nodig',
    'ik kan het niet meer uitrekenen',
    'hij wilde niet meer leven en vluchtte',
    'Werther wollte nicht mehr leben',
    'planten gaan dood zonder licht',
    'i want to give up the seat of the parliament',
    'i cannot do this sum',
    'nobody likes taxes',
    'ich will nicht mehr Energie verbrauchen',
    'je ne peux plus répondre',
    'je suis seul à la maison',
    'de arbeiders waren eenzaam en ongelukkig',
  ])('are no part of an answer about the subject: %s', (answer) => {
    expect(isFound(answer)).toBe(false);
  });
});
