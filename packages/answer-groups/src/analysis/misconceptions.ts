import { isInOwnWords, type Question, type Wording, withoutMarks } from '@exit-tickets/contracts';
import { wordsWithHyphens } from '../text/stem.ts';
import { groupBy } from './group-by.ts';

/** A label without case, accents and marks, so that two ways to type it are one label. */
export const foldLabel = (label: string): string => wordsWithHyphens(withoutMarks(label));

/**
 * The wrong and partly right wordings of one question: those that share a label together, every other by itself. Only whoever
 * gives labels says that different words mean the same; words alone put “gal verteert vet” beside “vet verteert gal”.
 */
export const misconceptionsIn = <Judged extends Wording>(
  wordings: readonly Judged[],
  question: Question,
): (readonly Judged[])[] => {
  const flawed = wordings.filter(({ verdict }) => verdict === 'wrong' || verdict === 'partly');
  const isLabelled = ({ label }: Judged): boolean => isInOwnWords(question) && foldLabel(label ?? '') !== '';
  const labelled = groupBy(flawed.filter(isLabelled), ({ label }) => foldLabel(label ?? ''));
  return [...labelled.values(), ...flawed.filter((wording) => !isLabelled(wording)).map((wording) => [wording])];
};
