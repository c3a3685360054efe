import type { SentenceRule } from '../../sentences.ts';
import { means, origins, purposes, turned, ways, withParticle } from './statements/aims-and-means.ts';
import { boundTo, hindered, moved, toldThat, wished } from './statements/complements.ts';
import { comparisons, sides, superlatives, unlike, utmost } from './statements/contrasts.ts';
import { doers, names, objects, roles } from './statements/deeds.ts';
import { conditions, effects, meanwhile, moreMore } from './statements/effects.ts';
import { measures } from './statements/measures.ts';
import { whatWas, whoWas } from './statements/named.ts';
import { counts, crowd, often } from './statements/numbers.ts';
import { times, whereabouts } from './statements/times-and-places.ts';

/** Questions about plain statements, those that ask for most first. */
export const statements: readonly SentenceRule[] = [
  sides,
  moreMore,
  whoWas,
  whatWas,
  measures,
  moved,
  hindered,
  wished,
  origins,
  turned,
  purposes,
  times,
  toldThat,
  boundTo,
  superlatives,
  utmost,
  unlike,
  names,
  ways,
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
