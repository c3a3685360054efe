import type { Candidate } from '../candidate.ts';
import type { Definition } from '../definition.ts';

/** What all questions about a word that a lesson explains have in common. */
export const aboutTerm = (
  of: Definition,
): Pick<Candidate, 'kind' | 'passage' | 'misconception' | 'topic' | 'section'> => ({
  kind: 'definition',
  passage: of.passage,
  misconception: '',
  topic: of.term,
  section: of.section,
});
