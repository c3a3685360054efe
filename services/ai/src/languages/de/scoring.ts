import type { ScoringWords } from '../scoring-words.ts';

export const scoring: ScoringWords = {
  ignore: ['ignoriere?n?|vergiss', String.raw`anweisung\p{L}*|regeln`],
  give: ['gib', 'mir'],
  award: ['gebt|geben sie|vergib', 'diese|dieser|mein'],
  count: ['bewerte|werte', 'diese|dies|meine|es', 'voll'],
  mine: ['diese|meine', 'antwort', 'ist'],
  isRight: 'das ist die richtige antwort',
  deserve: ['ich verdiene', ''],
  teacher: ['der lehrer|die lehrerin', 'sagt|sagte', 'falsch'],
  all: ['alle|volle', 'punkte|punktzahl'],
  please: ['punkte', 'bitte'],
  points: 'punkte?n?|punktzahl',
  right: 'richtig|korrekt',
};
