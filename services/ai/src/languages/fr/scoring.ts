import type { ScoringWords } from '../scoring-words.ts';

export const scoring: ScoringWords = {
  ignore: ['ignore[zr]?|oublie[zr]?', 'consignes?|règles'],
  give: ['donne[zr]?', 'moi'],
  award: ['mets?|mettez', 'cette|ma|tous|toutes'],
  count: ['note[zr]?|évalue[zr]?|compte[zr]?|marque[zr]?', 'cette|ma|ceci', 'maximum|parfait'],
  mine: ['cette|ma', 'réponse', 'est'],
  isRight: "c['’]est la bonne réponse",
  deserve: ['je mérite', ''],
  teacher: [String.raw`le prof\p{L}*|la prof\p{L}*`, 'dit|a dit', 'faux'],
  all: ['tous les|toutes les', ''],
  please: ['', "svp|s['’]il"],
  points: 'note',
  right: 'juste|correcte',
};
