import type { Language } from '../../../language/language.ts';
import { analysisPhrases, type Share } from './phrases.ts';
import type { QuestionResult } from './question-result.ts';
import { weakIn } from './tally.ts';

/** With fewer responses nothing is said about a class (a good analysis). */
const fewestResponses = 5;
const half = 0.5;
const well = 0.8;

interface Placed extends Share {
  /** Parts of the class, 0 to 1. */
  rightShare: number;
  weakShare: number;
}

/** Whether most answers are left to the teacher. */
const isOpen = ({ tally }: QuestionResult): boolean =>
  tally !== undefined && tally.unsure >= tally.total * half && tally.unsure > 0;

const onTheWhole = (results: readonly QuestionResult[], language: Language): string => {
  const say = analysisPhrases[language];
  const judged = results.flatMap(({ number, tally }): Placed[] =>
    tally
      ? [
          {
            number,
            right: tally.right,
            total: tally.total,
            rightShare: tally.right / tally.total,
            weakShare: weakIn(tally) / tally.total,
          },
        ]
      : [],
  );
  const [best] = [...judged].sort((a, b) => b.rightShare - a.rightShare);
  const [worst] = [...judged].sort((a, b) => b.weakShare - a.weakShare || a.rightShare - b.rightShare);
  if (!best || !worst) return '';
  const [least = worst] = [...judged].sort((a, b) => a.rightShare - b.rightShare);
  if (judged.length === 1) {
    const only = results.find(({ number }) => number === best.number)?.tally;
    return only ? say.onlyQuestion(best.number, only) : '';
  }
  if (least.rightShare >= well) return say.allWell(least);
  if (judged.every(({ right, weakShare }) => right === best.right && weakShare === best.weakShare))
    return say.alike(best);
  return best.rightShare >= half && best.number !== worst.number ? say.bestAndWorst(best, worst) : say.noneWell(worst);
};

const scaleIn = ({ number, question, answers }: QuestionResult, language: Language): string => {
  const steps = answers.map(({ answer }) => Number(answer)).filter((step) => step >= 1);
  if (question.type !== 'scale' || steps.length === 0) return '';
  return analysisPhrases[language].scale(number, steps.reduce((sum, step) => sum + step, 0) / steps.length);
};

/** How it went, in a sentence or two, and what could not be judged. */
export const overallOf = (results: readonly QuestionResult[], responses: number, language: Language): string => {
  const say = analysisPhrases[language];
  const unread = results
    .filter(({ tally, question }) => !tally && question.type !== 'scale')
    .map(({ number }) => number);
  const open = results.filter(isOpen).map(({ number }) => number);
  return [
    responses < fewestResponses ? say.tooFew(responses) : say.responses(responses),
    onTheWhole(
      results.filter((result) => !isOpen(result)),
      language,
    ),
    open.length > 0 ? say.readYourself(open) : '',
    ...results.map((result) => scaleIn(result, language)),
    unread.length > 0 ? say.notAssessed(unread) : '',
  ]
    .filter(Boolean)
    .join(' ');
};
