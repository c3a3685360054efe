import type { ScoringWords } from '../scoring-words.ts';

export const scoring: ScoringWords = {
  ignore: ['negeer|vergeet', 'instructies?|regels|opdracht(?:en)?'],
  give: ['geef', 'mij'],
  award: ['', 'dit|mijn|deze|alle|volle|het maximale'],
  count: ['reken|beoordeel|keur|markeer', 'dit|deze|mijn|het', 'vol|maximaal'],
  mine: ['dit|mijn', 'antwoord', 'is'],
  isRight: String.raw`\b(?:dit|dat) is (?:het|een) (?:goede|juiste|correcte?) antwoord`,
  deserve: ['ik verdien', 'goed|voldoende'],
  teacher: ['de (?:docent|leraar|juf|meester)', 'zei|zegt', 'fout'],
  all: ['alle|volle', 'punten'],
  please: ['punten', 'aub|alsjeblieft|alstublieft'],
  points: 'punten?|cijfer',
  right: 'goed|juist',
};
