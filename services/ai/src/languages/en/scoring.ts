import type { ScoringWords } from '../scoring-words.ts';

export const scoring: ScoringWords = {
  ignore: ['ignore|disregard|forget', 'instructions?|rules?|prompt'],
  give: ['give|award', 'me'],
  award: ['grant', 'this|it|my|full'],
  count: ['mark|grade|score|rate|count|judge|evaluate', 'this|it|me|my', 'full'],
  mine: ['this|my', 'answer', 'is'],
  isRight: 'this is the (?:right|correct) answer',
  deserve: ['i deserve', 'full'],
  teacher: ['the teacher', 'said|says', 'wrong'],
  all: ['full|maximum', 'points?|marks'],
  please: ['points', 'please|pls'],
  points: 'points?|score|marks?|grade',
  right: 'right|correct',
};
