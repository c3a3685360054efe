import type { SentenceRule } from '../../sentences.ts';
import { prepositional, units, uses } from './complements.ts';
import { aims, duties, fates, gained, occasions, procedures, reasons, unlinked, ways } from './courses.ts';
import { means, tools } from './means.ts';
import { found, namesWithin, needs, signs } from './named.ts';
import { doers, examples, objects, ratio, series, subclauses, superlatives } from './objects.ts';
import { directions, whereabouts } from './places.ts';
import {
  amounts,
  counts,
  crowd,
  crowdsAt,
  distances,
  moments,
  often,
  openingTimes,
  regularly,
  since,
  sizes,
  times,
  yearly,
} from './times.ts';

/** Questions about plain statements, those that ask for most first. */
export const statements: readonly SentenceRule[] = [
  openingTimes,
  since,
  times,
  yearly,
  often,
  regularly,
  sizes,
  crowd,
  crowdsAt,
  ways,
  gained,
  uses,
  aims,
  procedures,
  unlinked,
  occasions,
  tools,
  superlatives,
  ratio,
  subclauses,
  means,
  prepositional,
  whereabouts,
  counts,
  examples,
  reasons,
  moments,
  units,
  distances,
  amounts,
  directions,
  found,
  signs,
  namesWithin,
  needs,
  series,
  duties,
  fates,
  doers,
  objects,
];
