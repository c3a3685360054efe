import type { FocusLevel } from '@exit-tickets/contracts';
import type { Grammar } from '../languages/grammar.ts';
import type { Asked, Phrasing } from '../languages/phrasing.ts';
import type { Material } from '../lesson/material.ts';
import type { Finding } from './findings/finding.ts';

/** A question that could be asked, and how much there is for it. */
export interface Candidate extends Asked {
  level: FocusLevel;
  /** The name of its phrasing: two questions of one kind are dull. */
  kind: string;
  passage: string;
  sentences: readonly number[];
  section: number;
  /** From 0 to about 1.2: how good questions of this kind on this finding turn out. */
  weight: number;
  /** For a choice between terms; the right one is `correctAnswer`. */
  options?: readonly string[];
  correctAnswer?: string;
}

/** What the makers of candidates look at. */
export interface Workbench {
  material: Material;
  findings: readonly Finding[];
  isHistory: boolean;
  grammar: Grammar;
  say: Phrasing;
}

/** Turns a finding and its wording into a candidate. */
export const candidate = (
  level: FocusLevel,
  kind: string,
  weight: number,
  finding: Pick<Finding, 'passage' | 'sentences' | 'section'>,
  asked: Asked,
): Candidate => ({
  level,
  kind,
  weight,
  passage: finding.passage,
  sentences: finding.sentences,
  section: finding.section,
  ...asked,
});

/** The findings of one kind. */
export const ofKind = <Kind extends Finding['kind']>(
  { findings }: Workbench,
  kind: Kind,
): Extract<Finding, { kind: Kind }>[] =>
  findings.filter((finding): finding is Extract<Finding, { kind: Kind }> => finding.kind === kind);
