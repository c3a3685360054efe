import { grammars } from '../../languages/grammars.ts';
import type { Material } from '../../lesson/material.ts';
import { clausesOf } from './clauses.ts';
import { findDefinitions } from './definitions.ts';
import { findEnumerations } from './enumerations.ts';
import type { Finding } from './finding.ts';
import { findCauses, findComparisons, findConditions, findConsequences, findContrasts } from './relations.ts';
import { findStatements, isHistory } from './statements.ts';

export interface Findings {
  all: readonly Finding[];
  isHistory: boolean;
}

/** Everything in the material that a question can be made of, in the order of kinds. */
export const findIn = (material: Material): Findings => {
  const grammar = grammars[material.language];
  const clauses = clausesOf(material, grammar);
  const definitions = findDefinitions(clauses, grammar, material.language);
  return {
    isHistory: isHistory(clauses),
    all: [
      ...definitions,
      ...findCauses(clauses, grammar),
      ...findConsequences(clauses, grammar),
      ...findConditions(clauses, grammar, definitions),
      ...findContrasts(clauses, grammar),
      ...findComparisons(clauses, grammar),
      ...findEnumerations(clauses, grammar, material.language),
      ...findStatements(clauses, grammar, material.language),
    ],
  };
};
