import { wordsOf } from '../../../language/stem.ts';
import { isToTheJudge } from '../judging/to-the-judge.ts';
import type { JudgedAnswer } from './question-result.ts';

const mostWords = 8;
/** From here an answer is worth reading out. */
export const tellingFrom = 2;

/** How much an answer tells a teacher who reads one of many: words about the subject first, blanks last. */
export const tellingOf = ({ answer, judged }: JudgedAnswer): number => {
  if (judged.band === 'blank') return -2;
  if (isToTheJudge(answer)) return -1;
  return judged.score + Math.min(wordsOf(answer).length, mostWords);
};
