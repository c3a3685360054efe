import { isInOwnWords, type Question, type Wording, withoutMarks } from '@exit-tickets/contracts';
import { wordsWithHyphens } from '../text/stem.ts';
import { groupBy } from './group-by.ts';

/** A label without case, accents and punctuation, so that different spellings count as one label. */
export const foldLabel = (label: string): string => wordsWithHyphens(withoutMarks(label));

/**
 * Groups the wrong and partly right wordings of one question by label; a wording without a label stays alone. Similar
 * words are not enough: they would put “gal verteert vet” beside “vet verteert gal”.
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
