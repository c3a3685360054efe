import type { SentenceRule } from '../../sentences.ts';
import { means, purposes, withParticle } from './statements/aims-and-means.ts';
import { comparisons, sides, superlatives } from './statements/contrasts.ts';
import { doers, names, objects, roles } from './statements/deeds.ts';
import { conditions, effects, meanwhile, moreMore } from './statements/effects.ts';
import { counts, crowd, often } from './statements/numbers.ts';
import { times, whereabouts } from './statements/times-and-places.ts';

/** Questions about plain statements, those that ask for most first. */
export const statements: readonly SentenceRule[] = [
  sides,
  moreMore,
  purposes,
  times,
  superlatives,
  names,
  means,
  whereabouts,
  withParticle,
  conditions,
  meanwhile,
  comparisons,
  crowd,
  counts,
  often,
  effects,
  roles,
  objects,
  doers,
];
