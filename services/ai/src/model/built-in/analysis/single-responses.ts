import type { Language } from '../../../language/language.ts';
import type { Claim } from '../../model.ts';
import { analysisPhrases } from './phrases.ts';
import type { JudgedAnswer, QuestionResult } from './question-result.ts';
import { shorten } from './shorten.ts';
import { tellingFrom, tellingOf } from './telling.ts';

const mostShown = 2;
const fewestQuestions = 2;

interface Given {
  questionId: string;
  one: JudgedAnswer;
}

/** What to show of each response: the answer that comes closest, where it has any words; the closest first. */
const shownOf = (responses: readonly (readonly Given[])[]): Given[] =>
  responses
    .flatMap((given) => {
      const written = given.filter(({ one }) => one.answer.trim() !== '');
      const [shown] = written.sort((a, b) => tellingOf(b.one) - tellingOf(a.one));
      return shown ? [shown] : [];
    })
    .sort((a, b) => tellingOf(b.one) - tellingOf(a.one));

const asQuotes = (shown: readonly Given[]): Claim['quotes'] =>
  shown.map(({ questionId, one }) => ({ responseId: one.responseId, questionId, quote: shorten(one.answer) }));

/** Responses without a single right answer, and those left mostly blank: each kind once, whoever's they are. */
export const concernsOf = (results: readonly QuestionResult[], language: Language): Claim[] => {
  const judged = results.filter(({ tally }) => tally);
  if (judged.length < fewestQuestions) return [];
  const say = analysisPhrases[language];
  const total = judged[0]?.answers.length ?? 0;
  const responses = Array.from({ length: total }, (_, index) =>
    judged.flatMap(({ question, answers }): Given[] => {
      const one = answers[index];
      return one ? [{ questionId: question.id, one }] : [];
    }),
  );
  const isBlank = ({ one }: Given): boolean => one.judged.band === 'blank';
  const noneRight = responses.filter((given) =>
    given.every(({ one }) => one.judged.band !== 'right' && !one.judged.isUnsure),
  );
  const mostlyBlank = responses.filter((given) => given.filter(isBlank).length * 2 > given.length);
  const shown = shownOf(noneRight);
  const telling = shown.filter(({ one }) => tellingOf(one) >= tellingFrom);
  const texts = asQuotes(telling).map(({ quote }) => quote);
  const examples = [...new Set(texts)].slice(0, mostShown);
  const blank = asQuotes(shownOf(mostlyBlank));
  return [
    ...(shown.length > 0 ? [{ text: say.noneRight(noneRight.length, total, examples), quotes: asQuotes(shown) }] : []),
    ...(blank.length > 0 ? [{ text: say.mostlyBlank(mostlyBlank.length, total), quotes: blank }] : []),
  ];
};
